/** Lays out a large tree beside the page: the steps of the layout run in slices, and the slowest of them in the worker. */
import type { Progress } from '../core/progress.ts';
import type { Layout } from '../drawing/index.ts';
import type { LayoutSteps } from '../drawing/layoutSteps.ts';
import type { Spacing } from '../drawing/spacing.ts';
import { timerClock } from './playing.ts';
import { inSlices } from './tasks/inSlices.ts';
import { startTask } from './tasks/pageTasks.ts';

interface End {
  readonly ended: (layout: Layout) => void;
  readonly failed: () => void;
}

/** The time after which no further step of a slice begins, ms. Steps over 200,000 nodes take up to 15 ms each. */
const SLICE_MS = 10;

/** Carries out the steps of a layout; the returned function cancels that, and neither end is told then. */
export function layOutElsewhere(
  steps: LayoutSteps<Layout>,
  { ended, failed }: End,
  start = startTask,
): () => void {
  let cancel = goOn(undefined);
  return () => cancel();

  /** Goes on until the layout is there or asks for the places of nodes. */
  function goOn(x: Float64Array | undefined): () => void {
    let step = null as ReturnType<typeof steps.next> | null;
    function* untilAsked(): Generator<Progress<never>, void> {
      for (step = steps.next(x); step.done !== true && step.value === null; step = steps.next())
        yield { done: 0, of: 1, part: null };
    }
    const listener = {
      progressed() {},
      ended(how: 'done' | 'cancelled') {
        if (how === 'cancelled' || step === null) return;
        if (step.done === true) ended(step.value);
        else cancel = place(step.value as Spacing);
      },
      failed,
    };
    const time = { clock: timerClock, now: () => performance.now() };
    return inSlices(untilAsked(), listener, time, SLICE_MS);
  }

  function place(spacing: Spacing): () => void {
    let x: Float64Array | undefined;
    return start('spread', spacing, {
      begun() {},
      progressed({ parts }) {
        x = parts.at(-1)?.x ?? x;
      },
      ended(how, { parts }) {
        if (how === 'cancelled') return;
        x = parts.at(-1)?.x ?? x;
        if (x === undefined) failed();
        else cancel = goOn(x);
      },
      failed,
    });
  }
}
