/** Pieces stay in their cells, whatever the shape of the cell. */
import { expect, test } from 'vitest';
import { type Board, markedBoard } from '../../src/core/board.ts';
import { boardPaths, cellBox } from '../../src/drawing/boardPaths.ts';
import { boardHeight } from '../../src/drawing/boards.ts';
import { type Box, piecePath } from '../../src/drawing/pieces.ts';

const CELLS: readonly Box[] = [
  { left: 0, top: 0, width: 12, height: 12 },
  { left: 30, top: 7, width: 9, height: 14 },
  { left: 5, top: 5, width: 8, height: 40 },
];

/** The ends and the controls of all curves, which lie around them. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

test.each([0, 1, 4, 7, 10, 14, 32, 99])('%i is written within its cell, and in its middle', (shape) => {
  for (const cell of CELLS) {
    const points = pointsOf(piecePath({ shape, side: 'max' }, cell));
    const across = points.map(([x]) => x);
    const down = points.map(([, y]) => y);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(cell.left);
    expect(Math.max(...across)).toBeLessThanOrEqual(cell.left + cell.width);
    expect(Math.min(...down)).toBeGreaterThanOrEqual(cell.top);
    expect(Math.max(...down)).toBeLessThanOrEqual(cell.top + cell.height);
    expect((Math.min(...down) + Math.max(...down)) / 2).toBeCloseTo(cell.top + cell.height / 2, 0);
  }
});

test('numbers are told apart, and each is of its side', () => {
  const cell = CELLS[0] as Box;
  const paths = Array.from({ length: 100 }, (_, shape) => piecePath({ shape, side: 'max' }, cell));
  expect(new Set(paths).size).toBe(100);
  const board: Board = {
    columns: 2,
    cells: [{ shape: 3, side: 'min' }, null, null, { shape: 'cross', side: 'max' }],
  };
  expect(boardPaths(board, 24).map(({ role }) => role)).toEqual(['grid', 'min-number', 'max-piece']);
});

test('a tall column is one cell from top to bottom, without a line through it', () => {
  const board: Board = { columns: 4, cells: Array(8).fill(null), cellHeight: 1.5, tall: [0, 3] };
  expect(boardHeight(board, 40)).toBe(30);
  expect(cellBox(board, 0, 40)).toEqual({ left: 0, top: 0, width: 10, height: 30 });
  expect(cellBox(board, 6, 40)).toEqual({ left: 20, top: 15, width: 10, height: 15 });
  const [grid] = boardPaths(board, 40);
  expect(grid?.d).toBe('M10,0L10,30M20,0L20,30M30,0L30,30M10,15L30,15');
  expect(boardPaths(markedBoard('.........', 3), 30)[0]?.d).toBe(
    'M10,0L10,30M20,0L20,30M0,10L30,10M0,20L30,20',
  );
});
