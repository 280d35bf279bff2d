/**
 * Trees as students misread them: the nodes are the same, but one property of the tree is mistaken for
 * another.
 */

import { treeLike } from '../../core/graph/mergingTree.ts';
import type { GameTree } from '../../core/index.ts';
import { reorderChildren } from '../../core/order/reorder.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { type NodeKind, opponentOf } from '../../core/tree/nodeKind.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { rowsOf, type TreeRow } from '../../core/tree/treeRows.ts';
import type { MethodName } from '../misconception.ts';
import { someoneMoves, type Task } from '../task.ts';

/** A way in which a student can misread a tree of MAX, MIN and chance nodes. */
interface Reading {
  /** Returns the tree as the student misreads it. */
  readonly take: (tree: GameTree) => GameTree;
  /** Whether the tree has what this misreading gets wrong. */
  readonly suits: (task: Task) => boolean;
}

const ANY = () => true;
const hasChance = ({ tree }: Task) => tree.hasChance;

/** The faulty methods of students who misread the tree and then search it correctly. */
const READINGS = {
  interchanged: { take: (tree) => rekinded(tree, interchanged), suits: ANY },
  'root-misread': {
    take: (tree) => rekinded(tree, (kind, node) => (node === ROOT ? interchanged(kind) : kind)),
    suits: someoneMoves,
  },
  'all-max': { take: (tree) => rekinded(tree, takenFor('min', 'max')), suits: ANY },
  'all-min': { take: (tree) => rekinded(tree, takenFor('max', 'min')), suits: ANY },
  'mean-at-chance': { take: (tree) => reweighted(tree, ({ length }) => `1/${length}`), suits: hasChance },
  'min-at-chance': {
    take: (tree) => rekinded(tree, takenFor('chance', 'min')),
    suits: hasChance,
  },
  'crossed-probabilities': {
    take: (tree) => reweighted(tree, (outcomes, place) => tree.probability(outcomes.at(-1 - place) ?? ROOT)),
    suits: hasChance,
  },
  // In this misreading an expectation is not divided by the number of outcomes: each outcome counts with
  // weight 1.
  'plain-sum': { take: (tree) => reweighted(tree, () => '1'), suits: hasChance },
  likeliest: {
    take: (tree) =>
      reweighted(tree, (outcomes, place) => (place === likeliestOf(tree, outcomes) ? '1' : '0')),
    suits: hasChance,
  },
} as const satisfies Partial<Record<MethodName, Reading>>;
export type ReadingName = keyof typeof READINGS;
export const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];

/** Whether the faulty method is a misreading of the tree. */
export function misreadsTree(method: MethodName): boolean {
  return READING_NAMES.some((name) => name === method);
}

/** Returns the misread tree; null when there is nothing to misread in it, as in trees of several players. */
export function takenAs(reading: ReadingName, task: Task, tree: GameTree): GameTree | null {
  const { take, suits }: Reading = READINGS[reading];
  return task.tree.players === 0 && suits(task) ? take(tree) : null;
}

/** Returns the tree with the children of every node in reverse order. */
export function mirrored(tree: GameTree): GameTree {
  return reorderChildren(tree, (node) => [...tree.children(node).keys()].reverse());
}

function interchanged(kind: NodeKind): NodeKind {
  return kind === 'max' || kind === 'min' ? opponentOf(kind) : kind;
}

/** Returns a function that replaces one kind of node by another kind. */
function takenFor(kind: NodeKind, other: NodeKind): (of: NodeKind) => NodeKind {
  return (of) => (of === kind ? other : of);
}

/**
 * Returns the index of a chance node's outcome with the greatest probability; of equally likely outcomes the
 * first.
 */
function likeliestOf(tree: GameTree, outcomes: readonly NodeId[]): number {
  const weights = outcomes.map((outcome) => tree.weight(outcome));
  return weights.indexOf(Math.max(...weights));
}

/**
 * Returns the tree with other probabilities. The new probability of an outcome is computed from all outcomes
 * of its chance node and its index among them.
 */
function reweighted(
  tree: GameTree,
  probabilityOf: (outcomes: readonly NodeId[], place: number) => string,
): GameTree {
  return changed(tree, (row, node) => {
    if (row.probability === null) return row;
    const outcomes = tree.children(tree.parent(node));
    return { ...row, probability: parseProbability(probabilityOf(outcomes, tree.childIndex(node))) };
  });
}

function rekinded(tree: GameTree, kindFor: (kind: NodeKind, node: NodeId) => NodeKind): GameTree {
  return changed(tree, (row, node) => {
    const parent = tree.parent(node);
    const isOutcome = row.probability !== null && kindFor(tree.kindName(parent), parent) === 'chance';
    return { ...row, kind: kindFor(row.kind, node), probability: isOutcome ? row.probability : null };
  });
}

function changed(tree: GameTree, change: (row: TreeRow, node: NodeId) => TreeRow): GameTree {
  return treeLike(
    tree,
    rowsOf(tree).map((row, id) => change(row, id as NodeId)),
    tree.leafBounds,
    tree.columns.evaluation,
    tree.sum,
  );
}
