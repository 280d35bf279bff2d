/** Foreign data comes in by two doors: that of files and links, and that of the logs of programs, which are lines of JSON. */
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

test('JSON is parsed in two files', () => {
  const parsing = sourceFiles('src').filter(({ text }) => /JSON\s*\.\s*parse|\.json\(\)/.test(text));
  expect(parsing.map(({ path }) => path)).toEqual(['src/core/program/readLog.ts', 'src/notation/json.ts']);
});
