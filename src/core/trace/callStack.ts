/** The calls that are open at a step, outermost first. */
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { ownerOf, windowAt } from './searchWindow.ts';
import type { Trace } from './trace.ts';
import type { SearchWindow } from './traceEvent.ts';
import { EXIT, HALT, LEAF_EVENT } from './traceLog.ts';

export interface Frame {
  readonly node: NodeId;
  readonly window: SearchWindow;
  readonly alphaOwner: NodeId | null;
  readonly betaOwner: NodeId | null;
  /** the v it holds */
  readonly value: number;
}

/** Where the search is after `step` events: the deepest node it has entered and not left; a leaf just seen counts. */
export function currentNode({ log }: Trace, step: number): NodeId | null {
  return step === 0 ? null : log.node(step);
}

/** The nodes from the root to where the search is; empty before the first event. */
export function pathAt(trace: Trace, step: number): NodeId[] {
  const current = currentNode(trace, step);
  return current === null ? [] : trace.tree.pathTo(current);
}

/** The open calls with what each holds. */
export function callStackAt(trace: Trace, step: number): Frame[] {
  const { log, tree } = trace;
  let innermost = currentNode(trace, step);
  if (innermost === null) return [];
  const kind = log.kind(step);
  if (kind === EXIT || kind === LEAF_EVENT || (kind === HALT && tree.isLeaf(innermost)))
    innermost = tree.parent(innermost);
  return innermost === NO_NODE ? [] : tree.pathTo(innermost).map((node) => frameOf(trace, node, step));
}

function frameOf(trace: Trace, node: NodeId, step: number): Frame {
  return {
    node,
    window: windowAt(trace, node, step),
    alphaOwner: ownerOf(trace, 'alpha', node, step),
    betaOwner: ownerOf(trace, 'beta', node, step),
    value: trace.log.value(trace.log.lastRow(node, step)),
  };
}
