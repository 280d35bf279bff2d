/** Static values, features, noisy moves: written, read, filed, and refused with place and cure. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { repaired } from '../../src/notation/problem.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import {
  EACH_DEPTH_ANOTHER,
  MATERIAL,
  PROVED_EARLY,
  TWO_RANGES,
  treeOfText,
} from '../support/limitExamples.ts';

/** All that is said of what positions are worth. */
function judgementsOf(tree: GameTree): unknown {
  return tree.nodes().map((node) => ({
    kind: tree.kindName(node),
    value: tree.value(node),
    // At a leaf with a value nothing is estimated.
    static: tree.isLeaf(node) && !tree.isHorizon(node) ? Number.NaN : tree.staticValue(node),
    horizon: tree.isHorizon(node),
    noisy: tree.isNoisy(node),
    features: tree.features(node),
  }));
}

const TEXTS = [
  EACH_DEPTH_ANOTHER,
  PROVED_EARLY,
  TWO_RANGES,
  MATERIAL,
  'B:5~min(3 4)',
  'inf~(3 -inf~?)',
  '0~(develop-> 0~(quiet-> 0) takes-> !1~(retakes-> !-8 moves-> 1))',
  '!5',
  '(!(1 2) !B:3)',
  'leaves 0..9; eval a=1 "b c"=-0.5; ({1 2}~chance(1/2*{0 0}~? 1/2*3) 4)',
  'eval a=1; leaves 0..9; ({1}~? 2)',
];

describe('judgements', () => {
  test.each(TEXTS)('%s is read, printed and read again as the same', (text) => {
    const tree = treeOfText(text);
    const again = treeOfText(printTree(tree));
    expect(judgementsOf(again)).toEqual(judgementsOf(tree));
    expect([again.leafBounds, again.columns.evaluation]).toEqual([tree.leafBounds, tree.columns.evaluation]);
    expect(printTree(again)).toBe(printTree(tree));
  });

  test.each(TEXTS)('%s is filed and read again as the same', (text) => {
    const tree = treeOfText(text);
    const settings = { algorithm: 'minimax', rules: DEFAULT_RULES, notation: 'window', step: 0 } as const;
    const read = readTreeFile(printTreeFile([{ title: 'T', tree, ...settings }]), '');
    expect(read.trees.map((filed) => printTree(filed.tree))).toEqual([printTree(tree)]);
    expect(judgementsOf(read.trees[0]!.tree)).toEqual(judgementsOf(tree));
  });

  test('are said in JSON beside the side, before it or behind', () => {
    const objects = '{"static": 5, "max": [{"min": [3, 4], "static": "-inf", "noisy": true}, {"static": 2}]}';
    expect(printTree(treeOfText(objects))).toBe('5~(!-inf~(3 4) 2~?)');
    expect(printTree(treeOfText('eval a=2; {"max": [{"features": [3]}, 1]}'))).toBe('eval a=2; {3}~? 1');
  });

  test('old names keep their meaning', () => {
    expect(treeOfText('(eval:3 !x:4 a~b:5 5~c-> 6)').leafCount).toBe(4);
    expect(treeOfText('eval:(3 4)').label(ROOT)).toBe('eval');
  });

  test('weights make static values, added in order, and others make others', () => {
    const tree = treeOfText(MATERIAL);
    const values = (of: GameTree) => of.leaves().map((leaf) => of.value(leaf));
    expect(values(tree)).toEqual([0, 1, -1, 0]);
    expect(values(tree.withWeights([1, 3, 7, 9]))).toEqual([-2, -1, -1, 0]);
    expect(printTree(tree.withWeights([1, 3, 7, 9]))).toContain('eval pawn=1 minor=3 rook=7 queen=9; ');
  });

  test('a random tree with them is printed and read again as the same', () => {
    forTrees(200, { nodes: 60 }, ({ tree, random }) => {
      const judged = judgedAtRandom(tree, random);
      expectSame(judgementsOf(treeOfText(printTree(judged))), judgementsOf(judged));
    });
  });

  test.each([
    ['(5~3 2)', 'static-at-leaf', 3],
    ['5~', 'bad-static', 2],
    ['?~(3 4)', 'bad-static', 0],
    ['x~(3 4)', 'bad-static', 0],
    ['({1}~? 2)', 'features-without-eval', 1],
    ['eval a=1 b=2; ({1}~? 2)', 'features-count', 15],
    ['eval a=1; ({1 x}~? 2)', 'bad-feature', 14],
    ['eval a=1; ({1} 2)', 'bad-feature', 15],
    ['eval a; (1 2)', 'bad-eval', 5],
    ['eval a=1 a=2; (1 2)', 'bad-eval', 9],
    ['eval a=1000001; (1 2)', 'limit-weight', 5],
    ['eval a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1; (1 2)', 'limit-features', 37],
    ['chance(1/2*!3 1/2*4)', 'noisy-outcome', 11],
    ['chance(1/2*!(1 2) 1/2*4)', 'noisy-outcome', 11],
    ['leaves 0..9; 12~(3 4)', 'outside-leaf-bounds', 13],
    ['leaves 0..9; eval a=2; ({4}~(3 4) {5}~?)', 'outside-leaf-bounds', 34],
    ['eval a=1; ({NaN}~? 2)', 'bad-feature', 12],
    ['eval a=1; ({x}~? 2)', 'bad-feature', 12],
    ['{"max": [1, 2], "static": "x"}', 'bad-leaf-word', 26],
    ['{"max": [1, 2], "still": 1}', 'unknown-key', 16],
  ])('%s is refused: %s', (text, code, offset) => {
    const parsed = parseTree(text);
    if (parsed.ok) throw new Error('was read');
    expect([parsed.problem.code, parsed.problem.at.offset]).toEqual([code, offset]);
    if (parsed.problem.repair) expect(parseTree(repaired(text, parsed.problem.repair)).ok).toBe(true);
  });

  test('features that add up to more than the leaves may be worth are refused by a file as well', () => {
    const tree = treeOfText('leaves 0..12; eval a=1; ({12}~? 3)');
    const settings = { algorithm: 'minimax', rules: DEFAULT_RULES, notation: 'window', step: 0 } as const;
    const file = printTreeFile([{ title: 'T', tree, ...settings }]).replace(/(\b0,\s*)12\b/, '$19');
    const { trees, faults } = readTreeFile(file, '');
    expect(faults).toMatchObject([{ path: '$.trees[0].root.children[0].features', found: '12' }]);
    expect(trees[0]?.tree.leafBounds).toEqual([0, 12]);
  });
});
