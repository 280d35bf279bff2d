/**
 * The game moves at a position that are equally good for the side whose strategy is displayed, and the one
 * that the strategy chooses.
 */
import type { GraphRun } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { chooseStrategy } from './games.ts';
import type { Session } from './session.ts';

export interface OwnMoves {
  /**
   * the indices of the game moves that reach the position's value; empty when the strategy chooses no move at
   * this position
   */
  readonly own: readonly number[];
  readonly taken: number;
}

/** Returns the positions at which the side of the strategy has several equally good moves, ordered by ply. */
export function choicesIn(run: GraphRun): readonly NodeId[] {
  const solution = run.solutionAt(run.length);
  return solution.positions.filter((node) => chosenMove(run, node, solution).own.length > 1);
}

/** Chooses another equally good move at a position; the displayed strategy changes accordingly. */
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
