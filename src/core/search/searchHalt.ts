/** A search that cannot go on: thrown by the recursion, turned into a value by `runSearch`. */
import type { NodeId } from '../tree/nodeId.ts';

/** Why a search halts: an unknown leaf was reached, or +∞ and −∞ met in one expectation. */
export const HALT_REASONS = ['unknown-leaf', 'infinities-meet'] as const;
export type HaltReason = (typeof HALT_REASONS)[number];

export class SearchHalt extends Error {
  constructor(
    readonly node: NodeId,
    readonly reason: HaltReason,
  ) {
    super(`search halted at node ${node}: ${reason}`);
  }
}
