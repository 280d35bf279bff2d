/** What depth-first searches share, whether they return single values or vectors. */
import type { RecursionRun } from '../core/index.ts';
import type { Marked } from './family.ts';

/**
 * Returns the marks at cutoffs and new best values. A new best value has no mark when a cutoff follows, because that
 * has one.
 */
export function cutsAndBests(run: RecursionRun): readonly Marked[] {
  const cuts = run.eventsOf('cutoff');
  let next = 0;
  const best = run.eventsOf('update').filter((step) => {
    while ((cuts[next] ?? Infinity) <= step) next += 1;
    return cuts[next] !== step + 1 && run.isImproved(step);
  });
  return [...cuts.map((step): Marked => ['cutoff', step]), ...best.map((step): Marked => ['best', step])];
}
