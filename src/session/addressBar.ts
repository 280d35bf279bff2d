/**
 * Keeps the address bar in step with the session: one history entry a tree or screen, written at once, none a step
 * or an edit, of which one is written per 500 ms at most (some browsers throw after 100 in 30 s). After 30 entries in
 * 30 s the next ones wait like edits, and only the newest of them is written.
 *
 * What an entry showed when it was left is remembered under the entry's name, which stands in its
 * state, so that coming back shows exactly that, written in time or not.
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

/** The part of a window this needs. */
export interface AddressHost {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

const LEAST_MS = 500;

/** So many new entries within the time below are written at once. With the edits of that time they stay below 100. */
const MOST_ENTRIES = 30;
const ENTRIES_MS = 30_000;

/** What there was when the session was made, should it have changed since. */
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
  /** the tree has changed since the last write, which so makes a new entry */
  let isNewTree = false;
  /** the step that the state of the entry says */
  let markedStep: number | null = null;
  /** one's own tree at the moment it was left for another one, whose address may lack its last edit */
  let lastOfOwn: SessionState | null = null;
  let isReading = false;
  /** what the address of an exercise is about is on its way */
  let isOpening = false;
  /** when the newest entries were made, oldest first, {@link MOST_ENTRIES} at most */
  let entryTimes: readonly number[] = [];
  /** how often the reader has gone to an entry */
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
    // A tree without an address is not on the front door, either.
    if (place === null && hash !== null) rememberPlace(state, hash);
    const shown = hash ?? VERSION;
    const url = shown === '' ? `${pathname}${search}` : `#${shown}`;
    const isThere = shown === host.location.hash.slice(1);
    // The address of a place says no step: the state of its entry does.
    if (isThere && !isNewTree && (place === null || state.step === markedStep)) return;
    markedStep = state.step;
    // A page that was opened at an exercise's address is at it already.
    if (isNewTree && !isThere) {
      entry = newEntry();
      host.history.pushState(stateOf(entry, state), '', url);
      entryTimes = [...entryTimes, now()].slice(-MOST_ENTRIES);
    } else host.history.replaceState(stateOf(entry, state), '', url);
    lastWrite = now();
    isNewTree = false;
  };

  /** Once all that is changed together has been. */
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

  /** Shows what the hash says, one's own tree and the step of a place as the entry knows them. */
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
        // It is this entry's, whatever else its address could be.
        isNewTree = false;
        correct(session.getState().notices);
      });
      return;
    }
    void restore(decodeAddress(hash), known?.tree).then(({ notices, language, compare, ...shown }) => {
      // The reader has gone on to another entry while this one was unpacked or loaded.
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

  /** An address that was not read as it stands gives way to that of what is shown, or waits for a reload. */
  const correct = (notices: readonly Notice[]) => {
    if (notices.some(isCuredByReload)) rest();
    else if (notices.length > 0) schedule();
  };

  /** Says of the entry what it shows, at the address that stands there. */
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
  // The page may have been sent elsewhere, or been used, before this came.
  if (host.location.hash !== began.hash) readHash();
  else {
    // Back leads to what the page began with, also where the reader has left it already.
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

/** What an address tells of. */
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

/** The address of a screen, an exercise, a set or a lesson, in place of the tree's; null where the tree is what it is about. */
export function placeIn(state: SessionState): string | null {
  const { activity } = state;
  if (activity.kind === 'visiting') return activity.at ?? hashOfScreen(activity.screen);
  return activity.kind === 'practising' ? activity.place : (state.place?.(state) ?? null);
}

/** Where one is left is where one goes on, however soon after the last step it is left. */
function rememberLeft(state: SessionState): void {
  const address = placeIn(state) === null ? addressOf(state) : null;
  const hash = address === null ? null : encodeAddress(address);
  if (hash !== null) rememberPlace(state, hash);
}

/** What makes a history entry: the exercise or lesson, or the tree, from its first edit to its last the same. */
function treeName(state: SessionState): string {
  const { example, own, game } = state.subject;
  if (state.activity.kind === 'visiting') return `screen ${state.activity.screen}`;
  const place = placeIn(state);
  // The moments of a lesson are one.
  if (place !== null) return `place ${place.replace(/check=\w+&|&moment=\d+$/g, '')}`;
  if (game !== null) return `game ${game.setting.name}`;
  return example === null ? `own ${own?.id}` : `library ${example.id}`;
}
