/** Searches of games as a task: the run comes back as columns, and with it the tree that has grown. */
import '../../core/run/furtherSearches.ts';
import type { Progress } from '../../core/progress.ts';
import { buffersOf, columnsInSteps, type RunColumns } from '../../core/run/runColumns.ts';
import { searchGameInPieces } from '../../games/searchGameInPieces.ts';
import { placed } from '../../games/setting.ts';
import type { AskedGame } from '../../games/treeSizes.ts';
import { noCounts, type SearchSoFar, tellingCounts, watchedBy } from './counts.ts';
import { type WithTree, withItsTree } from './madeTree.ts';

/**
 * What the search has found so far; and in the last part the run with the tree, whose buffers change hands, or that the
 * search needs too many positions.
 */
export type GameSearchPart =
  | { readonly kind: 'so-far'; readonly soFar: SearchSoFar }
  | ({ readonly kind: 'game' } & WithTree<RunColumns>)
  | { readonly kind: 'too-many' };

/** The nodes that are searched in one step, which takes a few milliseconds. */
const NODES = 512;

/** Records a search in steps. How many nodes there will be is not known before. */
export function* gameSearchTask({
  setting,
  ...search
}: AskedGame): Generator<Progress<GameSearchPart>, void> {
  const wait = { done: 0, of: 0, part: null };
  yield wait;
  const counts = noCounts();
  const recording = searchGameInPieces(placed(setting), search, watchedBy(counts, NODES));
  const run = yield* tellingCounts(recording, counts);
  if (run === null) {
    yield { ...wait, part: { kind: 'too-many' } };
    return;
  }
  for (const sent of withItsTree(run.tree, columnsInSteps(run), buffersOf))
    yield { ...wait, part: sent && { kind: 'game', ...sent } };
}
