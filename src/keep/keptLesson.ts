/** The lesson that is being made, kept from change to change. */
import { LESSON_DRAFT, type Lesson } from '../lesson/lesson.ts';
import { type KeptText, readKeptText, writeKeptText } from './keptText.ts';

export const LESSON_KEY = 'plyscope.lesson-draft';

export function readKeptLesson(storage: Storage | null): KeptText<Lesson> {
  return readKeptText(storage, LESSON_KEY, LESSON_DRAFT);
}

/** False where the device does not let us. */
export function writeKeptLesson(storage: Storage | null, lesson: Lesson): boolean {
  return writeKeptText(storage, LESSON_KEY, LESSON_DRAFT, lesson);
}
