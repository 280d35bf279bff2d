import type { AlgorithmName } from '../search/algorithms.ts';
import type { SearchLimits, SearchRules } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { Pass, WhyEnded } from './pass.ts';
import type { RunRecord } from './record.ts';

/** The parts that a run is made from when the search is over. */
export interface Recorded {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly record: RunRecord;
  readonly passes: readonly Pass[];
  readonly limits?: SearchLimits;
  /** why the run ended; absent for a plain run that reached its end */
  readonly why?: WhyEnded;
  /** of several passes, the one whose result counts; null when none was finished */
  readonly answered?: Pass | null;
  /** whether nodes appear as they are searched */
  readonly grows?: boolean;
  /** by node: its rank in the order of generation; absent when that is preorder */
  readonly generationOrder?: readonly NodeId[];
  /** whether the answer was looked up and nothing was searched */
  readonly isFromBook?: boolean;
  /** whether a pass may search a node more than once */
  readonly entersAgain?: boolean;
}
