/** Searches games in pieces, between which something else can happen. */
import type { SearchLimits, SearchRules } from '../core/index.ts';
import { growInPieces } from '../core/run/recordInPieces.ts';
import { listsGrowingInPieces } from '../core/run/recordLists.ts';
import type { Watched } from '../core/run/recordSent.ts';
import type { SentRun } from '../core/run/runColumns.ts';
import { type DepthFirstName, isDepthFirst, type ListFormName } from '../core/search/algorithms.ts';
import { MOST_GENERATED } from '../core/search/growingSpace.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { needsTooMany, spaceOfGame, TOO_MANY, thrownWhenFull } from './searchGame.ts';
import type { Placed } from './setting.ts';

/** How a game is searched, without the depth, which is in its setting. */
export interface GameSearch {
  readonly algorithm: DepthFirstName | ListFormName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
}

/**
 * Returns the run that `searchGame` records, unless the position is in an opening book; null when the search halts because
 * it would generate more than `most` positions.
 */
export function* searchGameInPieces(
  at: Placed,
  { algorithm, rules, limits }: GameSearch,
  { recursion, lists }: Pick<Watched, 'recursion' | 'lists'>,
  most = MOST_GENERATED,
): Generator<undefined, SentRun | null> {
  const { space, search } = spaceOfGame(at, algorithm, rules, limits, most, thrownWhenFull(limits));
  try {
    const run = isDepthFirst(algorithm)
      ? yield* growInPieces(
          space,
          algorithm,
          rules,
          search.limits,
          recursion(algorithm, () => ROOT),
        )
      : yield* listsGrowingInPieces(space, algorithm, space.depthLimit, lists);
    return needsTooMany(run) ? null : run;
  } catch (thrown) {
    if (thrown === TOO_MANY) return null;
    throw thrown;
  }
}
