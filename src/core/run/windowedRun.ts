import type { AnyRun } from './anyRun.ts';
import type { BoundsRun } from './boundsRun.ts';

/** Returns the same run as one whose search passes windows down; null when it passes none. */
export function windowedRun(run: AnyRun): BoundsRun | null {
  return run.family === 'bounds' && run.windows !== null ? run : null;
}
