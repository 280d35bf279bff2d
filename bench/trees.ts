/** Trees to measure on, the same in every run: their numbers come from a seed. */

import { seeded } from '../src/core/random/seeded.ts';
import type { GameTree } from '../src/core/tree/gameTree.ts';
import { opponentOf } from '../src/core/tree/nodeKind.ts';
import { TreeBuilder } from '../src/core/tree/treeBuilder.ts';

/** Every inner node has `branching` children; every leaf lies at `depth` and has a value 0 … 99. */
export function uniformTree(branching: number, depth: number, seed: number): GameTree {
  const random = seeded(seed);
  return plant(
    depth,
    () => branching,
    () => random.below(100),
  );
}

/** One to `most` children a node; leaves at different depths. */
export function irregularTree(most: number, depth: number, seed: number): GameTree {
  const random = seeded(seed);
  return plant(
    depth,
    (plies) => (plies < 3 || random.flip(0.8) ? 1 + random.below(most) : 0),
    () => random.below(100),
  );
}

/**
 * A uniform tree whose children mostly come worst first, so that alpha-beta hardly cuts: a leaf is
 * worth its path read as a number, MIN's moves negative. One leaf in a hundred breaks the order.
 */
export function worstOrderedTree(branching: number, depth: number, seed: number): GameTree {
  const random = seeded(seed);
  return plant(
    depth,
    () => branching,
    (path) =>
      random.flip(0.01)
        ? random.below(100)
        : path.reduce((value, move, ply) => value * branching + (ply % 2 === 0 ? move : -move), 0),
  );
}

/** One child a node: `depth` nodes over one leaf. */
export function chain(depth: number): GameTree {
  return plant(
    depth,
    () => 1,
    () => 1,
  );
}

/** MAX and MIN alternate down to `depth`; a node without children is a leaf. */
function plant(
  depth: number,
  childrenAt: (ply: number) => number,
  valueAt: (path: readonly number[]) => number,
): GameTree {
  const builder = new TreeBuilder();
  const path: number[] = [];
  add('max');
  return builder.finish();

  function add(side: 'max' | 'min'): void {
    const children = path.length === depth ? 0 : childrenAt(path.length);
    if (children === 0) {
      builder.leaf(valueAt(path));
      return;
    }
    builder.open(side);
    for (let move = 0; move < children; move += 1) {
      path.push(move);
      add(opponentOf(side));
      path.pop();
    }
    builder.close();
  }
}
