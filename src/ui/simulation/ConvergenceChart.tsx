import { grouped } from '../../words/sentence.ts';
import './ConvergencePanel.css';

export interface Line {
  readonly name: string;
  /** the number by which the line is known */
  readonly key: number;
  readonly values: readonly (number | null)[];
}

/** The sizes of a chart, px. */
const [WIDTH, HEIGHT] = [340, 118];
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 34, 8, 18];
/** The least distance between the names at the ends of lines, px. */
const LINE_HEIGHT = 12;

/** A chart of values over iterations, whose axis is logarithmic, with the current iteration marked. */
export function ConvergenceChart(props: {
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
        {lines.map(({ key, values }, index) => (
          <path key={key} className={`chart-line line-${index}`} d={path(values)} />
        ))}
        {namesApart(lines, y).map(({ key, name, at }, index) => (
          <text key={key} className={`line-name name-${index}`} x={WIDTH - RIGHT + 5} y={at + 4}>
            {name}
          </text>
        ))}
        {ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - 3} textAnchor="middle">
            {grouped(tick)}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Places the names of lines at their ends, from top to bottom, so that none covers another. */
function namesApart(lines: readonly Line[], y: (value: number) => number) {
  const wanted = lines
    .flatMap(({ key, name, values }) => {
      const end = values.at(-1);
      return end === null || end === undefined ? [] : [{ key, name, at: y(end) }];
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
