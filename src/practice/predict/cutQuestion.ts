/** Cut or go on? Asked where a bound from above stands against the node's value. */
import { cutoffTestAt } from '../../core/trace/searchWindow.ts';
import type { Trace } from '../../core/trace/trace.ts';
import type { CutQuestion } from './question.ts';

/**
 * `step` is an update by a child that is not the last. Against −∞ or +∞ there is nothing to decide, and
 * a chance node or a search without a window has no test.
 */
export function cutQuestion(trace: Trace, step: number): CutQuestion | null {
  const { tree, log } = trace;
  const test = cutoffTestAt(trace, step);
  if (test === null || test.limit === (test.bound === 'alpha' ? -Infinity : Infinity)) return null;
  const node = log.node(step);
  const child = log.node(step - 1);
  return {
    kind: 'cut',
    step,
    node,
    options: [true, false],
    correct: test.holds ? 0 : 1,
    child,
    returned: log.value(step - 1),
    held: log.value(log.rowBefore(node, step)),
    test,
    left: tree.childCount(node) - tree.childIndex(child) - 1,
  };
}
