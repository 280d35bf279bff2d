/** What the page shows of the LMS around it. */
import type { Slice } from '../slice.ts';

export interface ScormState {
  /**
   * 'opening' until the set is there; 'none' without an LMS; 'kept' while the LMS accepts everything; 'refused' since it
   * refused something; 'looking' where it wants nothing written, in a review or a preview; 'failed' when the package has no
   * set that can be read
   */
  readonly standing: 'opening' | 'none' | 'kept' | 'refused' | 'looking' | 'failed';
  /** whether what the LMS had kept could not be read, so that the learner begins anew; 'newer' when a newer package wrote it */
  readonly lost: 'damaged' | 'newer' | null;
  /** the exercises, from 0, whose answers do not fit into what the LMS keeps */
  readonly leftOut: readonly number[];
  /** tells the LMS at once what it has refused */
  readonly retry: () => void;
}

export const SCORM: Slice<ScormState> = {
  beginning: { standing: 'opening', lost: null, leftOut: [], retry: () => undefined },
};
