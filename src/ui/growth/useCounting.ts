import { useEffect, useRef, useState } from 'react';
import type { CountsAtDepth } from '../../core/uniform/index.ts';
import { beginCounting, type CountingPlace } from './beginCounting.ts';

interface Count {
  readonly state: 'counting' | 'done' | 'cancelled';
  readonly place: CountingPlace;
  /** the finished share of the count, from 0 to 1 */
  readonly share: number;
  /** the counts of the finished depths, starting at depth 0 */
  readonly counts: readonly CountsAtDepth[];
}

export interface Counted extends Count {
  readonly cancel: () => void;
  readonly again: () => void;
}

const BEGUN: Count = { state: 'counting', place: 'worker', share: 0, counts: [] };

/**
 * Counts the evaluated leaves of uniform trees while the component is mounted. Other arguments start a new
 * count.
 */
export function useCounting(branching: number, depth: number, seed: number): Counted {
  const [round, setRound] = useState(0);
  const name = [branching, depth, seed, round].join();
  const [known, setKnown] = useState({ name, count: BEGUN });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    const change = (next: (count: Count) => Count) =>
      setKnown((before) => ({ name, count: next(before.name === name ? before.count : BEGUN) }));
    stop.current = beginCounting(
      { branching, depth, seed },
      {
        begins: (place) => change(() => ({ ...BEGUN, place })),
        hears: ({ done, of, counts }) =>
          change((before) => ({
            ...before,
            state: done === of ? 'done' : 'counting',
            share: done / of,
            counts: [...before.counts, ...counts],
          })),
      },
    );
    return () => stop.current?.();
  }, [branching, depth, seed, name]);
  // Counts made for other arguments (branching factor, depth, seed) are not returned.
  const count = known.name === name ? known.count : BEGUN;
  return {
    ...count,
    cancel: () => {
      stop.current?.();
      setKnown({ name, count: { ...count, state: 'cancelled' } });
    },
    again: () => setRound(round + 1),
  };
}
