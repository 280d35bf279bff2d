/** Lessons: what "next" does, what is kept while exploring, and that link and file give back exactly what was made. */

import { beforeEach, describe, expect, test } from 'vitest';
import { LESSON, LESSON_LIMITS, type Lesson } from '../../src/lesson/lesson.ts';
import { exampleById } from '../../src/library/library.ts';
import {
  encodeLessonLink,
  isFileName,
  lessonInHash,
  packLesson,
  unpackLesson,
} from '../../src/link/lessonLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { printJson, readJson } from '../../src/notation/jsonText.ts';
import { placeIn } from '../../src/session/addressBar.ts';
import { compareAsked } from '../../src/session/comparing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import * as making from '../../src/session/lesson/lessonDraft.ts';
import { openLessonOf, openOwn } from '../../src/session/lesson/openLesson.ts';
import { lessonIn, PLAYING } from '../../src/session/lesson/playedLesson.ts';
import * as playing from '../../src/session/lesson/playLesson.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { openPlace } from '../../src/session/place.ts';
import { type FoundLog, findLog, openRun } from '../../src/session/program/openLog.ts';
import { workedLog } from '../../src/session/program/workedExamples.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { changeSlice, sliceOf } from '../../src/session/slice.ts';
import { LESSON_KEY } from '../../src/storage/storedLesson.ts';
import { keepShown } from '../../src/ui/lesson/keepShown.ts';
import { english } from '../../src/words/en/page.ts';
import { contentOf, workingStorage } from '../support/deviceStorages.ts';

const QUESTION = { ask: 'What is C worth?', options: ['2', '3'], right: 0, why: 'MIN decides.' };
const MADE: Lesson = {
  title: '第五周 α-β',
  moments: [
    { figure: 'tree=aima-fig-5-5&algorithm=alpha-beta&step=4', title: 'a', note: 'First.' },
    { figure: 'tree=aima-fig-5-5&algorithm=alpha-beta&step=10', title: 'b', note: '', question: QUESTION },
    { figure: 'tree=aima-fig-5-5&algorithm=alpha-beta&step=14', title: 'c', note: 'Cut.' },
    { figure: 'tree=thu-fig-3-10&algorithm=minimax&step=3', title: 'd', note: '' },
    { figure: 'tree=aima-fig-5-5&step=0&compare=2', title: 'e', note: '' },
  ],
};

let session: Session;
const subjectOf = (id: string) => subjectOfExample(exampleById(id)!);

beforeEach(() => {
  session = createSession({ subject: subjectOf('single-agent'), language: english, theme: 'light' });
});

const state = () => session.getState();
const at = () => sliceOf(session, PLAYING).at;
const tree = () => state().subject.example?.id;

/** What was asked for has come: trees that are loaded take some turns. */
async function settled(): Promise<void> {
  await expect.poll(() => playing.whereReaderIs(state())).not.toBe('coming');
}

async function play(moment = 0): Promise<void> {
  const packed = (await packLesson(MADE))!;
  await openLessonOf(session, `#${encodeLessonLink({ kind: 'packed', packed, moment })}`);
  await settled();
}

async function next(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    playing.goOn(session);
    await settled();
  }
}

describe('a lesson that is played', () => {
  test('goes from moment to moment, with a stop for the answer of a question', async () => {
    await play();
    expect([tree(), state().step, playing.whereReaderIs(state())]).toEqual(['aima-fig-5-5', 4, 'at']);
    await next();
    expect([at(), state().step]).toEqual([1, 10]);
    expect(sliceOf(session, PLAYING).revealed.has(1)).toBe(false);
    await next();
    expect([at(), sliceOf(session, PLAYING).revealed.has(1)]).toEqual([1, true]);
    await next();
    expect([at(), state().step]).toEqual([2, 14]);
    await next();
    expect([tree(), state().algorithm, state().step]).toEqual(['thu-fig-3-10', 'minimax', 3]);
    await next();
    expect([at(), state().activity.kind]).toEqual([4, 'comparing']);
    expect(state().activity).toMatchObject({ stop: 2 });
    expect(playing.whereReaderIs(state())).toBe('at');
    expect(playing.goOn(session)).toBe(false);
    playing.goBack(session);
    await settled();
    expect([at(), tree(), state().activity.kind]).toEqual([3, 'thu-fig-3-10', 'reading']);
  });

  test('steps through what lies between two moments of one run, where that is asked', async () => {
    await play();
    changeSlice(session, PLAYING, { goesThrough: true });
    const steps: number[] = [];
    for (let press = 0; press < 40 && at() === 0; press += 1) {
      await next();
      steps.push(state().step);
    }
    expect(steps.at(-1)).toBe(10);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(at()).toBe(1);
  });

  test('waits while one explores, and leads back', async () => {
    await play(2);
    goToStep(session, 3);
    expect(playing.whereReaderIs(state())).toBe('near');
    playing.goBack(session);
    expect([at(), state().step]).toEqual([2, 14]);
    openSubject(session, subjectOf('csc480-q24'));
    expect(playing.whereReaderIs(state())).toBe('away');
    await next();
    expect([at(), tree(), state().step]).toEqual([2, 'aima-fig-5-5', 14]);
  });

  test('is left where a log is shown that is not of its moment, on the same tree', async () => {
    await play(2);
    openRun(session, (findLog(workedLog('right')) as Extract<FoundLog, { kind: 'log' }>).log);
    expect(tree()).toBe('aima-fig-5-5');
    expect(playing.whereReaderIs(state())).toBe('away');
    expect(placeIn(state())).toBeNull();
  });

  test('leaves the language of a link to who reads it first', () => {
    expect(lessonInHash('#v1&lesson=minimax&moment=3&lang=zh')).toEqual({
      address: { kind: 'shipped', id: 'minimax', moment: 2 },
      unknown: [],
    });
  });

  test('is at a comparison where that could go, and near another one', async () => {
    const figure = 'tree=aima-fig-5-5&step=0&compare=999';
    const moments = [
      { figure, title: 'past its end', note: '' },
      { figure: 'tree=maxn-shallow&compare=2', title: 'of more than two', note: '' },
    ];
    await playing.playLesson(session, { in: () => ({ title: 'x', moments }), placeOf: () => null }, 0);
    expect([state().activity.kind, playing.whereReaderIs(state())]).toEqual(['comparing', 'at']);
    compareAsked(session, { stop: 999, beside: 'cutoff.strict' });
    expect(playing.whereReaderIs(state())).toBe('near');
    await next();
    expect([at(), playing.whereReaderIs(state())]).toEqual([1, 'at']);
    playing.goBack(session);
    await settled();
    expect(at()).toBe(0);
  });

  test('counts moments between two stops to the run they are in', () => {
    const between = {
      figure: 'tree=thu-fig-3-10&compare=2&past=3&beside=cutoff.strict',
      title: '',
      note: '',
    };
    expect(playing.runAddress(between)).toBe('tree=thu-fig-3-10');
  });

  test('says beforehand what "next" leads to', async () => {
    await play();
    expect(playing.onwardFrom(state())).toEqual({ kind: 'moment', at: 1 });
    changeSlice(session, PLAYING, { goesThrough: true });
    for (let press = 0; press < 30; press += 1) {
      const due = playing.onwardFrom(state());
      await next();
      if (due.kind === 'step') expect(state().step).toBe(due.step);
      if (due.kind === 'moment') expect(at()).toBe(due.at);
      if (due.kind === 'answer') expect(sliceOf(session, PLAYING).revealed.has(at())).toBe(true);
    }
    expect(playing.onwardFrom(state())).toEqual({ kind: 'end' });
    openSubject(session, subjectOf('csc480-q24'));
    expect(playing.onwardFrom(state())).toEqual({ kind: 'moment', at: 4 });
  });

  test('stands in the address, at its moment; the figure does where one has left it', async () => {
    await play(1);
    const packed = (await packLesson(MADE))!;
    expect(placeIn(state())).toBe(encodeLessonLink({ kind: 'packed', packed, moment: 1 }));
    openSubject(session, subjectOf('csc480-q24'));
    expect(placeIn(state())).toBeNull();
    playing.endLesson(session);
    expect([state().place, lessonIn(state())]).toEqual([null, null]);
  });

  test('keeps the full screen', async () => {
    session.setState({ activity: { kind: 'presenting', blank: false } });
    await play();
    await next(3);
    expect([at(), state().activity.kind]).toEqual([2, 'presenting']);
  });

  test('the last moment that was asked for is shown, however fast one goes', async () => {
    await play();
    playing.goToMoment(session, 3);
    playing.goToMoment(session, 2);
    playing.goToMoment(session, 3);
    await settled();
    expect([at(), tree()]).toEqual([3, 'thu-fig-3-10']);
  });

  test('presses count while it is on its way, and one that does not come leaves the steps to them', async () => {
    const address = '#v1&lesson=minimax';
    const opening = openPlace(session, address);
    state().leader?.onward(session);
    state().leader?.onward(session);
    state().leader?.backward(session);
    await opening;
    await settled();
    expect([placeIn(state()), playing.whereReaderIs(state())]).toEqual(['v1&lesson=minimax&moment=2', 'at']);
    const { leader } = state();
    const refused = openPlace(session, '#v1&lesson=none');
    state().leader?.onward(session);
    await refused;
    expect([state().leader, at()]).toEqual([leader, 1]);
    await Promise.all([openPlace(session, '#v1&lesson=none'), openPlace(session, '#v1&lesson=neither')]);
    expect(state().leader).toBe(leader);
    playing.endLesson(session);
    expect(state().leader).toBeNull();
  });

  test('a press before the figure is there is a step of it, where one goes step by step', async () => {
    await play();
    changeSlice(session, PLAYING, { goesThrough: true });
    playing.goOn(session);
    const { step } = state();
    // Another one that is played: nothing of its figure has come.
    const opening = playing.playLesson(session, { in: () => MADE, placeOf: () => null }, 0);
    expect(sliceOf(session, PLAYING).isComing).toBe(true);
    state().leader?.onward(session);
    state().leader?.onward(session);
    state().leader?.backward(session);
    await opening;
    expect([at(), state().step]).toEqual([0, step]);
  });

  test('one that comes with the program opens by its name, at its moment', async () => {
    await openLessonOf(session, '#v1&lesson=minimax&moment=4');
    await settled();
    expect([at(), tree(), state().step]).toEqual([3, 'aima-fig-5-2', 8]);
    expect(placeIn(state())).toBe('v1&lesson=minimax&moment=4');
  });

  test('what cannot be opened is said, and nothing changes', async () => {
    const before = state().subject;
    await openLessonOf(session, '#v1&lesson=nothing-such');
    await openLessonOf(session, '#v1&lesson=minimax&moment=x');
    const packed = (await packLesson(MADE))!;
    await openLessonOf(session, `#v1&lesson=${packed.slice(0, -4)}`);
    expect(state().notices.map(({ kind }) => kind)).toEqual(['unknown-lesson', 'damaged-lesson']);
    expect(state().subject).toBe(before);
  });
});

describe('links and files', () => {
  test('give back exactly the lesson', async () => {
    const packed = (await packLesson(MADE))!;
    const hash = encodeLessonLink({ kind: 'packed', packed, moment: 3 })!;
    const { address, unknown } = lessonInHash(`#${hash}`)!;
    expect([address, unknown]).toEqual([{ kind: 'packed', packed, moment: 3 }, []]);
    const unpacked = await unpackLesson(packed);
    expect(unpacked).toMatchObject({ kind: 'record', read: { value: MADE, faults: [] } });
    expect(readJson(LESSON, printJson(LESSON, MADE))).toMatchObject({ value: MADE, faults: [] });
  });

  test('a link that was changed on its way is refused, wherever', async () => {
    const packed = (await packLesson(MADE))!;
    const hash = encodeLessonLink({ kind: 'packed', packed, moment: 0 })!;
    for (let place = hash.indexOf('lesson='); place < hash.length; place += 7) {
      const other = hash[place] === 'x' ? 'y' : 'x';
      expect(lessonInHash(hash.slice(0, place) + other + hash.slice(place + 1))).toBeNull();
    }
  });

  test('a file is named beside the page and nowhere else', () => {
    for (const name of ['week5.json', '第五周.json', 'a b.json']) expect(isFileName(name)).toBe(true);
    for (const name of ['../x.json', '/x.json', 'a/b.json', 'x.js', '.json', 'http:x.json', 'a%2fb.json', ''])
      expect(isFileName(name)).toBe(false);
    expect(lessonInHash('#v1&open=week5.json&moment=2')?.address).toEqual({
      kind: 'file',
      name: 'week5.json',
      moment: 1,
    });
  });

  test.each([
    ['no moments', { ...MADE, moments: [] }, '$.moments'],
    ['an answer that is none of the options', withRight(2), '$.moments[1].question.right'],
    ['one option', withOptions(['2']), '$.moments[1].question.options'],
    ['too long a note', withNote('x'.repeat(LESSON_LIMITS.note + 1)), '$.moments[0].note'],
  ])('%s is refused with its place', (_what, lesson, path) => {
    const { value, faults } = readValue(LESSON, { format: 'plyscope-lesson', version: 1, ...lesson });
    expect(value).toBeNull();
    expect(faults.map((fault) => fault.path)).toEqual([path]);
  });
});

function withQuestion(change: object): object {
  const [first, second, ...rest] = MADE.moments;
  return { ...MADE, moments: [first, { ...second, question: { ...QUESTION, ...change } }, ...rest] };
}
function withRight(right: number): object {
  return withQuestion({ right });
}
function withOptions(options: readonly string[]): object {
  return withQuestion({ options, right: 0 });
}
function withNote(note: string): object {
  return { ...MADE, moments: [{ ...MADE.moments[0], note }, ...MADE.moments.slice(1)] };
}

describe('the lesson that is made', () => {
  const made = () => making.lessonOf(sliceOf(session, making.LESSON_MADE).draft);
  const keyOf = (place: number) => sliceOf(session, making.LESSON_MADE).draft.moments[place]!.key;
  const titles = () => made().moments.map(({ title }) => title);

  test('keeps what is shown, says so, and outlasts the page', async () => {
    const storage = workingStorage();
    openSubject(session, subjectOf('aima-fig-5-5'));
    goToStep(session, 14);
    await making.keepMoment(session, storage, 'Figure 5.5, step 14', state());
    goToStep(session, 19);
    await making.keepMoment(session, storage, 'Figure 5.5, step 19', state());
    expect(made().moments.map(({ figure }) => figure)).toEqual([
      'tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&notation=range&step=14',
      'tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&notation=range&step=19',
    ]);
    // A second press at once is no second moment.
    await making.keepMoment(session, storage, 'Figure 5.5, step 19', state());
    expect(made().moments).toHaveLength(2);
    // Said once, of the last; of a moment that is taken back no longer.
    expect(state().notices).toEqual([{ kind: 'moment-kept', number: 2 }]);
    making.travelLesson(session, 'undo');
    expect(state().notices).toEqual([]);
    making.travelLesson(session, 'redo');
    expect(contentOf(storage)[LESSON_KEY]).toContain('step=19');
    const other = createSession({ subject: subjectOf('single-agent'), language: english, theme: 'light' });
    making.loadLessonDraft(other, storage);
    expect(making.lessonOf(sliceOf(other, making.LESSON_MADE).draft)).toEqual(made());
  });

  test('keeps the step that was shown, under what is said of it, while the search goes on', async () => {
    openSubject(session, subjectOf('aima-fig-5-5'));
    goToStep(session, 14);
    const kept = keepShown(session);
    goToStep(session, 15);
    await kept;
    const [moment] = made().moments;
    expect([moment?.title, moment?.figure]).toEqual([
      'α cut at C: it is worth 2 or less, and A already has 3 from B (2 ≤ 3)',
      expect.stringMatching(/&step=14$/),
    ]);
  });

  test('is put in order, and every change is taken back and done again', () => {
    making.loadLessonDraft(session, workingStorage());
    making.openLessonDraft(session, MADE);
    making.shiftMoment(session, keyOf(0), -1);
    making.shiftMoment(session, keyOf(0), 1);
    expect(titles()).toEqual(['b', 'a', 'c', 'd', 'e']);
    making.removeMoment(session, keyOf(2));
    for (const title of ['N', 'Ne', 'New'])
      making.changeMoment(session, keyOf(0), (moment) => ({ ...moment, title }), 'title');
    expect(titles()).toEqual(['New', 'a', 'd', 'e']);
    const undone = [];
    while (making.travelLesson(session, 'undo')) undone.push(titles().join(''));
    expect(undone).toEqual(['bade', 'bacde', 'abcde', '']);
    while (making.travelLesson(session, 'redo'));
    expect(titles()).toEqual(['New', 'a', 'd', 'e']);
  });

  test('has as many moments as it may, and that is said', async () => {
    const moments = Array.from({ length: LESSON_LIMITS.moments }, () => MADE.moments[0]!);
    making.loadLessonDraft(session, workingStorage());
    making.openLessonDraft(session, { title: '', moments });
    await making.keepMoment(session, null, 'one more', state());
    expect(made().moments).toHaveLength(LESSON_LIMITS.moments);
    expect(state().notices).toEqual([{ kind: 'moment-not-kept', why: 'too-many' }]);
  });
});

describe('a question whose answers lack texts', () => {
  const asked = (options: string[], right: number) => ({ ...QUESTION, options, right });
  const lessonWith = (question: typeof QUESTION): Lesson => ({
    title: '',
    moments: [{ ...(MADE.moments[0] as Lesson['moments'][number]), question }],
  });

  test.each<[string, string[], number, { options: string[]; right: number } | undefined]>([
    ['is not asked without any', ['', ' '], 0, undefined],
    ['is not asked when the right one has none', ['', '3'], 0, undefined],
    ['is asked without those that have none', ['', '2', '', '3'], 3, { options: ['2', '3'], right: 1 }],
    ['is asked as it is when all have one', ['2', '3'], 1, { options: ['2', '3'], right: 1 }],
  ])('%s', async (_what, options, right, played) => {
    const lesson = lessonWith(asked(options, right));
    await openOwn(session, lesson);
    await settled();
    const question = lessonIn(state())?.moments[0]?.question;
    expect(question && { options: question.options, right: question.right }).toEqual(played);
    expect(playing.onwardFrom(state()).kind).toBe(played === undefined ? 'end' : 'answer');
    // What is written to a file is as it was.
    expect(readJson(LESSON, printJson(LESSON, lesson)).value).toEqual(lesson);
  });
});
