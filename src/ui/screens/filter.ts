/** Filters for the trees of the library: the properties of a tree, and whether it matches. */

import type { AlgorithmName } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import type { Example } from '../../library/example.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openedRun } from '../../session/openedRun.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

export const PLY_COUNTS: readonly Span[] = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: 3 },
  { from: 4, to: Infinity },
];
export const LEAF_COUNTS: readonly Span[] = [
  { from: 1, to: 6 },
  { from: 1, to: 12 },
  { from: 13, to: Infinity },
];

export interface Filter {
  readonly algorithm: AlgorithmName | null;
  /** the index of the chosen range of plies or leaves; null for any number */
  readonly plies: number | null;
  readonly leaves: number | null;
  /**
   * whether only trees are listed whose run has a deep cutoff; `equality` asks for a cut on equality,
   * `chance` for a chance node
   */
  readonly deep: boolean;
  readonly equality: boolean;
  readonly chance: boolean;
}

export const NO_FILTER: Filter = {
  algorithm: null,
  plies: null,
  leaves: null,
  deep: false,
  equality: false,
  chance: false,
};

export function isLike(example: Example, filter: Filter): boolean {
  const { plies, leaves, ...has } = factsOf(example);
  return (
    (filter.algorithm === null || filter.algorithm === example.algorithm) &&
    isIn(PLY_COUNTS, filter.plies, plies) &&
    isIn(LEAF_COUNTS, filter.leaves, leaves) &&
    (['deep', 'equality', 'chance'] as const).every((kind) => !filter[kind] || has[kind])
  );
}

function isIn(spans: readonly Span[], chosen: number | null, count: number): boolean {
  const span = chosen === null ? undefined : spans[chosen];
  return span === undefined || (count >= span.from && count <= span.to);
}

/** The properties of a tree are computed once, because every change of a filter reads those of all trees. */
const factsOf = memoizeByObject((example: Example) => {
  const subject = subjectOfExample(example);
  const { tree } = subject;
  const run = openedRun(subject);
  const cuts = run.eventsOf('cutoff').flatMap((step) => {
    const event = run.event(step);
    return event.kind === 'cutoff' ? [event] : [];
  });
  return {
    plies: tree.height,
    leaves: tree.leafCount,
    deep: cuts.some(({ reach }) => reach === 'deep'),
    equality: cuts.some(({ test }) => test.v === test.limit),
    chance: tree.hasChance,
  };
});
