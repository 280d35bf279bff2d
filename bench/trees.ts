/** Trees to measure on, the same in every run: their numbers come from a seed. */
import type { GameTree } from '../src/core/tree/gameTree.ts';
import { opponentOf } from '../src/core/tree/nodeKind.ts';
import { TreeBuilder } from '../src/core/tree/treeBuilder.ts';

/** Numbers in [0, 1) from a seed. Source: G. Marsaglia, Xorshift RNGs, 2003. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Every inner node has `branching` children, every leaf lies at `depth` and has a value 0 … 99. */
export function uniformTree(branching: number, depth: number, seed: number): GameTree {
  const random = randomFrom(seed);
  return plant(
    depth,
    () => branching,
    () => Math.floor(random() * 100),
  );
}

/** One to `most` children a node, leaves at any depth. */
export function irregularTree(most: number, depth: number, seed: number): GameTree {
  const random = randomFrom(seed);
  return plant(
    depth,
    (height) => (height > 2 || random() < 0.8 ? 1 + Math.floor(random() * most) : 0),
    () => Math.floor(random() * 100),
  );
}

/**
 * A uniform tree whose children mostly come worst first, so that alpha-beta hardly cuts: what counts is
 * the path from the root, its first move most. One leaf in a hundred breaks the order.
 */
export function worstOrderedTree(branching: number, depth: number, seed: number): GameTree {
  const random = randomFrom(seed);
  return plant(
    depth,
    () => branching,
    (path) => {
      if (random() < 0.01) return Math.floor(random() * 100);
      return path.reduce((value, index, ply) => value * branching + (ply % 2 === 0 ? index : -index), 0);
    },
  );
}

function plant(
  depth: number,
  childrenAt: (height: number) => number,
  valueAt: (path: readonly number[]) => number,
): GameTree {
  const builder = new TreeBuilder();
  const path: number[] = [];
  add('max');
  return builder.finish();

  function add(side: 'max' | 'min'): void {
    const height = depth - path.length;
    const children = height === 0 ? 0 : childrenAt(height);
    if (children === 0) {
      builder.leaf(valueAt(path));
      return;
    }
    builder.open(side);
    for (let i = 0; i < children; i += 1) {
      path.push(i);
      add(opponentOf(side));
      path.pop();
    }
    builder.close();
  }
}
