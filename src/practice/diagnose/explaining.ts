/** Which of the methods explain what is wrong in an answer best. */

import type { Answer, RightAnswer } from '../answer.ts';
import { type AskedPart, type Exercise, formatOf } from '../exercise.ts';
import { type Grade, markedPart, type PartGrade } from '../grade/gradeExercise.ts';
import type { Suspicion } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import { type MethodAnswer, speaksOf, writesSame } from './methodAnswers.ts';

export interface WrongPart {
  readonly asked: AskedPart;
  readonly grade: PartGrade;
}

/**
 * The methods that explain the most wrong parts, and of these such as contradict the fewest right ones: all
 * that explain the same parts as the first. Where a right part contradicts a method, one number or move
 * that is also the method's is no reason to think of it.
 */
export function bestExplaining(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  grade: Grade,
  methods: readonly MethodAnswer[],
): readonly MethodAnswer[] {
  const rights = exercise.parts.filter((_, index) => grade.parts[index]?.isRight === true);
  const scored = methods
    .filter((method) => isFair(exercise, wrong, given, method))
    .map((method) => ({
      method,
      explained: wrong.filter(({ asked }) => explains(exercise, asked, given, method)),
      contradicted: rights.filter((asked) => contradicts(exercise, asked, given, method)).length,
    }));
  const likely = scored.filter(
    ({ explained, contradicted }) =>
      explained.length > 0 &&
      (contradicted === 0 || explained.some(({ asked }) => formatOf(asked.part.kind).byChance === 'hardly')),
  );
  const most = Math.max(...likely.map(({ explained }) => explained.length));
  const explaining = likely.filter(({ explained }) => explained.length === most);
  const fewest = Math.min(...explaining.map(({ contradicted }) => contradicted));
  const best = explaining.filter(({ contradicted }) => contradicted === fewest);
  return best
    .filter(({ explained }) => explained.every((part) => best[0]?.explained.includes(part)))
    .map(({ method }) => method);
}

function contradicts(exercise: Exercise, { part }: AskedPart, given: Answer, method: MethodAnswer): boolean {
  return speaksOf(method, part) && !writesSame(exercise, part, given, method);
}

/** Whether the method explains more than what is easily hit by chance, or there is nothing more to explain. */
function isFair(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  method: MethodAnswer,
): boolean {
  const strong = wrong.filter(
    ({ asked: { part } }) => formatOf(part.kind).byChance !== 'easily' && speaksOf(method, part),
  );
  return strong.length === 0 || strong.some(({ asked }) => explains(exercise, asked, given, method));
}

export function explains(
  exercise: Exercise,
  { part }: AskedPart,
  given: Answer,
  method: MethodAnswer,
): boolean {
  return speaksOf(method, part) && writesSame(exercise, part, given, method);
}

/** Two decisions that are not right, and just those of a method, are hardly made by chance. */
const TELLING = 2;

/** What is hardly ever met; from branches that are left out it takes more to believe in it. */
const RARE: readonly MethodName[] = ['global-bounds', 'keeps-childs-bound', 'swapped-tests', 'alpha-zero'];

/** Whether it is hardly by chance that somebody who goes wrong so has written the same in the part. */
export function isTelling(
  { method, also }: Suspicion,
  exercise: Exercise,
  { asked: { part }, grade }: WrongPart,
  given: Answer,
  right: RightAnswer,
): boolean {
  const cuts = RARE.includes(method) && also === null ? TELLING + 1 : TELLING;
  const marked = markedPart(exercise, part, given, right);
  return formatOf(part.kind).isTelling?.(marked, grade, cuts) ?? false;
}
