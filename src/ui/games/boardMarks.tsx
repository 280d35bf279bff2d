/** The marks on the cells of a board, each with a shape of its own, so that they can stand on one piece together. */
import type { Piece } from '../../core/index.ts';
import type { Box } from '../../drawing/pieces.ts';
import type { BoardMark } from '../../games/game.ts';

/** The width of a cell in the coordinates of a board's drawing, px. */
export const CELL = 40;

/** The sizes of the shapes, px: from the outside inwards a ring for a move, a ring of dots, a triangle and a square. */
const MOVE_RING = 12;
const DOTS = 10.4;
const TRIANGLE = 8.4;
const SQUARE = 7;
/** The ring around a piece that would be turned over; it is outside the piece, whose radius is 15.2 px. */
const TURNING = 17;

const CLASS = {
  move: 'move-mark',
  dots: 'dots-mark',
  triangle: 'triangle-mark',
  square: 'square-mark',
} as const;

interface MarkProps {
  readonly shape: BoardMark<unknown>['shape'];
  readonly box: Box;
  /** the piece on which the mark stands; null on an empty cell */
  readonly piece: Piece | null;
  readonly text?: string | undefined;
}

/** A mark in the middle of a cell; on a piece it has the colour of the other side's pieces. */
export function MarkShape({ shape, box, piece, text = '' }: MarkProps) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return (
    <g className={`board-mark ${CLASS[shape]} ${piece === null ? '' : `on-${piece.side}`}`}>
      {shape === 'move' && (
        <>
          <circle cx={x} cy={y} r={MOVE_RING} />
          {text !== '' && (
            <text x={x} y={y}>
              {text}
            </text>
          )}
        </>
      )}
      {shape === 'dots' && <circle cx={x} cy={y} r={DOTS} />}
      {shape === 'triangle' && (
        <path d={`M${x},${y - TRIANGLE}l${TRIANGLE * 0.87},${TRIANGLE * 1.5}h${-TRIANGLE * 1.74}Z`} />
      )}
      {shape === 'square' && <rect x={x - SQUARE / 2} y={y - SQUARE / 2} width={SQUARE} height={SQUARE} />}
    </g>
  );
}

/** The mark of a piece that the move under the pointer or the focus would turn over. */
export function TurningMark({ box }: { box: Box }) {
  const at = { cx: box.left + box.width / 2, cy: box.top + box.height / 2, r: TURNING };
  return (
    <g className="turning-mark">
      <circle {...at} />
      <circle {...at} />
    </g>
  );
}
