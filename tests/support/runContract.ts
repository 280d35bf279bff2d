/** What every run owes, whatever its family: the laws of the interface `Run`, for a test of a family to hold it to. */
import { expect } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { GRAINS } from '../../src/core/run/run.ts';
import type { Tally } from '../../src/core/run/tally.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { naming } from './forTrees.ts';

/** How many steps of a run are looked at, its ends among them. */
const STEPS = 12;
/** Sums of fractions are rounded: the share by which a number may differ from the exact one. */
const ROUNDING = 1e-9;
/** The only count that may fall: nodes leave the memory. */
const FALLING: keyof Tally = 'stored';

/**
 * Holds a run of a finished search to the contract.
 *
 * @param trueValue what a node of the run's tree is worth by definition, in the numbers of the run
 */
export function expectContract(run: AnyRun, trueValue: (node: NodeId) => number): void {
  expect(run.result.ok).toBe(true);
  const steps = new Set(
    Array.from({ length: STEPS }, (_, at) => Math.round((at * run.length) / (STEPS - 1))),
  );
  for (const step of steps) {
    naming(
      () => `${run.algorithm}, ${run.grows ? 'grown' : 'drawn'}, step ${step} of ${run.length}`,
      () => expectStep(run, step, trueValue),
    );
  }
  expectBirths(run);
  expectStops(run);
  expectTallies(run);
  expectFound(run, trueValue(ROOT));
}

/** What is known of a node holds of its true value, and the line of best play is a path from the root. */
function expectStep(run: AnyRun, step: number, trueValue: (node: NodeId) => number): void {
  for (const node of run.tree.nodes()) {
    const { range } = run.stateAt(node, step);
    const { low, high } = run.rangeAt(node, step);
    if (range.low !== low || range.high !== high) expect(range).toEqual({ low, high });
    const value = trueValue(node);
    if (!(reaches(value, low) && reaches(high, value)))
      expect.fail(`node ${node} is worth ${value}, and not within ${low}..${high}`);
  }
  for (const line of [run.lineAt(step), run.decidingLineAt(step)])
    for (const [index, node] of line.entries()) expect(run.tree.parent(node)).toBe(line[index - 1] ?? ROOT);
}

/** A node is there when it is entered, and after its parent. */
function expectBirths(run: AnyRun): void {
  for (const node of run.tree.nodes()) {
    const [born, entered] = [run.bornAt(node), run.nextEntry(node, 0)];
    if (entered > 0 && born > entered)
      expect.fail(`node ${node} is born in step ${born}, entered in ${entered}`);
    if (node !== ROOT) expect(born).toBeGreaterThanOrEqual(run.bornAt(run.tree.parent(node)));
    if (!run.grows) expect(born).toBe(0);
  }
}

/** Next and Back meet the same steps, which are the stops between the ends. */
function expectStops(run: AnyRun): void {
  for (const grain of GRAINS) {
    const stops = Array.from({ length: run.length + 1 }, (_, step) => step).filter(
      (step) => step === 0 || step === run.length || run.isStop(step, grain),
    );
    const forwards = stops.slice(0, -1).map((step) => run.nextStop(step, grain));
    const backwards = stops.slice(1).map((step) => run.previousStop(step, grain));
    expect(forwards).toEqual(stops.slice(1));
    expect(backwards).toEqual(stops.slice(0, -1));
    expect([run.previousStop(0, grain), run.nextStop(run.length, grain)]).toEqual([0, run.length]);
  }
}

/** Counts never fall, and never is more in memory than at most. */
function expectTallies(run: AnyRun): void {
  let before = run.tallyAt(0);
  expect([before.leaves, before.cutoffs]).toEqual([0, 0]);
  for (let step = 1; step <= run.length; step += 1) {
    const tally = run.tallyAt(step);
    for (const name of Object.keys(tally) as (keyof Tally)[])
      if (name !== FALLING && tally[name] < before[name])
        expect.fail(`${name} falls from ${before[name]} to ${tally[name]} in step ${step}`);
    expect(tally.stored).toBeLessThanOrEqual(tally.mostStored);
    before = tally;
  }
}

/** An exact result is the root's true value, which the root holds at the end. */
function expectFound(run: AnyRun, value: number): void {
  const { result, kindOfValue } = run;
  if (!result.ok || kindOfValue !== 'exact') return;
  expect(run.valueAt(ROOT)).toBe(result.value);
  expect(reaches(result.value, value) && reaches(value, result.value)).toBe(true);
}

/** Whether a number is at least another one, but for rounding. */
function reaches(number: number, least: number): boolean {
  return number >= least || least - number <= ROUNDING * Math.max(1, Math.abs(least));
}
