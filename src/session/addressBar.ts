/**
 * Keeps the address bar in step with the session. Each tree or screen is one history entry, written at once. Steps and
 * edits make no entries; at most one of them is written per 500 ms (some browsers throw after 100 writes in 30 s).
 * After 30 entries in 30 s the next ones wait like edits, and only the newest is written.
 *
 * What an entry showed when it was left is remembered under the entry's name, which is in its state, so that coming
 * back shows exactly that, whether or not it was written in time.
 */
import { decodeAddress, encodeAddress } from '../link/address.ts';
import { VERSION } from '../link/addressFormat.ts';
import { addressOf } from './addressOf.ts';
import { isSameIn } from './channels.ts';
import { type EntryState, entryOf, stateOf } from './historyEntry.ts';
import { rememberPlace } from './lastPlace.ts';
import { isCuredByReload, type Notice } from './notice.ts';
import { openComparison } from './openComparison.ts';
import { packedOf } from './packedOf.ts';
import { openPlace } from './place.ts';
import { isPlace } from './placeHash.ts';
import type { Clock } from './playing.ts';
import { restore } from './restore.ts';
import { hashOfScreen, screenOf } from './screens.ts';
import { type Activity, addNotices, goToStep, type Session, type SessionState } from './session.ts';
import type { Shown } from './shown.ts';
import { showAgain } from './showOther.ts';
import { visit } from './visiting.ts';

/** The part of the browser's window that is used here. */
export interface AddressHost {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

const LEAST_MS = 500;

/**
 * The number of new entries within the time below that are written at once. Together with the edits of that time they
 * stay below 100.
 */
const MOST_ENTRIES = 30;
const ENTRIES_MS = 30_000;

/** The state when the session was made, in case it has changed since. */
export interface Beginning {
  readonly hash: string;
  readonly state: SessionState;
}

/** Follows both ways until the returned function is called. */
export function followAddress(
  session: Session,
  host: AddressHost,
  clock: Clock,
  now: () => number,
  began: Beginning = { hash: host.location.hash, state: session.getState() },
): () => void {
  const left = new Map<string, SessionState>();
  let made = 0;
  const newEntry = () => `${now()}.${made++}`;
  let entry = entryOf(host)?.entry ?? newEntry();
  let lastWrite = now();
  let cancel: (() => void) | null = null;
  /** whether the tree has changed since the last write, so that the next write makes a new entry */
  let isNewTree = false;
  /** the step in the state of the entry */
  let markedStep: number | null = null;
  /** the reader's own tree when it was left for another one; its address may lack the last edit */
  let lastOfOwn: SessionState | null = null;
  let isReading = false;
  /** whether the tree of an exercise's address is still being loaded */
  let isOpening = false;
  /** the times of the newest entries, oldest first, {@link MOST_ENTRIES} at most */
  let entryTimes: readonly number[] = [];
  /** the number of times that the reader has gone to an entry */
  let reads = 0;

  const rest = () => {
    cancel?.();
    cancel = null;
  };

  const schedule = () => {
    cancel ??= clock(Math.max(0, lastWrite + LEAST_MS - now()), writeAddress);
  };

  const writeAddress = () => {
    cancel = null;
    const state = lastOfOwn ?? session.getState();
    const address = addressOf(state);
    const place = placeIn(state);
    if (place === null && address === null) {
      void packedOf(state.subject).then(schedule, () =>
        addNotices(session, [{ kind: 'load-failed', again: schedule }]),
      );
      return;
    }
    const hash = place ?? (address === null ? null : encodeAddress(address));
    if (state === lastOfOwn) {
      lastOfOwn = null;
      if (hash !== null && `#${hash}` !== host.location.hash) {
        host.history.replaceState(stateOf(entry, state), '', `#${hash}`);
        lastWrite = now();
      }
      writeAddress();
      return;
    }
    if (hash === null) addNotices(session, [{ kind: 'too-long-for-address' }]);
    const { pathname, search } = host.location;
    // A tree without an address is not the one on the front door either.
    if (place === null && hash !== null) rememberPlace(state, hash);
    const shown = hash ?? VERSION;
    const url = shown === '' ? `${pathname}${search}` : `#${shown}`;
    const isThere = shown === host.location.hash.slice(1);
    // The address of a place has no step; the state of its entry has it.
    if (isThere && !isNewTree && (place === null || state.step === markedStep)) return;
    markedStep = state.step;
    // A page that was opened at an exercise's address is already there.
    if (isNewTree && !isThere) {
      entry = newEntry();
      host.history.pushState(stateOf(entry, state), '', url);
      entryTimes = [...entryTimes, now()].slice(-MOST_ENTRIES);
    } else host.history.replaceState(stateOf(entry, state), '', url);
    lastWrite = now();
    isNewTree = false;
  };

  /** Writes a new entry at once, after everything that changes together has changed. */
  const writeNow = () => {
    if (!isNewTree) return;
    rest();
    writeAddress();
  };

  const stop = session.subscribe((state, before) => {
    if (isSameIn(TOLD, state, before)) return;
    if (!isReading && treeName(state) !== treeName(before)) {
      if (!isNewTree) {
        left.set(entry, before);
        rememberLeft(before);
        lastOfOwn = placeIn(before) === null && before.subject.own !== null ? before : null;
      }
      isNewTree = true;
      // Back leads to what was left, however soon it is pressed.
      const isFew = entryTimes.length < MOST_ENTRIES || now() - (entryTimes[0] ?? 0) >= ENTRIES_MS;
      if (!isOpening && isFew) queueMicrotask(writeNow);
    }
    schedule();
  });

  const read = () => {
    const state = session.getState();
    if (!isNewTree) left.set(entry, state);
    isNewTree = false;
    lastOfOwn = null;
    rest();
    const known = entryOf(host);
    entry = known?.entry ?? newEntry();
    reads += 1;
    const remembered = left.get(entry);
    const screen = screenOf(host.location.hash);
    if (screen !== null && remembered !== undefined)
      show(
        remembered,
        {},
        remembered.activity.kind === 'visiting' ? remembered.activity : { kind: 'visiting', screen },
      );
    else if (remembered !== undefined && !isPlace(host.location.hash))
      show(remembered, {}, remembered.activity.kind === 'comparing' ? remembered.activity : undefined);
    else readHash(known);
  };

  /** Shows what the hash says; the reader's own tree and the step of a place come from the entry. */
  const readHash = (known: EntryState | null = null) => {
    const { hash } = host.location;
    const state = session.getState();
    const read = reads;
    const screen = screenOf(hash);
    if (screen !== null) {
      isReading = true;
      visit(session, screen, hash.slice(1));
      if (screen === 'course' && known?.step !== undefined) goToStep(session, known.step);
      isReading = false;
      markEntry();
      return;
    }
    if (isPlace(hash)) {
      isOpening = true;
      void openPlace(session, hash, known?.step).then(() => {
        isOpening = false;
        if (read !== reads) return;
        // The state belongs to this entry, whatever else its address could stand for.
        isNewTree = false;
        correct(session.getState().notices);
      });
      return;
    }
    void restore(decodeAddress(hash), known?.tree).then(({ notices, language, compare, ...shown }) => {
      // The reader has gone to another entry while this one was unpacked or loaded.
      if (read !== reads) return;
      const unsaved = state.past.length > 0 ? [{ kind: 'left-tree', shown: state } as const] : [];
      show(
        { ...shown, past: [], future: [] },
        language === null ? {} : { language, linkLanguage: language.code },
      );
      if (compare !== null) openComparison(session, compare);
      addNotices(session, [...notices, ...unsaved]);
      correct(notices);
    });
  };

  /** An address that could not be read is replaced by that of what is shown, or waits for a reload. */
  const correct = (notices: readonly Notice[]) => {
    if (notices.some(isCuredByReload)) rest();
    else if (notices.length > 0) schedule();
  };

  /** Writes what the entry shows into its state; the address stays. */
  const markEntry = (state = session.getState()) => {
    host.history.replaceState(stateOf(entry, state), '');
    markedStep = state.step;
    lastWrite = now();
  };

  const show = (shown: Shown, more: Partial<SessionState> = {}, activity?: Activity) => {
    isReading = true;
    session.setState(more);
    showAgain(session, shown, activity);
    isReading = false;
    markEntry();
  };

  rememberLeft(session.getState());
  host.addEventListener('popstate', read);
  // The reader may have gone elsewhere, or used the page, before this was loaded.
  if (host.location.hash !== began.hash) readHash();
  else {
    // Back leads to what the page began with, even when the reader has left it already.
    const isLeft = !isPlace(began.hash) && treeName(session.getState()) !== treeName(began.state);
    if (isLeft) {
      left.set(entry, began.state);
      isNewTree = true;
    }
    markEntry(isLeft ? began.state : session.getState());
    if (TOLD.some((part) => session.getState()[part] !== began.state[part])) schedule();
    correct(session.getState().notices);
  }
  return () => {
    stop();
    rest();
    host.removeEventListener('popstate', read);
  };
}

/** The parts of the state that an address describes. */
const TOLD = [
  'subject',
  'algorithm',
  'rules',
  'limits',
  'notation',
  'numbers',
  'step',
  'linkLanguage',
  'activity',
  'place',
] as const;

/**
 * Returns the address of a screen, an exercise, a set or a lesson, which replaces the tree's; null when the tree is
 * what the address is about.
 */
export function placeIn(state: SessionState): string | null {
  const { activity } = state;
  if (activity.kind === 'visiting') return activity.at ?? hashOfScreen(activity.screen);
  return activity.kind === 'practising' ? activity.place : (state.place?.(state) ?? null);
}

/** A tree that is left is continued at the same step, however soon after the last step it is left. */
function rememberLeft(state: SessionState): void {
  const address = placeIn(state) === null ? addressOf(state) : null;
  const hash = address === null ? null : encodeAddress(address);
  if (hash !== null) rememberPlace(state, hash);
}

/**
 * Returns what makes a history entry: the exercise or lesson, or the tree, which is the same from its first edit to its
 * last.
 */
function treeName(state: SessionState): string {
  const { example, own, game } = state.subject;
  if (state.activity.kind === 'visiting') return `screen ${state.activity.screen}`;
  const place = placeIn(state);
  // The moments of a lesson share one entry.
  if (place !== null) return `place ${place.replace(/check=\w+&|&moment=\d+$/g, '')}`;
  if (game !== null) return `game ${game.setting.name}`;
  return example === null ? `own ${own?.id}` : `library ${example.id}`;
}
