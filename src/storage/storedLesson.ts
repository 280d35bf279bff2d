/** The lesson that is being made, stored at every change. */
import { LESSON_DRAFT, type Lesson } from '../lesson/lesson.ts';
import { readStoredText, type StoredText, writeStoredText } from './storedText.ts';

export const LESSON_KEY = 'plyscope.lesson-draft';

export function readStoredLesson(storage: Storage | null): StoredText<Lesson> {
  return readStoredText(storage, LESSON_KEY, LESSON_DRAFT);
}

/** Returns false when the device refuses to store the lesson. */
export function writeStoredLesson(storage: Storage | null, lesson: Lesson): boolean {
  return writeStoredText(storage, LESSON_KEY, LESSON_DRAFT, lesson);
}
