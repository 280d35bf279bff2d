/**
 * Makes another tree for each student: of the same shape, with the number of cut leaves the same or changed by one, on
 * which the same methods write different sheets. Other leaves are cut in it, so that strokes cannot be copied. The same
 * seed gives the same tree for ever, so what is drawn here and in what order is part of the format.
 */
import { type Random, seeded, shuffled } from '../core/random/seeded.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { rowsOf, type TreeRow, treeOfRows } from '../core/tree/treeRows.ts';
import { rightAnswer } from './answer.ts';
import { answersUnder, type MethodAnswer, writeDifferently, writesWrong } from './diagnose/methodAnswers.ts';
import type { Exercise } from './exercise.ts';
import { evaluatedLeaves } from './formats/leaves.ts';
import { hasAnswer, rightRun, suspectOnly } from './methods/methods.ts';
import type { MethodName } from './misconception.ts';
import { searchesOf } from './searches.ts';
import { deepeningOf, onTree, reachOf, type Task, wholeTree } from './task.ts';
import { type SearchedTree, variantWithin } from './treeVariant.ts';

/**
 * The methods that are told apart. A method added later is not among them, because it would change the trees of old
 * sets.
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
];

/** The greatest number of trees that are drawn; nearly always fewer than twenty are enough. */
const MOST_TREES = 800;
/** From this tree on only some of the numbers change places, so that the tree is more like the one it is drawn from. */
const TREES_DEALT_WHOLE = 400;
/** The share of numbers that change places then: one in this many. */
const SOME = 3;
/** The greatest number of trees with the same leaves cut that are examined while no tree with other cuts is found. */
const MOST_WITH_SAME_CUTS = 40;

/**
 * The fresh tree of a seed, with the root's window among its numbers. `ask` asks the exercise's question about a tree;
 * null when it cannot be asked. In some small trees no other leaves can be cut, or no tree meets every wish. Then a
 * tree with other cuts is preferred to one that tells the methods apart, and the numbers at least change places.
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
    const dealt = dealtAnew(whole, random, tries >= TREES_DEALT_WHOLE);
    const numbers = seedOfNumbers(random);
    const likeness = likenessOf(cuts, searches, dealt);
    const isOfUse = likeness === 'other-cuts' || (otherCuts === null && withSameCuts < MOST_WITH_SAME_CUTS);
    if (likeness === null || !isOfUse) continue;
    const searched = variantWithin(dealt, reach, numbers);
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

/** Returns a seed for the variant's numbers; never 0, which stands for the tree's own numbers. */
function seedOfNumbers(random: Random): number {
  return 1 + random.below(2 ** 32 - 1);
}

/**
 * How the cuts in a tree compare with those before: other leaves or the same ones are cut; null when their number
 * differs by more than one.
 */
function likenessOf(
  cuts: readonly (readonly NodeId[] | null)[],
  searches: readonly Task[],
  tree: GameTree,
): 'other-cuts' | 'same-cuts' | null {
  let isOther = true;
  for (const [at, search] of searches.entries()) {
    const before = cuts[at] ?? [];
    const cut = cutLeaves(onTree(search, tree));
    if (cut === null || Math.abs(cut.length - before.length) > 1) return null;
    if (before.length === 0) continue;
    if (cut.length === 0) return null;
    isOther &&= cut.join() !== before.join();
  }
  return isOther ? 'other-cuts' : 'same-cuts';
}

/** The leaves that a search cuts; none when it has several passes; null when it has no answer. */
function cutLeaves(task: Task): readonly NodeId[] | null {
  const { run } = rightRun(task);
  if (!hasAnswer(run)) return null;
  if (deepeningOf(task) !== null) return [];
  const seen = new Set(evaluatedLeaves(run));
  return run.tree.leaves().filter((leaf) => !seen.has(leaf));
}

/**
 * Returns the methods whose sheet differs from the right answer of a search, and the pairs of methods whose sheets
 * differ.
 */
interface Distinguished {
  readonly methods: readonly MethodName[];
  readonly pairs: readonly (readonly [one: number, other: number])[];
}

const distinguishedBy = new WeakMap<Exercise, readonly Distinguished[]>();

/** Returns what the exercise tells apart, for each of its searches. */
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
 * Whether the exercise tells the same methods from the right answer, and the same pairs of methods from each other, as
 * the exercise that `distinguished` was found in.
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

/**
 * Returns the same tree with its leaves' numbers, and its estimates, in other places. Unknown and infinite values stay.
 */
function dealtAnew(tree: GameTree, random: Random, isSome: boolean): GameTree {
  const rows = rowsOf(tree).map((row, id): TreeRow => {
    const estimate = tree.staticValue(id as NodeId);
    // A row has either features or a static value: the value of the features is moved, not the features.
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
  return treeOfRows(rows, tree.leafBounds, null, tree.sum);

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
