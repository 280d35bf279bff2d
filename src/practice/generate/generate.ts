/**
 * Generates exercises from a seed. Trees are drawn until one satisfies the recipe, which includes that the
 * answers of certain faulty methods differ. The same seed must always give the same exercise, so the order of
 * the random draws is part of the format; tests with recorded exercises fail when it changes.
 */

import { leavesGoingUp } from '../../core/analysis/index.ts';
import { crc32 } from '../../core/crc32.ts';
import type { GameTree, SearchWindow } from '../../core/index.ts';
import { backedUpValues } from '../../core/order/childOrder.ts';
import { type Random, seeded, shuffled } from '../../core/random/seeded.ts';
import { DEFAULT_RULES, type SearchRules } from '../../core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE, LEAF } from '../../core/tree/nodeKind.ts';
import { type RightAnswer, rightAnswer } from '../answer.ts';
import { answersUnder, type MethodAnswer, writeDifferently, writesWrong } from '../diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, formatOf, type PartKind, posed, taskFor } from '../exercise.ts';
import { type Suspicion, suspectOnly } from '../methods/methods.ts';
import { METHODS, type Misconception } from '../misconception.ts';
import { type Recipe, recipeOf } from '../recipes.ts';
import { type ExerciseSeed, SKILLS } from '../skill.ts';
import { depthOf, mergesIn, taskTo, taskWithin, wholeTree } from '../task.ts';
import { drawBudget } from './drawBudget.ts';
import { drawGraph } from './drawGraph.ts';
import { drawSide, drawTree } from './drawTree.ts';

/**
 * The greatest number of trees drawn for one exercise. The recipes need far fewer, as tests over many seeds
 * show.
 */
const MOST_TREES = 4_000;
/** The greatest number of trees drawn for an exercise whose right answer is chosen before its tree. */
const MOST_SPREAD_TREES = 40_000;

/**
 * Returns the exercise for a seed. Throws when no drawn tree satisfies the recipe, which has not happened
 * with any tested seed.
 */
export function generateExercise(seed: ExerciseSeed): Exercise {
  const { skill, difficulty, generator } = seed;
  const isSpread = generator !== undefined;
  const random = seeded(mixed(seed));
  const { isNone, ...recipe } = ofASide(recipeOf(seed), random);
  const separates = recipe.separates.map(suspectOnly);
  const spread = isSpread ? drawSpread(recipe, random) : null;
  const most = isSpread ? MOST_SPREAD_TREES : MOST_TREES;
  for (let tries = 0; tries < most; tries += 1) {
    const exercise = draw(recipe, random, spread?.suitsTree);
    if (exercise === null) continue;
    const right = rightAnswer(exercise);
    if (isNone !== undefined && right.answer.solution.has(ROOT) !== isNone) continue;
    if (spread?.suitsCuts(exercise.tree, right, tries) === false) continue;
    if (keepsPromise(exercise, right, recipe, separates)) return exercise;
  }
  throw new Error(`no exercise for ${skill}, ${difficulty}, seed ${seed.seed}`);
}

/** Of so many exercises about strategies that a side may not have, it has none in one. */
const ONE_IN = 4;

/**
 * Returns a recipe with the side whose strategy is asked for, where that is drawn, and with whether it is to have none;
 * unchanged where every exercise has a strategy.
 */
function ofASide(recipe: Recipe, random: Random): Recipe & { readonly isNone?: boolean } {
  const { separatesNone } = recipe;
  if (separatesNone === undefined) return recipe;
  const owner = random.flip(0.5) ? 'max' : 'min';
  const isNone = random.below(ONE_IN) === 0;
  return { ...recipe, wish: { owner }, isNone, ...(isNone && { separates: separatesNone }) };
}

/**
 * Returns a number from seed, skill and difficulty, so that different skills and difficulties begin with
 * different trees for the same seed.
 */
function mixed({ skill, difficulty, seed }: ExerciseSeed): number {
  return Math.imul(seed ^ (SKILLS.indexOf(skill) * 3 + difficulty), 0x9e3779b1);
}

/**
 * Draws one tree of the recipe and returns the exercise about it; null when the drawn tree does not satisfy
 * the recipe.
 */
export function draw(
  recipe: Recipe,
  random: Random,
  suits: (tree: GameTree) => boolean = () => true,
): Exercise | null {
  const { merges, root } = recipe;
  const tree =
    merges === undefined ? drawTree(recipe, random) : drawGraph(merges, root ?? drawSide(random), random);
  if (tree === null) return null;
  const { limit = null, algorithm, deepens, hasWindow = false } = recipe;
  if (!suits(taskTo(limit, { tree, algorithm, rules: DEFAULT_RULES }).tree)) return null;
  const isStrict = recipe.ties && random.flip(0.5);
  const rules: SearchRules = { ...DEFAULT_RULES, cutoff: isStrict ? 'strict' : 'equal' };
  const searched = { tree, algorithm, rules };
  const { simulates: iterations } = recipe;
  const looking = () =>
    iterations !== undefined
      ? taskWithin({ iterations, c: null }, searched)
      : hasWindow
        ? taskWithin({ depth: limit, window: drawWindow(tree, random) }, searched)
        : taskTo(limit, searched);
  const drawn = deepens === undefined ? looking() : drawBudget(recipe, deepens, searched, random);
  const task = drawn && taskFor(recipe.parts, drawn);
  const parts = task && chooseParts(recipe.parts, task, random, new Map(), recipe.wish);
  return task && parts && posed({ ...task, parts });
}

/**
 * Returns a root window between two different leaf values. When all leaves are equal, α has that value and β
 * is +∞.
 */
function drawWindow(tree: GameTree, random: Random): SearchWindow {
  const values = new Set(tree.leaves().map((leaf) => tree.value(leaf)));
  const [alpha = -Infinity, beta = Infinity] = shuffled([...values], random)
    .slice(0, 2)
    .sort((a, b) => a - b);
  return { alpha, beta };
}

/**
 * Whether the answers of the recipe's `separates` methods differ from the right answer and from each other,
 * so that the exercise tests what it is for.
 */
export function keepsPromise(
  exercise: Exercise,
  right: RightAnswer,
  { ties, parts, isBounded = false }: Recipe,
  separates: readonly Suspicion[],
): boolean {
  if (isBounded && !cutsAtChance(right)) return false;
  if (parts.includes('cutLabels') && !cutsByBoth(right)) return false;
  if (depthOf(exercise) !== null && parts.includes('move') && !isOfItsDepth(exercise, right)) return false;
  const instructive = parts.flatMap((kind) => formatOf(kind).isInstructive?.(exercise) ?? []);
  if (instructive.length > 0) return instructive.every(Boolean);
  for (const { part } of exercise.parts) {
    const { tellsApart } = formatOf(part.kind);
    if (tellsApart !== undefined) return tellsApart({ task: exercise, part }, separates, seeded(1));
  }
  // Trees of several players need no check for ties, because they are drawn without any.
  const isOfTwo = exercise.tree.players === 0 && !mergesIn(exercise.tree);
  if (!ties && isOfTwo && equalsMeet(exercise.tree)) return false;
  const sheets: MethodAnswer[] = [];
  for (const suspicion of separates) {
    const [sheet] = answersUnder(exercise, [suspicion]);
    if (sheet === undefined || !writesWrong(exercise, sheet, right)) return false;
    if (sheets.some((other) => !writeDifferently(exercise, other, sheet))) return false;
    sheets.push(sheet);
  }
  return true;
}

/**
 * Whether the exercise of a seed would show a misconception: a student who has it gives an answer that is not right. One that
 * is no faulty method, but a sign in an answer, may show in any exercise.
 */
export function wouldShow(seed: ExerciseSeed, misconception: Misconception): boolean {
  const method = METHODS.find((name) => name === misconception);
  const { separates, separatesNone = separates } = recipeOf(seed);
  if (method === undefined || separatesNone.includes(method)) return true;
  const exercise = generateExercise(seed);
  const [sheet] = answersUnder(exercise, [suspectOnly(method)]);
  return sheet !== undefined && writesWrong(exercise, sheet, rightAnswer(exercise));
}

/** Whether the search cuts at a chance node before all of its outcomes have been evaluated. */
function cutsAtChance({ run }: RightAnswer): boolean {
  const { tree } = run;
  return tree.nodes().some((node) => tree.kind(node) === CHANCE && run.cutStep(node) > 0);
}

/** Whether some cutoff reaches α and another one β, so that a student has to tell them apart. */
function cutsByBoth({ answer: { cutLabels } }: RightAnswer): boolean {
  return new Set([...cutLabels.values()].map(({ bound }) => bound)).size === 2;
}

/** Whether a search that is one ply too shallow or too deep finds another best move. */
function isOfItsDepth(exercise: Exercise, { answer }: RightAnswer): boolean {
  const depth = depthOf(exercise) ?? 0;
  return [depth - 1, depth + 1].every((other) => {
    const task = taskTo(other, { ...exercise, tree: wholeTree(exercise) });
    return rightAnswer({ ...task, parts: [] }).answer.move !== answer.move;
  });
}

/** Whether some node has to compare equal values of its children. */
function equalsMeet(tree: GameTree): boolean {
  const values = backedUpValues(tree);
  const compared = tree
    .nodes()
    .filter((node) => node !== ROOT && !tree.isBeyond(node) && tree.kind(tree.parent(node)) !== CHANCE)
    .filter((node) => tree.kind(node) === LEAF || tree.kind(node) === CHANCE);
  return new Set(compared.map((node) => values[node])).size < compared.length;
}

/*
 * Chooses the right answer of an exercise of generator 2 or later before its tree is drawn, so that over all
 * seeds no answer is more frequent than the others.
 */

/**
 * The pattern of crossed-out branches falls into one of this many classes, and the class is drawn first. With
 * fewer classes, for example eight, too many exercises would have the same pattern.
 */
const CLASSES = 11;
/**
 * When this many drawn trees are not in the class, another class is drawn, because the first may contain no
 * tree.
 */
const TREES_OF_A_CLASS = 150;

const ABOUT_CUTS: readonly PartKind[] = ['crossing', 'leafOrder', 'leafCount', 'cutLabels'];
const ABOUT_MOVES: readonly PartKind[] = ['move', 'line'];

/** The requirements that the right answer of an exercise must meet, drawn from its seed. */
interface Spread {
  /**
   * Whether the best move at the root has the required index among the root's children; tested before any
   * search.
   */
  readonly suitsTree: (tree: GameTree) => boolean;
  /** Whether the cut leaves belong to the required class; `tries` counts the trees tested before this one. */
  readonly suitsCuts: (tree: GameTree, right: RightAnswer, tries: number) => boolean;
}

function drawSpread({ parts, separates }: Recipe, random: Random): Spread {
  const classes = Array.from({ length: 50 }, () => random.below(CLASSES));
  const place = random.below(12);
  const asks = (kinds: readonly PartKind[]) => parts.some((kind) => kinds.includes(kind));
  // When the best move must tie with a later one, it cannot be the last child; drawn trees meet the
  // requirement more often when the best move is an early child.
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

/** Returns the index of the root's child that has the root's value when nothing is cut. */
function placeOfBest(tree: GameTree): number {
  const values = tree.players > 0 ? leavesGoingUp(tree) : backedUpValues(tree);
  return tree.children(ROOT).findIndex((child) => values[child] === values[ROOT]);
}

function patternClass(tree: GameTree, crossing: ReadonlySet<NodeId>): number {
  return crc32(new TextEncoder().encode(crossingPattern(tree, crossing))) % CLASSES;
}

/** Returns the paths from the root to the crossed-out nodes as text, which can be compared between trees. */
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
