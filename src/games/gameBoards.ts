/** The positions of a game as boards that are drawn at the nodes of its tree. */
import type { Board } from '../core/board.ts';
import type { Game } from './game.ts';

/** By node; null where the game is not played on a board. */
export function gameBoards(
  game: Game<unknown, unknown>,
  states: readonly unknown[],
): readonly Board[] | null {
  const boards = states.flatMap((state) => {
    const picture = game.picture(state);
    return picture.kind === 'grid' ? [picture] : [];
  });
  return boards.length === states.length ? boards : null;
}
