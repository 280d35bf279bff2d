/** The state of a tree that is made, or of a search that is recorded, beside the page before it is displayed. */
import type { AlgorithmName } from '../core/index.ts';
import { DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type Session, type SessionState, type StandingState, screenIn } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';
import type { SearchSoFar } from './tasks/counts.ts';
import type { TaskPlace } from './tasks/taskRunner.ts';
import { waitingIn } from './waitingEdits.ts';

export type Work = 'reading' | 'making' | 'counting' | 'searching' | 'assembling' | 'ordering' | 'pairing';

export interface LongSearch {
  /**
   * what is done: the text of a tree is read, the tree is made, its nodes are counted, the search runs elsewhere, or its run
   * is put together on the page; or, on the page, the children of the tree are put in another order, or two runs are set in
   * step. `failed` and `refused` stay until the reader closes the message
   */
  readonly phase: 'none' | Work | 'failed' | 'refused';
  /** what failed or was refused; absent before anything was */
  readonly work?: Work;
  readonly place: TaskPlace;
  readonly algorithm: AlgorithmName;
  /** the number of nodes of the tree, 0 while nobody knows it; while its text is read, of those that have been read */
  readonly nodes: number;
  /** how much of the tree is made, or left behind by the search, between 0 and 1 */
  readonly share: number;
  readonly soFar: SearchSoFar;
  /** ends the search, or closes the message; the page stays as it is */
  readonly cancel: () => void;
}

const NOTHING_YET: SearchSoFar = { entered: 0, leaves: 0, cutoffs: 0 };

export const LONG_SEARCH: Slice<LongSearch> = {
  beginning: {
    ...{ phase: 'none', place: 'worker', algorithm: DEFAULT_ALGORITHM, nodes: 0, share: 0 },
    soFar: NOTHING_YET,
    cancel: () => {},
  },
};

/** The parts of the state on which the run depends. */
export const SEARCHED = ['subject', 'algorithm', 'rules', 'limits', 'numbers'] as const;

/** Something long that has begun, and what the page says of it. */
export interface Long {
  readonly change: (part: Partial<LongSearch>) => void;
  /** Ends it; the page says nothing of it any more. */
  readonly end: () => void;
  /** Ends it with a message, until the reader closes it. */
  readonly stay: (phase: 'failed' | 'refused') => void;
  /** Ends it with the message why a task has made nothing of a tree. */
  readonly stayWithout: () => void;
  /** Says what cancels it from now on. */
  readonly cancelBy: (cancel: () => void) => void;
}

/** Begins something long, of which the page says at first what is given. */
export type BeginLong = (first: Partial<LongSearch>) => Long;

/** What the reader does elsewhere on the page, where a figure that is asked for before would come out of place. */
const AWAY: ReadonlySet<SessionState['activity']['kind']> = new Set(['visiting', 'practising', 'playing']);

/**
 * Begins something long. It is cancelled by the reader, and when the page goes on to another tree, search or screen.
 *
 * @param cancelledEdits given for the search of an edited tree, which goes on wherever the page goes; called when the reader
 *   cancels it
 */
export function beginLong(
  session: Session,
  first: Partial<LongSearch>,
  cancelledEdits: (() => void) | null = null,
): Long {
  let base: StandingState = session.getState();
  let cancel = () => {};
  let own = () => {
    cancelledEdits?.();
    cancel();
  };
  // What is cancelled may end only when something else has begun, of which the page goes on to tell.
  const isTold = () => sliceOf(session, LONG_SEARCH).cancel === own;
  const change = (part: Partial<LongSearch>) => {
    if (isTold()) changeSlice(session, LONG_SEARCH, part);
  };
  let last = base;
  const unwatch = session.standing.subscribe((state) => {
    if (cancelledEdits !== null) return;
    const before = last;
    last = state;
    // Edits made before this began are displayed by now; the tree is no other one.
    if (waitingIn(before) !== null && state.lastEdit !== before.lastEdit) base = state;
    const { kind } = state.activity;
    const hasLeft = AWAY.has(kind) && (kind !== base.activity.kind || screenIn(state) !== screenIn(base));
    if (!hasLeft && SEARCHED.every((name) => state[name] === base[name])) return;
    unwatch();
    cancel();
  });
  const end = () => {
    unwatch();
    change(LONG_SEARCH.beginning);
  };
  changeSlice(session, LONG_SEARCH, { ...LONG_SEARCH.beginning, ...first, cancel: own });
  const stay = (phase: 'failed' | 'refused') => {
    unwatch();
    if (!isTold()) return;
    const { phase: work } = sliceOf(session, LONG_SEARCH);
    own = end;
    changeSlice(session, LONG_SEARCH, { phase, work: work as Work, cancel: end });
  };
  return {
    change,
    end,
    stay,
    stayWithout() {
      const { place, nodes } = sliceOf(session, LONG_SEARCH);
      stay(place === 'page' && nodes > LIMITS.nodes ? 'refused' : 'failed');
    },
    cancelBy(by) {
      cancel = by;
    },
  };
}

/** Cancels what takes long, because something else is asked for. Edits that wait for their search are not given up for it. */
export function cancelLong(session: Session): void {
  if (waitingIn(session.getState()) === null) sliceOf(session, LONG_SEARCH).cancel();
}

/** Begins something long of which the page says nothing, and which nobody cancels. */
export const beginUnsaid: BeginLong = () => ({
  change() {},
  end() {},
  stay() {},
  stayWithout() {},
  cancelBy() {},
});
