/** Works off on the page, in slices of time, what only the page can do with what a worker has made. */
import type { Progress } from '../core/progress.ts';
import { timerClock } from './playing.ts';
import { inSlices } from './tasks/inSlices.ts';

interface End<Part> {
  readonly cancelBy: (cancel: () => void) => void;
  readonly stay: (phase: 'failed') => void;
  /** Called with the last part; with null when the steps were cancelled. */
  readonly end: (part: Part | null) => void;
}

/** The time after which no further step of a slice begins, ms. Steps over a million nodes take up to 15 ms each. */
const SLICE_MS = 10;

export function onPage<Part>(steps: Iterator<Progress<Part>>, { cancelBy, stay, end }: End<Part>): void {
  let last: Part | null = null;
  cancelBy(
    inSlices(
      steps,
      {
        progressed({ parts }) {
          last = parts.at(-1) ?? last;
        },
        ended(how, { parts }) {
          last = parts.at(-1) ?? last;
          if (how === 'cancelled') {
            end(null);
            return;
          }
          // What is displayed now is a task of its own, between which and the last slice the page answers keys.
          const stop = timerClock(0, () => end(last));
          cancelBy(() => {
            stop();
            end(null);
          });
        },
        failed: () => stay('failed'),
      },
      { clock: timerClock, now: () => performance.now() },
      SLICE_MS,
    ),
  );
}
