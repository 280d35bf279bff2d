/** Minimax and expectiminimax values from their piecewise definition, in exact numbers. */
import { compared, type Exact, exactly, greatest, least, nearest, weighted } from './exact.ts';
import type { PlainNode } from './plainTree.ts';

/** The number nearest to the value. */
export function trueValue(node: PlainNode): number {
  return nearest(exactValue(node));
}

export function exactValue(node: PlainNode): Exact {
  if (node.kind === 'leaf') return exactly(node.value);
  const values = node.children.map(exactValue);
  if (node.kind === 'max') return greatest(values);
  if (node.kind === 'min') return least(values);
  return expectation(node, values);
}

/**
 * Σ P·value over the outcomes, from the first on, whose values are given; an outcome of probability 0 does
 * not count. NaN where +∞ meets −∞.
 */
export function expectation(chanceNode: PlainNode, values: readonly Exact[]): Exact {
  const parts = chanceNode.children.slice(0, values.length).map(({ share }) => share);
  return weighted(parts, chanceNode.shares, values);
}

/** The first child of a decision that has its value; null where nobody decides. */
export function firstBest(node: PlainNode): number | null {
  if (node.kind !== 'max' && node.kind !== 'min') return null;
  const best = exactValue(node);
  return node.children.findIndex((child) => compared(exactValue(child), best) === 0);
}
