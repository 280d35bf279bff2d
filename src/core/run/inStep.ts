/** Two runs on one tree, led through it together by the leaves that the first of them reads. */
import type { NodeId } from '../tree/nodeId.ts';
import type { Trace } from './trace.ts';

/** A moment at which both stand. */
export interface Stop {
  /** the leaf that the leading run has just read; null before the first and after the last */
  readonly leaf: NodeId | null;
  /** whether the other run has read it as well */
  readonly isShared: boolean;
  /** the steps at which they stand */
  readonly leading: number;
  readonly other: number;
}

/**
 * The beginning, every leaf that the leading run reads, the end. Where the other run never reads the leaf it stands at
 * the cut that made it needless. Both go through the children in the same order.
 */
export function stopsInStep(leading: Trace, other: Trace): readonly Stop[] {
  // Time runs one way in both: what is read again is waited for.
  let at = 0;
  const judged = [...leading.eventsOf('leaf'), ...leading.eventsOf('horizon')].sort((a, b) => a - b);
  const readings = judged.map((step): Stop => {
    const leaf = leading.nodeAt(step);
    const read = other.entryStep(leaf);
    at = Math.max(at, read === 0 ? cutBefore(other, leaf) : other.nextEntry(leaf, at));
    return { leaf, isShared: read > 0, leading: step, other: at };
  });
  const [start, end] = [
    { leading: 0, other: 0 },
    { leading: leading.length, other: other.length },
  ];
  const nowhere = { leaf: null, isShared: true };
  return [{ ...nowhere, ...start }, ...readings, { ...nowhere, ...end }];
}

/** Stops in a row that one cut of the other run spares it. */
export interface Gap {
  /** the index of the first of them */
  readonly first: number;
  readonly count: number;
}

/** The gaps of the other run, in order. */
export function gapsIn(stops: readonly Stop[]): readonly Gap[] {
  const gaps: { first: number; count: number }[] = [];
  for (const [index, { isShared, other }] of stops.entries()) {
    if (isShared) continue;
    const before = stops[index - 1];
    const gap = gaps.at(-1);
    if (gap !== undefined && before?.isShared === false && before.other === other) gap.count += 1;
    else gaps.push({ first: index, count: 1 });
  }
  return gaps;
}

/** The step of the cut below which the node lies; where the run ended for another reason, its end. */
function cutBefore(trace: Trace, node: NodeId): number {
  const { tree } = trace;
  const path = tree.pathTo(node);
  const left = path.findIndex((at) => trace.entryStep(at) === 0);
  const above = path[left - 1];
  return above === undefined ? trace.length : trace.cutStep(above) || trace.length;
}
