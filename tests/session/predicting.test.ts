import { describe, expect, test } from 'vitest';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { MOVES, move } from '../../src/session/moves.ts';
import { togglePlaying } from '../../src/session/playback.ts';
import { predictingOf } from '../../src/session/predicting.ts';
import { goToStep } from '../../src/session/session.ts';
import { traceOf } from '../../src/session/traceOf.ts';
import { itemText } from '../../src/ui/figure/itemText.ts';
import { answer, opened, stepOf } from './askedSession.ts';

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
    const { session, predicting } = opened();
    expect(predicting.state()).toMatchObject({ question: null, hasMore: true });
    goToStep(session, 6);
    expect(predicting.state().question).toBeNull();
    move(session, 'next');
    expect(predicting.state().question).toMatchObject({
      kind: 'value',
      step: 8,
      options: [3, 8, 12],
    });
    move(session, 'back');
    expect(predicting.state().question).toBeNull();
  });

  test('a right answer goes on at once, to the next stop or the next question', () => {
    const all = opened();
    const { session, predicting } = all;
    move(session, 'last');
    answer(all, true);
    expect(stepOf(session)).toBe(8);
    expect(predicting.state()).toMatchObject({ given: { chosen: 0 }, question: null });
    move(session, 'next');
    expect(predicting.state().given).toBeNull();
    expect(predicting.state().question).toMatchObject({ kind: 'window' });
    const before = stepOf(session);
    answer(all, true);
    expect(stepOf(session)).toBeGreaterThan(before);
    expect(predicting.state().question).toMatchObject({ kind: 'cut' });
  });

  test('a wrong answer stays, is kept in view, and then the way on is free', () => {
    const all = opened();
    const { session, predicting } = all;
    move(session, 'last');
    answer(all, false);
    expect(stepOf(session)).toBe(7);
    expect(predicting.state()).toMatchObject({ question: null, given: { chosen: 1 } });
    predicting.answer(0);
    expect(predicting.state().tally.value).toEqual({ asked: 1, right: 0 });
    move(session, 'next');
    expect(stepOf(session)).toBe(8);
    expect(predicting.state().given).toBeNull();
  });

  test('what is answered is not asked again in this run, however one goes back and on', () => {
    const all = opened();
    const { session, predicting } = all;
    move(session, 'last');
    answer(all, true);
    move(session, 'first');
    move(session, 'last');
    expect(stepOf(session)).toBeGreaterThan(8);
    expect(predicting.state().question).toMatchObject({ kind: 'window' });
  });

  test('a whole run is walked by answering, and the tally adds up by kind', () => {
    const all = opened();
    const { session, predicting } = all;
    let wrong = 0;
    for (let asked = 0; asked < 9; asked += 1) {
      move(session, 'last');
      wrong += asked % 3 === 0 ? 1 : 0;
      answer(all, asked % 3 !== 0);
    }
    move(session, 'last');
    expect(stepOf(session)).toBe(26);
    const { tally, hasMore, question } = predicting.state();
    expect({ hasMore, question }).toEqual({ hasMore: false, question: null });
    expect(Object.values(tally).reduce((sum, { asked }) => sum + asked, 0)).toBe(9);
    expect(Object.values(tally).reduce((sum, { right }) => sum + right, 0)).toBe(9 - wrong);
    expect(Object.entries(tally).map(([kind, { asked }]) => [kind, asked])).toEqual([
      ['value', 4],
      ['window', 2],
      ['cut', 3],
      ['owner', 0],
    ]);
  });

  test('an option that there is not is no answer', () => {
    const { session, predicting } = opened();
    predicting.answer(0);
    move(session, 'last');
    predicting.answer(4);
    expect(predicting.state().tally.value.asked).toBe(0);
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
    const { session, predicting } = all;
    move(session, 'last');
    answer(all, true);
    predicting.turn(false);
    expect(session.getState().limit).toBeNull();
    move(session, 'last');
    expect(stepOf(session)).toBe(26);
    expect(predicting.state().tally.value.asked).toBe(1);
    move(session, 'first');
    predicting.turn(true);
    expect(predicting.state().tally.value.asked).toBe(0);
    move(session, 'last');
    expect(stepOf(session)).toBe(7);
  });

  test('belongs to its session: there is one for each', () => {
    const { session, predicting } = opened();
    expect(predictingOf(session)).toBe(predicting);
    expect(predictingOf(opened().session)).not.toBe(predicting);
  });

  test('leaves alone what an exercise withholds', () => {
    const { session, predicting } = opened();
    move(session, 'last');
    session.setState({ mode: 'practising', limit: 0, step: 0 });
    expect(session.getState().limit).toBe(0);
    predicting.turn(false);
    predicting.turn(true);
    expect(session.getState().limit).toBe(0);
    session.setState({ mode: 'reading', limit: null });
    expect(session.getState().limit).toBe(7);
  });

  test('asks nothing while a tree is edited', () => {
    const { session, predicting } = opened();
    move(session, 'last');
    session.setState({ mode: 'editing' });
    expect(predicting.state().question).toBeNull();
    expect(session.getState().limit).toBeNull();
    session.setState({ mode: 'reading' });
    expect(predicting.state().question).toMatchObject({ step: 8 });
  });
});

test('Every tree of the library can be walked to its end by answering', () => {
  for (const { id } of LIBRARY) {
    const all = opened(id);
    const { session, predicting } = all;
    const { length } = traceOf(session.getState());
    if (length > 4000) continue;
    for (let asked = 0; asked <= length; asked += 1) {
      move(session, 'last');
      if (predicting.state().question === null) break;
      answer(all, asked % 2 === 0);
    }
    expect(stepOf(session), id).toBe(length);
    predicting.turn(false);
  }
});

test('Who hears the tree is not told the value that is asked for', () => {
  let told = 0;
  for (const { id } of LIBRARY) {
    const all = opened(id);
    const { session, predicting } = all;
    const trace = traceOf(session.getState());
    while (trace.length < 4000) {
      move(session, 'last');
      const { question } = predicting.state();
      if (question === null) break;
      const { subject, step, hidesProved, language } = session.getState();
      expect(hidesProved).toBe(question.kind === 'value');
      if (question.kind === 'value') {
        const right = printNumber(question.options[question.correct]!);
        const isTold = (hides: boolean) =>
          itemText(trace, subject.names, language.page, question.node, step, hides)
            .split(', ')
            .includes(right);
        expect(isTold(true), `${id}, step ${step}`).toBe(false);
        if (isTold(false)) told += 1;
      }
      answer(all, true);
    }
    predicting.turn(false);
    expect(session.getState().hidesProved).toBe(false);
  }
  expect(told, 'values that are proved before they go up').toBeGreaterThan(20);
});
