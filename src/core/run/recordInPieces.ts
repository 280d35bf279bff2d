/** Records searches that pause, so that something else can happen between their pieces. */
import { assertSuited, type DepthFirstName } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchLimits, SearchRules } from '../search/index.ts';
import { outcomeOf, type PausingSearch } from '../search/searchInPieces.ts';
import { isUnlimited } from '../search/searchLimits.ts';
import { FULL_WINDOW } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/index.ts';
import type { RecordedBoundsRun } from './boundsRun.ts';
import { passesInPieces } from './recordPasses.ts';
import { beginTrace } from './recordTrace.ts';
import { drawn, growing } from './searched.ts';

/** Returns the run that `recordTrace` or, within limits, `recordLimited` records. */
export function* recordInPieces(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
  search: PausingSearch,
): Generator<undefined, RecordedBoundsRun> {
  if (!isUnlimited(limits)) {
    assertSuited(algorithm, tree);
    return yield* passesInPieces(drawn(tree, limits), algorithm, rules, limits, search);
  }
  const begun = beginTrace(tree, algorithm, rules);
  return begun.finish(yield* outcomeOf(search(begun.space, begun.rules, begun.recorder, FULL_WINDOW)));
}

/** Returns the run that `recordGrowing` records. */
export function growInPieces<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
  search: PausingSearch,
): Generator<undefined, RecordedBoundsRun> {
  return passesInPieces(growing(space, limits), algorithm, rules, limits, search);
}
