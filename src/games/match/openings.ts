/** The openings of a tournament: positions near the start from which every pair plays. */
import { canonicalKey, type Game, movesAt } from '../game.ts';

export interface Opening<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
}

/**
 * Returns the positions after a number of plies, breadth first in the order of moves. At each ply only the first
 * position of those that are equal by symmetry is kept, and positions where the game is over are left out. The list
 * ends early once it has more than `most` positions.
 */
export function openings<State, Move>(
  game: Game<State, Move>,
  ply: number,
  most = Infinity,
): readonly Opening<State, Move>[] {
  let kept: readonly Opening<State, Move>[] = [{ state: game.s0, moves: [] }];
  for (let at = 0; at < ply && kept.length <= most; at += 1) {
    const seen = new Set<string>();
    kept = kept.flatMap(({ state, moves }) =>
      movesAt(game, state).flatMap((move) => {
        const next = game.result(state, move);
        const key = canonicalKey(game, next);
        if (seen.has(key) || game.terminalTest(next)) return [];
        seen.add(key);
        return [{ state: next, moves: [...moves, move] }];
      }),
    );
  }
  return kept;
}
