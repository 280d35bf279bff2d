import type { Game } from '../../src/games/game.ts';

/** One ply of a game: how many move sequences reach it, and how many of them end the game there. */
export interface Ply {
  readonly nodes: number;
  readonly terminals: number;
}

/** Counts every line of play down to a depth, as chess programs do to check a move generator. */
export function perft<State, Move>(game: Game<State, Move>, depth: number): Ply[] {
  const plies = Array.from({ length: depth + 1 }, () => ({ nodes: 0, terminals: 0 }));
  count(game.s0, 0);
  return plies;

  function count(state: State, ply: number): void {
    const at = plies[ply]!;
    at.nodes += 1;
    if (game.terminalTest(state)) at.terminals += 1;
    else if (ply < depth) for (const move of game.actions(state)) count(game.result(state, move), ply + 1);
  }
}

/** How many different keys the positions of each ply have. */
export function differentPositions<State, Move>(
  game: Game<State, Move>,
  depth: number,
  keyOf: (state: State) => string | number,
): number[] {
  const counts: number[] = [];
  let states: readonly State[] = [game.s0];
  for (let ply = 0; ply <= depth; ply += 1) {
    const different = new Map(states.map((state) => [keyOf(state), state]));
    counts.push(different.size);
    states = [...different.values()]
      .filter((state) => !game.terminalTest(state))
      .flatMap((state) => game.actions(state).map((move) => game.result(state, move)));
  }
  return counts;
}

/** The position after some moves from S0. */
export function play<State, Move>(game: Game<State, Move>, moves: readonly Move[]): State {
  return moves.reduce((state, move) => game.result(state, move), game.s0);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
