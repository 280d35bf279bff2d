import { reorderChildren } from '../../core/order/reorder.ts';
import { recordTrace } from '../../core/run/recordTrace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Exercise } from '../exercise.ts';

/** How many leaves the search evaluates with the children so ordered. */
export function leavesInOrder(
  { tree, algorithm, rules }: Pick<Exercise, 'tree' | 'algorithm' | 'rules'>,
  order: ReadonlyMap<NodeId, readonly number[]>,
): number {
  const trace = recordTrace(
    reorderChildren(tree, (node) => order.get(node) ?? null),
    algorithm,
    rules,
  );
  return trace.tallyAt(trace.length).leaves;
}
