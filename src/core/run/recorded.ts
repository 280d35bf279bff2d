import type { AlgorithmName } from '../search/algorithms.ts';
import type { SearchLimits, SearchRules } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { Pass, WhyEnded } from './pass.ts';
import type { RunRecord } from './record.ts';

/** What a trace is made of when the run is over. */
export interface Recorded {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly record: RunRecord;
  readonly passes: readonly Pass[];
  readonly limits?: SearchLimits;
  /** why it ended; for a plain run that reached its end this need not be said */
  readonly why?: WhyEnded;
  /** of several passes, the one whose result counts; null where none was finished */
  readonly answered?: Pass | null;
  /** whether nodes come into being as they are searched */
  readonly grows?: boolean;
  /** by node, its turn in the order in which they were generated; as in preorder if not said */
  readonly generationOrder?: readonly NodeId[];
  /** whether the answer was looked up and nothing searched */
  readonly isFromBook?: boolean;
}
