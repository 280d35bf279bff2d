import type { AnyRun } from '../core/index.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import { openingAlgorithm, openingLimits, openingRules, type Subject } from './subject.ts';

/** Returns the run with which a tree opens, without storing it in the cache. */
export function openedRun(subject: Subject): AnyRun {
  const { tree } = subject;
  const limits = openingLimits(subject);
  return recordSearch(tree, openingAlgorithm(subject), openingRules(subject), 'drawn', limits);
}
