/** The look of the edges of a tree, or of a graph, with the entries of an answer sheet on it. */
import { graphOf } from '../../core/graph/mergingTree.ts';
import type { GameTree } from '../../core/index.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import type { EdgeId, EdgeMark } from '../../drawing/index.ts';
import type { WrittenSheet } from '../../practice/entry/index.ts';

const PLAIN_EDGE = { status: 'seen', deciding: false, onPath: false, struck: false } as const;

/** Returns the look of the edges of a tree with entries written on it. */
export function edgesWritten(
  tree: GameTree,
  visible: readonly NodeId[],
  { struck, line, moves }: WrittenSheet,
  crossed: ReadonlySet<NodeId>,
): ReadonlyMap<EdgeId, EdgeMark> {
  const edges = new Map<EdgeId, EdgeMark>();
  const graph = graphOf(tree);
  if (graph !== null) {
    const shown = new Set(visible);
    for (const { id, from, to } of graph.edges)
      if (shown.has(from) || shown.has(to))
        edges.set(id, { ...PLAIN_EDGE, deciding: moves.has(id as NodeId) });
    return edges;
  }
  for (const node of visible) {
    if (tree.parent(node) === NO_NODE) continue;
    const status = crossed.has(node) ? 'pruned' : tree.isBeyond(node) ? 'beyond' : 'seen';
    edges.set(node, {
      status,
      deciding: line.has(node) || moves.has(node),
      onPath: false,
      struck: struck.has(node),
    });
  }
  return edges;
}
