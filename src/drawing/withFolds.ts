/** Leaves out of a drawing what is inside folded subtrees. */
import type { AnyRun, NodeId } from '../core/index.ts';
import type { Visible } from './nodesInView.ts';

/**
 * Removes the nodes below folded nodes from the visible ones, and counts for each folded node how many nodes
 * exist below it at the step. O(visible nodes), and for each fold O(its subtree).
 */
export function withFolds(
  visible: Visible,
  run: AnyRun,
  step: number,
  isFolded: (node: NodeId) => boolean,
): Visible {
  const collapsed = new Set(visible.collapsed);
  const held = new Map<NodeId, number>();
  let foldEnd = 0;
  const nodes = visible.nodes.filter((node) => {
    if (node < foldEnd) return false;
    if (isFolded(node)) {
      foldEnd = run.tree.subtreeEnd(node);
      collapsed.add(node);
      held.set(node, heldBelow(run, node, step));
    }
    return true;
  });
  return { nodes, collapsed, held };
}

/**
 * Returns the number of nodes that exist below a node at a step; in a tree that does not grow, all of them.
 */
function heldBelow(run: AnyRun, node: NodeId, step: number): number {
  let count = 0;
  for (let below = node + 1; below < run.tree.subtreeEnd(node); below += 1)
    if (!run.grows || run.bornAt(below as NodeId) <= step) count += 1;
  return count;
}
