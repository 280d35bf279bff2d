/** Times in the time zone of this device, as people and fields for times write them. */

/** Returns a time, in ms since 1970, as "2026-11-25 14:05"; "" for an invalid one. `between` is between day and hour. */
export function localTime(ms: number, between = ' '): string {
  const at = new Date(ms);
  if (Number.isNaN(at.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}${between}${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns the time, in ms since 1970, that a field for times has; null when it has none. */
export function timeOf(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) || at < 0 ? null : at;
}

/** Returns a time, in ms since 1970, as ISO 8601 writes it in UTC; "" for an invalid one. */
export function isoTime(ms: number): string {
  const at = new Date(ms);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
