/**
 * Facts about windows that pass through chance nodes (Star1): what an outcome's value has to be, and what the
 * outcomes after it can contribute.
 */
import type { AnyRun, BoundsRun } from '../core/index.ts';
import { BOUNDS, type Bound } from '../core/run/window.ts';
import { entryWorth, given, type Worth, worthAt } from '../core/run/worth.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { CHANCE } from '../core/tree/nodeKind.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { printWorth } from './estimates.ts';
import { bracketed, printPart, TERMS_IN_FULL } from './expectation.ts';

/**
 * An end of the window with which an outcome is entered, and how it follows from the window of the chance
 * node: "(1.5 − 0.5·2)/0.5 = 1".
 */
export interface Demand {
  readonly bound: Bound;
  readonly limit: Worth;
  readonly reckoned: string;
}

/**
 * Returns the ends of the window with which an outcome is entered, without those that are only the declared
 * bounds of all leaves.
 */
export function demandsOn(run: BoundsRun, outcome: NodeId, step: number): readonly Demand[] {
  const { tree } = run;
  const chance = tree.parent(outcome);
  if (chance === NO_NODE || tree.kind(chance) !== CHANCE) return [];
  const [window, above] = [entryWorth(run, outcome, step), entryWorth(run, chance, step)];
  const [least, most] = tree.leafBounds;
  const known = { alpha: least, beta: most };
  const rest = { alpha: most, beta: least };
  return BOUNDS.filter((bound) => window[bound].value !== known[bound]).map((bound) => {
    const limit = window[bound];
    const others = [...returnedBefore(run, outcome, step), ...restAfter(run, outcome, rest[bound])];
    const share = tree.probability(outcome);
    const from = [printWorth(above[bound]), ...others].join(' − ');
    const divided = `${others.length > 0 ? `(${from})` : from}/${share.includes('/') ? `(${share})` : share}`;
    const isWhole = tree.weight(outcome) === tree.denominator(chance);
    return { bound, limit, reckoned: `${isWhole ? from : divided} = ${printWorth(limit)}` };
  });
}

/**
 * Writes the terms of the outcomes that have returned, such as "0.5·4"; when there are many, only their sum.
 */
function returnedBefore(run: AnyRun, outcome: NodeId, step: number): string[] {
  const { tree } = run;
  const chance = tree.parent(outcome);
  const before = tree.children(chance).slice(0, tree.childIndex(outcome));
  if (before.length > TERMS_IN_FULL) return [bracketed(worthAt(run, chance, step))];
  return before.map((child) => printPart(tree.probability(child), worthAt(run, child, step)));
}

/**
 * Writes one term for all outcomes still to come, as if each had the value `each`; no term when their
 * probability is 0.
 */
function restAfter(run: AnyRun, outcome: NodeId, each: number): string[] {
  const share = shareAfter(run, outcome);
  return share === null ? [] : [printPart(share, given(each))];
}

/** Returns the total probability of the outcomes after the given one, as text; null when it is 0. */
export function shareAfter({ tree }: AnyRun, outcome: NodeId): string | null {
  const chance = tree.parent(outcome);
  const after = tree.children(chance).slice(tree.childIndex(outcome) + 1);
  const weights = after.map((child) => tree.weight(child));
  const left = weights.reduce((all, weight) => all + weight, tree.weightNeverSeen(chance));
  if (left <= 0) return null;
  const counted = after.filter((child) => tree.weight(child) > 0);
  const [only] = counted;
  if (counted.length === 1 && only !== undefined && tree.weight(only) === left) return tree.probability(only);
  return printNumber(left / tree.denominator(chance));
}
