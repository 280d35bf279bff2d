/** Which nodes the operable tree offers: enough to walk anywhere, never the whole of a big tree. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';

/** Of a long path so many of its last nodes, and of a wide node so many children either side of the way. */
const NEAREST = 20;

/**
 * The path of the search with its children and siblings, and the neighbours of the node the reader is
 * at; in preorder, which is the order of the items. Of what is deep or wide only what is near.
 */
export function treeItems(tree: GameTree, path: readonly NodeId[], at: NodeId): NodeId[] {
  const items = new Set<NodeId>([ROOT]);
  for (const way of [path, tree.pathTo(at)]) {
    for (let depth = Math.max(0, way.length - NEAREST); depth < way.length; depth += 1) {
      const [node, next] = [way[depth], way[depth + 1]];
      if (node === undefined) continue;
      const middle = next === undefined ? 0 : tree.childIndex(next);
      const last = Math.min(tree.childCount(node) - 1, middle + NEAREST);
      for (let index = Math.max(0, middle - NEAREST); index <= last; index += 1)
        items.add(tree.child(node, index));
    }
  }
  return [...items].sort((a, b) => a - b);
}

/** Where an arrow key leads among the items; null where it leads nowhere. */
export function neighbour(tree: GameTree, items: readonly NodeId[], at: NodeId, key: string): NodeId | null {
  const index = items.indexOf(at);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1] ?? null;
    case 'ArrowUp':
      return items[index - 1] ?? null;
    case 'ArrowRight':
      return tree.isLeaf(at) ? null : tree.child(at, 0);
    case 'ArrowLeft':
      return tree.parent(at) === NO_NODE ? null : tree.parent(at);
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    default:
      return null;
  }
}
