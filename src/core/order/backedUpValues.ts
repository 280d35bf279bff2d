/** The value of every node as looking at everything backs it up: minimax, and expectations at chance nodes. */
import { Expectation, Fractions } from '../search/expectation.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX, MIN } from '../tree/nodeKind.ts';

/**
 * The true value of each node, by id. NaN where it is undefined: at an unknown leaf, where +∞ meets −∞ in
 * an expectation, and at every node above one of these. O(nodes), without recursion.
 */
export function backedUpValues(tree: GameTree): Float64Array {
  const values = new Float64Array(tree.size);
  const fractions = new Fractions();
  // In preorder every child comes after its parent, so from the last to the first it comes before.
  for (let id = tree.size - 1; id >= 0; id -= 1) values[id] = backUp(tree, id as NodeId, values, fractions);
  return values;
}

function backUp(tree: GameTree, node: NodeId, values: Float64Array, fractions: Fractions): number {
  switch (tree.kind(node)) {
    case LEAF:
      return tree.value(node);
    case MAX:
      return bestOf(tree, node, values, -Infinity, Math.max);
    case MIN:
      return bestOf(tree, node, values, Infinity, Math.min);
    case CHANCE:
      return expectationOf(tree, node, values, fractions);
  }
}

function bestOf(
  tree: GameTree,
  node: NodeId,
  values: Float64Array,
  worst: number,
  better: (a: number, b: number) => number,
): number {
  let best = worst;
  for (let i = 0; i < tree.childCount(node); i += 1) {
    best = better(best, values[tree.child(node, i)] as number);
  }
  return best;
}

function expectationOf(tree: GameTree, node: NodeId, values: Float64Array, fractions: Fractions): number {
  const sum = new Expectation(tree.denominator(node), fractions);
  for (let i = 0; i < tree.childCount(node); i += 1) {
    const child = tree.child(node, i);
    sum.add(tree.weight(child), values[child] as number);
  }
  return sum.total();
}
