/** A set that a lecturer makes: exercises to be worked through, printed, and handed in. */
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { PartKind, Penalty } from './exercise.ts';
import type { ExerciseSeed } from './skill.ts';

/** Where the tree of an exercise comes from. */
export type TreeSource =
  | { readonly kind: 'library'; readonly id: string }
  /** in the notation of docs/notation.md */
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'generated' } & ExerciseSeed);

export interface ItemPart {
  readonly kind: PartKind;
  readonly marks: number;
  readonly penalty: Penalty;
  /**
   * Places in preorder: for 'windows' the nodes that are asked about, for 'interval' the leaf and the
   * branch; none where the program is to choose, and for the other kinds.
   */
  readonly nodes: readonly number[];
  /** of 'windows': those that the nodes end with, not those that they are called with */
  readonly at?: 'end';
}

export interface SetItem {
  readonly title: string;
  readonly source: TreeSource;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly parts: readonly ItemPart[];
}

export interface ExerciseSet {
  readonly title: string;
  /** whether feedback is given before the set is handed in */
  readonly hints: boolean;
  readonly items: readonly SetItem[];
}

/** Of a set, so that a page stays quick whatever it is sent. */
export const SET_LIMITS = { items: 50, partsOfAnItem: 9, marks: 1000, title: 200 } as const;
