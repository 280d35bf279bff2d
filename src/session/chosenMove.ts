/** What the marked side could do in its strategy, and what it does. */
import type { GraphTrace } from '../core/graph/graphTrace.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';

export interface OwnMoves {
  /** the moves worth as much as the position, by their number; none where the marked side has no move in its strategy */
  readonly own: readonly number[];
  readonly taken: number;
}

/** Where the marked side has several moves that are worth as much, ply by ply. */
export function choicesIn(trace: GraphTrace): readonly NodeId[] {
  const { positions } = trace.solutionAt(trace.length);
  return positions.filter((node) => chosenMove(trace, node).own.length > 1);
}

export function chosenMove(trace: GraphTrace, node: NodeId): OwnMoves {
  const { graph, owner, length } = trace;
  const edge = trace.solutionAt(length).edges.find(([from]) => from === node);
  if (edge === undefined || node < ROOT || trace.tree.kindName(node) !== owner) return { own: [], taken: -1 };
  const worth = (at: NodeId) => trace.stateAt(at, length).value;
  const below = graph.successors(node);
  const own = [...below.keys()].filter((move) => worth(below[move]?.node as NodeId) === worth(node));
  return { own, taken: below.findIndex((successor) => successor.node === edge[1]) };
}
