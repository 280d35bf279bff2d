import type { ReactNode } from 'react';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { CurvePoint } from '../../games/gameCurve.ts';
import { useWords } from '../page/useSession.ts';

/** The sizes of the chart, px: the whole, the margins, and the strip of losses below the curve. */
const WIDTH = 340;
const [LEFT, RIGHT, TOP] = [34, 6, 10];
const CURVE = 120;
const GAP = 14;
const LOSSES = 40;
const BOTTOM = 18;
const HEIGHT = TOP + CURVE + GAP + LOSSES + BOTTOM;

/**
 * The chart of a game: the value of each position as a curve, and below it what each move gave away as a bar, filled for
 * MAX and outlined for MIN. A press opens the position; the table below the chart says the same.
 */
export function CurveChart(props: {
  points: readonly (CurvePoint | null)[];
  /** the number of moves before the displayed position */
  place: number;
  open: (place: number) => void;
}) {
  const { points, place, open } = props;
  const words = useWords('board');
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, points.length);
  const x = (index: number) => LEFT + (index + 0.5) * step;
  const values = points.flatMap((point) => (point?.value != null ? [point.value] : []));
  const finite = [0, ...values.filter(Number.isFinite)];
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  const y = (value: number): number => {
    if (!Number.isFinite(value)) return value > 0 ? TOP : TOP + CURVE;
    const share = most === least ? 0.5 : (most - value) / (most - least);
    return TOP + CURVE * (0.06 + 0.88 * share);
  };
  const ground = TOP + CURVE + GAP + LOSSES;
  const greatest = Math.max(1, ...points.map((point) => point?.loss ?? 0).filter(Number.isFinite));
  const ticks = [...new Set([most, 0, least])];
  return (
    <svg className="curve-chart" aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <rect className="curve-here" x={x(place) - step / 2} y={TOP} width={step} height={ground - TOP} />
      {ticks.map((value) => (
        <Tick key={value} y={y(value)} isZero={value === 0}>
          {printNumber(value)}
        </Tick>
      ))}
      <Tick y={ground} isZero>
        {0}
      </Tick>
      <Tick y={ground - LOSSES + 3}>{printNumber(greatest)}</Tick>
      <path className="curve-line" d={pathThrough(points, x, y)} />
      {points.map((point, index) => {
        const { value = null, loss = null, side = null } = point ?? {};
        const height = loss === null ? 0 : Math.min(1, loss / greatest) * (LOSSES - 3);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a position is the number of moves before it
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons of the table do the same by keys
          <g key={index} onClick={() => open(index)}>
            {value !== null && (
              <circle className="curve-at" cx={x(index)} cy={y(value)} r={Math.min(2.6, step / 2)} />
            )}
            {height > 0 && (
              <rect
                className={`curve-loss ${side}`}
                x={x(index) - step * 0.36}
                y={ground - height}
                width={step * 0.72}
                height={height}
              />
            )}
            <rect className="curve-band" x={x(index) - step / 2} y={TOP} width={step} height={ground - TOP}>
              <title>{words.openPlace(index)}</title>
            </rect>
            {index % 10 === 0 && (
              <text className="curve-number" x={x(index)} y={HEIGHT - 4}>
                {index}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Tick({ y, isZero = false, children }: { y: number; isZero?: boolean; children: ReactNode }) {
  return (
    <>
      <path className={isZero ? 'curve-zero' : 'curve-tick'} d={`M${LEFT},${y}H${WIDTH - RIGHT}`} />
      <text className="curve-worth" x={LEFT - 5} y={y}>
        {children}
      </text>
    </>
  );
}

/** The curve, with a gap at each position whose value is not known. */
function pathThrough(
  points: readonly (CurvePoint | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let isOn = false;
  return points
    .map((point, index) => {
      const value = point?.value ?? null;
      const part = value === null ? '' : `${isOn ? 'L' : 'M'}${x(index)},${y(value)}`;
      isOn = value !== null;
      return part;
    })
    .join('');
}
