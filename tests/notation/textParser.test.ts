/** A text that is edited is read as if it were read for the first time, whatever was read before. */
import { expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { TextParser } from '../../src/notation/textParser.ts';
import { naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { randomSketch } from '../support/randomSketch.ts';
import { treeOf } from '../support/sketch.ts';

const TEXTS = howMany(4000, 800);
const EDITS = 12;

/** What is typed, most of it so that the text remains a tree. */
const PIECES = [
  ...'0123456789'.split(''),
  ...[
    '7 ',
    ' 3',
    ' (4 5)',
    '(1 2) ',
    ' (6 (7 8))',
    'A:',
    ' B:9',
    'a->',
    '-',
    '.5',
    ' inf',
    ' ?',
    ' 3~(1 2)',
    '!',
  ],
  ...[
    'max',
    'min',
    'max(',
    'chance(',
    ' chance(1/2*3 1/2*4)',
    '0.5*',
    '1/2*',
    '(',
    ')',
    '[',
    ']',
    ',',
    '"',
    '“',
    '\n',
  ],
  ...[
    '<1 2>',
    'p2',
    '{"max": [1, 2]}',
    '{',
    '}',
    '（',
    '）',
    '１',
    '→',
    ':',
    '*',
    '~',
    'sum 3;',
    'leaves 0..9;',
  ],
];

/** Texts with declarations, and in each form of the notation. */
const OTHERS = [
  'leaves 0..10; ((3 5) (2 9) (4 6))',
  'eval 2*a - b; ({2 1}~(3 4) ({1 1}~? 4))',
  'eval a; leaves -5..5; ((3 5) {1}~(2 {2}~?))',
  '((<1 2> <3 4>) (<5 6> <7 8>))',
  'sum 9; (p2(<1 2> <3 4>) p1(<5 1> <7 2>))',
  '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  '{"max": [{"min": [3, 12]}, {"chance": [["1/2", 4], ["1/2", [5, 6]]]}]}',
  '(3 12 8) (2 4 6) (14 5 2)',
  'chance(0.5*(3 4) 0.5*min(5 max(6 7)))',
  'A:(B:("x y"->3 12) C:min(5~(2 8) !4))',
  '（３ （4 5） 【6 7】）',
];

function firstText(random: Random): string {
  if (random.flip(0.3)) return random.pick(OTHERS);
  const nodes = 3 + random.below(50);
  return printTree(treeOf(randomSketch(random, { nodes, chance: true, alternating: false, halting: true })));
}

function edited(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const cut = random.pick([0, 0, 0, 1, 1, 2, 6]);
  const put = random.flip(0.75) ? random.pick(PIECES) : '';
  return text.slice(0, at) + put + text.slice(at + cut);
}

test(`${TEXTS} texts that are typed in are read as they are read alone`, () => {
  let trees = 0;
  for (let seed = 1; seed <= TEXTS; seed += 1) {
    const random = seeded(seed);
    const parser = new TextParser();
    let text = firstText(random);
    let sound = text;
    for (let count = 0; count < EDITS; count += 1) {
      const parsed = parseTree(text);
      naming(
        () => `seed ${seed}, after "${sound}": "${text}"`,
        () => expect(parser.parse(text)).toEqual(parsed),
      );
      if (parsed.ok) {
        trees += 1;
        sound = text;
      }
      // A text with a fault is soon mended, as by one who takes back what was typed.
      text = edited(parsed.ok || random.flip(0.2) ? text : sound, random);
    }
  }
  expect(trees).toBeGreaterThan(TEXTS * 3);
});

test('a wish for a uniform tree is read as parseTree reads it, and refused above the limit of nodes', () => {
  const [drawn, large] = [8, 4].map(
    (depth) => `uniform b=${depth === 8 ? 3 : 31} d=${depth} seed=1 values=0..99 order=given`,
  );
  for (const text of [drawn, large] as string[]) {
    const [ours, whole] = [new TextParser().parse(text), parseTree(text)];
    expect(ours.ok && ours.value.columns).toEqual(whole.ok && whole.value.columns);
    expect(ours).toMatchObject(whole.ok ? { ok: true } : whole);
  }
  expect(parseTree(large as string)).toMatchObject({
    ok: false,
    problem: { code: 'limit-nodes', number: LIMITS.nodes + 1 },
  });
});
