/** What stands in the place of a leaf is refused by what it is, with how to write it. */

import { expect, test } from 'vitest';
import { parseTree } from '../../src/notation/parseTree.ts';
import { sayProblem as englishProblem } from '../../src/words/en/figure.ts';
import { sayProblem as chineseProblem } from '../../src/words/zh/figure.ts';

function refusals(text: string): readonly string[] {
  const parsed = parseTree(text);
  if (parsed.ok) throw new Error(`${text} was read`);
  return [englishProblem(parsed.problem), chineseProblem(parsed.problem)];
}

test.each(['(x 2)', '(2 x)', '[[1,x],[2,3]]'])('the unknown in %s is told apart from a name', (text) => {
  const [en, zh] = refusals(text);
  expect(en).toMatch(
    /“x”\. A name stands before .*: x:\? for a value that is not known, x:3 or x:\(3 4\)\.$/,
  );
  expect(zh).toMatch(/名称写在.*未知的值写作 x:\?，也可写 x:3 或 x:\(3 4\)。$/);
});

test('what it says to write is read', () => {
  for (const text of ['(1/3 2)', '(x:? 2)', '(x:3 2)', '(x:(3 4) 2)'])
    expect(parseTree(text).ok, text).toBe(true);
});

test.each(['(NaN 1)', '(1/0 2)', '(50% 2)'])('%s is neither', (text) => {
  expect(refusals(text)[0]).toMatch(/Expected a number such as 3/);
});
