/** The ladder of older programs, from which the states of skills begin: every rule of it. */
import { describe, expect, test } from 'vitest';
import type { Attempt } from '../../src/practice/attempt.ts';
import { masteryOf } from '../../src/practice/ladder.ts';
import { attemptAt, inARow, marked } from '../support/attempts.ts';

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
