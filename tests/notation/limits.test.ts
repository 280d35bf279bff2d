import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import type { Problem } from '../../src/notation/problem.ts';

function problemOf(text: string): Problem {
  const parsed = parseTree(text);
  if (parsed.ok) throw new Error(`"${text.slice(0, 40)}" was accepted`);
  return parsed.problem;
}

describe('a literal that is too big is refused by name, with the count found', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  const list = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join()}]`;

  test('1,000 levels are accepted and 1,001 are not', () => {
    const deep = parseTree(nested(LIMITS.depth));
    expect(deep.ok && deep.value.height).toBe(1000);
    expect(problemOf(nested(LIMITS.depth + 1))).toMatchObject({
      code: 'limit-depth',
      number: 1001,
      at: { column: 1002 },
    });
    expect(problemOf('['.repeat(500_000))).toMatchObject({ code: 'limit-depth', number: 1001 });
    const outcome = '{"chance":[[1,'.repeat(1001);
    expect(problemOf(outcome)).toMatchObject({ code: 'limit-depth', number: 1001 });
  });

  test('10,000 children are accepted and 10,001 are not', () => {
    const wide = parseTree(list(LIMITS.children, '0'));
    expect(wide.ok && wide.value.size).toBe(10_001);
    expect(problemOf(list(LIMITS.children + 1, '0'))).toMatchObject({
      code: 'limit-children',
      number: 10_001,
    });
  });

  test('200,000 nodes are accepted and 200,001 are not', () => {
    const most = `[${list(19, list(9999, '1')).slice(1, -1)},${list(9998, '1')}]`;
    const parsed = parseTree(most);
    expect(parsed.ok && parsed.value.size).toBe(LIMITS.nodes);
    expect(problemOf(most.replace(/\]\]$/, ',1]]'))).toMatchObject({ code: 'limit-nodes', number: 200_001 });
  });

  test('1 MiB of text is accepted and a byte more is not', () => {
    const filled = (bytes: number) => `[1]${' '.repeat(bytes - 3)}`;
    expect(parseTree(filled(LIMITS.pastedBytes)).ok).toBe(true);
    expect(problemOf(filled(LIMITS.pastedBytes + 1))).toMatchObject({
      code: 'limit-bytes',
      number: 1_048_577,
    });
    expect(problemOf(`[1]${'、'.repeat(400_000)}`)).toMatchObject({ code: 'limit-bytes', number: 1_200_003 });
  });
});
