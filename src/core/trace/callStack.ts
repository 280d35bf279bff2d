/** The calls that are open at a step, outermost first. */
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { BoundHolders, ownerOf, windowAt } from './searchWindow.ts';
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

const stacks = new WeakMap<Trace, { readonly step: number; readonly frames: readonly Frame[] }>();

/** The open calls with what each holds; found once for the step that was asked for last. */
export function callStackAt(trace: Trace, step: number): readonly Frame[] {
  const known = stacks.get(trace);
  if (known?.step === step) return known.frames;
  const frames = framesOf(trace, step, openPathAt(trace, step));
  stacks.set(trace, { step, frames });
  return frames;
}

/** The nodes whose calls are open. */
function openPathAt(trace: Trace, step: number): NodeId[] {
  const { log, tree } = trace;
  const current = currentNode(trace, step);
  if (current === null) return [];
  const kind = log.kind(step);
  const hasReturned = kind === EXIT || kind === LEAF_EVENT || (kind === HALT && tree.isLeaf(current));
  const innermost = hasReturned ? tree.parent(current) : current;
  return innermost === NO_NODE ? [] : tree.pathTo(innermost);
}

/** From the root down, so that each node finds the owners of its bounds among those there have been. O(depth). */
function framesOf(trace: Trace, step: number, path: readonly NodeId[]): Frame[] {
  const { log, tree } = trace;
  const holders = new BoundHolders();
  return path.map((node) => {
    const value = log.value(log.lastRow(node, step));
    const frame = {
      node,
      window: windowAt(trace, node, step),
      alphaOwner: ownerOf(trace, 'alpha', node, step, holders),
      betaOwner: ownerOf(trace, 'beta', node, step, holders),
      value,
    };
    holders.add(tree.kind(node), node, value);
    return frame;
  });
}
