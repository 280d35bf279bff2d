import type { Answer } from '../answer.ts';
import type { Exercise, Part } from '../exercise.ts';
import type { PartErrors } from '../grade/difference.ts';
import { partErrors } from '../grade/partErrors.ts';
import type { RightAnswer } from '../rightAnswer.ts';

/** Whether one entry more, less or otherwise would make the part right. */
export function isOneEditAway(
  exercise: Exercise,
  part: Part,
  given: Answer,
  errors: PartErrors,
  right: RightAnswer,
): boolean {
  if (part.kind === 'crossing') return isOneCrossingAway(exercise, part, given, right);
  if (part.kind === 'reorder' || part.kind === 'leafCount' || part.kind === 'interval') return false;
  return errors.differences.length === 1 && errors.errors <= 1 && !errors.isBlanket;
}

/** One branch to cross out, or one that should not have been. */
function isOneCrossingAway(exercise: Exercise, part: Part, given: Answer, right: RightAnswer): boolean {
  if (given.crossing.size === 0) return false;
  const isRightWith = (crossing: ReadonlySet<number>) =>
    partErrors(exercise, part, { ...given, crossing: crossing as Answer['crossing'] }, right).errors === 0;
  for (const node of given.crossing) {
    if (
      given.crossing.size > 1 &&
      isRightWith(new Set([...given.crossing].filter((other) => other !== node)))
    )
      return true;
  }
  for (const node of right.answer.crossing) {
    if (isRightWith(new Set([...given.crossing, node]))) return true;
  }
  return false;
}
