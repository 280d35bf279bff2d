/**
 * The reader's attempts at exercises: those that the device stores, and those that it refused to store, which
 * last as long as the page. The store is opened when it is first needed.
 */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type Attempt, attemptVersion } from '../practice/attempt.ts';
import type { Imported, ProgressStore, StoredProgress } from '../storage/progressStore.ts';
import { answerOf } from './answerInTime.ts';
import { now } from './now.ts';
import { type Clock, timerClock } from './playing.ts';
import { addNotices, dismissNotice, type Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';
import { newTreeId } from './subject.ts';

export interface ProgressState extends StoredProgress {
  /** whether the stored attempts have been read, and whether reading failed */
  readonly reading: 'not-yet' | 'done' | 'failed';
  /** whether attempts are stored beyond the closing of the page */
  readonly isLasting: boolean;
  /** the number of attempts that the device did not store */
  readonly unstored: number;
}

/** The attempts that this page knows; empty until the first call of `refreshProgress`. */
export const PRACTISED: Slice<ProgressState> = {
  beginning: { attempts: [], damaged: 0, newer: 0, reading: 'not-yet', isLasting: true, unstored: 0 },
};

export interface ProgressRecorder {
  /**
   * Stores an attempt on the device. When that fails, the attempt is kept in the page, and a notice tells the
   * reader.
   */
  record(attempt: Attempt): Promise<void>;
  /** Reads the stored attempts again. */
  refresh(): Promise<void>;
  importAll(attempts: readonly Attempt[]): Promise<Imported | null>;
  clear(): Promise<boolean>;
}

/**
 * The name of the broadcast channel by which the page's browser tabs tell each other that an attempt was
 * stored.
 */
const CHANNEL = 'plyscope-progress';

/**
 * Makes the object that stores and reads a session's attempts; it is made once for a session. `open` opens
 * the device's store.
 */
export function createProgressRecorder(
  session: Session,
  open: () => Promise<ProgressStore>,
  clock: Clock = timerClock,
): ProgressRecorder {
  let kept: StoredProgress = { attempts: [], damaged: 0, newer: 0 };
  let unstored: readonly Attempt[] = [];
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
    const attempts = [...kept.attempts, ...unstored];
    changeSlice(session, PRACTISED, { ...kept, attempts, reading, unstored: unstored.length });
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
      const ids = new Set(kept.attempts.map(({ id }) => id));
      unstored = unstored.filter(({ id }) => !ids.has(id));
      changeSlice(session, PRACTISED, { isLasting: there.isLasting });
      show('done');
    } catch {
      show('failed');
    }
  });

  const writeAttempts = async (attempts: readonly Attempt[]): Promise<Imported | null> => {
    try {
      const imported = await (await store()).importAll(attempts);
      if (imported !== null) announce();
      return imported;
    } catch {
      return null;
    }
  };

  const writeUnstored = oneAtATime(async () => {
    const due = new Set(unstored);
    if (due.size === 0 || (await writeAttempts([...due])) === null) return;
    unstored = unstored.filter((attempt) => !due.has(attempt));
    kept = { ...kept, attempts: [...kept.attempts, ...due] };
  });

  return {
    refresh,
    async record(attempt) {
      unstored = [...unstored, attempt];
      // Attempts that the device refused before are offered again, because there may be room for them now.
      let isLate = false;
      const keep = async () => {
        await writeUnstored();
        await refresh();
      };
      await answerOf(keep(), clock, () => {
        isLate = true;
        show(sliceOf(session, PRACTISED).reading);
        sayNotStored();
      });
      const { isLasting } = sliceOf(session, PRACTISED);
      const isLost = unstored.includes(attempt) || (!isLasting && !hasSaidNotLasting);
      hasSaidNotLasting ||= !isLasting;
      if (isLost) sayNotStored();
      else if (isLate) unsayNotStored();
    },
    async importAll(attempts) {
      const imported = await writeAttempts(attempts);
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
export const importAttempts = (session: Session, attempts: readonly Attempt[]) =>
  recorderOf(session).importAll(attempts);
export const clearProgress = (session: Session) => recorderOf(session).clear();
export const recordAttempt = (session: Session, attempt: Attempt) => recorderOf(session).record(attempt);

/** Returns a new attempt with an id and the current time. */
export function newAttempt(done: Omit<Attempt, 'version' | 'id' | 'at'>): Attempt {
  return { version: attemptVersion(done), id: newTreeId(), at: now(), ...done };
}

/**
 * Reads the attempts again whenever another browser tab stores one, until the returned function is called.
 */
export function followProgress(session: Session, page: Window): () => void {
  const refresh = () => void refreshProgress(session);
  const channel = openChannel();
  channel?.addEventListener('message', refresh);
  // The attempts are also read again when the reader returns to this tab, for browsers in which tabs cannot
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
