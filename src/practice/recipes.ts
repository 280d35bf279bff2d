/**
 * For each skill, the recipe of its exercises: which trees are drawn, which questions are asked, and which
 * faulty methods must give different answers.
 */
import type { RandomTreeWish } from '../core/index.ts';
import { OF_PLAYERS, type PractisedName } from '../core/search/algorithms.ts';
import { THROUGH_CHANCE } from '../core/search/windowed.ts';
import type { PositionsWish } from './drawPositions.ts';
import type { PartKind } from './exercise.ts';
import type { Wish } from './formats/wish.ts';
import type { MethodName } from './misconception.ts';
import type { Difficulty, ExerciseSeed, Skill } from './skill.ts';
import type { Deepening } from './task.ts';

export interface Recipe {
  readonly algorithm: PractisedName;
  readonly parts: readonly PartKind[];
  /** what the questions ask besides their nodes; absent for nothing */
  readonly wish?: Wish;
  readonly shape: Pick<RandomTreeWish, 'depth' | 'branching'>;
  /** for trees without chance nodes, the range of widths of each ply; it replaces the shape of the tree */
  readonly widths?: Widths;
  readonly chance: boolean;
  /** the player who moves at the root; absent when the player is drawn, MAX more often than MIN */
  readonly root?: RandomTreeWish['root'];
  /**
   * the depth limit of the search in plies; its best move must differ from those of searches one ply
   * shallower and one ply deeper
   */
  readonly limit?: number;
  /**
   * the number of players in a tree of several players, and the greatest sum of a leaf's vector; the sum is
   * null when it is not declared
   */
  readonly players?: { readonly count: number; readonly sum: number | null };
  /**
   * the order of children in iterative deepening within a node budget. The budget must interrupt a pass whose
   * best move so far differs from the right answer.
   */
  readonly deepens?: Deepening['tries'];
  /**
   * whether all leaves are declared to lie between the least and the greatest leaf value, so that the search
   * must cut at a chance node
   */
  readonly isBounded?: boolean;
  /** whether the search begins with a root window between two leaf values */
  readonly hasWindow?: boolean;
  /** the number of iterations of a simulation; its rewards are from 0 to 1 */
  readonly simulates?: number;
  /** whether leaves are worth 1, where MAX wins, or −1, where MIN does */
  readonly isWon?: boolean;
  /** whether some ends are not in the deepest ply; absent for trees in which all are */
  readonly isUneven?: boolean;
  /** the positions that are the leaves; absent for other trees */
  readonly positions?: PositionsWish;
  /** whether equal values may occur; true only for exercises about equality */
  readonly ties: boolean;
  /** for games whose positions merge, the range of positions in each ply below the root; it replaces the shape */
  readonly merges?: Widths;
  /** the faulty methods whose answers must differ from the right answer and from each other */
  readonly separates: readonly MethodName[];
  /**
   * the faulty methods of which that is true in exercises in which the side that is asked about has no winning strategy,
   * one in four; the side is drawn then. Absent where every exercise has a strategy
   */
  readonly separatesNone?: readonly MethodName[];
}

/** The least and the greatest number of children of a node, for each ply from the root. */
export type Widths = readonly (readonly [least: number, most: number])[];

const shape = (depth: number, least: number, most = least): Recipe['shape'] => ({
  depth,
  branching: [least, most],
});

const TWO = [2, 2] as const;
const SOME = [2, 3] as const;
const THREE = [3, 3] as const;
const MANY = [2, 4] as const;

/** The fields that most recipes share: alpha-beta in a tree without chance nodes and without ties. */
const USUAL = { algorithm: 'alpha-beta', chance: false, ties: false } as const;

/** Lists of faulty methods that several recipes must tell apart. */
const SHALLOW = ['never-inherits', 'right-to-left', 'global-bounds'] as const;
const DEEP = ['parent-only', 'never-inherits', 'right-to-left'] as const;
const EQUAL = ['other-equality', 'last-of-equals', 'never-inherits'] as const;
const WINDOWS = ['never-inherits', 'global-bounds'] as const;
const COUNTS = ['never-inherits', 'right-to-left'] as const;
const ESTIMATES = ['never-inherits', 'right-to-left', 'estimate-for-proof'] as const;
const OF_OTHERS = ['sum-of-components', 'all-against-one'] as const;
const BUDGETS = ['unfinished-pass', 'ignores-budget'] as const;
const ITERATIONS = [
  'own-visits',
  'exploitation-alone',
  'other-sides-reward',
  'new-node-alone',
  'unvisited-not-first',
] as const;
const OF_OWNERS = ['parent-only', 'right-to-left', 'all-shallow', 'deep-by-ply'] as const;
const STRATEGIES = ['one-reply', 'all-own-moves', 'ends-reversed'] as const;
const OF_LISTS = ['open-as-stack', 'successors-reversed', 'ends-queued'] as const;
const OF_POSITIONS = ['own-lines-alone', 'sign-exchanged', 'win-overlooked'] as const;
const OUTCOMES = ['mean-at-chance', 'min-at-chance'] as const;

const RECIPES: Readonly<Record<Skill, Readonly<Record<Difficulty, Recipe>>>> = {
  'backing-up': levels(
    {
      ...USUAL,
      algorithm: 'minimax',
      parts: ['values', 'move'],
      shape: shape(2, 2, 3),
      separates: ['all-max'],
    },
    { shape: shape(3, 2, 3) },
    { shape: shape(4, 2), parts: ['values', 'line'] },
  ),
  'shallow-cutoffs': levels(
    { ...USUAL, parts: ['crossing'], shape: shape(2, 3), separates: SHALLOW },
    { shape: shape(3, 2), separates: [...SHALLOW, 'swapped-tests'] },
    { shape: shape(3, 3) },
  ),
  'deep-cutoffs': levels(
    { ...USUAL, parts: ['crossing'], shape: shape(4, 2), separates: DEEP },
    {
      parts: ['crossing', 'leafCount'],
      separates: [...DEEP, 'swapped-tests', 'global-bounds', 'alpha-zero'],
    },
    { parts: ['crossing', 'windows'], shape: shape(5, 2) },
  ),
  equality: levels(
    { ...USUAL, ties: true, parts: ['crossing', 'move'], shape: shape(2, 3), separates: EQUAL },
    { shape: shape(3, 2, 3) },
    { shape: shape(4, 2), separates: [...EQUAL, 'parent-only'] },
  ),
  windows: levels(
    { ...USUAL, parts: ['windows'], shape: shape(3, 2), separates: WINDOWS },
    { shape: shape(3, 2, 3), separates: [...WINDOWS, 'alpha-zero'] },
    { shape: shape(4, 2), separates: [...WINDOWS, 'alpha-zero', 'parent-only'] },
  ),
  counting: levels(
    { ...USUAL, parts: ['leafOrder', 'leafCount'], shape: shape(2, 3), separates: COUNTS },
    { shape: shape(3, 2), separates: [...COUNTS, 'swapped-tests'] },
    { shape: shape(4, 2), separates: [...COUNTS, 'swapped-tests', 'parent-only'] },
  ),
  'best-move': levels(
    { ...USUAL, parts: ['move', 'line'], shape: shape(2, 3), separates: ['all-max'] },
    { shape: shape(3, 2, 3), separates: ['all-max', 'swapped-tests'] },
    { shape: shape(4, 2), separates: ['all-max', 'swapped-tests', 'global-bounds'] },
  ),
  ordering: levels(
    { ...USUAL, parts: ['reorder'], shape: shape(2, 3), separates: [] },
    { shape: shape(3, 2) },
    { shape: shape(4, 2) },
  ),
  intervals: levels(
    { ...USUAL, parts: ['interval'], shape: shape(2, 2, 3), separates: ['other-equality'] },
    { shape: shape(3, 2) },
    { shape: shape(4, 2) },
  ),
  chance: levels(
    {
      ...USUAL,
      algorithm: 'expectiminimax',
      chance: true,
      parts: ['values', 'move'],
      shape: shape(2, 2),
      separates: OUTCOMES,
    },
    { shape: shape(3, 2), separates: [...OUTCOMES, 'all-max'] },
    {
      algorithm: 'alpha-beta',
      parts: ['values', 'crossing'],
      shape: shape(4, 2),
      separates: [...OUTCOMES, 'all-max', 'window-through-chance'],
    },
  ),
  'depth-limit': levels(
    {
      ...USUAL,
      algorithm: 'minimax',
      parts: ['values', 'move'],
      shape: shape(3, 2),
      limit: 2,
      separates: ['all-max'],
    },
    {
      algorithm: 'alpha-beta',
      parts: ['crossing', 'leafCount', 'move'],
      shape: shape(4, 2),
      limit: 3,
      separates: ESTIMATES,
    },
    {
      parts: ['crossing', 'values', 'move'],
      shape: shape(5, 2),
      limit: 4,
      separates: [...ESTIMATES, 'parent-only'],
    },
  ),
  'star-windows': levels(
    {
      ...USUAL,
      algorithm: THROUGH_CHANCE,
      chance: true,
      isBounded: true,
      parts: ['crossing'],
      shape: shape(3, 2, 3),
      separates: ['window-through-chance', 'never-inherits'],
    },
    {
      parts: ['crossing', 'values'],
      shape: shape(4, 2),
      separates: ['window-through-chance', 'never-inherits', 'mean-at-chance'],
    },
    { parts: ['crossing', 'windows'] },
  ),
  vectors: levels(
    {
      ...USUAL,
      algorithm: OF_PLAYERS,
      players: { count: 3, sum: null },
      parts: ['vectors', 'move'],
      shape: shape(3, 2),
      separates: OF_OTHERS,
    },
    {
      players: { count: 3, sum: 20 },
      parts: ['crossing', 'vectors'],
      separates: [...OF_OTHERS, 'deep-pruning'],
    },
    {
      parts: ['leafOrder', 'leafCount', 'vectors'],
      separates: [...OF_OTHERS, 'deep-pruning', 'right-to-left'],
    },
  ),
  deepening: levels(
    {
      ...USUAL,
      algorithm: 'minimax',
      parts: ['atBudget'],
      shape: shape(3, 2, 3),
      // The root needs three children. With two, the second one would finish the pass, so an interrupted pass
      // could only have the first as its best move.
      widths: [THREE, SOME, TWO],
      deepens: 'given',
      separates: BUDGETS,
    },
    {
      algorithm: 'alpha-beta',
      shape: shape(4, 2, 3),
      widths: [THREE, TWO, TWO, TWO],
      separates: [...BUDGETS, 'budget-per-pass'],
    },
    // The listed faulty methods finish one pass more than the right search: they save nodes by a wrong order
    // of children, or restart the node count in each pass.
    { deepens: 'last', separates: [...BUDGETS, 'forgets-order'] },
  ),
  // An unvisited child that counts as 0 is tried as late as it can be only where the root is of MAX, for whom rewards
  // are not negative. With fewer than six iterations, exploitation alone selects as the logarithm of the child's own
  // visits does.
  simulation: levels(
    {
      ...USUAL,
      algorithm: 'mcts',
      root: 'max',
      parts: ['visits'],
      shape: shape(3, 2),
      widths: [TWO, TWO, TWO],
      simulates: 6,
      separates: ITERATIONS,
    },
    { parts: ['selections', 'visits'], simulates: 7 },
    { widths: [THREE, TWO, TWO], shape: shape(3, 2, 3), simulates: 8 },
  ),
  // Bounds of farther ancestors matter from four plies on.
  'best-case': levels(
    {
      ...USUAL,
      parts: ['bestCase'],
      shape: shape(3, 2, 3),
      widths: [SOME, SOME, SOME],
      separates: ['right-to-left', 'first-children'],
    },
    {
      shape: shape(4, 2, 3),
      widths: [SOME, SOME, SOME, TWO],
      separates: ['right-to-left', 'first-children', 'parent-only'],
    },
    { shape: shape(5, 2, 3), widths: [TWO, SOME, TWO, TWO, SOME] },
  ),
  // Only where equal numbers meet does a nearer node hold the number of a bound that a farther one has set.
  'cut-labels': levels(
    {
      ...USUAL,
      parts: ['cutLabels'],
      shape: shape(3, 2, 3),
      widths: [SOME, SOME, SOME],
      separates: ['never-inherits', 'right-to-left', 'swapped-tests'],
    },
    {
      wish: { depth: true },
      shape: shape(4, 2, 3),
      widths: [SOME, SOME, TWO, TWO],
      separates: OF_OWNERS,
    },
    { ties: true, separates: [...OF_OWNERS, 'nearest-owner'] },
  ),
  construct: levels(
    {
      ...USUAL,
      parts: ['construct'],
      shape: shape(2, 2, 3),
      widths: [THREE, SOME],
      separates: ['right-to-left'],
    },
    { shape: shape(3, 2, 3), widths: [SOME, SOME, TWO], separates: ['swapped-tests'] },
    { shape: shape(4, 2), widths: [TWO, TWO, TWO, TWO], separates: ['parent-only'] },
  ),
  // Whoever wins has no opponent with a strategy, so only of a given side can the other one's be marked.
  solution: levels(
    {
      ...USUAL,
      algorithm: 'minimax',
      parts: ['solution'],
      shape: shape(3, 2, 3),
      widths: [SOME, SOME, TWO],
      isWon: true,
      separates: STRATEGIES,
    },
    {
      wish: { owner: 'max' },
      widths: [SOME, SOME, SOME],
      separates: [...STRATEGIES, 'other-player'],
    },
    {
      wish: { owner: 'min' },
      shape: shape(4, 2, 3),
      widths: [TWO, SOME, TWO, TWO],
    },
  ),
  // In a tree of two plies OPEN never holds nodes of several parents, so that a stack is no other list. The lists follow
  // from the shape alone, which differs from tree to tree.
  lists: levels(
    {
      ...USUAL,
      algorithm: 'two-phase',
      parts: ['lists'],
      shape: shape(3, 2),
      isUneven: true,
      separates: OF_LISTS,
    },
    { shape: shape(3, 2, 3) },
    { wish: { ordered: true }, shape: shape(4, 2) },
  ),
  // Whoever overlooks a win is told by a won position alone, so the easiest exercise has one already.
  estimate: levels(
    {
      ...USUAL,
      algorithm: 'minimax',
      parts: ['estimate'],
      shape: shape(1, 2),
      positions: { count: 2, won: 1, marks: [2, 4] },
      separates: OF_POSITIONS,
    },
    { positions: { count: 3, won: 1, marks: [3, 6] } },
    { positions: { count: 4, won: 2, marks: [3, 7] } },
  ),
};

/** Returns the recipes of the three difficulties; each is the previous recipe with some fields changed. */
function levels(first: Recipe, second: Partial<Recipe>, third: Partial<Recipe>): Record<Difficulty, Recipe> {
  return { 1: first, 2: { ...first, ...second }, 3: { ...first, ...second, ...third } };
}

/**
 * Width ranges for generator 2. In exercises about equality the root has three children, so that the first
 * child need not be the best.
 */
const WIDTHS: Readonly<Partial<Record<Skill, Readonly<Record<Difficulty, Widths>>>>> = {
  'shallow-cutoffs': { 1: [THREE, MANY], 2: [SOME, SOME, SOME], 3: [THREE, SOME, SOME] },
  'deep-cutoffs': { 1: [SOME, TWO, TWO, TWO], 2: [SOME, TWO, TWO, TWO], 3: [TWO, TWO, TWO, TWO, TWO] },
  equality: { 1: [THREE, [3, 6]], 2: [THREE, SOME, SOME], 3: [THREE, TWO, TWO, TWO] },
  counting: { 1: [THREE, MANY], 2: [SOME, SOME, TWO], 3: [SOME, TWO, TWO, TWO] },
  'best-move': { 1: [THREE, SOME], 2: [SOME, SOME, SOME], 3: [SOME, TWO, TWO, TWO] },
  vectors: { 1: [SOME, TWO, TWO], 2: [THREE, SOME, TWO], 3: [THREE, SOME, TWO] },
  'depth-limit': { 1: [THREE, SOME, TWO], 2: [THREE, SOME, TWO, TWO], 3: [THREE, TWO, TWO, TWO, TWO] },
};

/**
 * For generator 3: by skill, the further faulty methods to tell apart and, by difficulty, the trees that this
 * requires.
 */
const BESIDES: Readonly<Partial<Record<Skill, Besides>>> = {
  // In a tree of two plies, mistaking the player at the root amounts to using one player at every node, so
  // three plies are needed.
  'backing-up': {
    separates: ['interchanged', 'root-misread', 'all-min'],
    widths: { 1: [SOME, TWO, TWO] },
  },
  windows: { separates: ['open-root'] },
  chance: { separates: ['crossed-probabilities', 'plain-sum', 'likeliest'] },
  vectors: { separates: ['everybody-first'] },
};

/**
 * For generator 4: what differs from generator 3. Of some strategies the right answer is that there is none, and some games
 * are graphs, in which positions merge.
 */
const FOURTH: Readonly<Partial<Record<Skill, Readonly<Record<Difficulty, Partial<Recipe>>>>>> = {
  solution: levels4(
    {
      separates: [...STRATEGIES, 'other-player'],
      separatesNone: ['one-reply', 'ends-reversed', 'other-player'],
    },
    {},
    { algorithm: 'two-phase', merges: [SOME, [3, 4], [3, 4], SOME] },
  ),
  lists: levels4(
    {},
    { merges: [SOME, [3, 4], SOME], separates: [...OF_LISTS, 'no-merging'] },
    { merges: [SOME, [3, 4], [3, 5], SOME] },
  ),
};

/** Returns what differs at the three difficulties; each has what the one before has. */
function levels4(...[first, second, third]: readonly Partial<Recipe>[]): Record<Difficulty, Partial<Recipe>> {
  return { 1: { ...first }, 2: { ...first, ...second }, 3: { ...first, ...second, ...third } };
}

type Besides = Pick<Recipe, 'separates'> & {
  readonly widths?: Readonly<Partial<Record<Difficulty, Widths>>>;
};

/**
 * Returns the recipe for a skill, a difficulty and a generator. Generator 2 varies the trees of generator 1
 * more, so that no answer is frequent enough to be guessed; generator 3 also tells more faulty methods apart, and generator
 * 4 makes other exercises of some skills.
 */
export function recipeOf({ skill, difficulty, generator }: Omit<ExerciseSeed, 'seed'>): Recipe {
  const recipe = RECIPES[skill][difficulty];
  if (generator === undefined) return recipe;
  const besides = generator === 2 ? undefined : BESIDES[skill];
  const widths = besides?.widths?.[difficulty] ?? WIDTHS[skill]?.[difficulty];
  const separates = new Set([...recipe.separates, ...(besides?.separates ?? [])]);
  const later = generator === 4 ? FOURTH[skill]?.[difficulty] : undefined;
  return { ...recipe, separates: [...separates], ...(widths !== undefined && { widths }), ...later };
}
