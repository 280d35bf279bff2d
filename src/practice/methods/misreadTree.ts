/** Trees as they are misread: the same nodes, with something about them taken for something else. */
import { reorderChildren } from '../../core/order/reorder.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { NodeKind } from '../../core/tree/nodeKind.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { rowsOf, type TreeRow, treeOfRows } from '../../core/tree/treeRows.ts';

/** The children of every node from right to left. */
export function mirrored(tree: GameTree): GameTree {
  return reorderChildren(tree, (node) => {
    const count = tree.childCount(node);
    return Array.from({ length: count }, (_, index) => count - 1 - index);
  });
}

/** Every decision taken for MAX's: nobody plays against the reader. */
export function withoutOpponent(tree: GameTree): GameTree {
  return rekinded(tree, (kind) => (kind === 'min' ? 'max' : kind));
}

/** Chance taken for an opponent. */
export function withMinForChance(tree: GameTree): GameTree {
  return rekinded(tree, (kind) => (kind === 'chance' ? 'min' : kind));
}

/** Every outcome taken to be as likely as its siblings. */
export function withEqualOutcomes(tree: GameTree): GameTree {
  return changed(tree, (row, node) => {
    if (row.probability === null) return row;
    return { ...row, probability: parseProbability(`1/${tree.childCount(tree.parent(node))}`) };
  });
}

function rekinded(tree: GameTree, kindFor: (kind: NodeKind) => NodeKind): GameTree {
  return changed(tree, (row, node) => {
    const parent = tree.parent(node);
    const isOutcome = row.probability !== null && kindFor(tree.kindName(parent)) === 'chance';
    return { ...row, kind: kindFor(row.kind), probability: isOutcome ? row.probability : null };
  });
}

function changed(tree: GameTree, change: (row: TreeRow, node: NodeId) => TreeRow): GameTree {
  return treeOfRows(
    rowsOf(tree).map((row, id) => change(row, id as NodeId)),
    tree.leafBounds,
  );
}
