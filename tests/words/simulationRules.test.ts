/** The rules of exercises about simulations say from what the answer follows: the factor of the bonus, and the rewards. */
import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Simulating, taskWithin } from '../../src/practice/task.ts';
import { practice as english } from '../../src/words/en/work.ts';
import { practice as chinese } from '../../src/words/zh/work.ts';

function rulesOf(text: string, simulating: Simulating): readonly [en: string, zh: string] {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  const task = taskWithin(simulating, { tree: parsed.value, algorithm: 'mcts', rules: DEFAULT_RULES });
  return [english.rules(task), chinese.rules(task)];
}

const GIVEN = [20, -1.5, 0.125, 1e-7];
const LEAVES = '((3 12)(2 4))';
const UNKNOWN = '((? ?)(? ?))';

test.each([
  [LEAVES, { iterations: 4, c: null }, '√2 · 10'],
  [LEAVES, { iterations: 4, c: null, span: 'one' }, '√2'],
  [LEAVES, { iterations: 4, c: 2, given: GIVEN }, '2 · 10'],
  [`leaves 0..1; ${LEAVES.replaceAll(/\d+/g, '0.5')}`, { iterations: 4, c: 0.123456789 }, '0.123456789'],
  [UNKNOWN, { iterations: 4, c: Math.SQRT1_2, given: GIVEN }, '1/√2'],
  [`leaves 0..5; ${UNKNOWN}`, { iterations: 4, c: 1, given: GIVEN }, '1 · 5'],
] as const)('%s with %o', (text, simulating, factor) => {
  for (const rules of rulesOf(text, simulating)) {
    expect(rules).toContain(` Q + ${factor} · √(ln N / n)`);
    expect(rules).not.toMatch(/NaN|null|undefined/);
    expect(rules.includes('20, −1.5, 0.125, 1e−7')).toBe('given' in simulating);
  }
  const [en, zh] = rulesOf(text, simulating);
  expect(en.includes('A playout always takes the first move.')).toBe(!('given' in simulating));
  expect(zh.includes('模拟总走第一步。')).toBe(!('given' in simulating));
});
