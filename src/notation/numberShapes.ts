/** Schemas of numbers: any in a range, whole ones, and times. */
import { isTimestamp } from '../core/timestamp.ts';
import { type Shape, scalar } from './codec.ts';
import type { Expected } from './fault.ts';

/** The schema of a number from `least` to `most`; −0 becomes 0. */
export function number(least: number, most: number): Shape<number> {
  return numeric({ kind: 'number', least, most }, (given) => given >= least && given <= most);
}

/** The schema of a whole number from `least` to `most`. */
export function whole(least: number, most: number): Shape<number> {
  return numeric(
    { kind: 'whole', least, most },
    (given) => Number.isInteger(given) && given >= least && given <= most,
  );
}

/** The schema of a time in ms since 1970. */
export const timestamp = numeric({ kind: 'moment' }, isTimestamp);

function numeric(expected: Expected, isSound: (given: number) => boolean): Shape<number> {
  return scalar(expected, (given) => (typeof given === 'number' && isSound(given) ? given + 0 : undefined));
}
