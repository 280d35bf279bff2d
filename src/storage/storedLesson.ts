/** The lesson that is being made, kept from change to change. */
import { LESSON_DRAFT, type Lesson } from '../lesson/lesson.ts';
import { readStoredText, type StoredText, writeStoredText } from './storedText.ts';

export const LESSON_KEY = 'plyscope.lesson-draft';

export function readStoredLesson(storage: Storage | null): StoredText<Lesson> {
  return readStoredText(storage, LESSON_KEY, LESSON_DRAFT);
}

/** False where the device does not let us. */
export function writeStoredLesson(storage: Storage | null, lesson: Lesson): boolean {
  return writeStoredText(storage, LESSON_KEY, LESSON_DRAFT, lesson);
}
