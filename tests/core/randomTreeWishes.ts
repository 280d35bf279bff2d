/** Wishes for random trees. */
import { randomTree } from '../../src/core/random/randomTree.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import type { RandomTreeWish } from '../../src/core/random/treeWish.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';

/** As small as a tree with a deep cutoff can be. */
export const PLAIN: RandomTreeWish = {
  seed: 1,
  depth: 4,
  branching: [2, 2],
  values: [0, 99],
  ties: false,
  uneven: false,
  chance: false,
  demand: 'any',
  root: 'max',
};

/** A wish that can be granted, of any kind but the deep cutoff. */
export function randomWish(seed: number): RandomTreeWish {
  const random = seeded(seed);
  const [depth, most] = random.pick([
    [2, 2],
    [2, 9],
    [3, 4],
    [5, 2],
    [4, 3],
  ] as const);
  const ties = random.flip(0.5);
  const demand = random.pick(['any', 'any', 'no-cutoff', 'best-order', 'worst-order'] as const);
  const least = random.below(50) - 50;
  return {
    seed,
    depth,
    branching: [1 + random.below(most), most],
    values: [least, least + (ties && demand !== 'no-cutoff' ? random.below(9) : most ** depth - 1)],
    ties,
    uneven: random.flip(0.4),
    chance: random.flip(0.4),
    demand,
    root: random.pick(['max', 'min']),
  };
}

/** The tree for a wish that is to have one. */
export function granted(wish: RandomTreeWish): GameTree {
  const answer = randomTree(wish);
  if (!answer.ok) throw new Error(`${JSON.stringify(wish)}: ${JSON.stringify(answer.refusal)}`);
  return answer.tree;
}
