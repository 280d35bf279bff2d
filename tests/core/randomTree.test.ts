import { describe, expect, test } from 'vitest';
import { type RandomTreeWish, TREE_DEMANDS } from '../../src/core/random/treeWish.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { ofCases, ofTrees } from '../support/howMany.ts';
import { granted, PLAIN, randomWish } from './randomTreeWishes.ts';

describe('a random tree', () => {
  test('is what was wished for: depth, branching, sides, values, ties, evenness and chance', () => {
    let equalLeaves = 0;
    for (let seed = 1; seed <= ofTrees(3_000); seed += 1) {
      const wish = randomWish(seed);
      const tree = granted(wish);
      naming(
        () => JSON.stringify(wish),
        () => {
          expectSame(tree.height, wish.depth);
          expectSame(tree.kindName(ROOT), wish.root);
          expectSame(tree.hasChance, wish.chance);
          expectSame(
            tree.leaves().some((leaf) => tree.depth(leaf) < wish.depth),
            wish.uneven,
          );
          for (const node of tree.nodes()) checkNode(tree, node, wish);
          const different = new Set(tree.leaves().map((leaf) => tree.value(leaf))).size;
          if (!wish.ties) expectSame(different, tree.leafCount);
          equalLeaves += different < tree.leafCount ? 1 : 0;
          expectSame(
            [...tree.columns.key],
            tree.nodes().map((node) => `n${node}`),
          );
        },
      );
    }
    expect(equalLeaves).toBeGreaterThan(ofCases(300));
  });

  test('uses the whole of its ranges', () => {
    const seen = { branching: new Set<number>(), values: new Set<number>(), stubs: new Set<number>() };
    for (let seed = 1; seed <= 300; seed += 1) {
      const tree = granted({ ...PLAIN, seed, branching: [1, 4], values: [-2, 2], ties: true, uneven: true });
      for (const node of tree.nodes()) {
        if (!tree.isLeaf(node)) seen.branching.add(tree.childCount(node));
        else {
          seen.values.add(tree.value(node));
          seen.stubs.add(tree.depth(node));
        }
      }
    }
    expect([...seen.branching].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect([...seen.values].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect([...seen.stubs].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test('has whole plies of chance, never two in a row, whose probabilities people reckon with', () => {
    const texts = new Set<string>();
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const tree = granted({ ...PLAIN, seed, depth: 5, branching: [2, 3], values: [0, 999], chance: true });
      const byPly = new Map<number, Set<string>>();
      for (const node of tree.nodes()) {
        const ply = byPly.get(tree.depth(node)) ?? new Set();
        byPly.set(tree.depth(node), ply.add(tree.kindName(node)));
        if (tree.probability(node) !== '') texts.add(tree.probability(node));
      }
      const plies = [...byPly.values()].map((kinds) => [...kinds].join());
      expect(plies.every((kind, i) => kind !== 'chance' || plies[i + 1] !== 'chance')).toBe(true);
      expect(plies.slice(0, -1).every((kind) => ['max', 'min', 'chance'].includes(kind))).toBe(true);
    }
    expect([...texts].filter((text) => !/^(1\/[2346]|2\/3|3\/4|5\/6|0\.[1-9])$/.test(text))).toEqual([]);
    expect(texts.size).toBe(16);
  });

  test('makes more outcomes than ten equally likely, and ten tenths', () => {
    const texts = [10, 12].map((n) => {
      const tree = granted({ ...PLAIN, depth: 2, branching: [n, n], values: [0, 999], chance: true });
      return [...new Set(tree.columns.probability)];
    });
    expect(texts).toEqual([
      ['', '0.1'],
      ['', '1/12'],
    ]);
  });

  test('has chance nodes of one outcome only where nothing may branch', () => {
    const tree = granted({ ...PLAIN, depth: 6, branching: [1, 1], chance: true });
    expect(tree.leafCount).toBe(1);
    expect(new Set(tree.columns.probability)).toEqual(new Set(['', '1']));
  });
});

describe('the same wish', () => {
  test.each(TREE_DEMANDS)('gives the same tree again: %s', (demand) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const wish: RandomTreeWish = {
        ...PLAIN,
        depth: 5,
        branching: [1, 2],
        uneven: true,
        chance: true,
        seed,
        demand,
      };
      expectSame(granted(wish), granted(wish));
    }
  });

  test('gives other trees for other seeds', () => {
    const trees = Array.from({ length: 1_000 }, (_, seed) => printed(granted({ ...PLAIN, seed })));
    expect(new Set(trees).size).toBe(1_000);
  });

  // If one of these fails, addresses and worksheets that hold a wish show another tree than they did.
  test.each<[Partial<RandomTreeWish>, string]>([
    [
      {},
      'max(min(max(min(95 61) min(72 27)) max(min(19 65) min(70 53))) min(max(min(18 16) min(38 44)) max(min(24 51) min(3 77))))',
    ],
    [{ demand: 'no-cutoff', depth: 3 }, 'max(min(max(24 15) max(6 13)) min(max(48 45) max(42 38)))'],
    [
      { demand: 'deep-cutoff', uneven: true, seed: 2 },
      'max(min(max(83 min(82 37)) max(min(36 51) min(93 48))) min(max(min(20 4) min(84 38)) max(73 96)))',
    ],
    [
      { demand: 'best-order', chance: true, depth: 3, ties: true, values: [-3, 3] },
      'max(chance(1/2:min(-1 2) 1/2:min(-2 1)) chance(0.6:min(-3 -2) 0.4:min(-1 1)))',
    ],
    [
      {
        demand: 'worst-order',
        chance: true,
        uneven: true,
        branching: [1, 3],
        depth: 3,
        root: 'min',
        seed: 7,
      },
      'min(70 max(chance(1/6:93 1/3:1 1/2:41) chance(0.6:72 0.2:15 0.2:32)) max(chance(1/2:45 1/4:8 1/4:35) 39))',
    ],
  ])('gives for ever the tree it gave: %j', (wish, tree) => {
    expect(printed(granted({ ...PLAIN, ...wish }))).toBe(tree);
  });

  test('gives for ever the thousand trees it gave', () => {
    let sum = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      for (const character of printed(granted(randomWish(seed)))) {
        sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
      }
    }
    expect(sum).toBe(3_989_123_802);
  });
});

function checkNode(tree: GameTree, node: NodeId, { branching, values, root }: RandomTreeWish): void {
  if (tree.isLeaf(node)) {
    const value = tree.value(node);
    expectSame(Number.isInteger(value) && value >= values[0] && value <= values[1], true);
    return;
  }
  const children = tree.children(node);
  expectSame(children.length >= branching[0] && children.length <= branching[1], true);
  if (tree.kindName(node) === 'chance') {
    expectSame(children.length >= Math.min(2, branching[1]), true);
    const weights = children.map((child) => tree.weight(child));
    expectSame(
      weights.every((weight) => weight > 0),
      true,
    );
    expectSame(
      weights.reduce((a, b) => a + b),
      tree.denominator(node),
    );
    return;
  }
  let above = tree.parent(node);
  while (above !== NO_NODE && tree.kindName(above) === 'chance') above = tree.parent(above);
  const answers = above === NO_NODE ? root : tree.kindName(above) === 'max' ? 'min' : 'max';
  expectSame(tree.kindName(node), answers);
}

/** "max(3 min(1 2))", outcomes after their probabilities. */
function printed(tree: GameTree, node: NodeId = ROOT): string {
  const share = tree.probability(node) === '' ? '' : `${tree.probability(node)}:`;
  if (tree.isLeaf(node)) return `${share}${tree.value(node)}`;
  const children = tree.children(node).map((child) => printed(tree, child));
  return `${share}${tree.kindName(node)}(${children.join(' ')})`;
}
