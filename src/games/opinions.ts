/** Compares what presets of weights would play at a position: one row of "opinions" for each preset. */
import type { Progress } from '../core/progress.ts';
import { MOST_GENERATED } from '../core/search/growingSpace.ts';
import { pausingAlphaBeta } from '../core/search/pausingAlphaBeta.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { Preset } from './entry.ts';
import { type Game, movesAt, sideAt } from './game.ts';
import { gameSource } from './gameSource.ts';
import { type GameSetting, placed } from './setting.ts';

export interface Opinion {
  readonly preset: Preset;
  /** null when the search of the preset needs too many positions */
  readonly best: BestMove | null;
}

export interface BestMove {
  /** the move that the preset plays: the first of those with the best value */
  readonly move: string;
  /** the value of the move for MAX, by a search to the depth */
  readonly value: number;
  /** by how much the value is better, for the side to move, than that of any other move; null when there is none */
  readonly ahead: number | null;
}

/**
 * Finds the opinion of each preset about the position of a setting, which must not be terminal, in small steps, by
 * searches to the setting's depth of at most `most` positions a preset.
 */
export function* opinionsOf(
  setting: GameSetting & { readonly depth: number },
  most = MOST_GENERATED,
): Generator<Progress<Opinion>, void> {
  const { entry, game } = placed(setting);
  const { options, depth } = setting;
  const presets = entry.presets ?? [];
  const of = presets.length;
  for (const [done, preset] of presets.entries()) {
    const search = bestMove(entry.make(options, preset.weights), game.s0, depth, most);
    let step = search.next();
    for (; step.done !== true; step = search.next()) yield { done, of, part: null };
    yield { done: done + 1, of, part: { preset, best: step.value } };
  }
}

/** Values every move by a search of its own, so that the value of the second best is exact as well. */
function* bestMove(
  game: Game<unknown, unknown>,
  state: unknown,
  depth: number,
  most: number,
): Generator<undefined, BestMove | null> {
  const worth = bySide(sideAt(game, state), 1, -1);
  const source = gameSource(game, { byEval: true });
  const room = { left: most };
  const valued: { readonly move: string; readonly value: number }[] = [];
  for (const move of movesAt(game, state)) {
    const found = yield* pausingAlphaBeta(source, game.result(state, move), depth - 1, room);
    if (found === null) return null;
    valued.push({ move: game.printMove(move), value: found.value });
    yield;
  }
  const best = valued.reduce((one, other) => (worth * other.value > worth * one.value ? other : one));
  const others = valued.filter((each) => each !== best).map(({ value }) => worth * value);
  const second = others.length === 0 ? null : Math.max(...others);
  const value = worth * best.value;
  return { ...best, ahead: second === null ? null : value === second ? 0 : value - second };
}
