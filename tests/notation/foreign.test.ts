/** No text in another notation becomes a tree of ours in silence: it is refused by its name. */

import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { FOREIGN_EXAMPLES } from '../../src/notation/foreign.ts';
import type { ForeignName } from '../../src/notation/notations/names.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { parseTypedTree } from '../../src/notation/typedTree.ts';
import { sayProblem as englishProblem } from '../../src/words/en/figure.ts';
import { sayProblem as chineseProblem } from '../../src/words/zh/figure.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { REFUSED_TEXTS } from '../support/refusedTexts.ts';

const THREE = '(7 1 9) (4 4 8) (5 3 6)';
/** what the brackets of the same text say here */
const SIDES = 'max((7) (1) (9)) (min(4) (4) (8)) (min(5) (3) (6))';

/** What the text is refused as, the tree that it means there, and the one that it would be here. */
function refusalOf(text: string): readonly (string | undefined)[] {
  const parsed = parseTypedTree(text);
  if (parsed.ok) return [`a tree: ${printTree(parsed.value)}`];
  const { notation, theirs, ours, code } = parsed.problem;
  return [notation ?? `a fault: ${code}`, theirs, ours];
}

describe('a text in another notation', () => {
  test.each<[ForeignName, string, string?, string?] | [ForeignName, string, undefined, string]>([
    // would all be trees of ours, other ones
    ['forest', '[MAX [MIN [7] [1] [9]] [MIN [4] [4] [8]] [MIN [5] [3] [6]]]', THREE, SIDES],
    ['forest', '[MAX[MIN[7][1][9]][MIN[4][4][8]][MIN[5][3][6]]]', THREE, SIDES],
    ['forest', '[3 [3 [3] [12]] [2 [2] [8]]]', undefined, '3 (3 (3) (12)) (2 (2) (8))'],
    ['qtree', '[.3 [.3 3 12 ] [.2 2 8 ] ]', undefined, '0.3 (0.3 3 12) (0.2 2 8)'],
    [
      'leaf-brackets',
      '(((7)(1)(9))((4)(4)(8))((5)(3)(6)))',
      THREE,
      '((7) (1) (9)) ((4) (4) (8)) ((5) (3) (6))',
    ],
    ['leaf-brackets', '((3)(12))', '3 12', '(3) (12)'],
    ['leaf-brackets', '((3), (12))', '3 12', '(3) (12)'],
    ['leaf-brackets', '[[3] [12]]', '3 12', '(3) (12)'],
    ['s-expression', '(max (min (7) (1) (9)) (min (4) (4) (8)) (min (5) (3) (6)))', THREE, SIDES],
    ['s-expression', '(max (3 12) (2 8))', '(3 12) (2 8)', 'max(3 12) (2 8)'],
    ['s-expression', 'max (3 12) (2 8)', '(3 12) (2 8)', 'max(3 12) (2 8)'],
    ['s-expression', '(min (3 12))', 'min((3 12))', '((3 12))'],
    ['calls', 'max([min([3, 12]), min([2, 8])])', '(3 12) (2 8)', '((min((3 12)) min((2 8))))'],
    ['decimal-commas', '(3,5 2,1)', '3.5 2.1', '3 5 2 1'],
    ['decimal-commas', '(3,5 7) (2,1 4)', '(3.5 7) (2.1 4)', '(3 5 7) (2 1 4)'],
    ['decimal-commas', '(7 -3,5) (1 2,25)', '(7 -3.5) (1 2.25)', '(7 -3 5) (1 2 25)'],
    ['decimal-commas', '(3,5; 2,1)', '3.5 2.1'],
    ['decimal-commas', '(3,5, 2,1)', '3.5 2.1', '3 5 2 1'],
    ['decimal-commas', '(B:3,5 C:2,1)', 'B:3.5 C:2.1', 'B:3 5 C:2 1'],
    // cannot be read, and say nothing but a place if they are not named
    [
      'forest',
      '\\begin{forest} for tree={draw} [MAX [MIN [3] [12]] [MIN [2] [8]]] \\end{forest}',
      '(3 12) (2 8)',
    ],
    ['forest', '[A [B [3] [12]] [C [2] [8]]]', 'A:(B:(3 12) C:(2 8))'],
    ['qtree', '\\Tree [.MAX [.MIN 3 12 ] [.MIN 2 8 ] ]', '(3 12) (2 8)'],
    ['qtree', '[.A [.B 3 12 ] [.C 2 8 ] ]', 'A:(B:(3 12) C:(2 8))'],
    ['s-expression', '(max (min 7 1 9) (min 4 4 8) (min 5 3 6))', THREE],
    ['s-expression', "'(MAX (MIN 3 12) (MIN 2 8))", '(3 12) (2 8)'],
    ['s-expression', '(node (node 3 12) (node 2 8))', 'node:(node:(3 12) node:(2 8))'],
    ['gambit', 'EFG 2 R "game" { "MAX" "MIN" } p "" 1 1 "" { "a" "b" } 0'],
    ['graphviz', 'digraph { A -> B; A -> C; B -> 3; B -> 12 }'],
    ['graphviz', 'digraph G {\n  rankdir=TB;\n  A -> B [label="3"];\n}'],
    ['graphviz', 'strict graph "my tree" { A -- B }'],
    ['mermaid', 'graph TD\n  A[MAX] --> B[MIN]\n  B --> C[3]', '((3))'],
    ['mermaid', 'graph TDA[MAX] --> B[MIN]B --> C[3]'],
    ['mermaid', 'flowchart LR; A --> B'],
    ['mermaid', 'A[MAX] -->|left| B[MIN]'],
    ['tikz', '\\node {MAX} child {node {MIN} child {node {3}} child {node {12}}};'],
    ['tikz', '\\begin{tikzpicture} \\node {A}; \\end{tikzpicture}'],
    ['xml', '<node side="max"><leaf value="3"/></node>'],
    ['other-json', '{"name": "A", "children": [{"value": 3}, {"value": 12}]}', 'A:(3 12)'],
    ['other-json', '[{"id": 1, "parent": null}, {"id": 2, "parent": 1, "value": 3}]', '"1":("2":3)'],
    ['newick', '((3,12),(2,8));', '(3 12) (2 8)'],
    ['newick', '((A:0.1,B:0.2)C:0.3,D:0.4)E;'],
    ['matrix', '[3 12; 2 8]', '(3 12) (2 8)'],
    ['matrix', '[3, 12; 2, 8];', '(3 12) (2 8)'],
    ['braces', '{{3, 12}, {2, 8}}', '(3 12) (2 8)'],
    ['lists', "['A', ['B', ('D', 3), ('E', 5)], ['C', ('F', 2), ('G', 9)]]", 'A:(B:(D:3 E:5) C:(F:2 G:9))'],
    ['lists', '["A", ["B", 3, 12], ["C", 2, 8]]', 'A:(B:(3 12) C:(2 8))'],
    ['lists', "['A', ['B', 3], ['C', 2]]"],
    ['lists', '[MAX, [MIN, 3, 12], [MIN, 2, 8]]', '(3 12) (2 8)'],
    ['lists', "{'A': ['B', 'C'], 'B': [3, 12]}"],
    ['lists', 'tree = [[3, 12], [2, 8]]', '(3 12) (2 8)'],
    ['lists', 'const tree = [[3, 12], [2, 8]];', '(3 12) (2 8)'],
    ['lists', '[[3, None], [2, 8]]', '(3 ?) (2 8)'],
    ['terms', 'node(max, [node(min, [3, 12]), node(min, [2, 8])]).', '(3 12) (2 8)'],
    ['terms', 't(t(3, 12), t(2, 8))', '(3 12) (2 8)'],
    ['terms', 'Node [Leaf 3, Leaf 12]', '3 12'],
    ['outline', 'MAX\n├─ MIN\n│  ├─ 3\n│  └─ 12'],
    ['outline', 'MAX\n  MIN\n    3\n    12'],
    ['outline', '- MAX\n  - MIN\n    - 3\n    - 12'],
  ])('is refused as %s: %s', (notation, text, theirs?: string, ours?: string) => {
    expect(refusalOf(text)).toEqual([notation, theirs, ours]);
  });
});

describe('each notation', () => {
  test.each(FOREIGN_EXAMPLES)(
    'is known by its own example, and shows a tree of ours: $name',
    ({ name, there, here }) => {
      expect(parseTypedTree(there)).toMatchObject({
        ok: false,
        problem: { code: 'foreign', notation: name },
      });
      expect(parseTypedTree(here)).toMatchObject({ ok: true });
    },
  );

  test.each(FOREIGN_EXAMPLES)(
    'is named in both languages, with how to write the tree here: $name',
    ({ there, here }) => {
      const parsed = parseTypedTree(there);
      if (parsed.ok) throw new Error(there);
      for (const say of [englishProblem, chineseProblem]) {
        expect(say(parsed.problem)).toContain(there);
        expect(say(parsed.problem)).toContain(here);
      }
      expect(
        new Set(FOREIGN_EXAMPLES.map((one) => chineseProblem({ ...parsed.problem, notation: one.name })))
          .size,
      ).toBe(FOREIGN_EXAMPLES.length);
    },
  );

  test('says both trees where a text can be either', () => {
    const parsed = parseTypedTree('((3)(12))');
    if (parsed.ok) throw new Error('it was read');
    expect(englishProblem(parsed.problem)).toBe(
      'Line 1, column 1: this looks like a tree with a bracket round each leaf. What is ((3)(12)) there is (3 12) here. ' +
        'Write which tree you mean: 3 12 or, as this notation has it, (3) (12)',
    );
  });

  test('is mended to what it means there', () => {
    const parsed = parseTypedTree('((3)(12))');
    expect(parsed).toMatchObject({ problem: { repair: [{ offset: 0, length: 9, text: '3 12' }] } });
  });

  test('keeps a long tree short in its sentence', () => {
    const many = `((${'3)('.repeat(2000)}3))`;
    const parsed = parseTypedTree(many);
    if (parsed.ok) throw new Error('it was read');
    expect(englishProblem(parsed.problem).length).toBeLessThan(1_100);
  });
});

describe('a text of ours', () => {
  test.each([
    '(3 12 8) (2 4 6) (14 5 2)',
    '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
    '[[3], [12]]',
    '[[3],[12]]',
    '(1) (2)',
    '[1] [2]',
    '((5))',
    '(((3) (12)))',
    '((3) (12)) ((5) (2))',
    'leaves 0..20; ((3) (12))',
    '1,5',
    '(1,5) (2,7)',
    '(3, 12, 8)',
    '（３，１２、８）【２　４】',
    '3，12 8',
    'max(3 12) (2 8)',
    'max (3 12)',
    '(max (3 12) min (2 8))',
    '(B:max (3 12) (2 8))',
    '(a-> (3) (4)) (5)',
    '.5 (.3 .2)',
    '[.5, .3]',
    'chance(0.9*5 1/10*(3 4))',
    'eval pawn=1 rook=5; ({2 -1}~(3 4) 5)',
    '(p1 (<1 2> <2 1>) p2 (<1 2> <2 1>))',
    '"two words":3 "max (3)":(4)',
  ])('is read as ever: %s', (text) => {
    expect(parseTypedTree(text)).toEqual(parseTree(text));
    expect(parseTypedTree(text).ok).toBe(true);
  });

  test.each([
    ['(3 12 8', 'unclosed'],
    ['(3 word)', 'bad-value'],
    ['(3 12,)', 'unexpected'],
    ['chance(0.9*5 0.2*3)', 'probability-sum'],
    ['{"avg":[1]}', 'unknown-key'],
    ['["infinite"]', 'bad-leaf-word'],
    ["(B':(3 4) x)", 'bad-value'],
  ])('that is broken is told as before: %s', (text, code) => {
    expect(parseTypedTree(text)).toMatchObject({ ok: false, problem: { code } });
  });

  test('is read as it is printed, whatever its shape, its sides and its names', () => {
    forTrees(2_000, { nodes: 40, chance: true, alternating: false, halting: true }, ({ tree }) => {
      const text = printTree(tree);
      expectSame(parseTypedTree(text), parseTree(text));
    });
  });

  test('is read as it is printed where every leaf is alone', () => {
    for (let plies = 1; plies < 6; plies += 1)
      for (let seed = 1; seed <= 50; seed += 1) {
        const parsed = parseTree(loneLeaves(seeded(seed), plies));
        if (!parsed.ok) throw new Error(parsed.problem.code);
        expect(parseTypedTree(printTree(parsed.value)).ok).toBe(true);
      }
  });

  test.each(REFUSED_TEXTS)('that is broken is told as before: %s', (_what, text, code) => {
    expect(parseTypedTree(text)).toMatchObject({ ok: false, problem: { code } });
  });

  test('of the library is read as it is written', () => {
    for (const { literal } of LIBRARY) expect(parseTypedTree(literal).ok).toBe(true);
  });
});

/** A tree whose leaves are the only children of their parents, one to three of those to a node. */
function loneLeaves(random: Random, plies: number): string {
  if (plies === 1) return `(${random.below(10)})`;
  const children = Array.from({ length: 1 + random.below(3) }, () => loneLeaves(random, plies - 1));
  return `(${children.join(' ')})`;
}
