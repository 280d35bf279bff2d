import { describe, expect, test } from 'vitest';
import { backedUpValues, sortedFrom } from '../../src/core/order/childOrder.ts';
import { fewestOrder } from '../../src/core/order/fewestOrder.ts';
import {
  ORDER_SCOPES,
  ORDERS,
  type OrderName,
  type OrderScope,
  reorderChildren,
  reordered,
} from '../../src/core/order/reorder.ts';
import { seeded, shuffled } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { placesIn } from '../../src/core/tree/rearranged.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { leavesSearched } from '../support/evaluatedLeaves.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { HANGING, MATERIAL, MIT, SUM_NINE, treeOfText } from '../support/limitExamples.ts';
import { trueValue } from '../support/oracle/trueValue.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

describe('backed-up values', () => {
  test('are minimax and expectation by their definitions, undefined where these are', () => {
    let undefinedOnes = 0;
    forTrees(1_500, { halting: true }, ({ tree, nodes }) => {
      const values = backedUpValues(tree);
      expectSame([...values], nodes.map(trueValue));
      undefinedOnes += values.some(Number.isNaN) ? 1 : 0;
    });
    expect(undefinedOnes).toBeGreaterThan(ofCases(100));
  });

  test('are to the last bit what expectiminimax returns at every node', () => {
    forTrees(400, {}, ({ tree }) => {
      const run = recordTrace(tree, 'expectiminimax', DEFAULT_RULES);
      const returned = tree.nodes().map((node) => run.valueAt(node, run.length));
      expectSame([...backedUpValues(tree)], returned);
    });
  });

  test('leave out what has probability 0, even if nobody knows it', () => {
    const impossible: Sketch = {
      chance: [
        ['0', null],
        ['0', Infinity],
        ['1', -3],
      ],
    };
    expect(backedUpValues(treeOf(impossible))[ROOT]).toBe(-3);
  });
});

describe('a tree whose children are reordered', () => {
  test('keeps keys, labels, moves, probabilities, values and leaf bounds with their nodes', () => {
    forTrees(600, { halting: true }, ({ tree: bare, random }) => {
      const tree = named(bare);
      const moved = reorderChildren(tree, (node) =>
        random.flip(0.3) ? null : shuffled(places(tree, node), random),
      );
      expectSame(moved.leafBounds, tree.leafBounds);
      expectSame(byKey(moved), byKey(tree));
    });
  });

  test('has its children where the order puts them, and comes back under the opposite order', () => {
    forTrees(600, {}, ({ tree, random }) => {
      const order = tree.nodes().map((node) => shuffled(places(tree, node), random));
      const moved = reorderChildren(tree, (node) => order[node]!);
      const home = new Map(tree.nodes().map((node) => [tree.key(node), node]));
      const inverse = (node: NodeId): number[] => {
        const was = home.get(moved.key(node))!;
        expectSame(
          moved.children(node).map((child) => moved.key(child)),
          order[was]!.map((index) => tree.key(tree.child(was, index))),
        );
        return order[was]!.map((_, index) => order[was]!.indexOf(index));
      };
      expectSame(reorderChildren(moved, inverse), tree);
    });
  });

  test('is the tree of its rows in their new order, estimates, features and vectors included', () => {
    forTrees(400, { halting: true }, ({ tree: plain, random, seed }) => {
      const texts = [MATERIAL, MIT, SUM_NINE, HANGING];
      const given = [
        () => plain,
        () => noisyAtRandom(judgedAtRandom(plain, random), random, 0.5),
        () => treeOfText(random.pick(texts)),
      ][seed % 3]!();
      const tree = treeOfRows(rowsOf(given), given.leafBounds, given.columns.evaluation, given.sum);
      const order = tree.nodes().map((node) => shuffled(places(tree, node), random));
      const rows = rowsOf(tree);
      const walked: NodeId[] = [];
      const walk = (node: NodeId): void => {
        walked.push(node);
        for (const index of order[node]!) walk(tree.child(node, index));
      };
      walk(ROOT);
      const moved = reorderChildren(tree, (node) => order[node]!);
      const { leafBounds, sum, columns } = tree;
      const ofRows = walked.map((node) => rows[node]!);
      expectSame(moved, treeOfRows(ofRows, leafBounds, columns.evaluation, sum));
      expectSame([...placesIn(moved, tree)!], walked);
      expectSame(
        tree.nodes().map((node) => walked[placesIn(tree, moved)![node]!]),
        tree.nodes(),
      );
      expect(placesIn(tree, tree)).toBeNull();
    });
  });

  test.each([[[0]], [[0, 0]], [[0, 2]], [[0, 1, 1]], [[-1, 0]]])('refuses %j as an order of two', (order) => {
    const tree = treeOf({ max: [1, 2] });
    expect(() => reorderChildren(tree, (node) => (node === ROOT ? order : null))).toThrow('node 0');
  });
});

describe('a named order', () => {
  test('moves only what it names, never the outcomes of a chance node, and changes no value', () => {
    forTrees(300, {}, ({ tree, random, seed }) => {
      const top = random.pick(tree.nodes());
      const values = valueByKey(tree);
      for (const [how, scope] of EVERY_ORDER) {
        const moved = reordered(tree, top, how, scope, seed);
        expectSame(valueByKey(moved), values);
        for (const node of tree.nodes()) {
          const mayMove = scope === 'children' ? node === top : tree.isWithin(node, top);
          if (mayMove && tree.kindName(node) !== 'chance') continue;
          expectSame(childKeys(moved, tree.key(node)), childKeys(tree, tree.key(node)));
        }
      }
    });
  });

  test('puts the best child for the side first, or last, and leaves equals as they stand', () => {
    forTrees(500, {}, ({ tree, random, seed }) => {
      const top = random.pick(tree.nodes().filter((node) => tree.kindName(node) !== 'chance'));
      const value = valueByKey(tree);
      const place = new Map(tree.nodes().map((node) => [tree.key(node), tree.childIndex(node)]));
      for (const [how, scope] of EVERY_ORDER) {
        if (how === 'shuffled' || (scope === 'subtree' && top === ROOT && how === 'best')) continue;
        const moved = reordered(tree, top, how, scope, seed);
        for (const node of scope === 'children' ? [top] : tree.nodes().filter((n) => tree.isWithin(n, top))) {
          const sign = (tree.kindName(node) === 'max') === (how === 'best') ? -1 : 1;
          if (tree.kindName(node) === 'chance') continue;
          const keys = childKeys(moved, tree.key(node));
          for (const [i, after] of keys.slice(1).entries()) {
            const before = keys[i]!;
            const [a, b] = [sign * value.get(before)!, sign * value.get(after)!];
            expectSame(a < b || (a === b && place.get(before)! < place.get(after)!), true);
          }
        }
      }
    });
  });

  test('best for the whole tree is the order with the fewest leaves, sorted where that does not say', () => {
    forTrees(500, {}, ({ tree, seed }) => {
      const best = reordered(tree, ROOT, 'best', 'subtree', seed);
      const { leaves, order } = fewestOrder(tree)!;
      expectSame(leavesSearched(best, DEFAULT_RULES).length, leaves);
      const value = valueByKey(tree);
      for (const node of tree.nodes()) {
        if (order(node) !== null || tree.isLeaf(node) || tree.kindName(node) === 'chance') continue;
        const values = childKeys(best, tree.key(node)).map((key) => value.get(key)!);
        const sign = tree.kindName(node) === 'max' ? -1 : 1;
        expectSame(
          values,
          [...values].sort((a, b) => (a === b ? 0 : sign * (a < b ? -1 : 1))),
        );
      }
    });
  });

  test('best for a uniform tree is plainly the best child first, equals as they stand', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seeded(seed);
      const span = random.pick([2, 50]);
      const leaf = () => random.below(span);
      const tree = treeOf({
        max: [0, 1, 2].map(() => ({ min: [0, 1, 2].map(() => ({ max: [leaf(), leaf()] })) })),
      });
      expectSame(
        reordered(tree, ROOT, 'best', 'subtree', 0),
        reorderChildren(tree, sortedFrom('best', tree, backedUpValues(tree))),
      );
    }
  });

  test('leaves children alone where a value is unknown, and sorts the rest', () => {
    const sketch: Sketch = { max: [{ min: [2, null, 1] }, { min: [9, 8] }] };
    for (const scope of ORDER_SCOPES) {
      expect(leafValues(reordered(treeOf(sketch), ROOT, 'best', scope, 0)).slice(0, 3)).toEqual([2, NaN, 1]);
    }
    expect(leafValues(reordered(treeOf(sketch), ROOT, 'best', 'subtree', 0)).slice(3)).toEqual([8, 9]);
    expect(leafValues(reordered(treeOf(sketch), ROOT, 'worst', 'subtree', 0)).slice(3)).toEqual([9, 8]);
  });

  test('by chance is the same for the same seed, and comes out in every way over many seeds', () => {
    const tree = treeOf({ max: [1, 2, 3] });
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 600; seed += 1) {
      const moved = leafValues(reordered(tree, ROOT, 'shuffled', 'children', seed)).join();
      expect(leafValues(reordered(tree, ROOT, 'shuffled', 'children', seed)).join()).toBe(moved);
      seen.set(moved, (seen.get(moved) ?? 0) + 1);
    }
    expect([...seen.values()].filter((times) => times > 60)).toHaveLength(6);
  });

  test('by chance shuffles a whole subtree', () => {
    const random = seeded(1);
    const tree = treeOf({
      max: Array.from({ length: 4 }, () => ({ min: [1, 2, 3, 4].map(() => random.below(99)) })),
    });
    const moved = reordered(tree, ROOT, 'shuffled', 'subtree', 5);
    const changed = tree
      .nodes()
      .filter((n) => childKeys(moved, tree.key(n)).join() !== childKeys(tree, tree.key(n)).join());
    expect(changed.length).toBeGreaterThan(3);
  });
});

const EVERY_ORDER: readonly (readonly [OrderName, OrderScope])[] = ORDERS.flatMap((how) =>
  ORDER_SCOPES.map((scope) => [how, scope] as const),
);

function places(tree: GameTree, node: NodeId): number[] {
  return [...tree.children(node).keys()];
}

function leafValues(tree: GameTree): number[] {
  return tree.leaves().map((leaf) => tree.value(leaf));
}

/** The tree with a label and a move of its own at every node. */
function named(tree: GameTree): GameTree {
  const rows = rowsOf(tree).map((row, id) => ({
    ...row,
    label: `label ${id}`,
    move: `move ${id}`,
    key: `k${id}`,
  }));
  return treeOfRows(rows, tree.leafBounds);
}

/** Everything about each node but where it stands among its siblings. */
function byKey(tree: GameTree): Map<string, unknown> {
  const rows = rowsOf(tree).map((row, id) => {
    const parent = id === 0 ? '' : tree.key(tree.parent(id as NodeId));
    return [row.key, { ...row, parent, weight: tree.weight(id as NodeId) }] as const;
  });
  return new Map(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function valueByKey(tree: GameTree): Map<string, number> {
  const values = backedUpValues(tree);
  return new Map(tree.nodes().map((node) => [tree.key(node), values[node]!]));
}

const FAMILIES = new WeakMap<GameTree, Map<string, string[]>>();

function childKeys(tree: GameTree, key: string): string[] {
  const families =
    FAMILIES.get(tree) ??
    new Map(
      tree.nodes().map((node) => [tree.key(node), tree.children(node).map((child) => tree.key(child))]),
    );
  FAMILIES.set(tree, families);
  return families.get(key)!;
}
