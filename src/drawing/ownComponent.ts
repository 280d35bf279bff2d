import type { GameTree } from '../core/index.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';

/**
 * Returns the range of characters that the component of the node's own player takes in a label that ends with
 * a vector; at a leaf it is the component of the parent's player. Null when the label has no vector.
 */
export function ownComponent(tree: GameTree, node: NodeId, label: string): readonly [number, number] | null {
  if (tree.players === 0) return null;
  const parts = label.split(', ');
  if (parts.length < tree.players) return null;
  const decider = tree.isLeaf(node) ? tree.parent(node) : node;
  const at = parts.length - tree.players + (decider === NO_NODE ? 0 : tree.player(decider));
  const before = parts.slice(0, at).join(', ').length + (at > 0 ? 2 : 0);
  const own = parts[at] ?? '';
  // The label of a leaf may have a name before each of its values.
  const named = own.lastIndexOf(' = ');
  return [before + (named < 0 ? 0 : named + 3), before + own.length];
}
