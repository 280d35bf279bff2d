/** Cut or go on? Asked where a bound from above stands against the node's value. */
import type { Trace } from '../../core/run/trace.ts';
import type { CutQuestion } from './question.ts';

/**
 * `step` is an update by a child that is not the last. Against −∞ or +∞ there is nothing to decide, and
 * a chance node or a search without a window has no test.
 */
export function cutQuestion(trace: Trace, step: number): CutQuestion | null {
  const { tree } = trace;
  const test = trace.testAt(step);
  if (test === null || test.limit === (test.bound === 'alpha' ? -Infinity : Infinity)) return null;
  const node = trace.nodeAt(step);
  const child = trace.childAt(step);
  return {
    kind: 'cut',
    step,
    node,
    options: [true, false],
    correct: test.holds ? 0 : 1,
    child,
    returned: trace.heldAt(child, step),
    held: trace.heldAt(node, step - 1),
    test,
    left: tree.childCount(node) - tree.childIndex(child) - 1,
  };
}
