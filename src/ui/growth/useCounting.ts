import { useState } from 'react';
import type { CountsAtDepth } from '../../core/uniform/index.ts';
import type { TaskPlace } from '../../session/tasks/taskRunner.ts';
import { useRunningTask } from '../page/useTask.ts';

export interface Counted {
  readonly state: 'counting' | 'done' | 'cancelled';
  readonly place: TaskPlace;
  /** the finished share of the count, from 0 to 1 */
  readonly share: number;
  /** the counts of the finished depths, starting at depth 0 */
  readonly counts: readonly CountsAtDepth[];
  readonly cancel: () => void;
  readonly again: () => void;
}

/**
 * Counts the evaluated leaves of uniform trees while the component is mounted. Other arguments start a new
 * count.
 */
export function useCounting(branching: number, depth: number, seed: number): Counted {
  const [round, setRound] = useState(0);
  const wish = { branching, depth, seed };
  const { parts, state, place, done, of, cancel } = useRunningTask(
    'leafCounts',
    wish,
    JSON.stringify([wish, round]),
  );
  return {
    ...{ state: state === 'running' ? 'counting' : state, place, counts: parts },
    share: of === 0 ? 0 : done / of,
    cancel,
    again: () => setRound(round + 1),
  };
}
