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
          end(how === 'cancelled' ? null : last);
        },
        failed: () => stay('failed'),
      },
      { clock: timerClock, now: () => performance.now() },
    ),
  );
}
