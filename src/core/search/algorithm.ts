/** The types of the rows of the table of algorithms. */
import type { GameTree, SearchSpace } from '../tree/index.ts';
import type { Fractions } from './expectation.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules, SearchSettingName } from './searchSettings.ts';
import type { SearchWindow } from './searchWindow.ts';

/**
 * The reasons why an algorithm has no rule for a tree: the tree has chance nodes, nothing below its root is to be
 * searched, several players decide in it, the algorithm needs several players and there are none, a leaf is infinite, no
 * program has searched the tree, or the tree is deeper than a recursion goes.
 */
export type Unsuited = 'chance' | 'no-ply' | 'players' | 'no-players' | 'infinite' | 'no-log' | 'too-deep';

/**
 * The properties of a tree that an algorithm checks before it searches the tree. `searchableGame` in `games/game.ts`
 * returns those of a game's tree.
 */
export type Searchable = Pick<GameTree, 'hasChance' | 'players' | 'hasInfinite'>;

/** How windows (α, β) are passed down in a search: below a chance node they start afresh, or they pass through it. */
export type WindowWay = 'fresh' | 'through';

interface Named {
  /** how the search passes windows down; absent when it has no windows */
  readonly windows?: WindowWay;
  /** whether the algorithm has a negamax form, in which both sides maximize their own number: see `moverForm.ts` */
  readonly isNegamax?: true;
  /** whether exercises are made about the algorithm; exercises about windows need each node to be entered once */
  readonly isPractised?: true;
  /** whether the tree grows during the search by default, or never grows; when absent, it grows when the reader asks */
  readonly grows?: 'usually' | 'never';
  /**
   * whether the work of the algorithm is compared with that of the default search; otherwise it is compared with that
   * of a search that visits every leaf
   */
  readonly isMeasuredByDefault?: true;
  /**
   * whether the algorithm plays games to their ends with every move apart, whatever depth limit and symmetry are chosen
   */
  readonly playsToEnds?: true;
  /** the chapter of the course that teaches the algorithm */
  readonly chapter: number;
  /** the settings that affect the algorithm; the other settings do not change its search */
  readonly settings: readonly SearchSettingName[];
  /** Returns why the algorithm cannot search the tree to a depth in plies, or to its ends (null); null when it can. */
  readonly unsuited: (tree: Searchable, depth: number | null) => Unsuited | null;
}

/** A depth-first search, which stores only the path to the current node. */
export interface DepthFirst extends Named {
  readonly family: 'bounds';
  /** whether one search may enter a node several times, with different windows */
  readonly entersAgain?: true;
  /** whether `leafInfluence.ts` can follow a run of the algorithm as the value of a leaf changes */
  readonly isFollowed?: true;
  /**
   * Returns the value of the root within the window `root`, and reports every event to the observer. `fractions`, if
   * given, keeps the exact expectations of the run; a search without chance nodes has none.
   */
  readonly search: (
    space: SearchSpace,
    rules: SearchRules,
    observer: SearchObserver,
    root: SearchWindow,
    fractions?: Fractions,
  ) => number;
}

/** A procedure that keeps all nodes it generates and works through them by lists or by plies: see `listForms.ts`. */
export interface ByLists extends Named {
  readonly family: 'lists';
  /** whether the procedure uses the lists OPEN and CLOSED; otherwise it works ply by ply */
  readonly keepsLists: boolean;
}

/** A depth-first search that returns vectors: see `maxN.ts`. */
export interface ByPlayers extends Named {
  readonly family: 'vectors';
}

/** A search by simulation, which never searches a whole tree: see `mcts.ts`. */
export interface BySimulation extends Named {
  readonly family: 'simulation';
}

/** The program of somebody else, whose log is shown: see `core/program`. */
export interface ByLog extends Named {
  readonly family: 'program';
}

export type Algorithm = DepthFirst | ByLists | ByPlayers | BySimulation | ByLog;
