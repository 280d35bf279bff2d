/** What feedback is about: facts, which words/…/feedback.ts put into sentences. */
import type { Bound } from '../../core/run/window.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { PartKind } from '../exercise.ts';
import type { Suspicion } from '../methods/suspicion.ts';
import { MISCONCEPTIONS, type Misconception } from '../misconception.ts';

/** Where something goes wrong, and what the right search holds there. */
export interface Place {
  /** the node to look at */
  readonly node: NodeId;
  /** of the right run: the step to look at */
  readonly step: number;
  /** the cut or the test that decides there; null where there is none */
  readonly test: DecidingTest | null;
}

export interface DecidingTest {
  /** the node that makes the test: MAX against β, MIN against α */
  readonly tester: NodeId;
  readonly bound: Bound;
  /** what the tester holds, and the bound it compares that with */
  readonly v: number;
  readonly limit: number;
  /** the ancestor that set the bound; null where nobody has */
  readonly owner: NodeId | null;
  /** whether the tester stops here in the right run */
  readonly cuts: boolean;
}

export interface Finding {
  readonly misconception: Misconception | Remark;
  readonly part: PartKind;
  readonly place: Place;
  /** the rule that was mistaken besides */
  readonly also: Suspicion['also'];
  /** what its sentence tells more exactly; null for most */
  readonly detail: Detail | null;
}

/** What is said without an accusation: nothing that anybody would have to practise against. */
export const REMARKS = [
  'other-moment',
  'one-bound',
  'window-of-sibling',
  'later-equal',
  'counterexample',
  'nothing-proved',
  'miscount',
] as const;
export type Remark = (typeof REMARKS)[number];

/** What the sentences of some findings are to say. */
export type Detail =
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

/** The misconceptions among what was found, each once. */
export function misconceptionsIn(findings: readonly Finding[]): Misconception[] {
  const names = findings.flatMap(({ misconception, also }) =>
    also === null ? [misconception] : [misconception, also],
  );
  return MISCONCEPTIONS.filter((name) => names.includes(name));
}

/** In this order findings are told: what practice in class has shown to be the most frequent first. */
export const ORDER_OF_FEEDBACK: readonly Finding['misconception'][] = [
  ...REMARKS,
  'parent-only',
  'other-equality',
  'last-of-equals',
  'refuses-cut',
  'wrong-root-value',
  'misses-beta-cuts',
  'swapped-tests',
  'bound-of-other-side',
  'keeps-childs-bound',
  'never-inherits',
  'alpha-zero',
  'global-bounds',
  'cut-without-bound',
  'last-branch',
  'exact-at-cut',
  'value-at-unvisited',
  'all-max',
  'right-to-left',
  'counts-other-nodes',
  'window-through-chance',
  'mean-at-chance',
  'min-at-chance',
  'slip',
];
