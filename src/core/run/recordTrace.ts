/** Runs a search of a whole tree and records it. */
import { ALGORITHM, assertSuited, type DepthFirstName, rulesFor } from '../search/algorithms.ts';
import type { SearchRules } from '../search/index.ts';
import { resultOf, type SearchResult } from '../search/runSearch.ts';
import { FULL_WINDOW } from '../search/searchWindow.ts';
import { endsOfTree, withTimedEnds } from '../search/timedEnds.ts';
import { withoutUnseen } from '../search/unseenMoves.ts';
import type { GameTree, NodeId, SearchSpace } from '../tree/index.ts';
import { paranoidView } from '../tree/paranoid.ts';
import { RecordedBoundsRun } from './boundsRun.ts';
import { onlyPass } from './pass.ts';
import { Recorder } from './recorder.ts';

/** A run whose search is still to be made. */
interface Begun {
  readonly space: SearchSpace;
  readonly rules: SearchRules;
  readonly recorder: Recorder;
  /** Returns the run of a search that has ended. */
  readonly finish: (result: SearchResult) => RecordedBoundsRun;
}

/**
 * Runs the algorithm once and returns the run. `search`, if given, replaces the algorithm; it is a variant with a
 * mistake. A tree of several players is searched as if all others played against player 1. Throws when the algorithm
 * has no rule for the tree.
 */
export function recordTrace(
  given: GameTree,
  algorithm: DepthFirstName,
  chosen: SearchRules,
  search = ALGORITHM[algorithm].search,
): RecordedBoundsRun {
  const { space, rules, recorder, finish } = beginTrace(given, algorithm, chosen);
  return finish(resultOf(() => search(space, rules, recorder, FULL_WINDOW)));
}

/** Begins a run of one search, which the caller makes. */
export function beginTrace(given: GameTree, algorithm: DepthFirstName, chosen: SearchRules): Begun {
  const tree = paranoidView(given);
  assertSuited(algorithm, tree);
  const rules = rulesFor(algorithm, chosen);
  const { leafBounds, hasHorizon } = tree;
  const { entersAgain = false } = ALGORITHM[algorithm];
  const mayHaveMore = (node: NodeId) => tree.mayHaveMore(node);
  const recorder = new Recorder(tree, { rules, leafBounds, hasHorizon, entersAgain, mayHaveMore });
  const finish = (result: SearchResult) => {
    if (!result.ok) recorder.halt(result.halt);
    const { record } = recorder;
    record.index(tree.size, entersAgain);
    const passes = [onlyPass(record.length, tree, null, result)];
    return new RecordedBoundsRun({ tree, algorithm, rules, record, passes, entersAgain });
  };
  return { space: withTimedEnds(withoutUnseen(tree), endsOfTree(tree), rules), rules, recorder, finish };
}
