import { afterEach, expect, test, vi } from 'vitest';
import { now } from '../../src/session/now.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [1_764_000_000_000, 1_764_000_000_000],
  [8.64e15, 8.64e15],
  [8.64e15 + 1, 0],
  [-1, 0],
  [Number.NaN, 0],
])('a clock that shows %d ms gives %d', (shown, given) => {
  vi.spyOn(Date, 'now').mockReturnValue(shown);
  expect(now()).toBe(given);
});
