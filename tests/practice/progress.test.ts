/** Progress by skill and by misconception, from what was attempted. */
import { describe, expect, test } from 'vitest';
import { seeded, shuffled } from '../../src/core/random/seeded.ts';
import { readValue } from '../../src/notation/codec.ts';
import { ATTEMPT, inTimeOrder, shareOf } from '../../src/practice/attempt.ts';
import { MISCONCEPTIONS } from '../../src/practice/misconception.ts';
import { progressOf, RECENT } from '../../src/practice/progress.ts';
import { ENOUGH_WITHOUT } from '../../src/practice/schedule/openMisconception.ts';
import { SKILLS } from '../../src/practice/skill.ts';
import { attemptAt, inARow, marked, randomHistory, shows } from '../support/attempts.ts';
import { howMany } from '../support/howMany.ts';

describe('of a skill', () => {
  const of = (attempts: Parameters<typeof progressOf>[0]) => progressOf(attempts).skills[0]!;

  test('nothing is known before the first attempt', () => {
    const progress = progressOf([]);
    expect(progress).toMatchObject({ count: 0, since: null, misconceptions: [] });
    expect(progress.skills.map(({ skill }) => skill)).toEqual(SKILLS);
    expect(of([])).toEqual({
      skill: 'backing-up',
      count: 0,
      recent: [],
      share: null,
      state: { kind: 'new' },
    });
  });

  test('the last ten are shown, the latest last, and their marks counted together', () => {
    const attempts = [
      ...inARow(4, 100, marked(0)),
      ...inARow(9, 200, marked(1)),
      attemptAt(300, marked(0.5)),
    ];
    const { count, recent, share } = of(attempts);
    expect(count).toBe(14);
    expect(recent.map((one) => one.share)).toEqual([...Array.from({ length: 9 }, () => 1), 0.5]);
    expect(share).toBe(0.95);
  });

  test('marks weigh, not exercises', () => {
    const small = attemptAt(1, { parts: [{ kind: 'move', points: 0, marks: 1 }] });
    const large = attemptAt(2, { parts: [{ kind: 'values', points: 9, marks: 9 }] });
    expect(of([small, large]).share).toBe(0.9);
    expect(shareOf([attemptAt(1, { parts: [{ kind: 'move', points: 0, marks: 0 }] })])).toBe(1);
  });

  test('a tree that was made for none stands apart', () => {
    const progress = progressOf([attemptAt(1), attemptAt(2, { skill: null, difficulty: null })]);
    expect(progress.others.count).toBe(1);
    expect(progress.skills.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(progress).toMatchObject({ count: 2, since: 1 });
  });
});

describe('a misconception', () => {
  test('is counted once an attempt, with when it was seen last', () => {
    const attempts = [
      attemptAt(1, shows('alpha-zero', 'alpha-zero')),
      attemptAt(2, shows('alpha-zero', 'slip')),
      attemptAt(3),
    ];
    expect(progressOf(attempts).misconceptions).toMatchObject([
      { misconception: 'alpha-zero', count: 2, last: 2, isOvercome: false },
      { misconception: 'slip', count: 1, last: 2 },
    ]);
  });

  test('comes first when it was seen last', () => {
    const attempts = [
      attemptAt(1, shows('slip')),
      attemptAt(2, shows('all-max')),
      attemptAt(3, shows('slip')),
    ];
    expect(progressOf(attempts).misconceptions.map(({ misconception }) => misconception)).toEqual([
      'slip',
      'all-max',
    ]);
  });

  const isOvercome = (...later: ReturnType<typeof inARow>) =>
    progressOf([attemptAt(1, shows('all-max')), ...later]).misconceptions[0]!.isOvercome;

  test('is overcome once three attempts that would have shown it do not', () => {
    expect(isOvercome(...inARow(ENOUGH_WITHOUT - 1, 10))).toBe(false);
    expect(isOvercome(...inARow(ENOUGH_WITHOUT, 10))).toBe(true);
    expect(isOvercome(...inARow(ENOUGH_WITHOUT, 10), attemptAt(20, shows('all-max')))).toBe(false);
  });

  test('is not overcome by attempts at another skill, nor by peeked ones', () => {
    expect(isOvercome(...inARow(9, 10, { skill: 'windows' }))).toBe(false);
    expect(isOvercome(...inARow(9, 10, { peeked: true }))).toBe(false);
  });

  test('in a tree that was made for no skill is overcome by the skill that is practised against it', () => {
    const seen = attemptAt(1, { skill: null, ...shows('parent-only') });
    const [misconception] = progressOf([seen, ...inARow(5, 10, { skill: 'deep-cutoffs' })]).misconceptions;
    expect(misconception).toMatchObject({ skill: 'deep-cutoffs', isOvercome: true });
  });
});

test('holds over random histories, in whatever order their attempts come', () => {
  for (let seed = 0; seed < howMany(400, 100); seed += 1) {
    const random = seeded(seed);
    const history = randomHistory(random, 60);
    expect(history.map((record) => readValue(ATTEMPT, record).value)).toEqual(history);
    const progress = progressOf(history);
    expect(progressOf(shuffled(history, random))).toEqual(progress);
    const all = [...progress.skills, progress.others];
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(history.length);
    for (const { skill, count, recent, share } of all) {
      const own = inTimeOrder(history).filter((attempt) => attempt.skill === skill);
      expect(recent.map(({ id }) => id)).toEqual(own.slice(-RECENT).map(({ id }) => id));
      expect(share === null).toBe(count === 0);
      expect(recent.filter((one) => !(one.share >= 0 && one.share <= 1))).toEqual([]);
    }
    const counts = MISCONCEPTIONS.map(
      (name) => history.filter(({ misconceptions }) => misconceptions.includes(name)).length,
    );
    const seen = new Map(progress.misconceptions.map(({ misconception, count }) => [misconception, count]));
    expect(MISCONCEPTIONS.map((name) => seen.get(name) ?? 0)).toEqual(counts);
  }
});
