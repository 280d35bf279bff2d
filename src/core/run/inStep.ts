/** Steps two runs through their trees together; the first run leads by the leaves it reads. */
import type { NodeId } from '../tree/nodeId.ts';
import type { AnyRun } from './anyRun.ts';

/** A pair of steps, one in each run, at which the two figures stop together. */
export interface Stop {
  /** the node of its own tree that the leading run has just read; null before the first reading and after the last */
  readonly leaf: NodeId | null;
  /** whether the other run reads the same node, or enters it */
  readonly isShared: boolean;
  /** the steps of the two runs */
  readonly leading: number;
  readonly other: number;
}

/**
 * How the two runs are matched: by the same node; or by the number of the reading, when the two read common nodes in
 * different orders or have no nodes in common.
 */
export type Pairing = 'node' | 'number';

export interface InStep {
  readonly stops: readonly Stop[];
  readonly pairing: Pairing;
}

/** Returns the node of the other tree that corresponds to a node of this one; null when there is none. */
export type Counterpart = (node: NodeId) => NodeId | null;

/**
 * Returns the stops: the beginning, every reading of the leading run, and the end. At a stop the other run stands after
 * its own reading of the same node (after its last one when there are several); if it enters the node, after it has
 * left it; if it never reaches the node, at the cut that made it needless. A reading is a leaf, or a node that is
 * judged at the depth limit.
 */
export function inStep(leading: AnyRun, other: AnyRun, counterpart: Counterpart): InStep {
  const pairing = comesInSameOrder(leading, other, counterpart) ? 'node' : 'number';
  const readings = pairing === 'node' ? byNode(leading, other, counterpart) : byNumber(leading, other);
  const nowhere = { leaf: null, isShared: true };
  return {
    pairing,
    stops: [
      { ...nowhere, leading: 0, other: 0 },
      ...readings,
      { ...nowhere, leading: leading.length, other: other.length },
    ],
  };
}

/** Returns the steps at which a run reads something, in order. */
function readingsOf(run: AnyRun): readonly number[] {
  return [...run.eventsOf('leaf'), ...run.eventsOf('horizon')].sort((a, b) => a - b);
}

function byNode(leading: AnyRun, other: AnyRun, counterpart: Counterpart): Stop[] {
  const theirs = stepsByNode(other);
  const counts = new Map<NodeId, number>();
  // Time only moves forward in both runs: a node that is read again is waited for.
  let at = 0;
  return readingsOf(leading).map((step): Stop => {
    const leaf = leading.nodeAt(step);
    const node = counterpart(leaf);
    const count = counts.get(leaf) ?? 0;
    counts.set(leaf, count + 1);
    if (node === null) return { leaf, isShared: false, leading: step, other: at };
    const steps = theirs.get(node) ?? [];
    const isShared = other.entryStep(node) > 0;
    const found = steps[Math.min(count, steps.length - 1)];
    at = Math.max(at, found ?? (isShared ? other.lastStep(node) : cutBefore(other, node)));
    return { leaf, isShared, leading: step, other: at };
  });
}

function byNumber(leading: AnyRun, other: AnyRun): Stop[] {
  const theirs = readingsOf(other);
  return readingsOf(leading).map((step, index): Stop => {
    const found = theirs[index];
    const leaf = leading.nodeAt(step);
    return { leaf, isShared: found !== undefined, leading: step, other: found ?? other.length };
  });
}

function stepsByNode(run: AnyRun): ReadonlyMap<NodeId, readonly number[]> {
  const steps = new Map<NodeId, number[]>();
  for (const step of readingsOf(run)) {
    const node = run.nodeAt(step);
    const known = steps.get(node);
    if (known === undefined) steps.set(node, [step]);
    else known.push(step);
  }
  return steps;
}

/**
 * Whether the other run reaches something that the leading run reads, and whether both read their common nodes in the
 * same order.
 */
function comesInSameOrder(leading: AnyRun, other: AnyRun, counterpart: Counterpart): boolean {
  const theirs = stepsByNode(other);
  let last = 0;
  let isMet = false;
  const seen = new Set<NodeId>();
  for (const step of readingsOf(leading)) {
    const node = counterpart(leading.nodeAt(step));
    const [first] = node === null || seen.has(node) ? [] : (theirs.get(node) ?? []);
    if (node !== null) seen.add(node);
    isMet ||= node !== null && other.entryStep(node) > 0;
    if (first === undefined) continue;
    if (first < last) return false;
    last = first;
  }
  // A run in which nothing is read has no order of reading.
  return isMet || theirs.size === 0;
}

/** A stop that the leading run has reached, and how many of its events have happened since. */
export interface Place {
  readonly at: number;
  readonly past: number;
}

/** Returns the place of a step of the leading run: after its last reading. The end is a stop of its own. */
export function placeOf(stops: readonly Stop[], step: number): Place {
  const last = stops.length - 1;
  if (step >= (stops[last]?.leading ?? 0)) return { at: last, past: 0 };
  const at = stops.findLastIndex(({ leading }, index) => index < last && leading <= step);
  return { at, past: step - (stops[at]?.leading ?? 0) };
}

/** Returns the stop with the leading run advanced by the events since; the other run waits at the stop. */
export function stopAtPlace(stops: readonly Stop[], { at, past }: Place): Stop {
  const stop = stops[at] as Stop;
  return past === 0 ? stop : { ...stop, leading: stop.leading + past };
}

/** Returns the place, or the nearest place that exists. */
export function nearest(stops: readonly Stop[], { at: asked, past }: Place): Place {
  const at = Math.min(Math.max(Math.trunc(asked), 0), stops.length - 1);
  const [here, next] = [stops[at]?.leading ?? 0, stops[at + 1]?.leading ?? 0];
  return { at, past: Math.min(Math.max(Math.trunc(past), 0), Math.max(next - here - 1, 0)) };
}

/** A sequence of stops that one cut of the other run spares it. */
export interface Gap {
  /** the index of the first of these stops */
  readonly first: number;
  readonly count: number;
}

/** Returns the gaps of the other run in order. */
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

/**
 * Returns the step of the cut above the node, or the step at which a node above it was judged; the last step when the
 * run ended otherwise.
 */
function cutBefore(run: AnyRun, node: NodeId): number {
  const { tree } = run;
  const path = tree.pathTo(node);
  const left = path.findIndex((at) => run.entryStep(at) === 0);
  const above = path[left - 1];
  if (above === undefined) return run.length;
  const entry = run.entryStep(above);
  if (run.kindAt(entry) === 'horizon') return entry;
  return run.cutStep(above) || run.length;
}
