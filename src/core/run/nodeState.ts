/** Everything that the picture needs to know about one node at one step. */
import type { SearchWindow } from '../search/searchWindow.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { ValueRange } from './range.ts';

/**
 * The states of a node: not yet entered; entered and not returned; returned; pruned, so that it will never be entered;
 * or deeper than the pass looks.
 */
export const NODE_STATUSES = ['waiting', 'open', 'done', 'pruned', 'beyond'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

export interface NodeState {
  readonly status: NodeStatus;
  /** what is proved about the value as the pass sees it, where a horizon leaf is worth its static value */
  readonly range: ValueRange;
  /** what is proved about the true value; it differs where something rests on a horizon leaf */
  readonly proved: ValueRange;
  /** in a tree of several players: the leaf whose vector the node holds, and whether that vector is final */
  readonly vector?: { readonly leaf: NodeId; readonly isExact: boolean };
  /** the value v that the search holds here, or the value it returned; null before the node is entered */
  readonly value: number | null;
  /** the window (α, β) held here, also after the return; null before the node is entered and at leaves */
  readonly window: SearchWindow | null;
  /** the child that decides the value so far */
  readonly decidingChild: NodeId | null;
  /** the number of children, from the first, that have been entered or will be; it is less than all after a cutoff */
  readonly prunedFrom: number | null;
}

/**
 * The state of a leaf, or of a node that was not entered. The fields are written out because a spread takes several
 * times as long.
 */
export function bareState(
  status: NodeStatus,
  range: ValueRange,
  proved: ValueRange,
  value: number | null,
): NodeState {
  return { status, range, proved, value, window: null, decidingChild: null, prunedFrom: null };
}
