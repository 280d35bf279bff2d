/** What is said of leaves one can afford, where they are very few. */

import { expect, test } from 'vitest';
import { growth as englishGrowth } from '../../src/words/en/work.ts';
import { growth as chineseGrowth } from '../../src/words/zh/work.ts';

test('no depth is not twice as deep as none', () => {
  expect(englishGrowth.twice(0, 0)).not.toContain('twice');
  expect(chineseGrowth.twice(0, 0)).not.toContain('一倍');
  expect(englishGrowth.twice(4, 2)).toContain('twice as deep');
  expect(chineseGrowth.twice(4, 2)).toContain('深一倍');
});

test('one is a leaf, more are leaves', () => {
  const { affordHeading, affordLine, reaches, short } = englishGrowth;
  expect(affordHeading(1)).toBe('How deep 1 leaf reaches');
  expect(affordHeading(2)).toBe('How deep 2 leaves reach');
  expect([affordLine(short(1)), affordLine(short(21))]).toEqual(['1 leaf', '21 leaves']);
  expect(reaches(0, 1, 3)).toBe('0 plies: 1 leaf; 1 ply would take 3');
});

test('with dice before each move the leaves are (21 b)^d', () => {
  expect(englishGrowth.withDice(3, 21, (3 * 21) ** 3)).toContain('n = 21, 250,047 at depth 3.');
  expect(chineseGrowth.withDice(3, 21, (3 * 21) ** 3)).toContain('n = 21，深度 3 有 250,047 个。');
  expect(englishGrowth.withDice(12, 21, 840 ** 12)).toContain('about 10^35 at depth 12.');
  expect(chineseGrowth.withDice(12, 21, 840 ** 12)).toContain('有约 10^35 个。');
});
