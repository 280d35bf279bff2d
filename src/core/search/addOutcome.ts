import type { NodeId } from '../tree/nodeId.ts';
import { SearchHalt } from './searchHalt.ts';

/**
 * Adds one outcome to a chance node's Σ weight·value. An outcome of probability 0 does not count,
 * whatever its value; +∞ and −∞ meeting have no sum and halt the search.
 */
export function addOutcome(sum: number, weight: number, value: number, node: NodeId): number {
  if (weight === 0) return sum;
  const next = sum + weight * value;
  if (Number.isNaN(next)) throw new SearchHalt(node, 'infinities-meet');
  return next;
}
