import { expect, test } from 'vitest';
import { unbroken } from '../../src/words/symbols.ts';

test.each([
  ['to (6, 1) or (5, 1, 1), then', 'to (6,\u00a01) or (5,\u00a01,\u00a01), then'],
  ['从 (4, 2, 1) 起', '从 (4,\u00a02,\u00a01) 起'],
  ['windows (−∞, 3), as', 'windows (−∞,\u00a03), as'],
  ['leaves 3, 12, 8 (of B, C)', 'leaves 3, 12, 8 (of B, C)'],
])('%s', (text, whole) => {
  expect(unbroken(text)).toBe(whole);
});
