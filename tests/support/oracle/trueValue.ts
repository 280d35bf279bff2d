/** Minimax and expectiminimax values from their piecewise definition. */
import type { PlainNode } from './plainTree.ts';

export function trueValue(node: PlainNode): number {
  if (node.kind === 'leaf') return node.value;
  const values = node.children.map(trueValue);
  if (node.kind === 'max') return Math.max(...values);
  if (node.kind === 'min') return Math.min(...values);
  return expectation(node, values);
}

/**
 * Σ share·value over the outcomes whose values are given, divided once by the common denominator; an
 * outcome of probability 0 does not count. NaN where +∞ meets −∞.
 */
export function expectation(chanceNode: PlainNode, values: readonly number[]): number {
  let sum = 0;
  for (const [index, value] of values.entries()) {
    const { share } = chanceNode.children[index]!;
    if (share > 0) sum += share * value;
  }
  return sum / chanceNode.shares;
}

/** The first child of a decision that has its value; null where nobody decides. */
export function firstBest(node: PlainNode): number | null {
  if (node.kind !== 'max' && node.kind !== 'min') return null;
  const best = trueValue(node);
  return node.children.findIndex((child) => trueValue(child) === best);
}
