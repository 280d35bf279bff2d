import { expect, it } from 'vitest';
import { momentRows } from '../../src/ui/time/namedMoments.ts';

const moments = Array.from({ length: 32 }, (_, index) => ({ name: String(index + 1), step: 2 * index }));

it('places the names of moments in one row, in two, or as many as have room', () => {
  const rows = (width: number) => momentRows(moments, 62, width);
  expect(new Set(rows(31 * 24))).toEqual(new Set([0]));
  expect(new Set(rows(31 * 12))).toEqual(new Set([0, 1]));
  const narrow = rows(31 * 8);
  expect(new Set(narrow)).toEqual(new Set([0, 1, -1]));
  for (const row of [0, 1]) {
    const steps = moments.filter((_, index) => narrow[index] === row).map(({ step }) => step);
    expect(steps.length).toBeGreaterThanOrEqual(10);
    for (const [index, step] of steps.slice(1).entries())
      expect(((step - steps[index]!) / 62) * 31 * 8).toBeGreaterThanOrEqual(22);
  }
});
