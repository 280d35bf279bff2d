/** Edits of all nodes of one depth at once. */
import type { GameTree, InnerKind, NodeId } from '../tree/index.ts';
import { rowsOf, type TreeRow } from '../tree/treeRows.ts';
import { type Edited, editedTree, freshKeys, refused } from './edited.ts';
import { rebalanced } from './fields.ts';
import { insertChild } from './structure.ts';

/** Returns the leaves of one depth, from left to right. */
export function leavesOfPly(tree: GameTree, depth: number): NodeId[] {
  return nodesOfPly(tree, depth).filter((node) => tree.isLeaf(node));
}

/** Returns the nodes of one depth, from left to right. */
export function nodesOfPly(tree: GameTree, depth: number): NodeId[] {
  return tree.nodes().filter((node) => tree.depth(node) === depth);
}

/** Sets which side decides, or chance, at every inner node of one depth. */
export function setSideOfPly(
  tree: GameTree,
  depth: number,
  kind: Exclude<InnerKind, 'player'>,
  selected: NodeId,
): Edited {
  if (tree.players > 0) return refused('players');
  let rows = rowsOf(tree);
  for (const node of nodesOfPly(tree, depth)) {
    if (tree.isLeaf(node)) continue;
    rows[node] = { ...(rows[node] as TreeRow), kind };
    if (kind === 'chance' || tree.kindName(node) === 'chance') rows = rebalanced(rows, node);
  }
  return editedTree(rows, tree, tree.key(selected));
}

/** Sets the values of all leaves of one depth from left to right; there must be as many values as leaves. */
export function setValuesOfPly(
  tree: GameTree,
  depth: number,
  values: readonly number[],
  selected: NodeId,
): Edited {
  if (tree.players > 0) return refused('players');
  const leaves = leavesOfPly(tree, depth);
  if (values.length !== leaves.length) return refused('wrong-count', values.length);
  const rows = rowsOf(tree);
  for (const [index, leaf] of leaves.entries())
    rows[leaf] = withValue(tree, leaf, rows[leaf] as TreeRow, values[index] ?? Number.NaN);
  return editedTree(rows, tree, tree.key(selected));
}

/**
 * Returns the leaf's row with another value. A leaf that is only estimated gets the value as its static value, without
 * features; when the value does not change, the row keeps its features.
 */
function withValue(tree: GameTree, leaf: NodeId, row: TreeRow, value: number): TreeRow {
  if (Object.is(tree.value(leaf), value)) return row;
  if (!tree.isHorizon(leaf)) return { ...row, value };
  return { ...row, staticValue: Number.isNaN(value) ? undefined : value, features: undefined };
}

/** Adds a child to every node of one depth; a leaf becomes the parent of its own value. */
export function addChildToPly(tree: GameTree, depth: number, selected: NodeId): Edited {
  let rows = rowsOf(tree);
  const next = freshKeys(tree.columns.key);
  // Nodes are edited from right to left, so that the ids of the nodes still to be edited do not change.
  for (const node of nodesOfPly(tree, depth).reverse()) {
    insertChild(tree, rows, node, next());
    if (tree.kindName(node) === 'chance') rows = rebalanced(rows, node);
  }
  return editedTree(rows, tree, tree.key(selected));
}
