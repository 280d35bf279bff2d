/** The moves of a tree or, where positions merge, of its graph: by them strategies and lists are told in both alike. */
import { graphOf } from '../core/graph/mergingTree.ts';
import type { GameTree, NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';

export interface MarkedMove {
  /** the node that the move leads to, or a number greater than all nodes where another move reaches that node first */
  readonly id: NodeId;
  readonly to: NodeId;
}

/** Returns the moves out of each node, in their order, each position that they lead to once. */
const movesIn = memoizeByObject((tree: GameTree): readonly (readonly MarkedMove[])[] => {
  const graph = graphOf(tree);
  if (graph === null)
    return tree.nodes().map((node) => tree.children(node).map((child) => ({ id: child, to: child })));
  const out: MarkedMove[][] = tree.nodes().map(() => []);
  for (const { id, from, to } of graph.edges) out[from]?.push({ id: id as NodeId, to });
  const placeOf = (from: NodeId, to: NodeId) => graph.successors(from).findIndex(({ node }) => node === to);
  for (const [from, moves] of out.entries())
    moves.sort((a, b) => placeOf(from as NodeId, a.to) - placeOf(from as NodeId, b.to));
  return out;
});

export function movesOf(tree: GameTree, node: NodeId): readonly MarkedMove[] {
  return movesIn(tree)[node] ?? [];
}

/** Returns the positions that the moves of a node lead to, in the order of the moves, each once. */
export function successorsIn(tree: GameTree, node: NodeId): readonly NodeId[] {
  return movesOf(tree, node).map(({ to }) => to);
}

/** Returns the nodes so that each comes after all from which moves lead to it. */
export function fromRootOn(tree: GameTree): readonly NodeId[] {
  return graphOf(tree)?.byLayers() ?? tree.nodes();
}

/** Returns how many moves there are, each pair of positions counted once. */
export function moveCountIn(tree: GameTree): number {
  return graphOf(tree)?.edges.length ?? tree.size - 1;
}

/** Returns the node that a move leads from and the one that it leads to, by the id of the move; null for an unknown id. */
export function moveOfId(tree: GameTree, id: number): { readonly from: NodeId; readonly to: NodeId } | null {
  const graph = graphOf(tree);
  if (graph !== null) return graph.edges.find((edge) => edge.id === id) ?? null;
  const to = id as NodeId;
  return id > 0 && id < tree.size ? { from: tree.parent(to), to } : null;
}
