/** Generates an additional exercise that distinguishes faulty methods which all fit a student's answer. */

import { seeded } from '../../core/random/seeded.ts';
import { passesChance } from '../../core/search/windowed.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { rightAnswer } from '../answer.ts';
import { type Exercise, formatOf, kindShowing, type PartKind } from '../exercise.ts';
import type { Wish } from '../formats/wish.ts';
import { rightRun, type Suspicion } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import type { Recipe, Widths } from '../recipes.ts';
import {
  byLists,
  bySimulation,
  deepeningOf,
  isReversed,
  mergesIn,
  onTree,
  searchesAgain,
  type Task,
  wholeTree,
} from '../task.ts';
import { draw, keepsPromise } from './generate.ts';

/** Faulty methods that give a different answer only in trees with chance nodes. */
const ABOUT_CHANCE: readonly MethodName[] = [
  'mean-at-chance',
  'min-at-chance',
  'window-through-chance',
  'bounds-from-leaves',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
];

/**
 * Faulty methods that in trees of two plies give the same answers as another method; telling them apart takes
 * three plies.
 */
const ABOUT_THREE_PLIES: readonly MethodName[] = ['root-misread', 'open-root'];

/** Faulty methods that show in the depth of cutoffs alone. */
const ABOUT_OWNERS: readonly MethodName[] = ['all-shallow', 'deep-by-ply', 'nearest-owner'];

/** Faulty methods that show in winning strategies alone. */
const ABOUT_STRATEGIES: readonly MethodName[] = [
  'one-reply',
  'all-own-moves',
  'other-player',
  'ends-reversed',
];

/** Faulty methods that show in what positions are worth alone. */
const ABOUT_POSITIONS: readonly MethodName[] = ['own-lines-alone', 'sign-exchanged', 'win-overlooked'];

/** Positions that tell any two of these apart: one that is won, and one where f is not 0. */
const BOARDS_THAT_TELL = { count: 2, won: 1, marks: [2, 4] } as const;

/** So many iterations are enough to tell any two faulty methods of simulations apart. */
const ITERATIONS_THAT_TELL = 8;

/** So many positions in each ply below the root tell any two faulty methods apart where positions merge. */
const POSITIONS_THAT_TELL: Widths = [
  [2, 3],
  [3, 4],
  [2, 4],
];

/** The greatest number of trees drawn for one additional exercise. */
const MOST_TREES = 4_000;
/**
 * After this many trees of one depth, trees one ply deeper are drawn; after those of the greatest depth,
 * trees of the least depth again.
 */
const TREES_OF_A_DEPTH = 200;
const MOST_PLIES = 5;
/** Trees of several players have three players and a declared sum, which makes cuts possible. */
const OF_THREE = { count: 3, sum: 9 } as const;

/**
 * Returns a small exercise to which the suspected methods give different answers, all of them wrong; null
 * when no drawn tree allows this. The player at the root and the presence of chance nodes are taken from the
 * given exercise.
 */
export function tellingExercise(
  like: Pick<Exercise, 'tree' | 'algorithm' | 'rules' | 'limited' | 'children'>,
  suspicions: readonly Suspicion[],
  seed: number,
): Exercise | null {
  const { tree, algorithm, rules } = like;
  const random = seeded(seed);
  const hasVectors = tree.players > 0;
  const deepens = deepeningOf(like)?.tries;
  const isAbout = (names: readonly MethodName[]) =>
    suspicions.some(({ method, also }) => names.includes(method) || (also !== null && names.includes(also)));
  const passes = passesChance(algorithm);
  const chance = passes || tree.hasChance || isAbout(ABOUT_CHANCE);
  const root = tree.kindName(ROOT);
  const isWon = isAbout(ABOUT_STRATEGIES);
  const wish: Wish = {
    ...(isAbout(ABOUT_OWNERS) && { depth: true }),
    // Of a side that is given the strategies of all of them differ.
    ...(isWon && { owner: 'max' }),
  };
  const isEstimated = isAbout(['estimate-for-proof']);
  const hasWindow = isAbout(['ignores-window']);
  const simulates = bySimulation(algorithm) ? ITERATIONS_THAT_TELL : undefined;
  const shown = suspicions.flatMap(({ method }) => kindShowing(method) ?? []);
  const parts = partsThatTell(like, deepens !== undefined, hasWindow, shown);
  // A bound from an ancestor above the parent can cut only in a tree of at least four plies. With fewer than
  // three plies, questions about iterative deepening, root windows and vectors do not distinguish methods.
  const isOfThree =
    hasVectors || deepens !== undefined || isWon || byLists(algorithm) || isAbout(ABOUT_THREE_PLIES);
  const usualPlies = isOfThree ? 3 : 2;
  const leastPlies = (isAbout(['parent-only', ...ABOUT_OWNERS]) ? 4 : usualPlies) + (chance ? 1 : 0);
  for (let tries = 0; tries < MOST_TREES; tries += 1) {
    const depth =
      leastPlies + (Math.floor(tries / TREES_OF_A_DEPTH) % Math.max(MOST_PLIES - leastPlies + 1, 1));
    // A tree with more than two children at each node would need more different leaf values than the range
    // has.
    const branching: Widths[number] = depth > 3 || hasVectors ? [2, 2] : [2, 3];
    const recipe: Recipe = {
      algorithm,
      parts,
      wish,
      shape: { depth: depth + Number(isEstimated), branching },
      chance,
      ...((root === 'max' || root === 'min') && { root }),
      ...(isEstimated && { limit: depth }),
      hasWindow,
      ...(isWon && { isWon }),
      ...(mergesIn(tree) && { merges: POSITIONS_THAT_TELL }),
      ...(isAbout(ABOUT_POSITIONS) && { positions: BOARDS_THAT_TELL }),
      ...(simulates !== undefined && { simulates, widths: widthsOfSimulation(tries) }),
      ...(hasVectors && { players: OF_THREE }),
      ...(deepens !== undefined && {
        deepens,
        ...(!chance && { widths: widthsBelowThree(depth, branching) }),
      }),
      ...(passes && { isBounded: !isAbout(['bounds-from-leaves']) }),
      ties: isAbout(['other-equality', 'last-of-equals', 'bounds-as-values', 'nearest-owner']),
      separates: suspicions.map(({ method }) => method),
    };
    const drawn = draw(recipe, random);
    if (drawn === null) continue;
    const ofRules = { ...drawn, rules };
    const exercise = isReversed(like)
      ? onTree({ ...ofRules, children: 'reversed' as const }, wholeTree(ofRules))
      : ofRules;
    if (rightRun(exercise).run.result.ok && keepsPromise(exercise, rightAnswer(exercise), recipe, suspicions))
      return exercise;
  }
  return null;
}

/**
 * The root has three children. With two, the second one would finish the pass, so an interrupted pass could
 * only have the first as its best move.
 */
function widthsBelowThree(depth: number, below: Widths[number]): Widths {
  return [[3, 3], ...Array.from({ length: depth - 1 }, () => below)];
}

/** Two children, or three at the root of every other tree, with enough plies for all iterations. */
function widthsOfSimulation(tries: number): Widths {
  const at = tries % 2 === 0 ? 2 : 3;
  return [
    [at, at],
    [2, 2],
    [2, 2],
  ];
}

/**
 * The kinds of questions among which an additional exercise takes the first that suits its search; it also
 * asks for the best move.
 */
const TELLING = ['vectors', 'crossing', 'values'] as const;

/**
 * Returns the kinds of questions of an additional exercise. `shown` are the kinds that alone show some of the faulty
 * methods.
 */
function partsThatTell(
  like: Task,
  deepens: boolean,
  hasWindow: boolean,
  shown: readonly PartKind[],
): readonly PartKind[] {
  // When the value lies outside the root window, the search has no best move that could be asked for.
  if (searchesAgain(like.algorithm)) return shown.length > 0 ? shown : ['leafOrder'];
  if (shown.includes('solution')) return ['solution'];
  if (byLists(like.algorithm)) return ['lists'];
  if (hasWindow) return ['crossing'];
  if (shown.includes('estimate')) return ['estimate'];
  if (deepens) return ['atBudget'];
  if (bySimulation(like.algorithm)) return ['visits', 'selections'];
  const asked = [...new Set([TELLING.find((kind) => formatOf(kind).suits(like)) ?? 'values', ...shown])];
  return shown.length > 0 ? asked : [...asked, 'move'];
}
