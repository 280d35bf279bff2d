/** For each skill: what trees are drawn, what is asked, and which methods the exercise must tell apart. */
import type { RandomTreeWish } from '../../core/random/treeWish.ts';
import { OF_PLAYERS, type PractisedName } from '../../core/search/algorithms.ts';
import { THROUGH_CHANCE } from '../../core/search/windowed.ts';
import type { PartKind } from '../exercise.ts';
import type { MethodName } from '../misconception.ts';
import type { Difficulty, ExerciseSeed, Skill } from '../skill.ts';
import type { Deepening } from '../task.ts';

export interface Recipe {
  readonly algorithm: PractisedName;
  readonly parts: readonly PartKind[];
  readonly shape: Pick<RandomTreeWish, 'depth' | 'branching'>;
  /** in place of the shape, for trees without chance nodes: the width of each ply */
  readonly widths?: Widths;
  readonly chance: boolean;
  /** the side at the root; absent when it is drawn, MAX more often */
  readonly root?: RandomTreeWish['root'];
  /** the depth of the search; its move differs from that of one ply less and one ply more */
  readonly limit?: number;
  /** the number of players, when they are not MAX and MIN, and the greatest sum of a leaf, if it is declared */
  readonly players?: { readonly count: number; readonly sum: number | null };
  /**
   * the order of children in iterative deepening within a budget; when the budget is used up, the interrupted pass
   * holds another move than the answer's
   */
  readonly deepens?: Deepening['tries'];
  /** whether all leaves are declared to lie between the least and the greatest of them; a chance node is then cut */
  readonly isBounded?: boolean;
  /** whether the root window lies between two leaf values */
  readonly hasWindow?: boolean;
  /** whether equal values may occur; only where equality is the subject */
  readonly ties: boolean;
  /** the methods that write a sheet different from the right one and from each other */
  readonly separates: readonly MethodName[];
}

/** The number of children at each ply from the root. */
export type Widths = readonly (readonly [least: number, most: number])[];

const shape = (depth: number, least: number, most = least): Recipe['shape'] => ({
  depth,
  branching: [least, most],
});

const TWO = [2, 2] as const;
const SOME = [2, 3] as const;
const THREE = [3, 3] as const;
const MANY = [2, 4] as const;

/** What most recipes share: alpha-beta on different leaves. */
const USUAL = { algorithm: 'alpha-beta', chance: false, ties: false } as const;

/** What several levels of a skill tell apart. */
const SHALLOW = ['never-inherits', 'right-to-left', 'global-bounds'] as const;
const DEEP = ['parent-only', 'never-inherits', 'right-to-left'] as const;
const EQUAL = ['other-equality', 'last-of-equals', 'never-inherits'] as const;
const WINDOWS = ['never-inherits', 'global-bounds'] as const;
const COUNTS = ['never-inherits', 'right-to-left'] as const;
const ESTIMATES = ['never-inherits', 'right-to-left', 'estimate-for-proof'] as const;
const OF_OTHERS = ['sum-of-components', 'all-against-one'] as const;
const BUDGETS = ['unfinished-pass', 'ignores-budget'] as const;
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
      // With two moves, the second would end the pass, so that only the first could ever be held.
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
    // These methods finish the next pass: those that save nodes by the wrong order, and those that count nodes afresh.
    { deepens: 'last', separates: [...BUDGETS, 'forgets-order'] },
  ),
};

/** A harder level is the one before with something changed. */
function levels(first: Recipe, second: Partial<Recipe>, third: Partial<Recipe>): Record<Difficulty, Recipe> {
  return { 1: first, 2: { ...first, ...second }, 3: { ...first, ...second, ...third } };
}

/** Where equality is the subject there are three moves at the root, so that the first need not be the best. */
const WIDTHS: Readonly<Partial<Record<Skill, Readonly<Record<Difficulty, Widths>>>>> = {
  'shallow-cutoffs': { 1: [THREE, MANY], 2: [SOME, SOME, SOME], 3: [THREE, SOME, SOME] },
  'deep-cutoffs': { 1: [SOME, TWO, TWO, TWO], 2: [SOME, TWO, TWO, TWO], 3: [TWO, TWO, TWO, TWO, TWO] },
  equality: { 1: [THREE, [3, 6]], 2: [THREE, SOME, SOME], 3: [THREE, TWO, TWO, TWO] },
  counting: { 1: [THREE, MANY], 2: [SOME, SOME, TWO], 3: [SOME, TWO, TWO, TWO] },
  'best-move': { 1: [THREE, SOME], 2: [SOME, SOME, SOME], 3: [SOME, TWO, TWO, TWO] },
  vectors: { 1: [SOME, TWO, TWO], 2: [THREE, SOME, TWO], 3: [THREE, SOME, TWO] },
  'depth-limit': { 1: [THREE, SOME, TWO], 2: [THREE, SOME, TWO, TWO], 3: [THREE, TWO, TWO, TWO, TWO] },
};

/** For generator 3: what is told apart besides, and the trees it needs. */
const BESIDES: Readonly<Partial<Record<Skill, Besides>>> = {
  // In two plies, taking the root for the other side's means one side everywhere.
  'backing-up': {
    separates: ['interchanged', 'root-misread', 'all-min'],
    widths: { 1: [SOME, TWO, TWO] },
  },
  windows: { separates: ['open-root'] },
  chance: { separates: ['crossed-probabilities', 'plain-sum', 'likeliest'] },
  vectors: { separates: ['everybody-first'] },
};
type Besides = Pick<Recipe, 'separates'> & {
  readonly widths?: Readonly<Partial<Record<Difficulty, Widths>>>;
};

/**
 * Returns the recipe of a seed's exercise. Generator 2 has the recipes of generator 1 with more shapes of trees, so
 * that no answer is so frequent that it is given by habit; generator 3 has those of generator 2 and tells more methods
 * apart.
 */
export function recipeOf({ skill, difficulty, generator }: Omit<ExerciseSeed, 'seed'>): Recipe {
  const recipe = RECIPES[skill][difficulty];
  if (generator === undefined) return recipe;
  const besides = generator === 3 ? BESIDES[skill] : undefined;
  const widths = besides?.widths?.[difficulty] ?? WIDTHS[skill]?.[difficulty];
  const separates = new Set([...recipe.separates, ...(besides?.separates ?? [])]);
  return { ...recipe, separates: [...separates], ...(widths !== undefined && { widths }) };
}
