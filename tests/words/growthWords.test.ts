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
