/** Says how the questions of an exercise are marked. */

import { printNumber } from '../core/tree/printNumber.ts';
import type { Exercise, Penalty } from '../practice/index.ts';
import type { Words } from './language.ts';

/** Each way of marking that occurs in the exercise is described once. */
export function sayMarking(
  { parts }: Pick<Exercise, 'parts'>,
  { marking }: Pick<Words['practice'], 'marking'>,
): readonly string[] {
  const say = (penalty: Penalty) =>
    penalty.kind === 'all' ? marking.all() : marking[penalty.kind](printNumber(penalty.marks));
  return [...new Set(parts.map(({ penalty }) => say(penalty)))];
}
