/** Searches of games as graphs as a task: the run comes back as columns, and with it the tree and the order in layers. */
import '../../core/run/furtherSearches.ts';
import { type GraphColumns, graphBuffersOf, graphColumnsInSteps } from '../../core/graph/graphColumns.ts';
import type { Progress } from '../../core/progress.ts';
import { orderOf } from '../../drawing/graphOrder.ts';
import type { Layered } from '../../drawing/layeredGraph.ts';
import { type GameSetting, placed } from '../../games/setting.ts';
import { drawnGraphInPieces } from '../drawnGraph.ts';
import { countingLists, noCounts, type SearchSoFar, tellingCounts } from './counts.ts';
import { type WithTree, withItsTree } from './madeTree.ts';

/**
 * What the search has found so far; and in the last part the run with its tree, whose buffers change hands, or that the
 * graph is too large to be drawn.
 */
export type GameGraphPart =
  | { readonly kind: 'so-far'; readonly soFar: SearchSoFar }
  | ({ readonly kind: 'graph'; readonly order: Layered } & WithTree<GraphColumns>)
  | { readonly kind: 'too-large' };

/** Searches the game and puts its positions into layers, in steps. */
export function* gameGraphTask(setting: GameSetting): Generator<Progress<GameGraphPart>, void> {
  const wait = { done: 0, of: 0, part: null };
  yield wait;
  const counts = noCounts();
  const pieces = drawnGraphInPieces(placed(setting), countingLists(counts));
  const found = yield* tellingCounts(pieces, counts);
  if (found === null) {
    yield { ...wait, part: { kind: 'too-large' } };
    return;
  }
  const { run } = found;
  for (const sent of withItsTree(run.tree, graphColumnsInSteps(run), graphBuffersOf))
    yield { ...wait, part: sent && { kind: 'graph', ...sent, order: orderOf(run) } };
}
