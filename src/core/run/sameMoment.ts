/**
 * Finds the step of one run that corresponds to a step of another run, so that readers keep their step after an edit.
 */
import type { NodeId } from '../tree/index.ts';
import { nodeOfKey } from '../tree/nodeOfKey.ts';
import { type AnyRun, isOfRecursion } from './anyRun.ts';
import type { Pass } from './pass.ts';
import type { SimulationRun } from './simulationRun.ts';

/**
 * Returns the step of the run `after` that corresponds to a step of the run `before`. Two steps correspond when their last
 * events are of the same kind and at the same node; updates also have to be about the same child, and when a node is
 * searched several times, both events have to belong to the same search of it. When the last event of `step` does not
 * occur in `after`, the nearest earlier event that occurs there decides. Nodes are the same when their keys are equal.
 */
export function sameMoment(before: AnyRun, step: number, after: AnyRun): SameMoment {
  if (before.family === 'simulation' && after.family === 'simulation')
    return sameIteration(before, step, after);
  for (let at = step; at > 0; at -= 1) {
    const same = sameEvent(before, at, after);
    if (same > 0) return { step: same, isSame: at === step };
  }
  return { step: 0, isSame: step === 0 };
}

/** Returns the end of the same phase in the iteration with the same number; the end of the run when it has fewer. */
function sameIteration(before: SimulationRun, step: number, after: SimulationRun): SameMoment {
  const iteration = before.iterationAt(step);
  const phase = before.phaseAt(step);
  if (step === 0) return { step: 0, isSame: true };
  if (phase === null || iteration > after.iterations) return { step: after.length, isSame: false };
  return { step: after.endOfPhase(iteration, phase), isSame: true };
}

export interface SameMoment {
  readonly step: number;
  /** whether the last event of `before` happens in `after` as well; when it does not, the step is an earlier one */
  readonly isSame: boolean;
}

/** Returns the step at which `after` has the same event as `before` has at `step`; 0 when it has none. */
function sameEvent(before: AnyRun, step: number, after: AnyRun): number {
  const node = nodeOfKey(after.tree, before.tree.key(before.nodeAt(step)));
  if (node === undefined) return 0;
  const call = sameCall(before, step, after, node);
  if (call === null) return 0;
  const same = eventIn(before, step, after, node, call);
  return same > 0 &&
    same <= after.length &&
    after.kindAt(same) === before.kindAt(step) &&
    after.nodeAt(same) === node
    ? same
    : 0;
}

/** The steps of one call: from the entry of a node until the node is entered again in the same pass. */
interface Call {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the corresponding call in the other run: the k-th call of the node in the pass of the same depth, when it was
 * the k-th in its own pass. Null when the other pass calls the node less often.
 */
function sameCall(before: AnyRun, step: number, after: AnyRun, node: NodeId): Call | null {
  const pass = before.passAt(step);
  const other = passAsDeep(pass, after);
  let turn = 0;
  for (let at = before.nextEntry(before.nodeAt(step), pass.from); at > 0 && at <= step; turn += 1)
    at = before.nextEntry(before.nodeAt(step), at);
  let from = other.from;
  for (let entered = 0; entered < turn; entered += 1) {
    from = after.nextEntry(node, from);
    if (from === 0 || from > other.to) return null;
  }
  const next = turn === 0 ? 0 : after.nextEntry(node, from);
  return { from, to: next === 0 || next > other.to ? other.to : next - 1 };
}

/** Returns the pass of the other run with the same depth and as many checks; its last pass when there is none. */
function passAsDeep({ depth, checks }: Pass, { passes, length }: AnyRun): Call {
  const isAsDeep = (pass: Pass) => pass.depth === depth && pass.checks.length === checks.length;
  return passes.find(isAsDeep) ?? passes.at(-1) ?? { from: 0, to: length };
}

function eventIn(before: AnyRun, step: number, after: AnyRun, node: NodeId, { from, to }: Call): number {
  const kind = before.kindAt(step);
  if (kind === 'update' || kind === 'again') return stepAfterChild(before, step, after, { from, to });
  if (kind === 'cutoff') return after.cutStep(node, to);
  if (kind === 'stay') return after.entryStep(node, to) + 1;
  const isEntry = kind === 'enter' || kind === 'leaf' || kind === 'horizon';
  return isEntry ? after.entryStep(node, to) : after.lastStep(node, to);
}

/**
 * Returns the step after the return of a child, within the call: after its last return, or after its first return when
 * the event is the one that starts its re-search.
 */
function stepAfterChild(before: AnyRun, step: number, after: AnyRun, { from, to }: Call): number {
  if (!isOfRecursion(before)) return 0;
  const child = nodeOfKey(after.tree, before.tree.key(before.childAt(step)));
  if (child === undefined) return 0;
  const again = after.nextEntry(child, after.nextEntry(child, from));
  const isFirst = before.kindAt(step) === 'again' && again > 0 && again <= to;
  const returned = after.lastStep(child, isFirst ? again - 1 : to);
  return returned <= from || returned >= after.length ? 0 : returned + 1;
}
