/** Searches games in pieces, between which something else can happen. */
import type { SearchLimits, SearchRules } from '../core/index.ts';
import { growInPieces } from '../core/run/recordInPieces.ts';
import { listsGrowingInPieces } from '../core/run/recordLists.ts';
import type { Watched } from '../core/run/recordSent.ts';
import type { SentRun } from '../core/run/runColumns.ts';
import { type DepthFirstName, isDepthFirst, type ListFormName } from '../core/search/algorithms.ts';
import { MOST_GENERATED } from '../core/search/growingSpace.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { spaceOfGame } from './searchGame.ts';
import type { Placed } from './setting.ts';

/** How a game is searched, without the depth, which is in its setting. */
export interface GameSearch {
  readonly algorithm: DepthFirstName | ListFormName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
}

/** Returns the run that `searchGame` records, unless the position is in an opening book. */
export function searchGameInPieces(
  at: Placed,
  { algorithm, rules, limits }: GameSearch,
  { recursion, lists }: Watched,
  most = MOST_GENERATED,
): Generator<undefined, SentRun> {
  const { space, search } = spaceOfGame(at, algorithm, rules, limits, most);
  return isDepthFirst(algorithm)
    ? growInPieces(
        space,
        algorithm,
        rules,
        search.limits,
        recursion(algorithm, () => ROOT),
      )
    : listsGrowingInPieces(space, algorithm, space.depthLimit, lists);
}
