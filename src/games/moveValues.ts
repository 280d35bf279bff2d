/** The minimax values of positions of a game, as rewards of a simulation, when the game is small enough to be solved. */
import type { Progress } from '../core/progress.ts';
import { hasChance } from './game.ts';
import { type GameSetting, placed } from './setting.ts';
import { solved, TooManyPositions } from './solved.ts';

/** The greatest number of positions that are computed; symmetric ones count once. */
const MOST_SOLVED = 200_000;

/** What best play gives MAX: 1, ½ or 0. */
export interface Values {
  /** after each move of the current position, in the order of ACTIONS */
  readonly moves: readonly number[];
  /** at each node of the tree */
  readonly nodes: readonly number[];
}

/** The values, or why they are not known. */
export type MoveValues = Values | 'chance' | 'too-many';

/**
 * A game at its current position, and the nodes of a tree below it in preorder: the parent of each, and the index of the
 * move into it among the moves of its parent.
 */
export interface ToSolve {
  readonly setting: GameSetting;
  readonly parents?: ArrayLike<number>;
  readonly places?: ArrayLike<number>;
}

/** Solves the current position of a game in one step. */
export function* moveValuesOf(input: ToSolve, most = MOST_SOLVED): Generator<Progress<MoveValues>, void> {
  yield { done: 0, of: 1, part: null };
  yield { done: 1, of: 1, part: solve(input, most) };
}

function solve({ setting, parents = [], places = [] }: ToSolve, most: number): MoveValues {
  const { game } = placed(setting);
  if (hasChance(game)) return 'chance';
  const { value } = solved(game, (end) => (Math.sign(game.utility(end)) + 1) / 2, most);
  try {
    const after = (state: typeof game.s0) =>
      game.terminalTest(state) ? [] : game.actions(state).map((move) => game.result(state, move));
    const states = [game.s0];
    for (let node = 1; node < parents.length; node += 1)
      states[node] = after(states[parents[node] as number])[places[node] as number];
    return { moves: after(game.s0).map(value), nodes: states.map(value) };
  } catch (thrown) {
    if (thrown instanceof TooManyPositions) return 'too-many';
    throw thrown;
  }
}
