/** The exception of a search that cannot continue; `runSearch` turns it into a return value. */
import type { NodeId } from '../tree/index.ts';

/**
 * Why a search halts: an unknown leaf was reached, or a move of which the tree has only the number; +∞ and −∞ met in
 * one expectation; a position at the horizon has no static value; a game would need more positions than there is room
 * for; merging positions repeat in a cycle; a game fails at a position, because it throws, has no moves before its end,
 * or has no number for it; the budget of nodes is used up; or a leaf that is read as a probability is not between 0 and
 * 1. And why the log of a program has no value: it ends before the program, or the program returns none.
 */
export const HALT_REASONS = [
  'unknown-leaf',
  'unseen-move',
  'infinities-meet',
  'no-evaluation',
  'too-many',
  'repeats',
  'bad-game',
  'budget',
  'no-probability',
  'log-ends',
  'returns-nothing',
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

/** Returns the halt at a node where a game threw: for the reason of a halt that it threw itself, else because it failed. */
export function haltAt(node: NodeId, thrown: unknown): SearchHalt {
  return new SearchHalt(node, thrown instanceof SearchHalt ? thrown.reason : 'bad-game');
}
