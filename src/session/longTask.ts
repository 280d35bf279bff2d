/**
 * What takes long is made by a task beside the page, and put together on the page in slices of time, because only the
 * page can do that. The page says meanwhile how far it is (`longSearch.ts`).
 */
import type { Progress } from '../core/progress.ts';
import type { Long, LongSearch } from './longSearch.ts';
import { timerClock } from './playing.ts';
import { inSlices, type ReportListener } from './tasks/inSlices.ts';
import type { TaskListener } from './tasks/taskRunner.ts';

export interface LongTask<Part, Whole> {
  /** Starts the task; the returned function cancels it. */
  readonly start: (listener: TaskListener<Part>) => () => void;
  /** what the page says when the task begins, or begins anew in another place */
  readonly begun?: Partial<LongSearch>;
  /** Returns what the page says of a part, besides how much is done. */
  readonly said?: (part: Part) => Partial<LongSearch>;
  /** Returns the steps that put the result together from the last part; null when that part is none of a result. */
  readonly steps: (last: Part) => Iterator<Progress<Whole>> | null;
}

/** The result, or why there is none; what failed has been said by then. */
export type Outcome<Whole> = Whole | 'cancelled' | 'failed';

/**
 * Carries out a long task and calls `over` with its outcome. Of the parts only the last one counts, which may come in any
 * report.
 */
export function carryOut<Part, Whole extends object>(
  long: Long,
  { start, begun, said, steps }: LongTask<Part, Whole>,
  over: (outcome: Outcome<Whole>) => void,
): void {
  let last = null as Part | null;
  const failed = (say: () => void) => {
    say();
    over('failed');
  };
  const stop = start({
    begun(place) {
      last = null;
      long.change({ place, share: 0, ...begun });
    },
    progressed({ done, of, parts }) {
      const newest = parts.at(-1);
      last = newest ?? last;
      const share = of === 0 ? 0 : done / of;
      long.change({ share, ...(newest !== undefined && said?.(newest)) });
    },
    ended(how, { parts }) {
      last = parts.at(-1) ?? last;
      if (how === 'cancelled') {
        long.end();
        over('cancelled');
        return;
      }
      const assembling = last === null ? null : steps(last);
      if (assembling === null) failed(long.stayWithout);
      else putTogether(long, assembling, over);
    },
    failed: () => failed(() => long.stay('failed')),
  });
  long.cancelBy(stop);
}

/** The time after which no further step of a slice begins, ms. Steps over a million nodes take up to 15 ms each. */
const SLICE_MS = 10;

/** Carries out steps in slices and calls `over` with what the last of them has made. */
export function putTogether<Whole extends object>(
  { cancelBy, end, stay }: Long,
  steps: Iterator<Progress<Whole>>,
  over: (outcome: Outcome<Whole>) => void,
): void {
  let whole = null as Whole | null;
  const finish = (outcome: Outcome<Whole>) => {
    end();
    over(outcome);
  };
  const listener: ReportListener<Whole> = {
    progressed({ parts }) {
      whole = parts.at(-1) ?? whole;
    },
    ended(how, { parts }) {
      whole = parts.at(-1) ?? whole;
      if (how === 'cancelled') {
        finish('cancelled');
        return;
      }
      // What is displayed now is a task of its own, between which and the last slice the page answers keys.
      const stop = timerClock(0, () => finish(whole ?? 'failed'));
      cancelBy(() => {
        stop();
        finish('cancelled');
      });
    },
    failed() {
      stay('failed');
      over('failed');
    },
  };
  cancelBy(inSlices(steps, listener, { clock: timerClock, now: () => performance.now() }, SLICE_MS));
}
