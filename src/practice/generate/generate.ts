/**
 * Generates exercises from a seed, each proved to tell the misconceptions apart that it is for: trees are drawn until
 * one satisfies its recipe. The same seed gives the same exercise for ever, so what is drawn here and in what order is
 * part of the format, as for random trees; tests with frozen exercises notice a change.
 */

import { crc32 } from '../../core/crc32.ts';
import { backedUpValues } from '../../core/order/childOrder.ts';
import { type Random, seeded, shuffled } from '../../core/random/seeded.ts';
import { DEFAULT_RULES, type SearchRules } from '../../core/search/searchSettings.ts';
import type { SearchWindow } from '../../core/search/searchWindow.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE, LEAF } from '../../core/tree/nodeKind.ts';
import { type RightAnswer, rightAnswer } from '../answer.ts';
import { answersUnder, type MethodAnswer, writeDifferently, writesWrong } from '../diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, formatOf, type PartKind } from '../exercise.ts';
import { type Suspicion, suspectOnly } from '../methods/methods.ts';
import { type ExerciseSeed, SKILLS } from '../skill.ts';
import { depthOf, taskTo, taskWithin, wholeTree } from '../task.ts';
import { drawBudget } from './drawBudget.ts';
import { leavesGoingUp } from './drawPlayers.ts';
import { drawTree } from './drawTree.ts';
import { type Recipe, recipeOf } from './recipes.ts';

/** The greatest number of trees drawn for one exercise; the recipes need far fewer, as tests over many seeds show. */
const MOST_TREES = 4_000;
/** The greatest number of trees drawn when the answer is drawn beforehand. */
const MOST_SPREAD_TREES = 40_000;

/**
 * Returns the exercise for a seed. Throws when no tree satisfies the recipe, which has not happened with any seed
 * tried.
 */
export function generateExercise(seed: ExerciseSeed): Exercise {
  const { skill, difficulty, generator } = seed;
  const isSpread = generator !== undefined;
  const recipe = recipeOf(seed);
  const separates = recipe.separates.map(suspectOnly);
  const random = seeded(mixed(seed));
  const spread = isSpread ? drawSpread(recipe, random) : null;
  const most = isSpread ? MOST_SPREAD_TREES : MOST_TREES;
  for (let tries = 0; tries < most; tries += 1) {
    const exercise = draw(recipe, random, spread?.suitsTree);
    if (exercise === null) continue;
    const right = rightAnswer(exercise);
    if (spread?.suitsCuts(exercise.tree, right, tries) === false) continue;
    if (keepsPromise(exercise, right, recipe, separates)) return exercise;
  }
  throw new Error(`no exercise for ${skill}, ${difficulty}, seed ${seed.seed}`);
}

/** Different skills and difficulties should not start with the same tree for the same seed. */
function mixed({ skill, difficulty, seed }: ExerciseSeed): number {
  return Math.imul(seed ^ (SKILLS.indexOf(skill) * 3 + difficulty), 0x9e3779b1);
}

/** Returns a tree of the recipe with its questions; null when the drawn tree does not suit. */
export function draw(
  recipe: Recipe,
  random: Random,
  suits: (tree: GameTree) => boolean = () => true,
): Exercise | null {
  const tree = drawTree(recipe, random);
  if (tree === null) return null;
  const { limit = null, algorithm, deepens, hasWindow = false } = recipe;
  if (!suits(taskTo(limit, { tree, algorithm, rules: DEFAULT_RULES }).tree)) return null;
  const isStrict = recipe.ties && random.flip(0.5);
  const rules: SearchRules = { ...DEFAULT_RULES, cutoff: isStrict ? 'strict' : 'equal' };
  const searched = { tree, algorithm, rules };
  const looking = () =>
    hasWindow
      ? taskWithin({ depth: limit, window: drawWindow(tree, random) }, searched)
      : taskTo(limit, searched);
  const task = deepens === undefined ? looking() : drawBudget(recipe, deepens, searched, random);
  const parts = task && chooseParts(recipe.parts, task, random);
  return task && parts && { ...task, parts };
}

/** Returns two different leaf values, if there are two. */
function drawWindow(tree: GameTree, random: Random): SearchWindow {
  const values = new Set(tree.leaves().map((leaf) => tree.value(leaf)));
  const [alpha = -Infinity, beta = Infinity] = shuffled([...values], random)
    .slice(0, 2)
    .sort((a, b) => a - b);
  return { alpha, beta };
}

/**
 * Whether the exercise shows what it is for: the sheets of `separates` differ from the right one and from each other.
 */
export function keepsPromise(
  exercise: Exercise,
  right: RightAnswer,
  { ties, parts, isBounded = false }: Recipe,
  separates: readonly Suspicion[],
): boolean {
  if (isBounded && !cutsAtChance(right)) return false;
  if (exercise.limited !== undefined && parts.includes('move') && !isOfItsDepth(exercise, right))
    return false;
  const instructive = parts.flatMap((kind) => formatOf(kind).isInstructive?.(exercise) ?? []);
  if (instructive.length > 0) return instructive.every(Boolean);
  // Trees of several players are drawn without ties.
  if (!ties && exercise.tree.players === 0 && equalsMeet(exercise.tree)) return false;
  const sheets: MethodAnswer[] = [];
  for (const suspicion of separates) {
    const [sheet] = answersUnder(exercise, [suspicion]);
    if (sheet === undefined || !writesWrong(exercise, sheet, right)) return false;
    if (sheets.some((other) => !writeDifferently(exercise, other, sheet))) return false;
    sheets.push(sheet);
  }
  return true;
}

/** Whether the search leaves a chance node before all of its outcomes are known. */
function cutsAtChance({ run }: RightAnswer): boolean {
  const { tree } = run;
  return tree.nodes().some((node) => tree.kind(node) === CHANCE && run.cutStep(node) > 0);
}

/** Whether someone who searches a ply too few or too many plays another move. */
function isOfItsDepth(exercise: Exercise, { answer }: RightAnswer): boolean {
  const depth = depthOf(exercise) ?? 0;
  return [depth - 1, depth + 1].every((other) => {
    const task = taskTo(other, { ...exercise, tree: wholeTree(exercise) });
    return rightAnswer({ ...task, parts: [] }).answer.move !== answer.move;
  });
}

/** Whether a decision may compare equal values, of leaves or of expectations. */
function equalsMeet(tree: GameTree): boolean {
  const values = backedUpValues(tree);
  const compared = tree
    .nodes()
    .filter((node) => node !== ROOT && !tree.isBeyond(node) && tree.kind(tree.parent(node)) !== CHANCE)
    .filter((node) => tree.kind(node) === LEAF || tree.kind(node) === CHANCE);
  return new Set(compared.map((node) => values[node])).size < compared.length;
}

/*
 * Chooses the answer of an exercise of generator 2 or later: it is drawn for its seed beforehand, so that over all
 * seeds no answer is more frequent than others, whatever trees are drawn.
 */

/**
 * Exercises are divided into this many classes by what is crossed out; one in eight with the same strokes would be too
 * many.
 */
const CLASSES = 11;
/** After this many trees another class is drawn, because the first one may have no tree. */
const TREES_OF_A_CLASS = 150;

const ABOUT_CUTS: readonly PartKind[] = ['crossing', 'leafOrder', 'leafCount'];
const ABOUT_MOVES: readonly PartKind[] = ['move', 'line'];

/** The requirements of the exercise for a seed. */
interface Spread {
  /** Whether the best move is at the required place; tested before any search. */
  readonly suitsTree: (tree: GameTree) => boolean;
  /** Whether the required leaves are cut; `tries` counts the trees tested so far. */
  readonly suitsCuts: (tree: GameTree, right: RightAnswer, tries: number) => boolean;
}

function drawSpread({ parts, separates }: Recipe, random: Random): Spread {
  const classes = Array.from({ length: 50 }, () => random.below(CLASSES));
  const place = random.below(12);
  const asks = (kinds: readonly PartKind[]) => parts.some((kind) => kinds.includes(kind));
  // A move that is to be tied with a later one is not the last, and is found more easily the earlier it comes.
  const isTied = separates.includes('last-of-equals');
  return {
    suitsTree: (tree) => {
      if (!asks(ABOUT_MOVES) || tree.kind(ROOT) === CHANCE) return true;
      const best = placeOfBest(tree);
      return best === (isTied ? Number(place >= 8) : place % tree.childCount(ROOT));
    },
    suitsCuts: (tree, { answer }, tries) => {
      if (!asks(ABOUT_CUTS)) return true;
      const wanted = classes[Math.floor(tries / TREES_OF_A_CLASS) % classes.length];
      return answer.crossing.size > 0 && patternClass(tree, answer.crossing) === wanted;
    },
  };
}

/** Returns the child of the root that decides when nothing is cut. */
function placeOfBest(tree: GameTree): number {
  const values = tree.players > 0 ? leavesGoingUp(tree) : backedUpValues(tree);
  return tree.children(ROOT).findIndex((child) => values[child] === values[ROOT]);
}

function patternClass(tree: GameTree, crossing: ReadonlySet<NodeId>): number {
  return crc32(new TextEncoder().encode(crossingPattern(tree, crossing))) % CLASSES;
}

/** Returns the places of the strokes as paths from the root, which can be compared between trees. */
function crossingPattern(tree: GameTree, crossing: ReadonlySet<NodeId>): string {
  const path = (node: NodeId) =>
    tree
      .pathTo(node)
      .slice(1)
      .map((below) => tree.childIndex(below))
      .join('.');
  return [...crossing]
    .sort((a, b) => a - b)
    .map(path)
    .join(' ');
}
