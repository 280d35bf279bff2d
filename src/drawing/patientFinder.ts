/** Searches for places for names in several short tasks, so that the page answers keys and presses between them. */
import { type Effort, NAME_FINDER, type NameFinder, spotFor } from './nameSpots.ts';
import type { Layout } from './placement.ts';

/** A finder that puts searches off when they would make a task of the page too long. */
export interface PatientFinder extends NameFinder {
  /** Whether a search in a layout was put off since this was asked last. */
  hasPutOff(layout: Layout): boolean;
  /** Says that this task goes on with what was put off. */
  goOn(): void;
}

/**
 * Returns a finder that compares names with about `most` obstacles in one task of the page and puts further searches off. A
 * task that begins with `goOn` searches until its time is over. While the search for a name is put off, the name stands at
 * a place that was found for it before, or is left out. Each task keeps the places that it has found. After enough tasks
 * the picture is therefore the one that a finder without a limit gives at once.
 *
 * @param milliseconds the time after which no further search begins
 * @param now returns a time in ms
 */
export function patientFinder(most: number, milliseconds: number, now: () => number): PatientFinder {
  const waiting = new WeakSet<Layout>();
  let end = -Infinity;
  const effort: Effort = { left: most, hasTime: () => now() < end, isShort: false };
  let isCounting = false;
  const count = () => {
    if (isCounting) return;
    isCounting = true;
    queueMicrotask(() => {
      isCounting = false;
      effort.left = most;
      end = -Infinity;
    });
  };
  return {
    isClear: NAME_FINDER.isClear,
    spotFor(...named) {
      count();
      effort.isShort = false;
      const spot = spotFor(...named, effort);
      if (effort.isShort) waiting.add(named[0]);
      return spot;
    },
    hasPutOff: (layout) => waiting.delete(layout),
    goOn() {
      count();
      end = now() + milliseconds;
    },
  };
}
