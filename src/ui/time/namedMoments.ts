/** The moments that a source names, below the timeline. */
import type { AnyRun } from '../../core/run/anyRun.ts';
import { type MomentRule, momentsOf, type NamedMoment } from '../../library/moments.ts';

const named = new WeakMap<AnyRun, readonly NamedMoment[]>();

/** Returns the moments that the tree's source names; computed once per run. */
export function namedMoments(run: AnyRun, rule: MomentRule | undefined): readonly NamedMoment[] {
  const moments = named.get(run) ?? momentsOf(rule, run);
  named.set(run, moments);
  return moments;
}

/** Returns the names of moments in two rows when one is too narrow; none when two are as well. `width` is in px. */
export function momentRows(moments: readonly NamedMoment[], length: number, width: number): 0 | 1 | 2 {
  const gaps = (every: number) =>
    moments
      .slice(every)
      .map((moment, index) => ((moment.step - (moments[index]?.step ?? 0)) / Math.max(length, 1)) * width);
  const needed = Math.max(...moments.map(({ name }) => name.length * 7 + 9), 16);
  if (Math.min(...gaps(1), Infinity) >= needed) return 1;
  return Math.min(...gaps(2), Infinity) >= needed ? 2 : 0;
}
