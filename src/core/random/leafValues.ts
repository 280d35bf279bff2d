/** Numbers for the leaves of a shape. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, MIN } from '../tree/nodeKind.ts';
import { rowsOf, treeOfRows } from '../tree/treeRows.ts';
import { type Random, shuffled } from './seeded.ts';
import { type RandomTreeWish, valueCount } from './treeWish.ts';

/** Values for `count` leaves as the wish has them: each one free, or all different. */
export function freeValues(wish: RandomTreeWish, count: number, random: Random): number[] {
  if (!wish.ties) return shuffled(distinctValues(wish, count, random), random);
  const [least] = wish.values;
  return Array.from({ length: count }, () => least + random.below(valueCount(wish)));
}

/**
 * Values for the leaves of a shape, left to right, under which alpha-beta never cuts: every subtree has a
 * range of values of its own, and at a MAX node the ranges ascend from child to child, at a MIN node they
 * descend. So whatever a search finds below a node lies beyond what it has so far and within all it has been
 * given, and no bound is ever reached. Leaves of one parent, and outcomes of a chance node, which share no
 * window, come in any order; where there are fewer numbers than leaves, leaves of one parent are equal.
 */
export function valuesWithoutCutoff(wish: RandomTreeWish, shape: GameTree, random: Random): number[] {
  const count = Math.min(shape.leafCount, valueCount(wish));
  const ascending = distinctValues(wish, count, random).sort((a, b) => a - b);
  const sizes = rangeSizes(shape, count);
  const values: number[] = [];
  // Of the values in ascending order, the first that belongs to each node's range.
  const from = new Int32Array(shape.size);
  for (const node of shape.nodes()) {
    const first = from[node] as number;
    if (shape.isLeaf(node)) values.push(ascending[first] as number);
    const last = first + (sizes[node] as number) - 1;
    let at = first;
    for (const child of fromLowToHigh(shape, node, random)) {
      from[child] = Math.min(at, last);
      at += sizes[child] as number;
    }
  }
  return values;
}

/** How many of `count` values each node's range has: a leaf one, and of what is to spare parents of leaves as many as they can use. */
function rangeSizes(shape: GameTree, count: number): Int32Array {
  const sizes = new Int32Array(shape.size).fill(1);
  const parents = shape.nodes().filter((node) => isParentOfLeaves(shape, node));
  const shared = parents.reduce((sum, node) => sum + shape.childCount(node) - 1, 0);
  let spare = count - (shape.leafCount - shared);
  for (const node of shape.nodes().toReversed()) {
    if (shape.isLeaf(node)) continue;
    if (isParentOfLeaves(shape, node)) {
      const more = Math.min(spare, shape.childCount(node) - 1);
      sizes[node] = 1 + more;
      spare -= more;
    } else sizes[node] = shape.children(node).reduce((sum, child) => sum + (sizes[child] as number), 0);
  }
  return sizes;
}

function isParentOfLeaves(shape: GameTree, node: NodeId): boolean {
  return !shape.isLeaf(node) && shape.children(node).every((child) => shape.isLeaf(child));
}

/** The shape with values for its leaves, left to right. */
export function withLeafValues(shape: GameTree, values: readonly number[]): GameTree {
  const rows = rowsOf(shape).map((row, id) =>
    row.kind === 'leaf' ? { ...row, value: values[shape.leafIndex(id as NodeId)] as number } : row,
  );
  return treeOfRows(rows);
}

function fromLowToHigh(shape: GameTree, node: NodeId, random: Random): NodeId[] {
  const children = shape.children(node);
  if (shape.kind(node) === CHANCE || isParentOfLeaves(shape, node)) {
    return shuffled(children, random);
  }
  return shape.kind(node) === MIN ? children.reverse() : children;
}

/** Different numbers of the range, every set of them equally likely. Source: R. Floyd's sampling algorithm. */
function distinctValues(wish: RandomTreeWish, count: number, random: Random): number[] {
  const [least, most] = wish.values;
  const chosen = new Set<number>();
  for (let last = most - count + 1; last <= most; last += 1) {
    const value = least + random.below(last - least + 1);
    chosen.add(chosen.has(value) ? last : value);
  }
  return [...chosen];
}
