/** Searches of games as graphs as a task: the run comes back as columns, and with it the tree and the order in layers. */
import '../../core/run/furtherSearches.ts';
import { type GraphColumns, graphBuffersOf, graphColumnsInSteps } from '../../core/graph/graphColumns.ts';
import type { Progress } from '../../core/progress.ts';
import { orderOf } from '../../drawing/graphOrder.ts';
import type { Layered } from '../../drawing/layeredGraph.ts';
import { type GameSetting, placed } from '../../games/setting.ts';
import { drawnGraphInPieces } from '../drawnGraph.ts';
import { countingLists, noCounts } from './counts.ts';
import { buffersOf, type MadeTree, madeTree } from './madeTree.ts';
import type { SearchSoFar } from './searchTask.ts';

/**
 * What the search has found so far; and in the last part the run with its tree, whose buffers change hands, or that the
 * graph is too large to be drawn.
 */
export type GameGraphPart =
  | { readonly kind: 'so-far'; readonly soFar: SearchSoFar }
  | {
      readonly kind: 'graph';
      readonly columns: GraphColumns;
      readonly made: MadeTree;
      readonly order: Layered;
      readonly transfer: readonly ArrayBuffer[];
    }
  | { readonly kind: 'too-large' };

/** Searches the game and puts its positions into layers, in steps. */
export function* gameGraphTask(setting: GameSetting): Generator<Progress<GameGraphPart>, void> {
  const wait = { done: 0, of: 0, part: null };
  yield wait;
  const counts = noCounts();
  const pieces = drawnGraphInPieces(placed(setting), countingLists(counts));
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) {
    const { left: _left, ...soFar } = counts;
    yield { ...wait, part: { kind: 'so-far', soFar } };
  }
  if (piece.value === null) {
    yield { ...wait, part: { kind: 'too-large' } };
    return;
  }
  const { run } = piece.value;
  for (const columns of graphColumnsInSteps(run)) {
    if (columns === null) {
      yield wait;
      continue;
    }
    const made = madeTree(run.tree);
    const transfer = [...new Set([...graphBuffersOf(columns), ...buffersOf(made.columns)])];
    yield { ...wait, part: { kind: 'graph', columns, made, order: orderOf(run), transfer } };
  }
}
