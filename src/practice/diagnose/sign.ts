/** What a wrong entry shows, as facts; words/…/feedback.ts makes sentences of them. */
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Misconception } from '../misconception.ts';
import type { Place } from '../place.ts';

/** A sign, and the place where it shows. */
export interface Sign {
  readonly misconception: Misconception | Remark;
  readonly place: Place;
  /** a detail for its sentence; null for most signs */
  readonly detail: Detail | null;
}

/** Remarks without an accusation: nothing that one would have to practise against. */
export const REMARKS = [
  'other-search',
  'other-moment',
  'one-bound',
  'window-of-sibling',
  'later-equal',
  'counterexample',
  'nothing-proved',
  'miscount',
  'put-together',
  'other-pass',
  'below-limit',
] as const;
export type Remark = (typeof REMARKS)[number];

/** Details for the sentences of some findings. */
export type Detail =
  /** the answer is right for this search, which another part of the exercise is about */
  | { readonly kind: 'search'; readonly algorithm: AlgorithmName }
  /** nothing at all is cut: this is plain minimax */
  | { readonly kind: 'nothing-cut' }
  /** the sign shows at several places */
  | { readonly kind: 'several' }
  /** what the crossed-out leaves of the last branch can still change */
  | { readonly kind: 'matters'; readonly changes: Change | null }
  /** a value of the leaf for which the answer is not true */
  | { readonly kind: 'witness'; readonly x: number; readonly isSpared: boolean };

/** When every one of the leaves has `value`, the root plays `move`; null when only its value changes. */
export interface Change {
  readonly value: number;
  readonly move: NodeId | null;
}
