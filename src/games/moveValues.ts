/** The minimax values of the moves of a game, as rewards of a simulation, when the game is small enough to be solved. */
import type { Progress } from '../core/progress.ts';
import { hasChance } from './game.ts';
import { type GameSetting, placed } from './setting.ts';
import { solved, TooManyPositions } from './solved.ts';

/** The greatest number of positions that are computed; symmetric ones count once. */
const MOST_SOLVED = 200_000;

/** By move in the order of ACTIONS, what best play gives MAX from there: 1, ½ or 0; or why that is not known. */
export type MoveValues = readonly number[] | 'chance' | 'too-many';

/** Solves the current position of a game in one step. */
export function* moveValuesOf(
  setting: GameSetting,
  most = MOST_SOLVED,
): Generator<Progress<MoveValues>, void> {
  yield { done: 0, of: 1, part: null };
  yield { done: 1, of: 1, part: solve(setting, most) };
}

function solve(setting: GameSetting, most: number): MoveValues {
  const { game } = placed(setting);
  if (hasChance(game)) return 'chance';
  const { value } = solved(game, (end) => (Math.sign(game.utility(end)) + 1) / 2, most);
  try {
    return game.terminalTest(game.s0)
      ? []
      : game.actions(game.s0).map((move) => value(game.result(game.s0, move)));
  } catch (thrown) {
    if (thrown instanceof TooManyPositions) return 'too-many';
    throw thrown;
  }
}
