/** Searches of a whole tree within limits, whose code (`recordPasses.ts`) loads after the first picture, which has none. */

import type { DepthFirstName, SearchLimits, SearchRules } from '../search/index.ts';
import type { GameTree } from '../tree/index.ts';
import type { RecordedBoundsRun } from './boundsRun.ts';

type RecordLimited = (
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
) => RecordedBoundsRun;

let come: RecordLimited | null = null;

/** Adds the code that has loaded. */
export function addLimited(record: RecordLimited): void {
  come = record;
}

/** Searches a tree that exists already within limits. Throws until the code has loaded, and for an unsuited algorithm. */
export const recordLimited: RecordLimited = (...given) => {
  if (come === null) throw new Error('a search within limits is asked for before its code has come');
  return come(...given);
};
