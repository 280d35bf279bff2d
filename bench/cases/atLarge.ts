/** What is asked for at the limits is there before one looks up: in milliseconds, as people wait. */

import { fewestOrder } from '../../src/core/order/fewestOrder.ts';
import { randomTree } from '../../src/core/random/randomTree.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { type RandomTreeWish, TREE_DEMANDS } from '../../src/core/random/treeWish.ts';
import { PLAIN } from '../../tests/core/randomTreeWishes.ts';
import { type Sketch, treeOf } from '../../tests/support/sketch.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { uniformTree } from '../trees.ts';

// Expectations are summed by code that comes late.

const WISHES: readonly Partial<RandomTreeWish>[] = [
  ...TREE_DEMANDS.map((demand) => ({ demand, depth: 13, values: [0, 9_999] as const })),
  { demand: 'deep-cutoff', depth: 8, branching: [3, 3], values: [0, 9_999], chance: true },
  { demand: 'best-order', depth: 1_000, branching: [1, 1], chance: true },
  { depth: 1, branching: [10_000, 10_000], values: [0, 9_999] },
];

const random = seeded(1);
const star: Sketch = { max: Array.from({ length: 9_999 }, () => random.below(1e6)) };
const TREES = [uniformTree(3, 8, 1), treeOf(star), treeOf(ladder())];

const wished = WISHES.map((wish) => () => {
  randomTree({ ...PLAIN, depth: 3, ...wish });
});
const ordered = TREES.map((tree) => () => {
  fewestOrder(tree);
});

report([
  {
    what: 'the slowest random tree as large as may be',
    measured: slowest(wished),
    unit: ' ms',
    bound: 1_000,
  },
  {
    what: 'the order with the fewest leaves, 10,000 nodes',
    measured: slowest(ordered),
    unit: ' ms',
    bound: 100,
  },
]);

function slowest(tasks: readonly (() => void)[]): number {
  return Math.max(...tasks.map((task) => medians({ task }, 3).task));
}

/** A leaf and a decision at each of many plies, as deep as trees may be. */
function ladder(): Sketch {
  const rungs = (left: number): Sketch =>
    left === 0 ? random.below(100) : { max: [random.below(100), { min: [rungs(left - 1), 50] }] };
  return { max: Array.from({ length: 5 }, () => rungs(400)) };
}
