/**
 * Finds which move is played at every node by backing up the whole tree, without a search that one could step through.
 */
import { backedUpValues } from '../order/childOrder.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, LEAF } from '../tree/nodeKind.ts';

/** Returns the first best child of a MAX or MIN node; null at other nodes and when the values are unknown. */
export function chosenMove(tree: GameTree, values: Float64Array, node: NodeId): NodeId | null {
  const kind = tree.kind(node);
  if (kind === LEAF || kind === CHANCE) return null;
  return tree.children(node).find((child) => values[child] === values[node]) ?? null;
}

/** A decision node at which another tree of the same shape chooses another child. */
export interface Flip {
  readonly node: NodeId;
  readonly before: NodeId;
  readonly after: NodeId;
}

/** Returns the nodes at which two trees of the same shape choose different moves, in preorder. */
export function flips(tree: GameTree, other: GameTree): readonly Flip[] {
  const [values, otherValues] = [backedUpValues(tree), backedUpValues(other)];
  return tree.nodes().flatMap((node) => {
    const before = chosenMove(tree, values, node);
    const after = chosenMove(other, otherValues, node);
    return before === null || after === null || before === after ? [] : [{ node, before, after }];
  });
}
