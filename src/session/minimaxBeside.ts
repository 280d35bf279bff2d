/** The minimax values that the reader has asked to see beside the means of a simulation. */
import { treeValues } from '../core/analysis/index.ts';
import type { GameTree, NodeId, SimulationRun } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import type { SimulationLog } from '../core/run/simulationLog.ts';
import type { MoveValues } from '../games/moveValues.ts';
import { runOf } from './runOf.ts';
import { type SteppedState, withheldIn } from './session.ts';
import { type Slice, sliceIn } from './slice.ts';
import { inMaxNumbers, type Subject, withFullTree } from './subject.ts';

interface MinimaxBeside {
  readonly isOn: boolean;
  /** what was found of a game, or why nothing was, and the record of the simulation that it is about */
  readonly solved: { readonly of: SimulationLog; readonly found: MoveValues } | null;
}

export const MINIMAX_BESIDE: Slice<MinimaxBeside> = { beginning: { isOn: false, solved: null } };

/** Returns the values that stand beside the means at nodes; undefined when none do, as while a question is open. */
export function valuesBeside(state: SteppedState): ReadonlyMap<NodeId, number> | undefined {
  const { isOn, solved } = sliceIn(state, MINIMAX_BESIDE);
  if (!isOn || withheldIn(state) !== null) return undefined;
  const run = simulationOf(runOf(state));
  if (run === null) return undefined;
  if (!run.isGame) return valuesIn(run)(wholeOf(state.subject));
  return solved?.of === run.log && typeof solved.found === 'object' ? byNode(solved.found.nodes) : undefined;
}

/** Returns the whole tree of a subject, in numbers of MAX. */
export function wholeOf(subject: Subject): GameTree {
  return withFullTree(inMaxNumbers(subject)).tree;
}

const valuesIn = memoizeByObject((run: SimulationRun) =>
  memoizeByObject((full: GameTree) => {
    const values = treeValues(run, full);
    return byNode(values === null ? [] : run.tree.nodes().map((node) => values.ofNode(node)));
  }),
);

const byNode = memoizeByObject(
  (values: readonly number[]): ReadonlyMap<NodeId, number> =>
    new Map([...values.entries()].filter(([, value]) => !Number.isNaN(value)) as [NodeId, number][]),
);
