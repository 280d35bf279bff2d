/** The positions of a game as boards that are drawn at the nodes of its tree. */
import { inRows } from './board.ts';
import type { Game } from './game.ts';

/** By node, as `drawing/boards.ts` has them; null where the game is not played on a board. */
export function boardTexts(
  game: Game<unknown, unknown>,
  states: readonly unknown[],
): readonly string[] | null {
  if (game.picture(game.s0).kind !== 'grid') return null;
  return states.map((state) => {
    const picture = game.picture(state);
    return picture.kind === 'grid' ? inRows(picture.cells, picture.columns) : '';
  });
}
