/** What a wrong entry shows: facts, which words/…/feedback.ts put into sentences. */
import type { AlgorithmName } from '../../core/search/algorithms.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Misconception } from '../misconception.ts';
import type { Place } from '../place.ts';

/** What shows, and where. */
export interface Sign {
  readonly misconception: Misconception | Remark;
  readonly place: Place;
  /** what its sentence tells more exactly; null for most */
  readonly detail: Detail | null;
}

/** What is said without an accusation: nothing that anybody would have to practise against. */
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

/** What the sentences of some findings are to say. */
export type Detail =
  /** it is right of this search, which another part of the exercise is about */
  | { readonly kind: 'search'; readonly algorithm: AlgorithmName }
  /** nothing at all is cut: this is plain minimax */
  | { readonly kind: 'nothing-cut' }
  /** it is so at several places */
  | { readonly kind: 'several' }
  /** what the leaves that are crossed out in the last branch can still change */
  | { readonly kind: 'matters'; readonly changes: Change | null }
  /** a value of the leaf for which the answer is not so */
  | { readonly kind: 'witness'; readonly x: number; readonly isSpared: boolean };

/** With every one of the leaves at `value` the root plays to `move`; null where only its value changes. */
export interface Change {
  readonly value: number;
  readonly move: NodeId | null;
}
