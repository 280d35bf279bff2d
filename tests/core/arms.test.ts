/** Selections of which only the numbers are given: published figures, intervals of C, and what is printed of them. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { armCandidates, armName, visitsOfArms } from '../../src/core/run/arms.ts';
import { cIntervals, winnerOf } from '../../src/core/run/cIntervals.ts';
import { printedScores } from '../../src/words/decimals.ts';

/** AIMA, 4th edition, figure 5.10. */
const AIMA = [
  { sum: 60, visits: 79 },
  { sum: 1, visits: 10 },
  { sum: 2, visits: 11 },
];

describe('AIMA, figure 5.10', () => {
  const scoresAt = (c: number) => armCandidates(AIMA, 100, c).map(({ score }) => score.toFixed(4));

  test('has these scores, and another arm wins with C = 1.5', () => {
    expect(visitsOfArms(AIMA)).toBe(100);
    expect(scoresAt(1.4)).toEqual(['1.0975', '1.0501', '1.0877']);
    expect(scoresAt(1.5)).toEqual(['1.1217', '1.1179', '1.1524']);
    expect([1.4, 1.5, 3].map((c) => winnerOf(armCandidates(AIMA, 100, c))?.place)).toEqual([0, 2, 1]);
  });

  test('has these intervals of C', () => {
    const intervals = cIntervals(armCandidates(AIMA, 100, 1), 1, 10);
    expect(intervals.map(({ place }) => place)).toEqual([0, 2, 1]);
    expect(intervals.map(({ from }) => Number(from.toFixed(6)))).toEqual([0, 1.424274, 2.590746]);
  });
});

test('an arm without visits comes first, whatever C is', () => {
  const arms = [...AIMA, { sum: 0, visits: 0 }, { sum: 0, visits: 0 }];
  const options = armCandidates(arms, 100, 1);
  expect(winnerOf(options)?.place).toBe(3);
  expect(cIntervals(options, 1, 10)).toEqual([{ from: 0, to: Infinity, place: 3, child: null }]);
});

test('of equal scores the first wins, and one visit alone has no bonus', () => {
  const options = armCandidates([{ sum: 1, visits: 1 }], 1, 1.4);
  expect(options[0]).toMatchObject({ mean: 1, bonus: 0, score: 1 });
  const twins = armCandidates([AIMA[1]!, AIMA[0]!, AIMA[0]!], 200, 0.5);
  expect(winnerOf(twins)?.place).toBe(1);
});

test('twelve arms are called A to L', () => {
  expect(Array.from({ length: 12 }, (_, place) => armName(place)).join('')).toBe('ABCDEFGHIJKL');
});

test('on random tables the winner within each interval is the one chosen at its middle, and printed parts add up', () => {
  const random = seeded(31);
  for (let table = 0; table < 300; table += 1) {
    const arms = Array.from({ length: 2 + random.below(11) }, () => {
      const visits = 1 + random.below(200);
      return { visits, sum: random.below(visits + 1) };
    });
    const parent = visitsOfArms(arms);
    for (const { from, to, place } of cIntervals(armCandidates(arms, parent, 1), 1, 10)) {
      const middle = (from + Math.min(to, 10)) / 2;
      if (middle - from < 1e-6) continue;
      expect(winnerOf(armCandidates(arms, parent, middle))?.place, JSON.stringify(arms)).toBe(place);
    }
    const scores = armCandidates(arms, parent, 1.4).map(({ mean, bonus, score }) => ({
      ...{ mean: mean ?? 0, bonus: bonus ?? 0, score },
    }));
    const printed = printedScores(scores, 4).map(({ mean, bonus, score }) => {
      expect((Number(mean) + Number(bonus)).toFixed(9), JSON.stringify(arms)).toBe(Number(score).toFixed(9));
      return Number(score);
    });
    const greatest = Math.max(...scores.map(({ score }) => score));
    const shown = Math.max(...printed);
    scores.forEach(({ score }, index) => {
      if (greatest - score > 1e-6) expect(printed[index]).toBeLessThan(shown);
    });
  }
});
