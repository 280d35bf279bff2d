/** Names that are made when they are asked for are those that are made beforehand. */
import { expect, test } from 'vitest';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { NamesOnDemand } from '../../src/words/namesOnDemand.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';
import { treeOfText } from '../support/limitExamples.ts';

test('of random trees, in any order', () => {
  forTrees(60, { halting: true }, ({ tree, random }) => {
    const [known, asked] = [new NodeNames(tree), new NamesOnDemand(tree)];
    for (let times = 0; times < 50; times += 1) {
      const node = random.below(tree.size) as NodeId;
      expect(asked.of(node)).toBe(known.of(node));
      expect(asked.inLeaf(node)).toBe(known.inLeaf(node));
      expect(asked.token(node)).toEqual(known.token(node));
    }
    expect(asked.areBelowLeaves).toBe(known.areBelowLeaves);
  });
});

test('skips letters that are labels', () => {
  const tree = treeOfText('B:((3 x:4) D:(5 6) (7 8)) (1 2)');
  const [known, asked] = [new NodeNames(tree), new NamesOnDemand(tree)];
  expect(tree.nodes().map((node) => asked.of(node))).toEqual(tree.nodes().map((node) => known.of(node)));
});

test('of a tree whose columns of texts are empty', () => {
  const tree = treeOfText('((3 4) (5 6)) ((7 8) 9)');
  const bare = new GameTree({ ...tree.columns, label: [], move: [], key: [], probability: [] });
  const [known, asked] = [new NodeNames(tree), new NamesOnDemand(bare)];
  expect(tree.nodes().map((node) => asked.of(node))).toEqual(tree.nodes().map((node) => known.of(node)));
});
