/**
 * Finds the best child of every decision node from the backed-up values of the whole tree, without recording a search.
 */
import { carriedOut } from '../carriedOut.ts';
import { backedUpValues, isPause } from '../order/childOrder.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF } from '../tree/nodeKind.ts';

/**
 * Returns the first child of a MAX or MIN node whose value equals that of the node; null at a leaf, at a chance node,
 * and when no child has that value because it is NaN.
 */
export function chosenMove(tree: GameTree, values: Float64Array, node: NodeId): NodeId | null {
  const kind = tree.kind(node);
  if (kind === LEAF || kind === CHANCE) return null;
  return tree.children(node).find((child) => values[child] === values[node]) ?? null;
}

/** A decision node whose best child differs between two trees of the same structure. */
export interface Flip {
  readonly node: NodeId;
  readonly before: NodeId;
  readonly after: NodeId;
}

/** Returns the decision nodes whose best child differs between two trees of the same structure, in preorder. */
export function flips(tree: GameTree, other: GameTree): readonly Flip[] {
  return carriedOut(flipsInPieces(tree, backedUpValues(tree), other, backedUpValues(other)));
}

/**
 * The generator form of `flips`: it pauses now and then, and returns the same list. The caller passes the backed-up value of
 * every node of each tree, by id.
 */
export function* flipsInPieces(
  tree: GameTree,
  values: Float64Array,
  other: GameTree,
  otherValues: Float64Array,
): Generator<undefined, readonly Flip[]> {
  const found: Flip[] = [];
  for (let node = ROOT; node < tree.size; node = (node + 1) as NodeId) {
    const before = chosenMove(tree, values, node);
    const after = chosenMove(other, otherValues, node);
    if (before !== null && after !== null && before !== after) found.push({ node, before, after });
    if (isPause(node)) yield;
  }
  return found;
}
