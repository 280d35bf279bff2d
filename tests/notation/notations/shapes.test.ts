/** The further shapes in which programs write trees, the examples of the guide, and what is refused with what it needs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printTree } from '../../../src/notation/printTree.ts';
import { readTypedTree } from '../../../src/notation/typedTree.ts';
import { sayProblem as englishProblem } from '../../../src/words/en/figure.ts';
import { sayProblem as chineseProblem } from '../../../src/words/zh/figure.ts';

function read(text: string): readonly (string | null | undefined)[] {
  const { parsed, readAs } = readTypedTree(text);
  return parsed.ok
    ? [readAs, printTree(parsed.value)]
    : [parsed.problem.notation, parsed.problem.need ?? parsed.problem.inside?.code];
}

const NAMED = 'A:(B:(3 12) C:(2 8))';

describe('a shape that programs use', () => {
  test.each([
    [
      'other-json',
      '{"nodes": [{"id": 1, "label": "A"}, {"id": 2, "value": 3}, {"id": 3, "value": 4}], "edges": [[1, 2], [1, 3]]}',
      'A:("2":3 "3":4)',
    ],
    [
      'other-json',
      '{"nodes": [{"id": "a"}, {"id": "x", "value": 3}, {"id": "y", "value": 4}], "edges": [{"source": "a", "target": "x", "label": "l"}, {"from": "a", "to": "y"}]}',
      'a:(l-> x:3 y:4)',
    ],
    ['other-json', '{"name": "A", "left": {"value": 3}, "right": {"value": 12}}', 'A:(3 12)'],
    ['other-json', '{"tree": {"player": 2, "children": [{"value": 3}, {"value": 12}]}}', 'min(3 12)'],
    ['s-expression', '(max (chance (0.5 3) (1/2 (min 2 8))) 4)', 'chance(0.5*3 1/2*(2 8)) 4'],
    ['s-expression', '(chance (0.5 3) (0.5 5))', 'chance(0.5*3 0.5*5)'],
    ['lists', "['chance', [0.25, 3], [0.75, ('min', [2, 8])]]", 'chance(0.25*3 0.75*min(2 8))'],
    ['lists', "('max', [('chance', [(0.5, 3), (0.5, 5)]), 4])", 'chance(0.5*3 0.5*5) 4'],
    ['terms', 'node(chance, [[0.5, node(min, [3, 4])], [0.5, 5]])', 'chance(0.5*min(3 4) 0.5*5)'],
    ['other-json', '{"A": ["B", "C"], "B": [3, 12], "C": [2, 8]}', NAMED],
    ['other-json', '{"A": {"B": [3, 12], "C": [2, 8]}}', NAMED],
    ['lists', "{'A': ['B', 'C'], 'B': [3, 12], 'C': [2, 8]}", NAMED],
    ['lists', "tree = {'name': 'A', 'children': [{'value': 3}, {'value': 12}]}", 'A:(3 12)'],
    ['lists', '# a remark\ntree = [[3, 12], [2, 8]]', '(3 12) (2 8)'],
    ['lists', "('A', [('B', [3, 12]), ('C', [2, 8])])", NAMED],
    [
      'graphviz',
      'digraph { node [shape=triangle]; A; B; node [shape=invtriangle]; C; A -> {B C}; B -> 3; C -> 4 }',
      'A:(B:max(3) C:(4))',
    ],
    ['graphviz', 'graph { A -- B -- 3; A -- 4 }', 'A:(B:(3) 4)'],
    [
      'mermaid',
      'flowchart LR\n  A --> B & C\n  B --> D["3"]\n  C -- go --> E(("4"))',
      'A:(B:(3) C:(go-> 4))',
    ],
    [
      'mermaid',
      'graph TD A((MAX)) --> B[MIN] A --> C[MIN] B --> D[3] B --> E[12] C --> 2 & 8',
      '(3 12) (2 8)',
    ],
    ['mermaid', 'flowchart A --> B["x y"] -->|go| 3 A --> 4', 'A:("x y":(go-> 3) 4)'],
    [
      'gambit',
      'EFG 2 R "" { "A" "B" } c "" 1 "" { "h" 1/2 "t" 1/2 } 0 t "" 1 "" { 1 -1 } t "" 2 "" { 3 -3 }',
      'chance(h-> 1/2*1 t-> 1/2*3)',
    ],
    [
      'forest',
      '\\begin{forest} [MAX, draw [\\textcolor{red}{3}] [$-\\infty$, edge label={node{b}}]] \\end{forest}',
      '3 b-> -inf',
    ],
    [
      'forest',
      '[chance [{x = 3}, edge label={node{0.5}}] [4, edge label={node{a: 0.5}}]]',
      'chance(0.5*x:3 a-> 0.5*4)',
    ],
  ])('is read as %s: %s', (notation, text, printed) => {
    expect(read(text)).toEqual([notation, printed]);
  });
});

describe('what is no tree of ours', () => {
  test.each([
    ['forest', '\\begin{forest} [A [3,5] [x]] \\end{forest}', 'leaf-number'],
    ['forest', '\\begin{forest} [A [{3,5}] [4]] \\end{forest}', 'leaf-number'],
    ['forest', '\\begin{forest} [A [$\\geq 3$] [4]] \\end{forest}', 'leaf-number'],
    ['forest', '\\begin{forest} [5 [3] [4]] \\end{forest}', 'inner-number'],
    ['qtree', '\\Tree [.A 3 4 ] [.B 5 6 ]', 'one-root'],
    ['lists', "['A', ['B', 3], ['C', 2]]", 'leaf-or-node'],
    ['s-expression', '(max (B 3) (C 2))', 'leaf-or-node'],
    ['graphviz', 'digraph { A -> B; A -> C; B -> 3; C -> 3 }', 'one-parent'],
    ['graphviz', 'digraph { A -> 3; B -> 4 }', 'one-root'],
    ['gambit', 'EFG 3 R "" { "A" "B" "C" } t "" 1 "" { 1 2 3 }', 'two-players'],
    [
      'gambit',
      'EFG 2 R "" { "A" "B" } p "" 1 1 "" { "a" "b" } 0 t "" 1 "" { 1 1 } t "" 2 "" { 3 -3 }',
      'zero-sum',
    ],
    [
      'gambit',
      'EFG 2 R "" { "A" "B" } p "" 1 1 "" { "a" "b" } 0 p "" 2 1 "" { "c" } 0 t "" 1 "" { 1 -1 } p "" 2 1 "" { "c" } 0 t "" 2 "" { 3 -3 }',
      'known-moves',
    ],
    ['other-json', '{"player": "X", "children": [{"value": 3}, {"value": 12}]}', 'key'],
    ['newick', '((3 12),(2,8));', 'brackets'],
    ['newick', '((7:1,1:1)B:1,(4:2,8:1)C:1)A;', 'one-number'],
    ['newick', '((x:7,y:1)B:1,(4,8)C)A;', 'inner-number'],
    ['newick', '((x:y,1)B,(4,8)C)A;', 'leaf-number'],
    [
      'other-json',
      '{"type": "chance", "children": [{"p": "1/2", "worth": 2}, {"p": "1/2", "utility": 7}]}',
      'leaf-number',
    ],
    ['mermaid', 'graph TD A --> my leaf A --> 3', 'one-root'],
    ['terms', 'node(max, [t(3), t(4)])', 'leaf-or-node'],
  ])('is refused as %s: %s', (notation, text, need) => {
    expect(read(text)).toEqual([notation, need]);
    const { parsed } = readTypedTree(text);
    if (parsed.ok) throw new Error(text);
    expect(englishProblem(parsed.problem)).toMatch(/^Line \d+, column \d+: this looks like .+\. .+\.$/);
    expect(chineseProblem(parsed.problem)).toMatch(/^第 \d+ 行第 \d+ 列：这像是.+。$/);
  });
});

describe('the table of the guide', () => {
  const rows = readFileSync('docs/notation.md', 'utf8').split('## Notations of other programs')[1] ?? '';
  const examples = [...rows.matchAll(/^\| [^|]+ \| (`.+`) \| /gm)].flatMap(([, cell = '']) =>
    cell.split('`, `').map((example) => example.replace(/^`|`$/g, '')),
  );

  test('has an example of each notation', () => expect(examples.length).toBeGreaterThanOrEqual(13));

  test.each(examples.filter((example) => !example.includes('…')))('is true: %s is read', (example) => {
    const { parsed, readAs, ours } = readTypedTree(example);
    expect(parsed.ok).toBe(true);
    expect(readAs ?? ours).not.toBe('');
  });
});
