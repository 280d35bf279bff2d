/** What can be marked on an Othello board besides the discs, in the order of the legend. */
import type { BoardMark, MarkedCell, Side } from '../game.ts';
import { discsAtRisk, frontierDiscs, surelyStable } from './features.ts';
import type { OthelloPosition } from './position.ts';
import { count, listed, type Squares, union } from './squares.ts';

export const MARKS: readonly BoardMark<OthelloPosition>[] = [
  {
    name: 'legal',
    title: { en: 'legal, with its flips', zh: '可落子，及翻转数' },
    shape: 'move',
    cells: (position) =>
      listed(position.legal(position.toMove)).map((square) => ({
        cell: cellOf(position, square),
        text: String(count(position.turnedBy(square))),
      })),
  },
  {
    name: 'stable',
    title: { en: 'surely stable', zh: '必定稳定' },
    shape: 'square',
    cells: (position) => ofBoth(position, surelyStable),
  },
  {
    name: 'frontier',
    title: { en: 'frontier', zh: '边界子' },
    shape: 'dots',
    cells: (position) => ofBoth(position, frontierDiscs),
  },
  {
    name: 'risk',
    title: { en: 'at risk beside an empty corner', zh: '空角旁，有险' },
    shape: 'triangle',
    cells: (position) => ofBoth(position, discsAtRisk),
  },
];

/** Returns the cell of the drawn board, row by row, on which a square stands. */
export function cellOf({ grid }: OthelloPosition, square: number): number {
  return (square >> 3) * grid.size + (square & 7);
}

function ofBoth(
  position: OthelloPosition,
  squares: (position: OthelloPosition, side: Side) => Squares,
): readonly MarkedCell[] {
  const all = union(squares(position, 'max'), squares(position, 'min'));
  return listed(all).map((square) => ({ cell: cellOf(position, square) }));
}
