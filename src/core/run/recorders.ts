/**
 * The table of how the searches of each family are run and recorded. The first picture needs depth-first searches; a
 * further family adds its row when its code loads.
 */

import type { Progress } from '../progress.ts';
import { asDepthFirst } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { Algorithm } from '../search/index.ts';
import { isUnlimited } from '../search/searchLimits.ts';
import type { GameTree } from '../tree/index.ts';
import { paranoidView } from '../tree/paranoid.ts';
import type { AnyRun } from './anyRun.ts';
import type { GrowthName } from './growth.ts';
import { recordGrowing, recordGrown } from './recordGrowing.ts';
import { recordLimited } from './recordPasses.ts';
import { recordTrace } from './recordTrace.ts';
import type { Search } from './run.ts';

export interface FamilyRecorder {
  /** Searches a tree, either as it is or as if it had to be generated. */
  readonly ofTree: (tree: GameTree, search: Search, growth: GrowthName) => AnyRun;
  /**
   * Does the same in steps, of which the last one has the run; in families whose large searches are recorded in slices on the
   * page.
   */
  readonly ofTreeInSteps?: (
    tree: GameTree,
    search: Search,
    growth: GrowthName,
  ) => Generator<Progress<AnyRun>, void>;
  /** Searches a growing space, such as a game; the tree of the run is what was generated. */
  readonly ofSpace: <Position, Move>(space: GrowingSpace<Position, Move>, search: Search) => AnyRun;
  /** Does the same in steps, of which the last one has the run; absent in families that search in one step. */
  readonly ofSpaceInSteps?: <Position, Move>(
    space: GrowingSpace<Position, Move>,
    search: Search,
  ) => Generator<Progress<AnyRun>, void>;
}

const RECORDERS: Partial<Record<Algorithm['family'], FamilyRecorder>> = {
  bounds: {
    ofTree: (given, { algorithm, rules, limits }, growth) => {
      const tree = paranoidView(given);
      const name = asDepthFirst(algorithm);
      if (growth === 'grown') return recordGrown(tree, name, rules, limits);
      return isUnlimited(limits) ? recordTrace(tree, name, rules) : recordLimited(tree, name, rules, limits);
    },
    ofSpace: (space, { algorithm, rules, limits }) =>
      recordGrowing(space, asDepthFirst(algorithm), rules, limits),
  },
};

/** Adds the recorder of a family whose code loads when a search of the family is first asked for. */
export function addRecorder(family: Algorithm['family'], recorder: FamilyRecorder): void {
  RECORDERS[family] = recorder;
}

/** Returns how the searches of a family are recorded. Throws when its code has not loaded. */
export function recorderOf(family: Algorithm['family']): FamilyRecorder {
  const recorder = RECORDERS[family];
  if (recorder === undefined) throw new Error(`a search of ${family} is asked for before its code has come`);
  return recorder;
}
