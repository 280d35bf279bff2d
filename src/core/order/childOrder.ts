/** Orders of children, and those by backed-up value. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide, MAX, MIN } from '../tree/nodeKind.ts';

/**
 * For each node its children as they are to stand: a permutation of 0 … childCount − 1, each number the
 * place a child has now. Null leaves them as they are.
 */
export type ChildOrder = (node: NodeId) => readonly number[] | null;

/** The best child for the side that decides first, equals as they stand. See `sortedChildren`. */
export function bestFirst(tree: GameTree, values: Float64Array): ChildOrder {
  return (node) => sortedChildren(tree, values, node, -1);
}

/** The worst child for the side that decides first, equals as they stand. See `sortedChildren`. */
export function worstFirst(tree: GameTree, values: Float64Array): ChildOrder {
  return (node) => sortedChildren(tree, values, node, 1);
}

/**
 * Null at a leaf, at a chance node, where nobody chooses what comes first, and where a child's value is
 * undefined (NaN), which no sorting can place.
 */
function sortedChildren(
  tree: GameTree,
  values: Float64Array,
  node: NodeId,
  /** 1: the least that MAX would choose comes first, and the most that MIN would */
  worstFirst: 1 | -1,
): readonly number[] | null {
  const kind = tree.kind(node);
  if (kind !== MAX && kind !== MIN) return null;
  const returned = tree.children(node).map((child) => values[child] as number);
  if (returned.some(Number.isNaN)) return null;
  const order = returned.map((_value, index) => index);
  const sign = worstFirst * bySide(kind, 1, -1);
  return order.sort((a, b) => sign * compare(returned[a] as number, returned[b] as number));
}

/** Subtracting would not do: ∞ − ∞ is NaN. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
