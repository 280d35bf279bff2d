/**
 * Makes another tree for each student. The new tree has the structure of the original, about as many cut
 * leaves (at most one more or fewer), and the faulty methods that gave different answers still do. Other
 * leaves are cut, so that a neighbour's answer cannot be copied. The same seed must always give the same
 * tree, so the order of the random draws is part of the format.
 */

import { treeLike } from '../core/graph/mergingTree.ts';
import type { GameTree, NodeId } from '../core/index.ts';
import { type Random, seeded, shuffled } from '../core/random/seeded.ts';
import { asRecursion } from '../core/run/asRecursion.ts';
import { rowsOf, type TreeRow } from '../core/tree/treeRows.ts';
import { rightAnswer } from './answer.ts';
import { answersUnder, type MethodAnswer, writeDifferently, writesWrong } from './diagnose/methodAnswers.ts';
import type { Exercise } from './exercise.ts';
import { evaluatedLeaves } from './formats/leaves.ts';
import { hasAnswer, rightRun, suspectOnly } from './methods/methods.ts';
import { simulatedBy } from './methods/mistakenSimulation.ts';
import type { MethodName } from './misconception.ts';
import { searchesOf } from './searches.ts';
import {
  byLists,
  bySimulation,
  deepeningOf,
  type Reach,
  reachOf,
  searching,
  type Task,
  wholeTree,
} from './task.ts';
import { type SearchedTree, variantWithin } from './treeVariant.ts';

/**
 * The faulty methods that a fresh tree must tell apart. A method added later is not included when it
 * would change the trees of existing sets.
 */
const METHODS_OF_FRESH: readonly MethodName[] = [
  'parent-only',
  'other-equality',
  'never-inherits',
  'open-root',
  'right-to-left',
  'alpha-zero',
  'global-bounds',
  'keeps-childs-bound',
  'swapped-tests',
  'last-of-equals',
  'interchanged',
  'root-misread',
  'all-max',
  'all-min',
  'mean-at-chance',
  'min-at-chance',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
  'window-through-chance',
  'bounds-from-leaves',
  'estimate-for-proof',
  'deep-pruning',
  'sum-of-components',
  'all-against-one',
  'everybody-first',
  'unfinished-pass',
  'budget-per-pass',
  'ignores-budget',
  'forgets-order',
  'ignores-window',
  'bounds-as-values',
  'all-better-again',
  'first-children',
  'every-bound',
  'all-shallow',
  'deep-by-ply',
  'nearest-owner',
  'one-reply',
  'all-own-moves',
  'other-player',
  'ends-reversed',
  'own-visits',
  'exploitation-alone',
  'other-sides-reward',
  'new-node-alone',
  'unvisited-not-first',
  'own-lines-alone',
  'sign-exchanged',
  'win-overlooked',
];

/** The greatest number of trees drawn for one seed; nearly always fewer than twenty are needed. */
const MOST_TREES = 800;
/**
 * After this many drawn trees only some of the numbers are exchanged, so that a tree is more like the
 * original.
 */
const TREES_DEALT_WHOLE = 400;
/** When only some of the leaf values are exchanged, one in this many is. */
const SOME = 3;
/**
 * The greatest number of trees with the same cut leaves that are examined before a tree with other cut leaves
 * is found.
 */
const MOST_WITH_SAME_CUTS = 40;

/**
 * Returns the fresh tree of a seed, with its root window. `ask` makes the exercise about a tree, or returns
 * null when the question cannot be asked about it. When no drawn tree has other cuts and tells the methods
 * apart, a tree with other cuts is preferred, then one that tells the methods apart; otherwise only the
 * numbers of the original change.
 */
export function freshTree(
  like: Exercise,
  seed: number,
  ask: (searched: SearchedTree) => Exercise | null,
): SearchedTree {
  const whole = wholeTree(like);
  const reach = reachOf(like);
  const searches = searchesOf(like);
  const cuts = searches.map(cutLeaves);
  const distinguished = distinguishedMethods(like);
  const random = seeded(seed);
  let otherCuts: SearchedTree | null = null;
  let sameCuts: SearchedTree | null = null;
  let withSameCuts = 0;
  for (let tries = 0; tries < MOST_TREES; tries += 1) {
    const isSome = tries >= TREES_DEALT_WHOLE;
    const dealt = { tree: dealtAnew(whole, random, isSome), reach: resultsDealtAnew(reach, random) };
    const numbers = seedOfNumbers(random);
    const likeness = likenessOf(cuts, searches, dealt);
    const isOfUse = likeness === 'other-cuts' || (otherCuts === null && withSameCuts < MOST_WITH_SAME_CUTS);
    if (likeness === null || !isOfUse) continue;
    const searched = variantWithin(dealt.tree, dealt.reach, numbers);
    const exercise = ask(searched);
    if (exercise === null) continue;
    const isTelling = tellsApart(exercise, distinguished);
    if (likeness === 'other-cuts') {
      if (isTelling) return searched;
      otherCuts ??= searched;
    } else {
      withSameCuts += 1;
      if (isTelling) sameCuts ??= searched;
    }
  }
  return otherCuts ?? sameCuts ?? variantWithin(whole, reach, seedOfNumbers(random));
}

/** Returns a seed for new numbers in the tree; never 0, which would leave the tree's numbers unchanged. */
function seedOfNumbers(random: Random): number {
  return 1 + random.below(2 ** 32 - 1);
}

/**
 * Compares the cut leaves of a tree with those of the original: other leaves are cut, or the same ones; null
 * when the number of cut leaves differs by more than one or there is no answer.
 */
function likenessOf(
  cuts: readonly (readonly NodeId[] | null)[],
  searches: readonly Task[],
  dealt: SearchedTree,
): 'other-cuts' | 'same-cuts' | null {
  let isOther = true;
  for (const [at, search] of searches.entries()) {
    const before = cuts[at] ?? [];
    const reach = reachOf(search);
    const isGiven = reach !== null && 'given' in reach;
    const cut = cutLeaves(searching(search, dealt.tree, isGiven ? dealt.reach : reach));
    if (cut === null || Math.abs(cut.length - before.length) > 1) return null;
    if (before.length === 0) continue;
    if (cut.length === 0) return null;
    isOther &&= cut.join() !== before.join();
  }
  return isOther ? 'other-cuts' : 'same-cuts';
}

/**
 * Returns the leaves that a search cuts, or the nodes that a simulation adds; empty for a search with several passes or lists;
 * null when the search has no answer.
 */
function cutLeaves(task: Task): readonly NodeId[] | null {
  const methodRun = rightRun(task);
  const { run } = methodRun;
  if (!hasAnswer(run)) return null;
  // A simulation cuts nothing; the nodes that its iterations add are returned instead.
  if (bySimulation(task.algorithm)) return simulatedBy(methodRun).ends;
  if (deepeningOf(task) !== null || byLists(task.algorithm)) return [];
  const seen = new Set(evaluatedLeaves(asRecursion(run)));
  return run.tree.leaves().filter((leaf) => !seen.has(leaf));
}

/**
 * The faulty methods whose answer differs from the right answer to a search, and the pairs of these methods
 * whose answers differ from each other.
 */
interface Distinguished {
  readonly methods: readonly MethodName[];
  readonly pairs: readonly (readonly [one: number, other: number])[];
}

const distinguishedBy = new WeakMap<Exercise, readonly Distinguished[]>();

/** Returns, for each search of the exercise, which faulty methods its answers can tell apart. */
function distinguishedMethods(exercise: Exercise): readonly Distinguished[] {
  const known = distinguishedBy.get(exercise);
  if (known !== undefined) return known;
  const distinguished = searchesOf(exercise).map((search): Distinguished => {
    const right = rightAnswer(search);
    const sheets = answersUnder(search, METHODS_OF_FRESH.map(suspectOnly)).filter((sheet) =>
      writesWrong(search, sheet, right),
    );
    const pairs = sheets.flatMap((one, at) =>
      sheets
        .slice(at + 1)
        .flatMap((other, after) =>
          writeDifferently(search, one, other) ? [[at, at + 1 + after] as const] : [],
        ),
    );
    return { methods: sheets.map(({ method }) => method), pairs };
  });
  distinguishedBy.set(exercise, distinguished);
  return distinguished;
}

/**
 * Whether the exercise tells the same methods from the right answer, and the same pairs of methods from each
 * other, as the original exercise does, for which `distinguished` was computed.
 */
function tellsApart(exercise: Exercise, distinguished: readonly Distinguished[]): boolean {
  return searchesOf(exercise).every((search, at) => {
    const right = rightAnswer(search);
    const { methods, pairs } = distinguished[at] ?? { methods: [], pairs: [] };
    const sheets: MethodAnswer[] = [];
    for (const method of methods) {
      const [sheet] = answersUnder(search, [suspectOnly(method)]);
      if (sheet === undefined || !writesWrong(search, sheet, right)) return false;
      sheets.push(sheet);
    }
    return pairs.every(([one, other]) => {
      const [first, second] = [sheets[one], sheets[other]];
      return first !== undefined && second !== undefined && writeDifferently(search, first, second);
    });
  });
}

/** Returns the limits with the given results of a simulation in another order. */
function resultsDealtAnew(reach: Reach | null, random: Random): Reach | null {
  return reach !== null && 'given' in reach ? { ...reach, given: shuffled(reach.given, random) } : reach;
}

/**
 * Returns the same tree with the values of its leaves, and its static values, exchanged among the nodes.
 * Unknown and infinite values keep their nodes.
 */
function dealtAnew(tree: GameTree, random: Random, isSome: boolean): GameTree {
  const rows = rowsOf(tree).map((row, id): TreeRow => {
    const estimate = tree.staticValue(id as NodeId);
    // A node's static value may be computed from features. Such a node keeps only the value, because features
    // cannot be exchanged with plain values.
    const isJudged = row.features !== undefined && !Number.isNaN(estimate);
    return isJudged ? { ...row, staticValue: estimate, features: undefined } : row;
  });
  deal(
    rows,
    ({ kind, value, vector }) => kind === 'leaf' && (vector !== undefined || Number.isFinite(value)),
    ({ value, vector }) => ({ value, ...(vector !== undefined && { vector }) }),
  );
  deal(
    rows,
    ({ staticValue }) => staticValue !== undefined && Number.isFinite(staticValue),
    ({ staticValue }) => ({ staticValue }),
  );
  return treeLike(tree, rows, tree.leafBounds, null, tree.sum);

  function deal(
    among: TreeRow[],
    takesPart: (row: TreeRow) => boolean,
    numbers: (row: TreeRow) => Partial<TreeRow>,
  ): void {
    const all = [...among.keys()].filter((at) => takesPart(among[at] as TreeRow));
    const places = isSome ? shuffled(all, random).slice(0, Math.max(2, Math.ceil(all.length / SOME))) : all;
    const from = shuffled(places, random).map((at) => among[at] as TreeRow);
    for (const [nth, at] of places.entries())
      among[at] = { ...(among[at] as TreeRow), ...numbers(from[nth] as TreeRow) };
  }
}
