/** Edits of the structure of a tree: children are added, removed, copied and moved, each with its whole subtree. */
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { opponentOf } from '../tree/nodeKind.ts';
import { rowsOf, type TreeRow } from '../tree/treeRows.ts';
import { type Edited, editedTree, freshKeys, refused } from './edited.ts';
import { rebalance } from './fields.ts';
import { withCopy, withLeaf, withMoved, withoutSubtree } from './splice.ts';

/**
 * Adds a leaf of unknown value as the last child of a node. A leaf that gets a child becomes the parent of its own
 * value.
 */
export function addChild(tree: GameTree, parent: NodeId): Edited {
  const key = freshKeys(tree.columns.key)();
  const added = withLeaf(tree, parent, tree.subtreeEnd(parent), { key, turn: turnAt(tree, parent) });
  if (added !== null) return { ok: true, tree: added, selected: key };
  const rows = withLastChildren(tree, [parent], () => key);
  rebalance(rows, parent);
  return editedTree(rows, tree, key);
}

/**
 * Returns the rows of the tree after each node of `parents` has got a new last child. The caller passes `parents` in
 * preorder, and no node of them may be below another. O(rows).
 */
export function withLastChildren(
  tree: GameTree,
  parents: readonly NodeId[],
  nextKey: () => string,
): TreeRow[] {
  const before = rowsOf(tree);
  const rows: TreeRow[] = [];
  let next = 0;
  const copyTo = (end: number) => {
    for (; next < end; next += 1) rows.push(before[next] as TreeRow);
  };
  for (const parent of parents) {
    copyTo(parent);
    const row = before[parent] as TreeRow;
    const isLeaf = row.kind === 'leaf';
    rows.push(isLeaf ? { ...row, kind: turnAt(tree, parent), value: Number.NaN } : row);
    next += 1;
    copyTo(tree.subtreeEnd(parent));
    rows.push(newLeaf(nextKey(), row.depth + 1, isLeaf ? row.value : Number.NaN));
  }
  copyTo(tree.size);
  return rows;
}

/** Adds an unknown leaf as the next sibling of a node, or as a child of the root when the node is the root. */
export function addSibling(tree: GameTree, node: NodeId): Edited {
  const parent = tree.parent(node);
  if (parent === NO_NODE) return addChild(tree, node);
  const key = freshKeys(tree.columns.key)();
  const end = tree.subtreeEnd(node);
  const added = withLeaf(tree, parent, end, { key, turn: turnAt(tree, parent) });
  if (added !== null) return { ok: true, tree: added, selected: key };
  const rows = rowsOf(tree);
  rows.splice(end, 0, newLeaf(key, tree.depth(node), Number.NaN));
  rebalance(rows, parent);
  return editedTree(rows, tree, key);
}

/** Removes a node and everything below it. A parent that loses its last child becomes an unknown leaf. */
export function removeNode(tree: GameTree, node: NodeId): Edited {
  const parent = tree.parent(node);
  if (parent === NO_NODE) return refused('root-stays');
  const [index, count] = [tree.childIndex(node), tree.childCount(parent)];
  const next = count === 1 ? parent : tree.child(parent, index + 1 < count ? index + 1 : index - 1);
  const selected = tree.key(next);
  const without = withoutSubtree(tree, node);
  if (without !== null) return { ok: true, tree: without, selected };
  const rows = rowsOf(tree);
  rows.splice(node, tree.subtreeEnd(node) - node);
  if (count === 1) rows[parent] = { ...(rows[parent] as TreeRow), kind: 'leaf', value: Number.NaN };
  rebalance(rows, parent);
  return editedTree(rows, tree, selected);
}

/** Copies the subtree of a node, and inserts the copy as the node's next sibling. */
export function duplicateNode(tree: GameTree, node: NodeId): Edited {
  const parent = tree.parent(node);
  if (parent === NO_NODE) return refused('root-stays');
  const next = freshKeys(tree.columns.key);
  const end = tree.subtreeEnd(node);
  const copied = withCopy(tree, node, next);
  if (copied !== null) return { ok: true, tree: copied, selected: copied.key(end) };
  const rows = rowsOf(tree);
  const copy = rows.slice(node, end).map((row) => ({ ...row, key: next() }));
  rows.splice(end, 0, ...copy);
  rebalance(rows, parent);
  return editedTree(rows, tree, copy[0]?.key ?? '');
}

/**
 * Moves the subtree of a node, so that the node becomes the `index`-th child of `to`, counted after it has left its old
 * parent. When `to` is a leaf, it becomes an inner node and its value is lost.
 */
export function moveNode(tree: GameTree, node: NodeId, to: NodeId, index: number): Edited {
  const from = tree.parent(node);
  if (from === NO_NODE) return refused('root-stays');
  if (tree.isWithin(to, node)) return refused('into-itself');
  const siblings = tree.children(to).filter((child) => child !== node);
  const before = siblings[index];
  const moved = withMoved(tree, node, to, before ?? tree.subtreeEnd(to));
  if (moved !== null) return { ok: true, tree: moved, selected: tree.key(node) };
  const rows = rowsOf(tree);
  const size = tree.subtreeEnd(node) - node;
  const shift = tree.depth(to) + 1 - tree.depth(node);
  const below = rows.splice(node, size).map((row) => ({ ...row, depth: row.depth + shift }));
  const first = below.shift() as TreeRow;
  const top = from === to ? first : { ...first, probability: null };
  const target = to > node ? to - size : to;
  const at = before === undefined ? endOf(rows, target) : before > node ? before - size : before;
  rows.splice(at, 0, top, ...below);
  const parentAfter = target >= at ? target + size : target;
  if (tree.isLeaf(to))
    rows[parentAfter] = { ...(rows[parentAfter] as TreeRow), kind: turnAt(tree, to), value: Number.NaN };
  rebalance(rows, parentAfter);
  if (from !== to) {
    const oldParent = rows.findIndex(({ key }) => key === tree.key(from));
    if (tree.childCount(from) === 1)
      rows[oldParent] = { ...(rows[oldParent] as TreeRow), kind: 'leaf', value: Number.NaN };
    rebalance(rows, oldParent);
  }
  return editedTree(rows, tree, first.key);
}

/**
 * Moves a node with its subtree one position to the left (−1) or right (+1) among its siblings; the outermost stays.
 */
export function shiftNode(tree: GameTree, node: NodeId, by: -1 | 1): Edited {
  const parent = tree.parent(node);
  if (parent === NO_NODE) return refused('root-stays');
  const index = Math.min(Math.max(tree.childIndex(node) + by, 0), tree.childCount(parent) - 1);
  return moveNode(tree, node, parent, index);
}

/**
 * Returns the side, MAX or MIN, that moves at a node: the opponent of the nearest deciding ancestor, or MAX when there
 * is none.
 */
function turnAt(tree: GameTree, node: NodeId): 'max' | 'min' {
  for (let at = tree.parent(node); at !== NO_NODE; at = tree.parent(at)) {
    const kind = tree.kindName(at);
    if (kind === 'max' || kind === 'min') return opponentOf(kind);
  }
  return 'max';
}

function newLeaf(key: string, depth: number, value: number): TreeRow {
  return { kind: 'leaf', depth, value, label: '', move: '', probability: null, key };
}

/** Returns the index after the last row of the subtree whose first row is at index `top`. */
function endOf(rows: readonly TreeRow[], top: number): number {
  const depth = rows[top]?.depth ?? 0;
  let at = top + 1;
  while (at < rows.length && (rows[at]?.depth ?? 0) > depth) at += 1;
  return at;
}
