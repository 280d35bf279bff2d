/** Steps two runs through their trees together. The first run leads: each leaf that it reads is a stop for both. */
import { carriedOut } from '../carriedOut.ts';
import type { NodeId } from '../tree/index.ts';
import type { AnyRun } from './anyRun.ts';

/** A pair of steps, one in each run, at which the two figures side by side stop together. */
export interface Stop {
  /** the node of the leading run's tree that this run has just read; null at the first stop and at the last */
  readonly leaf: NodeId | null;
  /** whether the other run reads or enters the corresponding node of its own tree */
  readonly isShared: boolean;
  /** the step of the leading run and the step of the other run */
  readonly leading: number;
  readonly other: number;
}

/**
 * How the two runs are matched: by the same node; or, when they read their common nodes in different orders or have
 * none in common, by the number of leaves read so far.
 */
export type Pairing = 'node' | 'number';

export interface InStep {
  readonly stops: readonly Stop[];
  readonly pairing: Pairing;
}

/**
 * Returns the node of the other run's tree that corresponds to a node of the leading run's tree; null when there is
 * none.
 */
export type Counterpart = (node: NodeId) => NodeId | null;

/**
 * Returns the stops: the beginning, every reading of the leading run, and the end. A reading is a leaf, or a node that
 * is judged at the depth limit. At a stop the other run stands after its own last reading of the corresponding node; if
 * it enters that node, after it has left it; if it never reaches that node, at the cutoff that pruned it.
 */
export function inStep(leading: AnyRun, other: AnyRun, counterpart: Counterpart): InStep {
  return carriedOut(inStepInPieces(leading, other, counterpart));
}

/** Does the same with pauses. */
export function* inStepInPieces(
  leading: AnyRun,
  other: AnyRun,
  counterpart: Counterpart,
): Generator<undefined, InStep> {
  const theirs = yield* stepsByNode(other);
  const isByNode = yield* comesInSameOrder(leading, other, theirs, counterpart);
  const readings = isByNode
    ? yield* byNode(leading, other, theirs, counterpart)
    : yield* byNumber(leading, other);
  const nowhere = { leaf: null, isShared: true };
  return {
    pairing: isByNode ? 'node' : 'number',
    stops: [
      { ...nowhere, leading: 0, other: 0 },
      ...readings,
      { ...nowhere, leading: leading.length, other: other.length },
    ],
  };
}

/** The number of readings between two pauses. */
const READINGS = 2048;

/** Whether to pause before a reading. */
function isPause(index: number): boolean {
  return index % READINGS === READINGS - 1;
}

/** Returns the steps at which a run evaluates a leaf or judges a node at the depth limit, in order. */
function readingsOf(run: AnyRun): readonly number[] {
  const [leaves, judged] = [run.eventsOf('leaf'), run.eventsOf('horizon')];
  return judged.length === 0 ? leaves : [...leaves, ...judged].sort((a, b) => a - b);
}

/** By node: the steps at which a run reads it, in order. */
type StepsByNode = ReadonlyMap<NodeId, readonly number[]>;

function* byNode(
  leading: AnyRun,
  other: AnyRun,
  theirs: StepsByNode,
  counterpart: Counterpart,
): Generator<undefined, Stop[]> {
  const counts = new Map<NodeId, number>();
  const stops: Stop[] = [];
  // Neither run steps backwards from stop to stop; for a node that is read several times, the last reading counts.
  let at = 0;
  for (const [index, step] of readingsOf(leading).entries()) {
    if (isPause(index)) yield;
    const leaf = leading.nodeAt(step);
    const node = counterpart(leaf);
    const count = counts.get(leaf) ?? 0;
    counts.set(leaf, count + 1);
    const isShared = node !== null && other.entryStep(node) > 0;
    if (node !== null) {
      const steps = theirs.get(node) ?? [];
      const found = steps[Math.min(count, steps.length - 1)];
      at = Math.max(at, found ?? (isShared ? other.lastStep(node) : cutBefore(other, node)));
    }
    stops.push({ leaf, isShared, leading: step, other: at });
  }
  return stops;
}

function* byNumber(leading: AnyRun, other: AnyRun): Generator<undefined, Stop[]> {
  const theirs = readingsOf(other);
  const stops: Stop[] = [];
  for (const [index, step] of readingsOf(leading).entries()) {
    if (isPause(index)) yield;
    const found = theirs[index];
    const leaf = leading.nodeAt(step);
    stops.push({ leaf, isShared: found !== undefined, leading: step, other: found ?? other.length });
  }
  return stops;
}

function* stepsByNode(run: AnyRun): Generator<undefined, StepsByNode> {
  const steps = new Map<NodeId, number[]>();
  for (const [index, step] of readingsOf(run).entries()) {
    if (isPause(index)) yield;
    const node = run.nodeAt(step);
    const own = steps.get(node);
    if (own === undefined) steps.set(node, [step]);
    else own.push(step);
  }
  return steps;
}

/**
 * Whether the other run reads or enters some node that the leading run reads, and whether both read their common nodes
 * in the same order.
 */
function* comesInSameOrder(
  leading: AnyRun,
  other: AnyRun,
  theirs: StepsByNode,
  counterpart: Counterpart,
): Generator<undefined, boolean> {
  let last = 0;
  let isMet = false;
  const seen = new Set<NodeId>();
  for (const [index, step] of readingsOf(leading).entries()) {
    if (isPause(index)) yield;
    const node = counterpart(leading.nodeAt(step));
    const [first] = node === null || seen.has(node) ? [] : (theirs.get(node) ?? []);
    if (node !== null) seen.add(node);
    isMet ||= node !== null && other.entryStep(node) > 0;
    if (first === undefined) continue;
    if (first < last) return false;
    last = first;
  }
  // When the other run reads no leaf, there is no order to compare, so the two runs count as matched.
  return isMet || theirs.size === 0;
}

/** A step of the leading run: the index of its last stop, and the number of events since that stop. */
export interface Place {
  readonly at: number;
  readonly past: number;
}

/**
 * Returns the last stop at or before a step of the leading run, and the number of events since. The last stop is
 * reached only at the end of the run.
 */
export function placeOf(stops: readonly Stop[], step: number): Place {
  const last = stops.length - 1;
  if (step >= (stops[last]?.leading ?? 0)) return { at: last, past: 0 };
  const at = stops.findLastIndex(({ leading }, index) => index < last && leading <= step);
  return { at, past: step - (stops[at]?.leading ?? 0) };
}

/** Returns the stop with the leading run advanced by the events since that stop; the other run waits. */
export function stopAtPlace(stops: readonly Stop[], { at, past }: Place): Stop {
  const stop = stops[at] as Stop;
  return past === 0 ? stop : { ...stop, leading: stop.leading + past };
}

/** Returns the same place in the list of stops when it exists, otherwise the nearest place that does. */
export function nearest(stops: readonly Stop[], { at: asked, past }: Place): Place {
  const at = Math.min(Math.max(Math.trunc(asked), 0), stops.length - 1);
  const [here, next] = [stops[at]?.leading ?? 0, stops[at + 1]?.leading ?? 0];
  return { at, past: Math.min(Math.max(Math.trunc(past), 0), Math.max(next - here - 1, 0)) };
}

/** Consecutive stops at nodes that the other run prunes by one cutoff. */
export interface Gap {
  /** the index of the first stop of the gap */
  readonly first: number;
  readonly count: number;
}

/** Returns all gaps: groups of consecutive stops at nodes that the other run prunes by one cutoff. */
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
 * Returns the step of the cutoff that pruned the node, or the step at which an ancestor was judged at the depth limit;
 * the last step when neither happened.
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

/**
 * Returns the steps of the leading run to which the buttons for the next and the previous cutoff lead, ascending.
 *
 * Each cutoff of the leading run is one of them. The other run changes its step at stops alone, so a cutoff of that run is
 * shown at the first stop at or after it. When the other run is past its cutoff there, the stop is left out if it is the
 * end, or if the leading run makes a cutoff between this stop and the one before.
 */
export function cutSteps(stops: readonly Stop[], leading: AnyRun, other: AnyRun): readonly number[] {
  const own = leading.eventsOf('cutoff');
  const found = new Set(own);
  for (const { first } of gapsIn(stops)) found.add((stops[first] as Stop).leading);
  let [at, cut] = [0, 0];
  for (const step of other.eventsOf('cutoff')) {
    while ((stops[at] as Stop).other < step) at += 1;
    const [before, stop] = [stops[at - 1], stops[at] as Stop];
    while ((own[cut] ?? Infinity) <= (before?.leading ?? 0)) cut += 1;
    const isBeside = (own[cut] ?? Infinity) <= stop.leading;
    if (stop.other === step || (!isBeside && at < stops.length - 1)) found.add(stop.leading);
  }
  return [...found].sort((a, b) => a - b);
}
