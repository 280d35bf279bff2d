/** A search that cannot go on: thrown by the recursion, turned into a value by `runSearch`. */
import type { NodeId } from '../tree/nodeId.ts';

/**
 * Why a search halts: an unknown leaf was reached, +∞ and −∞ met in one expectation, a position at the
 * horizon has no static value, a game would have taken more positions than there is room for, positions that merge
 * repeat in a circle, a game fails at a position: it throws, has no moves before its end, or no number at it; or as
 * many nodes were entered as were allowed.
 */
export const HALT_REASONS = [
  'unknown-leaf',
  'infinities-meet',
  'no-evaluation',
  'too-many',
  'repeats',
  'bad-game',
  'budget',
] as const;
export type HaltReason = (typeof HALT_REASONS)[number];

export class SearchHalt extends Error {
  constructor(
    readonly node: NodeId,
    readonly reason: HaltReason,
  ) {
    super(`search halted at node ${node}: ${reason}`);
  }
}
