/** The state of a search that is recorded beside the page, before its tree is displayed. */
import type { AlgorithmName } from '../core/index.ts';
import { DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import type { Slice } from './slice.ts';
import type { SearchSoFar } from './tasks/searchTask.ts';
import type { TaskPlace } from './tasks/taskRunner.ts';

export interface LongSearch {
  /**
   * `made` while the search runs elsewhere, `shown` while its run is put together on the page; `failed` and `refused`
   * until the reader closes the message
   */
  readonly phase: 'none' | 'made' | 'shown' | 'failed' | 'refused';
  readonly place: TaskPlace;
  readonly algorithm: AlgorithmName;
  /** the number of nodes of the tree */
  readonly nodes: number;
  /** how much of the tree the search has left behind, between 0 and 1 */
  readonly share: number;
  readonly soFar: SearchSoFar;
  /** ends the search, or closes the message; the page stays as it is */
  readonly cancel: () => void;
}

const NOTHING_YET: SearchSoFar = { entered: 0, leaves: 0, cutoffs: 0 };

export const LONG_SEARCH: Slice<LongSearch> = {
  beginning: {
    ...{ phase: 'none', place: 'worker', algorithm: DEFAULT_ALGORITHM, nodes: 0, share: 0 },
    soFar: NOTHING_YET,
    cancel: () => {},
  },
};
