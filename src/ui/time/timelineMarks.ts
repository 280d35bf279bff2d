/** What stands on the timeline: cuts, new best values, and the moments a source names. */

import type { Trace } from '../../core/trace/trace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { MomentRule, NamedMoment } from '../../library/moments.ts';
import { momentsOf } from '../../library/moments.ts';

export interface TimelineMark {
  readonly kind: 'cutoff' | 'best';
  readonly step: number;
  readonly node: NodeId;
  readonly side: 'max' | 'min' | 'chance' | 'leaf';
}

const known = new WeakMap<Trace, readonly TimelineMark[]>();
const named = new WeakMap<Trace, readonly NamedMoment[]>();

/** A best value that the very next event cuts on is told by the cut. */
export function timelineMarks(trace: Trace): readonly TimelineMark[] {
  const found = known.get(trace);
  if (found !== undefined) return found;
  const marks: TimelineMark[] = [];
  for (let step = 1; step <= trace.length; step += 1) {
    const kind = trace.kindAt(step);
    if (kind !== 'cutoff' && kind !== 'update') continue;
    if (kind === 'update' && (isCut(trace, step) || !trace.isImproved(step))) continue;
    const node = trace.log.node(step);
    marks.push({ kind: kind === 'cutoff' ? kind : 'best', step, node, side: trace.tree.kindName(node) });
  }
  const result = thinned(marks, trace.length);
  known.set(trace, result);
  return result;
}

/** The moments that the tree's source names; found once a run. */
export function namedMoments(trace: Trace, rule: MomentRule | undefined): readonly NamedMoment[] {
  const moments = named.get(trace) ?? momentsOf(rule, trace);
  named.set(trace, moments);
  return moments;
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

/** Names of moments in two rows where one is too narrow; none where even two are. `width` is px. */
export function momentRows(moments: readonly NamedMoment[], length: number, width: number): 0 | 1 | 2 {
  const gaps = (every: number) =>
    moments
      .slice(every)
      .map((moment, index) => ((moment.step - (moments[index]?.step ?? 0)) / Math.max(length, 1)) * width);
  const needed = Math.max(...moments.map(({ name }) => name.length * 7 + 9), 16);
  if (Math.min(...gaps(1), Infinity) >= needed) return 1;
  return Math.min(...gaps(2), Infinity) >= needed ? 2 : 0;
}
