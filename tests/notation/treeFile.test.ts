import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { BOUND_NOTATIONS } from '../../src/core/run/boundNotation.ts';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import type { Expected } from '../../src/notation/fault.ts';
import { scanJson } from '../../src/notation/jsonText.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { type FiledTree, printTreeFile } from '../../src/notation/treeFile.ts';
import { EVERY_RULE, expectSame, forTrees } from '../support/forTrees.ts';
import { nastyName } from '../support/nastyNames.ts';

function file(root: unknown, more: object = {}): string {
  return JSON.stringify({ format: 'plyscope', version: 1, trees: [{ title: 'T', root, ...more }] });
}

const SOUND = {
  kind: 'max',
  children: [{ value: 3 }, { kind: 'min', children: [{ value: 'inf' }, { value: null }] }],
};

describe('a file of trees', () => {
  test('brings every tree back with how it was searched and shown', () => {
    forTrees(800, { halting: true }, ({ tree, random }) => {
      const rows = rowsOf(tree).map((row, id) => ({
        ...row,
        key: `n${id}`,
        label: random.flip(0.3) ? nastyName(random) : '',
        move: random.flip(0.3) ? nastyName(random) : '',
      }));
      const filed: FiledTree = {
        title: nastyName(random),
        tree: treeOfRows(rows, tree.leafBounds),
        algorithm: random.pick(ALGORITHMS),
        rules: random.pick(EVERY_RULE),
        notation: random.pick(BOUND_NOTATIONS),
        step: random.below(50),
      };
      const text = printTreeFile([filed]);
      const read = readTreeFile(text, '');
      expectSame(read.faults, []);
      expectSame(read.dropped, []);
      const [again] = read.trees;
      expectSame({ ...again, tree: null }, { ...filed, tree: null });
      expectSame(again?.tree.columns, filed.tree.columns);
      expectSame(again?.tree.leafBounds, filed.tree.leafBounds);
      expectSame(printTreeFile(read.trees), text);
    });
  });

  test('of version 1 is read for ever', () => {
    const read = readTreeFile(readFileSync('tests/fixtures/plyscope-v1.json', 'utf8'), '');
    expect(read.faults).toEqual([]);
    expect(read.trees.map(({ title, tree }) => [title, printTree(tree)])).toEqual([
      ['Frozen 弈树', 'leaves -10..inf; a-> B:(3 12 8) chance(1/3*(2 inf) 2/3*?) (14 5 -2.5)'],
      ['second', 'min(1 2)'],
    ]);
    expect(read.trees[0]).toMatchObject({
      algorithm: 'alpha-beta',
      rules: { cutoff: 'strict', value: 'hard', bounds: 'parent' },
      notation: 'range',
      step: 7,
    });
  });

  test('may be a text in the notation as well', () => {
    const [tree] = readTreeFile('(3 12 8) (2 4 6)', 'notes').trees;
    expect(tree).toMatchObject({ title: 'notes', algorithm: 'alpha-beta', step: 0 });
    expect(readTreeFile('{"max":[1,2]}', '').trees).toHaveLength(1);
    expect(readTreeFile('(3 12', '').textProblem).toMatchObject({ code: 'unclosed' });
  });

  test('names what this version does not know and leaves it out', () => {
    const read = readTreeFile(
      file({ ...SOUND, colour: 'red', children: [{ value: 1, note: '' }] }, { author: 'A' }),
      '',
    );
    expect(read.dropped).toEqual([
      '$.trees[0].author',
      '$.trees[0].root.colour',
      '$.trees[0].root.children[0].note',
    ]);
    expect(read.trees).toHaveLength(1);
  });

  test.each<[string, string, Expected['kind'], string, string | null]>([
    ['ends in the middle', file(SOUND).slice(0, -20), 'json', '1:144', null],
    ['has a comma too many', '{\n "format": "plyscope",,', 'json', '2:23', null],
    ['is null', 'null', 'format', '$', null],
    ['is 42', ' 42\n', 'format', '$', null],
    ['ends inside a text', '{"format":"plysc', 'json', '1:17', null],
    ['is of another format', '{"format":"chess"}', 'format', '$.format', null],
    ['is of no version', '{"format":"plyscope","version":0}', 'whole', '$.version', null],
    ['has no list of trees', '{"format":"plyscope","version":1}', 'list', '$.trees', null],
    ['is of a newer version', '{"format":"plyscope","version":2}', 'version', '$.version', null],
    ['has no trees', '{"format":"plyscope","version":1,"trees":[]}', 'entries', '$.trees', null],
    ['has null for a tree', '{"format":"plyscope","version":1,"trees":[null]}', 'object', '$.trees[0]', null],
    [
      'has 42 for a node',
      file({ ...SOUND, children: [{ value: 1 }, 42] }),
      'object',
      '$.trees[0].root.children[1]',
      '(1)',
    ],
    ['has no root', file(undefined), 'object', '$.trees[0].root', null],
    [
      'has a leaf without value',
      file({ kind: 'max', children: [{}, { value: 2 }] }),
      'leaf-value',
      '$.trees[0].root.children[0].value',
      '(2)',
    ],
    [
      'has a text for a value',
      file({ kind: 'max', children: [{ value: '3' }, { value: 2 }] }),
      'leaf-value',
      '$.trees[0].root.children[0].value',
      '(2)',
    ],
    [
      'has a number beyond all',
      file({ kind: 'max', children: [{ value: 1 }] }).replace('"value":1', '"value":1e400'),
      'leaf-value',
      '$.trees[0].root.children[0].value',
      '?',
    ],
    [
      'has a side nobody knows',
      file({ kind: 'mean', children: [{ value: 1 }] }),
      'choice',
      '$.trees[0].root.kind',
      null,
    ],
    ['has no children', file({ kind: 'max', children: [] }), 'entries', '$.trees[0].root.children', null],
    [
      'has no probability',
      file({ kind: 'chance', children: [{ value: 1, probability: '1/4' }, { value: 2 }] }),
      'probability',
      '$.trees[0].root.children[1].probability',
      'chance(1/4*1 0.75*2)',
    ],
    [
      'has probabilities of another sum',
      file({
        kind: 'chance',
        children: [
          { value: 1, probability: 0.5 },
          { value: 2, probability: 0.25 },
        ],
      }),
      'probabilities',
      '$.trees[0].root',
      'chance(2/3*1 1/3*2)',
    ],
    ['has a number for a label', file({ value: 1, label: 7 }), 'text', '$.trees[0].root.label', '1'],
    [
      'has a label too long',
      file({ value: 1, label: 'x'.repeat(1001) }),
      'text',
      '$.trees[0].root.label',
      '1',
    ],
    [
      'has bounds the wrong way round',
      file({ value: 1 }, { leafBounds: [3, 1] }),
      'ascending',
      '$.trees[0].leafBounds',
      '1',
    ],
    [
      'has a leaf outside its bounds',
      file({ kind: 'max', children: [{ value: 1 }, { value: 5 }] }, { leafBounds: [0, 1] }),
      'leaf-bounds',
      '$.trees[0].root.children[1].value',
      'leaves 0..5; 1 5',
    ],
    [
      'asks for too many iterations',
      file({ value: 1 }, { algorithm: 'mcts', limits: { iterations: 300_000 } }),
      'whole',
      '$.trees[0].limits.iterations',
      '1',
    ],
    [
      'has a C below 0',
      file({ value: 1 }, { algorithm: 'mcts', limits: { c: -1 } }),
      'number',
      '$.trees[0].limits.c',
      '1',
    ],
    [
      'has a seed too great',
      file({ value: 1 }, { algorithm: 'mcts', limits: { seed: 2 ** 32 } }),
      'whole',
      '$.trees[0].limits.seed',
      '1',
    ],
    [
      'has a given result that is no number',
      file({ value: 1 }, { algorithm: 'mcts', limits: { given: [20, 'ten', 0] } }),
      'number',
      '$.trees[0].limits.given[1]',
      '1',
    ],
    [
      'has an empty list of given results',
      file({ value: 1 }, { algorithm: 'mcts', limits: { given: [] } }),
      'entries',
      '$.trees[0].limits.given',
      '1',
    ],
    [
      'has an id twice',
      file({
        kind: 'max',
        children: [
          { value: 1, id: 'a' },
          { value: 2, id: 'a' },
        ],
      }),
      'another',
      '$.trees[0].root.children[1].id',
      '1 2',
    ],
  ])('that %s', (_what, text, kind, path, valid) => {
    const read = readTreeFile(text, '');
    expect(read.faults[0]).toMatchObject({ path, expected: { kind } });
    expect(read.trees.map(({ tree }) => printTree(tree))).toEqual(valid === null ? [] : [valid]);
  });

  test('keeps the settings beside one that cannot be, which has its usual value', () => {
    const limits = { iterations: 300_000, c: 2, given: [1, 'x'], leaves: 'odd', depth: 3 };
    const { trees, faults } = readTreeFile(file(SOUND, { algorithm: 'mcts', limits }), '');
    expect(faults).toHaveLength(3);
    expect(trees[0]?.limits).toEqual({ ...NO_LIMITS, c: 2, depth: 3 });
  });

  test('lists all that is wrong, and both places of an id', () => {
    const children = [{ value: 1, id: 'a' }, 42, { value: 'x' }, { value: 2, id: 'a' }];
    const { faults } = readTreeFile(file({ kind: 'max', children }), '');
    expect(faults.map(({ expected }) => expected.kind)).toEqual(['object', 'leaf-value', 'another']);
    expect(faults[2]?.expected).toMatchObject({ other: '$.trees[0].root.children[0].id' });
  });

  test('deeper than 1,000 plies is refused by the count, and so is nesting that would break other readers', () => {
    const deep = (plies: number) =>
      `${'{"kind":"max","children":['.repeat(plies)}{"value":1}${']}'.repeat(plies)}`;
    const read = (plies: number) =>
      readTreeFile(`{"format":"plyscope","version":1,"trees":[{"root":${deep(plies)}}]}`, '');
    const refused = [{ found: '1001', expected: { kind: 'limit', of: 'plies', most: 1000 } }];
    expect(read(1000).faults).toEqual([]);
    expect(read(1001).faults).toMatchObject(refused);
    expect(read(5000).faults).toMatchObject(refused);
  });
});

test('the place where JSON ends to be JSON is where JSON.parse says it fails', () => {
  const random = seeded(2);
  const sound = [printTreeFile([]), file(SOUND), '[-1.5e3,"\\u0041\\n",true,false,null,{}]'].join('');
  for (let run = 0; run < 20_000; run += 1) {
    const start = random.below(sound.length);
    let text = random.flip(0.5) ? file(SOUND) : sound.slice(start, start + random.below(60));
    const at = random.below(text.length + 1);
    if (random.flip(0.7))
      text =
        text.slice(0, at) +
        random.pick('{}[]",:0-.e\\ \n\u0001xtu'.split('')) +
        text.slice(at + random.below(2));
    let isJson = true;
    try {
      JSON.parse(text);
    } catch {
      isJson = false;
    }
    const { fault } = scanJson(text);
    expect(fault === null, JSON.stringify(text)).toBe(isJson);
    if (fault !== null) expect(fault).toBeLessThanOrEqual(text.length);
  }
});

test.each<[string, string, string]>([
  ['{"name":"A","children":[{"value":3},{"value":12}]}', 'other-json', 'A:(3 12)'],
  ['[{"value":3},{"value":4}]', 'other-json', '3 4'],
  [
    'EFG 2 R "" { "X" "Y" }\np "" 2 1 "" { "a" "b" } 0\nt "" 1 "" { 3 -3 }\nt "" 2 "" { 2 -2 }',
    'gambit',
    'min(a-> 3 b-> 2)',
  ],
  ['((3,12)B,(2,8)C)A;', 'newick', 'A:(B:(3 12) C:(2 8))'],
])('a file that another program wrote is read, and its notation is named: %s', (text, readAs, printed) => {
  const { trees, faults, textProblem, readAs: named } = readTreeFile(text, 'given');
  expect([faults, textProblem, named]).toEqual([[], null, readAs]);
  expect(trees.map(({ tree, title }) => [printTree(tree), title])).toEqual([[printed, 'given']]);
});

test('a file in our notation has no name of another', () => {
  expect(readTreeFile('(3 12) (2 8)', '')).toMatchObject({ readAs: null });
});

test.each(['{"value":3,"left":{"value":1},"right":{"value":2}}', '{"nodes":[1,2],"edges":[[1,2]]}'])(
  'a file of another program that is no tree of ours is refused by its notation: %s',
  (text) => {
    const { trees, faults, textProblem } = readTreeFile(text, '');
    expect([trees, faults]).toEqual([[], []]);
    expect(textProblem).toMatchObject({ code: 'foreign', notation: 'other-json' });
  },
);

test.each(['{"trees":[{"root":{"value":1}}]}', '{"name": "plyscope"}'])(
  'a file that lacks its format, and is no tree of another program, is told so: %s',
  (text) => {
    const { faults, textProblem } = readTreeFile(text, '');
    expect(faults).toMatchObject([{ path: '$.format' }]);
    expect(textProblem).toBeNull();
  },
);
