/** Answers that were handed in, opened from the table of results beside the model answer. */

import { expect, test } from 'vitest';
import { answerBy, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { answerRecord } from '../../src/practice/answerRecord.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { readSheet } from '../../src/practice/entry/sheet.ts';
import type { PartKind } from '../../src/practice/exercise.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { type HandIn, handInOf } from '../../src/practice/handIn.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { changePractice, currentPractice } from '../../src/session/practice/practice.ts';
import { chooseExercise } from '../../src/session/practice/showPractice.ts';
import { lastStep } from '../../src/session/session.ts';
import { type CheckedResult, checkCode, checkHandIn } from '../../src/session/sets/checkResult.ts';
import {
  backToResults,
  goOnInTable,
  leftAnswer,
  lookAtAnswer,
  lookedAt,
  nextAnswer,
} from '../../src/session/sets/lookAtAnswer.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import { answerSigns } from '../../src/words/formats.ts';
import { exampleItem, part, seedItem, TREES } from '../support/setItems.ts';
import { opened } from './askedSession.ts';

const KINDS = ['crossing', 'leafOrder', 'leafCount', 'values', 'windows', 'move', 'line'] as const;
const SET: ExerciseSet = {
  title: 'Week 5',
  hints: false,
  items: [
    exampleItem('nilsson-fig-3-12', ...KINDS.map((kind) => part(kind))),
    seedItem({ skill: 'ordering', difficulty: 2, seed: 7, generator: 2 }),
    seedItem({ skill: 'intervals', difficulty: 2, seed: 3, generator: 2 }),
    seedItem({ skill: 'deepening', difficulty: 3, seed: 5, generator: 2 }),
    seedItem({ skill: 'vectors', difficulty: 2, seed: 5, generator: 2 }),
  ],
};
/** The second student has other numbers, and another set has an exercise that cannot be asked. */
const OTHER: ExerciseSet = { ...SET, items: [exampleItem('no-such-example'), SET.items[1]!] };

function handedIn(name: string, set: ExerciseSet, variant: number, method: MethodName | null): HandIn {
  const items = set.items.map((item, place) => {
    const made = setExercise(item, variant, TREES);
    if (!made.ok) return { ...NOTHING, answer: BLANK_ANSWER };
    const mistaken = method === null || place > 0 ? [] : methodAnswers(made.exercise, [method]);
    const model = rightAnswer(made.exercise);
    const whole = mistaken[0]?.answer ?? model.answer;
    const isAsked = ({ kind }: { kind: PartKind }) =>
      made.exercise.parts.some(({ part }) => part.kind === kind);
    const answer = answerBy((format) => (isAsked(format) ? whole : BLANK_ANSWER)[format.kind]);
    const { points, marks } = gradeExercise(made.exercise, answer, model);
    return { variant, tries: 1, peeked: false, points, marks, answer };
  });
  return handInOf({ name, at: 0, set, items });
}
const NOTHING = { variant: 0, tries: 0, peeked: false, points: 0, marks: 0 };

function right(set: ExerciseSet, place: number, variant: number) {
  const made = setExercise(set.items[place]!, variant, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  return made.exercise;
}

const LIN = checkHandIn('lin.json', handedIn('林梅', SET, 0, 'parent-only'), SET, TREES);
const WU = checkHandIn('wu.json', handedIn('Wu', SET, 3, 'never-inherits'), SET, TREES);
const MA = checkHandIn('ma.json', handedIn('Ma', OTHER, 0, null), SET, TREES);
const RESULTS: readonly CheckedResult[] = [LIN, codeOf(LIN), MA, WU];
const SIGNS = answerSigns(englishPractice.answer);
const TABLE = { results: RESULTS, trees: TREES, signs: SIGNS };

function codeOf({ handIn }: CheckedResult): CheckedResult {
  const checked = checkCode(handIn!.code, '', null);
  if (!checked.ok) throw new Error('the code is not read');
  return checked.result;
}

test('shows each answer as it was handed in, marked again, at the end of the model run', () => {
  const { session } = opened();
  for (const result of [LIN, WU])
    for (const [place, { variant, answer }] of result.handIn!.items.entries()) {
      expect(lookAtAnswer(session, { ...TABLE, result, place })).toBe(true);
      const practice = currentPractice(session)!;
      const sheet = readSheet(practice.sheet, practice.exercise);
      expect(sheet.unread).toEqual([]);
      expect(answerRecord(sheet.answer)).toEqual(answerRecord(answer));
      expect(practice.phase).toBe('comparing');
      expect(practice.result?.grade.points).toBe(result.questions![place]!.points);
      // The same tree, but for the names that are written into it.
      expect(practice.exercise.tree.columns.value).toEqual(right(SET, place, variant).tree.columns.value);
      const state = session.getState();
      expect(state.step).toBe(lastStep(state));
      expect(lookedAt(state)).toMatchObject({ result, place });
    }
});

test('goes along the students and along the exercises, past what has no answer that can be opened', () => {
  const at = (result: CheckedResult, place: number) => ({ ...TABLE, result, place });
  // A code has no answers; the first exercise of the other set cannot be asked.
  expect(nextAnswer(at(LIN, 0), 'students', 1)).toEqual({ result: WU, place: 0 });
  expect(nextAnswer(at(LIN, 1), 'students', 1)).toEqual({ result: MA, place: 1 });
  expect(nextAnswer(at(WU, 0), 'students', -1)).toEqual({ result: LIN, place: 0 });
  expect(nextAnswer(at(WU, 4), 'students', 1)).toBeNull();
  expect(nextAnswer(at(LIN, 0), 'students', -1)).toBeNull();
  expect(nextAnswer(at(LIN, 3), 'exercises', 1)).toEqual({ result: LIN, place: 4 });
  expect(nextAnswer(at(LIN, 4), 'exercises', 1)).toBeNull();
  expect(nextAnswer(at(MA, 1), 'exercises', -1)).toBeNull();
  const { session } = opened();
  expect(lookAtAnswer(session, at(MA, 0))).toBe(false);
  expect(lookAtAnswer(session, at(RESULTS[1]!, 0))).toBe(false);
  expect(lookedAt(session.getState())).toBeNull();
});

test('stays with the part at hand from student to student, and leads back to where one was', () => {
  const { session } = opened();
  const before = session.getState().subject;
  lookAtAnswer(session, { ...TABLE, result: LIN, place: 0 });
  changePractice(session, () => ({ active: 4 }));
  lookAtAnswer(session, { ...TABLE, result: WU, place: 0 });
  expect(currentPractice(session)?.active).toBe(4);
  backToResults(session);
  const state = session.getState();
  expect(state.activity).toEqual({ kind: 'visiting', screen: 'results' });
  expect(state.subject).toBe(before);
  expect(lookedAt(state)).toBeNull();
  expect(leftAnswer(session)).toMatchObject({ result: WU, place: 0 });
  goOnInTable(session);
  expect(leftAnswer(session)).toBeNull();
});

test('is over once another exercise is at hand', () => {
  const { session } = opened();
  lookAtAnswer(session, { ...TABLE, result: LIN, place: 0 });
  chooseExercise(session);
  expect(lookedAt(session.getState())).toBeNull();
});
