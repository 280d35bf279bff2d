import { describe, expect, it } from 'vitest';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { treeOf } from './runs.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
  Array.from(line, Number),
);
const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Where each symmetry of the square takes its nine squares from. */
const SYMMETRIES = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((turns) =>
    SQUARES.map((square) => {
      let [row, column] = [Math.floor(square / 3), square % 3];
      if (mirrored) column = 2 - column;
      for (let turn = 0; turn < turns; turn += 1) [row, column] = [column, 2 - row];
      return row * 3 + column;
    }),
  ),
);

const moved = (board: string, symmetry: readonly number[]) => symmetry.map((from) => board[from]).join('');
const marks = (board: string, mark: string) => Array.from(board).filter((each) => each === mark).length;
const inLine = (board: string, line: readonly number[], mark: string) =>
  line.filter((square) => board[square] === mark).length;

/** f(p): lines without an o minus lines without an x; ±∞ where a line is complete. */
function openLines(board: string): number {
  if (LINES.some((line) => inLine(board, line, 'x') === 3)) return Infinity;
  if (LINES.some((line) => inLine(board, line, 'o') === 3)) return -Infinity;
  const open = (against: string) => LINES.filter((line) => inLine(board, line, against) === 0).length;
  return open('o') - open('x');
}

/** AIMA's exercise: Eval = 3X₂ + X₁ − (3O₂ + O₁), where Xₙ counts lines with n x and no o. */
function aimaEval(board: string): number {
  const lines = (mark: string, other: string, n: number) =>
    LINES.filter((line) => inLine(board, line, mark) === n && inLine(board, line, other) === 0).length;
  const side = (mark: string, other: string) => 3 * lines(mark, other, 2) + lines(mark, other, 1);
  return side('x', 'o') - side('o', 'x');
}

const withBoards = LIBRARY.flatMap(({ id, boards }) => (boards === undefined ? [] : [{ id, boards }]));
const inner = (tree: GameTree): NodeId[] => tree.nodes().filter((node) => !tree.isLeaf(node));

it('Five examples are positions of tic-tac-toe', () => {
  expect(withBoards.map(({ id }) => id)).toEqual([
    'ttt-stage1',
    'ttt-stage2',
    'ttt-stage3',
    'ttt-stage1-alphabeta',
    'aima-ex-ttt-depth2',
  ]);
});

describe.each(withBoards)('The boards of $id', ({ id, boards }) => {
  const tree = treeOf(LIBRARY.find((example) => example.id === id)!);
  const boardOf = (node: NodeId) => boards[node]!;
  const rootMarks = marks(boards[0]!, 'x');

  it('are one for each node, with MAX to move at the root', () => {
    expect(boards).toHaveLength(tree.size);
    for (const board of boards) expect(board).toMatch(/^[xo.]{9}$/);
    expect(marks(boards[0]!, 'o')).toBe(rootMarks);
  });

  it('give every leaf its value', () => {
    for (const leaf of tree.leaves()) expect(openLines(boardOf(leaf))).toBe(tree.value(leaf));
  });

  it('grow by one mark of the side to move', () => {
    for (const node of inner(tree)) {
      const mark = tree.kindName(node) === 'max' ? 'x' : 'o';
      for (const child of tree.children(node)) {
        const changed = SQUARES.filter((square) => boardOf(child)[square] !== boardOf(node)[square]);
        expect(changed).toHaveLength(1);
        expect(boardOf(node)[changed[0]!]).toBe('.');
        expect(boardOf(child)[changed[0]!]).toBe(mark);
      }
    }
  });

  it('show every move once, symmetric ones counted once', () => {
    for (const node of inner(tree)) {
      const board = boardOf(node);
      const mark = tree.kindName(node) === 'max' ? 'x' : 'o';
      const fixing = SYMMETRIES.filter((symmetry) => moved(board, symmetry) === board);
      const least = (position: string) => fixing.map((symmetry) => moved(position, symmetry)).sort()[0]!;
      const successors = SQUARES.filter((square) => board[square] === '.').map((square) =>
        least(board.slice(0, square) + mark + board.slice(square + 1)),
      );
      const shown = tree.children(node).map((child) => least(boardOf(child)));
      expect(new Set(shown).size).toBe(shown.length);
      expect(new Set(shown)).toEqual(new Set(successors));
    }
  });
});

it('AIMA’s evaluation gives the same values as open lines at depth 2', () => {
  const { boards } = withBoards.find(({ id }) => id === 'aima-ex-ttt-depth2')!;
  const tree = treeOf(LIBRARY.find(({ id }) => id === 'aima-ex-ttt-depth2')!);
  for (const leaf of tree.leaves()) expect(aimaEval(boards[leaf]!)).toBe(tree.value(leaf));
});

it('The second move starts from x in the centre and o above it, the third from their next pair', () => {
  const rootOf = (id: string) => withBoards.find((each) => each.id === id)!.boards[0];
  expect(rootOf('ttt-stage1')).toBe('.........');
  expect(rootOf('ttt-stage2')).toBe('.o..x....');
  expect(rootOf('ttt-stage3')).toBe('.oo.x.x..');
});
