/**
 * The reader's records of practice: those that the device stores, and those that it refused to store, which
 * last as long as the page. The store is opened when it is first needed.
 */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type Attempt, attemptVersion } from '../practice/attempt.ts';
import type { Skill } from '../practice/index.ts';
import type { PracticeRecord } from '../practice/schedule/studentState.ts';
import type { Imported, ProgressStore, StoredProgress } from '../storage/progressStore.ts';
import { answerOf } from './answerInTime.ts';
import { now } from './now.ts';
import { type Clock, timerClock } from './playing.ts';
import { addNotices, dismissNotice, type Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';
import { newTreeId } from './subject.ts';

export interface ProgressState extends StoredProgress {
  /** whether the stored records have been read, and whether reading failed */
  readonly reading: 'not-yet' | 'done' | 'failed';
  /** whether records are stored beyond the closing of the page */
  readonly isLasting: boolean;
  /** the number of records that the device did not store */
  readonly unstored: number;
}

/** The records that this page knows; empty until the first call of `refreshProgress`. */
export const PRACTISED: Slice<ProgressState> = {
  beginning: { records: [], damaged: 0, newer: 0, reading: 'not-yet', isLasting: true, unstored: 0 },
};

export interface ProgressRecorder {
  /**
   * Stores a record on the device. When that fails, the record is kept in the page, and a notice tells the
   * reader.
   */
  keep(record: PracticeRecord): Promise<void>;
  /** Reads the stored records again. */
  refresh(): Promise<void>;
  importAll(records: readonly PracticeRecord[]): Promise<Imported | null>;
  clear(): Promise<boolean>;
}

/**
 * The name of the broadcast channel by which the page's browser tabs tell each other that a record was
 * stored.
 */
const CHANNEL = 'plyscope-progress';

/**
 * Makes the object that stores and reads a session's records; it is made once for a session. `open` opens
 * the device's store.
 */
export function createProgressRecorder(
  session: Session,
  open: () => Promise<ProgressStore>,
  clock: Clock = timerClock,
): ProgressRecorder {
  let kept: StoredProgress = { records: [], damaged: 0, newer: 0 };
  let unstored: readonly PracticeRecord[] = [];
  let opened: Promise<ProgressStore> | null = null;
  let hasSaidNotLasting = false;

  const store = async (): Promise<ProgressStore> => {
    opened ??= open();
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };

  const show = (reading: ProgressState['reading']) => {
    const records = [...kept.records, ...unstored];
    changeSlice(session, PRACTISED, { ...kept, records, reading, unstored: unstored.length });
  };

  const said = () => session.getState().notices.find(({ kind }) => kind === 'progress-not-stored');
  const sayNotStored = () => {
    if (said() === undefined) addNotices(session, [{ kind: 'progress-not-stored' }]);
  };
  const unsayNotStored = () => {
    const notice = said();
    if (notice !== undefined) dismissNotice(session, notice);
  };

  const refresh = oneAtATime(async () => {
    try {
      const there = await store();
      kept = await there.list();
      const ids = new Set(kept.records.map(({ id }) => id));
      unstored = unstored.filter(({ id }) => !ids.has(id));
      changeSlice(session, PRACTISED, { isLasting: there.isLasting });
      show('done');
    } catch {
      show('failed');
    }
  });

  const write = async (records: readonly PracticeRecord[]): Promise<Imported | null> => {
    try {
      const imported = await (await store()).importAll(records);
      if (imported !== null) announce();
      return imported;
    } catch {
      return null;
    }
  };

  const writeUnstored = oneAtATime(async () => {
    const due = new Set(unstored);
    if (due.size === 0 || (await write([...due])) === null) return;
    unstored = unstored.filter((record) => !due.has(record));
    kept = { ...kept, records: [...kept.records, ...due] };
  });

  return {
    refresh,
    async keep(record) {
      unstored = [...unstored, record];
      // What comes next depends on the record at once.
      changeSlice(session, PRACTISED, { records: [...sliceOf(session, PRACTISED).records, record] });
      // Records that the device refused before are offered again, because there may be room for them now.
      let isLate = false;
      const storeAll = async () => {
        await writeUnstored();
        await refresh();
      };
      await answerOf(storeAll(), clock, () => {
        isLate = true;
        show(sliceOf(session, PRACTISED).reading);
        sayNotStored();
      });
      const { isLasting } = sliceOf(session, PRACTISED);
      const isLost = unstored.includes(record) || (!isLasting && !hasSaidNotLasting);
      hasSaidNotLasting ||= !isLasting;
      if (isLost) sayNotStored();
      else if (isLate) unsayNotStored();
    },
    async importAll(records) {
      const imported = await write(records);
      await refresh();
      return imported;
    },
    async clear() {
      const isCleared = await store().then(
        (there) => there.clear(),
        () => false,
      );
      if (isCleared) {
        unstored = [];
        announce();
      }
      await refresh();
      return isCleared;
    },
  };
}

/**
 * Returns a function that runs the work, never twice at the same time. A call while the work is running waits
 * until the work has been run once more.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await work();
    }
    running = null;
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}

const recorderOf = memoizeByObject((session: Session) =>
  createProgressRecorder(session, () =>
    import('../storage/progressStore.ts').then(({ openProgressStore }) => openProgressStore()),
  ),
);

export const refreshProgress = (session: Session) => recorderOf(session).refresh();
export const importRecords = (session: Session, records: readonly PracticeRecord[]) =>
  recorderOf(session).importAll(records);
export const clearProgress = (session: Session) => recorderOf(session).clear();

/** The sessions whose records are not stored, because the device belongs to many learners. */
const KEPT_NOT = new WeakSet<Session>();

/** Stores no records of this session on the device from now on. */
export function keepNoProgress(session: Session): void {
  KEPT_NOT.add(session);
}

export async function keepRecord(session: Session, record: PracticeRecord): Promise<void> {
  if (!KEPT_NOT.has(session)) await recorderOf(session).keep(record);
}

/** Returns a new attempt with an id and the current time. */
export function newAttempt(done: Omit<Attempt, 'version' | 'id' | 'at'>): Attempt {
  return { version: attemptVersion(done), id: newTreeId(), at: now(), ...done };
}

/** Records that the reader has seen a worked model of a skill, or has waved it away. */
export function keepModel(session: Session, skill: Skill): Promise<void> {
  return keepRecord(session, { version: 3, id: newTreeId(), at: now(), skill, model: true });
}

/**
 * Reads the records again whenever another browser tab stores one, until the returned function is called.
 */
export function followProgress(session: Session, page: Window): () => void {
  const refresh = () => void refreshProgress(session);
  const channel = openChannel();
  channel?.addEventListener('message', refresh);
  // The records are also read again when the reader returns to this tab, for browsers in which tabs cannot
  // communicate.
  page.addEventListener('focus', refresh);
  refresh();
  return () => {
    channel?.close();
    page.removeEventListener('focus', refresh);
  };
}

function announce(): void {
  const channel = openChannel();
  channel?.postMessage('written');
  channel?.close();
}

/** Returns the broadcast channel; null when the browser allows neither channels nor storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
