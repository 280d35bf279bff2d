/** Names that are made when they are asked for are those that are made beforehand. */
import { describe, expect, test } from 'vitest';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { listNames, namesOfAll } from '../../src/words/grownNames.ts';
import { NamesOnDemand } from '../../src/words/namesOnDemand.ts';
import { freeLetters, NodeNames, printLeaf } from '../../src/words/nodeNames.ts';
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

describe('leaves that need names too get letters as well', () => {
  /** Gives a label to every fifth node. */
  function labelled(tree: GameTree): GameTree {
    const label = tree.nodes().map((node) => (node % 5 === 4 ? (node % 2 === 0 ? 'C' : `x${node}`) : ''));
    return new GameTree({ ...tree.columns, label }, tree.leafBounds);
  }

  /** Gives the next free letters to nodes without a name, in the given order. */
  function lettered(tree: GameTree, names: string[], nodes: readonly NodeId[]): string[] {
    const free = freeLetters(new Set(tree.columns.label));
    for (const node of nodes) names[node] = free.next().value;
    return names;
  }

  const byPly = (tree: GameTree, nodes: readonly NodeId[]) =>
    nodes.toSorted((a, b) => tree.depth(a) - tree.depth(b) || a - b);

  test('of a list procedure: s for the root, then A, B, C … ply by ply', () => {
    forTrees(60, { halting: true }, ({ tree: plain, seed }) => {
      const tree = seed % 2 === 0 ? plain : labelled(plain);
      const names = tree.columns.label.slice();
      if (names[ROOT] === '') names[ROOT] = 's';
      lettered(
        tree,
        names,
        byPly(
          tree,
          tree.nodes().filter((node) => names[node] === ''),
        ),
      );
      const asked = listNames(tree);
      expect(tree.nodes().map((node) => asked.of(node))).toEqual(names);
      expect(tree.leaves().map((leaf) => asked.inLeaf(leaf))).toEqual(
        tree.leaves().map((leaf) => printLeaf(tree, leaf)),
      );
      expect(asked.areBelowLeaves).toBe(true);
    });
  });

  test('of a simulation: the inner nodes ply by ply, and then the leaves from left to right', () => {
    forTrees(60, { halting: true }, ({ tree: plain, seed }) => {
      const tree = seed % 2 === 0 ? plain : labelled(plain);
      const names = tree.columns.label.slice();
      const unnamed = tree.nodes().filter((node) => names[node] === '');
      const [inner, leaves] = [false, true].map((is) => unnamed.filter((node) => tree.isLeaf(node) === is));
      lettered(tree, names, [...byPly(tree, inner ?? []), ...(leaves ?? [])]);
      const asked = namesOfAll(tree);
      expect(tree.nodes().map((node) => asked.of(node))).toEqual(names);
    });
  });
});
