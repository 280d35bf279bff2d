import { describe, expect, test } from 'vitest';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { MOVES } from '../../src/session/moveNames.ts';
import { move } from '../../src/session/moves.ts';
import { togglePlaying } from '../../src/session/playing.ts';
import { answerQuestion, askQuestions } from '../../src/session/predicting.ts';
import { runOf } from '../../src/session/runOf.ts';
import { backToReading, goToStep, lastStep, withheldIn } from '../../src/session/session.ts';
import { itemText } from '../../src/ui/figure/itemText.ts';
import { operable } from '../../src/words/en/figure.ts';
import { answer, asked, limitOf, opened, stepOf } from './askedSession.ts';

describe('While the program asks', () => {
  test('no way on goes past what is withheld, and every way back is open', () => {
    for (const name of MOVES) {
      const { session } = opened();
      goToStep(session, 6);
      move(session, name);
      move(session, name);
      expect(stepOf(session), name).toBeLessThanOrEqual(7);
    }
    const { session } = opened();
    for (const step of [8, 14, 26, 1000, Infinity]) {
      goToStep(session, step);
      expect(stepOf(session)).toBe(7);
    }
    move(session, 'back');
    expect(stepOf(session)).toBe(6);
    goToStep(session, 0);
    expect(stepOf(session)).toBe(0);
  });

  test('the question stands as soon as the reader is at the step before it, and not sooner', () => {
    const { session } = opened();
    expect(asked(session)).toMatchObject({ question: null, hasMore: true });
    goToStep(session, 6);
    expect(asked(session).question).toBeNull();
    move(session, 'next');
    expect(asked(session).question).toMatchObject({
      kind: 'value',
      step: 8,
      options: [3, 8, 12],
    });
    move(session, 'back');
    expect(asked(session).question).toBeNull();
  });

  test('a right answer goes on at once, to the next stop or the next question', () => {
    const all = opened();
    const { session } = all;
    move(session, 'last');
    answer(all, true);
    expect(stepOf(session)).toBe(8);
    expect(asked(session)).toMatchObject({ given: { chosen: 0 }, question: null });
    move(session, 'next');
    expect(asked(session).given).toBeNull();
    expect(asked(session).question).toMatchObject({ kind: 'window' });
    const before = stepOf(session);
    answer(all, true);
    expect(stepOf(session)).toBeGreaterThan(before);
    expect(asked(session).question).toMatchObject({ kind: 'cut' });
  });

  test('a wrong answer stays, is kept in view, and then the way on is free', () => {
    const all = opened();
    const { session } = all;
    move(session, 'last');
    answer(all, false);
    expect(stepOf(session)).toBe(7);
    expect(asked(session)).toMatchObject({ question: null, given: { chosen: 1 } });
    answerQuestion(session, 0);
    expect(asked(session).tally.value).toEqual({ asked: 1, right: 0 });
    move(session, 'next');
    expect(stepOf(session)).toBe(8);
    expect(asked(session).given).toBeNull();
  });

  test('what is answered is not asked again in this run, however one goes back and on', () => {
    const all = opened();
    const { session } = all;
    move(session, 'last');
    answer(all, true);
    move(session, 'first');
    move(session, 'last');
    expect(stepOf(session)).toBeGreaterThan(8);
    expect(asked(session).question).toMatchObject({ kind: 'window' });
  });

  test('a whole run is walked by answering, and the tally adds up by kind', () => {
    const all = opened();
    const { session } = all;
    let wrong = 0;
    for (let count = 0; count < 9; count += 1) {
      move(session, 'last');
      wrong += count % 3 === 0 ? 1 : 0;
      answer(all, count % 3 !== 0);
    }
    move(session, 'last');
    expect(stepOf(session)).toBe(26);
    const { tally, hasMore, question } = asked(session);
    expect({ hasMore, question }).toEqual({ hasMore: false, question: null });
    expect(Object.values(tally).reduce((sum, { asked }) => sum + asked, 0)).toBe(9);
    expect(Object.values(tally).reduce((sum, { right }) => sum + right, 0)).toBe(9 - wrong);
    const askedKinds = Object.entries(tally).flatMap(([kind, { asked }]) =>
      asked > 0 ? [[kind, asked]] : [],
    );
    expect(askedKinds).toEqual([
      ['value', 4],
      ['window', 2],
      ['cut', 3],
    ]);
  });

  test('an option that there is not is no answer', () => {
    const { session } = opened();
    answerQuestion(session, 0);
    move(session, 'last');
    answerQuestion(session, 4);
    expect(asked(session).tally.value.asked).toBe(0);
  });
});

describe('Playing', () => {
  test('stops where a question stands, stays stopped, and goes on only when asked to', () => {
    const all = opened();
    const { session, clock } = all;
    togglePlaying(session);
    clock.pass(60_000);
    expect(session.getState()).toMatchObject({ step: 7, playing: false });
    togglePlaying(session);
    expect(session.getState().playing).toBe(false);
    answer(all, false);
    clock.pass(60_000);
    expect(stepOf(session)).toBe(7);
    togglePlaying(session);
    clock.pass(1300);
    expect(stepOf(session)).toBe(8);
  });
});

describe('The switch', () => {
  test('off withholds nothing, on begins with an empty tally', () => {
    const all = opened();
    const { session } = all;
    move(session, 'last');
    answer(all, true);
    askQuestions(session, false);
    expect(limitOf(session)).toBe(Infinity);
    move(session, 'last');
    expect(stepOf(session)).toBe(26);
    expect(asked(session).tally.value.asked).toBe(1);
    move(session, 'first');
    askQuestions(session, true);
    expect(asked(session).tally.value.asked).toBe(0);
    move(session, 'last');
    expect(stepOf(session)).toBe(7);
  });

  test('belongs to its session', () => {
    const [{ session }, other] = [opened(), opened().session];
    askQuestions(session, false);
    expect([asked(session).isOn, asked(other).isOn]).toEqual([false, true]);
  });

  test('asks nothing while an exercise is done', () => {
    const { session } = opened();
    move(session, 'last');
    const drawn = { marks: () => new Map() as never, beside: new Map(), spoken: () => '' };
    const before = session.getState();
    session.setState({ activity: { kind: 'practising', before, place: null, drawn: () => drawn } });
    expect(asked(session).question).toBeNull();
    expect(lastStep(session.getState())).toBe(0);
    backToReading(session);
    expect(asked(session).question).toMatchObject({ step: 8 });
    expect(lastStep(session.getState())).toBe(7);
  });

  test('asks nothing while a tree is edited', () => {
    const { session } = opened();
    move(session, 'last');
    session.setState({ activity: { kind: 'editing' } });
    expect(asked(session).question).toBeNull();
    expect(limitOf(session)).toBe(Infinity);
    backToReading(session);
    expect(asked(session).question).toMatchObject({ step: 8 });
  });
});

test('Every tree of the library can be walked to its end by answering', () => {
  for (const { id } of LIBRARY) {
    const all = opened(id);
    const { session } = all;
    const { length } = runOf(session.getState());
    if (length > 4000) continue;
    for (let count = 0; count <= length; count += 1) {
      move(session, 'last');
      if (asked(session).question === null) break;
      answer(all, count % 2 === 0);
    }
    expect(stepOf(session), id).toBe(length);
    askQuestions(session, false);
  }
});

test('Who hears the tree is not told the value that is asked for', () => {
  let told = 0;
  for (const { id } of LIBRARY) {
    const all = opened(id);
    const { session } = all;
    const run = runOf(session.getState());
    while (run.length < 4000) {
      move(session, 'last');
      const { question } = asked(session);
      if (question === null) break;
      const { subject, step, language } = session.getState();
      const hidesProved = withheldIn(session.getState())?.hidesProved;
      expect(hidesProved).toBe(question.kind === 'value');
      if (question.kind === 'value') {
        const right = printNumber(question.options[question.correct]!);
        const isTold = (hides: boolean) =>
          itemText(
            run.momentAt(step),
            subject.names,
            { page: language.page, words: operable },
            question.node,
            hides,
          )
            // A name may be a list of numbers itself.
            .replace(subject.names.of(question.node), '')
            .split(', ')
            .includes(right);
        expect(isTold(true), `${id}, step ${step}`).toBe(false);
        if (isTold(false)) told += 1;
      }
      answer(all, true);
    }
    askQuestions(session, false);
    expect(withheldIn(session.getState())).toBeNull();
  }
  expect(told, 'values that are proved before they go up').toBeGreaterThan(20);
});
