/** What feedback is about: facts, which words/…/feedback.ts put into sentences. */
import type { Bound } from '../../core/trace/traceEvent.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { PartKind } from '../exercise.ts';
import type { Misconception } from '../misconception.ts';

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
  readonly misconception: Misconception;
  readonly part: PartKind;
  readonly place: Place;
}

/** In this order findings are told: what practice in class has shown to be the most frequent first. */
export const ORDER_OF_FEEDBACK: readonly Misconception[] = [
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
