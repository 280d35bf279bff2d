/** Uniform trees as assignments state them: by depth, branching factor and the row of leaves. */
import { expect, test } from 'vitest';
import { type Random, seeded } from '../../../src/core/random/seeded.ts';
import { parseTree } from '../../../src/notation/parseTree.ts';
import { printTree } from '../../../src/notation/printTree.ts';
import { readTypedTree } from '../../../src/notation/typedTree.ts';
import { sayProblem as english } from '../../../src/words/en/figure.ts';
import { sayProblem as chinese } from '../../../src/words/zh/figure.ts';
import { naming } from '../../support/forTrees.ts';
import { howMany } from '../../support/howMany.ts';
import { mutated } from '../../support/notations/model.ts';

const EIGHT = '((3 5) (6 9)) ((1 2) (0 -1))';

test.each([
  ['b=2 d=3: 3 5 6 9 1 2 0 -1', EIGHT],
  ['b = 2, d = 3; 3 5 6 9 1 2 0 -1', EIGHT],
  ['depth 3, branching 2: 3 5 6 9 1 2 0 -1', EIGHT],
  ['Depth 3, branching factor 2: 3, 5, 6, 9, 1, 2, 0, −1.', EIGHT],
  ['depth=3 branching factor=2\n3 5 6 9 1 2 0 -1', EIGHT],
  [
    'A uniform tree with branching factor 2 and depth 3, leaves from left to right: [3 5 6 9 1 2 0 -1]',
    EIGHT,
  ],
  ['深度3，分支因子2：3 5 6 9 1 2 0 -1', EIGHT],
  ['分支因子为 2，深度为 3，叶节点依次为 3、5、6、9、1、2、0、−1。', EIGHT],
  ['b=3, d=2: 3 12 8 2 4 6 14 5 2', '(3 12 8) (2 4 6) (14 5 2)'],
  ['d=1, b=4: ? inf -2.5 1e3', '? inf -2.5 1000'],
])('%s', (text, ours) => {
  const { parsed, readAs } = readTypedTree(text);
  if (!parsed.ok) throw new Error(english(parsed.problem));
  const expected = parseTree(ours);
  expect(expected.ok && printTree(expected.value)).toBe(printTree(parsed.value));
  expect(readAs).toBe('uniform');
});

test.each([
  ['b=2 d=3: 3 5 6', /8 leaves.* here are 3\. /, /有 8 个叶节点.*有 3 个/],
  ['b=2 d=1: 3', /2 leaves.* here is 1\. /, /有 2 个叶节点.*有 1 个/],
  ['b=1 d=2: 3 4', /has 1 leaf,.* here are 2\. /, /有 1 个叶节点.*有 2 个/],
  ['b=9 d=900: 3 4', /more than 1,000,000,000 leaves.* here are 2\. /, /超过 1,000,000,000 个/],
  ['b=2 d=2: 3 5 x 4', /column 14.*Found “x”/, /第 14 列.*“x”/],
  ['b=2 d=2: 3,5 1 2 4', /Found “3,5”/, /“3,5”/],
  ['b=2 d=2: ((3 12) (2 8))', /a uniform tree/, /均匀树/],
  ['b=2 d=1001: 3 12', /1,000 plies/, /1000|1,000/],
])('%s is refused', (text, said, saidInChinese) => {
  const { parsed } = readTypedTree(text);
  if (parsed.ok) throw new Error(printTree(parsed.value));
  expect(english(parsed.problem)).toMatch(said);
  expect(chinese(parsed.problem)).toMatch(saidInChinese);
});

test('a text that is a tree of the own notation, too, offers both', () => {
  const { parsed, readAs, ours } = readTypedTree('depth: 2, branching: 2, leaves: 3 12 2 8');
  expect([parsed.ok && printTree(parsed.value), readAs]).toEqual(['(3 12) (2 8)', 'uniform']);
  expect(ours?.leafCount).toBe(6);
  // Letters are names of leaves.
  expect(readTypedTree('b: 2 d: 3 4').readAs).toBeNull();
});

interface Stated {
  readonly depth: number;
  readonly branching: number;
  readonly leaves: readonly number[];
}

function randomStated(random: Random): Stated {
  const [branching, depth] = random.pick([
    ...([
      [2, 1],
      [2, 2],
      [2, 3],
      [2, 5],
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 2],
      [5, 1],
      [1, 3],
    ] as const),
  ]);
  const leaves = Array.from({ length: branching ** depth }, () => (random.below(400) - 200) / 4);
  return { depth, branching, leaves };
}

/** Writes a statement as one of many people would. */
function write({ depth, branching, leaves }: Stated, random: Random): string {
  const of = random.pick([' ', '=', ' = ', ': ', ' of ']);
  const isOf = random.pick(['', '为', ' 为 ', '是', '：', '＝']);
  const styles = [
    [`depth${of}${depth}`, `branching factor${of}${branching}`, random.pick([', ', '; ', ' and ', ' '])],
    [`d=${depth}`, `b=${branching}`, random.pick([', ', '; ', ' '])],
    [`d = ${depth}`, `b = ${branching}`, random.pick([', ', '; '])],
    [`深度${isOf}${depth}`, `分支因子${isOf}${branching}`, random.pick(['，', '；', '、'])],
  ] as const;
  const [first, second, between] = random.pick(styles);
  const head = random.flip(0.5) ? first + between + second : second + between + first;
  const begin = random.pick([': ', '：', '; ', '\n', ': leaves ', ', leaves: ', '，叶节点依次为：']);
  return head + begin + leaves.join(random.pick([' ', ', ', '、', '; ']));
}

/** The tree of a statement in brackets. */
function bracketed({ depth, branching, leaves }: Stated): string {
  let level = leaves.map(String);
  for (let ply = 0; ply < depth; ply += 1)
    level = Array.from(
      { length: level.length / branching },
      (_, index) => `(${level.slice(index * branching, (index + 1) * branching).join(' ')})`,
    );
  return level[0] ?? '';
}

function canonical(text: string): string {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return printTree(parsed.value);
}

test('what an independent writer states comes back', () => {
  for (let seed = 1; seed <= howMany(2000, 150); seed += 1) {
    const random = seeded(seed);
    const stated = randomStated(random);
    const text = write(stated, random);
    naming(
      () => `seed ${seed}: ${text.slice(0, 300)}`,
      () => {
        const { parsed, readAs } = readTypedTree(text);
        if (!parsed.ok) throw new Error(english(parsed.problem));
        expect([printTree(parsed.value), readAs]).toEqual([canonical(bracketed(stated)), 'uniform']);
      },
    );
  }
});

/** Returns what a damaged statement states, found by its numbers alone: two whole ones in the head, and the leaves. */
function numbersIn(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(/[−]/g, '-');
  return plain.match(/[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?(?:\/\d+)?|\.\d+)|[-+]?inf\b|\?/gi) ?? [];
}

test('no damaged statement becomes another tree: it has the two numbers of its head, and all others as leaves', () => {
  let read = 0;
  for (let seed = 1; seed <= howMany(4000, 400); seed += 1) {
    const random = seeded(seed);
    const text = mutated(write(randomStated(random), random), seed);
    naming(
      () => `seed ${seed}: ${text.slice(0, 300)}`,
      () => {
        const { parsed, readAs } = readTypedTree(text);
        if (!parsed.ok || readAs !== 'uniform') return;
        read += 1;
        const [one = '', two = '', ...leaves] = numbersIn(text);
        const isDepthFirst = text.search(/depth|d\s*[=＝]|深|高/i) < text.search(/branch|b\s*[=＝]|分/i);
        const [depth, branching] = (isDepthFirst ? [one, two] : [two, one]).map(Number);
        expect(parsed.value.height).toBe(depth);
        expect(leaves).toHaveLength((branching ?? 0) ** (depth ?? 0));
        const values = leaves.map((leaf) => canonical(`(${leaf} 0)`).split(' ')[0]);
        const own = parsed.value
          .leaves()
          .map((leaf) => canonical(`(${parsed.value.value(leaf)} 0)`).split(' ')[0]);
        if (!leaves.includes('?') && !leaves.some((leaf) => /inf/i.test(leaf))) expect(own).toEqual(values);
      },
    );
  }
  expect(read).toBeGreaterThan(20);
});
