/**
 * A tree whose positions merge, as a value that is kept without the game that it came from: the moves that were first to
 * reach each position, and the graph with all other moves. What only follows the first moves can take it for a tree; what
 * has to know of the others asks for its graph.
 */
import { GameTree, type TreeColumns } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/index.ts';
import { NODE_KINDS } from '../tree/nodeKind.ts';
import { type TreeRow, treeOfRows } from '../tree/treeRows.ts';
import { GameGraph } from './gameGraph.ts';
import type { GraphRun } from './graphRun.ts';

type Side = 'max' | 'min';

export class MergingTree extends GameTree {
  /**
   * @param graph the positions and all moves; nodes are the same in both
   * @param turns by node, the side whose turn it is, at ends as well
   * @param limit how many plies down positions get their values at once and enter neither list; ∞ when all enter them
   */
  constructor(
    readonly graph: GameGraph,
    readonly turns: readonly Side[],
    readonly limit: number,
    columns: TreeColumns = graph.tree.columns,
  ) {
    super(columns, graph.tree.leafBounds);
  }

  turnOf(node: NodeId): Side {
    return this.turns[node] as Side;
  }

  /** Returns the same positions and moves with other kinds, values or labels. */
  withRows(rows: readonly Pick<TreeRow, 'kind' | 'value' | 'label'>[]): MergingTree {
    const { graph, turns, limit } = this;
    const columns = {
      ...this.columns,
      kind: Uint8Array.from(rows, ({ kind }) => NODE_KINDS.indexOf(kind)),
      value: Float64Array.from(rows, ({ value }) => value),
      label: rows.map(({ label }) => label),
    };
    const tree = new GameTree(columns, this.leafBounds);
    const successors = tree.nodes().map((node) => graph.successors(node));
    return new MergingTree(new GameGraph(tree, successors, graph.generationOrder), turns, limit);
  }
}

/** Returns the graph of a tree whose positions merge; null of any other tree. */
export function graphOf(tree: unknown): GameGraph | null {
  return tree instanceof MergingTree ? tree.graph : null;
}

/**
 * Returns the tree of other rows, one for each node of `tree` in preorder. Where its positions merge they do so in the
 * new one too, and kinds, values and labels are taken from the rows.
 */
export function treeLike(
  tree: GameTree,
  rows: readonly TreeRow[],
  leafBounds = tree.leafBounds,
  evaluation: TreeColumns['evaluation'] = null,
  sum: number | null = null,
): GameTree {
  return tree instanceof MergingTree ? tree.withRows(rows) : treeOfRows(rows, leafBounds, evaluation, sum);
}

/** Returns the positions and moves that a run has generated; each has its label as well where labels are given. */
export function mergingTree(
  { graph }: GraphRun,
  turns: readonly Side[],
  limit: number,
  labels: readonly string[] = graph.tree.columns.label,
): MergingTree {
  return new MergingTree(graph, turns, limit, { ...graph.tree.columns, label: labels });
}

/** Whether a run is of a game whose positions merge. */
export function isOfGraph(run: { readonly family: string }): run is GraphRun {
  return run.family === 'graph';
}
