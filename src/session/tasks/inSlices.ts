/** Runs the steps of a task in slices of time. */

import type { Progress } from '../../core/progress.ts';
import type { Clock } from '../playing.ts';

/** What has happened since the last report of a task. */
export interface Report<Part> {
  readonly done: number;
  readonly of: number;
  /** the parts of the result that were made since the last report */
  readonly parts: readonly Part[];
}

/** Hears the reports of a task. The last call is that of `ended` or of `failed`. */
export interface ReportListener<Part> {
  progressed(report: Report<Part>): void;
  ended(how: 'done' | 'cancelled', report: Report<Part>): void;
  failed(message: string): void;
}

export interface Time {
  readonly clock: Clock;
  /** Returns a time in ms; only differences count. */
  readonly now: () => number;
}

/**
 * The time after which no further step of a slice begins, ms. With the step that is under way a slice takes at most
 * 25 ms.
 */
const SLICE_MS = 20;

/** The least time between two reports of progress, ms. */
const REPORT_MS = 100;

/** Says from within a long step how far the task is; what is said too soon after the last report is dropped. */
export type Tell<Part> = (progress: Progress<Part>) => void;

/** Returns how a long step tells a listener how far it is. */
export function tellingTo<Part>(
  listener: Pick<ReportListener<Part>, 'progressed'>,
  { now }: Pick<Time, 'now'>,
): Tell<Part> {
  let last = now();
  return ({ done, of, part }) => {
    if (now() - last < REPORT_MS) return;
    last = now();
    listener.progressed({ done, of, parts: part === null ? [] : [part] });
  };
}

/**
 * Runs a task from its first slice, which is not yet this call, to its end or until the returned function is called.
 *
 * @param sliceMs the time after which no further step of a slice begins, ms
 */
export function inSlices<Part>(
  steps: Iterator<Progress<Part>>,
  listener: ReportListener<Part>,
  { clock, now }: Time,
  sliceMs = SLICE_MS,
): () => void {
  let [done, of] = [0, 0];
  let parts: Part[] = [];
  let lastReport = now();
  let isOver = false;
  let rest = clock(0, slice);
  return () => {
    if (isOver) return;
    rest();
    isOver = true;
    listener.ended('cancelled', report());
  };

  function report(): Report<Part> {
    const made = { done, of, parts };
    parts = [];
    lastReport = now();
    return made;
  }

  function slice(): void {
    try {
      isOver = !runSlice();
    } catch (thrown) {
      isOver = true;
      listener.failed(String(thrown));
      return;
    }
    if (isOver) {
      listener.ended('done', report());
      return;
    }
    if (now() - lastReport >= REPORT_MS) listener.progressed(report());
    rest = clock(0, slice);
  }

  /** Runs steps for the time of a slice; returns whether there are more. */
  function runSlice(): boolean {
    const end = now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done === true) return false;
      ({ done, of } = step.value);
      if (step.value.part !== null) parts.push(step.value.part);
    } while (now() < end);
    return true;
  }
}
