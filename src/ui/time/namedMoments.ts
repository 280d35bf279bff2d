/** The moments of a run that the figure's source names, for the row below the timeline. */
import type { AnyRun } from '../../core/index.ts';
import { type MomentRule, momentsOf, type NamedMoment } from '../../library/moments.ts';

const named = new WeakMap<AnyRun, readonly NamedMoment[]>();

/** Returns the moments of a run that the figure's source names; computed once for each run. */
export function namedMoments(run: AnyRun, rule: MomentRule | undefined): readonly NamedMoment[] {
  const moments = named.get(run) ?? momentsOf(rule, run);
  named.set(run, moments);
  return moments;
}

/**
 * Returns the number of rows for the names of moments along a timeline of `width` px: two when they do not
 * fit into one, 0 when they do not fit into two.
 */
export function momentRows(moments: readonly NamedMoment[], length: number, width: number): 0 | 1 | 2 {
  const gaps = (every: number) =>
    moments
      .slice(every)
      .map((moment, index) => ((moment.step - (moments[index]?.step ?? 0)) / Math.max(length, 1)) * width);
  const needed = Math.max(...moments.map(({ name }) => name.length * 7 + 9), 16);
  if (Math.min(...gaps(1), Infinity) >= needed) return 1;
  return Math.min(...gaps(2), Infinity) >= needed ? 2 : 0;
}
