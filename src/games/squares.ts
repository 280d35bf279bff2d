/** Finds the cell of a board at which a move is made, for readers who play by clicking. */
import { type Game, movesAt } from './game.ts';

/** Returns the text of the move that is made at each cell; a cell with no move or with several has no entry. */
export function movesByCell(game: Game<unknown, unknown>, state: unknown): ReadonlyMap<number, string> {
  const byCell = new Map<number, string[]>();
  if (game.terminalTest(state)) return new Map();
  for (const move of movesAt(game, state)) {
    const cell = game.cellOf ? game.cellOf(state, move) : cellFilled(game, state, move);
    if (cell !== null) byCell.set(cell, [...(byCell.get(cell) ?? []), game.printMove(move)]);
  }
  return new Map(
    [...byCell].flatMap(([cell, moves]) => (moves.length === 1 ? [[cell, moves[0] as string]] : [])),
  );
}

/** Returns the first cell on which a move puts a piece; null when the position is not drawn as a board. */
function cellFilled(game: Game<unknown, unknown>, state: unknown, move: unknown): number | null {
  const [before, after] = [game.picture(state), game.picture(game.result(state, move))];
  if (before.kind !== 'grid' || after.kind !== 'grid') return null;
  const cell = after.cells.findIndex(
    (piece, at) => piece !== null && piece.shape !== before.cells[at]?.shape,
  );
  return cell < 0 ? null : cell;
}
