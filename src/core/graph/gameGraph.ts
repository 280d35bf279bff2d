/**
 * The positions of a game and its moves, each position once: a graph without circles, by the ids of the tree that
 * its moves span which were the first to lead somewhere.
 */
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';

export interface GraphMove {
  readonly node: NodeId;
  /** as it is written */
  readonly move: string;
}

/** From a position to one that a move leads to, or several moves. */
export interface GraphEdge {
  /** the node's that the move was the first to lead to; those that merge come after all nodes */
  readonly id: number;
  readonly from: NodeId;
  readonly to: NodeId;
}

export class GameGraph {
  /** all that lead from a position to a position */
  readonly moves: number;
  readonly ends: number;
  /** by node: plies below the root by the longest way, so that every move goes down */
  readonly layers: readonly number[];
  /** by node, its turn in the order of generation */
  readonly generationOrder: readonly NodeId[];
  /** those of first moves by their ids, then the others as they were generated */
  readonly edges: readonly GraphEdge[];
  readonly #successors: readonly (readonly GraphMove[])[];

  /**
   * @param tree kinds and values of the positions; its edges are the moves that were first
   * @param successors by node, in the order of moves; a position may come twice
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

  /** In the order of generation. */
  byGeneration(): readonly NodeId[] {
    const turn = this.generationOrder;
    return this.tree.nodes().toSorted((a, b) => (turn[a] as number) - (turn[b] as number));
  }

  /** Where its moves lead, in their order. */
  successors(node: NodeId): readonly GraphMove[] {
    return this.#successors[node] ?? [];
  }

  /** From layer to layer, within a layer in the order of generation. */
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

/** By node the longest way from the root. O(positions + moves); a circle is never left, and has no layers of its own. */
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
