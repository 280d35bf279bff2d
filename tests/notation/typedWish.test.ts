/** The wish for a uniform tree as people type it: its parts in any order, its size alone, and the reason when it is refused. */
import { expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { repaired } from '../../src/notation/problem.ts';
import { parseTypedTree, readTypedTree } from '../../src/notation/typedTree.ts';
import { readTypedWish } from '../../src/notation/typedWish.ts';
import { sayProblem as english } from '../../src/words/en/figure.ts';
import { sayProblem as chinese } from '../../src/words/zh/figure.ts';

const WHOLE = 'uniform b=3 d=4 seed=1 values=0..99 order=given';
const TREE = uniformTree({ branching: 3, depth: 4, seed: 1, values: [0, 99], order: 'given', root: 'max' });

function refused(text: string) {
  const { parsed, readAs } = readTypedTree(text);
  if (parsed.ok) throw new Error(printTree(parsed.value));
  expect([parseTypedTree(text), readAs]).toEqual([parsed, null]);
  return parsed.problem;
}

test.each([
  WHOLE,
  'uniform d=4 b=3 order=given values=0..99 seed=1',
  'Uniform tree, b = 3, d = 4, seed=1, values=0..99, order=GIVEN.',
  '均匀树：分支因子 3，深度 4，seed=1，values=0..99，order=given，root=max',
])('%s is the tree', (text) => {
  const { parsed } = readTypedTree(text);
  if (!parsed.ok) throw new Error(english(parsed.problem));
  expect(printTree(parsed.value)).toBe(printTree(TREE));
});

test.each(['b = 3, d = 4', 'b3 d4', 'd=4 b=3', '深度4，分支因子3', 'uniform b=3 d=4 seed=1', 'b=3 d=4:'])(
  '%s is completed only when the reader takes the offer',
  (text) => {
    const problem = refused(text);
    expect(problem).toMatchObject({ code: 'bad-wish', wish: { code: 'incomplete', leaves: 81 } });
    expect(repaired(text, problem.repair ?? [])).toBe(WHOLE);
    for (const say of [english, chinese]) expect(say(problem)).toContain(`“${WHOLE}”`);
    expect(english(problem)).toContain('has 81 leaves');
  },
);

const REST = 'seed=1 values=0..99 order=given';

test.each([
  [
    `uniform b=100 d=3 ${REST}`,
    'b=100 d=3',
    /1,010,101 nodes; the limit is 200,000\./,
    /1,010,101 个节点，上限是 200,000/,
  ],
  [`uniform b=9 d=900 ${REST}`, 'b=9 d=900', /more than 9e15 nodes/, /超过 9000 万亿个节点/],
  ['b=300 d=3', 'b=300 d=3', /27,090,301 nodes/, /27,090,301 个节点/],
  [
    `uniform b=0 d=6 ${REST}`,
    'b=0',
    /number of children b must lie from 1 to 10,000/,
    /b 应在 1 到 10000 之间/,
  ],
  [`uniform b=3 d=-1 ${REST}`, 'd=-1', /number of plies d must lie from 1 to 1,000/, /d 应在 1 到 1000 之间/],
  [`uniform b=3.5 d=2 ${REST}`, 'b=3.5', /children b is a whole number/, /b 是整数/],
  [
    'uniform b=3 d=4 seed=1 values=9..0 order=given',
    'values=9..0',
    /smaller value first: values=0..9/,
    /values=0..9/,
  ],
  ['uniform b=3 d=4 seed=1 values=0..2000000 order=best', 'values=0..2000000', /999,999/, /999999/],
  [
    'uniform b=3 d=4 seed=1 values=9 order=given',
    'values=9',
    /values=0\.\.99, or values=count/,
    /values=count/,
  ],
  ['uniform b=3 d=4 seed=x values=0..9 order=given', 'seed=x', /seed is a whole number/, /seed 是整数/],
  ['uniform b=3 d=4 seed=1 values=0..99 order=up', 'order=up', /given, shuffled, best or worst/, /shuffled/],
  [`uniform b=3 d=4 ${REST} root=chance`, 'root=chance', /root=max or root=min/, /root=max/],
  [`uniform d=6 ${REST}`, '', /number of children b is missing/, /缺少每个节点的子节点数 b/],
  [`uniform b=3 ${REST}`, '', /number of plies d is missing/, /缺少层数 d/],
  [`uniform b=3 d=4 b=5 ${REST}`, 'b=5', /stands before as well/, /前面已经写过/],
  [`uniform b=3 d=4 sed=1 values=0..9`, 'sed=1', /no part of a uniform tree/, /没有这一项/],
  [`uniform b=3 d=4 ${REST} min`, 'min', /no part of a uniform tree/, /没有这一项/],
])('%s is refused at “%s”', (text, found, said, saidInChinese) => {
  const problem = refused(text);
  expect(problem).toMatchObject({ code: 'bad-wish', found });
  expect(text.slice(problem.at.offset, problem.at.offset + found.length)).toBe(found);
  expect(english(problem)).toMatch(said);
  expect(chinese(problem)).toMatch(saidInChinese);
});

test('values in the wrong order are turned by the repair', () => {
  const text = 'uniform b=3 d=4 seed=1 values=99..0 order=given';
  expect(repaired(text, refused(text).repair ?? [])).toBe(WHOLE);
});

test.each([
  'uniform',
  'uniform tree',
  'b=3',
  'depth 3',
  'b=2 d=2: 1 2 3 4',
  'b=2 d=2 values = 1 2 3 4',
  'b=2 d=2 1 2 x',
])('%s is no wish', (text) => {
  expect(readTypedWish(text)).toBeNull();
});

test('leaves that are named after the size are read as they stand', () => {
  const { parsed, readAs } = readTypedTree('b=2 d=2 values = 1 2 3 4');
  expect([parsed.ok && printTree(parsed.value), readAs]).toEqual(['(1 2) (3 4)', 'uniform']);
});
