/** Runs the two-phase procedure on a tree whose positions merge. */
import { memoizeByObject } from '../memoizeByObject.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { Source } from '../search/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { GraphMove } from './gameGraph.ts';
import type { GraphRun } from './graphRun.ts';
import type { MergingTree } from './mergingTree.ts';
import { recordGraph } from './recordGraph.ts';

/**
 * Runs the two-phase procedure on the positions; the strategy marked is that of the winner. The nodes of the run are those
 * of the tree.
 */
export const recordMerging = memoizeByObject((tree: MergingTree): GraphRun => {
  const space = new GrowingSpace(sourceOf(tree), Infinity, tree.size, String);
  return recordGraph(space, null, [], tree.limit);
});

function sourceOf(tree: MergingTree): Source<NodeId, GraphMove> {
  return {
    root: ROOT,
    kind: (node) => tree.kind(node),
    moves: (node) => tree.graph.successors(node),
    child: (_node, { node }) => node,
    value: (end) => tree.value(end),
    staticValue: () => Number.NaN,
    printMove: ({ move }) => move,
    key: String,
    probability: () => null,
    nodeAttributes: (node) => ({ label: tree.label(node), key: tree.key(node), turn: tree.turnOf(node) }),
    leafBounds: tree.leafBounds,
  };
}
