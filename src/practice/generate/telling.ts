/** Generates one more exercise that distinguishes methods which an answer does not distinguish. */

import { seeded } from '../../core/random/seeded.ts';
import { passesChance } from '../../core/search/windowed.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { rightAnswer } from '../answer.ts';
import { type Exercise, formatOf, type PartKind } from '../exercise.ts';
import { rightRun, type Suspicion } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import { deepeningOf, type Task } from '../task.ts';
import { draw, keepsPromise } from './generate.ts';
import type { Recipe, Widths } from './recipes.ts';

/** Methods that show only where there are chance nodes. */
const ABOUT_CHANCE: readonly MethodName[] = [
  'mean-at-chance',
  'min-at-chance',
  'window-through-chance',
  'bounds-from-leaves',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
];

/** In a tree of two plies these methods give the same answers as another method; they need three. */
const ABOUT_THREE_PLIES: readonly MethodName[] = ['root-misread', 'open-root'];

/** The greatest number of trees drawn. */
const MOST_TREES = 4_000;
/** After this many trees of one depth one ply more is tried, and after the greatest depth the least again. */
const TREES_OF_A_DEPTH = 200;
const MOST_PLIES = 5;
/** Of several players there are three, with a declared sum, so that there may be cuts. */
const OF_THREE = { count: 3, sum: 9 } as const;

/**
 * Returns a small exercise in which the candidates cross out different leaves, or write different entries when the
 * search has no bounds, or give different answers when it deepens, and none is right. The side at the root is that of
 * the given exercise, and there are chance nodes when it has some. Null when no drawn tree does.
 */
export function tellingExercise(
  like: Pick<Exercise, 'tree' | 'algorithm' | 'rules' | 'limited'>,
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
  const isEstimated = isAbout(['estimate-for-proof']);
  const hasWindow = isAbout(['ignores-window']);
  const parts = partsThatTell(like, deepens !== undefined, hasWindow);
  // Only in a tree of four plies can the bound of an ancestor above the parent cut; with fewer than three plies, the
  // passes of deepening, root windows and vectors distinguish nothing.
  const isOfThree = hasVectors || deepens !== undefined || isAbout(ABOUT_THREE_PLIES);
  const usualPlies = isOfThree ? 3 : 2;
  const leastPlies = (isAbout(['parent-only']) ? 4 : usualPlies) + (chance ? 1 : 0);
  for (let tries = 0; tries < MOST_TREES; tries += 1) {
    const depth =
      leastPlies + (Math.floor(tries / TREES_OF_A_DEPTH) % Math.max(MOST_PLIES - leastPlies + 1, 1));
    // Wider trees would have more leaves than there are values.
    const branching: Widths[number] = depth > 3 || hasVectors ? [2, 2] : [2, 3];
    const recipe: Recipe = {
      algorithm,
      parts,
      shape: { depth: depth + Number(isEstimated), branching },
      chance,
      ...((root === 'max' || root === 'min') && { root }),
      ...(isEstimated && { limit: depth }),
      hasWindow,
      ...(hasVectors && { players: OF_THREE }),
      ...(deepens !== undefined && {
        deepens,
        ...(!chance && { widths: widthsBelowThree(depth, branching) }),
      }),
      ...(passes && { isBounded: !isAbout(['bounds-from-leaves']) }),
      ties: isAbout(['other-equality', 'last-of-equals']),
      separates: suspicions.map(({ method }) => method),
    };
    const drawn = draw(recipe, random);
    if (drawn === null) continue;
    const exercise = { ...drawn, rules };
    if (rightRun(exercise).run.result.ok && keepsPromise(exercise, rightAnswer(exercise), recipe, suspicions))
      return exercise;
  }
  return null;
}

/**
 * There are three moves at the root. With two, the second would finish the pass, so an interrupted pass could only hold
 * the first move.
 */
function widthsBelowThree(depth: number, below: Widths[number]): Widths {
  return [[3, 3], ...Array.from({ length: depth - 1 }, () => below)];
}

/** Besides the move, the first of these kinds that can be asked distinguishes methods. */
const TELLING = ['vectors', 'crossing', 'values'] as const;

function partsThatTell(like: Task, deepens: boolean, hasWindow: boolean): readonly PartKind[] {
  // Outside a window there is no move to ask about.
  if (hasWindow) return ['crossing'];
  if (deepens) return ['atBudget'];
  return [TELLING.find((kind) => formatOf(kind).suits(like)) ?? 'values', 'move'];
}
