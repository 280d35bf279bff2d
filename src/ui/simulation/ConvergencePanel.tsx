import { useMemo } from 'react';
import { rootValues } from '../../core/analysis/index.ts';
import type { NodeId, SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { fixed } from '../../words/decimals.ts';
import { tokenOf } from '../../words/simulationFacts.ts';
import { NodeToken } from '../figure/SentenceText.tsx';
import { Head } from '../kit/Head.tsx';
import { useMoment, useSession, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { convergenceOf, type Development } from './convergence.ts';
import './ConvergencePanel.css';

/** The panel of convergence: the share of visits and the mean of each move at the root, over the iterations. */
export function ConvergencePanel() {
  const { run: any, step } = useMoment();
  const run = simulationOf(any);
  if (run === null || run.tree.isLeaf(ROOT) || run.iterations === 0) return null;
  return <Convergence run={run} step={step} />;
}

function Convergence({ run, step }: { run: SimulationRun; step: number }) {
  const words = useWords('simulation');
  const names = useSession(({ subject }) => subject.names);
  const { iterations, moves } = convergenceOf(run);
  const values = useMemo(() => rootValues(run), [run]);
  const complete = run.completeAt(step);
  const name = (child: NodeId) => tokenOf(run, child, names).text;
  const [low, high] = run.rewards.range ?? rangeOf(moves);
  const text = (development: Development) => ({ name: name(development.child), child: development.child });
  const best = values === null ? null : values.best;
  return (
    <Panel
      name="convergence"
      title={words.convergence}
      note={values === null ? '' : words.minimaxIs(printNumber(values.value))}
    >
      <Chart
        title={words.shares}
        iterations={iterations}
        lines={moves.map((move) => ({ ...text(move), values: move.shares }))}
        ends={[0, 1]}
        print={(value) => `${Math.round(100 * value)} %`}
        here={complete}
        level={null}
      />
      <Chart
        title={words.means}
        iterations={iterations}
        lines={moves.map((move) => ({ ...text(move), values: move.means }))}
        ends={[low, high]}
        print={(value) => fixed(value, 2).replace(/\.00$/, '')}
        here={complete}
        level={values?.value ?? null}
      />
      <details>
        <summary>{words.asTable}</summary>
        <table className="selection-table tabular">
          <Head columns={values === null ? words.tableHeads : [...words.tableHeads, words.minimax]} />
          <tbody>
            {moves.map(({ child }) => {
              const { visits, sum } = run.standingOf(child, step);
              return (
                <tr key={child}>
                  <th scope="row">
                    <NodeToken node={child} text={name(child)} />
                  </th>
                  <td>{visits}</td>
                  <td>{complete === 0 ? '' : `${fixed((100 * visits) / complete, 1)} %`}</td>
                  <td>{visits === 0 ? '' : fixed(sum / visits, 3)}</td>
                  {values !== null && <td>{printNumber(values.ofChild(child))}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
      {best !== null && <p className="hint">{recommendation()}</p>}
    </Panel>
  );

  function recommendation(): string {
    const recommended = run.bestChildAt(ROOT, step);
    if (recommended === null || values === null) return words.noneYet;
    return values.best.includes(recommended)
      ? words.isBest(name(recommended))
      : words.isNotBest(name(recommended), values.best.map(name));
  }
}

function rangeOf(moves: readonly Development[]): readonly [number, number] {
  const all = moves.flatMap(({ means }) => means.filter((mean) => mean !== null));
  return [Math.min(0, ...all), Math.max(0, ...all)];
}

interface Line {
  readonly name: string;
  readonly child: NodeId;
  readonly values: readonly (number | null)[];
}

/** The sizes of a chart, px. */
const [WIDTH, HEIGHT] = [340, 118];
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 34, 8, 18];
/** The least distance between the names at the ends of lines, px. */
const LINE_HEIGHT = 12;

/** A chart of values over iterations, whose axis is logarithmic, with the current iteration marked. */
function Chart(props: {
  title: string;
  iterations: readonly number[];
  lines: readonly Line[];
  ends: readonly [number, number];
  print: (value: number) => string;
  here: number;
  level: number | null;
}) {
  const { title, iterations, lines, ends, print, here, level } = props;
  const last = Math.max(2, iterations.at(-1) ?? 1);
  const x = (iteration: number) =>
    LEFT + (Math.log(Math.max(iteration, 1)) / Math.log(last)) * (WIDTH - LEFT - RIGHT);
  const [low, high] = ends[0] === ends[1] ? [ends[0] - 1, ends[1] + 1] : ends;
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const path = (values: Line['values']) => {
    let isOn = false;
    return values
      .map((value, index) => {
        const part =
          value === null
            ? ''
            : `${isOn ? 'L' : 'M'}${x(iterations[index] as number).toFixed(1)},${y(value).toFixed(1)}`;
        isOn = value !== null;
        return part;
      })
      .join('');
  };
  const ticks = Array.from({ length: Math.floor(Math.log10(last)) + 1 }, (_, power) => 10 ** power);
  return (
    <figure className="convergence-chart">
      <figcaption className="hint">{title}</figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {[low, (low + high) / 2, high].map((value) => (
          <g key={value}>
            <path className="chart-tick" d={`M${LEFT},${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(value) + 4} textAnchor="end">
              {print(value)}
            </text>
          </g>
        ))}
        {level !== null && <path className="chart-level" d={`M${LEFT},${y(level)}H${WIDTH - RIGHT}`} />}
        {here > 0 && <path className="chart-here" d={`M${x(here)},${TOP - 4}V${HEIGHT - BOTTOM + 4}`} />}
        {lines.map(({ child, values }, index) => (
          <path key={child} className={`chart-line line-${index}`} d={path(values)} />
        ))}
        {namesApart(lines, y).map(({ child, name, at }, index) => (
          <text key={child} className={`line-name name-${index}`} x={WIDTH - RIGHT + 5} y={at + 4}>
            {name}
          </text>
        ))}
        {ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - 3} textAnchor="middle">
            {tick.toLocaleString('en')}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Places the names of lines at their ends, from top to bottom, so that none covers another. */
function namesApart(lines: readonly Line[], y: (value: number) => number) {
  const wanted = lines
    .flatMap(({ child, name, values }) => {
      const end = values.at(-1);
      return end === null || end === undefined ? [] : [{ child, name, at: y(end) }];
    })
    .sort((one, other) => one.at - other.at);
  // The lowest name stays above the numbers of the axis; the others make room for those below them.
  const lowest = HEIGHT - BOTTOM - 4;
  let above = -Infinity;
  return wanted.map((each, index) => {
    const most = lowest - (wanted.length - 1 - index) * LINE_HEIGHT;
    const at = Math.max(Math.min(each.at, most), above + LINE_HEIGHT);
    above = at;
    return { ...each, at };
  });
}
