import { describe, expect, test } from 'vitest';
import { type LiteralOptions, parseLiteral } from '../../src/notation/parseLiteral.ts';
import { printLiteral } from '../../src/notation/printLiteral.ts';
import type { Problem, ProblemCode } from '../../src/notation/problem.ts';

function problemOf(text: string, options?: LiteralOptions): Problem {
  const parsed = parseLiteral(text, options);
  if (parsed.ok) throw new Error(`"${text.slice(0, 40)}" was accepted`);
  return parsed.problem;
}

/** A tree in preorder, one word a node: its side, or its value. */
function outline(text: string, options?: LiteralOptions): string {
  const parsed = parseLiteral(text, options);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const tree = parsed.value;
  return tree
    .nodes()
    .map((node) => (tree.isLeaf(node) ? String(tree.value(node)) : tree.kindName(node)))
    .join(' ');
}

describe('a literal', () => {
  test.each<[string, string, string, LiteralOptions?]>([
    ['a number is a leaf', '5', '5'],
    ['arrays alternate, MAX first', '[[3,12],[2]]', 'max min 3 12 min 2'],
    ['MIN may be first', '[[3,12],[2]]', 'min max 3 12 max 2', { root: 'min' }],
    ['leaves may be infinite', '["inf","-inf","+inf"]', 'max Infinity -Infinity Infinity'],
    ['null is an unknown leaf', '[null,1]', 'max NaN 1'],
    ['numbers are those of JSON', '[-1.5,2e3,0,-0,1E-2]', 'max -1.5 2000 0 0 0.01'],
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
    const parsed = parseLiteral('[[1],[2],3]', { moves: ['a', 'b'], leafBounds: [0, 5] });
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const tree = parsed.value;
    expect(tree.nodes().map((node) => tree.move(node))).toEqual(['', 'a', '', 'b', '', '']);
    expect(tree.leafBounds).toEqual([0, 5]);
  });

  test('keeps probabilities as they were written', () => {
    const text = '{"chance":[["1/3",1],["0.50",2],["1/6",3]]}';
    const parsed = parseLiteral(text);
    expect(parsed.ok && printLiteral(parsed.value)).toBe(text);
  });
});

describe('a text that is no literal is refused with its first problem and its place', () => {
  test.each<[string, ProblemCode, number, number, string]>([
    ['', 'empty', 1, 1, ''],
    [' \n ', 'empty', 2, 2, ''],
    [']', 'extra-bracket', 1, 1, ']'],
    ['}', 'extra-bracket', 1, 1, '}'],
    ['[1]]', 'extra-bracket', 1, 4, ']'],
    ['[1]\n}', 'extra-bracket', 2, 1, '}'],
    ['[1] [2]', 'second-root', 1, 5, '['],
    ['1 2', 'second-root', 1, 3, '2'],
    ['1,2', 'second-root', 1, 2, ','],
    ['[1', 'unclosed', 1, 1, '['],
    ['[1,', 'unclosed', 1, 1, '['],
    ['[3,\n [1,2', 'unclosed', 2, 2, '['],
    ['[[1,2]', 'unclosed', 1, 1, '['],
    ['{"max":[1]', 'unclosed', 1, 1, '{'],
    ['[]', 'no-children', 1, 1, '['],
    ['[1,[ ]]', 'no-children', 1, 4, '['],
    ['{"max":[]}', 'no-children', 1, 8, '['],
    ['{"chance":[]}', 'no-children', 1, 11, '['],
    ['[1,,2]', 'unexpected', 1, 4, ','],
    ['[1,]', 'unexpected', 1, 4, ']'],
    ['[,1]', 'unexpected', 1, 2, ','],
    ['[1 2]', 'unexpected', 1, 4, '2'],
    ['[1}', 'unexpected', 1, 3, '}'],
    ['[1:2]', 'unexpected', 1, 3, ':'],
    ['{max:[1]}', 'unexpected', 1, 2, 'max'],
    ['{"max"[1]}', 'unexpected', 1, 7, '['],
    ['{"max":1}', 'unexpected', 1, 8, '1'],
    ['{"max":[1],"min":[2]}', 'unexpected', 1, 11, ','],
    ['["inf]', 'unexpected', 1, 2, '"'],
    ['[1, x]', 'bad-number', 1, 5, 'x'],
    ['[\n  1,\n  2..5\n]', 'bad-number', 3, 3, '2..5'],
    ['[01]', 'bad-number', 1, 2, '01'],
    ['[+1]', 'bad-number', 1, 2, '+1'],
    ['[.5]', 'bad-number', 1, 2, '.5'],
    ['[5.]', 'bad-number', 1, 2, '5.'],
    ['[-]', 'bad-number', 1, 2, '-'],
    ['[0x10]', 'bad-number', 1, 2, '0x10'],
    ['[1e999]', 'bad-number', 1, 2, '1e999'],
    ['[NaN]', 'bad-number', 1, 2, 'NaN'],
    ['[inf]', 'bad-number', 1, 2, 'inf'],
    ['[true]', 'bad-number', 1, 2, 'true'],
    ['[3，12]', 'bad-number', 1, 2, '3，12'],
    ['["Inf"]', 'bad-leaf-word', 1, 2, '"Inf"'],
    ['["3"]', 'bad-leaf-word', 1, 2, '"3"'],
    ['[1, "", 2]', 'bad-leaf-word', 1, 5, '""'],
    ['{"mean":[1]}', 'unknown-key', 1, 2, '"mean"'],
    ['{"":[1]}', 'unknown-key', 1, 2, '""'],
    ['{"__proto__":[1]}', 'unknown-key', 1, 2, '"__proto__"'],
    ['[{"u":[1,2,3]}]', 'vector-leaf', 1, 3, '"u"'],
    ['{"chance":[["x",1]]}', 'bad-probability', 1, 13, '"x"'],
    ['{"chance":[[1.5,1]]}', 'bad-probability', 1, 13, '1.5'],
    ['{"chance":[[-0.5,1],[1.5,2]]}', 'bad-probability', 1, 13, '-0.5'],
    ['{"chance":[["1/0",1]]}', 'bad-probability', 1, 13, '"1/0"'],
    ['{"chance":[[,1]]}', 'bad-probability', 1, 13, ','],
    ['{"chance":[1]}', 'unexpected', 1, 12, '1'],
    ['{"chance":[[1]]}', 'unexpected', 1, 14, ']'],
    ['{"chance":[[1,2,3]]}', 'unexpected', 1, 16, ','],
    ['{"chance":[[0.5,1],\n[0.4,2]]}', 'probability-sum', 1, 11, '['],
    ['{"chance":[[0.3333,1],[0.3333,2],[0.3333,3]]}', 'probability-sum', 1, 11, '['],
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
    expect(parseLiteral('{"chance":[[0.3333333333,1],[0.3333333333,2],[0.3333333333,3]]}').ok).toBe(true);
  });

  test('demands a chance root to be written as one', () => {
    expect(problemOf('[1,2]', { root: 'chance' })).toMatchObject({ code: 'chance-root-needs-object' });
  });

  test('quotes at most 40 characters, of one line', () => {
    const { found } = problemOf(`[${'x'.repeat(500)}]`);
    expect(Array.from(found)).toHaveLength(40);
    expect(found.endsWith('…')).toBe(true);
  });

  test('is refused as well when it ends too early, wherever it ends', () => {
    const whole = '{"chance":[["1/2",[1,{"max":[2,"inf"]}]],["1/2",null]]}';
    for (let length = 1; length < whole.length; length += 1) {
      expect(['unclosed', 'unexpected', 'bad-number', 'bad-probability']).toContain(
        problemOf(whole.slice(0, length)).code,
      );
    }
  });
});

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, part) => sum + part.length + 1, 0) + column - 1;
}
