/** Finds places for names without keeping the page from answering. */
import { type Effort, NAME_FINDER, type NameFinder, spotFor } from './nameSpots.ts';
import type { Layout } from './placement.ts';

/** A finder that does not search for all names in one task of the page. */
export interface PatientFinder extends NameFinder {
  /** Whether a search in a layout was put off since this was asked last. */
  hasPutOff(layout: Layout): boolean;
  /** Says that this task goes on with what was put off. */
  goOn(): void;
}

/**
 * Returns a finder that looks at about `most` obstacles in a task of the page, and in a task that goes on with what was put
 * off at as many as it can in a time. A name for which a search was put off takes one of the places that were found for it
 * before, or none. When the picture has been made again often enough, it is the one that another finder gives at once,
 * because each time more is known.
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
