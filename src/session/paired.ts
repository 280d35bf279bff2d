/** Pairs the steps of two runs side by side, and finds where they part. */

import type { AnyRun, NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { isOfRecursion } from '../core/run/anyRun.ts';
import { cutSteps, gapsIn, type InStep, inStepInPieces, type Stop } from '../core/run/inStep.ts';
import { testWorth } from '../core/run/worth.ts';
import { printTest } from '../words/symbols.ts';
import { counterpartIn } from './counterpart.ts';
import { foundInSlices } from './searching.ts';

/** A cut of one run that skips leaves which the other run evaluates. */
export interface Parting {
  /** the side of the comparison whose run makes the cut */
  readonly side: 'leading' | 'other';
  readonly stop: number;
  readonly node: NodeId;
  /** the comparison that made the cut, as text, such as "8 ≥ 6" */
  readonly test: string;
  readonly spared: number;
}

interface Paired {
  readonly inStep: InStep;
  /** in the order of their stops */
  readonly partings: readonly Parting[];
  /** the steps of the leading run at which a cut of either run is seen, ascending */
  readonly cutSteps: readonly number[];
}

/** By leading run: what is known of it beside each other run. */
const known = memoizeByObject((_leading: AnyRun) => new WeakMap<AnyRun, Paired>());

/**
 * Returns two runs side by side. For runs of large trees that is found in slices, and then the action that asks for it is
 * carried out once it is found.
 */
export function pairedRuns({ leading, other }: Readonly<Record<Parting['side'], AnyRun>>): Paired {
  const before = known(leading).get(other);
  if (before !== undefined) return before;
  return foundInSlices('pairing', leading.tree.size, () => paired(leading, other));
}

function* paired(leading: AnyRun, other: AnyRun): Generator<undefined, Paired> {
  const inStep = yield* inStepInPieces(leading, other, counterpartIn(leading.tree)(other.tree));
  yield;
  const back = yield* inStepInPieces(other, leading, counterpartIn(other.tree)(leading.tree));
  yield;
  const onRight = yield* cuts(inStep.stops, other);
  const onLeft = yield* cuts(back.stops, leading);
  const partings = [
    ...onRight.map((cut): Parting => ({ side: 'other', ...cut })),
    ...onLeft.map(
      (cut): Parting => ({ ...cut, side: 'leading', stop: stopBefore(inStep, leading.cutStep(cut.node)) }),
    ),
  ];
  partings.sort((one, two) => one.stop - two.stop);
  yield;
  const found = { inStep, partings, cutSteps: cutSteps(inStep.stops, leading, other) };
  known(leading).set(other, found);
  return found;
}

/** The number of cuts that are looked at between two pauses. */
const CUTS = 256;

/** Returns the cuts of the other run that skip leaves which the leading run evaluates. */
function* cuts(stops: readonly Stop[], other: AnyRun): Generator<undefined, Omit<Parting, 'side'>[]> {
  const found: Omit<Parting, 'side'>[] = [];
  if (!isOfRecursion(other)) return found;
  for (const [index, { first, count }] of gapsIn(stops).entries()) {
    if (index % CUTS === CUTS - 1) yield;
    const step = stops[first]?.other ?? 0;
    // Before its first event a run has cut nothing.
    if (step === 0) continue;
    const event = other.event(step);
    if (event.kind !== 'cutoff') continue;
    const test = printTest(testWorth(other, event.node, event.step, event.test), other.rules);
    found.push({ stop: first, node: event.node, test, spared: count });
  }
  return found;
}

/** Returns the last stop at a leaf at or before a step of the leading run; the first stop when there is none. */
function stopBefore({ stops }: InStep, step: number): number {
  // The first stop and the last are at no leaf, and those between come in the order of the leading run.
  let [low, high] = [0, stops.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((stops[middle] as Stop).leading <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}
