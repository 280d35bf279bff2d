/** What a row of the table of algorithms says. */
import type { GameTree } from '../tree/gameTree.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules, SearchSettingName } from './searchSettings.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchWindow } from './searchWindow.ts';

/**
 * Why an algorithm has no rule for a tree: it has chance nodes, nothing below its root is to be looked at, several
 * players decide in it, or none of several does.
 */
export type Unsuited = 'chance' | 'no-ply' | 'players' | 'no-players';

/** What is asked of a tree before it is searched. */
export interface Searchable extends Pick<GameTree, 'hasChance'> {
  /** how many players there are, where not MAX and MIN decide */
  readonly players?: number;
  /** plies to look at, where somebody has said */
  readonly limit?: number | null;
}

interface Named {
  /** for a search that hands windows down: whether they start afresh below chance nodes, or pass through them */
  readonly windows?: 'fresh' | 'through';
  /** whether it has a form in which both sides want the greatest number, each of its own: see `moverForm.ts` */
  readonly isNegamax?: true;
  /** whether exercises are made about it; what is asked of windows needs each node to be entered once */
  readonly isPractised?: true;
  /** of the course, where it is taught */
  readonly chapter: number;
  /** the settings that it is run by; the others mean nothing to it */
  readonly settings: readonly SearchSettingName[];
  /** why it cannot search the tree; null where it can */
  readonly unsuited: (tree: Searchable) => Unsuited | null;
}

/** A search that goes down one path at a time and forgets it. */
export interface DepthFirst extends Named {
  readonly family: 'bounds';
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
  readonly family: 'lists';
  /** whether it works off OPEN and CLOSED; else it goes by plies */
  readonly keepsLists: boolean;
}

/** A search that goes down one path at a time and brings vectors back up: see `maxN.ts`. */
export interface ByPlayers extends Named {
  readonly family: 'vectors';
}

export type Algorithm = DepthFirst | ByLists | ByPlayers;
