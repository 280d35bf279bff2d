/**
 * A sign: a fact about the cause of a wrong answer, read from single entries. words/…/feedback.ts makes
 * sentences of signs.
 */
import type { AlgorithmName, NodeId } from '../../core/index.ts';
import type { Misconception } from '../misconception.ts';
import type { Place } from '../place.ts';

/**
 * A misconception or remark that a wrong entry reveals, with the position in the right run at which it shows.
 */
export interface Sign {
  readonly misconception: Misconception | Remark;
  readonly place: Place;
  /** a detail that the sentence about the sign mentions; null for most signs */
  readonly detail: Detail | null;
}

/**
 * Remarks: facts about an answer that show no misconception, so that no exercise is assigned because of them.
 */
export const REMARKS = [
  'other-search',
  'other-moment',
  'one-bound',
  'end-of-pair',
  'other-naming',
  'window-of-sibling',
  'later-equal',
  'counterexample',
  'nothing-proved',
  'miscount',
  'counted-once',
  'put-together',
  'other-pass',
  'below-limit',
  'stops-at-limit',
  'left-to-right',
] as const;
export type Remark = (typeof REMARKS)[number];

/** Details that the sentences of some findings mention. */
export type Detail =
  /** the entries are right for this search, which another part of the exercise asks about */
  | { readonly kind: 'search'; readonly algorithm: AlgorithmName }
  /** the student cut nothing, as in plain minimax */
  | { readonly kind: 'nothing-cut' }
  /** the sign shows at several nodes */
  | { readonly kind: 'several' }
  /**
   * what would change if the leaves that the student crossed out below the last child of the root had other
   * values; null when nothing would
   */
  | { readonly kind: 'matters'; readonly changes: Change | null }
  /**
   * a value of the leaf for which the student's answer is wrong, and whether the right search skips the
   * branch at that value
   */
  | { readonly kind: 'witness'; readonly x: number; readonly isSpared: boolean }
  /**
   * numbers for which the student's formula is wrong, by the names of the unknowns, and whether with them the branch is
   * not examined or, of a question about a move, the move is best
   */
  | {
      readonly kind: 'numbers';
      readonly numbers: readonly (readonly [name: string, value: number])[];
      readonly isMove: boolean;
      readonly isMet: boolean;
    };

/**
 * A change of the result when every wrongly crossed-out leaf has `value`: the root then plays the game move
 * `move`, or null when only the root's value changes.
 */
export interface Change {
  readonly value: number;
  readonly move: NodeId | null;
}
