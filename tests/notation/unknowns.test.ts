/** Fractions and letters as leaves: what they are read as, and that they make no other tree of a text in silence. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { meantBy } from '../../src/core/search/fraction.ts';
import { parseLeafValue, printLeafValue } from '../../src/notation/leafValue.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { parseTypedTree, readTypedTree } from '../../src/notation/typedTree.ts';
import { sayProblem as englishProblem } from '../../src/words/en/figure.ts';
import { sayProblem as chineseProblem } from '../../src/words/zh/figure.ts';
import { expectSame, forTrees, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { mutated, randomModel, readBy, treeOfModel } from '../support/notations/model.ts';
import { NOTATIONS } from '../support/notations/notations.ts';

/** The tree that a text is read as, in our notation; otherwise the code of its problem with what is proposed. */
function readAs(text: string): readonly (string | null | undefined)[] {
  const { parsed, readAs: notation } = readTypedTree(text);
  if (parsed.ok) return notation === null ? [printTree(parsed.value)] : [notation, printTree(parsed.value)];
  const { code, notation: named, at, theirs, ours } = parsed.problem;
  return code === 'foreign' ? [named, theirs, ours] : [code, String(at.offset)];
}

describe('a fraction as a leaf', () => {
  test.each([
    ['(1/3 -2/5) (7/2 +4/6)', '(1/3 -0.4) (3.5 2/3)'],
    ['（１/３　−２/３）', '1/3 -2/3'],
    ['[[1/3, 2], [3, -1/7]]', '(1/3 2) (3 -1/7)'],
    ['chance(1/3*1/3 2/3*-1/6)', 'chance(1/3*1/3 2/3*-1/6)'],
    ['<1/3 2/3> <1/2 1/2>', '<1/3 2/3> <0.5 0.5>'],
    ['leaves -1/3..4/3; 1/3 (1 -1/3)', 'leaves -1/3..4/3; 1/3 (1 -1/3)'],
    ['1/3~(2/3 1) 2', '1/3~(2/3 1) 2'],
    ['0.3333333333333333 5', '1/3 5'],
    ['0/3 5', '0 5'],
    ['"1/3":2 4', '"1/3":2 4'],
  ])('%s is %s', (text, printed) => {
    expect(readAs(text)).toEqual([printed]);
    expect(readAs(printed)).toEqual([printed]);
  });

  test.each(['(3 1/0)', '(3 1/-2)', '(3 1.5/2)', '(3 1/2/3)', '(3 /2)', '(3 1/)', '(3 1/2x)'])(
    '%s is refused at its place',
    (text) => expect(readAs(text)).toEqual(['bad-value', '3']),
  );

  test('is its nearest double, stands for itself in expectations, and is printed as it is', () => {
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
    for (let below = 1; below < 1_000; below += 1)
      for (let above = 1 + (below % 7); above < 10_000; above += 53) {
        if (divisor(above, below) > 1) continue;
        const [text, value] = [`${above}/${below}`, above / below];
        expectSame([parseLeafValue(text), parseLeafValue(`-${text}`)], [value, -value]);
        const { numerator, denominator } = meantBy(value);
        expectSame(numerator * BigInt(below), denominator * BigInt(above));
        const isDecimal = 1e9 % below === 0;
        expectSame(printLeafValue(-value), isDecimal ? String(-value) : `-${text}`);
      }
  });

  test('no decimal of up to thirteen digits is taken for a fraction', () => {
    const random = seeded(1);
    for (let i = 0; i < 20_000; i += 1) {
      const text = String(Number((random.fraction() * 10 ** random.below(3)).toFixed(random.below(11))));
      expectSame(printLeafValue(Number(text)), text);
    }
  });
});

describe('a letter as a leaf', () => {
  test.each([
    ['(3 x 8) (2 4 y)', '(3 x:? 8) (2 4 y:?)'],
    ["(3 x1 x_2 α' 甲)", "3 x1:? x_2:? α':? 甲:?"],
    ['5 x', '5 x:?'],
    ['(3 12), x', '(3 12) x:?'],
    ['a-> x b-> 3', 'a-> x:? b-> 3'],
    ['chance(1/2*x 1/2*y)', 'chance(1/2*x:? 1/2*y:?)'],
    ['max(x 3) min(y 2)', 'max(x:? 3) (y:? 2)'],
    ['B:(x 3) C: (y 4)', 'B:(x:? 3) C:(y:? 4)'],
    ['{"min": [x, 3]}', 'min(x:? 3)'],
    ['[[3, x], [2, 8]]', '(3 x:?) (2 8)'],
    ['leaves 0..9; (3 x)', 'leaves 0..9; 3 x:?'],
  ])('%s is an unknown value with its name', (text, printed) => {
    expect(readAs(text)).toEqual([printed]);
    expect(parseTypedTree(text)).toEqual(readTypedTree(text).parsed);
  });

  test.each([
    ['(A 3 12)', 'A:(3 12)', 'A:? 3 12'],
    ['(x 3 8) (2 4 y)', 'x:(3 8) (2 4 y:?)', '(x:? 3 8) (2 4 y:?)'],
    ['[x, 3]', 'x:(3)', 'x:? 3'],
    ['[A, [B, 3, 12], [C, 2, 8]]', 'A:(B:(3 12) C:(2 8))', 'A:? (B:? 3 12) (C:? 2 8)'],
    ['(x y) (3 4)', 'x:(y:?) (3 4)', '(x:? y:?) (3 4)'],
    ['(a-> (x 3) (4 5))', 'a-> x:(3) (4 5)', 'a-> (x:? 3) (4 5)'],
  ])('%s is asked about, since the letter may be the name of its brackets', (text, theirs, ours) => {
    expect(readAs(text)).toEqual(['name-first', theirs, ours]);
    const { parsed } = readTypedTree(text);
    for (const say of [englishProblem, chineseProblem])
      for (const tree of [theirs, ours])
        expect(say(parsed.ok ? (null as never) : parsed.problem)).toContain(tree);
  });

  test.each([
    ['(A (B 3 12) (C 2 8))', 's-expression', 'A:(B:(3 12) C:(2 8))'],
    ['((3,12)B,(2,8)C)A;', 'newick', 'A:(B:(3 12) C:(2 8))'],
    ['(max (min (3) (12)) (min (2) (8)))', 's-expression', '(3 12) (2 8)'],
    ['[A [B [3] [12]] [C [2] [8]]]', 'forest', 'A:(B:(3 12) C:(2 8))'],
  ])('%s is read as its own notation still', (text, notation, printed) => {
    expect(readAs(text)).toEqual([notation, printed]);
  });

  test.each([
    ['x', '0'],
    ['x 3 (4 5)', '0'],
    ['leaves 0..9; x 3', '13'],
    ['((3,12)B,(2,8)C)A', '7'],
    ['((3,12) B, (2,8) C) A', '8'],
    ['(3 x (4 5))', '3'],
    ['((x)(3))', '2'],
    ['max (3 12) x', '11'],
    ['(3,5 x)', '5'],
    ['B:x', '2'],
    ['(3 p1)', '3'],
    ['(3 word)', '3'],
    ['(3 NaN)', '3'],
    ['5~x 3', '0'],
  ])('%s is refused as ever, at offset %s', (text, offset) => {
    const [code, at] = readAs(text);
    expect(code).toMatch(/^bad-(?:value|static)$/);
    expect(at).toBe(code === 'bad-static' ? '2' : offset);
  });

  test('does not hide another fault, which is told at its own place, with its cure', () => {
    expect(readAs('(3 x)(y 4)(5 6z)')).toEqual(['bad-value', '13']);
    const parsed = parseTypedTree('leaves 0..1; (1 x) (1 7)');
    expect(parsed).toMatchObject({
      problem: {
        code: 'outside-leaf-bounds',
        at: { offset: 22 },
        repair: [{ offset: 7, length: 4, text: '0..7' }],
      },
    });
    expect(parseTypedTree('(3 x) chance(0.5*y 0.4*3)')).toMatchObject({
      problem: { code: 'probability-sum', at: { offset: 12 }, repair: [{ offset: 13 }, { offset: 19 }] },
    });
  });

  test('is not looked for where a link or a file of the program is read', () => {
    expect(parseTree('(3 x 8)')).toMatchObject({ ok: false, problem: { code: 'bad-value' } });
  });

  test('is the same tree as with the question mark, wherever it stands after another leaf', () => {
    let letters = 0;
    forTrees(2_000, { nodes: 40, chance: false, alternating: false }, ({ tree, random }) => {
      const text = printTree(tree);
      const put = (what: string) => {
        const dice = seeded(random.below(1) + tree.size);
        return text.replace(/(?<=[\d.?] )-?[\d.]+(?=[ )]|$)(?! \()/g, (leaf) =>
          dice.below(2) === 0 ? leaf : what,
        );
      };
      letters += put('x') === text ? 0 : 1;
      expectSame(readAs(put('x')), readAs(put('x:?')));
    });
    expect(letters).toBeGreaterThan(100);
  });
});

describe.each(NOTATIONS)('letters as names of $name $kind', (notation) => {
  test('make no other tree of a damaged text', () => {
    const traits = { ...notation.traits, pool: ['A', 'B', 'k', 'x', 'y1', 'Ä', '节'] };
    for (let seed = 1; seed <= howMany(2_000, 100); seed += 1) {
      const model = randomModel(seeded(seed), traits, 8);
      if (notation.canWrite?.(model) === false) continue;
      const text = mutated(notation.write(model, seeded(seed)), seed);
      naming(
        () => `seed ${seed}: ${text}`,
        () => {
          const { parsed, readAs: name } = readTypedTree(text);
          const own = parsed.ok ? readBy(notation.read, text) : null;
          const tree = own === null ? null : treeOfModel(own);
          if (parsed.ok && tree !== null)
            expect([name, printTree(parsed.value)]).toEqual([name, printTree(tree)]);
        },
      );
    }
  });
});
