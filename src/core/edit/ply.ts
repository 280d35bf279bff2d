/** Edits of all nodes of one depth at once. */
import type { GameTree, InnerKind, NodeId } from '../tree/index.ts';
import { ROOT } from '../tree/nodeId.ts';
import { rowsOf, type TreeRow } from '../tree/treeRows.ts';
import { type Edited, editedTree, freshKeys, refused } from './edited.ts';
import { rebalance } from './fields.ts';
import { withSide } from './splice.ts';
import { withLastChildren } from './structure.ts';

/** Returns the leaves of one depth, from left to right. */
export function leavesOfPly(tree: GameTree, depth: number): NodeId[] {
  return nodesOfPly(tree, depth).filter((node) => tree.isLeaf(node));
}

/** Returns the nodes of one depth, from left to right. */
export function nodesOfPly(tree: GameTree, depth: number): readonly NodeId[] {
  return pliesOf(tree)[depth] ?? [];
}

/** By tree: its nodes by depth, because the form of a ply asks for every ply of the same tree. */
const plies = new WeakMap<GameTree, readonly (readonly NodeId[])[]>();

function pliesOf(tree: GameTree): readonly (readonly NodeId[])[] {
  const known = plies.get(tree);
  if (known !== undefined) return known;
  const made: NodeId[][] = Array.from({ length: tree.height + 1 }, () => []);
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId) made[tree.depth(node)]?.push(node);
  plies.set(tree, made);
  return made;
}

/** Sets which side decides, or chance, at every inner node of one depth. */
export function setSideOfPly(
  tree: GameTree,
  depth: number,
  kind: Exclude<InnerKind, 'player'>,
  selected: NodeId,
): Edited {
  if (tree.players > 0) return refused('players');
  const nodes = nodesOfPly(tree, depth).filter((node) => !tree.isLeaf(node));
  const other = withSide(tree, nodes, kind);
  if (other !== null) return { ok: true, tree: other, selected: tree.key(selected) };
  const rows = rowsOf(tree);
  for (const node of nodes) {
    rows[node] = { ...(rows[node] as TreeRow), kind };
    if (kind === 'chance' || tree.kindName(node) === 'chance') rebalance(rows, node);
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
  const parents = nodesOfPly(tree, depth);
  const rows = withLastChildren(tree, parents, freshKeys(tree.columns.key));
  for (const [added, parent] of parents.entries())
    if (tree.kindName(parent) === 'chance') rebalance(rows, parent + added);
  return editedTree(rows, tree, tree.key(selected));
}
