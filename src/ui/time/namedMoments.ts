/** The moments of a run that the figure's source names, for the row below the timeline. */

import { useMemo } from 'react';
import { momentsOf, type NamedMoment } from '../../library/moments.ts';
import { useRun, useSession } from '../page/useSession.ts';

/** Returns the moments of the current run that the figure's source names. */
export function useNamedMoments(): readonly NamedMoment[] {
  const run = useRun();
  const rule = useSession((state) => state.subject.example?.moments);
  return useMemo(() => momentsOf(rule, run), [rule, run]);
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
