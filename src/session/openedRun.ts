import type { AnyRun } from '../core/index.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import '../families/furtherRows.ts';
import '../drawing/simulationAdded.ts';
import { openingSettings, type Subject } from './subject.ts';

/** Returns the run with which a tree opens, without storing it in the cache. */
export function openedRun(subject: Subject): AnyRun {
  const { algorithm, rules, limits } = openingSettings(subject);
  return recordSearch(subject.tree, algorithm, rules, 'drawn', limits);
}
