import type { AnyRun, RecursionRun } from './anyRun.ts';
import { isOfRecursion } from './anyRun.ts';

/** Returns the same run as that of a recursion. Throws for a run of another kind. */
export function asRecursion(run: AnyRun): RecursionRun {
  if (!isOfRecursion(run)) throw new Error(`a run of ${run.family} is no recursion`);
  return run;
}
