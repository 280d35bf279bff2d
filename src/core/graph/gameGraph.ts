/**
 * The positions of a game and its moves as a graph without cycles, with each position once. Ids are those of the tree
 * spanned by the moves that first reached each position.
 */
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';

export interface GraphMove {
  readonly node: NodeId;
  /** the name of the move in the notation of the game */
  readonly move: string;
}

/** An edge of the graph from one position to another; several moves may lead along it. */
export interface GraphEdge {
  /**
   * The id of the edge: that of the node it leads to, when its move was the first to reach that node; otherwise a
   * number greater than all ids of nodes.
   */
  readonly id: number;
  readonly from: NodeId;
  readonly to: NodeId;
}

export class GameGraph {
  /** the names of all moves from the one position to the other */
  readonly moves: number;
  readonly ends: number;
  /** by node: the length in plies of the longest path from the root, so that every edge goes to a greater depth */
  readonly layers: readonly number[];
  /** by node: its rank among all nodes in the order in which they were generated */
  readonly generationOrder: readonly NodeId[];
  /** the edges of the moves that first reached each position, by id, then all others in the order of generation */
  readonly edges: readonly GraphEdge[];
  readonly #successors: readonly (readonly GraphMove[])[];

  /**
   * @param tree the kinds and values of the positions; its edges are the first moves to each position
   * @param successors by node, the nodes that its moves lead to, in the order of the moves; a node may occur twice
   */
  constructor(
    readonly tree: GameTree,
    successors: readonly (readonly GraphMove[])[],
    generationOrder: readonly NodeId[],
  ) {
    this.#successors = successors;
    this.generationOrder = generationOrder;
    this.moves = successors.reduce((sum, below) => sum + below.length, 0);
    this.ends = tree.leafCount;
    this.layers = layersOf(tree.size, successors);
    this.edges = edgesOf(tree, successors, this.byGeneration());
  }

  /** the nodes in the order in which the search generated them */
  byGeneration(): readonly NodeId[] {
    const turn = this.generationOrder;
    return this.tree.nodes().toSorted((a, b) => (turn[a] as number) - (turn[b] as number));
  }

  /** Returns the positions that the moves of a node lead to, in the order of the moves. */
  successors(node: NodeId): readonly GraphMove[] {
    return this.#successors[node] ?? [];
  }

  /** the nodes by length of the longest path from the root, and with equal lengths in the order of generation */
  byLayers(): readonly NodeId[] {
    const nodes = this.tree.nodes();
    return nodes.toSorted(
      (a, b) =>
        (this.layers[a] as number) - (this.layers[b] as number) ||
        (this.generationOrder[a] as number) - (this.generationOrder[b] as number),
    );
  }
}

function edgesOf(
  tree: GameTree,
  successors: readonly (readonly GraphMove[])[],
  order: readonly NodeId[],
): readonly GraphEdge[] {
  const first: GraphEdge[] = [];
  const merging: GraphEdge[] = [];
  for (const from of order)
    for (const to of new Set(successors[from]?.map(({ node }) => node)))
      if (tree.parent(to) === from) first.push({ id: to, from, to });
      else merging.push({ id: tree.size + merging.length, from, to });
  return [...first.sort((a, b) => a.id - b.id), ...merging];
}

/**
 * Returns for each node the length of the longest path from the root. O(positions + moves). A graph with a cycle has no
 * layers, so the caller must not pass one.
 */
function layersOf(size: number, successors: readonly (readonly GraphMove[])[]): readonly number[] {
  const layers = new Array<number>(size).fill(0);
  const waiting = new Int32Array(size);
  for (const below of successors) for (const { node } of below) waiting[node] = (waiting[node] as number) + 1;
  const pending: NodeId[] = [ROOT];
  for (let node = pending.pop(); node !== undefined; node = pending.pop())
    for (const { node: child } of successors[node] ?? []) {
      layers[child] = Math.max(layers[child] as number, (layers[node] as number) + 1);
      waiting[child] = (waiting[child] as number) - 1;
      if (waiting[child] === 0) pending.push(child);
    }
  return layers;
}
