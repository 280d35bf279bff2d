/** Where a move is made on a board: the cell that it fills, for those who point at boards. */
import { bySide } from '../core/tree/nodeKind.ts';
import { type Game, moveCalled, movesAt, sideAt } from './game.ts';

/** By cell the one move that is made there, as it is written; a cell that several moves fill, or none, has no entry. */
export function movesByCell(game: Game<unknown, unknown>, state: unknown): ReadonlyMap<number, string> {
  const byCell = new Map<number, string[]>();
  if (game.terminalTest(state)) return new Map();
  for (const move of movesAt(game, state)) {
    const cell = cellFilled(game, state, game.printMove(move));
    if (cell !== null) byCell.set(cell, [...(byCell.get(cell) ?? []), game.printMove(move)]);
  }
  return new Map(
    [...byCell].flatMap(([cell, moves]) => (moves.length === 1 ? [[cell, moves[0] as string]] : [])),
  );
}

/** The cell that a move fills with its side's sign; null where the position is no board. */
function cellFilled(game: Game<unknown, unknown>, state: unknown, text: string): number | null {
  const move = moveCalled(game, state, text);
  const before = game.picture(state);
  if (move === undefined || before.kind !== 'grid') return null;
  const after = game.picture(game.result(state, move));
  if (after.kind !== 'grid') return null;
  const sign = bySide(sideAt(game, state), 'x', 'o');
  const filled = [...after.cells].flatMap((held, cell) =>
    held === sign && before.cells[cell] !== sign ? [cell] : [],
  );
  return filled[0] ?? null;
}
