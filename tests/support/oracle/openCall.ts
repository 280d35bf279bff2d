/** A call that is open: what it was given, what its children returned, and what follows from these. */
import type { SearchRules } from '../../../src/core/search/searchSettings.ts';
import { Roundings } from './exact.ts';
import { type Bounds, isHigh, isLow, outcomeWindow, withRest } from './outcomes.ts';
import type { PlainNode } from './plainTree.ts';
import { expectation } from './trueValue.ts';

export interface Span {
  readonly alpha: number;
  readonly beta: number;
}

export const EVERYTHING: Span = { alpha: -Infinity, beta: Infinity };

/**
 * Rules of alpha-beta, or null for a search without a window. With `through`, windows pass through chance nodes,
 * all leaves being known to lie between these bounds, which are the root's window. With `known`, windows begin with
 * these bounds at the root and below chance nodes.
 */
export type OracleRules = (SearchRules & { readonly through?: Bounds; readonly known?: Bounds }) | null;

/** The window of a call about which nothing on its path says anything. */
export function opening(rules: OracleRules): Span {
  const [alpha, beta] = rules?.through ?? rules?.known ?? [-Infinity, Infinity];
  return { alpha, beta };
}

export interface OpenCall {
  readonly node: PlainNode;
  readonly entry: Span;
  /** by the children so far, in order */
  readonly returned: number[];
}

/** of expectations on their way up */
const ROUNDINGS = new Roundings();

export interface StopTest {
  readonly bound: 'alpha' | 'beta';
  readonly v: number;
  readonly limit: number;
  readonly holds: boolean;
  readonly atLastChild: boolean;
}

/** The best of what the first `count` children returned, or their expectation. */
export function ownValue({ node, returned }: OpenCall, count = returned.length): number {
  const values = count === returned.length ? returned : returned.slice(0, count);
  if (node.kind === 'max') return Math.max(-Infinity, ...values);
  if (node.kind === 'min') return Math.min(Infinity, ...values);
  return ROUNDINGS.round(
    expectation(
      node,
      values.map((value) => ROUNDINGS.unrounded(value)),
    ),
  );
}

/** The v the algorithm holds: its own value, or under the running bound the bound it raised itself. */
export function heldValue(call: OpenCall, rules: OracleRules): number {
  const own = ownValue(call);
  if (rules?.value !== 'running') return own;
  if (call.node.kind === 'max') return Math.max(call.entry.alpha, own);
  return call.node.kind === 'min' ? Math.min(call.entry.beta, own) : own;
}

/** What it returns if it ends now; only MAX and MIN nodes are clamped. */
export function returnValue(call: OpenCall, rules: OracleRules): number {
  const held = heldValue(call, rules);
  if (call.node.kind === 'chance' && rules?.through !== undefined) {
    const isCut = call.returned.length < call.node.children.length;
    return isCut ? stopTest(call, rules)!.v : held;
  }
  if (rules?.value !== 'hard' || call.node.kind === 'chance') return held;
  const { alpha, beta } = call.entry;
  if (held < alpha) return alpha;
  return held > beta ? beta : held;
}

/** The test after the last child that returned; null where there is none. */
export function stopTest(call: OpenCall, rules: OracleRules): StopTest | null {
  const { node, entry, returned } = call;
  if (node.kind === 'chance' && rules?.through !== undefined) return outcomeTest(call, rules, rules.through);
  if (rules === null || node.kind === 'chance' || returned.length === 0) return null;
  const v = heldValue(call, rules);
  const atLastChild = returned.length === node.children.length;
  const onEquality = rules.cutoff === 'equal';
  if (node.kind === 'max') {
    const holds = v > entry.beta || (onEquality && v === entry.beta);
    return { bound: 'beta', v, limit: entry.beta, holds, atLastChild };
  }
  const holds = v < entry.alpha || (onEquality && v === entry.alpha);
  return { bound: 'alpha', v, limit: entry.alpha, holds, atLastChild };
}

/** At a chance node: the one that holds of both, or none. */
function outcomeTest(call: OpenCall, { cutoff }: SearchRules, [least, most]: Bounds): StopTest | null {
  const { node, entry } = call;
  const returned = call.returned.map((value) => ROUNDINGS.unrounded(value));
  const atLastChild = returned.length === node.children.length;
  const [highest, lowest] = [withRest(node, returned, most), withRest(node, returned, least)];
  if (isLow(highest, ROUNDINGS.unrounded(entry.alpha), cutoff))
    return { bound: 'alpha', v: ROUNDINGS.round(highest), limit: entry.alpha, holds: true, atLastChild };
  if (isHigh(lowest, ROUNDINGS.unrounded(entry.beta), cutoff))
    return { bound: 'beta', v: ROUNDINGS.round(lowest), limit: entry.beta, holds: true, atLastChild };
  return null;
}

/** What the next outcome is entered with, where windows pass through. */
export function windowThrough(call: OpenCall, through: Bounds): Span {
  const returned = call.returned.map((value) => ROUNDINGS.unrounded(value));
  const { alpha, beta } = call.entry;
  const ends = [ROUNDINGS.unrounded(alpha), ROUNDINGS.unrounded(beta)] as const;
  return outcomeWindow(call.node, returned, ends, through, ROUNDINGS);
}

/** The first of the children whose returned value is the node's own; null before any and at chance nodes. */
export function decidingChild(call: OpenCall): number | null {
  if (call.node.kind === 'chance' || call.returned.length === 0) return null;
  return call.node.children[call.returned.indexOf(ownValue(call))]!.id;
}
