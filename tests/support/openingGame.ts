import { openingValues } from '../../src/games/entry.ts';
import type { Game } from '../../src/games/game.ts';
import { GAMES, type GameName } from '../../src/games/games.ts';

/** Returns a game with its default options and weights. */
export function openingGame(name: GameName): Game<unknown, unknown> {
  const entry = GAMES[name];
  return entry.make(openingValues(entry), null);
}
