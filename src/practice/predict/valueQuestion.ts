/**
 * Which value goes up? It is asked when the node's last child has returned, before its value is taken
 * in: afterwards v stands on the screen. A node that is cut is asked about once the cut is made.
 */
import type { Trace } from '../../core/run/trace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { bySide, CHANCE } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { ascending, choicesOf } from './choices.ts';
import type { ValueQuestion } from './question.ts';
import { bestOf, type ReturnedValue, returnedValues } from './returnedValues.ts';

/** `step` is the update by the last child, or the return after a cutoff. */
export function valueQuestion(trace: Trace, step: number): ValueQuestion | null {
  const { tree } = trace;
  const isCut = trace.kindAt(step) === 'exit';
  const node = trace.nodeAt(step);
  const last = trace.childAt(isCut ? trace.cutStep(node, step) : step);
  const returned = returnedValues(trace, node, last);
  const right = trace.heldAt(node, isCut ? step : step + 1);
  const isChance = tree.kind(node) === CHANCE;
  const best = isChance ? right : bestOf(trace, node, returned);
  const distractors = isChance
    ? chanceMistakes(trace, node, step, returned)
    : decisionMistakes(trace, node, best, returned);
  const choices = choicesOf(right, distractors, printNumber, ascending);
  return choices === null ? null : { kind: 'value', step, node, returned, best, isCut, ...choices };
}

/**
 * The best where the rule returns a bound, a bound where it returns the best, the best of all children
 * where some were cut, the other side's choice, then any other child's value.
 */
function decisionMistakes(
  trace: Trace,
  node: NodeId,
  best: number,
  returned: readonly ReturnedValue[],
): number[] {
  const { tree } = trace;
  const values = returned.map(({ value }) => value);
  const { alpha, beta } = trace.entryWindowAt(node, trace.length);
  const kind = tree.kind(node);
  const bounds = bySide(kind, [beta, alpha], [alpha, beta]).filter(Number.isFinite);
  const unseen = tree
    .children(node)
    .slice(returned.length)
    .filter((child) => tree.isLeaf(child) && !Number.isNaN(tree.value(child)))
    .map((child) => tree.value(child));
  const [pick, other] = bySide(kind, [Math.max, Math.min], [Math.min, Math.max]);
  const clamped = Math.min(Math.max(best, alpha), beta);
  const ofAll = unseen.reduce((value, next) => pick(value, next), best);
  const others = values.reduce((value, next) => other(value, next), best);
  return [best, clamped, ofAll, others, ...bounds, ...values];
}

/** The plain mean, the sum without its last term, the best of one side or the other, any child's value. */
function chanceMistakes(
  trace: Trace,
  node: NodeId,
  step: number,
  returned: readonly ReturnedValue[],
): number[] {
  const values = returned.map(({ value }) => value);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const soFar = trace.heldAt(node, step - 1);
  const extremes = [
    values.reduce((a, b) => Math.max(a, b), -Infinity),
    values.reduce((a, b) => Math.min(a, b), Infinity),
  ];
  return [mean, soFar, ...extremes, ...values].filter((value) => !Number.isNaN(value));
}
