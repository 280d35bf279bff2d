import { describe, expect, test } from 'vitest';
import { parseTree, type TreeOptions } from '../../src/notation/parseTree.ts';
import { type Problem, type ProblemCode, repaired } from '../../src/notation/problem.ts';
import { printLiteral } from '../support/printLiteral.ts';

function problemOf(text: string, options?: TreeOptions): Problem {
  const parsed = parseTree(text, options);
  if (parsed.ok) throw new Error(`"${text.slice(0, 40)}" was accepted`);
  return parsed.problem;
}

/** A tree in preorder, one word a node: its side, or its value. */
function outline(text: string, options?: TreeOptions): string {
  const parsed = parseTree(text, options);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const tree = parsed.value;
  return tree
    .nodes()
    .map((node) => (tree.isLeaf(node) ? String(tree.value(node)) : tree.kindName(node)))
    .join(' ');
}

describe('the text of a tree', () => {
  test.each<[string, string, string, TreeOptions?]>([
    ['a number is a leaf', '5', '5'],
    ['arrays alternate, MAX first', '[[3,12],[2]]', 'max min 3 12 min 2'],
    ['MIN may be first', '[[3,12],[2]]', 'min max 3 12 max 2', { root: 'min' }],
    ['leaves may be infinite', '["inf","-inf","+inf"]', 'max Infinity -Infinity Infinity'],
    ['null is an unknown leaf', '[null,1]', 'max NaN 1'],
    ['numbers are those of JSON', '[-1.5,2e3,0,-0,1E-2]', 'max -1.5 2000 0 0 0.01'],
    ['and as people write them', '(.5 5. +1 007 −3 １２ -0)', 'max 0.5 5 1 7 -3 12 0'],
    ['round brackets will do, and no commas', '((3 12) (2, 4))', 'max min 3 12 min 2 4'],
    ['brackets may be of either kind', '[(3 12) [2 4]]', 'max min 3 12 min 2 4'],
    [
      'the brackets of the root may be left out',
      '(3 12 8) (2 4 6) (14 5 2)',
      'max min 3 12 8 min 2 4 6 min 14 5 2',
    ],
    ['of two leaves as well', '1, 2', 'max 1 2'],
    ['sides may be said', 'min(3 MAX[4 (5)] 6)', 'min 3 max 4 min 5 6'],
    ['chance is said with probabilities', 'chance(0.9*(1 2) 1/10*5)', 'chance max 1 2 5'],
    [
      'infinities and unknown',
      '(inf -inf +∞ −∞ ∞ -Infinity ? ？ null)',
      'max Infinity -Infinity Infinity -Infinity Infinity -Infinity NaN NaN NaN',
    ],
    ['as an input method types it', '（３，１２、８）【２　４】', 'max min 3 12 8 min 2 4'],
    ['an object sets the side', '{"min":[{"min":[1]},[2]]}', 'min min 1 max 2'],
    ['arrays in an object go on from its side', '[{"max":[[1],[2]]}]', 'max max min 1 min 2'],
    [
      'below chance play goes on with the opposite of the decision above',
      '[{"chance":[[1,[4]]]}]',
      'max chance min 4',
    ],
    [
      'below a chance root MAX plays',
      '{"chance":[["1/2",[1]],[0.5,[2]]]}',
      'chance max 1 max 2',
      { root: 'chance' },
    ],
    [
      'chance below chance does not turn',
      '[{"chance":[[1,{"chance":[["1",[7]]]}]]}]',
      'max chance chance min 7',
    ],
    ['blanks and line ends are nothing', '\u{feff} [ 1 ,\n\t[ 2\u{a0}] ]\r\n', 'max 1 min 2'],
  ])('%s', (_what, text, expected, options) => {
    expect(outline(text, options)).toBe(expected);
  });

  test('may come with names for the moves from the root, and with leaf bounds', () => {
    const parsed = parseTree('[[1],[2],3]', { moves: ['a', 'b'], leafBounds: [0, 5] });
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const tree = parsed.value;
    expect(tree.nodes().map((node) => tree.move(node))).toEqual(['', 'a', '', 'b', '', '']);
    expect(tree.leafBounds).toEqual([0, 5]);
  });

  test('gives labels, moves and probabilities to the nodes they stand before', () => {
    const parsed = parseTree(
      'a1-> B:(3 "two words":4) "a 2" → chance(b->0.5*C:1 1/2*__proto__:(constructor:2))',
    );
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const tree = parsed.value;
    const given = tree
      .nodes()
      .map((node) => [tree.move(node), tree.probability(node), tree.label(node)].join('|'));
    expect(given).toEqual([
      '||',
      'a1||B',
      '||',
      '||two words',
      'a 2||',
      'b|0.5|C',
      '|1/2|__proto__',
      '||constructor',
    ]);
  });

  test('may say what leaf values lie in', () => {
    const parsed = parseTree('leaves -inf..10; (1 2)');
    expect(parsed.ok && parsed.value.leafBounds).toEqual([-Infinity, 10]);
  });

  test('keeps probabilities as they were written', () => {
    const text = '{"chance":[["1/3",1],["0.50",2],["1/6",3]]}';
    const parsed = parseTree(text);
    expect(parsed.ok && printLiteral(parsed.value)).toBe(text);
  });
});

describe('a text that is no tree is refused with its first problem and its place', () => {
  test.each<[string, ProblemCode, number, number, string]>([
    ['', 'empty', 1, 1, ''],
    [' \n ', 'empty', 2, 2, ''],
    ['\u{feff}', 'empty', 1, 2, ''],
    ['leaves 0..9;', 'empty', 1, 13, ''],
    [']', 'extra-bracket', 1, 1, ']'],
    ['}', 'extra-bracket', 1, 1, '}'],
    ['(3))', 'extra-bracket', 1, 4, ')'],
    ['[1]\n}', 'extra-bracket', 2, 1, '}'],
    ['(1]', 'wrong-bracket', 1, 3, ']'],
    ['[1}', 'wrong-bracket', 1, 3, '}'],
    ['(A (B 3) (C 4)', 'unclosed', 1, 1, '('],
    ['[1', 'unclosed', 1, 1, '['],
    ['[1,', 'unclosed', 1, 1, '['],
    ['[3,\n [1,2', 'unclosed', 2, 2, '['],
    ['[[1,2]', 'unclosed', 1, 1, '['],
    ['{"max":[1]', 'unclosed', 1, 1, '{'],
    ['(A (B 3))', 'bad-value', 1, 2, 'A'],
    ['()', 'no-children', 1, 1, '('],
    ['[1,[ ]]', 'no-children', 1, 4, '['],
    ['max()', 'no-children', 1, 4, '('],
    ['{"max":[]}', 'no-children', 1, 8, '['],
    ['{"chance":[]}', 'no-children', 1, 11, '['],
    ['[1,,2]', 'unexpected', 1, 4, ','],
    ['[1,]', 'unexpected', 1, 4, ']'],
    ['1,', 'unexpected', 1, 3, ''],
    ['[,1]', 'unexpected', 1, 2, ','],
    ['[1:2:]', 'unexpected', 1, 6, ']'],
    ['a->', 'unexpected', 1, 4, ''],
    ['{max:[1]}', 'unexpected', 1, 2, 'max'],
    ['{"max"[1]}', 'unexpected', 1, 7, '['],
    ['{"max":1}', 'unexpected', 1, 8, '1'],
    ['{"max":[1],"min":[2]}', 'unexpected', 1, 12, '"min"'],
    ['["inf]', 'bad-text', 1, 2, '"'],
    ['("\\x":1)', 'bad-text', 1, 2, '"\\x"'],
    ['[1, x]', 'bad-value', 1, 5, 'x'],
    ['[\n  1,\n  2..5\n]', 'bad-value', 3, 3, '2..5'],
    ['(3abc)', 'bad-value', 1, 2, '3abc'],
    ['[-]', 'bad-value', 1, 2, '-'],
    ['[0x10]', 'bad-value', 1, 2, '0x10'],
    ['[1e400]', 'bad-value', 1, 2, '1e400'],
    ['[NaN]', 'bad-value', 1, 2, 'NaN'],
    ['(١)', 'bad-value', 1, 2, '١'],
    ['[true]', 'bad-value', 1, 2, 'true'],
    ['(-?)', 'bad-value', 1, 2, '-?'],
    ['min', 'bad-value', 1, 1, 'min'],
    ['["Inf"]', 'bad-leaf-word', 1, 2, '"Inf"'],
    ['["3"]', 'bad-leaf-word', 1, 2, '"3"'],
    ['[1, "", 2]', 'bad-leaf-word', 1, 5, '""'],
    ['{"mean":[1]}', 'unknown-key', 1, 2, '"mean"'],
    ['{"":[1]}', 'unknown-key', 1, 2, '""'],
    ['{"__proto__":[1]}', 'unknown-key', 1, 2, '"__proto__"'],
    ['chance(x*1)', 'bad-probability', 1, 8, 'x'],
    ['chance(-.1*1 1.1*2)', 'bad-probability', 1, 8, '-.1'],
    ['{"chance":[["x",1]]}', 'bad-probability', 1, 13, '"x"'],
    ['{"chance":[[1.5,1]]}', 'bad-probability', 1, 13, '1.5'],
    ['{"chance":[["1/0",1]]}', 'bad-probability', 1, 13, '"1/0"'],
    ['{"chance":[[,1]]}', 'bad-probability', 1, 13, ','],
    ['{"chance":[1]}', 'unexpected', 1, 12, '1'],
    ['{"chance":[[1]]}', 'unexpected', 1, 14, ']'],
    ['{"chance":[[1,2,3]]}', 'unexpected', 1, 16, ','],
    ['chance(.5*1 .4*2)', 'probability-sum', 1, 7, '('],
    ['{"chance":[[0.5,1],\n[0.4,2]]}', 'probability-sum', 1, 11, '['],
    ['chance(0.3333*1 0.3333*2 0.3333*3)', 'probability-sum', 1, 7, '('],
    ['chance(1/2*1 B:(3))', 'missing-probability', 1, 14, 'B'],
    ['chance(1 2)', 'missing-probability', 1, 8, '1'],
    ['(0.5*3 4)', 'stray-probability', 1, 2, '0.5'],
    ['0.5*3', 'stray-probability', 1, 1, '0.5'],
    ['leaves 3; (1)', 'bad-leaf-bounds', 1, 8, '3;'],
    ['leaves 3..x; (1)', 'bad-leaf-bounds', 1, 8, '3..x;'],
    ['leaves 3..1; (1)', 'bad-leaf-bounds', 1, 8, '3..1;'],
  ])('%j: %s at %i:%i', (text, code, line, column, found) => {
    const problem = problemOf(text);
    expect([problem.code, problem.at.line, problem.at.column, problem.found]).toEqual([
      code,
      line,
      column,
      found,
    ]);
    expect(problem.at.offset).toBe(offsetOf(text, line, column));
  });

  test('names the sum that is not 1', () => {
    expect(problemOf('{"chance":[["1/2",1],["1/4",2]]}').number).toBe(0.75);
  });

  test('accepts probabilities that sum to 1 up to their last written digit', () => {
    expect(parseTree('{"chance":[[0.3333333333,1],[0.3333333333,2],[0.3333333333,3]]}').ok).toBe(true);
  });

  test('demands a chance root to be written as one', () => {
    expect(problemOf('[1,2]', { root: 'chance' })).toMatchObject({ code: 'chance-root-needed' });
  });

  test('quotes at most 40 characters, of one line', () => {
    const { found } = problemOf(`[${'x'.repeat(500)}]`);
    expect(Array.from(found)).toHaveLength(40);
    expect(found.endsWith('…')).toBe(true);
  });

  test.each([
    ['chance(.5*1 .4*2)', 'chance(5/9*1 4/9*2)'],
    ['chance(3/10*1 3/10*2)', 'chance(0.5*1 0.5*2)'],
    ['{"chance":[[0.5,1],["1/4",2]]}', '{"chance":[["2/3",1],["1/3",2]]}'],
    ['chance(1/2*1 B:(3))', 'chance(1/2*1 0.5*B:(3))'],
    ['chance(1 (2) A:3)', 'chance(1/3*1 1/3*(2) 1/3*A:3)'],
    ['(1 (2', '(1 (2))'],
    ['(3))', '(3)'],
    ['(1]', '(1)'],
  ])('%s is mended to %s', (text, expected) => {
    const { repair } = problemOf(text);
    expect(repair && repaired(text, repair)).toBe(expected);
    expect(parseTree(expected).ok).toBe(true);
  });

  test('has no plain cure where all probabilities are 0 or nothing is left to share', () => {
    expect(problemOf('chance(0*1 0*2)')).not.toHaveProperty('repair');
    expect(problemOf('chance(1/2*1 1/2*2 3)')).not.toHaveProperty('repair');
  });

  test('names longer than 1,000 characters are refused', () => {
    expect(parseTree(`(${'x'.repeat(1000)}:1)`).ok).toBe(true);
    expect(problemOf(`(${'x'.repeat(1001)}:1)`)).toMatchObject({ code: 'limit-label', number: 1001 });
  });

  test('is refused as well when it ends too early, wherever it ends', () => {
    const whole = '{"chance":[["1/2",[1,{"max":[2,"inf"]}]],["1/2",null]]}';
    for (let length = 1; length < whole.length; length += 1) {
      expect(['unclosed', 'bad-text']).toContain(problemOf(whole.slice(0, length)).code);
    }
  });
});

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, part) => sum + part.length + 1, 0) + column - 1;
}
