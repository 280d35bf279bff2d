/**
 * Hexapawn on 3 × 3: pawns move one step forward onto a free cell, and capture one step diagonally forward. MAX plays x
 * from the bottom and moves first. A player wins by reaching the far row, or when the other player has no move. Source:
 * M. Gardner, Mathematical Games, Scientific American, March 1962.
 */
import { markedBoard } from '../core/board.ts';
import { weightedSum } from '../core/tree/evaluation.ts';
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import { afterWin, bothWon, cellsOf, countOf, inRows, readCells, wrongNumbers } from './board.ts';
import type { GameEntry } from './entry.ts';
import { type Feature, type Game, refused, type Side, type Term } from './game.ts';

export interface HexapawnState {
  /** the cells as text: "x", "o" and "." row by row from the top */
  readonly cells: string;
  readonly toMove: Side;
}

/** A move from one cell to another; cells are numbered row by row from the top. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

const SIDE = 3;

export const hexapawn: Game<HexapawnState, Step> = {
  ...judgedBy(1),
  s0: { cells: 'ooo...xxx', toMove: 'max' },
  player: ({ toMove }) => toMove,
  actions: stepsFrom,
  result: ({ cells, toMove }, { from, to }) => {
    const after = [...cells];
    after[to] = after[from] ?? '.';
    after[from] = '.';
    return { cells: after.join(''), toMove: opponentOf(toMove) };
  },
  terminalTest: (state) => winnerOf(state) !== null,
  utility: (state) => {
    const winner = winnerOf(state);
    return winner === null ? 0 : bySide(winner, 1, -1);
  },
  isNoisy: ({ cells }, { to }) => cells[to] !== '.',
  utilityRange: [-1, 1],
  isWhole: true,
  key: ({ cells, toMove }) => `${cells} ${toMove}`,
  symmetries: [
    {
      state: (state) => ({
        ...state,
        cells: [...state.cells].map((_, cell) => state.cells[mirror(cell)]).join(''),
      }),
      move: ({ from, to }) => ({ from: mirror(from), to: mirror(to) }),
    },
  ],
  printMove: ({ from, to }) => `${nameOf(from)}${nameOf(to)}`,
  printState: ({ cells }) => inRows(cells, SIDE),
  parseState(text, toMove) {
    const read = readCells(text, SIDE, SIDE);
    if (!read.ok) return read;
    const { state: cells } = read;
    const [x, o] = [countOf(cells, 'x'), countOf(cells, 'o')];
    if (x > SIDE || o > SIDE) return refused(wrongNumbers(x, o));
    const arrived = arrivals(cells);
    const both = arrived.x.length > 0 && arrived.o.length > 0;
    if (both) return refused(bothWon([...arrived.x, ...arrived.o], SIDE));
    // A side that has reached the far row made the last move, so it cannot be its turn.
    const late = bySide(toMove, arrived.x, arrived.o);
    return late.length > 0 ? refused(afterWin(late, SIDE)) : { ok: true, state: { cells, toMove } };
  },
  picture: ({ cells }) => ({ kind: 'grid', ...markedBoard(cells, SIDE) }),
};

export const hexapawnEntry: GameEntry = {
  title: { en: 'Hexapawn', zh: '六兵棋' },
  names: ['hexapawn', '六兵棋'],
  rules: {
    en: 'Pawns go one forward and capture diagonally. Who reaches the far row wins, or leaves the other without a move.',
    zh: '兵直进一格，斜进吃子；先到对方底线，或使对方无子可动者胜。',
  },
  signs: { max: 'x', min: 'o' },
  options: [],
  make: (_options, weights) => (weights === null ? hexapawn : { ...hexapawn, ...judgedBy(weights[0] ?? 0) }),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};

/**
 * Returns the moves in a fixed order: pawns in reading order, each forward, then capturing to the left and to the
 * right.
 */
function stepsFrom({ cells, toMove }: HexapawnState): Step[] {
  const own = bySide(toMove, 'x', 'o');
  const forward = bySide(toMove, -SIDE, SIDE);
  return cellsOf(cells, own).flatMap((from) => {
    const ahead = from + forward;
    const column = from % SIDE;
    const captures = [column > 0 ? ahead - 1 : -1, column < SIDE - 1 ? ahead + 1 : -1].filter(
      (to) => cells[to] === bySide(toMove, 'o', 'x'),
    );
    return [...(cells[ahead] === '.' ? [ahead] : []), ...captures].map((to) => ({ from, to }));
  });
}

function winnerOf(state: HexapawnState): Side | null {
  const { x, o } = arrivals(state.cells);
  if (x.length > 0) return 'max';
  if (o.length > 0) return 'min';
  return stepsFrom(state).length === 0 ? opponentOf(state.toMove) : null;
}

/** Returns the number of a side's pawns on the far row. */
function arrivals(cells: string): { readonly x: readonly number[]; readonly o: readonly number[] } {
  return {
    x: cellsOf(cells, 'x').filter((cell) => cell < SIDE),
    o: cellsOf(cells, 'o').filter((cell) => cell >= SIDE * (SIDE - 1)),
  };
}

/** Returns the members of the game that depend on the weight of a pawn in EVAL. */
function judgedBy(weight: number): Pick<Game<HexapawnState, Step>, 'evaluate' | 'features' | 'terms'> {
  return { evaluate: evaluation(weight), features: [pawnsAhead(weight)], terms: bothPawns(weight) };
}

/** EVAL(s) = w·(pawns of MAX − pawns of MIN); +∞ or −∞ when a side has won. */
function evaluation(weight: number): (state: HexapawnState) => number {
  const { value } = pawnsAhead(weight);
  return (state) => {
    const winner = winnerOf(state);
    if (winner !== null) return bySide(winner, Infinity, -Infinity);
    return weightedSum([weight], [value(state)]);
  };
}

function pawnsAhead(weight: number): Feature<HexapawnState> {
  return {
    symbol: 'P',
    name: { en: 'pawns of MAX less those of MIN', zh: '兵数：MAX 减 MIN' },
    weight,
    range: [-SIDE, SIDE],
    value: (state) => pawns(state, 'x') - pawns(state, 'o'),
  };
}

function bothPawns(weight: number): readonly Term<HexapawnState>[] {
  return [
    { name: { en: 'pawns of MAX', zh: 'MAX 的兵' }, weight, ...pawnsOf('x') },
    { name: { en: 'pawns of MIN', zh: 'MIN 的兵' }, weight: 0 - weight, ...pawnsOf('o') },
  ];
}

function pawns({ cells }: HexapawnState, sign: 'x' | 'o'): number {
  return countOf(cells, sign);
}

function pawnsOf(sign: 'x' | 'o') {
  return {
    value: (state: HexapawnState) => pawns(state, sign),
    cells: ({ cells }: HexapawnState) => cellsOf(cells, sign).map((cell) => [cell]),
  };
}

function mirror(cell: number): number {
  return cell - 2 * (cell % SIDE) + SIDE - 1;
}

/** Returns the name of a cell: columns are a to c from the left, rows 1 to 3 from the bottom. */
function nameOf(cell: number): string {
  return `${'abc'[cell % SIDE]}${SIDE - Math.floor(cell / SIDE)}`;
}
