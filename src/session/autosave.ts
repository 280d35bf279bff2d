/** Stores the reader's own trees on this device automatically, from their first edit on. */

import type { GameTree } from '../core/index.ts';
import { filedAlgorithm } from '../core/search/algorithms.ts';
import { printTree } from '../notation/printTree.ts';
import { limitsSaid, numbersSaid } from '../notation/settings.ts';
import type { StoreFault } from '../storage/database.ts';
import { leaveBehind, NO_ENTRY } from '../storage/leftBehind.ts';
import { STORED_TREE_VERSION, type StoredTree } from '../storage/storedTree.ts';
import type { PutOutcome, TreeStore } from '../storage/treeStore.ts';
import { answerOf } from './answerInTime.ts';
import { entryOf } from './historyEntry.ts';
import type { Clock } from './playing.ts';
import { type Printing, printing } from './printing.ts';
import { addNotices, dismissNotice, type Session, type SteppedState } from './session.ts';
import { newTreeId, type Subject, withFullTree } from './subject.ts';
import { type EditedState, fullTreeIn, historyIn, waitingIn, withOtherSubjects } from './waitingEdits.ts';

/** Steps and settings of a stored tree are written this many ms after their last change. */
const SETTINGS_MS = 800;

/** A revision number that no stored record has. */
const NOBODYS = -1;

/** A tree that the device refused to store is offered to it again after this many ms. */
const AGAIN_MS = 5_000;

/**
 * A tree with more nodes than this is not written at every edit, but after no edit has come for PAUSE_MS
 * milliseconds.
 */
const BIG_TREE = 2_000;
const PAUSE_MS = 250;

export interface Autosave {
  /** Writes at once all trees that still have to be stored. */
  flush(): Promise<void>;
  stop(): void;
}

/** Stores each edited tree of the session. Only one write runs at a time, with the newest state of a tree. */
export function autosaveTrees(session: Session, store: TreeStore, clock: Clock, now: () => number): Autosave {
  /** by id of a tree: the revision of the record that this page wrote last */
  const revisions = new Map<string, number>();
  /** the ids of the trees that are stored or about to be stored */
  const storedIds = new Set<string>();
  /** by id of a tree: the tree before its first edit on this page */
  const bases = new Map<string, GameTree>();
  const due = new Map<string, SteppedState>();
  let writing: Promise<void> | null = null;
  let cancel: (() => void) | null = null;
  let cancelAgain: (() => void) | null = null;
  /** the printing of the tree that is stored next */
  let printed: Printing | null = null;
  /** how many are waiting for everything to be stored at once */
  let hurrying = 0;
  /** the fault of storing that the reader was told about last; null when there is none */
  let said: StoreFault | null = null;

  const writeDue = async (): Promise<void> => {
    let isTaken = true;
    for (const [id, state] of due) {
      due.delete(id);
      isTaken = settle(await answered(put(state, id)));
    }
    if (isTaken) for (const stored of await answered(store.putWaiting())) isTaken = settle(stored);
    if (isTaken) unsay();
    else cancelAgain ??= clock(AGAIN_MS, again);
  };

  const put = async (state: SteppedState, id: string): Promise<PutOutcome> => {
    const title = state.subject.own?.title ?? '';
    const revision = revisions.get(id);
    const base = revision === undefined ? bases.get(id) : undefined;
    const before = base && (await print(base));
    const text = await print(withFullTree(state.subject).tree);
    const record = storedTree(state, { id, title, text, edited: now(), revision: revision ?? NOBODYS });
    const copyTitle = state.language.page.copyTitle(title || state.language.page.untitled);
    return store.put(record, newTreeId(), copyTitle, before);
  };

  /** Prints a large tree in slices, or without a pause when everything is to be stored at once. */
  const print = (tree: GameTree): Promise<string> => {
    printed = printing(tree, clock);
    if (hurrying > 0) printed.finish();
    return printed.text;
  };

  /**
   * Waits for the device; when its answer does not come in time, the reader is told, and waiting continues.
   */
  const answered = <T>(asked: Promise<T>): Promise<T> => answerOf(asked, clock, () => say('failed'));

  /**
   * Records the outcome of a write and tells the reader about a fault. Returns false when the device refused
   * to store the tree.
   */
  const settle = (stored: PutOutcome): boolean => {
    if (!stored.ok) say(stored.fault);
    else {
      revisions.set(stored.id, stored.revision);
      if (stored.isCopy) goOnWithCopy(stored.asked, stored.id, stored.title);
    }
    return stored.ok;
  };

  /** Tells the reader about a fault of storing once, not at every edit. */
  const say = (fault: StoreFault) => {
    if (fault === said) return;
    unsay();
    said = fault;
    addNotices(session, [{ kind: 'not-stored', fault }]);
  };

  const unsay = () => {
    said = null;
    for (const notice of session.getState().notices)
      if (notice.kind === 'not-stored') dismissNotice(session, notice);
  };

  const again = () => {
    cancelAgain = null;
    void run();
  };

  const goOnWithCopy = (before: string, id: string, title: string) => {
    const { subject, past, future } = session.getState();
    storedIds.add(id);
    addNotices(session, [{ kind: 'kept-as-copy', title }]);
    const own = { id, title };
    const renamed = (other: Subject): Subject =>
      other.own?.id === before ? { ...withFullTree(other), own } : other;
    const next = due.get(before);
    if (next !== undefined && due.delete(before)) due.set(id, { ...next, subject: renamed(next.subject) });
    const waiting = withOtherSubjects(session.getState(), renamed);
    if (subject.own?.id === before)
      session.setState({
        ...{ subject: renamed(subject), past: past.map(renamed), future: future.map(renamed) },
        ...waiting,
      });
    else session.setState(waiting);
  };

  const run = (): Promise<void> => {
    writing ??= writeDue().finally(() => {
      writing = null;
      if (due.size > 0) void run();
    });
    return writing;
  };

  /** Writes all trees that still have to be stored. */
  const write = async (): Promise<void> => {
    cancel?.();
    cancel = null;
    while (due.size > 0 || writing !== null) await run();
  };

  const flush = async (): Promise<void> => {
    hurrying += 1;
    printed?.finish();
    try {
      await write();
    } finally {
      hurrying -= 1;
    }
  };

  const later = (milliseconds: number) => {
    cancel?.();
    cancel = clock(milliseconds, () => void write());
  };

  const stop = session.stepped.subscribe((state, before) => {
    const waiting = waitingIn(state);
    if (waiting !== null && waiting !== waitingIn(before)) storeWaiting(state, waiting);
    const { own, tree } = withFullTree(state.subject);
    if (own === null) return;
    if (state.past.length === 0 && !revisions.has(own.id)) bases.set(own.id, tree);
    const isEdited = state.lastEdit !== before.lastEdit && state.lastEdit !== null;
    const isSet = SETTINGS.some((part) => state[part] !== before[part]) && storedIds.has(own.id);
    if (isEdited) {
      storedIds.add(own.id);
      due.set(own.id, state);
      if (state.subject.tree.size > BIG_TREE) later(PAUSE_MS);
      else void write();
    } else if (isSet && waiting === null && state.subject === before.subject) {
      due.set(own.id, state);
      later(SETTINGS_MS);
    }
  });

  /** Stores a tree whose edits wait for its search: the reader may leave it before it is displayed. */
  const storeWaiting = (state: SteppedState, waiting: EditedState) => {
    const { own } = waiting.subject;
    if (own === null) return;
    storedIds.add(own.id);
    due.set(own.id, { ...state, ...waiting });
    later(PAUSE_MS);
  };

  const first = session.getState();
  for (const { own, tree } of [first.subject, ...first.past.toReversed()])
    if (own !== null) bases.set(own.id, tree);
  if (first.subject.own !== null && first.past.length > 0) {
    storedIds.add(first.subject.own.id);
    due.set(first.subject.own.id, first);
    void write();
  }
  return {
    flush,
    stop() {
      stop();
      cancel?.();
      cancelAgain?.();
    },
  };
}

/**
 * Keeps a copy of the displayed tree when the page is closed, until the returned function is called. At that
 * time it is too late to pack the tree for an address or to wait for the history.
 */
export function leaveWithPage(session: Session, host: LeavingHost): () => void {
  const leave = () => {
    const state = session.getState();
    const { activity } = state;
    const subject = fullTreeIn(state);
    const { past, future } = historyIn(state);
    const isEdited = past.length > 0 || future.length > 0;
    const isExercise = activity.kind === 'practising' && activity.place !== null;
    if (subject.own === null || isExercise || !isEdited) return;
    leaveBehind({
      entry: entryOf(host)?.entry ?? NO_ENTRY,
      ...subject.own,
      text: printTree(subject.tree),
    });
  };
  host.addEventListener('pagehide', leave);
  return () => host.removeEventListener('pagehide', leave);
}

/** The parts of the browser's window that keeping a tree on closing requires. */
export interface LeavingHost {
  readonly history: Pick<History, 'state'>;
  addEventListener(type: 'pagehide', listener: () => void): void;
  removeEventListener(type: 'pagehide', listener: () => void): void;
}

const SETTINGS = ['algorithm', 'rules', 'limits', 'notation', 'numbers', 'step'] as const;

function storedTree(
  state: SteppedState,
  own: Pick<StoredTree, 'id' | 'title' | 'text' | 'edited' | 'revision'>,
): StoredTree {
  const { rules, notation, step } = state;
  const algorithm = filedAlgorithm(state.algorithm);
  const settings = { algorithm, rules, ...limitsSaid(state), notation, ...numbersSaid(state), step };
  return { version: STORED_TREE_VERSION, ...own, ...settings };
}
