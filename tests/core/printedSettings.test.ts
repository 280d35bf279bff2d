/** A number of a setting is read from an address as it was written into it. */
import { expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { readSearchSetting } from '../../src/core/search/readSearchSetting.ts';
import { printSearchSetting } from '../../src/core/search/searchSettings.ts';

test('C is read as it was written, at the stops of its slider and between them', () => {
  const random = seeded(1);
  const between = Array.from({ length: 1000 }, () => random.fraction() * 10);
  for (const c of [0, Math.SQRT1_2, 1, Math.SQRT2, 2, 0.01, 2.99, 10, ...between])
    expect(readSearchSetting('c', printSearchSetting(c))).toBe(c);
});
