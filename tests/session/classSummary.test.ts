/** What went wrong in a class: by hand-ins of students of whom it is known how they search. */
import { expect, test } from 'vitest';
import type { Answer } from '../../src/practice/answer.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import type { ExerciseSet, SetItem } from '../../src/practice/exerciseSet.ts';
import { markUnderBest } from '../../src/practice/grade/eitherRule.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { type HandIn, handInOf } from '../../src/practice/handIn.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { runOf } from '../../src/session/runOf.ts';
import { checkHandIn, isInOrder } from '../../src/session/sets/checkResult.ts';
import { showSeen, summaryOf } from '../../src/session/sets/classSummary.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { exampleItem, part, seedItem, TREES } from '../support/setItems.ts';
import { opened } from './askedSession.ts';

const SET: ExerciseSet = {
  title: 'Week 5',
  hints: false,
  items: [
    exampleItem('nilsson-fig-3-12', part('crossing'), part('leafOrder')),
    seedItem({ skill: 'windows', difficulty: 3, seed: 7 }),
    seedItem({ skill: 'deepening', difficulty: 3, seed: 5, generator: 2 }),
  ],
};

/** What somebody hands in who searches so in each exercise; null for right. */
function handedIn(name: string, methods: readonly (MethodName | null)[]): HandIn {
  const items = SET.items.map((item, place) => {
    const made = setExercise(item, 0, TREES);
    if (!made.ok) throw new Error(made.refusal.kind);
    const { exercise } = made;
    const right = rightAnswer(exercise);
    const method = methods[place] ?? null;
    const answer: Answer = method === null ? right.answer : methodAnswers(exercise, [method])[0]!.answer;
    const { points, marks } = gradeExercise(exercise, answer, right);
    return { variant: 0, tries: 1, peeked: false, points, marks, answer };
  });
  return handInOf({ name, at: 0, set: SET, items });
}

test('counts in how many results each misconception shows, and in which exercises', () => {
  const class_ = [
    handedIn('Lin', ['parent-only', 'never-inherits', null]),
    handedIn('Wu', ['parent-only', null, 'ignores-budget']),
    handedIn('Ma', [null, 'never-inherits', null]),
    handedIn('Ye', [null, null, null]),
    handedIn('Qi', ['parent-only', null, null]),
  ];
  const rows = summaryOf(class_, TREES).map(({ misconception, results, places }) => [
    misconception,
    results,
    places,
  ]);
  expect(rows).toEqual([
    ['parent-only', 3, [0]],
    ['never-inherits', 2, [1]],
    ['ignores-budget', 1, [2]],
  ]);
  expect(summaryOf([handedIn('Ye', [])], TREES)).toEqual([]);
});

test('counts a result once, in however many exercises it shows', () => {
  const twice = { ...SET, items: [SET.items[0]!, SET.items[0]!] };
  const one = handedIn('Lin', ['parent-only']);
  const [first] = one.items;
  const handIn = handInOf({ name: 'Lin', at: 0, set: twice, items: [first!, first!] });
  expect(summaryOf([handIn], TREES)).toMatchObject([
    { misconception: 'parent-only', results: 1, places: [0, 1] },
  ]);
});

test('finds no other equality rule where both are right, and the table says by which each was marked', () => {
  const items = [1, 2, 3, 4, 5, 6].map((seed) =>
    seedItem({ skill: 'equality', difficulty: 3, seed, generator: 2 }),
  );
  const equality = (item: SetItem): ExerciseSet => ({ ...SET, items: [item] });
  const given = (name: string, set: ExerciseSet, method: MethodName | null) => {
    const made = setExercise(set.items[0]!, 5, TREES);
    if (!made.ok) throw new Error(made.refusal.kind);
    const { exercise } = made;
    const { answer } = method === null ? rightAnswer(exercise) : methodAnswers(exercise, [method])[0]!;
    const { grade } = markUnderBest(exercise, answer);
    const { points, marks } = grade;
    return handInOf({
      name,
      at: 0,
      set,
      items: [{ variant: 5, tries: 1, peeked: false, points, marks, answer }],
    });
  };
  const classOf = (set: ExerciseSet) => [given('Lin', set, null), given('Wu', set, 'other-equality')];
  const names = (set: ExerciseSet) =>
    summaryOf(classOf(set), TREES).map(({ misconception }) => misconception);
  const item = items.find((asked) => names(equality(asked)).includes('other-equality'))!;
  const [one, both] = [equality(item), equality({ ...item, cutoffs: 'either' })];
  expect(summaryOf(classOf(both), TREES)).toEqual([]);
  const own = item.rules.cutoff;
  const other = own === 'equal' ? 'strict' : 'equal';
  const rows = (set: ExerciseSet) =>
    classOf(set).map((handIn) => {
      const row = checkHandIn('a.json', handIn, set, TREES);
      expect([isInOrder(row), row.again]).toEqual([true, { points: row.points, marks: row.marks }]);
      return [row.points === row.marks, row.questions?.[0]?.cutoff];
    });
  expect(rows(one)).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(rows(both)).toEqual([
    [true, own],
    [true, other],
  ]);
});

test('shows the step at which it is decided, in the right run of the exercise', () => {
  const { session } = opened('aima-fig-5-5');
  for (const [method, place] of [
    ['parent-only', 0],
    ['ignores-budget', 2],
  ] as const) {
    const methods = SET.items.map((_, at) => (at === place ? method : null));
    const [row] = summaryOf([handedIn('Lin', methods)], TREES);
    showSeen(session, row!.seen);
    const state = session.getState();
    const { run } = rightAnswer(row!.seen.exercise);
    expect(state.activity.kind).toBe('reading');
    expect(state.step).toBe(row!.seen.step);
    const shown = runOf(state);
    expect([shown.length, shown.nodeAt(state.step), shown.kindAt(state.step)]).toEqual([
      run.length,
      run.nodeAt(state.step),
      run.kindAt(state.step),
    ]);
  }
});
