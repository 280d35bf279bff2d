/** Which move is played at every node: the whole tree looked at, without a search to step through. */
import { backedUpValues } from '../order/childOrder.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, LEAF } from '../tree/nodeKind.ts';

/** The child that MAX or MIN plays to, the first of equals; null where nobody decides, or nobody knows. */
export function chosenMove(tree: GameTree, values: Float64Array, node: NodeId): NodeId | null {
  const kind = tree.kind(node);
  if (kind === LEAF || kind === CHANCE) return null;
  return tree.children(node).find((child) => values[child] === values[node]) ?? null;
}

/** A decision that another tree of the same shape takes otherwise. */
export interface Flip {
  readonly node: NodeId;
  readonly before: NodeId;
  readonly after: NodeId;
}

/** Where the moves of two trees of the same shape differ, in preorder. */
export function flips(tree: GameTree, other: GameTree): readonly Flip[] {
  const [values, otherValues] = [backedUpValues(tree), backedUpValues(other)];
  return tree.nodes().flatMap((node) => {
    const before = chosenMove(tree, values, node);
    const after = chosenMove(other, otherValues, node);
    return before === null || after === null || before === after ? [] : [{ node, before, after }];
  });
}
