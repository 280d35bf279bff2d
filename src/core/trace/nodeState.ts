/** Everything the screen needs to know of one node at one step. */

import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { LEAF } from '../tree/nodeKind.ts';
import { returnedBy, type ValueRange } from './range.ts';
import { windowAt } from './searchWindow.ts';
import type { Trace } from './trace.ts';
import type { SearchWindow } from './traceEvent.ts';
import { CUTOFF, EXIT, LEAF_EVENT, NO_CHILD } from './traceLog.ts';

/** Not yet entered; entered and not returned; returned; never to be entered, because it was cut. */
export const NODE_STATUSES = ['waiting', 'open', 'done', 'pruned'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

export interface NodeState {
  readonly status: NodeStatus;
  readonly range: ValueRange;
  /** the v the algorithm holds here, or the value it returned; null before it is entered */
  readonly value: number | null;
  /** the (α, β) held here, also after the return; null before it is entered and at leaves */
  readonly window: SearchWindow | null;
  /** the child that decides so far */
  readonly decidingChild: NodeId | null;
  /** how many children, from the first, have been entered or will be; fewer than all after a cutoff */
  readonly prunedFrom: number | null;
}

/** The state of `node` after `step` events; the same however the step was reached. */
export function nodeStateAt(trace: Trace, node: NodeId, step: number): NodeState {
  const { tree, log } = trace;
  const range = trace.rangeAt(node, step);
  const row = log.lastRow(node, step);
  if (row === 0) {
    return {
      status: unenteredStatus(trace, node, step),
      range,
      value: null,
      window: null,
      decidingChild: null,
      prunedFrom: null,
    };
  }
  const value = Number.isNaN(log.value(row)) ? null : log.value(row);
  if (tree.kind(node) === LEAF) {
    const status = log.kind(row) === LEAF_EVENT ? 'done' : 'open';
    return { status, range, value, window: null, decidingChild: null, prunedFrom: null };
  }
  const deciding = log.deciding(row);
  const wasCut =
    log.kind(row) === CUTOFF || (log.kind(row) === EXIT && log.kind(log.rowBefore(node, row)) === CUTOFF);
  return {
    status: log.kind(row) === EXIT ? 'done' : 'open',
    range,
    value,
    window: windowAt(trace, node, row),
    decidingChild: deciding === NO_CHILD ? null : tree.child(node, deciding),
    prunedFrom: wasCut ? returnedBy(tree, log, node, row) : null,
  };
}

/** Waiting below an open node, pruned below one that stopped without coming here. */
function unenteredStatus({ tree, log }: Trace, node: NodeId, step: number): NodeStatus {
  let ancestor = tree.parent(node);
  while (ancestor !== NO_NODE) {
    const row = log.lastRow(ancestor, step);
    if (row > 0) return log.kind(row) === EXIT || log.kind(row) === CUTOFF ? 'pruned' : 'waiting';
    ancestor = tree.parent(ancestor);
  }
  return 'waiting';
}
