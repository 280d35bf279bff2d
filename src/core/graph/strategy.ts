/**
 * The solution graph of one side: the root; at a position where its owner moves one successor that is worth as much;
 * at the others all. Source: the lecture notes' solution graphs, with their choice of a successor settled: one that
 * is in the graph already, else the first.
 */
import type { NodeId } from '../tree/nodeId.ts';
import { ROOT } from '../tree/nodeId.ts';
import type { GameGraph } from './gameGraph.ts';

export interface Marked {
  readonly node: NodeId;
  /** which of its successors; null where all belong to it, or there are none */
  readonly chosen: number | null;
}

/** The positions of the graph, ply by ply and within a ply in the order of generation. This is not always the fewest. */
export function strategyOf(
  graph: GameGraph,
  owner: 'max' | 'min',
  worth: (node: NodeId) => number,
): readonly Marked[] {
  const marked: Marked[] = [];
  const inside = new Set<NodeId>([ROOT]);
  for (const node of graph.byLayers()) {
    if (!inside.has(node)) continue;
    const below = graph.successors(node);
    if (graph.tree.kindName(node) !== owner) {
      for (const successor of below) inside.add(successor.node);
      marked.push({ node, chosen: null });
      continue;
    }
    const isAsGood = (successor: { readonly node: NodeId }) => worth(successor.node) === worth(node);
    const there = below.findIndex((successor) => isAsGood(successor) && inside.has(successor.node));
    const chosen = there >= 0 ? there : below.findIndex(isAsGood);
    inside.add((below[chosen] as { readonly node: NodeId }).node);
    marked.push({ node, chosen });
  }
  return marked;
}
