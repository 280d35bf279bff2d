import { useEffect } from 'react';
import { simulationOf } from '../../core/run/anyRun.ts';
import { MINIMAX_BESIDE } from '../../session/minimaxBeside.ts';
import { solveNodes } from '../../session/solveNodes.ts';
import { useRun, useSessionStore, useSlice } from '../page/useSession.ts';

/** Has the displayed game solved while the reader wants minimax values beside the means of its simulation. */
export function MinimaxBeside() {
  const session = useSessionStore();
  const run = simulationOf(useRun());
  const isWanted = useSlice(MINIMAX_BESIDE, ({ isOn, solved }) => isOn && solved?.of !== run?.log);
  const toSolve = isWanted && run?.isGame === true ? run : null;
  useEffect(() => (toSolve === null ? undefined : solveNodes(session, toSolve)), [session, toSolve]);
  return null;
}
