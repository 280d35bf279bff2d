/** What of the questions of a lesson is asked when it is played. Files keep every question as it was written. */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { Lesson, LessonMoment, LessonQuestion } from './lesson.ts';

/**
 * What the answers of a question lack: all have no text, or the right one has none, so that the question is not asked; or
 * some of the others have none, which are left out.
 */
export type QuestionLack = 'all' | 'right' | 'some';

export function lackOf({ options, right }: LessonQuestion): QuestionLack | null {
  if (options.every(isBlank)) return 'all';
  if (isBlank(options[right] ?? '')) return 'right';
  return options.some(isBlank) ? 'some' : null;
}

export function isBlank(option: string): boolean {
  return option.trim() === '';
}

/** Returns the lesson as it is played: without questions that are not asked, and without answers that have no text. */
export const asPlayed = memoizeByObject(
  (lesson: Lesson): Lesson => ({ ...lesson, moments: lesson.moments.map(momentAsked) }),
);

function momentAsked({ question, ...moment }: LessonMoment): LessonMoment {
  const lack = question && lackOf(question);
  if (question === undefined || lack === 'all' || lack === 'right') return moment;
  if (lack === null) return { ...moment, question };
  const { options, right } = question;
  const before = options.slice(0, right).filter((option) => !isBlank(option));
  const asked = { ...question, options: options.filter((option) => !isBlank(option)), right: before.length };
  return { ...moment, question: asked };
}
