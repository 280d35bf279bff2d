/**
 * The solution graph of one side. It contains the root; below a position at which that side moves, one successor of
 * equal value; below any other position, all successors. Source: the solution graphs of the lecture notes, which leave
 * open which successor is chosen; it is one that is already in the graph, else the first.
 */
import type { NodeId } from '../tree/index.ts';
import { ROOT } from '../tree/nodeId.ts';
import type { GameGraph, GraphMove } from './gameGraph.ts';

export interface Marked {
  readonly node: NodeId;
  /** the index of the chosen successor; null at a leaf, and when all successors belong to the solution */
  readonly chosen: number | null;
}

/** A position, and the move that its owner takes there in place of the first best one. */
export interface Choice {
  /** the position's rank in the order of generation; the root's is 0 */
  readonly position: number;
  /** the index of the move among the position's moves, from 0 */
  readonly move: number;
}

/**
 * Returns the positions of the solution graph, ply by ply, and within a ply in the order of generation. The graph is
 * not always the smallest solution.
 */
export function strategyOf(
  graph: GameGraph,
  owner: 'max' | 'min',
  worth: (node: NodeId) => number,
  choices: readonly Choice[] = [],
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
    const isAsGood = (successor: GraphMove) => worth(successor.node) === worth(node);
    const wanted = choices.find(({ position }) => position === graph.generationOrder[node])?.move;
    const isWanted = (successor: GraphMove) => isAsGood(successor) && successor === below[wanted ?? -1];
    const isThere = (successor: GraphMove) => isAsGood(successor) && inside.has(successor.node);
    const chosen = [isWanted, isThere, isAsGood]
      .map((suits) => below.findIndex(suits))
      .find((found) => found >= 0) as number;
    inside.add((below[chosen] as GraphMove).node);
    marked.push({ node, chosen });
  }
  return marked;
}

/**
 * Returns the edges below the alternatives to a chosen move, that is, its other equally good moves, down to positions
 * that are in the solution graph already.
 */
export function waysBeside(
  graph: GameGraph,
  owner: 'max' | 'min',
  worth: (node: NodeId) => number,
  inside: ReadonlySet<NodeId>,
  from: NodeId,
  chosen: readonly NodeId[],
): readonly (readonly [NodeId, NodeId])[] {
  const edges: (readonly [NodeId, NodeId])[] = [];
  const seen = new Set(inside);
  const as = (node: NodeId) => (successor: GraphMove) => worth(successor.node) === worth(node);
  const waiting: NodeId[] = [];
  const go = (node: NodeId, to: NodeId) => {
    edges.push([node, to]);
    if (seen.has(to)) return;
    seen.add(to);
    waiting.push(to);
  };
  for (const { node } of graph.successors(from).filter(as(from))) if (!chosen.includes(node)) go(from, node);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const below = graph.successors(node);
    const taken = graph.tree.kindName(node) === owner ? below.filter(as(node)).slice(0, 1) : below;
    for (const next of taken) go(node, next.node);
  }
  return edges;
}
