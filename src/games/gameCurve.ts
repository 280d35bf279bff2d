/**
 * How a game went: for each position the value that a search finds, and for each move what it gave away, that is, the
 * difference between the value of the best move and its own value, for the side that moved.
 */
import { DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { GrowingSpace } from '../core/search/growingSpace.ts';
import { runSearch } from '../core/search/runSearch.ts';
import { SILENT } from '../core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../core/search/searchSettings.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { type Game, type Side, sideAt, startingFrom } from './game.ts';
import { gameSource } from './gameSource.ts';

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

/**
 * Searches the positions of a game one by one, the last one first; the caller decides when the next one is searched. In
 * searches to the ends, a position before one that is too large is too large as well and is not searched.
 * @param states the positions from the first to the last
 * @param moves the moves between them, in the game's notation
 * @param depth the depth of each search in plies, at least 1; null for searches to the ends
 */
export function* gameCurve(
  game: Game<unknown, unknown>,
  states: readonly unknown[],
  moves: readonly string[],
  depth: number | null,
): Generator<CurvePoint, void> {
  let after: number | null = null;
  for (const [at, state] of [...states.entries()].reverse()) {
    const move = moves[at] ?? null;
    const next = states[at + 1];
    const isLast = move === null || next === undefined;
    const value: number | null =
      depth === null && !isLast && after === null ? null : valueAt(game, state, depth);
    if (isLast) yield { value, move: null, side: null, loss: null };
    else {
      // The move is worth what the search of the position found for it: its own position, one ply less deep.
      const played = depth === null ? after : valueAt(game, next, depth - 1);
      const side = sideAt(game, state);
      yield { value, move, side, loss: lossOf(side, value, played) };
    }
    after = value;
  }
}

/** Returns the value of a position; null when the search needs more positions than a space has room for. */
function valueAt(game: Game<unknown, unknown>, state: unknown, depth: number | null): number | null {
  const source = gameSource(startingFrom(game, state), { byEval: depth !== null });
  const space = new GrowingSpace(source, depth ?? Infinity);
  const result = runSearch(DEFAULT_ALGORITHM, space, DEFAULT_RULES, SILENT);
  return result.ok ? result.value : null;
}

function lossOf(side: Side, best: number | null, played: number | null): number | null {
  if (best === null || played === null) return null;
  // Equal infinities have no difference; a move that keeps a won or a lost game as it is gives nothing away.
  return best === played ? 0 : bySide(side, best - played, played - best);
}
