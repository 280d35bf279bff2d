/**
 * A game as a problem: two players in turn, what one wins the other loses, and nothing is hidden.
 *
 * The members are the six parts of the definition in Russell and Norvig, Artificial Intelligence: A
 * Modern Approach, 3rd ed., section 5.1, plus EVAL of section 5.4. All are pure functions of the state.
 */

export const SIDES = ['max', 'min'] as const;
export type Side = (typeof SIDES)[number];

export interface Game<State, Move> {
  /** S0: how the game is set up at the start. */
  readonly s0: State;
  /** PLAYER(s): who has the move. */
  player(state: State): Side;
  /** ACTIONS(s): the legal moves, in a fixed order; asked only where the game is not over. */
  actions(state: State): readonly Move[];
  /** RESULT(s, a): the state a move leads to. */
  result(state: State, move: Move): State;
  /** TERMINAL-TEST(s): whether the game is over. */
  terminalTest(state: State): boolean;
  /** UTILITY(s): what a terminal state is worth to MAX; MIN gets the opposite. */
  utility(state: State): number;
  /**
   * EVAL(s): an estimate of what any state is worth to MAX, for a search that stops early. Terminal
   * states included, on its own scale: +∞ where MAX has won, −∞ where MIN has.
   */
  evaluate?(state: State): number;
  /** Equal for exactly those states that are the same but for a symmetry of the board. */
  symmetryKey?(state: State): string | number;
  printMove(move: Move): string;
  printState(state: State): string;
}

/** The same game set up differently: one search decides one move, and the next begins here. */
export function startingFrom<State, Move>(game: Game<State, Move>, s0: State): Game<State, Move> {
  return { ...game, s0 };
}

/**
 * The same game without moves that lead to a state symmetric to that of an earlier move: symmetric
 * positions count once. Needs RESULT of every move to know, so here ACTIONS generates positions.
 */
export function upToSymmetry<State, Move>(game: Game<State, Move>): Game<State, Move> {
  const { symmetryKey } = game;
  if (symmetryKey === undefined) return game;
  return {
    ...game,
    actions(state) {
      const seen = new Set<string | number>();
      return game.actions(state).filter((move) => {
        const key = symmetryKey(game.result(state, move));
        return !seen.has(key) && seen.add(key);
      });
    },
  };
}
