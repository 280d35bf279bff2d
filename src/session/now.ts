import { isTimestamp } from '../core/timestamp.ts';

/**
 * Returns the current time in ms since 1970, or 0 when the device's clock has a time that a record cannot
 * store. A record with time 0 can still be read; one with an invalid time would count as damaged.
 */
export function now(): number {
  const ms = Date.now();
  return isTimestamp(ms) ? ms : 0;
}
