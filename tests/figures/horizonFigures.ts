/** Quiescence, the horizon effect, checks, the opening book and the ending table. */
import { canonicalKey, orbits } from '../../src/games/game.ts';
import { solved } from '../../src/games/solved.ts';
import { ticTacToe as game, type TicTacToePosition, ticTacToeEntry } from '../../src/games/ticTacToe.ts';
import { HANGING, TRAP } from '../support/limitExamples.ts';
import { type Figure, figure } from './figure.ts';
import { entered, moveOf, searched, ticTacToe, worthOf } from './searched.ts';

const HANGS: readonly (readonly ['none' | 'all' | 'noisy', string, number, number])[] = [
  ['none', 'takes', 1, 3],
  ['all', 'develop', 0, 4],
  ['noisy', 'develop', 0, 4],
];

/** value and move at depth 0, 1, … */
const TRAPPED = {
  none: ['0 –', '0 let', '-1 check', '-1 check', '-2 check', '-2 check', '-3 let'],
  all: ['-2 check', '-2 check', '-2 check', '-2 check', '-2 check', '-3 let', '-3 let'],
  noisy: ['0 –', '-1 check', '-1 check', '-2 check', '-2 check', '-3 let', '-3 let'],
} as const;

/** k; what each pass finds; steps */
const CHECKED: readonly (readonly [number, readonly string[], number])[] = [
  [2, ['-1 check', '-2 check'], 42],
  [4, ['-1 check', '-3 let'], 48],
];

const QUIET: readonly Figure[] = [
  ...HANGS.map(([quiet, move, value, nodes]) =>
    figure(`quiescence, hanging, depth 1, ${quiet}`, 'move, value, entered', [move, value, nodes], () => {
      const run = searched(HANGING, { depth: 1, quiet });
      return [moveOf(run), worthOf(run), entered(run)];
    }),
  ),
  ...(['none', 'all', 'noisy'] as const).flatMap((quiet) =>
    TRAPPED[quiet].map((found, depth) =>
      figure(`horizon effect, trap, ${quiet}, depth ${depth}`, 'value, move', found, () => {
        const run = searched(TRAP, { depth, quiet });
        return `${worthOf(run)} ${moveOf(run) ?? '–'}`;
      }),
    ),
  ),
  ...CHECKED.map(([check, passes, steps]) =>
    figure(
      `checking search, trap, depth 2, k = ${check}`,
      'what each pass finds, steps',
      [passes, steps],
      () => {
        const run = searched(TRAP, { depth: 2, check });
        return [run.passes.map((pass) => `${worthOf(pass)} ${moveOf(run, pass.to)}`), run.length];
      },
    ),
  ),
];

/** Every position that play leads to, one of each set of symmetric ones. */
function positions(): TicTacToePosition[] {
  const met = new Map<string, TicTacToePosition>();
  const visit = (state: TicTacToePosition) => {
    const key = canonicalKey(game, state);
    if (met.has(key)) return;
    met.set(key, state);
    if (!game.terminalTest(state))
      for (const { move } of orbits(game, state)) visit(game.result(state, move));
  };
  visit(game.s0);
  return [...met.values()];
}

/** Those of them that stand in the ending table. */
function inTable(): TicTacToePosition[] {
  const withTable = ticTacToeEntry.make({ table: true }, null);
  return positions().filter((state) => !game.terminalTest(state) && withTable.inTable?.(state));
}

const { value, best } = solved(game, game.utility);
const options = (table: boolean) => ({ depth: null, options: { book: false, table } });

/** What the book plays from a board, and how many events and nodes that takes. */
function fromBook(start: string, symmetry: boolean) {
  const run = ticTacToe({ depth: null, start, symmetry, options: { book: true, table: false } });
  return [moveOf(run), run.length, entered(run)];
}

/** after this first move: every reply that holds the draw */
const REPLIES: readonly (readonly [string, number, readonly number[]])[] = [
  ['a corner', 0, [4]],
  ['the centre', 4, [0, 2, 6, 8]],
  ['the edge square 1', 1, [0, 2, 4, 7]],
];

/** a board; what the book plays */
const BOOK: readonly (readonly [string, string])[] = [
  ['.........', '4'],
  ['x........', '4'],
  ['....x....', '0'],
  ['.x.......', '0'],
];

const BOOKS: readonly Figure[] = [
  figure('ending table, tic-tac-toe', 'positions up to symmetry', 765, () => positions().length),
  figure(
    'ending table, tic-tac-toe',
    'unfinished ones with at most 3 empty squares',
    312,
    () => inTable().length,
  ),
  figure('ending table, tic-tac-toe', 'all others have more', true, () => {
    const held = new Set(inTable().map((state) => game.printState(state)));
    const isLate = (board: string) => [...board].filter((square) => square === '.').length <= 3;
    const going = positions().filter((state) => !game.terminalTest(state));
    return going.map(game.printState).every((board) => isLate(board) === held.has(board));
  }),
  figure('ending table, tic-tac-toe', 'MAX wins, draws, MIN wins', [174, 65, 73], () => {
    const worth = inTable().map(value);
    return [1, 0, -1].map((due) => worth.filter((each) => each === due).length);
  }),
  figure('ending table, tic-tac-toe, the whole game', 'entered without it and with it', [3_082, 869], () =>
    [false, true].map((table) => entered(ticTacToe(options(table)))),
  ),
  ...REPLIES.map(([to, square, replies]) =>
    figure(`opening book, tic-tac-toe, after ${to}`, 'replies that hold the draw', replies, () =>
      best(game.result(game.s0, square)).flatMap((reply) => (reply.value === 0 ? [reply.move] : [])),
    ),
  ),
  ...BOOK.map(([board, reply]) =>
    figure(`opening book, tic-tac-toe, ${board}`, 'move, events, nodes entered', [reply, 1, 0], () =>
      fromBook(board, false),
    ),
  ),
];

export const HORIZON_FIGURES = [...QUIET, ...BOOKS];
