import type { AlgorithmName, SearchLimits, SearchRules } from '../search/index.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import type { Pass, WhyEnded } from './pass.ts';
import type { EventKind, RunRecord } from './record.ts';

/** The parts that a run consists of when its search is over. */
export interface Recorded {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly record: RunRecord;
  readonly passes: readonly Pass[];
  readonly limits?: SearchLimits;
  /** why the run ended; absent for a run of one pass that reached its end */
  readonly why?: WhyEnded;
  /** the pass whose result counts, when there are several; null when none was finished */
  readonly answered?: Pass | null;
  /** whether each node of the tree appears when the search generates it */
  readonly grows?: boolean;
  /** the nodes in the order in which they were generated; absent when that order is preorder */
  readonly generationOrder?: readonly NodeId[];
  /** whether the answer comes from an opening book, so that nothing was searched */
  readonly isFromBook?: boolean;
  /** whether a pass may search a node more than once */
  readonly entersAgain?: boolean;
  /** by kind, the steps of its events, as far as they have been found before */
  readonly steps?: ReadonlyMap<EventKind, readonly number[]>;
}
