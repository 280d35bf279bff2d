/** Everything the screen needs to know of one node at one step. */
import type { SearchWindow } from '../search/searchWindow.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { ValueRange } from './range.ts';

/**
 * Not yet entered; entered and not returned; returned; never to be entered, because it was cut; deeper than
 * the pass looks.
 */
export const NODE_STATUSES = ['waiting', 'open', 'done', 'pruned', 'beyond'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

export interface NodeState {
  readonly status: NodeStatus;
  /** about the value as the pass sees it, in which a horizon leaf is worth its static value */
  readonly range: ValueRange;
  /** about the true value; the same but for what rests on a horizon leaf */
  readonly proved: ValueRange;
  /** the v the algorithm holds here, or the value it returned; null before it is entered */
  readonly value: number | null;
  /** the (α, β) held here, also after the return; null before it is entered and at leaves */
  readonly window: SearchWindow | null;
  /** the child that decides so far */
  readonly decidingChild: NodeId | null;
  /** how many children, from the first, have been entered or will be; fewer than all after a cutoff */
  readonly prunedFrom: number | null;
}
