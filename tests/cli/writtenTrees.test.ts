/** The tree alone as other programs have it, through the terminal, and back. */
import { describe, expect, test } from 'vitest';
import { figureTo } from '../../src/cli/figureTo.ts';
import { WRITTEN_NOTATIONS } from '../../src/notation/notations/written.ts';
import { ask, keyOf } from './ask.ts';

const FIGURE = { name: 'figure', answerTo: figureTo };
const TREE = '(a->B:(3 -12) b->chance(1/3*inf 2/3*x:8))';

describe('the tree alone', () => {
  test.each(WRITTEN_NOTATIONS)('comes back when it was written as %s', async (notation) => {
    const { stdout, code } = await ask([TREE, '--format', notation], {}, FIGURE);
    expect(code).toBe(0);
    const [back, given] = [await keyOf(['-'], { stdin: stdout }), await keyOf([TREE])];
    expect({ ...back, readAs: undefined }).toEqual({ ...given, readAs: undefined });
    expect(back['readAs']).toBeDefined();
  });

  test('is written though its search would halt, and folded where that is asked for', async () => {
    const unknown = await ask(['(3 ?) (2 8)', '--format', 'json'], {}, FIGURE);
    expect(unknown.stdout).toContain('"value": "?"');
    const row = await ask(['3 5 6 9', '--fold', '2', '--format', 'forest'], {}, FIGURE);
    expect(row.stdout).toBe(
      '\\begin{forest}\n  [MAX\n    [MIN\n      [3]\n      [5]]\n    [MIN\n      [6]\n      [9]]]\n\\end{forest}\n',
    );
  });

  test.each<[string, readonly string[], RegExp]>([
    ['several players', ['(<1 2> <2 1>) (<3 4> <0 1>)'], /this tree has several players, which --format dot/],
    ['static values', ['5~(3 4) (2 8)'], /this tree has static values, features or noisy moves/],
    ['a step', ['(3 4)', '--step', '2'], /--format dot writes the tree, not a picture: --step is not for it/],
    ['a caption', ['(3 4)', '--caption'], /--caption is not for it/],
  ])('is refused with %s', async (_what, args, says) => {
    const { code, stderr } = await ask([...args, '--format', 'dot'], {}, FIGURE);
    expect(code).toBe(2);
    expect(stderr).toMatch(says);
  });
});
