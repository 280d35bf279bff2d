/**
 * A number strictly between two others, either of which may be infinite: near the middle, or as far
 * beyond the only finite one as that is from 0. Null where no double lies between.
 */
export function numberBetween(low: number, high: number): number | null {
  const between = middleOf(low, high) + 0;
  return between > low && between < high ? between : null;
}

function middleOf(low: number, high: number): number {
  if (low === -Infinity) return high === Infinity ? 0 : -beyond(-high);
  if (high === Infinity) return beyond(low);
  const sum = low + high;
  return Number.isFinite(sum) ? sum / 2 : low / 2 + high / 2;
}

function beyond(end: number): number {
  return Math.min(end + Math.max(1, Math.abs(end)), Number.MAX_VALUE);
}
