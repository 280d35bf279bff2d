/** Which of the methods explain what is wrong in an answer best. */
import type { Answer } from '../answer.ts';
import type { AskedPart, Exercise, PartKind } from '../exercise.ts';
import type { Grade, PartGrade } from '../grade/gradeExercise.ts';
import { type MethodAnswer, speaksOf, writesSame } from './methodAnswers.ts';

export interface WrongPart {
  readonly asked: AskedPart;
  readonly grade: PartGrade;
}

/** Parts in which many methods write the same by chance. */
const ONE_CHOICE: readonly PartKind[] = ['leafCount', 'move', 'line'];

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
      (contradicted === 0 || explained.some(({ asked }) => !ONE_CHOICE.includes(asked.part.kind))),
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

/** Parts with few possible answers, which a method hits by chance. */
const WEAK: readonly PartKind[] = ['leafCount', 'move'];

/** Whether the method explains more than such a part, or there is nothing more to explain. */
function isFair(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  method: MethodAnswer,
): boolean {
  const strong = wrong.filter(({ asked: { part } }) => !WEAK.includes(part.kind) && speaksOf(method, part));
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
