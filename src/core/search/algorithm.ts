/** Defines what a row of the table of algorithms says. */
import type { GameTree } from '../tree/gameTree.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules, SearchSettingName } from './searchSettings.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchWindow } from './searchWindow.ts';

/**
 * The reasons why an algorithm has no rule for a tree: the tree has chance nodes, nothing below its root is to be
 * searched, several players decide in it, or the algorithm needs several players and there are none.
 */
export type Unsuited = 'chance' | 'no-ply' | 'players' | 'no-players';

/**
 * The properties of a tree that are checked before it is searched. Every tree is one; `searchableGame` in
 * `games/game.ts` makes that of a game.
 */
export type Searchable = Pick<GameTree, 'hasChance' | 'players'>;

/** How windows (α, β) are passed down in a search: below a chance node they start afresh, or they pass through it. */
export type WindowWay = 'fresh' | 'through';

interface Named {
  /** for a search with windows: how it passes them down */
  readonly windows?: WindowWay;
  /** whether the algorithm has a negamax form, in which both sides maximize their own number: see `moverForm.ts` */
  readonly isNegamax?: true;
  /** whether exercises are made about the algorithm; questions about windows need each node to be entered once */
  readonly isPractised?: true;
  /** whether its tree grows unless the reader chooses the full tree, or never grows; otherwise when the reader chooses */
  readonly grows?: 'usually' | 'never';
  /**
   * whether its work is compared with that of the default search; otherwise with that of a search that visits every
   * leaf
   */
  readonly isMeasuredByDefault?: true;
  /** the chapter of the course that teaches it */
  readonly chapter: number;
  /** the settings that affect the algorithm; the others mean nothing to it */
  readonly settings: readonly SearchSettingName[];
  /** Returns why the algorithm cannot search the tree to a depth in plies, or to its ends (null); null when it can. */
  readonly unsuited: (tree: Searchable, depth: number | null) => Unsuited | null;
}

/** A search that follows one path at a time and forgets it afterwards. */
export interface DepthFirst extends Named {
  readonly family: 'bounds';
  /** whether a node may be searched again in one search, with another window */
  readonly entersAgain?: true;
  /** whether its run can be followed as the value of a leaf changes: see `leafInfluence.ts` */
  readonly isFollowed?: true;
  /** Returns the value of the root, searched within this window, and tells the observer everything that happens. */
  readonly search: (
    space: SearchSpace,
    rules: SearchRules,
    observer: SearchObserver,
    root: SearchWindow,
  ) => number;
}

/** A procedure that keeps all nodes it generates and works through them by lists or by plies: see `listForms.ts`. */
export interface ByLists extends Named {
  readonly family: 'lists';
  /** whether it uses the lists OPEN and CLOSED; otherwise it goes ply by ply */
  readonly keepsLists: boolean;
}

/** A search that follows one path at a time and returns vectors: see `maxN.ts`. */
export interface ByPlayers extends Named {
  readonly family: 'vectors';
}

export type Algorithm = DepthFirst | ByLists | ByPlayers;
