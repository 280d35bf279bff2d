/** What happened at one step, readable: a union named after what happened. */
import type { HaltReason } from '../search/searchHalt.ts';
import type { SearchWindow } from '../search/searchWindow.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { AnswerEvent } from './answerEvent.ts';
import type { At } from './eventLines.ts';
import type { ListEvent } from './listEvent.ts';
import type { PassPurpose } from './pass.ts';
import type { ValueRange } from './range.ts';
import type { CutoffTest, OutcomeTests } from './window.ts';

/** Shallow: the parent owns the bound. Deep: a farther ancestor. None: nobody does (±∞). */
export type CutoffReach = 'shallow' | 'deep' | 'none';

export interface EnterEvent extends At {
  readonly kind: 'enter';
  readonly window: SearchWindow;
}

export interface LeafEvent extends At {
  readonly kind: 'leaf';
  readonly value: number;
}

/** A node at the depth limit was judged by its static value, not entered. */
export interface HorizonEvent extends At {
  readonly kind: 'horizon';
  readonly value: number;
}

/** Beyond the depth limit the mover may keep the static value, so that it counts before any child does. */
export interface StandPatEvent extends At {
  readonly kind: 'stay';
  /** what is kept */
  readonly static: number;
  /** what the node holds now */
  readonly value: number;
  /** null where the algorithm has no test */
  readonly test: CutoffTest | null;
  readonly window: SearchWindow;
}

export interface UpdateEvent extends At {
  readonly kind: 'update';
  readonly child: NodeId;
  readonly returned: number;
  /** what the node holds now */
  readonly value: number;
  /** what it held before */
  readonly previous: number;
  readonly improved: boolean;
  /** null where the algorithm or the kind of node has no test, and at a chance node if neither of both holds */
  readonly test: CutoffTest | null;
  /** both tests of a chance node; not there where windows do not pass through it */
  readonly outcomeTests?: OutcomeTests;
  readonly window: SearchWindow;
}

/** A child was only asked whether it is better than what its parent has; it is, and is searched again. */
export interface ResearchEvent extends At {
  readonly kind: 'again';
  readonly child: NodeId;
  /** a bound: so good at least */
  readonly returned: number;
  /** between which it is searched now */
  readonly window: SearchWindow;
}

export interface CutoffEvent extends At {
  readonly kind: 'cutoff';
  readonly test: CutoffTest;
  /** the ancestor that set the bound; null where nobody did */
  readonly owner: NodeId | null;
  readonly reach: CutoffReach;
  /** the children that are never looked at, of those that there are */
  readonly pruned: readonly NodeId[];
  /** the leaves below them; null where some were never generated */
  readonly prunedLeaves: number | null;
  /** legal moves whose positions were never made; 0 in a tree that was there first */
  readonly neverGenerated: number;
}

export interface ExitEvent extends At {
  readonly kind: 'exit';
  readonly value: number;
  readonly range: ValueRange;
}

export interface HaltEvent extends At {
  readonly kind: 'halt';
  readonly reason: HaltReason;
}

/** Another search of the same tree begins: to another depth, or with the node checked. */
export interface PassEvent extends At {
  readonly kind: 'pass';
  readonly purpose: PassPurpose;
  readonly depth: number;
  /** how many plies farther it is looked at below the node; null where nothing is checked */
  readonly plies: number | null;
}

/** As many nodes were entered as were allowed; `node` would have been next. */
export interface StopEvent extends At {
  readonly kind: 'stop';
  /** of the pass that is dropped */
  readonly depth: number;
}

/** The events of a BoundsRun. */
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

/** The events of a VectorRun. Numbers are those of the node's own player; `vector` is what the node holds or returns. */
export type VectorEvent =
  | EnterEvent
  | CutoffEvent
  | ((LeafEvent | UpdateEvent | ExitEvent) & { readonly vector: readonly number[] });

/** The events of a ListRun and of a GraphRun. */
export type ListsEvent = ListEvent | LeafEvent | HorizonEvent | HaltEvent;

/** The events of all families. */
export type AnyEvent = BoundsEvent | ListsEvent | VectorEvent;
