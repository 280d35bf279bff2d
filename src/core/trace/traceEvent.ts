/** What happened at one step, readable: a union named after what happened. */
import type { HaltReason } from '../search/searchHalt.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { ValueRange } from './range.ts';

/** The pair (α, β) a node holds. */
export interface SearchWindow {
  readonly alpha: number;
  readonly beta: number;
}

export const BOUNDS = ['alpha', 'beta'] as const;
export type Bound = (typeof BOUNDS)[number];

/** The lines of the textbook's function, by what they do. */
export const CODE_LINES = ['call', 'terminal', 'init', 'each', 'update', 'test', 'narrow', 'return'] as const;
export type CodeLine = (typeof CODE_LINES)[number];

/** The comparison made after a child returned: v against β at MAX, against α at MIN. */
export interface CutoffTest {
  readonly bound: Bound;
  readonly v: number;
  readonly limit: number;
  readonly holds: boolean;
  /** at the last child a test that holds cuts nothing */
  readonly atLastChild: boolean;
}

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
  /** the children that are never looked at */
  readonly pruned: readonly NodeId[];
  readonly prunedLeaves: number;
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

export type TraceEvent = EnterEvent | LeafEvent | UpdateEvent | CutoffEvent | ExitEvent | HaltEvent;
