/** Orders of children, among them the orders by backed-up value. */

import { carriedOut } from '../carriedOut.ts';
import { Expectation, Fractions } from '../search/expectation.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { bestOf, bySide, CHANCE, LEAF, MAX, MIN, PLAYER, worstFor } from '../tree/nodeKind.ts';

/**
 * For each node, its children in a new order: a permutation of 0 … childCount − 1, in which each number is the current
 * index of a child. Null keeps the current order.
 */
export type ChildOrder = (node: NodeId) => readonly number[] | null;

/**
 * Returns the order that puts the best, or the worst, child for the deciding side first and keeps the order of equal
 * children. Null at a leaf, at a chance node, where nobody chooses, and when a child's value is undefined (NaN) and
 * cannot be sorted.
 */
export function sortedFrom(first: 'best' | 'worst', tree: GameTree, values: Float64Array): ChildOrder {
  return (node) => {
    const kind = tree.kind(node);
    if (kind !== MAX && kind !== MIN) return null;
    const returned = tree.children(node).map((child) => values[child] as number);
    if (returned.some(Number.isNaN)) return null;
    const sign = bySide(kind, -1, 1) * (first === 'best' ? 1 : -1);
    return [...returned.keys()].sort(
      (a, b) => sign * compareValues(returned[a] as number, returned[b] as number),
    );
  };
}

/** Compares two values in ascending order, infinities included. Subtraction would not do, because ∞ − ∞ is NaN. */
export function compareValues(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/* Returns the backed-up value of every node: minimax, with expectations at chance nodes. */

/**
 * Returns the backed-up value of every node, by id. It is NaN when it is undefined: at an unknown leaf, at a chance
 * node with outcomes of both +∞ and −∞, and at every ancestor of such a node, except above an outcome of probability 0.
 * O(nodes), without recursion.
 */
export function backedUpValues(tree: GameTree): Float64Array {
  return carriedOut(backedUpInPieces(tree));
}

/** The number of nodes between two pauses. */
const NODES = 4096;

/** Whether to pause at a node. */
export function isPause(node: number): boolean {
  return node % NODES === NODES - 1;
}

/** Returns the same with pauses. */
export function* backedUpInPieces(tree: GameTree): Generator<undefined, Float64Array> {
  const values = new Float64Array(tree.size);
  const fractions = new Fractions();
  // In preorder every child comes after its parent, so a loop from the last node to the first meets children first.
  for (let id = tree.size - 1; id >= 0; id -= 1) {
    values[id] = backUp(tree, id as NodeId, values, fractions);
    if (isPause(id)) yield;
  }
  return values;
}

function backUp(tree: GameTree, node: NodeId, values: Float64Array, fractions: Fractions): number {
  const kind = tree.kind(node);
  switch (kind) {
    case LEAF:
      return tree.value(node);
    case PLAYER:
      return Number.NaN;
    case MAX:
    case MIN: {
      const returned = tree.children(node).map((child) => values[child] as number);
      return returned.reduce((best, value) => bestOf(kind, best, value), worstFor(kind));
    }
    case CHANCE:
      return expectationOf(tree, node, values, fractions);
  }
}

function expectationOf(tree: GameTree, node: NodeId, values: Float64Array, fractions: Fractions): number {
  const sum = new Expectation(tree.denominator(node), fractions);
  for (let i = 0; i < tree.childCount(node); i += 1) {
    const child = tree.child(node, i);
    sum.add(tree.weight(child), values[child] as number);
  }
  return sum.total();
}
