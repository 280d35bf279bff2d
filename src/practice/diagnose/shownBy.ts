import type { Answer } from '../answer.ts';
import type { Exercise } from '../exercise.ts';
import type { Suspicion } from '../methods/suspicion.ts';
import { answersUnder, speaksOf, writesSame } from './methodAnswers.ts';

/** Which of those whom an exercise tells apart has answered it so; null for nobody. */
export function shownBy(
  exercise: Exercise,
  given: Answer,
  suspicions: readonly Suspicion[],
): Suspicion | null {
  const sheet = answersUnder(exercise, suspicions).find((one) =>
    exercise.parts.every(({ part }) => !speaksOf(one, part) || writesSame(exercise, part, given, one)),
  );
  return sheet === undefined ? null : { method: sheet.method, form: sheet.form, also: sheet.also };
}
