/** Searches for numbers at some leaves with which a goal is met, among whole ones. */
import type { NodeId } from '../../core/index.ts';
import { type Random, seeded, shuffled } from '../../core/random/seeded.ts';
import { asRecursion } from '../../core/run/asRecursion.ts';
import { GameTree } from '../../core/tree/gameTree.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import type { Difference } from '../grade/difference.ts';
import { hasAnswer, type MethodRun, rightRun, runMethod, type Suspicion } from '../methods/methods.ts';
import { onTree, type Task } from '../task.ts';
import type { Goal } from './goal.ts';
import { lineOf } from './line.ts';

/** Numbers by leaf. */
export type Numbers = ReadonlyMap<NodeId, number>;

/** The numbers that may be chosen. */
export const CHOSEN = { least: -99, most: 99 } as const;

/** What is asked of the numbers at some leaves of a task's tree. */
export interface Wanted {
  readonly task: Task;
  readonly leaves: readonly NodeId[];
  readonly goal: Goal;
  /** whether all leaves of the tree have to have different numbers */
  readonly isDistinct: boolean;
}

/** Returns the tree with other numbers at some of its leaves. */
export function withNumbers(tree: GameTree, numbers: Numbers): GameTree {
  const value = tree.columns.value.slice();
  for (const [leaf, number] of numbers) value[leaf] = number;
  return new GameTree({ ...tree.columns, value }, tree.leafBounds, tree.sum);
}

/** What a search brings about: the leaves that it cuts, and its best move, both in the tree of the task. */
export interface Outcome {
  readonly cut: ReadonlySet<NodeId>;
  readonly move: NodeId | null;
}

export function outcomeOf({ run: any, original, takesLast }: MethodRun): Outcome {
  const run = asRecursion(any);
  const cut = run.tree.leaves().filter((leaf) => run.entryStep(leaf) === 0);
  return { cut: new Set(cut.map(original)), move: lineOf({ run, original, takesLast })[0] ?? null };
}

/** Returns what the search brings about with these numbers; null when it comes to no value. */
export function outcomeWith(task: Task, numbers: Numbers): Outcome | null {
  const methodRun = rightRun(onTree(task, withNumbers(task.tree, numbers)));
  return hasAnswer(methodRun.run) ? outcomeOf(methodRun) : null;
}

/** Returns what the search of a student with the suspected mistake brings about; null when it gives no answer. */
export function outcomeBy(task: Task, numbers: Numbers, suspicion: Suspicion): Outcome | null {
  const methodRun = runMethod(onTree(task, withNumbers(task.tree, numbers)), suspicion);
  return methodRun === null ? null : outcomeOf(methodRun);
}

/** How far an outcome is from a goal: the errors, how many there may be, and where they are. */
export interface Miss {
  readonly errors: number;
  readonly entries: number;
  readonly differences: readonly Difference[];
}

export function missOf(goal: Goal, tree: GameTree, { cut, move }: Outcome): Miss {
  switch (goal.kind) {
    case 'pruned': {
      const due = new Set(leavesBelow(tree, goal.nodes));
      return missOfLeaves(tree, due, cut, due.size);
    }
    case 'none':
      return missOfLeaves(tree, new Set(), cut, 1);
    case 'atLeast': {
      const errors = Math.max(0, goal.count - cut.size);
      return {
        errors,
        entries: goal.count,
        differences: errors === 0 ? [] : [{ node: ROOT, fault: 'wrong' }],
      };
    }
    case 'move': {
      const node = goal.node as NodeId;
      const isMet = move === node;
      return { errors: isMet ? 0 : 1, entries: 1, differences: isMet ? [] : [{ node, fault: 'wrong' }] };
    }
  }
}

function missOfLeaves(
  tree: GameTree,
  due: ReadonlySet<NodeId>,
  cut: ReadonlySet<NodeId>,
  entries: number,
): Miss {
  const differences = tree.leaves().flatMap((node): Difference[] => {
    if (due.has(node) === cut.has(node)) return [];
    return [{ node, fault: due.has(node) ? 'missed' : 'over' }];
  });
  return { errors: differences.length, entries, differences };
}

export function leavesBelow(tree: GameTree, nodes: readonly number[]): readonly NodeId[] {
  return tree.leaves().filter((leaf) => nodes.some((node) => tree.isWithin(leaf, node as NodeId)));
}

/** Whether the goal names only nodes that it can be about in the tree: a child of the root as the move, and no root as cut. */
function fitsTree(goal: Goal, tree: GameTree): boolean {
  if (goal.kind === 'move')
    return goal.node < tree.size && tree.parent(goal.node as NodeId) === ROOT && goal.node > 0;
  return goal.kind !== 'pruned' || goal.nodes.every((node) => node > 0 && node < tree.size);
}

/** Returns the leaves whose number another leaf has, too. */
export function repeated(tree: GameTree, numbers: Numbers): readonly NodeId[] {
  const value = (leaf: NodeId) => numbers.get(leaf) ?? tree.value(leaf);
  return [...numbers.keys()].filter((leaf) =>
    tree.leaves().some((other) => other !== leaf && value(other) === value(leaf)),
  );
}

/** Up to so many leaves, all numbers that matter are tried. */
const ALL_TRIED = 2;
/** With more leaves, numbers are improved one after the other, from so many beginnings, so many times round. */
const BEGINNINGS = 8;
const ROUNDS = 2;
/** So many numbers are tried at a leaf among several. */
const MOST_TRIED = 24;

/**
 * Returns numbers that meet the goal: those of the tree if they do, else whole ones; null when none are found. The same
 * numbers are found each time.
 */
export function numbersFor(wanted: Wanted): Numbers | null {
  const { task, leaves, goal } = wanted;
  const { tree } = task;
  if (!fitsTree(goal, tree)) return null;
  const miss = (numbers: Numbers) => missWith(wanted, numbers);
  const own = new Map(leaves.map((leaf) => [leaf, tree.value(leaf)]));
  const isAllowed = [...own.values()].every((value) => value >= CHOSEN.least && value <= CHOSEN.most);
  if (isAllowed && miss(own) === 0) return own;
  const candidates = candidatesFor(wanted);
  if (leaves.length <= ALL_TRIED) return firstOf(leaves, candidates, (numbers) => miss(numbers) === 0);
  return searchNumbers(wanted, seeded(1), miss);
}

/**
 * Returns numbers that cost nothing, improved one after the other from drawn ones, which differ where they have to; null
 * when none are found from so many beginnings.
 */
export function searchNumbers(
  wanted: Wanted,
  random: Random,
  costOf: (numbers: Numbers) => number,
  beginnings = BEGINNINGS,
): Numbers | null {
  const { task, isDistinct } = wanted;
  const candidates = candidatesFor(wanted);
  if (candidates.length === 0) return null;
  const cost = (numbers: Numbers) =>
    isDistinct && repeated(task.tree, numbers).length > 0 ? Infinity : costOf(numbers);
  for (let beginning = 0; beginning < beginnings; beginning += 1) {
    const found = improved(drawNumbers(wanted, candidates, random), candidates, random, cost);
    if (cost(found) === 0) return found;
  }
  return null;
}

/** From so many beginnings numbers are searched for while a goal is still chosen. */
const SOON = 2;

/** Whether numbers that meet the goal are soon found; then `numbersFor` finds some as well. */
export function isSoonMet(wanted: Wanted): boolean {
  const miss = (numbers: Numbers) => missWith(wanted, numbers);
  return fitsTree(wanted.goal, wanted.task.tree) && searchNumbers(wanted, seeded(1), miss, SOON) !== null;
}

/** Returns the errors of numbers, infinitely many where they repeat a number that they must not. */
function missWith({ task, goal, isDistinct }: Wanted, numbers: Numbers): number {
  if (isDistinct && repeated(task.tree, numbers).length > 0) return Infinity;
  const outcome = outcomeWith(task, numbers);
  return outcome === null ? Infinity : missOf(goal, task.tree, outcome).errors;
}

/** Tries all combinations of candidates in order. */
function firstOf(
  leaves: readonly NodeId[],
  candidates: readonly number[],
  isRight: (numbers: Numbers) => boolean,
): Numbers | null {
  const [first = ROOT, second] = leaves;
  for (const one of candidates)
    for (const other of second === undefined ? [0] : candidates) {
      const numbers = new Map([[first, one], ...(second === undefined ? [] : [[second, other] as const])]);
      if (isRight(numbers)) return numbers;
    }
  return null;
}

/** Improves numbers step by step: goes through them in turn, and gives each the candidate with the least cost. */
function improved(
  begun: Numbers,
  candidates: readonly number[],
  random: Random,
  cost: (numbers: Numbers) => number,
): Numbers {
  let best = begun;
  let least = cost(begun);
  for (let round = 0; round < ROUNDS && least > 0; round += 1)
    for (const leaf of begun.keys()) {
      const tried = candidates.length <= MOST_TRIED ? candidates : sampled(candidates, random);
      for (const number of tried) {
        const next = new Map(best).set(leaf, number);
        const errors = cost(next);
        if (errors < least) [best, least] = [next, errors];
        if (least === 0) return best;
      }
    }
  return best;
}

function sampled(candidates: readonly number[], random: Random): readonly number[] {
  return Array.from({ length: MOST_TRIED }, () => random.pick(candidates));
}

/** Returns numbers drawn from the candidates, all of them different where there are enough. */
export function drawNumbers(
  { leaves }: Pick<Wanted, 'leaves'>,
  candidates: readonly number[],
  random: Random,
): Numbers {
  const left = shuffled(candidates, random);
  return new Map(leaves.map((leaf, place) => [leaf, left[place % left.length] ?? 0]));
}

/** How far candidates go beyond the numbers of the tree: enough for the most leaves to differ there. */
const BESIDE = 6;

/** Returns the whole numbers that may matter: those at and beside the numbers of the other leaves, beyond all of them, and the ends. */
export function candidatesFor({
  task: { tree },
  leaves,
  isDistinct,
}: Omit<Wanted, 'goal'>): readonly number[] {
  const fixed = tree
    .leaves()
    .filter((leaf) => !leaves.includes(leaf))
    .map((leaf) => tree.value(leaf))
    .filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...fixed), Math.max(0, ...fixed)];
  const near = fixed.flatMap((value) => [-2, -1, 0, 1, 2].map((away) => Math.round(value) + away));
  const beyond = Array.from({ length: BESIDE }, (_, away) => [
    Math.floor(low) - away - 1,
    Math.ceil(high) + away + 1,
  ]);
  const [least, most] = rangeIn(tree);
  return [...new Set([...near, ...beyond.flat(), CHOSEN.least, 0, CHOSEN.most])]
    .filter((number) => number >= least && number <= most && !(isDistinct && fixed.includes(number)))
    .sort((a, b) => a - b);
}

/** Returns the least and the greatest number that may be chosen: within the declared bounds of the leaves. */
export function rangeIn(tree: GameTree): readonly [number, number] {
  const [least, most] = tree.leafBounds;
  return [Math.max(CHOSEN.least, least), Math.min(CHOSEN.most, most)];
}
