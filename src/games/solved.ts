/** Computes the values of positions under best play to the end of the game, for small games. */
import { bySide } from '../core/tree/nodeKind.ts';
import { canonicalKey, type Game, type Reply } from './game.ts';

export interface Solved<State, Move> {
  value(state: State): number;
  /** Returns the best moves in the order of ACTIONS; none when the game is over. */
  best(state: State): readonly Reply<Move>[];
}

/** Thrown when a position cannot be solved with the positions that may be computed. */
export class TooManyPositions extends Error {}

/**
 * Returns the value and the best moves of any position. Each position is computed once, and symmetric ones together.
 * `worth` gives the value of a terminal state for MAX.
 *
 * @throws TooManyPositions from its functions, when more than `most` positions would be computed.
 */
export function solved<State, Move>(
  game: Game<State, Move>,
  worth: (end: State) => number,
  most = Infinity,
): Solved<State, Move> {
  const known = new Map<string, number>();
  const replies = (state: State) =>
    game.actions(state).map((move) => ({ move, value: value(game.result(state, move)) }));
  const value = (state: State): number => {
    const key = canonicalKey(game, state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) throw new TooManyPositions();
    const found = game.terminalTest(state) ? worth(state) : bestOf(state);
    known.set(key, found);
    return found;
  };
  const bestOf = (state: State) =>
    bySide(game.player(state), Math.max, Math.min)(...replies(state).map((reply) => reply.value));
  return {
    value,
    best: (state) =>
      game.terminalTest(state) ? [] : replies(state).filter((reply) => reply.value === value(state)),
  };
}
