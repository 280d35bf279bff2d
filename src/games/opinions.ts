/** Compares what presets of weights would play at a position: one row of "opinions" for each preset. */
import { alphaBeta } from '../core/search/alphaBeta.ts';
import { GrowingSpace } from '../core/search/growingSpace.ts';
import { SearchHalt } from '../core/search/searchHalt.ts';
import { SILENT } from '../core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../core/search/searchSettings.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { GameEntry, OptionValues, Preset } from './entry.ts';
import { type Game, movesAt, sideAt, startingFrom } from './game.ts';
import { gameSource } from './gameSource.ts';

export interface Opinion {
  readonly preset: Preset;
  /** the move that the preset plays: the first of those with the best value */
  readonly move: string;
  /** the value of the move for MAX, by a search to the depth */
  readonly value: number;
  /** by how much the value is better, for the side to move, than that of any other move; null when there is none */
  readonly ahead: number | null;
}

/**
 * Yields the opinion of each preset about a position that is not terminal, by a search `depth` plies deep; null in
 * place of an opinion when a search needs more than `most` positions.
 */
export function* opinionsAt(
  entry: Pick<GameEntry, 'presets' | 'make'>,
  options: OptionValues,
  state: unknown,
  depth: number,
  most: number,
): Generator<Opinion | null> {
  for (const preset of entry.presets ?? [])
    yield opinionOf(preset, startingFrom(entry.make(options, preset.weights), state), depth, most);
}

function opinionOf(
  preset: Preset,
  game: Game<unknown, unknown>,
  depth: number,
  most: number,
): Opinion | null {
  const side = sideAt(game, game.s0);
  const worth = bySide(side, 1, -1);
  let left = most;
  const valued: { readonly move: string; readonly value: number }[] = [];
  for (const move of movesAt(game, game.s0)) {
    const after = startingFrom(game, game.result(game.s0, move));
    const space = new GrowingSpace(gameSource(after, { byEval: true }), depth - 1, left);
    const value = unlessTooMany(() => alphaBeta(space, DEFAULT_RULES, SILENT));
    if (value === null) return null;
    left -= space.size;
    valued.push({ move: game.printMove(move), value });
  }
  const best = valued.reduce((one, other) => (worth * other.value > worth * one.value ? other : one));
  const others = valued.filter((each) => each !== best).map(({ value }) => worth * value);
  const second = others.length === 0 ? null : Math.max(...others);
  const value = worth * best.value;
  return { preset, ...best, ahead: second === null ? null : value === second ? 0 : value - second };
}

/** Returns null when a search is halted because it needs too many positions. */
function unlessTooMany<Found>(search: () => Found): Found | null {
  try {
    return search();
  } catch (thrown) {
    if (thrown instanceof SearchHalt) return null;
    throw thrown;
  }
}
