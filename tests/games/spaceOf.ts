import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import type { Game } from '../../src/games/game.ts';
import { type GameOptions, gameSource } from '../../src/games/gameSource.ts';

/** A game to be searched to a depth, judged by EVAL where that stops it early. */
export function spaceOf<State, Move>(
  game: Game<State, Move>,
  depth = Infinity,
  options: Partial<GameOptions> = { byEval: depth !== Infinity },
): GrowingSpace<State, unknown> {
  return new GrowingSpace(gameSource(game, options), depth, Infinity);
}
