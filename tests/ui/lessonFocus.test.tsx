/** Whoever plays or makes a lesson stays where she is when what she pressed goes, and is told where it ends. */

import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { LessonQuestion } from '../../src/lesson/lesson.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { loadLessonDraft, openLessonDraft } from '../../src/session/lesson/lessonDraft.ts';
import { openOwn } from '../../src/session/lesson/openLesson.ts';
import { endLesson, goOn } from '../../src/session/lesson/playLesson.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { Lesson } from '../../src/ui/lesson/Lesson.tsx';
import { MakeLesson } from '../../src/ui/lesson/MakeLesson.tsx';
import { lessonRef } from '../../src/ui/page/elements.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { english } from '../../src/words/en/page.ts';
import { lessons as words } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';
import { workingStorage } from '../support/deviceStorages.ts';

const QUESTION: LessonQuestion = { ask: 'C?', options: ['2', '3', '4', '5'], right: 1, why: 'MIN decides.' };
const moment = (title: string, question?: LessonQuestion) => ({
  figure: 'tree=aima-fig-5-5&algorithm=alpha-beta&step=4',
  title,
  note: '',
  ...(question && { question }),
});

let session: Session;

beforeEach(async () => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
  await loadWords('en', 'work');
});

function press(control: HTMLElement): void {
  control.focus();
  act(() => control.click());
}

const focused = () => document.activeElement;
const button = (name: string, which = 0) => screen.getAllByRole('button', { name })[which]!;

async function make(...moments: readonly ReturnType<typeof moment>[]): Promise<void> {
  loadLessonDraft(session, workingStorage());
  openLessonDraft(session, { title: 'Week 5', moments });
  await act(async () =>
    render(
      <SessionProvider session={session}>
        <MakeLesson />
      </SessionProvider>,
    ),
  );
}

async function play(question: LessonQuestion, ...more: ReturnType<typeof moment>[]): Promise<void> {
  await openOwn(session, { title: '', moments: [moment('a', question), ...more] });
  await act(async () =>
    render(
      <SessionProvider session={session}>
        <section ref={lessonRef} />
        <Lesson />
      </SessionProvider>,
    ),
  );
}

test('the answer that is shown has the focus: why it is so, or else which is right', async () => {
  await play(QUESTION);
  press(button(words.reveal, 1));
  expect(focused()?.textContent).toBe('MIN decides.');
  expect(focused()?.matches('.lesson-why')).toBe(true);
});

test('the end is said where nothing comes any more', async () => {
  await play(QUESTION, moment('b'));
  const ends = () => document.querySelectorAll('.lesson-end').length;
  act(() => void goOn(session));
  expect([screen.getAllByText('MIN decides.').length, ends()]).toEqual([2, 0]);
  act(() => void goOn(session));
  expect(ends()).toBe(2);
  act(() => endLesson(session));
  await act(async () => openOwn(session, { title: '', moments: [moment('a', QUESTION)] }));
  expect(ends()).toBe(0);
  act(() => void goOn(session));
  expect(ends()).toBe(2);
});

test('where no reason is given, the right option has it', async () => {
  await play({ ...QUESTION, why: '' });
  press(button(words.reveal, 1));
  expect(focused()?.matches('.option.right')).toBe(true);
});

test('where a moment is removed, the next has the focus, or the last, or the lesson', async () => {
  await make(moment('a'), moment('b'), moment('c'));
  press(button(words.remove(2)));
  expect(focused()).toBe(screen.getByDisplayValue('c'));
  press(button(words.remove(2)));
  expect(focused()).toBe(screen.getByDisplayValue('a'));
  press(button(words.remove(1)));
  expect(focused()).toBe(screen.getByLabelText(words.lessonTitle));
});

test('where an answer is added or removed, the one that stands there has the focus', async () => {
  await make(moment('a', QUESTION));
  press(button(words.addOption));
  expect(focused()).toBe(screen.getByLabelText(words.option('E')));
  press(button(words.removeOption('E')));
  expect(focused()).toBe(screen.getByDisplayValue('5'));
  press(button(words.removeOption('A')));
  expect(focused()).toBe(screen.getByDisplayValue('3'));
  press(button(words.removeOption('B')));
  expect(focused()).toBe(screen.getByDisplayValue('5'));
});

test('a question that is added has the focus; where it was removed, the way to another', async () => {
  await make(moment('a'), moment('b'));
  press(button(words.addQuestion, 1));
  expect(focused()).toBe(screen.getByLabelText(words.ask(2)));
  press(button(words.removeQuestion));
  expect(focused()).toBe(button(words.addQuestion, 1));
});
