/** Makes and marks questions whose answer is a formula, by running the search at all points that matter. */
import type { NodeId, RecursionRun } from '../../core/index.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import { NO_NODE, ROOT } from '../../core/tree/nodeId.ts';
import type { Sign } from '../diagnose/sign.ts';
import { errorAtNode, NO_ERRORS, type PartErrors } from '../grade/difference.ts';
import type { Suspicion } from '../methods/methods.ts';
import { placeOfComing } from '../place.ts';
import type { Task } from '../task.ts';
import type { Asked, Marked } from './format.ts';
import { aboutOf, addFormulaWork, type FormulaPart, isNamed, mostUnknowns } from './formula.ts';
import { formulaFor } from './formulaAnswer.ts';
import {
  type Cell,
  cellsAmong,
  holdsAt,
  isApart,
  numbersIn,
  type Point,
  pointOf,
  smallestIn,
  unknownsIn,
} from './formulaPoints.ts';
import { comparisonsIn, type Formula, MOST_COMPARISONS, UNKNOWNS } from './formulaText.ts';
import type { Goal } from './goal.ts';
import { leavesBelow, type Outcome, outcomeBy, outcomeWith, withNumbers } from './goalNumbers.ts';

addFormulaWork({ choose, isPossible, solvedTree, rightFormula, grade, signs, agrees, tellsApart });

type OfLeaves = Pick<Asked<FormulaPart>, 'task'> & { readonly part: Pick<FormulaPart, 'leaves'> };

/** Returns the numbers with which the search compares the unknowns: those of the other leaves, and declared bounds. */
function numbersOf({ task: { tree }, part: { leaves } }: OfLeaves): readonly number[] {
  const others = tree.leaves().filter((leaf) => !leaves.includes(leaf));
  return [...others.map((leaf) => tree.value(leaf)), ...tree.leafBounds].filter(Number.isFinite);
}

function cellsOf(asked: OfLeaves, further: readonly number[] = []): Iterable<Cell> {
  const { task, part } = asked;
  return cellsAmong([...numbersOf(asked), ...further], part.leaves.length, task.tree.leafBounds);
}

/** By tree, what searches bring about at points, by the search and the leaves, and by how the points lie. */
const known = new WeakMap<object, Map<string, Map<string, Outcome | null>>>();

/**
 * Returns what the search brings about at points, null where it comes to no value; of points that lie alike among the
 * numbers of the tree one is searched.
 */
function outcomesOf(asked: OfLeaves, suspicion: Suspicion | null = null): (point: Point) => Outcome | null {
  const { task, part } = asked;
  const { tree, algorithm, rules } = task;
  const name = JSON.stringify([algorithm, rules, part.leaves, suspicion]);
  const ofTree = known.get(tree) ?? new Map<string, Map<string, Outcome | null>>();
  known.set(tree, ofTree);
  const outcomes = ofTree.get(name) ?? new Map<string, Outcome | null>();
  ofTree.set(name, outcomes);
  const numbers = [...new Set(numbersOf(asked))];
  return (point) => {
    const lies = liesAmong(point, numbers);
    const before = outcomes.get(lies);
    if (before !== undefined) return before;
    const values = new Map(part.leaves.map((leaf, place) => [leaf, point[place] ?? 0]));
    const outcome = suspicion === null ? outcomeWith(task, values) : outcomeBy(task, values, suspicion);
    outcomes.set(lies, outcome);
    return outcome;
  };
}

/** Returns how a point lies among numbers: how many are below and at each of its values, and how these compare. */
function liesAmong(point: Point, numbers: readonly number[]): string {
  const places = point.map((value) => {
    let place = 0;
    for (const number of numbers) place += number < value ? 2 : Number(number === value);
    return place;
  });
  const pairs = point.flatMap((one, place) => point.slice(place + 1).map((other) => Math.sign(one - other)));
  return [...places, ...pairs].join();
}

function isMet(goal: Goal, { tree }: Task, { cut, move }: Outcome): boolean {
  if (goal.kind === 'pruned') return leavesBelow(tree, goal.nodes).every((leaf) => cut.has(leaf));
  return goal.kind === 'move' && move === goal.node;
}

/** Returns whether the goal is met at points; never where the search comes to no value. */
function truthOf({ task, part }: Asked<FormulaPart>, suspicion: Suspicion | null = null) {
  const outcomeAt = outcomesOf({ task, part }, suspicion);
  return (point: Point) => {
    const outcome = outcomeAt(point);
    return outcome !== null && isMet(part.goal, task, outcome);
  };
}

/** Returns a short formula with the same truth as the search at all points. */
function rightFormula(asked: Asked<FormulaPart>): Formula {
  const isTrue = truthOf(asked);
  const points = Array.from(cellsOf(asked), pointOf);
  return formulaFor({
    met: points.filter(isTrue),
    missed: points.filter((point) => !isTrue(point)),
    numbers: [...new Set(numbersOf(asked))],
  });
}

/**
 * Whether the question can be asked: it is about a branch or a move, only unknowns have no number, it depends on them
 * also where no two numbers are equal, and its answer is short enough to be written.
 */
function isPossible(asked: Asked<FormulaPart>): boolean {
  const { task, part } = asked;
  const { tree } = task;
  const isKnown = tree
    .leaves()
    .every((leaf) => part.leaves.includes(leaf) || !Number.isNaN(tree.value(leaf)));
  if (!isKnown || !isNamed(part, tree)) return false;
  const isTrue = truthOf(asked);
  const truths = new Set<boolean>();
  for (const cell of cellsOf(asked)) {
    if (isApart(cell)) truths.add(isTrue(pointOf(cell)));
    if (truths.size > 1) return comparisonsIn(rightFormula(asked)) <= MOST_COMPARISONS;
  }
  return false;
}

/** Returns the tree with the smallest whole numbers with which the goal is met. */
function solvedTree(asked: Asked<FormulaPart>) {
  const isTrue = truthOf(asked);
  const point = smallestIn([...cellsOf(asked)].filter((cell) => isTrue(pointOf(cell))));
  if (point === null) return null;
  const { task, part } = asked;
  return withNumbers(task.tree, new Map(part.leaves.map((leaf, place) => [leaf, point[place] ?? 0])));
}

/** Whether a formula is about no more unknowns than the question. */
function isAboutAsked(formula: Formula, { leaves }: FormulaPart): boolean {
  return [...unknownsIn(formula)].every((name) => UNKNOWNS.indexOf(name) < leaves.length);
}

/** Returns the cells in which a formula is wrong, one after the other. */
function* wrongCells(
  asked: Asked<FormulaPart>,
  given: Formula,
  suspicion: Suspicion | null = null,
): Generator<Cell> {
  const isTrue = truthOf(asked, suspicion);
  for (const cell of cellsOf(asked, numbersIn(given))) {
    const point = pointOf(cell);
    if (holdsAt(given, point) !== isTrue(point)) yield cell;
  }
}

/** Marks a formula: half of it is right if it is wrong only where two of the numbers are equal. */
function grade({ task, part, given }: Marked<FormulaPart, Formula>): PartErrors {
  const node = aboutOf(part);
  if (given.length === 0 || !isAboutAsked(given, part)) return errorAtNode(node, given.length === 0);
  let isRight = true;
  for (const cell of wrongCells({ task, part }, given)) {
    if (isApart(cell)) return errorAtNode(node, false);
    isRight = false;
  }
  if (isRight) return NO_ERRORS;
  return {
    ...errorAtNode(node, false),
    differences: [{ node, fault: 'half' }],
    errors: 0.5,
    isBlanket: false,
    isHalfRight: true,
  };
}

/** Reports a witness: the smallest whole numbers for which the formula is wrong. */
function signs({ task, part, given, run }: Marked<FormulaPart, Formula>): readonly Sign[] {
  if (given.length === 0 || !isAboutAsked(given, part)) return [];
  const asked = { task, part };
  const point = smallestIn([...wrongCells(asked, given)]);
  if (point === null) return [];
  const numbers = point.map((value, place) => [UNKNOWNS[place] ?? 'x', value] as const);
  const detail = {
    kind: 'numbers',
    numbers,
    isMove: part.goal.kind === 'move',
    isMet: truthOf(asked)(point),
  } as const;
  return [{ misconception: 'counterexample', place: placeOfComing(run, aboutOf(part)), detail }];
}

/** Whether a formula is right by the search of a student with the suspected mistake. */
function agrees(asked: Asked<FormulaPart>, given: Formula, suspicion: Suspicion): boolean {
  if (given.length === 0 || !isAboutAsked(given, asked.part)) return false;
  return wrongCells(asked, given, suspicion).next().done === true;
}

/** Whether the search, and those with each of the suspected mistakes, meet the goal at different points. */
function tellsApart(asked: Asked<FormulaPart>, suspicions: readonly Suspicion[]): boolean {
  const points = Array.from(cellsOf(asked), pointOf);
  const tables = [null, ...suspicions].map((suspicion) => String(points.map(truthOf(asked, suspicion))));
  return new Set(tables).size === tables.length;
}

/** So many choices of leaves are tried for a question. */
const DRAWS = 8;
/** At so many points a choice is tried first. */
const SAMPLES = 24;
/** The answer to a chosen question has at most so many comparisons. */
const MOST_CHOSEN = 6;

/** Chooses leaves that the search evaluates, and a branch or a move that depends on each of them. */
function choose(task: Task, run: RecursionRun, random: Random): FormulaPart | null {
  const { tree } = task;
  if (tree.hasUnknown) return null;
  const seen = tree.leaves().filter((leaf) => run.entryStep(leaf) > 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const count = random.below(3) === 0 ? mostUnknowns(tree) : 2;
    const leaves = shuffled(seen, random)
      .slice(0, count)
      .sort((a, b) => a - b);
    if (leaves.length < 2) return null;
    const cells = [...cellsOf({ task, part: { leaves } })];
    const sampled = Array.from({ length: SAMPLES }, () => pointOf(random.pick(cells)));
    for (const goal of shuffled(goalsAbout(leaves, task), random)) {
      const part: FormulaPart = { kind: 'formula', leaves, goal };
      const truths = sampled.map(truthOf({ task, part }));
      if (new Set(truths).size > 1 && isWorthAsking({ task, part })) return part;
    }
  }
  return null;
}

function goalsAbout(leaves: readonly NodeId[], { tree }: Task): readonly Goal[] {
  const [first = ROOT] = leaves;
  const branches = tree
    .nodes()
    .filter(
      (node) =>
        node > first &&
        tree.parent(node) !== NO_NODE &&
        tree.childIndex(node) > 0 &&
        !leaves.some((leaf) => tree.isWithin(leaf, node)),
    );
  const moves = tree.children(ROOT).map((node): Goal => ({ kind: 'move', node }));
  return [...branches.map((node): Goal => ({ kind: 'pruned', nodes: [node] })), ...moves];
}

/** Whether the answer is about all unknowns and soon written. */
function isWorthAsking(asked: Asked<FormulaPart>): boolean {
  if (!isPossible(asked)) return false;
  const right = rightFormula(asked);
  return comparisonsIn(right) <= MOST_CHOSEN && unknownsIn(right).size === asked.part.leaves.length;
}
