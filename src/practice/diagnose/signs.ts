/**
 * Finds the misconceptions that single wrong entries show when no faulty method explains a part. Each is
 * reported at the first position at which it shows.
 */

import type { PractisedRun, RecursionRun } from '../../core/index.ts';
import { asRecursion } from '../../core/run/asRecursion.ts';
import { formatOf, type Part } from '../exercise.ts';
import type { PartErrors } from '../grade/difference.ts';
import { type Marking, markedPart } from '../grade/gradeExercise.ts';
import { firstOf, type Place, placeOfFirstCut } from '../place.ts';
import { fartherOf, mayCut } from '../task.ts';
import type { Finding } from './finding.ts';
import type { Sign } from './sign.ts';

export function signsIn(part: Part, errors: PartErrors, on: Marking): readonly Finding[] {
  const signs = isNothingCut(part, on)
    ? nothingCutSigns(asRecursion(on.right.run))
    : formatOf(part.kind).signs(markedPart(part, on), errors);
  return signs.map((sign): Finding => ({ ...sign, part: part.kind, also: null }));
}

/**
 * Returns the earliest position in the right run at which the student's entries in the part are wrong; the
 * end of the run when no entry is wrong.
 */
export function firstPlace(run: PractisedRun, part: Part, { differences }: PartErrors): Place {
  return firstOf(
    run,
    differences.map(({ node, iteration }) => formatOf(part.kind).placeOf(run, part, node, iteration)),
  );
}

/**
 * Whether the part is answered as by plain minimax, which visits every leaf. A bare number of leaves counts
 * only when no other part of the answer contradicts it.
 */
export function isNothingCut(part: Part, { exercise, given }: Marking): boolean {
  const { tree, parts } = exercise;
  // Minimax evaluates other nodes than the leaves where static values may be kept, or a check searches nodes again.
  const { quiet, check } = fartherOf(exercise);
  if (!mayCut(exercise) || quiet === 'noisy' || check !== undefined) return false;
  const saysSo = ({ kind }: Part) => formatOf(kind).isNothingCut?.(tree, given[kind]);
  const isLittle = formatOf(part.kind).byChance !== 'hardly';
  return saysSo(part) === true && (!isLittle || parts.every(({ part: other }) => saysSo(other) !== false));
}

/**
 * Returns the sign that the student visits every leaf as minimax does, at the first cut of the right run;
 * none when the run has no cut.
 */
function nothingCutSigns(run: RecursionRun): readonly Sign[] {
  const place = placeOfFirstCut(run);
  return place === null ? [] : [{ misconception: 'refuses-cut', place, detail: { kind: 'nothing-cut' } }];
}

/** Whether adding, removing or changing one entry would make the part right. */
export function isOneEditAway(part: Part, errors: PartErrors, on: Marking): boolean {
  const { entry, isOneEditAway: isOne } = formatOf(part.kind);
  if (isOne !== undefined) return isOne(markedPart(part, on));
  const hasEntries = entry.way === 'texts' || entry.way === 'picks';
  return (
    hasEntries &&
    errors.differences.length === 1 &&
    errors.errors <= 1 &&
    !errors.isBlanket &&
    errors.isAlike !== true
  );
}
