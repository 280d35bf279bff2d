/** What is known about one node at one step. */
import type { SearchWindow } from '../search/index.ts';
import type { NodeId } from '../tree/index.ts';
import type { ValueRange } from './range.ts';

/**
 * The states of a node: not yet entered; entered and not returned; returned; pruned, so that it will never be entered;
 * or deeper than the pass searches.
 */
export const NODE_STATUSES = ['waiting', 'open', 'done', 'pruned', 'beyond'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

export interface NodeState {
  readonly status: NodeStatus;
  /** the range of the value when a horizon leaf counts as worth its static value */
  readonly range: ValueRange;
  /** the range of the true value; it differs from the other range when that one depends on a horizon leaf */
  readonly proved: ValueRange;
  /**
   * in a tree of several players: the leaf whose vector the node holds, and whether that vector is final; else absent
   */
  readonly vector?: { readonly leaf: NodeId; readonly isExact: boolean };
  /**
   * in a simulation: how many iterations had the node on their path, and the sum of their rewards; else, and before the
   * node is in the tree, absent
   */
  readonly standing?: { readonly visits: number; readonly sum: number };
  /** the value v that the node holds, or the value it returned; null before the node is entered */
  readonly value: number | null;
  /** the window (α, β) that the node holds, or held when it returned; null before the node is entered and at leaves */
  readonly window: SearchWindow | null;
  /** the child that decides the value so far; null when none does */
  readonly decidingChild: NodeId | null;
  /** the index of the first child that was cut off; null when no child was */
  readonly prunedFrom: number | null;
}

/**
 * Returns the state of a leaf, or of a node that was not entered. The fields are written out, because a spread takes
 * several times as long.
 */
export function bareState(
  status: NodeStatus,
  range: ValueRange,
  proved: ValueRange,
  value: number | null,
): NodeState {
  return { status, range, proved, value, window: null, decidingChild: null, prunedFrom: null };
}
