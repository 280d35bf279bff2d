import { describe, expect, test } from 'vitest';
import { type FewestOrder, fewestOrder } from '../../src/core/order/fewestOrder.ts';
import { reorderChildren } from '../../src/core/order/reorder.ts';
import { type Random, seeded, shuffled } from '../../src/core/random/seeded.ts';
import { runSearch } from '../../src/core/search/runSearch.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { asSearched, type ChildOrder } from '../../src/core/tree/asSearched.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import type { SearchSpace } from '../../src/core/tree/searchSpace.ts';
import { fewestLeaves } from '../../src/core/tree/uniformShape.ts';
import { expectSame, forTrees, naming } from '../support/forTrees.ts';
import { ofCases, ofTrees } from '../support/howMany.ts';
import { literalOf, type Sketch, treeOf } from '../support/sketch.ts';

const PERMUTATIONS = Array.from({ length: 7 }, (_, n) => permutations(n));

/** What distinguishes the trees that are tried in every order. */
interface Breed {
  readonly leaves: number;
  readonly chance: boolean;
  readonly alternating: boolean;
  readonly infinite: boolean;
  /** leaf values are 0 … span − 1: two make ties everywhere */
  readonly span: number;
}

describe('the fewest leaves of any order', () => {
  test('is what trying every order of small trees finds, and the order given reaches it', () => {
    const met = { chance: 0, alternating: 0, infinite: 0, ties: 0, improved: 0, orders: 0 };
    for (let seed = 1; seed <= ofTrees(8_000); seed += 1) {
      const random = seeded(seed);
      const breed: Breed = {
        leaves: 2 + random.below(7),
        chance: random.flip(0.5),
        alternating: random.flip(0.4),
        infinite: random.flip(0.3),
        span: random.pick([2, 3, 5, 100]),
      };
      const sketch = smallTree(breed, random);
      const tree = treeOf(sketch);
      const orders = ordersOf(tree);
      if (orders.count > 20_000) continue;
      const least = fewestByTrying(tree, orders);
      const found = fewestOrder(tree)!;
      const reached = leavesEvaluated(reorderChildren(tree, found.order));
      naming(
        () => `seed ${seed}: ${literalOf(sketch)}`,
        () => expectSame([found.leaves, reached], [least, least]),
      );
      met.orders += orders.count;
      met.improved += least < leavesEvaluated(tree) ? 1 : 0;
      for (const trait of ['chance', 'alternating', 'infinite'] as const) met[trait] += breed[trait] ? 1 : 0;
      met.ties += breed.span < 4 ? 1 : 0;
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(ofCases(2_000));
  });

  test('is never undercut by another order of a larger tree', () => {
    forTrees(400, {}, ({ tree, random }) => {
      const { leaves, order } = fewestOrder(tree)!;
      expectSame(leavesEvaluated(reorderChildren(tree, order)), leaves);
      for (let i = 0; i < 10; i += 1) {
        const other = reorderChildren(tree, (node) =>
          tree.kindName(node) === 'chance' ? null : shuffled([...tree.children(node).keys()], random),
        );
        expect(leavesEvaluated(other)).toBeGreaterThanOrEqual(leaves);
      }
    });
  });

  test.each([
    [2, 5],
    [3, 3],
    [3, 4],
    [4, 3],
    [7, 2],
  ])('is b^⌈d/2⌉ + b^⌊d/2⌋ − 1 in a uniform tree with b = %i and d = %i, whatever its values', (b, d) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = seeded(seed);
      const span = random.pick([1, 3, 1000]);
      const tree = treeOf(uniform(b, d, random.pick(['max', 'min']), () => random.below(span)));
      expect(fewestOrder(tree)!.leaves).toBe(fewestLeaves({ branching: b, depth: d }));
    }
  });

  test('prefers a refutation that costs less to the best reply', () => {
    const sketch: Sketch = { max: [5, { min: [{ max: [0, 0, 0] }, 4] }] };
    expect(fewestOrder(treeOf(sketch))!.leaves).toBe(2);
    expect(ordered(sketch)).toEqual({ max: [5, { min: [4, { max: [0, 0, 0] }] }] });
  });

  test('takes of two equal moves the one that is cheaper to value', () => {
    const sketch: Sketch = { max: [{ min: [7, 8, 9] }, { min: [7, 8] }] };
    expect(fewestOrder(treeOf(sketch))!.leaves).toBe(3);
    expect(ordered(sketch)).toEqual({ max: [{ min: [7, 8] }, { min: [7, 8, 9] }] });
  });

  test('values every outcome of a chance node that it looks at, and passes no bound on', () => {
    const chance: Sketch = {
      chance: [
        ['1/2', { min: [0, 1] }],
        ['1/2', { min: [2, 3] }],
      ],
    };
    expect(fewestOrder(treeOf({ max: [9, chance] }))!.leaves).toBe(5);
    expect(fewestOrder(treeOf({ max: [9, { min: [1, chance] }] }))!.leaves).toBe(2);
  });

  test('stops at +∞ for MAX and at −∞ for MIN, which nothing can beat', () => {
    expect(fewestOrder(treeOf({ max: [1, 2, Infinity] }))!.leaves).toBe(1);
    expect(fewestOrder(treeOf({ min: [1, -Infinity, 2] }))!.leaves).toBe(1);
    expect(fewestOrder(treeOf({ max: [-Infinity, -Infinity] }))!.leaves).toBe(2);
  });

  test('is unknown where a leaf is, or where infinities meet', () => {
    expect(fewestOrder(treeOf({ max: [1, null] }))).toBeNull();
    const meeting: Sketch = {
      chance: [
        ['1/2', Infinity],
        ['1/2', -Infinity],
      ],
    };
    expect(fewestOrder(treeOf({ max: [1, meeting] }))).toBeNull();
  });

  test('is found for 10,000 nodes, a broad or a deep tree alike, and takes as few leaves as it says', () => {
    const random = seeded(1);
    const star: Sketch = { max: Array.from({ length: 9_999 }, () => random.below(1e6)) };
    for (const sketch of [uniform(3, 8, 'max', () => random.below(100)), star, ladder(5_000, random)]) {
      const tree = treeOf(sketch);
      const fewest = fewestOrder(tree);
      const ordered = asSearched(tree, { depth: null, order: orderOf(tree, fewest!) });
      expectSame(leavesEvaluated(ordered), fewest!.leaves);
    }
  });
});

function orderOf(tree: GameTree, fewest: FewestOrder): ChildOrder {
  return new Map(
    tree.nodes().flatMap((node) => {
      const order = tree.isLeaf(node) ? null : fewest.order(node);
      return order === null ? [] : [[node, order] as const];
    }),
  );
}

/** A tree of a few leaves with everything that may disturb the count. */
function smallTree(breed: Breed, random: Random): Sketch {
  const infinities = breed.chance ? [random.pick([Infinity, -Infinity])] : [Infinity, -Infinity];
  return grow(breed.leaves, random.pick(['max', 'min']), 0);

  function grow(leaves: number, turn: 'max' | 'min', depth: number): Sketch {
    if (leaves === 1 && depth > 0 && (depth > 6 || random.flip(0.8))) {
      return breed.infinite && random.flip(0.25) ? random.pick(infinities) : random.below(breed.span);
    }
    const parts = random.flip(0.1) ? 1 : Math.min(leaves, 2 + random.below(3));
    const shares = Array.from({ length: parts }, () => 1);
    for (let left = leaves - parts; left > 0; left -= 1) shares[random.below(parts)]! += 1;
    const side = breed.alternating ? turn : random.pick(['max', 'min'] as const);
    const kind = breed.chance && random.flip(0.25) ? 'chance' : side;
    const next = (kind === 'chance' ? turn : side) === 'max' ? 'min' : 'max';
    const children = shares.map((share) => grow(share, next, depth + 1));
    if (kind !== 'chance') return kind === 'max' ? { max: children } : { min: children };
    const weights = children.map(() => random.below(3));
    if (Math.max(...weights) === 0) weights[0] = 1;
    const sum = weights.reduce((a, b) => a + b);
    return { chance: children.map((child, i) => [`${weights[i]!}/${sum}`, child] as const) };
  }
}

interface Orders {
  /** inner nodes with what their children may be arranged to */
  readonly choices: readonly (readonly [node: number, arrangements: readonly (readonly number[])[]])[];
  readonly count: number;
}

function ordersOf(tree: GameTree): Orders {
  const inner = tree.nodes().filter((node) => tree.childCount(node) > 1);
  const choices = inner.map((node) => [node, PERMUTATIONS[tree.childCount(node)]!] as const);
  return { choices, count: choices.reduce((product, [, { length }]) => product * length, 1) };
}

/** Runs the search on every arrangement of every node, outcomes of chance nodes included. */
function fewestByTrying(tree: GameTree, { choices, count }: Orders): number {
  const chosen: (readonly number[])[] = [];
  const space: SearchSpace = {
    kind: (node) => tree.kind(node),
    moveCount: (node) => tree.moveCount(node),
    hasHorizon: false,
    standPat: null,
    hasWholeLeaves: false,
    isHorizon: () => false,
    child: (node, index) => tree.child(node, chosen[node]?.[index] ?? index),
    value: (leaf) => tree.value(leaf),
    weight: (node) => tree.weight(node),
    denominator: (node) => tree.denominator(node),
    outcomeWeight: (node, index) => tree.outcomeWeight(node, chosen[node]?.[index] ?? index),
    leafBounds: tree.leafBounds,
  };
  let fewest = Infinity;
  for (let rank = 0; rank < count; rank += 1) {
    let rest = rank;
    for (const [node, arrangements] of choices) {
      chosen[node] = arrangements[rest % arrangements.length]!;
      rest = Math.floor(rest / arrangements.length);
    }
    fewest = Math.min(fewest, leavesEvaluated(space));
  }
  return fewest;
}

function leavesEvaluated(tree: SearchSpace): number {
  let leaves = 0;
  runSearch('alpha-beta', tree, DEFAULT_RULES, { ...SILENT, leaf: () => (leaves += 1) });
  return leaves;
}

/** The sketch in the order found, without chance nodes. */
function ordered(sketch: Sketch): Sketch {
  const tree = treeOf(sketch);
  const moved = reorderChildren(tree, fewestOrder(tree)!.order);
  return read(ROOT);

  function read(node: NodeId): Sketch {
    if (moved.isLeaf(node)) return moved.value(node);
    const children = moved.children(node).map(read);
    return moved.kindName(node) === 'max' ? { max: children } : { min: children };
  }
}

function uniform(b: number, d: number, side: 'max' | 'min', leaf: () => number): Sketch {
  if (d === 0) return leaf();
  const next = side === 'max' ? 'min' : 'max';
  const children = Array.from({ length: b }, () => uniform(b, d - 1, next, leaf));
  return side === 'max' ? { max: children } : { min: children };
}

/** A leaf and a decision at each of many plies, at most as deep as trees may be. */
function ladder(nodes: number, random: Random): Sketch {
  const rungs = (left: number): Sketch =>
    left === 0 ? random.below(100) : { max: [random.below(100), { min: [rungs(left - 1), 50] }] };
  return { max: Array.from({ length: nodes / 1_000 }, () => rungs(400)) };
}

function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}
