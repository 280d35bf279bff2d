/** The reports that a running count sends. */
import type { CountsAtDepth, CountsProgress } from '../../core/uniform/index.ts';

export interface CountingNews {
  readonly done: number;
  readonly of: number;
  /** the counts for the depths that have been finished since the last report */
  readonly counts: readonly CountsAtDepth[];
}

/** The least time between two reports, ms; more frequent ones would not be visible. */
const NEWS_MS = 60;

/** Combines the progress of a count into reports: one after NEWS_MS at the earliest, and one at the end. */
export function* gathered(steps: Iterable<CountsProgress>, now: () => number): Generator<CountingNews, void> {
  let counts: CountsAtDepth[] = [];
  let last = now();
  for (const { done, of, counts: ofDepth } of steps) {
    if (ofDepth !== null) counts.push(ofDepth);
    if (done < of && now() - last < NEWS_MS) continue;
    yield { done, of, counts };
    counts = [];
    last = now();
  }
}
