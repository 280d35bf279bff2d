/** A file of the host, beside the page: what it holds is said by its format, and what is wrong by its own shape. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { LESSON, type Lesson } from '../../src/lesson/lesson.ts';
import { exampleById } from '../../src/library/library.ts';
import { encodeLessonLink } from '../../src/link/lessonLink.ts';
import { packText } from '../../src/link/packTree.ts';
import { printJson } from '../../src/notation/jsonText.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { canonicalSet } from '../../src/practice/exerciseSet.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { filedTree } from '../../src/session/filedTrees.ts';
import { LESSON_FAULT, openLessonOf } from '../../src/session/lesson/openLesson.ts';
import { lessonIn } from '../../src/session/lesson/playedLesson.ts';
import { endLesson } from '../../src/session/lesson/playLesson.ts';
import { createSession, type Session, screenIn } from '../../src/session/session.ts';
import { SET_RUN } from '../../src/session/sets/setRun.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { english } from '../../src/words/en/page.ts';
import { exampleItem } from '../support/setItems.ts';

const MADE: Lesson = { title: 'Week 5', moments: [{ figure: 'tree=aima-fig-5-5', title: 'a', note: '' }] };
const LESSON_TEXT = printJson(LESSON, MADE);

let session: Session;
let answer: () => Promise<Response>;

beforeEach(() => {
  const subject = subjectOfExample(exampleById('single-agent')!);
  session = createSession({ subject, language: english, theme: 'light' });
  vi.stubGlobal('document', { baseURI: 'https://example.org/tree/' });
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => vi.unstubAllGlobals());

const refused = () => {
  const { holds, faults } = sliceOf(session, LESSON_FAULT).refused!;
  return [holds, ...faults.map(({ path, expected }) => `${path} ${expected.kind}`)];
};

async function open(text: string, name = 'week5.json'): Promise<void> {
  answer = async () => new Response(text);
  await openLessonOf(session, `#v1&open=${name}`);
}

const setText = () => canonicalSet({ title: 'S', hints: false, items: [exampleItem('aima-fig-5-5')] });
const treesText = () => printTreeFile([filedTree(session.getState())]);

test('what is sound is opened: a lesson, a set, a tree', async () => {
  await open(LESSON_TEXT);
  expect(lessonIn(session.getState())).toEqual(MADE);
  await open(treesText());
  expect(session.getState().subject.own).not.toBeNull();
  await open('{"max": [1, 2]}');
  expect(session.getState().subject.own?.title).toBe('week5');
  await open(setText());
  expect(sliceOf(session, SET_RUN).run?.set.title).toBe('S');
});

test.each([
  ['a lesson', LESSON_TEXT.replace('"title": "Week', '"x": 1, "title": "Week'), '$.x'],
  ['a set', setText().replace('"title":"S"', '"x":1,"title":"S"'), '$.x'],
  ['trees', () => treesText().replace('"trees":', '"x": 1, "trees":'), '$.x'],
])('what this version does not know of %s is named', async (_what, text, path) => {
  await open(typeof text === 'string' ? text : text());
  expect(session.getState().notices).toEqual([{ kind: 'fields-left-out', paths: path }]);
});

test('so it is of a lesson in a link', async () => {
  const packed = await packText(LESSON_TEXT.replace('"title": "a"', '"x": 1, "title": "a"'));
  await openLessonOf(session, `#${encodeLessonLink({ kind: 'packed', packed, moment: 0 })}`);
  expect(session.getState().notices).toEqual([{ kind: 'fields-left-out', paths: '$.moments[0].x' }]);
});

test('a fault is one of what the file holds', async () => {
  await open(LESSON_TEXT.replace('"Week 5"', '5'));
  expect(refused()).toEqual(['lesson', '$.title text']);
  expect(screenIn(session.getState())).toBe('lessons');
  await open(setText().replace('"S"', '5'));
  expect(refused()).toEqual(['set', '$.title text']);
  await open(setText().replace('aima-fig-5-5', 'nothing-such'));
  expect(refused()[0]).toBe('set');
  await open(treesText().replace(/"value": \d+/, '"value": "x"'));
  expect(refused()).toEqual(['trees', expect.stringMatching(/^\$\.trees\[0\]\.root.*value /)]);
  await open('{"max": [1, ');
  expect(sliceOf(session, LESSON_FAULT).refused).toMatchObject({ holds: 'trees', faults: [] });
  expect(sliceOf(session, LESSON_FAULT).refused?.textProblem).not.toBeNull();
});

const withStatus = (status: number) => async () => new Response(null, { status });

test('a file that is not there is said; one that did not come can be asked for again', async () => {
  answer = withStatus(404);
  await openLessonOf(session, '#v1&open=week5.json');
  expect(session.getState().notices).toEqual([{ kind: 'no-file-beside', name: 'week5.json' }]);
  for (const failing of [withStatus(403), withStatus(503), () => Promise.reject(new TypeError('offline'))]) {
    session.setState({ notices: [] });
    answer = failing;
    await openLessonOf(session, '#v1&open=week5.json');
    const [notice] = session.getState().notices;
    expect(notice).toEqual({ kind: 'load-failed', again: expect.any(Function) });
    answer = async () => new Response(LESSON_TEXT);
    if (notice?.kind === 'load-failed') notice.again?.();
    await expect.poll(() => lessonIn(session.getState())).toEqual(MADE);
    endLesson(session);
  }
});

test('a file that is too large is not opened, whether the host says so or not', async () => {
  const large = LESSON_TEXT + ' '.repeat(LIMITS.fileBytes);
  for (const response of [
    new Response(large),
    new Response(LESSON_TEXT, { headers: { 'content-length': `${LIMITS.fileBytes + 1}` } }),
  ]) {
    answer = async () => response;
    await openLessonOf(session, '#v1&open=week5.json');
    expect(session.getState().notices).toEqual([{ kind: 'file-beside-too-large', name: 'week5.json' }]);
    expect(lessonIn(session.getState())).toBeNull();
  }
});
