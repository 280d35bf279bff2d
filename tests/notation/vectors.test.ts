/** Several players in the notation, in JSON and in files: read, printed, refused. */

import { describe, expect, it } from 'vitest';
import { usualAlgorithm } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { unpackTree } from '../../src/link/packedTree.ts';
import { packTree } from '../../src/link/packTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { repaired } from '../../src/notation/problem.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { parseVector } from '../../src/notation/vectors.ts';
import { sayProblem as englishProblem } from '../../src/words/en/figure.ts';
import { sayFault as englishFault } from '../../src/words/en/work.ts';
import { sayProblem as chineseProblem } from '../../src/words/zh/figure.ts';
import { forPlayers, treeOfText } from '../support/playerTrees.ts';

const columnsOf = (text: string) => {
  const { columns, leafBounds, sum } = treeOfText(text);
  const { key: _keys, ...rest } = columns;
  return { ...rest, leafBounds, sum };
};

describe('A tree of several players', () => {
  it('has players in turn, vectors at its leaves, and what is declared of them', () => {
    const tree = treeOfText('sum 9; leaves 0..9; (<4 2 3> p1(<1 1 7>)) <5 1 3>');
    expect(tree.players).toBe(3);
    expect(tree.sum).toBe(9);
    expect(tree.leafBounds).toEqual([0, 9]);
    expect(tree.nodes().map((node) => tree.kindName(node))).toEqual([
      'player',
      'player',
      'leaf',
      'player',
      'leaf',
      'leaf',
    ]);
    expect([0, 1, 3].map((node) => tree.columns.player?.[node])).toEqual([0, 1, 0]);
    expect(tree.leaves().map((leaf) => tree.vector(leaf))).toEqual([
      [4, 2, 3],
      [1, 1, 7],
      [5, 1, 3],
    ]);
    expect(tree.utility(tree.leaves()[1]!, 2)).toBe(7);
  });

  it.each([
    ['turns go round', '((<1 2 3>) (<4 5 6>))', 'p1(p2(<1 2 3>) p2(<4 5 6>))'],
    ['turns go on from who is said', 'p2((<1 2 3>))', 'p2(p3(<1 2 3>))'],
    ['commas, blanks and full-width signs', '(＜1，2,3＞ <-1 0 inf>)', '(<1 2 3> <-1 0 inf>)'],
    ['noisy moves in JSON', '{"p2":[{"u":[1,2],"noisy":true}]}', 'p2(!<1 2>)'],
    ['JSON', '{"p1":[{"p3":[{"u":[1,2,"-inf"]}]}]}', 'p1(p3(<1 2 -inf>))'],
    ['arrays', '[[{"u":[1,2]}],{"u":[3,4]}]', '((<1 2>) <3 4>)'],
    ['either order of what is declared', 'leaves 0..9; sum 9; (<1 2>)', 'sum 9; leaves 0..9; (<1 2>)'],
    ['a lone leaf', '{"u":[1,2]}', '<1 2>'],
  ])('%s', (_what, one, same) => {
    expect(columnsOf(one)).toEqual(columnsOf(same));
  });

  it('is the same after being printed, packed and filed', async () => {
    const trees: string[] = [];
    forPlayers({ long: 2_000, usual: 300 }, { head: 'sum M; leaves 0..M; ' }, ({ tree, seed }) => {
      const printed = printTree(tree);
      expect(columnsOf(printed)).toEqual(columnsOf(printTree(treeOfText(printed))));
      expect(columnsOf(printed)).toEqual({
        ...columnsOf(printed),
        sum: tree.sum,
        leafBounds: tree.leafBounds,
      });
      expect(treeOfText(printed).columns.utilities).toEqual(tree.columns.utilities);
      expect(treeOfText(printed).columns.player).toEqual(tree.columns.player);
      const filed = {
        title: `${seed}`,
        tree,
        algorithm: usualAlgorithm(tree),
        rules: DEFAULT_RULES,
        notation: 'window',
        step: 0,
      } as const;
      const file = printTreeFile([filed]);
      const read = readTreeFile(file, '');
      expect(read.faults).toEqual([]);
      expect(printTreeFile(read.trees)).toBe(file);
      expect(printTree(read.trees[0]!.tree)).toBe(printed);
      if (trees.length < 20) trees.push(printed);
    });
    for (const text of trees) {
      const unpacked = await unpackTree(await packTree({ title: 'x', text }));
      expect(unpacked.ok && unpacked.value.text).toBe(text);
    }
  });

  it('is printed as short as it goes', () => {
    for (const text of [
      '(<1 2 3> <4 5 6>) p3(<7 8 9>)',
      'sum 9; leaves 0..9; (<1 2 3>) (<4 3 2>)',
      'p2(<1 2> <3 4>)',
      'x:(<1 2>)',
      'a-> (y:<1 2> <3 4>) b-> <5 6>',
      '!<1 2> !p1(<3 4> !(<5 6>))',
    ])
      expect(printTree(treeOfText(text))).toBe(text);
  });
});

describe('Old texts', () => {
  it.each(['sum:(3 4)', 'sum->(3 4)', 'p1:(3 4)', 'p2->(3 4)', '"a<b":(3 4)', '(u:3 4)'])(
    '%s is a name as ever',
    (text) => {
      const tree = treeOfText(text);
      expect(tree.players).toBe(0);
      expect(tree.kindName(ROOT)).toBe('max');
      expect(printTree(tree)).toContain('3 4');
    },
  );
});

describe('In a file', () => {
  it('an estimate where leaves are vectors is refused by its name', () => {
    const root = { kind: 'player', player: 1, static: 3, children: [{ value: [1, 2] }] };
    const file = JSON.stringify({ format: 'plyscope', version: 1, trees: [{ title: 'a', root }] });
    const { faults } = readTreeFile(file, '');
    expect(faults).toEqual([{ path: '$.trees[0].root', found: '"static"', expected: { kind: 'unjudged' } }]);
    expect(englishFault(faults[0]!)).toContain('found "static": leaves are vectors');
  });
});

describe('Refused, with place and cure', () => {
  it.each([
    ['(<1 2> <1 2 3>)', 'vector-lengths', 8],
    ['(<1>)', 'vector-length', 2],
    ['(<1 2 3 4 5 6 7>)', 'vector-length', 2],
    ['leaves 0..3; (<1 2> <1 4>)', 'outside-leaf-bounds', 24],
    ['sum 3; (<1 2> <1 4>)', 'above-sum', 15],
    ['(<1 2> 3)', 'vectors-and-numbers', 8],
    ['(5~(<1 2> <3 4>))', 'vectors-and-numbers', 5],
    ['(5~? <1 2>)', 'vectors-and-numbers', 6],
    ['{"p1":[{"u":[1,2],"static":3}]}', 'vectors-and-numbers', 28],
    ['(3 <1 2>)', 'vectors-and-numbers', 4],
    ['p1(3 4)', 'vectors-and-numbers', 4],
    ['max(<1 2>)', 'players-and-sides', 1],
    ['(<1 2> chance(1*<1 2>))', 'players-and-sides', 8],
    ['p1(max(<1 2>))', 'players-and-sides', 4],
    ['{"min":[{"u":[1,2]}]}', 'players-and-sides', 2],
    ['(<1 ?>)', 'bad-component', 5],
    ['(<1 NaN>)', 'bad-component', 5],
    ['[{"u":[1,null]}]', 'bad-component', 10],
    ['p3(<1 2>)', 'player-count', 1],
    ['p7(<1 2>)', 'player-count', 1],
    ['(<1 2', 'unclosed', 1],
    ['<1 2', 'open-vector', 1],
    ['sum x; (<1 2>)', 'bad-sum', 5],
    ['sum inf; (<1 2>)', 'bad-sum', 5],
    ['sum 9 (<1 2>)', 'bad-sum', 5],
    ['sum 9; (1 2)', 'sum-without-vectors', 5],
  ])('%s: %s', (text, code, column) => {
    const parsed = parseTree(text);
    if (parsed.ok) throw new Error('it was read');
    expect([parsed.problem.code, parsed.problem.at.column]).toEqual([code, column]);
    for (const said of [englishProblem(parsed.problem), chineseProblem(parsed.problem)])
      expect(said).toMatch(new RegExp(`${column}.*[.。;]$`, 's'));
  });

  it('mends a sum that is too small, and bounds that are too narrow', () => {
    for (const [text, mended] of [
      ['sum 3; (<1 2> <1 4>)', 'sum 5; (<1 2> <1 4>)'],
      ['leaves 0..3; (<1 2> <1 4>)', 'leaves 0..4; (<1 2> <1 4>)'],
    ] as const) {
      const parsed = parseTree(text);
      expect(!parsed.ok && repaired(text, parsed.problem.repair ?? [])).toBe(mended);
    }
  });

  it('in a file says where, and opens what is sound', () => {
    const file = (root: unknown, more = {}) =>
      JSON.stringify({ format: 'plyscope', version: 1, trees: [{ title: 't', ...more, root }] });
    const leaf = (...value: number[]) => ({ value });
    const node = (player: number, ...children: unknown[]) => ({ kind: 'player', player, children });
    expect(readTreeFile(file(node(1, leaf(1, 2))), '').faults).toEqual([]);
    for (const [root, more, path] of [
      [node(1, leaf(1, 2), leaf(1, 2, 3)), {}, '$.trees[0].root'],
      [node(3, leaf(1, 2)), {}, '$.trees[0].root'],
      [{ kind: 'max', children: [leaf(1, 2)] }, {}, '$.trees[0].root'],
      [node(7, leaf(1, 2)), {}, '$.trees[0].root.player'],
      [node(1, { value: 3 }), {}, '$.trees[0].root'],
      [node(1, leaf(1, 5)), { sum: 3 }, '$.trees[0].root'],
      [node(1, leaf(1, 5)), { leafBounds: [0, 3] }, '$.trees[0].root.children[0].value[1]'],
    ] as const)
      expect(readTreeFile(file(root, more), '').faults[0]?.path).toBe(path);
    expect(readTreeFile(file(node(1, leaf(1, 5)), { sum: 3 }), '').trees[0]?.tree.sum).toBe(6);
  });
});

describe('A vector that is typed', () => {
  it.each([
    ['1 2 6', [1, 2, 6]],
    ['1, 2, 6', [1, 2, 6]],
    ['<1 2 6>', [1, 2, 6]],
    ['（1，2，6）', [1, 2, 6]],
    ['-1 inf', [-1, Infinity]],
    ['1 ?', null],
    ['1 x', null],
  ])('%s', (text, vector) => {
    expect(parseVector(text)).toEqual(vector);
  });
});
