/** Jumps that follow the shape of the search instead of its clock. */
import { NO_NODE } from '../tree/nodeId.ts';
import { currentNode } from './callStack.ts';
import type { Grain } from './grain.ts';
import { nextStop } from './grain.ts';
import type { Trace } from './trace.ts';
import { CUTOFF, ENTER, EXIT, LEAF_EVENT } from './traceLog.ts';

/** The next cutoff after `step`, or null. */
export function nextCutoff({ log }: Trace, step: number): number | null {
  for (let at = step + 1; at <= log.length; at += 1) if (log.kind(at) === CUTOFF) return at;
  return null;
}

/** The last cutoff before `step`, or null. */
export function previousCutoff({ log }: Trace, step: number): number | null {
  for (let at = step - 1; at > 0; at -= 1) if (log.kind(at) === CUTOFF) return at;
  return null;
}

/**
 * Over a subtree: where the node that is entered next has returned and its value is on its parent.
 * Where the next event enters nothing, one ordinary step.
 */
export function overSubtree(trace: Trace, step: number, grain: Grain): number {
  const { log } = trace;
  if (step >= log.length || log.kind(step + 1) !== ENTER) return nextStop(trace, step, grain);
  const entered = log.node(step + 1);
  for (let at = step + 2; at <= log.length; at += 1) {
    if (log.node(at) === entered && log.kind(at) === EXIT) return Math.min(at + 1, log.length);
  }
  return log.length;
}

/** Out to the parent: back to where the search stood at the parent and had not yet entered the current node. */
export function outToParent(trace: Trace, step: number): number {
  const { log, tree } = trace;
  const current = currentNode(trace, step);
  if (current === null || tree.parent(current) === NO_NODE) return 0;
  for (let at = step; at > 0; at -= 1) {
    if (log.node(at) === current && (log.kind(at) === ENTER || log.kind(at) === LEAF_EVENT)) return at - 1;
  }
  return 0;
}
