/** Stores the lesson that the reader is making, at every change. */
import { LESSON_DRAFT, type Lesson } from '../lesson/lesson.ts';
import { readStoredText, type StoredText, writeStoredText } from './storedText.ts';

export const LESSON_KEY = 'plyscope.lesson-draft';

export function readStoredLesson(storage: Storage | null): StoredText<Lesson> {
  return readStoredText(storage, LESSON_KEY, LESSON_DRAFT);
}

/** Stores the lesson; returns false when the device refuses to. */
export function writeStoredLesson(storage: Storage | null, lesson: Lesson): boolean {
  return writeStoredText(storage, LESSON_KEY, LESSON_DRAFT, lesson);
}
