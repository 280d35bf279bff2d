import { useState } from 'react';
import type { RootValues } from '../../core/analysis/index.ts';
import type { SimulationRun } from '../../core/index.ts';
import { checkpointsUpTo, type RecommendedPlaces } from '../../core/run/overSeeds.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { simulationInput } from '../../session/simulating.ts';
import { grouped } from '../../words/sentence.ts';
import { tokenOf } from '../../words/simulationFacts.ts';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { useSession, useWords } from '../page/useSession.ts';
import { useTask } from '../page/useTask.ts';
import { ConvergenceChart } from './ConvergenceChart.tsx';
import { MOST_MOVES } from './convergence.ts';

const SEEDS = 200;

interface OverSeedsProps {
  readonly run: SimulationRun;
  /** the number of complete iterations at the current step */
  readonly here: number;
  readonly values: RootValues | null;
}

/** When it is asked for: how often each move is recommended when the simulation is repeated with other seeds. */
export function OverSeeds(props: OverSeedsProps) {
  const words = useWords('simulation');
  const [isAsked, ask] = useState(false);
  if (!isDrawn(props.run)) return <p className="hint">{words.sameForEach}</p>;
  if (isAsked) return <Chart {...props} />;
  return <Button text={words.overSeeds(SEEDS)} onClick={() => ask(true)} />;
}

/** Whether anything in the simulation is drawn, so that seeds differ. */
function isDrawn({ settings, tree, isGame }: SimulationRun): boolean {
  if (tree.hasChance || (settings.leaves === 'chance' && !isGame)) return true;
  return settings.given === null && settings.playout === 'random';
}

function Chart({ run, here, values }: OverSeedsProps) {
  const words = useWords('simulation');
  const names = useSession(({ subject }) => subject.names);
  const subject = useSession((state) => state.subject);
  const rows = useTask(
    'seeds',
    { of: simulationInput(subject), limits: run.limits, seeds: SEEDS },
    'of this run',
  );
  const checkpoints = checkpointsUpTo(run.limits.iterations);
  const counts = countsOf(rows, checkpoints.length);
  const candidates = run.candidatesAt(ROOT, run.length);
  const name = (place: number) => {
    const candidate = candidates[place];
    if (candidate === undefined) return '–';
    return candidate.child === null ? candidate.move : tokenOf(run, candidate.child, names).text;
  };
  const last = counts.at(-1);
  const places = [...new Set(counts.flatMap((byPlace) => [...byPlace.keys()]))]
    .filter((place) => place >= 0)
    .sort((one, other) => (last?.get(other) ?? 0) - (last?.get(one) ?? 0))
    .slice(0, MOST_MOVES);
  const shares = (place: number) =>
    counts.map((byPlace) => (rows.length === 0 ? null : (byPlace.get(place) ?? 0) / rows.length));
  const best = new Set(values?.best.map((child) => run.placeOf(child)));
  const ofBest = [...(last ?? [])].reduce((sum, [place, count]) => sum + (best.has(place) ? count : 0), 0);
  return (
    <div className="over-seeds">
      <ConvergenceChart
        title={words.seedsTitle(rows.length, SEEDS)}
        iterations={checkpoints}
        lines={places.map((place) => ({ key: place, name: name(place), values: shares(place) }))}
        ends={[0, 1]}
        print={(value) => `${Math.round(100 * value)} %`}
        here={here}
        level={null}
      />
      {values !== null && rows.length > 0 && (
        <p className="hint">{words.seedsBest(ofBest, rows.length, checkpoints.at(-1) ?? 0)}</p>
      )}
      <details>
        <summary>{words.asTable}</summary>
        <table className="selection-table tabular">
          <Head columns={words.seedsHeads} />
          <tbody>
            {checkpoints.map((checkpoint, index) => (
              <tr key={checkpoint}>
                <th scope="row">{grouped(checkpoint)}</th>
                <td>
                  {[...(counts[index] ?? [])]
                    .sort(([, one], [, other]) => other - one)
                    .map(([place, count]) => `${name(place)} ${count}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** Counts, for each checkpoint, how many seeds recommend each place. */
function countsOf(rows: readonly RecommendedPlaces[], checkpoints: number): readonly Map<number, number>[] {
  return Array.from({ length: checkpoints }, (_, index) => {
    const byPlace = new Map<number, number>();
    for (const row of rows) {
      const place = row[index] ?? -1;
      byPlace.set(place, (byPlace.get(place) ?? 0) + 1);
    }
    return byPlace;
  });
}
