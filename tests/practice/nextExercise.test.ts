/** The next exercise: every rule of it, and that it holds whatever has been done. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded, shuffled } from '../../src/core/random/seeded.ts';
import type { Attempt } from '../../src/practice/attempt.ts';
import { masteryOf } from '../../src/practice/ladder.ts';
import { nextExercise, SAME_SKILL_AT_MOST } from '../../src/practice/nextExercise.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import { attemptAt, inARow, marked, randomAttempt, randomHistory, shows } from '../support/attempts.ts';

describe('the rung of a skill', () => {
  const easy = (count: number, from: number, rest = {}) => inARow(count, from, { difficulty: 1, ...rest });
  const medium = (count: number, from: number, rest = {}) => inARow(count, from, { difficulty: 2, ...rest });
  const hard = (count: number, from: number, rest = {}) => inARow(count, from, { difficulty: 3, ...rest });

  test.each<[what: string, attempts: Attempt[], rung: number]>([
    ['begins at the easiest', [], 1],
    ['stays after two with full marks', easy(2, 1), 1],
    ['goes up after three', easy(3, 1), 2],
    ['goes up once for six that are as easy', easy(6, 1), 2],
    ['goes to the top by three of each', [...easy(3, 1), ...medium(3, 10), ...hard(3, 20)], 4],
    ['skips what is easier than what was mastered', hard(3, 1), 4],
    ['goes above the easiest of the three', [...hard(1, 1), ...medium(2, 10)], 3],
    ['needs them in a row', [...easy(2, 1), attemptAt(5, marked(0.75)), ...easy(2, 10)], 1],
    ['needs full marks', easy(9, 1, marked(0.99)), 1],
    ['does not count what was peeked', easy(9, 1, { peeked: true }), 1],
    ['goes down after two failures', [...hard(3, 1), ...hard(2, 10, marked(0.25))], 3],
    ['stays after one failure', [...hard(3, 1), ...hard(1, 10, marked(0.25))], 4],
    ['stays where half of the marks are got', [...hard(3, 1), ...hard(9, 10, marked(0.5))], 4],
    ['takes peeking for failing', [...hard(3, 1), ...hard(4, 10, { peeked: true })], 2],
    ['goes no lower than the easiest', easy(9, 1, marked(0)), 1],
    ['does not go down for what is harder', hard(9, 1, marked(0)), 1],
    ['knows nothing of an exercise without a difficulty', inARow(9, 1, { difficulty: null }), 1],
  ])('%s', (_, attempts, rung) => {
    expect(masteryOf(attempts)).toBe(rung);
  });
});

describe('the next exercise', () => {
  test('is the easiest of the first skill for who begins', () => {
    expect(nextExercise([])).toEqual({ skill: 'backing-up', difficulty: 1, reason: 'not-mastered' });
  });

  test('is of the next skill once one is mastered at that difficulty', () => {
    expect(nextExercise(inARow(3, 1))).toMatchObject({ skill: 'shallow-cutoffs', difficulty: 1 });
  });

  test('is harder once every skill is mastered as it is', () => {
    const attempts = SKILLS.flatMap((skill, index) => inARow(3, index * 10 + 1, { skill }));
    expect(nextExercise(attempts)).toMatchObject({ skill: 'backing-up', difficulty: 2 });
  });

  test('is easier after two failures', () => {
    const mastered = inARow(3, 1, { difficulty: 2 });
    const others = SKILLS.slice(1).flatMap((skill, index) =>
      inARow(3, index * 10 + 10, { skill, difficulty: 3 }),
    );
    expect(nextExercise([...mastered, ...others])).toMatchObject({ skill: 'backing-up', difficulty: 3 });
    const failed = inARow(2, 500, { difficulty: 3, ...marked(0) });
    expect(nextExercise([...mastered, ...others, ...failed])).toMatchObject({
      skill: 'backing-up',
      difficulty: 2,
    });
  });

  test('is against the misconception that was seen last and is not overcome', () => {
    const attempts = [
      attemptAt(1, { skill: 'windows', ...shows('alpha-zero') }),
      attemptAt(2, { skill: 'equality', ...shows('other-equality') }),
      attemptAt(3, { skill: 'counting' }),
    ];
    expect(nextExercise(attempts)).toMatchObject({ skill: 'equality', reason: 'other-equality' });
    const overcome = [
      ...attempts,
      ...inARow(5, 10, { skill: 'equality' }),
      attemptAt(20, { skill: 'counting' }),
    ];
    expect(nextExercise(overcome)).toMatchObject({ skill: 'windows', reason: 'alpha-zero' });
  });

  test('is against one that a tree of the library has shown, but not against a slip', () => {
    const seen = { skill: null, difficulty: null, source: 'aima-fig-5-5' };
    expect(nextExercise([attemptAt(1, { ...seen, ...shows('parent-only') })])).toMatchObject({
      skill: 'deep-cutoffs',
      reason: 'parent-only',
    });
    const slip = attemptAt(1, { skill: 'chance', ...shows('slip') });
    expect(nextExercise([slip])).toMatchObject({ skill: 'backing-up', reason: 'not-mastered' });
  });

  test('is of another skill after three of one, and then of that one again', () => {
    const stuck = inARow(3, 1, { skill: 'windows', ...shows('alpha-zero') });
    expect(nextExercise(stuck)).toMatchObject({ skill: 'backing-up', reason: 'not-mastered' });
    expect(nextExercise([...stuck, attemptAt(9)])).toMatchObject({ skill: 'windows', reason: 'alpha-zero' });
  });

  test('is of the same skill still where no other is left', () => {
    const top = SKILLS.slice(1).flatMap((skill, index) =>
      inARow(3, index * 10 + 1, { skill, difficulty: 3 }),
    );
    expect(nextExercise([...top, ...inARow(7, 500, marked(0.5))])).toMatchObject({
      skill: 'backing-up',
      difficulty: 1,
    });
  });

  test('is of the skill practised longest ago where all is mastered', () => {
    const all = SKILLS.flatMap((skill, index) => inARow(3, 1000 - index * 10, { skill, difficulty: 3 }));
    expect(nextExercise(all)).toEqual({ skill: SKILLS.at(-1), difficulty: 3, reason: 'all-mastered' });
  });
});

/** Does what comes next, so many times. */
function follow(
  times: number,
  answer: (next: ReturnType<typeof nextExercise>, random: Random, at: number) => Partial<Attempt>,
  random = seeded(1),
): Attempt[] {
  const history: Attempt[] = [];
  for (let at = 1; at <= times; at += 1) {
    const next = nextExercise(history);
    const { skill, difficulty } = next;
    history.push(attemptAt(at, { skill, difficulty, ...answer(next, random, at) }));
  }
  return history;
}

describe('who follows it', () => {
  test('without a mistake masters everything in the fewest exercises', () => {
    // Three in a row at each of three difficulties.
    const history = follow(9 * SKILLS.length, () => ({}));
    expect(nextExercise(history).reason).toBe('all-mastered');
    expect(nextExercise(history.slice(0, -1)).reason).toBe('not-mastered');
  });

  test('is given the same skill three times in a row at most while another is open', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const history = follow(
        80,
        (_, random, at) => {
          const { parts, misconceptions, peeked } = randomAttempt(random, at);
          return { parts, misconceptions, peeked };
        },
        seeded(seed),
      );
      for (let from = 0; from + SAME_SKILL_AT_MOST < history.length; from += 1) {
        const row = history.slice(from, from + SAME_SKILL_AT_MOST + 1).map(({ skill }) => skill);
        expect(new Set(row).size, row.join()).toBeGreaterThan(1);
      }
    }
  });

  test('and fails always is never left with one skill, nor with anything but the easiest', () => {
    const history = follow(40, () => ({ ...shows('all-max'), ...marked(0) }));
    expect(new Set(history.map(({ skill }) => skill)).size).toBeGreaterThan(1);
    expect(history.every(({ difficulty }) => difficulty === 1)).toBe(true);
  });
});

test('is the same for the same history in whatever order it comes, over 2,000 of them', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const random = seeded(seed);
    const history = randomHistory(random, 40);
    const next = nextExercise(history);
    expect(SKILLS).toContain(next.skill);
    expect(DIFFICULTIES).toContain(next.difficulty);
    expect(nextExercise(shuffled(history, random))).toEqual(next);
  }
});
