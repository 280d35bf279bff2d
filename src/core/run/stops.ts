/** Places to stop at in a run, as sorted lists of steps: a look-up takes O(log events), however far it leads. */

/** How many of the ascending steps are `step` or less. */
export function countUpTo(steps: readonly number[], step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] as number) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of the ascending steps after `step`; null where there is none. */
export function nextOf(steps: readonly number[], step: number): number | null {
  return steps[countUpTo(steps, step)] ?? null;
}

/** The last of the ascending steps before `step`; null where there is none. */
export function previousOf(steps: readonly number[], step: number): number | null {
  return steps[countUpTo(steps, step - 1) - 1] ?? null;
}
