/** What happened at one step, readable: a union named after what happened. */
import type { HaltReason } from '../search/searchHalt.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { ValueRange } from './range.ts';
import type { CutoffTest, SearchWindow } from './window.ts';

/** The lines of the textbook's function, by what they do. */
export const CODE_LINES = ['call', 'terminal', 'init', 'each', 'update', 'test', 'narrow', 'return'] as const;
export type CodeLine = (typeof CODE_LINES)[number];

/** Shallow: the parent owns the bound. Deep: a farther ancestor. None: nobody does (±∞). */
export type CutoffReach = 'shallow' | 'deep' | 'none';

interface At {
  /** the state after this many events */
  readonly step: number;
  readonly node: NodeId;
  /** the lines of pseudocode just executed, failed tests included */
  readonly lines: readonly CodeLine[];
}

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

export interface UpdateEvent extends At {
  readonly kind: 'update';
  readonly child: NodeId;
  readonly returned: number;
  /** what the node holds now */
  readonly value: number;
  /** what it held before */
  readonly previous: number;
  readonly improved: boolean;
  /** null where the algorithm or the kind of node has no test */
  readonly test: CutoffTest | null;
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

/** Another search of the same tree begins, to another depth. */
export interface PassEvent extends At {
  readonly kind: 'pass';
  readonly depth: number;
}

export type TraceEvent =
  | EnterEvent
  | LeafEvent
  | HorizonEvent
  | UpdateEvent
  | CutoffEvent
  | ExitEvent
  | HaltEvent
  | PassEvent;
