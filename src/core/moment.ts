/** The last moment that a calendar can print, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

/** Whether these ms since 1970 are a moment that can be written down. */
export function isMoment(ms: number): boolean {
  return ms >= 0 && ms <= LAST_MOMENT;
}

/** What a clock shows, or 0 where that is no moment: a record without a time can be read, one of no time cannot. */
export function momentOf(clock: number): number {
  return isMoment(clock) ? clock : 0;
}
