/** Trees as they are misread: the same nodes, with something about them taken for something else. */

import { reorderChildren } from '../../core/order/reorder.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { type NodeKind, opponentOf } from '../../core/tree/nodeKind.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { rowsOf, type TreeRow, treeOfRows } from '../../core/tree/treeRows.ts';
import type { MethodName } from '../misconception.ts';
import { someoneMoves, type Task } from '../task.ts';

/** A way to misread a tree of MAX, MIN and chance. */
interface Reading {
  /** the tree as it is taken */
  readonly take: (tree: GameTree) => GameTree;
  /** Whether there is something in the tree that can be misread so. */
  readonly suits: (task: Task) => boolean;
}

const ANY = () => true;
const hasChance = ({ tree }: Task) => tree.hasChance;

/** Whoever reads a tree otherwise, and then searches it as is right. */
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
  // Nobody divides: each outcome counts once.
  'plain-sum': { take: (tree) => reweighted(tree, () => '1'), suits: hasChance },
  likeliest: {
    take: (tree) =>
      reweighted(tree, (outcomes, place) => (place === likeliestOf(tree, outcomes) ? '1' : '0')),
    suits: hasChance,
  },
} as const satisfies Partial<Record<MethodName, Reading>>;
export type ReadingName = keyof typeof READINGS;
export const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];

/** Whether whoever goes wrong so takes the tree for another one. */
export function misreadsTree(method: MethodName): boolean {
  return READING_NAMES.some((name) => name === method);
}

/** The tree as whoever misreads it so takes it; null where there is nothing to misread, as among several players. */
export function takenAs(reading: ReadingName, task: Task, tree: GameTree): GameTree | null {
  const { take, suits }: Reading = READINGS[reading];
  return task.tree.players === 0 && suits(task) ? take(tree) : null;
}

/** The children of every node from right to left. */
export function mirrored(tree: GameTree): GameTree {
  return reorderChildren(tree, (node) => [...tree.children(node).keys()].reverse());
}

function interchanged(kind: NodeKind): NodeKind {
  return kind === 'max' || kind === 'min' ? opponentOf(kind) : kind;
}

/** One kind of nodes taken for another. */
function takenFor(kind: NodeKind, other: NodeKind): (of: NodeKind) => NodeKind {
  return (of) => (of === kind ? other : of);
}

/** Which of the outcomes of a chance node weighs most, the first of equals. */
function likeliestOf(tree: GameTree, outcomes: readonly NodeId[]): number {
  const weights = outcomes.map((outcome) => tree.weight(outcome));
  return weights.indexOf(Math.max(...weights));
}

/** The tree with other probabilities: of each outcome, by the outcomes of its chance node and its place among them. */
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
  return treeOfRows(
    rowsOf(tree).map((row, id) => change(row, id as NodeId)),
    tree.leafBounds,
    tree.columns.evaluation,
    tree.sum,
  );
}
