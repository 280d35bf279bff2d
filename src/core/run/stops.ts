/** Look-ups in sorted lists of the steps at which a run stops; each takes O(log events), however far it leads. */

/** Returns how many of the ascending steps are at most `step`. */
export function countUpTo(steps: ArrayLike<number>, step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] as number) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the first of the ascending steps after `step`; null when there is none. */
export function nextOf(steps: ArrayLike<number>, step: number): number | null {
  return steps[countUpTo(steps, step)] ?? null;
}

/** Returns the last of the ascending steps before `step`; null when there is none. */
export function previousOf(steps: ArrayLike<number>, step: number): number | null {
  return steps[countUpTo(steps, step - 1) - 1] ?? null;
}
