import type { AnyRun, NodeId, NodeState } from '../core/index.ts';
import type { NodeNames } from './nodeNames.ts';

/**
 * Returns what is known about a node's value, to be written after its name; "" when nothing is known or the
 * name is the value.
 */
export function valueBeside(names: NodeNames, run: AnyRun, node: NodeId, state: NodeState): string {
  if (!run.tree.isLeaf(node)) return run.labelOf(node, state);
  return names.areBelowLeaves && (state.status === 'done' || !run.grows) ? names.inLeaf(node) : '';
}
