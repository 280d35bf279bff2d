/** What a row of the table of algorithms says. */
import type { GameTree } from '../tree/gameTree.ts';
import type { RuleName, SearchRules } from './rules.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchWindow } from './searchWindow.ts';

/** What goes down and comes up: values alone, or values between bounds, the window (α, β). */
type Family = 'values' | 'bounds';

/** Why an algorithm has no rule for a tree: it has chance nodes, or nothing below its root is to be looked at. */
export type Unsuited = 'chance' | 'no-ply';

/** What is asked of a tree before it is searched. */
export interface Searchable extends Pick<GameTree, 'hasChance'> {
  /** plies to look at, where somebody has said */
  readonly limit?: number | null;
}

interface Named {
  readonly family: Family;
  /** whether windows pass through chance nodes; else they start afresh below */
  readonly throughChance?: true;
  /** of the course, where it is taught */
  readonly chapter: number;
  /** those it is run by; the others mean nothing to it */
  readonly rules: readonly RuleName[];
  /** why it cannot search the tree; null where it can */
  readonly unsuited: (tree: Searchable) => Unsuited | null;
}

/** A search that goes down one path at a time and forgets it. */
export interface DepthFirst extends Named {
  readonly order: 'depth-first';
  /** whether a node may be searched again in one search, between other bounds */
  readonly entersAgain?: true;
  /** Returns the value of the root, searched between these bounds, and tells the observer all that happens. */
  readonly search: (
    space: SearchSpace,
    rules: SearchRules,
    observer: SearchObserver,
    root: SearchWindow,
  ) => number;
}

/** A procedure that keeps all it generates and works it off by lists or by plies: see `listForms.ts`. */
export interface ByLists extends Named {
  readonly order: 'lists';
  /** whether it works off OPEN and CLOSED; else it goes by plies */
  readonly keepsLists: boolean;
}

export type Algorithm = DepthFirst | ByLists;
