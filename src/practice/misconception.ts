/** The causes of wrong answers, and the skill that is practised to overcome each. */
import type { Skill } from './skill.ts';

/** The faulty methods of simulations, with the skill to practise. */
const SIMULATION_ROWS = {
  'own-visits': 'simulation',
  'exploitation-alone': 'simulation',
  'other-sides-reward': 'simulation',
  'new-node-alone': 'simulation',
  'unvisited-not-first': 'simulation',
} satisfies Readonly<Record<string, Skill>>;
/** Every faulty method that a student may follow in a simulation has one of these names. */
export type SimulationMethod = keyof typeof SIMULATION_ROWS;

export function isOfSimulation(name: string): name is SimulationMethod {
  return Object.hasOwn(SIMULATION_ROWS, name);
}

/** The faulty methods of procedures with the lists OPEN and CLOSED, with the skill to practise. */
const LISTS_ROWS = {
  'open-as-stack': 'lists',
  'successors-reversed': 'lists',
  'ends-queued': 'lists',
  'no-merging': 'lists',
} satisfies Readonly<Record<string, Skill>>;
/** Every faulty method that a student may follow with the lists OPEN and CLOSED has one of these names. */
export type ListMethod = keyof typeof LISTS_ROWS;

export function isListMethod(name: string): name is ListMethod {
  return Object.hasOwn(LISTS_ROWS, name);
}

/** The faulty ways to evaluate a position, with the skill to practise. */
const ESTIMATE_ROWS = {
  'own-lines-alone': 'estimate',
  'sign-exchanged': 'estimate',
  'win-overlooked': 'estimate',
} satisfies Readonly<Record<string, Skill>>;
/** Every faulty method that a student may follow when evaluating a position has one of these names. */
export type EstimateMethod = keyof typeof ESTIMATE_ROWS;

export function isEstimateMethod(name: string): name is EstimateMethod {
  return Object.hasOwn(ESTIMATE_ROWS, name);
}

/**
 * Faulty methods, with the skill to practise. Each method is run on the exercise's tree; a wrong answer that
 * equals the method's answer is attributed to the method.
 */
const METHOD_ROWS = {
  'parent-only': 'deep-cutoffs',
  'other-equality': 'equality',
  'never-inherits': 'windows',
  'open-root': 'windows',
  'right-to-left': 'counting',
  'alpha-zero': 'windows',
  'global-bounds': 'windows',
  'keeps-childs-bound': 'windows',
  'swapped-tests': 'shallow-cutoffs',
  'last-of-equals': 'best-move',
  interchanged: 'backing-up',
  'root-misread': 'backing-up',
  'all-max': 'backing-up',
  'all-min': 'backing-up',
  'mean-at-chance': 'chance',
  'min-at-chance': 'chance',
  'crossed-probabilities': 'chance',
  'plain-sum': 'chance',
  likeliest: 'chance',
  'window-through-chance': 'chance',
  'bounds-from-leaves': 'star-windows',
  'estimate-for-proof': 'depth-limit',
  'deep-pruning': 'vectors',
  'sum-of-components': 'vectors',
  'all-against-one': 'vectors',
  'everybody-first': 'vectors',
  'unfinished-pass': 'deepening',
  'budget-per-pass': 'deepening',
  'ignores-budget': 'deepening',
  'forgets-order': 'deepening',
  'ignores-window': 'windows',
  'bounds-as-values': 'equality',
  'all-better-again': 'windows',
  'first-children': 'best-case',
  'every-bound': 'best-case',
  'all-shallow': 'cut-labels',
  'deep-by-ply': 'cut-labels',
  'nearest-owner': 'cut-labels',
  'one-reply': 'solution',
  'all-own-moves': 'solution',
  'other-player': 'solution',
  'ends-reversed': 'solution',
  ...SIMULATION_ROWS,
  ...LISTS_ROWS,
  ...ESTIMATE_ROWS,
} satisfies Readonly<Record<string, Skill>>;
export type MethodName = keyof typeof METHOD_ROWS;
export const METHODS = Object.keys(METHOD_ROWS) as readonly MethodName[];

/**
 * Signs: what single wrong entries reveal, whatever the method behind them, with the skill to practise. A
 * slip has no skill, because it is no misconception.
 */
const SIGN_ROWS = {
  'refuses-cut': 'intervals',
  'wrong-root-value': 'backing-up',
  'misses-beta-cuts': 'shallow-cutoffs',
  'bound-of-other-side': 'windows',
  'cut-without-bound': 'shallow-cutoffs',
  'last-branch': 'shallow-cutoffs',
  'exact-at-cut': 'shallow-cutoffs',
  'value-at-unvisited': 'shallow-cutoffs',
  'counts-other-nodes': 'counting',
  slip: null,
} satisfies Readonly<Record<string, Skill | null>>;

export type Misconception = MethodName | keyof typeof SIGN_ROWS;
/**
 * The skill to practise against a misconception when it showed in a tree that was not made for a skill; null
 * for a slip.
 */
export const PRACTISED_BY: Readonly<Record<Misconception, Skill | null>> = { ...METHOD_ROWS, ...SIGN_ROWS };
export const MISCONCEPTIONS = Object.keys(PRACTISED_BY) as readonly Misconception[];
