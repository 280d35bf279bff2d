/** Solves a game for the nodes of its simulation, as a task, so that minimax values can stand beside their means. */
import type { SimulationRun } from '../core/index.ts';
import type { MoveValues } from '../games/moveValues.ts';
import { MINIMAX_BESIDE } from './minimaxBeside.ts';
import type { Session } from './session.ts';
import { changeSlice } from './slice.ts';
import { startTask } from './tasks/pageTasks.ts';

/** Begins to solve the displayed game, and returns what ends it. */
export function solveNodes(session: Session, run: SimulationRun): () => void {
  const { game } = session.getState().subject;
  if (game === null) throw new Error('only a game is solved');
  const { tree, log } = run;
  const places = Int32Array.from(tree.nodes(), (node) => run.placeOf(node));
  const input = { setting: game.setting, parents: tree.columns.parent, places };
  const take = ([found]: readonly MoveValues[]) => {
    if (found !== undefined) changeSlice(session, MINIMAX_BESIDE, { solved: { of: log, found } });
  };
  return startTask('moveValues', input, {
    begun: () => {},
    progressed: ({ parts }) => take(parts),
    ended: (_how, { parts }) => take(parts),
    failed: () => changeSlice(session, MINIMAX_BESIDE, { isOn: false }),
  });
}
