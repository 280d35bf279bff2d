import { recordSearch } from '../core/run/recordSearch.ts';
import type { Trace } from '../core/run/trace.ts';
import { openingAlgorithm, openingLimits, openingRules, type Subject } from './subject.ts';

/** The run of a subject as it opens, which nobody keeps. */
export function openedRun(subject: Subject): Trace {
  const { tree } = subject;
  const limits = openingLimits(subject);
  return recordSearch(tree, openingAlgorithm(subject), openingRules(subject), 'drawn', limits);
}
