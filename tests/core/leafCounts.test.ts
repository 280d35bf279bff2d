/** How many leaves searches of uniform trees evaluate, against nested arrays and a search written out plainly. */
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { LEAF, MAX, MIN } from '../../src/core/tree/nodeKind.ts';
import {
  type CountsAtDepth,
  type CountsWish,
  countLeaves,
  depthWithin,
  leavesOfAlphaBeta,
  RANDOM_TREES,
  randomDepthWithin,
} from '../../src/core/uniform/leafCounts.ts';
import { type UniformOrder, UniformSpace } from '../../src/core/uniform/uniformSpace.ts';
import { GROWTH_RANGES } from '../../src/link/growthAddress.ts';
import { howMany } from '../support/howMany.ts';

type Nested = number | readonly Nested[];

/** The whole tree, as the space tells it. */
function nestedOf(space: UniformSpace, node: NodeId = ROOT): Nested {
  if (space.kind(node) === LEAF) return space.value(node);
  return Array.from({ length: space.moveCount(node) }, (_, i) => nestedOf(space, space.child(node, i)));
}

function leavesOf(tree: Nested): readonly number[] {
  return typeof tree === 'number' ? [tree] : tree.flatMap(leavesOf);
}

function worthOf(tree: Nested, isMax = true): number {
  if (typeof tree === 'number') return tree;
  const values = tree.map((child) => worthOf(child, !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}

/** Alpha-beta as a book has it, for its number of leaves. */
function plainCount(tree: Nested): number {
  let leaves = 0;
  search(tree, -Infinity, Infinity, true);
  return leaves;

  function search(node: Nested, alpha: number, beta: number, isMax: boolean): number {
    if (typeof node === 'number') {
      leaves += 1;
      return node;
    }
    let [low, high] = [alpha, beta];
    for (const child of node) {
      const value = search(child, low, high, !isMax);
      if (isMax) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return isMax ? low : high;
  }
}

/** Knuth and Moore's critical nodes, counted by their types: 1 the best line, 2 refuted by its first child, 3 all of whose children are. */
function criticalLeaves(type: 1 | 2 | 3, branching: number, depth: number): number {
  if (depth === 0) return 1;
  const below = (other: 1 | 2 | 3) => criticalLeaves(other, branching, depth - 1);
  if (type === 1) return below(1) + (branching - 1) * below(2);
  return type === 2 ? below(3) : branching * below(2);
}

const SHAPES = [1, 2, 3, 4, 5].flatMap((branching) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((depth) => ({ branching, depth })),
);
const SMALL = SHAPES.filter(({ branching, depth }) => branching ** depth <= 1100);

describe('a uniform tree', () => {
  it.each(SMALL)('of b = $branching and d = $depth has that shape, MAX and MIN in turn', (shape) => {
    const space = new UniformSpace(shape, 'random', 7);
    const sizes = new Set<number>();
    const visit = (node: NodeId, depth: number) => {
      expect(space.kind(node)).toBe(depth === shape.depth ? LEAF : depth % 2 === 0 ? MAX : MIN);
      expect(space.moveCount(node)).toBe(depth === shape.depth ? 0 : shape.branching);
      sizes.add(node);
      for (let i = 0; i < space.moveCount(node); i += 1) visit(space.child(node, i), depth + 1);
    };
    visit(ROOT, 0);
    const nodes = Array.from({ length: shape.depth + 1 }, (_, level) => shape.branching ** level);
    expect(sizes.size).toBe(nodes.reduce((sum, count) => sum + count));
  });

  it.each(['best', 'worst'] as const)('in %s order has its children so, all values different', (order) => {
    for (const shape of SMALL) {
      const tree = nestedOf(new UniformSpace(shape, order));
      expect(new Set(leavesOf(tree)).size).toBe(shape.branching ** shape.depth);
      const visit = (node: Nested, isMax: boolean) => {
        if (typeof node === 'number') return;
        const values = node.map((child) => worthOf(child, !isMax));
        const isBestFirst = isMax === (order === 'best');
        expect(values).toEqual(values.toSorted((a, b) => (isBestFirst ? b - a : a - b)));
        for (const child of node) visit(child, !isMax);
      };
      visit(tree, true);
    }
  });

  it('has drawn values that are its seed’s, of both halves of their range alike, and all different', () => {
    const shape = { branching: 10, depth: 4 };
    const values = leavesOf(nestedOf(new UniformSpace(shape, 'random', 3)));
    expect(leavesOf(nestedOf(new UniformSpace(shape, 'random', 3)))).toEqual(values);
    expect(leavesOf(nestedOf(new UniformSpace(shape, 'random', 4)))).not.toEqual(values);
    expect(new Set(values).size).toBe(values.length);
    const high = values.filter((value) => value >= 2 ** 51).length;
    // Four standard deviations.
    expect(Math.abs(high - 5000)).toBeLessThan(4 * 50);
    const after = values.filter((value, i) => value > (values[i - 1] ?? value)).length;
    expect(Math.abs(after - 5000)).toBeLessThan(4 * 29);
  });

  it('can be told apart by its nodes wherever a chart may have it searched', () => {
    const [[, mostBranching], [, mostDepth]] = [GROWTH_RANGES.branching, GROWTH_RANGES.depth];
    for (let branching = 2; branching <= mostBranching; branching += 1)
      for (let depth = 1; depth <= mostDepth; depth += 1)
        if (criticalLeaves(1, branching, depth) <= 4_000_000)
          expect(() => new UniformSpace({ branching, depth }, 'best')).not.toThrow();
    expect(() => new UniformSpace({ branching: 40, depth: 12 }, 'best')).toThrow('too many nodes');
  });
});

describe('the leaves that alpha-beta evaluates', () => {
  it.each(SHAPES)(
    'b = $branching, d = $depth: as many as the formula in best order, all in worst order',
    (shape) => {
      const { branching: b, depth: d } = shape;
      const formula = b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
      expect(leavesOfAlphaBeta(shape, 'best')).toBe(formula);
      expect(criticalLeaves(1, b, d)).toBe(formula);
      expect(leavesOfAlphaBeta(shape, 'worst')).toBe(b ** d);
    },
  );

  it('are as many as a plainly written search counts on nested arrays, in every order', () => {
    for (const shape of SMALL)
      for (const order of ['best', 'worst', 'random'] satisfies UniformOrder[])
        for (let seed = 1; seed <= howMany(20, 4); seed += 1)
          expect(leavesOfAlphaBeta(shape, order, seed)).toBe(
            plainCount(nestedOf(new UniformSpace(shape, order, seed))),
          );
  });

  /** Over every order of eight different leaves: what is to be expected of values that are drawn. */
  it('come in random order to what all orders come to in the mean', () => {
    const shape = { branching: 2, depth: 3 };
    let [sum, squares, orders] = [0, 0, 0];
    permute([0, 1, 2, 3, 4, 5, 6, 7], 0, ([a, b, c, d, e, f, g, h]) => {
      const leaves = plainCount([
        [
          [a!, b!],
          [c!, d!],
        ],
        [
          [e!, f!],
          [g!, h!],
        ],
      ]);
      sum += leaves;
      squares += leaves ** 2;
      orders += 1;
    });
    expect(orders).toBe(40_320);
    const expected = sum / orders;
    const deviation = Math.sqrt(squares / orders - expected ** 2);
    const trees = 4000;
    let drawn = 0;
    for (let seed = 1; seed <= trees; seed += 1) drawn += leavesOfAlphaBeta(shape, 'random', seed);
    expect(Math.abs(drawn / trees - expected)).toBeLessThan((4 * deviation) / Math.sqrt(trees));
  });
});

function permute(items: number[], from: number, take: (items: readonly number[]) => void): void {
  if (from === items.length) take(items);
  for (let i = from; i < items.length; i += 1) {
    [items[from], items[i]] = [items[i]!, items[from]!];
    permute(items, from + 1, take);
    [items[from], items[i]] = [items[i]!, items[from]!];
  }
}

describe('a count', () => {
  const wish: CountsWish = { branching: 3, depth: 5, seed: 1, mostLeaves: 100 };
  const steps = (asked: CountsWish) => [...countLeaves(asked)];
  const countsOf = (asked: CountsWish): readonly CountsAtDepth[] =>
    steps(asked).flatMap(({ part }) => part ?? []);

  it('tells of every tree, and of every depth from 0 on', () => {
    const told = steps(wish);
    expect(told.map(({ done }) => done)).toEqual(Array.from({ length: told.length }, (_, i) => i + 1));
    expect(new Set(told.map(({ of }) => of))).toEqual(new Set([told.length]));
    expect(countsOf(wish).map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is of the same trees again by the same seed, of others by another', () => {
    expect(countsOf(wish)).toEqual(countsOf(wish));
    const [one, other] = [countsOf(wish), countsOf({ ...wish, seed: 2 })];
    expect(other.map(({ random }) => random)).not.toEqual(one.map(({ random }) => random));
    expect(other.map(({ best, worst }) => [best, worst])).toEqual(
      one.map(({ best, worst }) => [best, worst]),
    );
  });

  it('leaves out what asks for too many leaves, and says nothing in its place', () => {
    const counts = countsOf(wish);
    expect(counts.map(({ minimax }) => minimax)).toEqual([1, 3, 9, 27, 81, null]);
    expect(counts.map(({ worst }) => worst)).toEqual([1, 3, 9, 27, 81, null]);
    expect(counts.map(({ best }) => best)).toEqual([1, 3, 5, 11, 17, 35]);
    // At depth 3 the mean is beyond 100 / 3 / 3, so that 100 are too few for depth 5.
    expect(counts.map(({ random }) => random !== null)).toEqual([true, true, true, true, true, false]);
  });

  it('has the mean, the least and the most of as many trees as it says', () => {
    const [, , , , at] = countsOf(wish);
    const { mean, least, most } = at!.random!;
    expect(least).toBeGreaterThanOrEqual(17);
    expect(most).toBeLessThanOrEqual(81);
    expect(least).toBeLessThan(mean);
    expect(mean).toBeLessThan(most);
    expect((mean * RANDOM_TREES) % 1).toBeCloseTo(0, 6);
  });
});

describe('what can be afforded', () => {
  it('is for chess, b = 35 and 150,000 positions, three plies by minimax and six in best order', () => {
    const all = (depth: number) => 35 ** depth;
    const best = (depth: number) => criticalLeaves(1, 35, depth);
    expect(depthWithin(150_000, all)).toBe(3);
    expect(depthWithin(150_000, best)).toBe(6);
    expect([all(3), all(4), best(6), best(7)]).toEqual([42_875, 1_500_625, 85_749, 1_543_499]);
  });

  it('is exact at the border', () => {
    const all = (depth: number) => 3 ** depth;
    expect([80, 81, 82].map((leaves) => depthWithin(leaves, all))).toEqual([3, 4, 4]);
  });

  it('is known in random order as far as it was counted', () => {
    const at = (depth: number, mean: number | null): CountsAtDepth => ({
      ...{ depth, minimax: null, worst: null, best: null },
      random: mean === null ? null : { mean, least: mean, most: mean },
    });
    const counts = [at(0, 1), at(1, 3), at(2, 7.5), at(3, null)];
    expect(randomDepthWithin(5, counts)).toEqual({ depth: 1, isLast: true });
    expect(randomDepthWithin(7.5, counts)).toEqual({ depth: 2, isLast: false });
    expect(randomDepthWithin(5, [])).toBeNull();
  });
});
