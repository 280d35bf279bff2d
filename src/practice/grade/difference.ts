/** Wrong entries, as grading finds them and feedback tells them. */
import type { NodeId } from '../../core/tree/nodeId.ts';

/**
 * How an entry differs from the right one. `missed`: not crossed out, or not listed, though it should be;
 * `over`: crossed out or listed though it should not; `wrong`: another entry; `half`: a number where only
 * that bound is known, or a window of which one end is right; `blank`: no entry where there is one;
 * `extra`: an entry at what is never called; `misplaced`: in the list, but not at its place.
 */
export const FAULTS = ['missed', 'over', 'wrong', 'half', 'blank', 'extra', 'misplaced'] as const;
export type Fault = (typeof FAULTS)[number];

/** One wrong entry. */
export interface Difference {
  readonly node: NodeId;
  readonly fault: Fault;
}

export interface PartErrors {
  /** in the order in which the right run comes by them, as far as it does */
  readonly differences: readonly Difference[];
  /** how many errors that is; a half entry is half of one */
  readonly errors: number;
  /** nothing was given or gained, or everything treated alike: no answer, where it is wrong */
  readonly isBlanket: boolean;
}

export const NO_ERRORS: PartErrors = { differences: [], errors: 0, isBlanket: false };
