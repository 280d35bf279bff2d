/** Finds what a chance node can still be worth after an outcome; only Star1, whose windows pass through chance nodes, asks. */
import { BoundedExpectation } from '../search/boundedExpectation.ts';
import type { Passes } from './pass.ts';
import type { RunRecord } from './record.ts';

/** Returns the least and the greatest possible expectation of a chance node after the update at `step`. */
export function stillPossible(
  record: RunRecord,
  passes: Passes,
  step: number,
): [least: number, most: number] {
  const { tree } = passes.at(step);
  const node = record.node(step);
  const outcomes = tree.children(node);
  const weights = outcomes.map((outcome) => tree.weight(outcome));
  const never = tree.weightNeverSeen(node);
  const { leafBounds } = passes.drawn;
  const expected = new BoundedExpectation(tree.denominator(node), record.fractions, leafBounds, [
    ...weights,
    never,
  ]);
  for (const [index, outcome] of outcomes.slice(0, record.place(step) + 1).entries()) {
    const weight = weights[index] as number;
    expected.next(weight);
    expected.sum.add(weight, record.value(passes.lastRow(outcome, step)));
  }
  return expected.range();
}
