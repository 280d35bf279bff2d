import { bySide } from '../../core/tree/nodeKind.ts';
import type { Picture, Side } from '../../games/game.ts';
import './games.css';

/**
 * A picture of a position that has no board of squares: piles of coins, or backgammon checkers on their
 * points.
 */
export function PositionPicture(props: {
  picture: Exclude<Picture, { kind: 'grid' }>;
  /** the position as a text in one line */
  caption: string;
}) {
  const { picture, caption } = props;
  if (picture.kind === 'piles') return <Piles piles={picture.piles} />;
  return (
    <figure className="race">
      <Race {...picture} />
      <figcaption className="hint">{caption}</figcaption>
    </figure>
  );
}

/**
 * The size of a coin, the vertical distance of the coins in a pile, and the horizontal distance of two piles,
 * px.
 */
const COIN = { width: 34, height: 12 };
const UP = 11;
const ACROSS = 46;

/** Piles of coins side by side, with the number of coins below each. */
function Piles({ piles }: { piles: readonly number[] }) {
  const most = Math.max(1, ...piles);
  const [width, ground] = [Math.max(1, piles.length) * ACROSS, most * UP + COIN.height];
  return (
    <svg
      className="piles"
      aria-hidden="true"
      width={width}
      height={ground + 22}
      viewBox={`0 0 ${width} ${ground + 22}`}
    >
      {piles.map((coins, pile) => {
        const middle = (pile + 0.5) * ACROSS;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: piles of one size are told apart by their place alone
          <g key={pile}>
            {Array.from({ length: coins }, (_none, coin) => (
              <ellipse
                // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
                key={coin}
                cx={middle}
                cy={ground - COIN.height / 2 - coin * UP}
                rx={COIN.width / 2}
                ry={COIN.height / 2}
              />
            ))}
            <text x={middle} y={ground + 17}>
              {coins}
            </text>
          </g>
        );
      })}
      <path d={`M0,${ground}H${width}`} />
    </svg>
  );
}

/**
 * The width of a backgammon point, the radius of a checker, the length of a point, and the gap between the
 * two halves, px.
 */
const POINT = 26;
const RADIUS = 9.5;
const TIP = 62;
const MIDDLE = 20;
const HEIGHT = 2 * TIP + MIDDLE;
const DIE = 24;

/**
 * The greatest number of checkers drawn on a point; when there are more, the last one has their number on it.
 */
const SEEN = 3;

const HOME = 6;

/**
 * The end of a backgammon game: the points of MIN above and of MAX below, each from the edge where that side
 * bears off, at the left.
 */
function Race({ checkers, dice }: Extract<Picture, { kind: 'points' }>) {
  const last = Math.max(HOME, ...checkers.max, ...checkers.min);
  const points = Array.from({ length: last }, (_none, index) => index + 1);
  const width = last * POINT;
  return (
    <svg aria-hidden="true" viewBox={`-2 -2 ${width + 4 + DIE + 12} ${HEIGHT + 4}`} width={width + DIE + 16}>
      <rect className="board" width={width} height={HEIGHT} rx="3" />
      {points.map((point) => (
        <g key={point} transform={`translate(${(point - 1) * POINT})`}>
          <path
            className="point"
            d={`M3,0H${POINT - 3}L${POINT / 2},${TIP}ZM3,${HEIGHT}H${POINT - 3}L${POINT / 2},${HEIGHT - TIP}Z`}
          />
          <text x={POINT / 2} y={HEIGHT / 2 + 4}>
            {point}
          </text>
          <Stack side="min" count={checkers.min.filter((one) => one === point).length} />
          <Stack side="max" count={checkers.max.filter((one) => one === point).length} />
        </g>
      ))}
      {last > HOME && <path className="bar" d={`M${HOME * POINT},0V${HEIGHT}`} />}
      <g transform={`translate(${width + 10} ${HEIGHT / 2})`}>
        {dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice of one face are told apart by their place alone
          <g key={index} transform={`translate(0 ${index === 0 ? -DIE - 3 : 3})`}>
            <rect className="die" width={DIE} height={DIE} rx="4" />
            <text x={DIE / 2} y={DIE / 2 + 5}>
              {die}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The checkers of one side on one backgammon point, from the edge of the board inwards. */
function Stack({ side, count }: { side: Side; count: number }) {
  const [edge, inwards] = bySide(side, [HEIGHT, -1], [0, 1]);
  const seen = Array.from({ length: Math.min(count, SEEN) }, (_none, index) => index);
  const at = (index: number) => edge + inwards * (RADIUS + 1 + index * 2 * RADIUS);
  return (
    <>
      {seen.map((index) => (
        <circle key={index} className={`checker ${side}`} cx={POINT / 2} cy={at(index)} r={RADIUS} />
      ))}
      {count > SEEN && (
        <text className="more" x={POINT / 2} y={at(SEEN - 1) + 4}>
          {count}
        </text>
      )}
    </>
  );
}
