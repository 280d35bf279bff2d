/** Foreign data comes in by one door. */
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

test('JSON is parsed in one file', () => {
  const parsing = sourceFiles('src').filter(({ text }) => /JSON\s*\.\s*parse|\.json\(\)/.test(text));
  expect(parsing.map(({ path }) => path)).toEqual(['src/notation/json.ts']);
});
