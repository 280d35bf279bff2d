/**
 * Numbers that a search states about nodes, each with whether it is proved. A depth limit judges nodes by estimates,
 * and values that go up from them are no more certain; such a number is written with "≈" before it.
 *
 * A number v states what the search knows about its node: that the node is worth at least v, at most v, or exactly v.
 * It is proved when that statement is true whatever the estimates are worth. A number that says nothing about its
 * node's value yet, such as the v of an open MAX node whose children returned only upper bounds, is proved when those
 * children's values are.
 */
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE } from '../tree/nodeKind.ts';
import type { AnyRun, RecursionRun } from './anyRun.ts';
import type { BoundsRun } from './boundsRun.ts';
import type { ValueRange } from './range.ts';
import { BOUNDS, type Bound, type CutoffTest } from './window.ts';

export interface Worth {
  readonly value: number;
  /** whether the number is true whatever the estimates are worth */
  readonly isProved: boolean;
}

/** α and β, each with whether it is proved. */
export type WorthWindow = Readonly<Record<Bound, Worth>>;

/** A comparison with both of its numbers. */
export interface WorthTest extends Pick<CutoffTest, 'bound' | 'holds'> {
  readonly v: Worth;
  readonly limit: Worth;
}

/** A number that depends on no estimate: the reader typed it, it is a leaf's value, or it counts something. */
export function given(value: number): Worth {
  return { value, isProved: true };
}

/** A number that is an estimate itself. */
export function estimated(value: number): Worth {
  return { value, isProved: false };
}

/** A window that rests on nothing, such as the root window. */
export function givenWindow({ alpha, beta }: SearchWindow): WorthWindow {
  return { alpha: given(alpha), beta: given(beta) };
}

/** Returns what `node` holds after `step` events, or returned; `value` replaces that number when it is given. */
export function worthAt(trace: AnyRun, node: NodeId, step: number, value = trace.valueAt(node, step)): Worth {
  return { value, isProved: isProvedAt(trace, node, step, value) };
}

/**
 * Returns one end of what is known about a node. It is proved when it is also an end of what is proved, or says
 * nothing.
 */
export function endOfRange(end: 'low' | 'high', range: ValueRange, proved: ValueRange): Worth {
  const value = range[end];
  return { value, isProved: proved[end] === value || !Number.isFinite(value) };
}

/** The window that `node` holds after `step` events. */
export function windowWorth(trace: BoundsRun, node: NodeId, step: number): WorthWindow {
  const window = trace.windowAt(node, step);
  if (!trace.hasEstimates) return givenWindow(window);
  const end = (bound: Bound) => endWorth(trace, node, step, bound, window[bound]);
  return { alpha: end('alpha'), beta: end('beta') };
}

/** The window that `node` was entered with; (−∞, +∞) for one that was not, by `step`. */
export function entryWorth(trace: BoundsRun, node: NodeId, step: number): WorthWindow {
  const entry = trace.entryStep(node, step);
  return entry === 0 ? givenWindow(FULL_WINDOW) : windowWorth(trace, node, entry);
}

/** Returns both numbers of the comparison made at `node` in the event of `step`. */
export function testWorth(trace: RecursionRun, node: NodeId, step: number, test: CutoffTest): WorthTest {
  const { bound, holds, v, limit } = test;
  // In trees of several players nothing is estimated.
  if (trace.family === 'vectors') return { bound, holds, v: given(v), limit: given(limit) };
  const isOutcome = trace.treeAt(step).kind(node) === CHANCE;
  return {
    ...{ bound, holds },
    // What a chance node can still come to rests on what its outcomes returned and on the bounds of all leaves.
    v: isOutcome
      ? { value: v, isProved: areOutcomesProved(trace, node, step) }
      : worthAt(trace, node, step, v),
    limit: endWorth(trace, node, step, bound, limit),
  };
}

/**
 * Whether everything that the outcomes of a chance node returned before `step` is proved; outcomes of probability 0
 * don't count.
 */
function areOutcomesProved(trace: AnyRun, chance: NodeId, step: number): boolean {
  if (!trace.hasEstimates) return true;
  const tree = trace.treeAt(step);
  return tree
    .children(chance)
    .every((outcome) => tree.weight(outcome) === 0 || isReturnedProved(trace, outcome, step));
}

/**
 * Whether what a node returned is proved. A node that has not returned counts as proved, since it states nothing yet.
 */
function isReturnedProved(trace: AnyRun, node: NodeId, step: number): boolean {
  return trace.stateAt(node, step).status !== 'done' || worthAt(trace, node, step).isProved;
}

function isProvedAt(trace: AnyRun, node: NodeId, step: number, value: number): boolean {
  if (!trace.hasEstimates || Number.isNaN(value)) return true;
  const [range, proved] = [trace.rangeAt(node, step), trace.provedAt(node, step)];
  const isLow = range.low < value || proved.low >= value;
  const isHigh = range.high > value || proved.high <= value;
  const isEnd =
    (range.low === value && proved.low === value) || (range.high === value && proved.high === value);
  return isLow && isHigh && (isEnd || isSourceProved(trace, node, step, value));
}

/**
 * Whether a number that is neither end of its node's range is proved: it is when it is proved at the node that it came
 * from.
 */
function isSourceProved(trace: AnyRun, node: NodeId, step: number, value: number): boolean {
  const tree = trace.treeAt(step);
  if (tree.kind(node) === CHANCE) return areOutcomesProved(trace, node, step);
  for (let at = step; ; ) {
    const giver = trace.stateAt(node, at).decidingChild;
    if (giver !== null && tree.inNumbersOf(node, giver, trace.valueAt(giver, at)) === value)
      return worthAt(trace, giver, at).isProved;
    // An earlier event set the value; that event names the child that gave it.
    const before = trace.lastStep(node, trace.lastStep(node, at) - 1);
    if (before <= trace.entryStep(node, at) || trace.valueAt(node, before) !== value) break;
    at = before;
  }
  // The value is a static value that was kept instead of a noisy move.
  if (tree.standsPatAt(node) && tree.staticValue(node) === value) return false;
  if (trace.family !== 'bounds') return true;
  // The value was clamped into the window or, under the running bound, starts as what an ancestor holds.
  const entry = trace.entryStep(node, step);
  const window = trace.entryWindowAt(node, step);
  const bound = BOUNDS.find((end) => window[end] === value);
  return bound === undefined || endWorth(trace, node, entry, bound, value).isProved;
}

/**
 * Returns one end of a window of `node`. It rests on the node that set it, or on what a chance node above has added up.
 */
function endWorth(trace: BoundsRun, node: NodeId, step: number, bound: Bound, value: number): Worth {
  if (!trace.hasEstimates || !Number.isFinite(value)) return given(value);
  const at = trace.lastStep(node, step);
  const tree = trace.treeAt(at);
  const owner = trace.ownerAt(bound, node, at);
  if (owner === node) return worthAt(trace, node, whenHeld(trace, node, at, value), value);
  // There are none where windows start afresh below chance nodes: an owner then is below them.
  const chances = chancesBetween(trace, owner, node, at);
  const areSumsProved = chances.every((chance) => areOutcomesProved(trace, chance, at));
  if (owner !== null) {
    const held = chances.length > 0 ? trace.valueAt(owner, at) : tree.inNumbersOf(owner, node, value);
    return { value, isProved: areSumsProved && isProvedAt(trace, owner, at, held) };
  }
  const asker = trace.askerAt(bound, node, at);
  if (asker === null) return { value, isProved: areSumsProved };
  // A null window asks whether a node is better than what the asker has, so its end is the neighbour of that number.
  const own = bySide(tree.direction(asker), 'alpha', 'beta');
  const { isProved } = endWorth(trace, asker, at, own, trace.windowAt(asker, at)[own]);
  return { value, isProved };
}

/**
 * Returns the last step at which `node` held that value. A value that cuts is held but never becomes an end of the
 * window.
 */
function whenHeld(trace: AnyRun, node: NodeId, step: number, value: number): number {
  const entry = trace.entryStep(node, step);
  let at = step;
  while (at > entry && trace.valueAt(node, at) !== value) at = trace.lastStep(node, at - 1);
  return at > entry ? at : step;
}

/** The chance nodes above `node` and below `owner`, or up to the root when nobody is the owner. */
function chancesBetween(trace: AnyRun, owner: NodeId | null, node: NodeId, step: number): readonly NodeId[] {
  const tree = trace.treeAt(step);
  const chances: NodeId[] = [];
  for (let at = tree.parent(node); at !== NO_NODE && at !== owner; at = tree.parent(at))
    if (tree.kind(at) === CHANCE) chances.push(at);
  return chances;
}
