/** How the moves of the root develop over the iterations of a simulation: their shares of the visits and their means. */
import type { NodeId, SimulationRun } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { ROOT } from '../../core/tree/nodeId.ts';

export interface Development {
  readonly child: NodeId;
  /** the share of the root's visits after each iteration in `iterations` */
  readonly shares: readonly number[];
  /** the mean reward for the side whose results the run tells; null before the first visit */
  readonly means: readonly (number | null)[];
}

export interface Convergence {
  /** the numbers of the iterations that are sampled, ascending; the distances grow with the numbers */
  readonly iterations: readonly number[];
  /** the moves with the most visits at the end, the most visited first */
  readonly moves: readonly Development[];
}

/** The greatest number of moves in a chart. */
export const MOST_MOVES = 8;

/** The number of samples for each factor of ten. */
const SAMPLES = 60;

/** Samples the whole run. O(samples · moves · log visits). */
export const convergenceOf = memoizeByObject((run: SimulationRun): Convergence => {
  const iterations = samplesUpTo(run.iterations);
  const children = run.tree
    .children(ROOT)
    .map((child) => ({ child, visits: run.standingOf(child, run.length).visits }))
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits)
    .slice(0, MOST_MOVES);
  const steps = iterations.map((iteration) => run.endOf(iteration));
  const moves = children.map(({ child }): Development => {
    const standings = steps.map((step) => run.toldStandingOf(child, step));
    return {
      child,
      shares: standings.map(({ visits }, index) => visits / (iterations[index] as number)),
      means: standings.map(({ visits, sum }) => (visits === 0 ? null : sum / visits)),
    };
  });
  return { iterations, moves };
});

function samplesUpTo(last: number): readonly number[] {
  const samples = new Set<number>();
  const factor = 10 ** (1 / SAMPLES);
  for (let at = 1; at < last; at = Math.max(at + 1, at * factor)) samples.add(Math.round(at));
  if (last > 0) samples.add(last);
  return [...samples].sort((one, other) => one - other);
}
