/** What stands above the timeline: cuts and new best values. */

import type { Trace } from '../../core/run/trace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';

export interface TimelineMark {
  readonly kind: 'cutoff' | 'best';
  readonly step: number;
  readonly node: NodeId;
  readonly side: 'max' | 'min' | 'chance' | 'leaf';
}

const known = new WeakMap<Trace, readonly TimelineMark[]>();

/** A best value that the very next event cuts on is told by the cut. */
export function timelineMarks(trace: Trace): readonly TimelineMark[] {
  const found = known.get(trace);
  if (found !== undefined) return found;
  const marks: TimelineMark[] = [];
  for (let step = 1; step <= trace.length; step += 1) {
    const kind = trace.kindAt(step);
    if (kind !== 'cutoff' && kind !== 'update') continue;
    if (kind === 'update' && (isCut(trace, step) || !trace.isImproved(step))) continue;
    const node = trace.nodeAt(step);
    marks.push({ kind: kind === 'cutoff' ? kind : 'best', step, node, side: trace.tree.kindName(node) });
  }
  const result = thinned(marks, trace.length);
  known.set(trace, result);
  return result;
}

/** At most so many places on the timeline hold a mark; where several fall on one, a cut is shown before a best value. */
const PLACES = 300;

function thinned(marks: readonly TimelineMark[], length: number): readonly TimelineMark[] {
  if (marks.length <= PLACES) return marks;
  const shown = new Map<number, TimelineMark>();
  for (const mark of marks) {
    const place = Math.floor((mark.step / length) * PLACES);
    if (shown.get(place)?.kind !== 'cutoff') shown.set(place, mark);
  }
  return [...shown.values()];
}

function isCut(trace: Trace, step: number): boolean {
  return step < trace.length && trace.kindAt(step + 1) === 'cutoff';
}
