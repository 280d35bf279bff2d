/**
 * How a game went: for each position the value that a search finds, and for each move what it gave away, that is, the
 * difference between the value of the best move and its own value, for the side that moved.
 */
import type { Progress } from '../core/progress.ts';
import { MOST_GENERATED } from '../core/search/growingSpace.ts';
import { pausingAlphaBeta } from '../core/search/pausingAlphaBeta.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { type Game, type Side, sideAt, startingFrom } from './game.ts';
import { gameSource } from './gameSource.ts';
import { type GameSetting, placed } from './setting.ts';

export interface CurvePoint {
  /** the value of the position for MAX; null when the search needs too many positions */
  readonly value: number | null;
  /** the move that was played there; null at the last position */
  readonly move: string | null;
  /** who moved; null at the last position */
  readonly side: Side | null;
  /** what the move gave away, at least 0; null at the last position, and when a value is not known */
  readonly loss: number | null;
}

/** Finds the curve of the game whose moves are those of a setting, by searches to the setting's depth. */
export function* curveOf(setting: GameSetting): Generator<Progress<CurvePoint>, void> {
  const { game, states, setting: legal } = placed(setting);
  yield* gameCurve(game, states, legal.moves, setting.depth);
}

/**
 * Searches the positions of a game one by one in small steps, the last one first. In searches to the ends, a position
 * before one that is too large is too large as well and is not searched.
 * @param states the positions from the first to the last
 * @param moves the moves between them, in the game's notation
 * @param depth the depth of each search in plies, at least 1; null for searches to the ends
 */
export function* gameCurve(
  game: Game<unknown, unknown>,
  states: readonly unknown[],
  moves: readonly string[],
  depth: number | null,
): Generator<Progress<CurvePoint>, void> {
  const of = states.length;
  let after: number | null = null;
  for (let done = 0; done < of; done += 1) {
    const at = of - 1 - done;
    const point = pointAt(at, after);
    let step = point.next();
    for (; step.done !== true; step = point.next()) yield { done, of, part: null };
    after = step.value.value;
    yield { done: done + 1, of, part: step.value };
  }

  /** Returns the point of a position; `after` is the value of the next one. */
  function* pointAt(at: number, after: number | null): Generator<undefined, CurvePoint> {
    const [state, move] = [states[at], moves[at]];
    const isTooLarge = depth === null && move !== undefined && after === null;
    const value = isTooLarge ? null : yield* valueAt(game, state, depth);
    if (move === undefined) return { value, move: null, side: null, loss: null };
    // The move is worth what the search of the position found for it: its own position, one ply less deep.
    const played = depth === null ? after : yield* valueAt(game, states[at + 1], depth - 1);
    const side = sideAt(game, state);
    return { value, move, side, loss: lossOf(side, value, played) };
  }
}

/** Returns the value of a position; null when the search needs more than `MOST_GENERATED` positions. */
function* valueAt(
  game: Game<unknown, unknown>,
  state: unknown,
  depth: number | null,
): Generator<undefined, number | null> {
  const source = gameSource(startingFrom(game, state), { byEval: depth !== null });
  const found = yield* pausingAlphaBeta(source, state, depth ?? Infinity, { left: MOST_GENERATED });
  return found?.value ?? null;
}

function lossOf(side: Side, best: number | null, played: number | null): number | null {
  if (best === null || played === null) return null;
  // Equal infinities have no difference; a move that keeps a won or a lost game as it is gives nothing away.
  return best === played ? 0 : bySide(side, best - played, played - best);
}
