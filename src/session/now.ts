import { isTimestamp } from '../core/timestamp.ts';

/**
 * The time that the device shows, in ms since 1970, or 0 when a record cannot hold that time. A record with
 * time 0 can still be read; one with an invalid time is damaged.
 */
export function now(): number {
  const ms = Date.now();
  return isTimestamp(ms) ? ms : 0;
}
