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

/** Where a side moves, which of its moves is taken though another comes first. */
export interface Choice {
  /** its turn in the order of generation, the root's 0 */
  readonly position: number;
  /** from 0 */
  readonly move: number;
}

/** The positions of the graph, ply by ply and within a ply in the order of generation. This is not always the fewest. */
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
    const isAsGood = (successor: { readonly node: NodeId }) => worth(successor.node) === worth(node);
    const wanted = choices.find(({ position }) => position === graph.generationOrder[node])?.move;
    const isWanted = (successor: { readonly node: NodeId }) =>
      isAsGood(successor) && successor === below[wanted ?? -1];
    const isThere = (successor: { readonly node: NodeId }) =>
      isAsGood(successor) && inside.has(successor.node);
    const chosen = [isWanted, isThere, isAsGood]
      .map((suits) => below.findIndex(suits))
      .find((found) => found >= 0) as number;
    inside.add((below[chosen] as { readonly node: NodeId }).node);
    marked.push({ node, chosen });
  }
  return marked;
}

/** The edges that a position's other moves lead through which are worth as much, as far as the solution is met again. */
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
  const as = (node: NodeId) => (successor: { readonly node: NodeId }) =>
    worth(successor.node) === worth(node);
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
