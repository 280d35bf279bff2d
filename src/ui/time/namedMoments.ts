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
 * Returns the row of each moment's name below a timeline of `width` px, 0 or 1: the first row that has room behind
 * the names before it; −1 when neither has.
 */
export function momentRows(
  moments: readonly NamedMoment[],
  length: number,
  width: number,
): readonly number[] {
  const ends = [-Infinity, -Infinity];
  return moments.map(({ name, step }) => {
    const half = Math.max(name.length * 7 + 9, 22) / 2;
    const middle = (step / Math.max(length, 1)) * width;
    const row = ends.findIndex((end) => end <= middle - half);
    if (row >= 0) ends[row] = middle + half;
    return row;
  });
}
