/** The value of every node as looking at everything backs it up: minimax, and expectations at chance nodes. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX, MIN } from '../tree/nodeKind.ts';

/**
 * The true value of each node, by id. NaN where it is undefined: at an unknown leaf, where +∞ meets −∞ in
 * an expectation, and at every node above one of these. O(nodes), without recursion.
 */
export function backedUpValues(tree: GameTree): Float64Array {
  const values = new Float64Array(tree.size);
  // In preorder every child comes after its parent, so from the last to the first it comes before.
  for (let id = tree.size - 1; id >= 0; id -= 1) values[id] = backUp(tree, id as NodeId, values);
  return values;
}

function backUp(tree: GameTree, node: NodeId, values: Float64Array): number {
  switch (tree.kind(node)) {
    case LEAF:
      return tree.value(node);
    case MAX:
      return bestOf(tree, node, values, -Infinity, Math.max);
    case MIN:
      return bestOf(tree, node, values, Infinity, Math.min);
    case CHANCE:
      return expectationOf(tree, node, values);
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

/** Whole-number weights summed in the order of the search and divided once: equal to the last bit. */
function expectationOf(tree: GameTree, node: NodeId, values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < tree.childCount(node); i += 1) {
    const child = tree.child(node, i);
    // An outcome that cannot happen does not count, whatever its value; 0 · ∞ would be NaN.
    if (tree.weight(child) !== 0) sum += tree.weight(child) * (values[child] as number);
  }
  return sum / tree.denominator(node);
}
