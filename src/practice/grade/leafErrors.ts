/** Parts about which leaves are evaluated, and about the line of play. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { type Difference, NO_ERRORS, type PartErrors } from './difference.ts';

/** The leaves below what is crossed out, whether by a branch or one by one. */
export function crossedLeaves(tree: GameTree, crossing: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const crossed = new Set<NodeId>();
  for (const node of tree.nodes()) {
    if (!crossing.has(node)) continue;
    for (const leaf of tree.leaves()) if (tree.isWithin(leaf, node)) crossed.add(leaf);
  }
  return crossed;
}

/**
 * Every leaf that is crossed out or should be counts, so that it makes no difference how it is crossed out.
 * Missed and over-cut leaves are told apart.
 */
export function crossingErrors(
  tree: GameTree,
  crossing: ReadonlySet<NodeId>,
  { answer }: RightAnswer,
): PartErrors {
  const given = crossedLeaves(tree, crossing);
  const right = crossedLeaves(tree, answer.crossing);
  const differences: Difference[] = [];
  for (const node of tree.leaves()) {
    if (right.has(node) && !given.has(node)) differences.push({ node, fault: 'missed' });
    if (given.has(node) && !right.has(node)) differences.push({ node, fault: 'over' });
  }
  const isBlanket = differences.length > 0 && (given.size === 0 || given.size === tree.leafCount);
  return { differences, errors: differences.length, isBlanket };
}

/**
 * Leaves missing, leaves too many, and the fewest that must be moved to put the others in order. A list of
 * all leaves is a tree in which nothing is crossed out.
 */
export function leafOrderErrors(
  tree: GameTree,
  given: readonly NodeId[],
  right: readonly NodeId[],
): PartErrors {
  const places = new Map(right.map((leaf, place) => [leaf, place]));
  const listed = new Set(given);
  const differences: Difference[] = right
    .filter((leaf) => !listed.has(leaf))
    .map((node) => ({ node, fault: 'missed' }));
  const over = given.filter((leaf, index) => !places.has(leaf) || given.indexOf(leaf) !== index);
  differences.push(...over.map((node): Difference => ({ node, fault: 'over' })));
  const common = [...listed].filter((leaf) => places.has(leaf));
  const inOrder = new Set(longestRising(common, (leaf) => places.get(leaf) ?? 0));
  for (const node of common) if (!inOrder.has(node)) differences.push({ node, fault: 'misplaced' });
  const isAll = tree.leaves().every((leaf) => listed.has(leaf));
  const isBlanket = differences.length > 0 && (given.length === 0 || isAll);
  return { differences, errors: differences.length, isBlanket };
}

/** Every move from the first that differs on counts. */
export function lineErrors(given: readonly NodeId[], right: readonly NodeId[]): PartErrors {
  const same = right.findIndex((node, index) => given[index] !== node);
  const from = same < 0 ? right.length : same;
  const errors = Math.max(given.length, right.length) - from;
  if (errors === 0) return NO_ERRORS;
  const node = given[from] ?? right[from] ?? right.at(-1) ?? ROOT;
  const fault = from >= given.length ? 'blank' : 'wrong';
  return { differences: [{ node, fault }], errors, isBlanket: from === 0 };
}

/** A longest part of the items, in their order, whose ranks rise. O(n²), for lists of a screen's length. */
function longestRising<T>(items: readonly T[], rank: (item: T) => number): T[] {
  const best: T[][] = [];
  for (const item of items) {
    const before = best.filter((run) => rank(run.at(-1) as T) < rank(item));
    const longest = before.reduce<T[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, item]);
  }
  return best.reduce<T[]>((a, b) => (b.length > a.length ? b : a), []);
}
