/** Trees with a static value at every inner node, to be searched to a depth. */
import type { Random } from '../../src/core/random/seeded.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { CHANCE } from '../../src/core/tree/nodeKind.ts';
import type { PlainNode } from './oracle/plainTree.ts';
import { plainTree } from './oracle/plainTree.ts';
import type { Sketch } from './sketch.ts';
import { childrenOf } from './sketch.ts';

/** The tree with static values of its own, NaN at leaves. */
export function judged(tree: GameTree, estimate: (node: number) => number): GameTree {
  const staticValue = Float64Array.from(tree.nodes(), (node) =>
    tree.isLeaf(node) ? Number.NaN : estimate(node),
  );
  return new GameTree({ ...tree.columns, staticValue }, tree.leafBounds);
}

/** Static values among the tree's own leaf values, so that ties and cuts are frequent. */
export function judgedAtRandom(tree: GameTree, random: Random): GameTree {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return judged(tree, () => random.pick(values));
}

/** The part of a tree down to a depth, as the oracle has it. */
export interface Truncated {
  readonly root: PlainNode;
  /** by node of the part: the node of the whole tree */
  readonly original: readonly number[];
  /** the part's leaves that are none in the whole tree */
  readonly horizon: ReadonlySet<number>;
}

/** @param order by node of the whole tree: the places of its children in the order in which they are searched */
export function truncated(
  sketch: Sketch,
  tree: GameTree,
  depth: number,
  order: ReadonlyMap<number, readonly number[]> = new Map(),
): Truncated {
  const whole = plainTree(sketch);
  const original: number[] = [];
  const horizon = new Set<number>();
  const cut = (part: Sketch, node: PlainNode, left: number): Sketch => {
    const id = original.length;
    original.push(node.id);
    if (part === null || typeof part === 'number') return part;
    if (left === 0) {
      horizon.add(id);
      return tree.staticValue(node.id as never);
    }
    if ('chance' in part)
      return {
        chance: part.chance.map(
          ([text, outcome], index) => [text, cut(outcome, node.children[index]!, left - 1)] as const,
        ),
      };
    const given = childrenOf(part);
    const places = order.get(node.id) ?? [...given.keys()];
    const children = places.map((place) => cut(given[place]!, node.children[place]!, left - 1));
    return 'max' in part ? { max: children } : { min: children };
  };
  const root = plainTree(cut(sketch, whole, depth));
  return { root, original, horizon };
}

/** The tree with noisy moves, as many as `share` says; a roll is none. */
export function noisyAtRandom(tree: GameTree, random: Random, share: number): GameTree {
  const noisy = Uint8Array.from(tree.nodes(), (node) => {
    const isMove = node !== ROOT && tree.kind(tree.parent(node)) !== CHANCE;
    return isMove && random.flip(share) ? 1 : 0;
  });
  return new GameTree({ ...tree.columns, noisy }, tree.leafBounds);
}
