import { describe, expect, test } from 'vitest';
import { backedUpValues } from '../../src/core/order/childOrder.ts';
import { fewestOrder } from '../../src/core/order/fewestOrder.ts';
import { randomTree } from '../../src/core/random/randomTree.ts';
import type { RandomTreeWish, TreeDemand } from '../../src/core/random/treeWish.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { leavesSearched } from '../support/evaluatedLeaves.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { ofCases, ofTrees } from '../support/howMany.ts';
import { granted, PLAIN } from './randomTreeWishes.ts';

/** Each demand is promised for each of these; the first is as small as a deep cutoff can be had. */
const SHAPES: readonly Partial<RandomTreeWish>[] = [
  {},
  { branching: [2, 3], uneven: true, ties: true, root: 'min' },
  { depth: 5, branching: [1, 3], values: [-300, 300], chance: true, ties: true },
  { depth: 6, branching: [2, 2], values: [-99, -1], chance: true, uneven: true, root: 'min' },
];

test('no cutoff at all is to be had of the wish that the form begins with', () => {
  const form = { ...PLAIN, depth: 3, branching: [2, 3], values: [-9, 9], ties: true } as const;
  let equal = 0;
  for (let seed = 1; seed <= ofTrees(1_000); seed += 1) {
    const tree = granted({ ...form, demand: 'no-cutoff', seed });
    expectSame(leavesSearched(tree, DEFAULT_RULES).length, tree.leafCount);
    const values = tree.leaves().map((leaf) => tree.value(leaf));
    if (new Set(values).size < values.length) equal += 1;
  }
  expect(equal).toBeGreaterThan(ofCases(100));
});

describe.each(SHAPES)('with %j', (shape) => {
  const wishes = (demand: TreeDemand): RandomTreeWish[] =>
    Array.from({ length: ofTrees(1_000) }, (_, seed) => ({ ...PLAIN, ...shape, demand, seed }));

  test.each([null, [-4, 4]] as const)('a tree that promises no cutoff has none, values %s', (values) => {
    for (const asked of wishes('no-cutoff')) {
      const wish = { ...asked, ...(values !== null && { values }) };
      const answer = randomTree(wish);
      // So few values may be too few, and must be allowed to be equal.
      if (values !== null && !answer.ok) continue;
      const tree = granted(wish);
      expectSame(leavesSearched(tree, DEFAULT_RULES).length, tree.leafCount);
      expectSame(recordTrace(tree, 'alpha-beta', DEFAULT_RULES).length, lengthWithoutCutoffs(tree));
    }
  });

  test('a tree that promises a deep cutoff has one that bounds of the parent alone would miss', () => {
    for (const wish of wishes('deep-cutoff')) {
      const tree = granted(wish);
      const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      const shallow = new Set(leavesSearched(tree, { ...DEFAULT_RULES, bounds: 'parent' }));
      const telling = Array.from({ length: run.length }, (_, index) => run.event(index + 1)).filter(
        (event) =>
          event.kind === 'cutoff' &&
          event.reach === 'deep' &&
          tree
            .leaves()
            .some((leaf) => shallow.has(leaf) && event.pruned.some((cut) => tree.isWithin(leaf, cut))),
      );
      naming(
        () => JSON.stringify(wish),
        () => expect(telling.length).toBeGreaterThan(0),
      );
    }
  });

  test('a tree that promises the best order is searched with the fewest leaves of any order', () => {
    for (const wish of wishes('best-order')) {
      const tree = granted(wish);
      expectSame(leavesSearched(tree, DEFAULT_RULES).length, fewestOrder(tree)!.leaves);
    }
  });

  test("a tree that promises the worst order has every decision's children from worst to best", () => {
    for (const wish of wishes('worst-order')) {
      const tree = granted(wish);
      const values = backedUpValues(tree);
      for (const node of tree.nodes()) {
        if (tree.isLeaf(node) || tree.kindName(node) === 'chance') continue;
        const sign = tree.kindName(node) === 'max' ? 1 : -1;
        const goodness = tree.children(node).map((child) => sign * values[child]!);
        expectSame(
          goodness,
          [...goodness].sort((a, b) => a - b),
        );
      }
    }
  });
});

test('a deep cutoff is found at once where trees are large, chance or not', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const [depth, most] = seed % 2 === 0 ? [5, 6] : [8, 3];
    granted({
      ...PLAIN,
      seed,
      depth,
      branching: [most, most],
      ties: true,
      chance: true,
      demand: 'deep-cutoff',
    });
  }
});

/** An enter and an exit for each inner node, an event for each leaf, an update for each edge. */
function lengthWithoutCutoffs(tree: GameTree): number {
  return 2 * (tree.size - tree.leafCount) + tree.leafCount + tree.size - 1;
}
