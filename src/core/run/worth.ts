/**
 * Numbers that a search states about nodes, each with whether it is proved. A depth limit judges nodes by estimates,
 * and values returned from such nodes are no more certain; a number that is not proved is written with "≈" before it.
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
  /** whether the number is correct whatever the estimates are worth */
  readonly isProved: boolean;
}

/** The ends α and β of a window, each with whether it is proved. */
export type WorthWindow = Readonly<Record<Bound, Worth>>;

/** A comparison, and whether each of its two numbers is proved. */
export interface WorthTest extends Pick<CutoffTest, 'bound' | 'holds'> {
  readonly v: Worth;
  readonly limit: Worth;
}

/** Returns a number that depends on no estimate: a reader's input, a leaf's value, or a count. */
export function given(value: number): Worth {
  return { value, isProved: true };
}

/** Returns a number that is itself an estimate. */
export function estimated(value: number): Worth {
  return { value, isProved: false };
}

/** Returns a window that depends on no estimate, such as the root window. */
export function givenWindow({ alpha, beta }: SearchWindow): WorthWindow {
  return { alpha: given(alpha), beta: given(beta) };
}

/**
 * Returns the value that `node` holds after `step` events, or that it returned; `value`, when given, replaces that
 * number.
 */
export function worthAt(run: AnyRun, node: NodeId, step: number, value = run.valueAt(node, step)): Worth {
  return { value, isProved: isProvedAt(run, node, step, value) };
}

/**
 * Returns one end of a node's range. It is proved when the proved range has the same end, or when it is infinite and so
 * says nothing.
 */
export function endOfRange(end: 'low' | 'high', range: ValueRange, proved: ValueRange): Worth {
  const value = range[end];
  return { value, isProved: proved[end] === value || !Number.isFinite(value) };
}

/** The window that `node` holds after `step` events. */
export function windowWorth(run: BoundsRun, node: NodeId, step: number): WorthWindow {
  const window = run.windowAt(node, step);
  if (!run.hasEstimates) return givenWindow(window);
  const end = (bound: Bound) => endWorth(run, node, step, bound, window[bound]);
  return { alpha: end('alpha'), beta: end('beta') };
}

/** The window with which `node` was entered; (−∞, +∞) when it was not entered up to `step`. */
export function entryWorth(run: BoundsRun, node: NodeId, step: number): WorthWindow {
  const entry = run.entryStep(node, step);
  return entry === 0 ? givenWindow(FULL_WINDOW) : windowWorth(run, node, entry);
}

/** Returns both numbers of the cutoff test in the event at `step`. */
export function testWorth(run: RecursionRun, node: NodeId, step: number, test: CutoffTest): WorthTest {
  const { bound, holds, v, limit } = test;
  // A tree of several players is searched without estimates.
  if (run.family === 'vectors') return { bound, holds, v: given(v), limit: given(limit) };
  const isOutcome = run.treeAt(step).kind(node) === CHANCE;
  return {
    ...{ bound, holds },
    // The possible expectation of a chance node depends on the outcomes that returned and on the leaf bounds.
    v: isOutcome ? { value: v, isProved: areOutcomesProved(run, node, step) } : worthAt(run, node, step, v),
    limit: endWorth(run, node, step, bound, limit),
  };
}

/**
 * Whether the values of all outcomes of a chance node that returned before `step` are proved; outcomes of probability 0
 * do not count.
 */
function areOutcomesProved(run: AnyRun, chance: NodeId, step: number): boolean {
  if (!run.hasEstimates) return true;
  const tree = run.treeAt(step);
  return tree
    .children(chance)
    .every((outcome) => tree.weight(outcome) === 0 || isReturnedProved(run, outcome, step));
}

/**
 * Whether the value that a node returned is proved. A node that has not returned counts as proved, since it states
 * nothing yet.
 */
function isReturnedProved(run: AnyRun, node: NodeId, step: number): boolean {
  return run.stateAt(node, step).status !== 'done' || worthAt(run, node, step).isProved;
}

function isProvedAt(run: AnyRun, node: NodeId, step: number, value: number): boolean {
  if (!run.hasEstimates || Number.isNaN(value)) return true;
  const [range, proved] = [run.rangeAt(node, step), run.provedAt(node, step)];
  const isLow = range.low < value || proved.low >= value;
  const isHigh = range.high > value || proved.high <= value;
  const isEnd =
    (range.low === value && proved.low === value) || (range.high === value && proved.high === value);
  return isLow && isHigh && (isEnd || isSourceProved(run, node, step, value));
}

/**
 * Whether a number that is neither end of its node's range is proved: it is proved when it is at the node that returned
 * or set it.
 */
function isSourceProved(run: AnyRun, node: NodeId, step: number, value: number): boolean {
  const tree = run.treeAt(step);
  if (tree.kind(node) === CHANCE) return areOutcomesProved(run, node, step);
  for (let at = step; ; ) {
    const giver = run.stateAt(node, at).decidingChild;
    if (giver !== null && tree.inNumbersOf(node, giver, run.valueAt(giver, at)) === value)
      return worthAt(run, giver, at).isProved;
    // Goes back to the event that set the value, because that event names the child that returned it.
    const before = run.lastStep(node, run.lastStep(node, at) - 1);
    if (before <= run.entryStep(node, at) || run.valueAt(node, before) !== value) break;
    at = before;
  }
  // A static value that was kept is an estimate.
  if (tree.standsPatAt(node) && tree.staticValue(node) === value) return false;
  if (run.family !== 'bounds') return true;
  // A value that no child returned is an end of the window: it was clamped into the window, or the running bound
  // started with it.
  const entry = run.entryStep(node, step);
  const window = run.entryWindowAt(node, step);
  const bound = BOUNDS.find((end) => window[end] === value);
  return bound === undefined || endWorth(run, node, entry, bound, value).isProved;
}

/**
 * Returns one end of a window of `node`. It is proved when it is proved at the node that set it, and when the sums of
 * the chance nodes between that node and `node` are proved too.
 */
function endWorth(run: BoundsRun, node: NodeId, step: number, bound: Bound, value: number): Worth {
  if (!run.hasEstimates || !Number.isFinite(value)) return given(value);
  const at = run.lastStep(node, step);
  const tree = run.treeAt(at);
  const owner = run.ownerAt(bound, node, at);
  if (owner === node) return worthAt(run, node, whenHeld(run, node, at, value), value);
  // When windows start afresh below chance nodes, no chance node lies between a node and the owner of its bound.
  const chances = chancesBetween(run, owner, node, at);
  const areSumsProved = chances.every((chance) => areOutcomesProved(run, chance, at));
  if (owner !== null) {
    const held = chances.length > 0 ? run.valueAt(owner, at) : tree.inNumbersOf(owner, node, value);
    return { value, isProved: areSumsProved && isProvedAt(run, owner, at, held) };
  }
  const asker = run.askerAt(bound, node, at);
  if (asker === null) return { value, isProved: areSumsProved };
  // An end of a null window is the number next to what the asking node holds, so it is as certain as that number.
  const own = bySide(tree.direction(asker), 'alpha', 'beta');
  const { isProved } = endWorth(run, asker, at, own, run.windowAt(asker, at)[own]);
  return { value, isProved };
}

/**
 * Returns the last step at which `node` held that value; the value was held but is no end of the window when it cuts.
 */
function whenHeld(run: AnyRun, node: NodeId, step: number, value: number): number {
  const entry = run.entryStep(node, step);
  let at = step;
  while (at > entry && run.valueAt(node, at) !== value) at = run.lastStep(node, at - 1);
  return at > entry ? at : step;
}

/** Returns the chance nodes above `node` and below `owner`, or up to the root when no node is the owner. */
function chancesBetween(run: AnyRun, owner: NodeId | null, node: NodeId, step: number): readonly NodeId[] {
  const tree = run.treeAt(step);
  const chances: NodeId[] = [];
  for (let at = tree.parent(node); at !== NO_NODE && at !== owner; at = tree.parent(at))
    if (tree.kind(at) === CHANCE) chances.push(at);
  return chances;
}
