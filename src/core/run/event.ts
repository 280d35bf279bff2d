/** The types of the events of all families: what happened at one step. */
import type { HaltReason, SearchWindow } from '../search/index.ts';
import type { NodeId } from '../tree/index.ts';
import type { AnswerEvent } from './answerEvent.ts';
import type { At } from './eventLines.ts';
import type { ListEvent } from './listEvent.ts';
import type { PassPurpose } from './pass.ts';
import type { ValueRange } from './range.ts';
import type {
  SimulateEvent,
  SimulationBackupEvent,
  SimulationExpandEvent,
  SimulationSelectEvent,
} from './simulationEvent.ts';
import type { CutoffTest, OutcomeTests } from './window.ts';

/**
 * How far away the ancestor that owns a bound is. Shallow: the parent owns it. Deep: a farther ancestor does. None: no
 * node does, because the bound is ±∞.
 */
export type CutoffReach = 'shallow' | 'deep' | 'none';

export interface EnterEvent extends At {
  readonly kind: 'enter';
  readonly window: SearchWindow;
}

export interface LeafEvent extends At {
  readonly kind: 'leaf';
  readonly value: number;
}

/** A node at the depth limit is judged by its static value and not entered. */
export interface HorizonEvent extends At {
  readonly kind: 'horizon';
  readonly value: number;
}

/**
 * Beyond the depth limit the side to move may keep the static value (stand pat): the node takes that value before any
 * child.
 */
export interface StandPatEvent extends At {
  readonly kind: 'stay';
  /** the static value that the side to move may keep */
  readonly static: number;
  /** the value that the node holds after the event */
  readonly value: number;
  /** the cutoff test; null when the algorithm has no test */
  readonly test: CutoffTest | null;
  readonly window: SearchWindow;
}

export interface UpdateEvent extends At {
  readonly kind: 'update';
  readonly child: NodeId;
  readonly returned: number;
  /** the value that the node holds after the event */
  readonly value: number;
  /** the value that the node held before the event */
  readonly previous: number;
  readonly improved: boolean;
  /**
   * the cutoff test; null when the algorithm or the kind of node has no test, and at a chance node when neither of its
   * tests holds
   */
  readonly test: CutoffTest | null;
  /** both tests of a chance node; absent when windows do not pass through chance nodes */
  readonly outcomeTests?: OutcomeTests;
  readonly window: SearchWindow;
}

/**
 * A re-search: a child was only asked whether it is better than the value of its parent; it is better, and is searched
 * a second time.
 */
export interface ResearchEvent extends At {
  readonly kind: 'again';
  readonly child: NodeId;
  /** the value that the first search returned, which is a lower bound for the side to move */
  readonly returned: number;
  /** the window of the second search of the child */
  readonly window: SearchWindow;
}

export interface CutoffEvent extends At {
  readonly kind: 'cutoff';
  readonly test: CutoffTest;
  /** the ancestor that set the bound which is reached; null when no node did */
  readonly owner: NodeId | null;
  readonly reach: CutoffReach;
  /** the generated children that will never be visited */
  readonly pruned: readonly NodeId[];
  /** the number of leaves below the pruned children; null when some positions were never generated */
  readonly prunedLeaves: number | null;
  /** the number of legal moves whose positions were never generated; 0 in a tree that existed before the search */
  readonly neverGenerated: number;
}

export interface ExitEvent extends At {
  readonly kind: 'exit';
  readonly value: number;
  readonly range: ValueRange;
}

/** The search cannot go on. Only a simulation reads leaves as probabilities, so no other search halts at one. */
export interface HaltEvent<
  Reason extends HaltReason = Exclude<HaltReason, 'no-probability' | 'log-ends' | 'returns-nothing'>,
> extends At {
  readonly kind: 'halt';
  readonly reason: Reason;
}

/** The next pass begins: the same tree is searched to another depth, or with one node searched farther. */
export interface PassEvent extends At {
  readonly kind: 'pass';
  readonly purpose: PassPurpose;
  readonly depth: number;
  /** how many plies farther the search goes below the node; null when the pass searches no node farther */
  readonly plies: number | null;
}

/** The search has entered as many nodes as the budget allows; `node` would have been the next. */
export interface StopEvent extends At {
  readonly kind: 'stop';
  /** the depth of the pass that was not finished; its result does not count */
  readonly depth: number;
}

/** The events of a BoundsRun: searches that return values of MAX and MIN. */
export type BoundsEvent =
  | EnterEvent
  | LeafEvent
  | HorizonEvent
  | UpdateEvent
  | ResearchEvent
  | CutoffEvent
  | ExitEvent
  | HaltEvent
  | StandPatEvent
  | PassEvent
  | StopEvent
  | AnswerEvent;

/**
 * The events of a VectorRun (max^n). Numbers are components of the node's own player; `vector` is the vector that the
 * node holds or returns.
 */
export type VectorEvent =
  | EnterEvent
  | CutoffEvent
  | ((LeafEvent | UpdateEvent | ExitEvent) & { readonly vector: readonly number[] });

/** The events of a ListRun and of a GraphRun, whose procedures keep lists of nodes. */
export type ListsEvent = ListEvent | LeafEvent | HorizonEvent | HaltEvent;

/** The events of a SimulationRun: the four phases of Monte-Carlo tree search. */
export type SimulationEvent =
  | SimulationSelectEvent
  | SimulationExpandEvent
  | SimulateEvent
  | SimulationBackupEvent
  | HaltEvent<HaltReason>;

/** The events of all families. */
export type AnyEvent = BoundsEvent | ListsEvent | VectorEvent | SimulationEvent;
