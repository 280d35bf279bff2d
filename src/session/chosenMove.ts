/** The moves of the strategy's side at a position, and the one it takes. */
import type { GraphRun } from '../core/graph/graphRun.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { chooseStrategy } from './games.ts';
import type { Session } from './session.ts';

export interface OwnMoves {
  /**
   * the indices of the moves that are as good as the position's value; none where the side has no move in its strategy
   */
  readonly own: readonly number[];
  readonly taken: number;
}

/** Returns, ply by ply, the positions at which the strategy's side has several equally good moves. */
export function choicesIn(run: GraphRun): readonly NodeId[] {
  const solution = run.solutionAt(run.length);
  return solution.positions.filter((node) => chosenMove(run, node, solution).own.length > 1);
}

/** Takes another of the moves there; the strategy follows. */
export function takeMove(session: Session, run: GraphRun, node: NodeId, move: number): void {
  const position = run.generationOrder[node] as number;
  const { chosen = [] } = session.getState().subject.game?.setting ?? {};
  const others = chosen.filter((choice) => choice.position !== position);
  chooseStrategy(session, { chosen: [...others, { position, move }] });
}

export function chosenMove(run: GraphRun, node: NodeId, solution = run.solutionAt(run.length)): OwnMoves {
  const { graph, owner, length } = run;
  const edge = solution.edges.find(([from]) => from === node);
  if (edge === undefined || node < ROOT || run.tree.kindName(node) !== owner) return { own: [], taken: -1 };
  const worth = (at: NodeId) => run.stateAt(at, length).value;
  const below = graph.successors(node);
  const own = [...below.keys()].filter((move) => worth(below[move]?.node as NodeId) === worth(node));
  return { own, taken: below.findIndex((successor) => successor.node === edge[1]) };
}
