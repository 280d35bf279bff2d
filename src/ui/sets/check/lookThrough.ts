/** Looks through the answers of a class for misconceptions, in slices of time, because that may take long. */
import type { HandIn } from '../../../practice/index.ts';
import { hasSeen, seenIn } from '../../../session/sets/classSummary.ts';
import type { SetTrees } from '../../../session/sets/setTrees.ts';

/** The time in ms after which looking pauses, so that the page can respond. */
const TURN_MS = 30;

/**
 * Looks through all results that have not been looked through; what is seen is remembered. Calls `hears` with how
 * many have been; ends early when `signal` stops it.
 */
export async function lookThrough(
  handIns: readonly HandIn[],
  trees: SetTrees,
  signal: AbortSignal,
  hears: (done: number) => void,
): Promise<void> {
  let turn = performance.now();
  for (const [done, handIn] of handIns.entries()) {
    if (hasSeen(handIn, trees)) continue;
    if (performance.now() - turn > TURN_MS) {
      hears(done);
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    if (signal.aborted) return;
    seenIn(handIn, trees);
  }
}
