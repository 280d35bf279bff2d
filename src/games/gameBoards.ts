/** Makes pictures of boards for the positions of a game, to be drawn at the nodes of its tree. */
import type { Board } from '../core/index.ts';
import type { Game } from './game.ts';

/** Returns the boards by node id; null when the game is not played on a board. */
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
