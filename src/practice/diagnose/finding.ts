/** The findings that feedback reports: a method or a sign, with the part of the exercise that shows it. */

import type { PartKind } from '../exercise.ts';
import type { Suspicion } from '../methods/methods.ts';
import { MISCONCEPTIONS, type Misconception } from '../misconception.ts';
import { REMARKS, type Sign } from './sign.ts';

export interface Finding extends Sign {
  readonly part: PartKind;
  /** the rule that the student mistook in addition to the faulty method; null for none */
  readonly also: Suspicion['also'];
}

/** Returns the misconceptions among the findings, each once. */
export function misconceptionsIn(findings: readonly Finding[]): Misconception[] {
  const names = findings.flatMap(({ misconception, also }) =>
    also === null ? [misconception] : [misconception, also],
  );
  return MISCONCEPTIONS.filter((name) => names.includes(name));
}

/** The order in which the feedback gives findings: the most frequent first, by experience in class. */
export const ORDER_OF_FEEDBACK: readonly Finding['misconception'][] = [
  ...REMARKS,
  'parent-only',
  'other-equality',
  'interchanged',
  'root-misread',
  'last-of-equals',
  'refuses-cut',
  'wrong-root-value',
  'misses-beta-cuts',
  'swapped-tests',
  'bound-of-other-side',
  'keeps-childs-bound',
  'never-inherits',
  'open-root',
  'ignores-window',
  'alpha-zero',
  'global-bounds',
  'cut-without-bound',
  'last-branch',
  'exact-at-cut',
  'bounds-as-values',
  'all-better-again',
  'first-children',
  'every-bound',
  'all-shallow',
  'deep-by-ply',
  'nearest-owner',
  'other-player',
  'ends-reversed',
  'one-reply',
  'all-own-moves',
  'value-at-unvisited',
  'all-max',
  'all-min',
  'right-to-left',
  'counts-other-nodes',
  'unfinished-pass',
  'budget-per-pass',
  'ignores-budget',
  'forgets-order',
  'estimate-for-proof',
  'window-through-chance',
  'bounds-from-leaves',
  'mean-at-chance',
  'min-at-chance',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
  'deep-pruning',
  'all-against-one',
  'everybody-first',
  'sum-of-components',
  'unvisited-not-first',
  'other-sides-reward',
  'exploitation-alone',
  'own-visits',
  'new-node-alone',
  'open-as-stack',
  'successors-reversed',
  'ends-queued',
  'no-merging',
  'win-overlooked',
  'sign-exchanged',
  'own-lines-alone',
  'slip',
];

/** Compares two findings for sorting, so that the one that feedback gives first comes first. */
export function byOrderOfFeedback(a: Finding, b: Finding): number {
  return ORDER_OF_FEEDBACK.indexOf(a.misconception) - ORDER_OF_FEEDBACK.indexOf(b.misconception);
}
