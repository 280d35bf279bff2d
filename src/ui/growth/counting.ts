/** What is told of a count while it goes on. */
import type { CountsAtDepth, CountsProgress } from '../../core/uniform/index.ts';

export interface CountingNews {
  readonly done: number;
  readonly of: number;
  /** of the depths that have been done with since the last news */
  readonly counts: readonly CountsAtDepth[];
}

/** More often nobody sees it. */
const NEWS_MS = 60;

/** What several steps come to, once some time has gone by and at the end. */
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
