/** Checks whether a time can be written as a date. */

/** The last time that can be written as a date, in ms since 1970. */
const LAST = 8.64e15;

/** Whether a number is a time, in ms since 1970, that can be written as a date. */
export function isTimestamp(ms: number): boolean {
  return ms >= 0 && ms <= LAST;
}
