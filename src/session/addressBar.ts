/**
 * Keeps the address bar in agreement with the page. Each tree or screen is one entry of the browser's
 * history, which is written at once. Steps and edits make no entries of their own; they change the current
 * entry's address at most once per 500 ms, because some browsers throw after 100 writes in 30 s. After 30 new
 * entries in 30 s, further entries are delayed as edits are, and only the newest is written.
 *
 * What the page displayed when the reader left an entry is remembered under the name in the entry's state, so
 * that returning to the entry displays exactly that, even when its address was not written in time.
 */
import { decodeAddress, encodeAddress } from '../link/address.ts';
import { VERSION } from '../link/addressFormat.ts';
import { type Language, loadLanguage } from '../words/language.ts';
import { addressOf } from './addressOf.ts';
import { isSameIn } from './channels.ts';
import { type EntryState, entryOf, stateOf } from './historyEntry.ts';
import { rememberPlace } from './lastPlace.ts';
import { type BeginLong, beginLong, LONG_SEARCH } from './longSearch.ts';
import { isCuredByReload, type Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { openComparison } from './openComparison.ts';
import { packAll } from './packedOf.ts';
import { openPlace } from './place.ts';
import { isPlace } from './placeHash.ts';
import type { Clock } from './playing.ts';
import { restore } from './restore.ts';
import { hashOfScreen, screenOf } from './screens.ts';
import {
  type Activity,
  addNotices,
  goToStep,
  READING,
  type Session,
  type SessionState,
  screenIn,
} from './session.ts';
import type { Shown } from './shown.ts';
import { showAgain } from './showOther.ts';
import { sliceOf } from './slice.ts';
import { visit } from './visiting.ts';

/** The parts of the browser's window that keeping the address bar requires. */
export interface AddressHost {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

const LEAST_MS = 500;

/**
 * The greatest number of new history entries in 30 s that are written at once. Together with the writes for
 * edits in this time they are fewer than 100.
 */
const MOST_ENTRIES = 30;
const ENTRIES_MS = 30_000;

/**
 * The address and state with which the page opened. Both may have changed before the address bar is first
 * followed, and such changes are found by comparing with them. The hash is empty when that of the page asks for a large
 * tree, which is still to be opened.
 */
export interface Beginning {
  readonly hash: string;
  readonly state: SessionState;
}

/**
 * Keeps the address bar and the session in agreement, in both directions, until the returned function is
 * called.
 */
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
  /**
   * whether another tree was opened since the last write, so that the next write makes a new history entry
   */
  let isNewTree = false;
  /** the step that the state of the current history entry contains */
  let markedStep: number | null = null;
  /**
   * the state of the reader's own tree when the reader left it for another tree; the address may not yet
   * contain its last edit
   */
  let lastOfOwn: SessionState | null = null;
  let isReading = false;
  /**
   * the `treeName` of the session's state after its last change. It cannot be computed later from the state before a change:
   * when a lesson begins to load a moment, it clears the moment that it displayed before, and `treeName` reads that moment.
   */
  let name = treeName(session.getState());
  /** which of the `reads` opens an exercise, a set or a lesson that is still loading; null when none does */
  let opening: number | null = null;
  /**
   * whether the tree of the current history entry is still loading, so that the page displays another one; until then the
   * address stays
   */
  let isLoading = false;
  /** whether that tree is large and is being made or searched, which the reader can cancel */
  let isAwaited = false;
  /**
   * the times at which the newest history entries were made, the oldest first, at most {@link MOST_ENTRIES}
   */
  let entryTimes: readonly number[] = [];
  /** how many times the reader has gone to a history entry */
  let reads = 0;
  /** the notices about what is wrong in the address of the current history entry */
  let aboutAddress: readonly Notice[] = began.state.notices;

  const rest = () => {
    cancel?.();
    cancel = null;
  };

  const schedule = () => {
    cancel ??= clock(Math.max(0, lastWrite + LEAST_MS - now()), writeAddress);
  };

  const writeAddress = () => {
    cancel = null;
    if (isLoading) return;
    const state = lastOfOwn ?? session.getState();
    const address = addressOf(state);
    const place = placeIn(state);
    if (place === null && address === null) {
      void packAll(state.subject).then(schedule, () =>
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
    sayOfLength(hash === null);
    const { pathname, search } = host.location;
    // A tree that has no address is not the tree of the start page either, so the address becomes the version
    // alone.
    if (place === null && hash !== null) rememberPlace(state, hash);
    const shown = hash ?? VERSION;
    const url = shown === '' ? `${pathname}${search}` : `#${shown}`;
    const isThere = shown === host.location.hash.slice(1);
    // The address of a screen, an exercise or a lesson contains no step, so the state of its history entry
    // does.
    if (isThere && !isNewTree && (place === null || state.step === markedStep)) return;
    markedStep = state.step;
    // When the page was opened at the address of an exercise, this address already has a history entry.
    if (isNewTree && !isThere) {
      entry = newEntry();
      host.history.pushState(stateOf(entry, state), '', url);
      entryTimes = [...entryTimes, now()].slice(-MOST_ENTRIES);
    } else host.history.replaceState(stateOf(entry, state), '', url);
    lastWrite = now();
    isNewTree = false;
  };

  /** Says that what the page displays is too large for an address, or takes that back. */
  const sayOfLength = (isTooLong: boolean) => {
    const { notices } = session.getState();
    const others = notices.filter(({ kind }) => kind !== 'too-long-for-address');
    if (isTooLong) addNotices(session, [{ kind: 'too-long-for-address' }]);
    else if (others.length < notices.length) session.setState({ notices: others });
  };

  /**
   * Remembers what the page displays when the reader leaves the entry. A tree that is not there yet is opened anew when the
   * reader returns.
   */
  const leave = (state: SessionState) => {
    if (!isLoading && !isAtOpening(state)) left.set(entry, state);
  };

  /** Takes away the notices about an address when the page displays something else, of which they are not true. */
  const endNotices = () => {
    const ended: readonly Notice[] = aboutAddress.filter((notice) => notice.kind !== 'load-failed');
    aboutAddress = [];
    if (ended.length === 0) return;
    const { notices } = session.getState();
    session.setState({ notices: notices.filter((notice) => !ended.includes(notice)) });
  };

  /** Takes the language back that is spoken only for the tree that is still loading. */
  let speakAsBefore = () => {};

  /** Forgets the tree that is still loading, because the reader has asked for something else since. */
  const forgetLoading = () => {
    reads += 1;
    isLoading = isAwaited = false;
    speakAsBefore();
  };

  /** Writes a new history entry at once, after all state changes of the same action are done. */
  const writeNow = () => {
    if (!isNewTree) return;
    rest();
    writeAddress();
  };

  const stop = session.subscribe((state, before) => {
    if (isSameIn(TOLD, state, before)) return;
    const nameBefore = name;
    name = treeName(state);
    // A lesson that is closed while the tree of a link is loading changes nothing of what the page displays.
    const isOther = !isLoading || state.subject !== before.subject || state.activity !== before.activity;
    if (!isReading && isOther && name !== nameBefore) {
      endNotices();
      if (isLoading) forgetLoading();
      else if (!isNewTree) {
        leave(before);
        rememberLeft(before);
        lastOfOwn = placeIn(before) === null && before.subject.own !== null ? before : null;
      }
      isNewTree = true;
      // The entry is written before the reader can press the browser's Back button, which then leads to the
      // tree that was left.
      const isFew = entryTimes.length < MOST_ENTRIES || now() - (entryTimes[0] ?? 0) >= ENTRIES_MS;
      if (opening === null && isFew) queueMicrotask(writeNow);
    }
    schedule();
  });

  const read = () => {
    const state = session.getState();
    if (!isNewTree) leave(state);
    isNewTree = false;
    lastOfOwn = null;
    endNotices();
    rest();
    const known = entryOf(host);
    entry = known?.entry ?? newEntry();
    if (isAwaited) sliceOf(session, LONG_SEARCH).cancel();
    forgetLoading();
    display(known);
  };

  /** Displays what the current history entry has, as the reader left it or from its address. */
  const display = (known: EntryState | null) => {
    const remembered = left.get(entry);
    const screen = screenOf(host.location.hash);
    const { activity = null } = remembered ?? {};
    if (screen !== null && remembered !== undefined)
      show(remembered, activity?.kind === 'visiting' ? activity : { kind: 'visiting', screen });
    else if (remembered !== undefined && !isPlace(host.location.hash))
      show(remembered, activity?.kind === 'comparing' ? activity : undefined);
    else readHash(known);
  };

  /**
   * Displays what the address names. The step in a lesson or screen, and the id of the reader's own tree, are
   * taken from the history entry.
   */
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
      opening = read;
      void openPlace(session, hash, known?.step).then(() => {
        if (opening === read) opening = null;
        if (read !== reads && (opening !== null || isLoading)) return;
        // What is displayed now belongs to the current history entry, even if another address could be made
        // for it.
        isNewTree = false;
        // The reader went to another history entry, whose tree was there before this exercise, set or lesson.
        if (read !== reads) {
          rest();
          display(entryOf(host));
        } else correct(session.getState().notices);
      });
      return;
    }
    const address = decodeAddress(hash);
    let isSpoken = false;
    /** Speaks the language of the link, once: one that was chosen while the tree was loading stays. */
    const speakLinked = (language: Language | null) => {
      if (isSpoken || read !== reads || language === null) return;
      isSpoken = true;
      if (session.getState().language.code !== state.language.code) return;
      session.setState({ language, linkLanguage: language.code });
      speakAsBefore = () => {
        speakAsBefore = () => {};
        const { language: before, linkLanguage } = state;
        if (session.getState().language === language) session.setState({ language: before, linkLanguage });
      };
    };
    const begin: BeginLong = (first) => {
      if (read !== reads) throw new NotOpened();
      isAwaited = true;
      // What is said of the tree until it is there is said in the language of the link.
      if (address.language !== undefined)
        void loadLanguage(address.language).then(speakLinked, () => undefined);
      // A screen would cover what is said of the tree, and a figure that the reader has not asked for would be taken for it.
      const there = session.getState();
      if (there.activity.kind === 'visiting' && !isAtOpening(there))
        show(there, { kind: 'visiting', screen: 'opening', at: hash.slice(1) });
      const long = beginLong(session, first);
      // What fails is said by the notices of the address.
      return { ...long, stay: long.end, stayWithout: long.end };
    };
    isLoading = true;
    void restore(address, known?.tree, begin).then(
      ({ notices, language, compare, siblings, ...shown }) => {
        // The reader went to another history entry, or opened something else, while this one was loading.
        if (read !== reads) return;
        isLoading = isAwaited = false;
        const unsaved = state.past.length > 0 ? [{ kind: 'left-tree', shown: state } as const] : [];
        speakLinked(language);
        speakAsBefore = () => {};
        session.setState({ siblings });
        show({ ...shown, past: [], future: [] });
        if (compare !== null) openComparison(session, compare);
        addNotices(session, [...notices, ...unsaved]);
        aboutAddress = notices;
        correct(notices);
      },
      (thrown: unknown) => {
        if (read === reads) isLoading = isAwaited = false;
        if (!(thrown instanceof NotOpened)) throw thrown;
        if (read !== reads) return;
        isSpoken = true;
        speakAsBefore();
        const there = session.getState();
        if (isAtOpening(there)) show(there, READING);
        schedule();
      },
    );
  };

  /**
   * Replaces an address that could not be read by the address of what is displayed, unless reloading the page
   * may help.
   */
  const correct = (notices: readonly Notice[]) => {
    if (notices.some(isCuredByReload)) rest();
    else if (notices.length > 0) schedule();
  };

  /** Stores in the state of the history entry what the page displays; the address does not change. */
  const markEntry = (state = session.getState()) => {
    host.history.replaceState(stateOf(entry, state), '');
    markedStep = state.step;
    lastWrite = now();
  };

  const show = (shown: Shown, activity?: Activity) => {
    isReading = true;
    showAgain(session, shown, activity);
    isReading = false;
    markEntry();
  };

  rememberLeft(session.getState());
  host.addEventListener('popstate', read);
  // The reader may have gone to another address, or used the page, before this code was loaded.
  if (host.location.hash !== began.hash) readHash(entryOf(host));
  else {
    // The browser's Back button leads to what the page displayed first, even when the reader has already left
    // it.
    const isLeft = !isPlace(began.hash) && treeName(session.getState()) !== treeName(began.state);
    if (isLeft) {
      left.set(entry, began.state);
      isNewTree = true;
    }
    markEntry(isLeft ? began.state : session.getState());
    if (!isSameIn(TOLD, session.getState(), began.state)) schedule();
    correct(session.getState().notices);
  }
  return () => {
    stop();
    rest();
    host.removeEventListener('popstate', read);
  };
}

/** The parts of the session's state that an address describes. */
const TOLD = [
  'subject',
  'algorithm',
  'rules',
  'limits',
  'notation',
  'numbers',
  'siblings',
  'step',
  'linkLanguage',
  'activity',
  'place',
] as const;

/** Whether the page says that the tree of an address is being opened, and displays no figure. */
function isAtOpening(state: SessionState): boolean {
  return screenIn(state) === 'opening';
}

/**
 * Returns the address of the open screen, exercise, set or lesson, which is used in place of the tree's
 * address; null when the address is that of the tree.
 */
export function placeIn(state: SessionState): string | null {
  const { activity } = state;
  if (activity.kind === 'visiting') return activity.at ?? hashOfScreen(activity.screen);
  return activity.kind === 'practising' ? activity.place : (state.place?.(state) ?? null);
}

/**
 * Stores the address and step of a tree that the reader leaves, so that the reader can continue with the tree
 * later.
 */
function rememberLeft(state: SessionState): void {
  const address = placeIn(state) === null ? addressOf(state) : null;
  const hash = address === null ? null : encodeAddress(address);
  if (hash !== null) rememberPlace(state, hash);
}

/**
 * Returns a name that changes exactly when a new history entry is due. A tree keeps its name through all
 * edits.
 */
function treeName(state: SessionState): string {
  const { example, own, game } = state.subject;
  if (state.activity.kind === 'visiting') return `screen ${state.activity.screen}`;
  const place = placeIn(state);
  // All moments of a lesson have one history entry.
  if (place !== null) return `place ${place.replace(/check=\w+&|&moment=\d+$/g, '')}`;
  if (game !== null) return `game ${game.setting.name}`;
  return example === null ? `own ${own?.id}` : `library ${example.id}`;
}
