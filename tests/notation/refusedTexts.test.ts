/** What is no tree is refused by its code, and what is said of it names its place. */

import { expect, test } from 'vitest';
import { parseTree } from '../../src/notation/parseTree.ts';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { REFUSED_TEXTS } from '../support/refusedTexts.ts';

test.each(REFUSED_TEXTS)('%s', (_what, text, code, place) => {
  const parsed = parseTree(text);
  const problem = parsed.ok ? null : parsed.problem;
  expect(problem?.code).toBe(code);
  expect(englishNotices.problem(problem!)).toContain(place);
});
