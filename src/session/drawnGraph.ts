/** Searches games as graphs that are to be drawn. */
import type { Watching } from '../core/run/recordLists.ts';
import { orderInPieces } from '../drawing/graphOrder.ts';
import { type GameAsGraph, needsTooMany, searchGraphInPieces } from '../games/searchGame.ts';
import type { Placed } from '../games/setting.ts';

/** The greatest number of positions and of edges in a graph that is drawn; larger graphs cannot be read. */
const MOST_DRAWN = { positions: 2000, edges: 12_000 } as const;

/**
 * Searches a game as a graph, and finds the order in which it is drawn; null when it is too large for that. At its pauses it
 * tells how many positions there are.
 */
export function* drawnGraphInPieces(
  placed: Placed,
  watching?: Watching,
): Generator<number, GameAsGraph | null> {
  const found = yield* searchGraphInPieces(placed, MOST_DRAWN.positions, watching);
  const { run } = found;
  const { size } = run.tree;
  if (needsTooMany(run) || run.graph.edges.length > MOST_DRAWN.edges) return null;
  for (const ordering = orderInPieces(run); ordering.next().done !== true; ) yield size;
  return found;
}
