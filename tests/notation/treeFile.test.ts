import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { BOUND_NOTATIONS } from '../../src/core/run/boundNotation.ts';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import type { FileProblemCode } from '../../src/notation/fileProblem.ts';
import { jsonFault } from '../../src/notation/jsonText.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { type FiledTree, printTreeFile } from '../../src/notation/treeFile.ts';
import { EVERY_RULE, expectSame, forTrees } from '../support/forTrees.ts';
import { nastyName } from '../support/nastyNames.ts';

vi.setConfig({ testTimeout: 120_000 });

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
      expectSame(read.problems, []);
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
    expect(read.problems).toEqual([]);
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

  test.each<[string, string, FileProblemCode, string, string | null]>([
    ['ends in the middle', file(SOUND).slice(0, -20), 'not-json', '1:144', null],
    ['has a comma too many', '{\n "format": "plyscope",,', 'not-json', '2:23', null],
    ['is null', 'null', 'not-a-file', '$', null],
    ['is 42', ' 42\n', 'not-a-file', '$', null],
    ['ends inside a text', '{"format":"plysc', 'not-json', '1:17', null],
    ['is of another format', '{"format":"chess"}', 'not-a-file', '$', null],
    ['is of a newer version', '{"format":"plyscope","version":2}', 'newer-version', '$.version', null],
    ['has no trees', '{"format":"plyscope","version":1,"trees":[]}', 'no-trees', '$.trees', null],
    [
      'has null for a tree',
      '{"format":"plyscope","version":1,"trees":[null]}',
      'not-an-object',
      '$.trees[0]',
      null,
    ],
    [
      'has 42 for a node',
      file({ ...SOUND, children: [{ value: 1 }, 42] }),
      'not-an-object',
      '$.trees[0].root.children[1]',
      '(1)',
    ],
    ['has no root', file(undefined), 'not-an-object', '$.trees[0].root', null],
    [
      'has a leaf without value',
      file({ kind: 'max', children: [{}, { value: 2 }] }),
      'no-value',
      '$.trees[0].root.children[0]',
      '(2)',
    ],
    [
      'has a text for a value',
      file({ kind: 'max', children: [{ value: '3' }, { value: 2 }] }),
      'bad-value',
      '$.trees[0].root.children[0].value',
      '(2)',
    ],
    [
      'has a number beyond all',
      file({ kind: 'max', children: [{ value: 1 }] }).replace('"value":1', '"value":1e400'),
      'bad-value',
      '$.trees[0].root.children[0].value',
      '?',
    ],
    [
      'has a side nobody knows',
      file({ kind: 'mean', children: [{ value: 1 }] }),
      'bad-kind',
      '$.trees[0].root.kind',
      null,
    ],
    ['has no children', file({ kind: 'max', children: [] }), 'no-children', '$.trees[0].root.children', null],
    [
      'has no probability',
      file({ kind: 'chance', children: [{ value: 1, probability: '1/4' }, { value: 2 }] }),
      'bad-probability',
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
      'probability-sum',
      '$.trees[0].root',
      'chance(2/3*1 1/3*2)',
    ],
    ['has a number for a label', file({ value: 1, label: 7 }), 'bad-label', '$.trees[0].root.label', '1'],
    [
      'has a label too long',
      file({ value: 1, label: 'x'.repeat(1001) }),
      'limit-label',
      '$.trees[0].root.label',
      '1',
    ],
    [
      'has bounds the wrong way round',
      file({ value: 1 }, { leafBounds: [3, 1] }),
      'bad-leaf-bounds',
      '$.trees[0].leafBounds',
      '1',
    ],
    [
      'has a leaf outside its bounds',
      file({ kind: 'max', children: [{ value: 1 }, { value: 5 }] }, { leafBounds: [0, 1] }),
      'outside-leaf-bounds',
      '$.trees[0].root.children[1].value',
      'leaves 0..5; 1 5',
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
      'duplicate-id',
      '$.trees[0].root.children[1]',
      '1 2',
    ],
  ])('that %s', (_what, text, code, path, valid) => {
    const read = readTreeFile(text, '');
    expect(read.problems[0]).toMatchObject({ code, path });
    expect(read.trees.map(({ tree }) => printTree(tree))).toEqual(valid === null ? [] : [valid]);
  });

  test('lists all that is wrong, and both places of an id', () => {
    const children = [{ value: 1, id: 'a' }, 42, { value: 'x' }, { value: 2, id: 'a' }];
    const { problems } = readTreeFile(file({ kind: 'max', children }), '');
    expect(problems.map(({ code }) => code)).toEqual(['not-an-object', 'bad-value', 'duplicate-id']);
    expect(problems[2]).toMatchObject({ other: '$.trees[0].root.children[0]' });
  });

  test('deeper than 1,000 plies is refused by the count, and so is nesting that would break other readers', () => {
    const deep = (plies: number) =>
      `${'{"kind":"max","children":['.repeat(plies)}{"value":1}${']}'.repeat(plies)}`;
    const read = (plies: number) =>
      readTreeFile(`{"format":"plyscope","version":1,"trees":[{"root":${deep(plies)}}]}`, '');
    expect(read(1000).problems).toEqual([]);
    expect(read(1001).problems[0]).toMatchObject({ code: 'limit-depth', number: 1001 });
    expect(read(5000).problems[0]).toMatchObject({ code: 'limit-depth', number: 1001 });
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
    const fault = jsonFault(text);
    expect(fault === null, JSON.stringify(text)).toBe(isJson);
    if (fault !== null) expect(fault).toBeLessThanOrEqual(text.length);
  }
});
