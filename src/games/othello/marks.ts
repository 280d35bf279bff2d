/** What can be marked on an Othello board besides the discs, in the order of the legend. */
import { opponentOf } from '../../core/tree/nodeKind.ts';
import type { BoardMark, MarkedCell } from '../game.ts';
import { discsAtRisk } from './features.ts';
import type { OthelloPosition } from './position.ts';
import { around, common, count, listed, type Squares, union } from './squares.ts';
import { stableDiscs } from './stable.ts';

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
    cells: (position) =>
      ofBoth(position, (side) => stableDiscs(position[side], position[opponentOf(side)], position.grid)),
  },
  {
    name: 'frontier',
    title: { en: 'frontier', zh: '边界子' },
    shape: 'dots',
    cells: (position) => {
      const beside = around(position.empty());
      return ofBoth(position, (side) => common(position[side], beside));
    },
  },
  {
    name: 'risk',
    title: { en: 'at risk beside an empty corner', zh: '空角旁，有险' },
    shape: 'triangle',
    cells: (position) => ofBoth(position, (side) => discsAtRisk(position, side)),
  },
];

/** Returns the cell of the drawn board, row by row, on which a square stands. */
export function cellOf({ grid }: OthelloPosition, square: number): number {
  return (square >> 3) * grid.size + (square & 7);
}

function ofBoth(position: OthelloPosition, squares: (side: 'max' | 'min') => Squares): readonly MarkedCell[] {
  return listed(union(squares('max'), squares('min'))).map((square) => ({ cell: cellOf(position, square) }));
}
