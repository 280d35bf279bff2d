/** What single wrong entries show where no method explains a part: each sign at the first place where it shows. */

import type { Trace } from '../../core/run/trace.ts';
import { handsWindow } from '../../core/search/algorithms.ts';
import type { Answer, RightAnswer } from '../answer.ts';
import { type Exercise, formatOf, type Part } from '../exercise.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { markedPart } from '../grade/gradeExercise.ts';
import { firstOf, type Place, placeOfFirstCut } from '../place.ts';
import type { Finding } from './finding.ts';
import type { Sign } from './sign.ts';

export function signsIn(
  exercise: Exercise,
  part: Part,
  given: Answer,
  errors: PartErrors,
  right: RightAnswer,
): readonly Finding[] {
  const signs = isNothingCut(exercise, part, given)
    ? nothingCutSigns(right.trace)
    : formatOf(part.kind).signs(markedPart(exercise, part, given, right), errors);
  return signs.map((sign): Finding => ({ ...sign, part: part.kind, also: null }));
}

/** The place of one difference. */
export function placeOf(trace: Trace, part: Part, { node }: Difference): Place {
  return formatOf(part.kind).placeOf(trace, part, node);
}

/** The place of the first difference; the end of the run where there is none. */
export function firstPlace(trace: Trace, part: Part, { differences }: PartErrors): Place {
  return firstOf(
    trace,
    differences.map((difference) => placeOf(trace, part, difference)),
  );
}

/**
 * Whether the part is answered as plain minimax does it, which looks at every leaf. A number of leaves says
 * little where the leaves themselves are asked for.
 */
export function isNothingCut({ tree, algorithm, parts }: Exercise, part: Part, given: Answer): boolean {
  if (!handsWindow(algorithm)) return false;
  const saysSo = ({ kind }: Part) => formatOf(kind).isNothingCut?.(tree, given[kind]);
  const isLittle = formatOf(part.kind).byChance !== 'hardly';
  return saysSo(part) === true && (!isLittle || parts.every(({ part: other }) => saysSo(other) !== false));
}

/** Every leaf is looked at, as in minimax, though there is something to cut. */
function nothingCutSigns(trace: Trace): readonly Sign[] {
  const place = placeOfFirstCut(trace);
  return place === null ? [] : [{ misconception: 'refuses-cut', place, detail: { kind: 'nothing-cut' } }];
}

/** Whether one entry more, less or otherwise would make the part right. */
export function isOneEditAway(
  exercise: Exercise,
  part: Part,
  given: Answer,
  { differences, errors, isBlanket }: PartErrors,
  right: RightAnswer,
): boolean {
  const { entry, isOneEditAway: isOne } = formatOf(part.kind);
  if (isOne !== undefined) return isOne(markedPart(exercise, part, given, right));
  const hasEntries = entry.way === 'texts' || entry.way === 'picks';
  return hasEntries && differences.length === 1 && errors <= 1 && !isBlanket;
}
