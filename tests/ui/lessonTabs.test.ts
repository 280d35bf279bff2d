// @vitest-environment jsdom
/** The lesson that is made in two tabs at once. */

import { expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import * as making from '../../src/session/lesson/lessonDraft.ts';
import { createSession } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { LESSON_KEY, writeStoredLesson } from '../../src/storage/storedLesson.ts';
import { english } from '../../src/words/en/page.ts';
import { workingStorage } from '../support/deviceStorages.ts';

test('what another tab wrote comes as one change, which is taken back and done again', () => {
  const storage = workingStorage();
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  const title = () => sliceOf(session, making.LESSON_MADE).draft.title;
  making.loadLessonDraft(session, storage);
  for (const typed of ['Own', 'Own lesson']) making.titleLesson(session, typed);
  making.newLesson(session);
  making.travelLesson(session, 'undo');
  writeStoredLesson(storage, { title: 'Theirs', moments: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: LESSON_KEY, newValue: 'changed' }));
  expect(title()).toBe('Theirs');
  // What was taken back here was taken back from another lesson.
  expect(making.travelLesson(session, 'redo')).toBe(false);
  // Typing goes on in theirs: a change of its own.
  making.titleLesson(session, 'Theirs, and mine');
  const undone = [];
  while (making.travelLesson(session, 'undo')) undone.push(title());
  expect(undone).toEqual(['Theirs', 'Own lesson', '']);
  while (making.travelLesson(session, 'redo'));
  expect(title()).toBe('Theirs, and mine');
});
