import { describe, expect, test } from 'vitest';
import { parseTree, type TreeOptions } from '../../src/notation/parseTree.ts';
import { type Problem, repaired } from '../../src/notation/problem.ts';
import { sayProblem as englishProblem } from '../../src/words/en/figure.ts';
import { sayProblem as chineseProblem } from '../../src/words/zh/figure.ts';

function problemOf(text: string, options?: TreeOptions): Problem {
  const parsed = parseTree(text, options);
  if (parsed.ok) throw new Error(`"${text}" was accepted`);
  return parsed.problem;
}

describe('a leaf outside the bounds declared', () => {
  test.each([
    ['leaves 0..1; (5 7)', 1, 15, '5'],
    ['leaves 0..1;\n(1 (0.5 -inf) 7)', 2, 9, '-inf'],
    ['leaves 0..1; [0, {"max": ["inf"]}]', 1, 27, '"inf"'],
  ])('is refused with its place: %s', (text, line, column, found) => {
    const problem = problemOf(text);
    expect(problem).toMatchObject({ code: 'outside-leaf-bounds', at: { line, column }, found });
    for (const say of [englishProblem, chineseProblem]) expect(say(problem)).toContain('0..1');
  });

  test('has them moved where it was kept before such leaves were refused', () => {
    const parsed = parseTree('leaves 0..1; (5 ? 0.5 -2)', { widensBounds: true });
    expect(parsed.ok && parsed.value.leafBounds).toEqual([-2, 5]);
  });

  test('is mended by bounds that hold all leaves, where the text says some', () => {
    const text = 'leaves 0..1;\n(0.5 (5 7) -inf)';
    const { bounds, repair = [] } = problemOf(text);
    expect(bounds).toBe('0..1');
    expect(repaired(text, repair)).toBe('leaves -inf..7;\n(0.5 (5 7) -inf)');
    expect(problemOf('(5 7)', { leafBounds: [0, 1] })).not.toHaveProperty('repair');
  });
});
