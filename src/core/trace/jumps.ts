/** Jumps that follow the shape of the search instead of its clock. */
import { NO_NODE } from '../tree/nodeId.ts';
import { currentNode } from './callStack.ts';
import type { Grain } from './grain.ts';
import { nextStop } from './grain.ts';
import type { Trace } from './trace.ts';
import { ENTER, EXIT } from './traceLog.ts';

/** The next cutoff after `step`, or null. */
export function nextCutoff(trace: Trace, step: number): number | null {
  const { cutoffs } = trace;
  return cutoffs[countUpTo(cutoffs, step)] ?? null;
}

/** The last cutoff before `step`, or null. */
export function previousCutoff(trace: Trace, step: number): number | null {
  const { cutoffs } = trace;
  return cutoffs[countUpTo(cutoffs, step - 1) - 1] ?? null;
}

/** How many of the ascending steps are `step` or less. */
function countUpTo(steps: readonly number[], step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] ?? Infinity) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Over a subtree: where the node that is entered next has returned and its value is on its parent.
 * Where the next event enters nothing, one ordinary step.
 */
export function overSubtree(trace: Trace, step: number, grain: Grain): number {
  const { log } = trace;
  if (step >= log.length || log.kind(step + 1) !== ENTER) return nextStop(trace, step, grain);
  const last = log.lastRow(log.node(step + 1), log.length);
  return log.kind(last) === EXIT ? Math.min(last + 1, log.length) : log.length;
}

/** Out to the parent: back to where the search stood at the parent and had not yet entered the current node. */
export function outToParent(trace: Trace, step: number): number {
  const { log, tree } = trace;
  const current = currentNode(trace, step);
  if (current === null || tree.parent(current) === NO_NODE) return 0;
  return Math.max(log.firstRow(current) - 1, 0);
}
