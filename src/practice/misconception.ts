/** What a wrong answer can come from. */

/** Faulty methods: each is run on the tree, and an answer that is its answer is put down to it. */
export const METHODS = [
  'parent-only',
  'other-equality',
  'never-inherits',
  'right-to-left',
  'alpha-zero',
  'global-bounds',
  'keeps-childs-bound',
  'swapped-tests',
  'last-of-equals',
  'all-max',
  'mean-at-chance',
  'min-at-chance',
  'window-through-chance',
] as const;
export type MethodName = (typeof METHODS)[number];

/** What single wrong entries show, whatever the method behind them. */
export const SIGNS = [
  'refuses-cut',
  'wrong-root-value',
  'misses-beta-cuts',
  'bound-of-other-side',
  'cut-without-bound',
  'last-branch',
  'exact-at-cut',
  'value-at-unvisited',
  'counts-other-nodes',
  'slip',
] as const;

export const MISCONCEPTIONS = [...METHODS, ...SIGNS] as const;
export type Misconception = (typeof MISCONCEPTIONS)[number];
