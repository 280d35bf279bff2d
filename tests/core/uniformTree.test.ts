/** Uniform trees of a wish: their shape, the orders of their leaves, and their text. */
import { describe, expect, test } from 'vitest';
import {
  LEAF_ORDERS,
  refuseUniform,
  type UniformWish,
  uniformInSteps,
  uniformSize,
  uniformTree,
  wishOf,
} from '../../src/core/random/uniformTree.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import { subtreeAt } from '../../src/core/tree/subtree.ts';
import { TreeBuilder } from '../../src/core/tree/treeBuilder.ts';
import { fewestLeaves, uniformShapeOf } from '../../src/core/tree/uniformShape.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { printWish, readWish } from '../../src/notation/uniformWish.ts';

const WISH: UniformWish = { branching: 3, depth: 4, seed: 7, values: [0, 99], order: 'given', root: 'max' };
const SHAPES = [
  [2, 1],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
  [1, 4],
] as const;
const leavesOf = (wish: UniformWish) => {
  const tree = uniformTree(wish);
  return tree.leaves().map((leaf) => tree.value(leaf));
};
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

test.each(SHAPES)(
  'the tree of %d children and %d plies is the one that the builder builds',
  (branching, depth) => {
    for (const root of ['max', 'min'] as const) {
      const wish = { ...WISH, branching, depth, root };
      const tree = uniformTree(wish);
      const values = leavesOf(wish);
      const builder = new TreeBuilder();
      const grow = (ply: number, side: 'max' | 'min') => {
        if (ply === depth) {
          builder.leaf(values.shift() as number);
          return;
        }
        builder.open(side);
        for (let child = 0; child < branching; child += 1) grow(ply + 1, side === 'max' ? 'min' : 'max');
        builder.close();
      };
      grow(0, root);
      expect(tree.columns).toEqual(builder.finish().columns);
      expect(tree.size).toBe(uniformSize(wish));
      if (branching > 1) expect(uniformShapeOf(tree)).toEqual({ branching, depth });
    }
  },
);

describe.each(SHAPES)('leaves of %d children and %d plies', (branching, depth) => {
  test.each([[null], [[-3, 3]], [[0, 99]]] as const)(
    'with values %j are the same in every order',
    (values) => {
      const wish = { ...WISH, branching, depth, values };
      const given = leavesOf(wish);
      if (values === null) expect(given).toEqual([...given.keys()]);
      else for (const value of given) expect(value >= values[0] && value <= values[1]).toBe(true);
      for (const order of LEAF_ORDERS) expect(sorted(leavesOf({ ...wish, order }))).toEqual(sorted(given));
    },
  );

  test('in best order let alpha-beta evaluate b^⌈d/2⌉ + b^⌊d/2⌋ − 1, in worst order more', () => {
    for (const root of ['max', 'min'] as const)
      for (const values of [null, [-3, 3]] as const) {
        const wish = { ...WISH, branching, depth, values, root };
        const best = uniformTree({ ...wish, order: 'best' });
        const run = recordTrace(best, 'alpha-beta', DEFAULT_RULES);
        const { leaves } = run.tallyAt(run.length);
        expect(leaves).toBe(fewestLeaves({ branching, depth }));
        const worst = recordTrace(uniformTree({ ...wish, order: 'worst' }), 'alpha-beta', DEFAULT_RULES);
        expect(worst.tallyAt(worst.length).leaves).toBeGreaterThanOrEqual(leaves);
      }
  });

  test.each(['best', 'worst'] as const)('in %s order come so at every node', (order) => {
    const tree = uniformTree({ ...WISH, branching, depth, order });
    const run = recordTrace(tree, 'minimax', DEFAULT_RULES);
    for (const node of tree.nodes()) {
      const values = tree.children(node).map((child) => run.valueAt(child));
      const isDescending = (tree.kindName(node) === 'max') === (order === 'best');
      expect(isDescending ? values.reverse() : values).toEqual(sorted(values));
    }
  });
});

test('the trees of a wish never change, because links hold wishes', () => {
  const print = (order: UniformWish['order'], values: UniformWish['values']) =>
    leavesOf({ ...WISH, depth: 2, order, values }).join(' ');
  expect(LEAF_ORDERS.map((order) => print(order, null))).toMatchInlineSnapshot(`
    [
      "0 1 2 3 4 5 6 7 8",
      "1 2 0 8 3 5 4 7 6",
      "6 7 8 3 4 5 0 1 2",
      "2 1 0 5 4 3 8 7 6",
    ]
  `);
  expect(LEAF_ORDERS.map((order) => print(order, [0, 99]))).toMatchInlineSnapshot(`
    [
      "1 6 97 69 52 40 46 23 55",
      "6 97 1 55 69 40 52 23 46",
      "40 52 69 23 46 55 1 6 97",
      "97 6 1 55 46 23 69 52 40",
    ]
  `);
});

test('a wish is refused by its numbers and by the size of its tree', () => {
  expect(refuseUniform(WISH)).toBeNull();
  expect(refuseUniform({ ...WISH, branching: 31, depth: 4 })).toBeNull();
  const refused = (part: Partial<UniformWish>) => refuseUniform({ ...WISH, ...part })?.code;
  expect(refused({ depth: 0 })).toBe('out-of-range');
  expect(refused({ branching: 2.5 })).toBe('not-whole');
  expect(refused({ values: [3, 1] })).toBe('least-above-most');
  expect(refuseUniform({ ...WISH, branching: 10, depth: 6 })).toEqual({
    ...{ code: 'too-many-nodes', found: 1_111_111, most: LIMITS.searchedNodes },
  });
  expect(refuseUniform({ ...WISH, branching: 9999, depth: 900 })).toMatchObject({
    ...{ code: 'too-many-nodes', found: Number.MAX_SAFE_INTEGER },
  });
});

test('a tree that is too large to be drawn has keys by rank without a list of them, and its subtrees have lists', () => {
  const tree = uniformTree({ ...WISH, branching: 2, depth: 17 });
  expect(tree.size).toBeGreaterThan(LIMITS.nodes);
  expect(tree.columns.key).toHaveLength(0);
  expect([tree.key(tree.child(ROOT, 1)), tree.label(ROOT), tree.move(ROOT)]).toEqual(['n131072', '', '']);
  expect(nodeOfKey(tree, 'n131072')).toBe(131_072);
  for (const key of ['n262143', 'n-1', 'n01', 'x3', 'n1.5']) expect(nodeOfKey(tree, key)).toBeUndefined();
  const subtree = subtreeAt(tree, tree.child(ROOT, 1));
  expect(subtree.columns.key.slice(0, 2)).toEqual(['n131072', 'n131073']);
  expect(nodeOfKey(subtree, 'n131073')).toBe(1);
});

test('it is made in small steps', () => {
  const steps = [...uniformInSteps({ ...WISH, branching: 3, depth: 10, order: 'best' })];
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.slice(0, -1).every(({ part }) => part === null)).toBe(true);
});

describe('its text', () => {
  test('is its wish when it is large, and its leaves when it is small or was changed', () => {
    const small = uniformTree(WISH);
    expect(wishOf(small)).toBeNull();
    expect(printTree(small)).toMatch(/^\(/);
    const wish = { ...WISH, depth: 8, order: 'best', root: 'min' } as const;
    const large = uniformTree(wish);
    expect(wishOf(large)).toBe(wish);
    expect(printTree(large)).toBe('uniform b=3 d=8 seed=7 values=0..99 order=best root=min');
    const changed = large.withValue(large.leaves()[0] as typeof ROOT, 3);
    expect(wishOf(changed)).toBeNull();
  });

  test('is read again as the same tree', () => {
    for (const values of [null, [-5, 5]] as const)
      for (const order of LEAF_ORDERS)
        for (const root of ['max', 'min'] as const) {
          const wish = { ...WISH, depth: 8, values, order, root };
          expect(readWish(printWish(wish))).toEqual(wish);
          const read = parseTree(printWish(wish));
          if (!read.ok) throw new Error(read.problem.code);
          expect(read.value.columns).toEqual(uniformTree(wish).columns);
          expect(printTree(read.value)).toBe(printWish(wish));
        }
  });

  test('is no text of a tree otherwise: too large, of an unknown order, or with more after it', () => {
    for (const text of [
      'uniform b=10 d=6 seed=1 values=0..99 order=best',
      'uniform b=2 d=6 seed=1 values=9..0 order=best',
      'uniform b=2 d=6 seed=1 values=count order=any',
      'uniform b=2 d=6 seed=1 values=count order=best (3 4)',
    ])
      expect(parseTree(text).ok).toBe(false);
  });
});
