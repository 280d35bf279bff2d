/** What counts of several hand-ins, what is late, and the figures of a class, against their definitions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attempt, attemptsOf, type Counting, isLate } from '../../src/practice/class/attempts.ts';
import { histogramOf, meanOf, quartilesOf } from '../../src/practice/class/statistics.ts';
import { howMany } from '../support/howMany.ts';

const ATTEMPT: fc.Arbitrary<Attempt> = fc.record({
  identifier: fc.constantFrom('a', 'b', 'c'),
  at: fc.option(fc.integer({ min: 0, max: 4 })),
  share: fc.constantFrom(0, 0.5, 1),
  isMarkedLate: fc.boolean(),
});

/** Whether one comes before another: it was handed in earlier, or was opened earlier; what has no time is earliest. */
function isBefore(all: readonly Attempt[], one: Attempt, other: Attempt): boolean {
  const [a, b] = [one.at ?? -1, other.at ?? -1];
  return a === b ? all.indexOf(one) < all.indexOf(other) : a < b;
}

test('of each student one hand-in counts: the last, the first, or the best, of which the last', () => {
  fc.assert(
    fc.property(fc.array(ATTEMPT), fc.constantFrom<Counting>('last', 'best', 'first'), (all, counts) => {
      const groups = attemptsOf(all, counts);
      expect(groups.map(({ all: [one] }) => one!.identifier)).toEqual([
        ...new Set(all.map(({ identifier }) => identifier)),
      ]);
      for (const { counting, all: own } of groups) {
        expect(own).toHaveLength(all.filter(({ identifier }) => identifier === counting.identifier).length);
        own.forEach((one, place) => {
          if (place > 0) expect(isBefore(all, own[place - 1]!, one)).toBe(true);
          if (one === counting) return;
          if (counts === 'last') expect(isBefore(all, one, counting)).toBe(true);
          if (counts === 'first') expect(isBefore(all, counting, one)).toBe(true);
          if (counts === 'best')
            expect(
              one.share < counting.share || (one.share === counting.share && isBefore(all, one, counting)),
            ).toBe(true);
        });
      }
    }),
    { numRuns: howMany(2_000, 200), seed: 3 },
  );
});

test('late is what comes after deadline and grace, or what the LMS calls late; a code has no time', () => {
  const late = (at: number | null, isMarkedLate: boolean, deadline: number | null, grace: number) =>
    isLate({ identifier: 'a', share: 1, at, isMarkedLate }, { deadline, grace, counts: 'last' });
  const hour = 3_600_000;
  expect(late(10 * hour, false, 10 * hour, 0)).toBe(false);
  expect(late(10 * hour + 1, false, 10 * hour, 0)).toBe(true);
  expect(late(10 * hour + 15 * 60_000, false, 10 * hour, 15)).toBe(false);
  expect(late(10 * hour + 15 * 60_000 + 1, false, 10 * hour, 15)).toBe(true);
  expect(late(null, false, 10 * hour, 15)).toBeNull();
  expect(late(null, true, null, 0)).toBe(true);
  expect(late(10 * hour, false, null, 0)).toBe(false);
});

/** A quantile by its definition (type 7): of n numbers, the share p of the way along the broken line through them. */
function plainQuantile(numbers: readonly number[], p: number): number {
  const left = [...numbers];
  const sorted: number[] = [];
  while (left.length > 0) sorted.push(...left.splice(left.indexOf(Math.min(...left)), 1));
  const way = p * (sorted.length - 1);
  for (let place = 0; place + 1 < sorted.length; place += 1)
    if (way <= place + 1) return sorted[place]! * (place + 1 - way) + sorted[place + 1]! * (way - place);
  return sorted[0]!;
}

test('quartiles are those of spreadsheets', () => {
  expect(quartilesOf([1, 2, 4, 7, 8, 9, 10, 12])).toEqual({
    least: 1,
    lower: 3.5,
    median: 7.5,
    upper: 9.25,
    greatest: 12,
  });
  expect(quartilesOf([])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 }), (numbers) => {
      const { least, lower, median, upper, greatest } = quartilesOf(numbers)!;
      [least, lower, median, upper, greatest].forEach((found, place) => {
        expect(found).toBeCloseTo(plainQuantile(numbers, place / 4), 9);
      });
    }),
    { numRuns: howMany(2_000, 200), seed: 4 },
  );
});

test('the histogram has everybody once, in the tenth of the marks that was reached', () => {
  expect(histogramOf([0, 0.0999, 0.1, 0.3, 0.7, 0.95, 1])).toEqual([2, 1, 0, 1, 0, 0, 0, 1, 0, 2]);
  // Points in tenths that come to a whole number of bars are in the upper one, also where the quotient is a little less.
  for (let marks = 1; marks <= 40; marks += 1)
    for (let tenths = 0; tenths <= 10 * marks; tenths += 1) {
      const bar = Math.min(9, Math.floor(tenths / marks));
      expect(histogramOf([tenths / 10 / marks]).indexOf(1), `${tenths} tenths of ${marks}`).toBe(bar);
    }
});

test('the mean of nothing is none', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([1, 2])).toBe(1.5);
});
