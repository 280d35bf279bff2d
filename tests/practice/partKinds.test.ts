/** The names of the formats are those of the table, in its order. */
import { expect, test } from 'vitest';
import { FORMATS } from '../../src/practice/formats/index.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';

test('each format has its name, in the order of the table', () => {
  expect(PART_KINDS).toEqual(FORMATS.map(({ kind }) => kind));
});
