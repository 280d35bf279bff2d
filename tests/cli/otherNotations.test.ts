/** Trees in other notations through the terminal: what was pasted is read, counted as on paper, and named. */
import { describe, expect, test } from 'vitest';
import { FOREIGN_EXAMPLES } from '../../src/notation/foreign.ts';
import { ask, keyOf } from './ask.ts';

interface Case {
  readonly source: string;
  readonly args: readonly string[];
  readonly readAs?: string;
  readonly value: number;
  readonly bestMove: number;
  readonly evaluatedLeaves: readonly number[];
  readonly prunedLeaves: readonly number[];
  readonly entered: number;
}

/** The figures are those of alpha-beta pruning by hand on the tree that the text means in its own notation. */
const CASES: readonly Case[] = [
  {
    source: 'the bracket notation of the LaTeX package forest, in its manual',
    args: ['[MAX [MIN [7] [1] [9]] [MIN [4] [4] [8]] [MIN [5] [3] [6]]]'],
    readAs: 'forest',
    value: 4,
    bestMove: 1,
    evaluatedLeaves: [0, 1, 2, 3, 4, 5, 6, 7],
    prunedLeaves: [8],
    entered: 12,
  },
  {
    source: 'the notation of Minimax-Visualizer, github.com/Sarose550/Minimax-Visualizer',
    args: ['(((7)(1)(9))((4)(4)(8))((5)(3)(6)))'],
    readAs: 'leaf-brackets',
    value: 4,
    bestMove: 1,
    evaluatedLeaves: [0, 1, 2, 3, 4, 5, 6, 7],
    prunedLeaves: [8],
    entered: 12,
  },
  {
    source:
      'a homework on searches in trees that are Python lists, edulissy.com/shop/projects/homework-2-solution-72',
    args: ["['A', ['B', ('D', 3), ('E', 5)], ['C', ('F', 2), ('G', 9)]]"],
    readAs: 'lists',
    value: 3,
    bestMove: 0,
    evaluatedLeaves: [0, 1, 2],
    prunedLeaves: [3],
    entered: 6,
  },
  {
    source: 'an assignment with the leaves of a binary tree in a row, wy-cs.info/ai/alpha-beta/code-plan',
    args: ['3 5 6 9 1 2 0 -1', '--fold', '2'],
    value: 5,
    bestMove: 0,
    evaluatedLeaves: [0, 1, 2, 4, 5],
    prunedLeaves: [3, 6, 7],
    entered: 11,
  },
];

describe('a tree as its author writes it', () => {
  test.each(CASES)('has the value and the leaves of its notation: $source', async ({ args, ...expected }) => {
    const { readAs, source: _source, ...found } = expected;
    const key = await keyOf([...args, '--algorithm', 'alpha-beta']);
    expect(key).toMatchObject(found);
    expect(key['readAs']).toBe(readAs);
  });

  test('names the nodes in the order in which they are visited', async () => {
    const { stdout } = await ask(["['A', ['B', ('D', 3), ('E', 5)], ['C', ('F', 2), ('G', 9)]]"]);
    const first = ['A', 'B', 'D', 'E', 'C', 'F'].map((name) => stdout.search(new RegExp(`\\b${name}\\b`)));
    expect(first).toEqual([...first].sort((one, other) => one - other));
    expect(first).not.toContain(-1);
  });

  test('is named in the first line, in both languages', async () => {
    const forest = '[MAX [MIN [7] [1] [9]] [MIN [4] [4] [8]] [MIN [5] [3] [6]]]';
    const [english, chinese] = [await ask([forest]), await ask([forest, '--language', 'zh'])];
    expect(english.stdout.split('\n')[0]).toBe('Read as a tree for the LaTeX package forest, 9 leaves');
    expect(chinese.stdout.split('\n')[0]).toBe('读作：LaTeX 宏包 forest 的树，共 9 个叶节点');
  });

  test.each(FOREIGN_EXAMPLES)('comes from standard input: $name', async ({ there }) => {
    const [given, written] = [await ask(['-'], { stdin: there }), await ask([there])];
    expect(given.code).toBe(written.code);
    expect(given.stdout).toBe(written.stdout);
  });
});

describe('a row of leaves', () => {
  test.each([
    ['(3 12) (2 8)', '2', /--fold takes a row of leaves/],
    ['3 5 6 9 1 2 0 -1', '3', /8 leaves are not 3 × 3 or a further power of 3; try --fold 2/],
    ['3 5 6', '2', /3 leaves are not 2 × 2 or a further power of 2$/m],
    ['3 5 6 9', '1', /--fold needs a branching factor from 2/],
    ['(a->3 b->5 c->6 d->9)', '2', /--fold takes leaves without moves/],
  ])('that cannot be folded is refused: %s by %s', async (tree, by, says) => {
    const { code, stdout, stderr } = await ask([tree, '--fold', by]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(says);
  });

  test('keeps its names and its side', async () => {
    const folded = await ask(['min(x:3 5 6 9)', '--fold', '2']);
    const written = await ask(['min((x:3 5) (6 9))']);
    expect(folded.stdout).toBe(written.stdout);
  });
});

describe('leaves as people write them', () => {
  test('are read: a fraction counts as itself, and a letter is an unknown value', async () => {
    const third = await keyOf(['chance(1/3*1/3 1/3*1/3 1/3*1/3) 0.3 1/3']);
    expect(third).toMatchObject({ value: 1 / 3, bestMove: 0, evaluatedLeaves: [0, 1, 2, 3, 4] });
    expect(await keyOf(['(3 12) (2 x)'])).toMatchObject({
      value: 3,
      evaluatedLeaves: [0, 1, 2],
      prunedLeaves: [3],
    });
  });

  test('are asked about where a letter may be the name of its brackets', async () => {
    const { code, stderr } = await ask(['(A 3 12)']);
    expect(code).toBe(2);
    expect(stderr).toContain('A:(3 12) or, as this notation has it, A:? 3 12');
  });
});

describe('a uniform tree that cannot be made', () => {
  test.each([
    ['uniform b=10 d=6 seed=1 values=0..99 order=given', '1,111,111 nodes; the limit is 200,000'],
    ['uniform b=0 d=6 seed=1 values=0..99 order=given', 'must lie from 1 to 10,000'],
    ['uniform b=3 seed=1 values=0..99 order=given', 'the number of plies d is missing'],
    ['b3 d8', 'uniform b=3 d=8 seed=1 values=0..99 order=given'],
  ])('%s is refused by its reason, not as the path of a file', async (text, said) => {
    const { code, stderr } = await ask([text]);
    expect(code).not.toBe(0);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('file');
  });
});
