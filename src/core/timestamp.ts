/** Checks whether times can be printed by a calendar. */

/** The last time that a calendar can print, in ms since 1970. */
const LAST = 8.64e15;

/** Whether a number is a time, in ms since 1970, that a calendar can print. */
export function isTimestamp(ms: number): boolean {
  return ms >= 0 && ms <= LAST;
}
