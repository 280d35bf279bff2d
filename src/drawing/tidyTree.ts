/**
 * Where the nodes of a tidy tree stand from left to right: every parent in the middle above its first and
 * last child, equal subtrees alike, and neighbours in a ply never closer than they may be.
 *
 * Reingold and Tilford 1981, for any number of children and in linear time as Buchheim, Jünger and Leipert
 * have it ("Improving Walker's Algorithm to Run in Linear Time", 2002). Columns instead of objects, and a
 * walk instead of recursion: ten thousand nodes are placed anew with every edit, and a tree may be deep.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';

/**
 * The middles of the nodes by id, in the unit of `separation`, the root's at 0. O(nodes).
 *
 * @param separation how far apart the middles of two neighbours in a ply have to be at least
 */
export function tidyTree(tree: GameTree, separation: (left: NodeId, right: NodeId) => number): Float64Array {
  const { size } = tree;
  /** a node's place among its siblings' subtrees, before those above are placed */
  const prelim = new Float64Array(size);
  /** what all below a node is moved by, with it */
  const modifier = new Float64Array(size);
  /** what a node, and each sibling left of it in turn, is still moved by */
  const change = new Float64Array(size);
  const shift = new Float64Array(size);
  /** from where a contour ends to where it goes on, in a neighbouring subtree */
  const thread = new Int32Array(size).fill(NO_NODE);
  /** the root of the subtree of `current`'s siblings that a node of a contour belongs to, while that is true */
  const ancestor = Int32Array.from({ length: size }, (_, id) => id);
  /** by parent, what `ancestor` is for the nodes it is not true for */
  const otherwise = new Int32Array(size).fill(NO_NODE);

  const firstChild = (node: NodeId) => (tree.isLeaf(node) ? thread[node] : tree.child(node, 0)) as NodeId;
  const lastChild = (node: NodeId) =>
    (tree.isLeaf(node) ? thread[node] : tree.child(node, tree.childCount(node) - 1)) as NodeId;
  const at = (column: Float64Array, node: NodeId) => column[node] as number;
  const add = (column: Float64Array, node: NodeId, by: number) => {
    column[node] = at(column, node) + by;
  };

  /** Moves `node` and all below it, and spreads what that tears open among the siblings from `from` on. */
  const move = (from: NodeId, node: NodeId, by: number) => {
    const share = by / (tree.childIndex(node) - tree.childIndex(from));
    add(change, node, -share);
    add(shift, node, by);
    add(change, from, share);
    add(prelim, node, by);
    add(modifier, node, by);
  };

  const spread = (parent: NodeId) => {
    let moved = 0;
    let changed = 0;
    for (let index = tree.childCount(parent) - 1; index >= 0; index -= 1) {
      const child = tree.child(parent, index);
      add(prelim, child, moved);
      add(modifier, child, moved);
      changed += at(change, child);
      moved += at(shift, child) + changed;
    }
  };

  /** Puts the subtree of `node` beside those of its siblings on the left, as close as the contours allow. */
  const apportion = (node: NodeId, parent: NodeId, sibling: NodeId) => {
    // Inner contours face each other; the outer ones bound all subtrees that are placed so far.
    let leftInner = sibling;
    let rightInner = node;
    let leftOuter = tree.child(parent, 0);
    let rightOuter = node;
    let leftSum = at(modifier, leftInner);
    let rightSum = at(modifier, rightInner);
    let leftOuterSum = at(modifier, leftOuter);
    let rightOuterSum = rightSum;
    for (;;) {
      const left = lastChild(leftInner);
      const right = firstChild(rightInner);
      if (left === NO_NODE || right === NO_NODE) {
        if (left !== NO_NODE && lastChild(rightOuter) === NO_NODE) {
          thread[rightOuter] = left;
          add(modifier, rightOuter, leftSum - rightOuterSum);
        }
        if (right !== NO_NODE && firstChild(leftOuter) === NO_NODE) {
          thread[leftOuter] = right;
          add(modifier, leftOuter, rightSum - leftOuterSum);
          otherwise[parent] = node;
        }
        return;
      }
      leftInner = left;
      rightInner = right;
      leftOuter = firstChild(leftOuter);
      rightOuter = lastChild(rightOuter);
      ancestor[rightOuter] = node;
      const by = at(prelim, left) + leftSum - at(prelim, right) - rightSum + separation(left, right);
      if (by > 0) {
        const top = ancestor[left] as NodeId;
        move(tree.parent(top) === parent ? top : (otherwise[parent] as NodeId), node, by);
        rightSum += by;
        rightOuterSum += by;
      }
      leftSum += at(modifier, left);
      rightSum += at(modifier, right);
      leftOuterSum += at(modifier, leftOuter);
      rightOuterSum += at(modifier, rightOuter);
    }
  };

  const placeAboveChildren = (node: NodeId) => {
    const parent = tree.parent(node);
    const index = tree.childIndex(node);
    const sibling = index > 0 ? tree.child(parent, index - 1) : NO_NODE;
    if (sibling !== NO_NODE) prelim[node] = at(prelim, sibling) + separation(sibling, node);
    if (!tree.isLeaf(node)) {
      spread(node);
      const middle = (at(prelim, firstChild(node)) + at(prelim, lastChild(node))) / 2;
      if (sibling === NO_NODE) prelim[node] = middle;
      else modifier[node] = at(prelim, node) - middle;
    }
    if (parent === NO_NODE) return;
    if (sibling === NO_NODE) otherwise[parent] = node;
    else apportion(node, parent, sibling);
  };

  // Every node after all below it: an inner node's turn comes when the walk leaves its subtree.
  const open: NodeId[] = [];
  for (const node of tree.nodes()) {
    open.push(node);
    while (open.length > 0 && tree.subtreeEnd(open.at(-1) as NodeId) === node + 1)
      placeAboveChildren(open.pop() as NodeId);
  }

  const x = new Float64Array(size);
  const origin = at(prelim, 0 as NodeId);
  for (const node of tree.nodes()) {
    const parent = tree.parent(node);
    const above = parent === NO_NODE ? -origin : at(modifier, parent);
    x[node] = at(prelim, node) + above;
    add(modifier, node, above);
  }
  return x;
}
