/** Numbers for the leaves of a shape. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, MIN } from '../tree/nodeKind.ts';
import { rowsOf, treeOfRows } from '../tree/treeRows.ts';
import type { Random } from './seeded.ts';
import { shuffled } from './shuffled.ts';
import { type RandomTreeWish, valueCount } from './treeWish.ts';

/** Values for `count` leaves as the wish has them: each one free, or all different. */
export function freeValues(wish: RandomTreeWish, count: number, random: Random): number[] {
  if (!wish.ties) return shuffled(distinctValues(wish, count, random), random);
  const [least] = wish.values;
  return Array.from({ length: count }, () => least + random.below(valueCount(wish)));
}

/**
 * Values for the leaves of a shape, left to right, all different, under which alpha-beta never cuts: every
 * subtree has a range of values of its own, and at a MAX node the ranges ascend from child to child, at a
 * MIN node they descend. So whatever a search finds below a node lies beyond what it has so far and within
 * all it has been given, and no bound is ever reached. Leaves of one parent, and outcomes of a chance
 * node, which share no window, come in any order.
 */
export function valuesWithoutCutoff(wish: RandomTreeWish, shape: GameTree, random: Random): number[] {
  const ascending = distinctValues(wish, shape.leafCount, random).sort((a, b) => a - b);
  const values: number[] = [];
  // Of the values in ascending order, the first that belongs to each node's range.
  const from = new Int32Array(shape.size);
  for (const node of shape.nodes()) {
    if (shape.isLeaf(node)) values.push(ascending[from[node] as number] as number);
    let at = from[node] as number;
    for (const child of fromLowToHigh(shape, node, random)) {
      from[child] = at;
      at += shape.leavesBetween(child, shape.subtreeEnd(child));
    }
  }
  return values;
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
  if (shape.kind(node) === CHANCE || children.every((child) => shape.isLeaf(child))) {
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
