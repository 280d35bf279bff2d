/**
 * Decides how arrow keys walk through the operable tree, as if all nodes except folded and ungenerated ones
 * were rendered. Only nodes near the search and the selection have items, so that a big tree is never
 * rendered whole.
 */
import type { GameTree } from '../../core/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';

/**
 * How many nodes have items: the last nodes of a long path, and the children on either side of the path at a
 * wide node.
 */
const NEAREST = 20;

/** A tree with the nodes that exist at the step, and its folded nodes. */
export interface Walkable {
  readonly tree: GameTree;
  /** by node, its place in the preorder of the tree; absent when that is its id */
  readonly rank?: Int32Array | undefined;
  readonly isBorn: (node: NodeId) => boolean;
  readonly isFolded: (node: NodeId) => boolean;
}

/**
 * Returns the nodes that have items, in preorder: the path of the search with its children and siblings, and
 * the neighbours of the selected node. On a long path or at a wide node only the nearest are included.
 */
export function treeItems(walkable: Walkable, path: readonly NodeId[], at: NodeId): NodeId[] {
  const { tree, rank, isBorn, isFolded } = walkable;
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
  for (const neighbour of [before(walkable, at), after(walkable, at)])
    if (neighbour !== null) items.add(neighbour);
  const isInFold = (node: NodeId) => tree.pathTo(node).some((above) => above !== node && isFolded(above));
  return [...items]
    .filter((node) => (node === ROOT || isBorn(node)) && !isInFold(node))
    .sort((a, b) => (rank?.[a] ?? a) - (rank?.[b] ?? b));
}

/** Returns the node to which an arrow key leads; null when there is none. Up and Down undo each other. */
export function neighbour(
  walkable: Walkable,
  items: readonly NodeId[],
  at: NodeId,
  key: string,
): NodeId | null {
  switch (key) {
    case 'ArrowDown':
      return after(walkable, at);
    case 'ArrowUp':
      return before(walkable, at);
    case 'ArrowRight':
      return childrenThere(walkable, at)[0] ?? null;
    case 'ArrowLeft':
      return at === ROOT ? null : walkable.tree.parent(at);
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    default:
      return null;
  }
}

/** Returns the children of a node that exist at the step; none when the node is folded. */
export function childrenThere({ tree, isBorn, isFolded }: Walkable, node: NodeId): NodeId[] {
  return tree.isLeaf(node) || isFolded(node) ? [] : tree.children(node).filter(isBorn);
}

/** Returns the next node in preorder that can be reached; null at the end. */
function after(walkable: Walkable, at: NodeId): NodeId | null {
  const { tree, isBorn } = walkable;
  const [first] = childrenThere(walkable, at);
  if (first !== undefined) return first;
  for (let node = at; node !== ROOT; node = tree.parent(node)) {
    const next = siblingsOf(tree, node)
      .slice(tree.childIndex(node) + 1)
      .find(isBorn);
    if (next !== undefined) return next;
  }
  return null;
}

/**
 * Returns the previous node in preorder that can be reached, which is the last one below the previous
 * sibling, or else the parent; null at the root.
 */
function before(walkable: Walkable, at: NodeId): NodeId | null {
  const { tree, isBorn } = walkable;
  if (at === ROOT) return null;
  let node = siblingsOf(tree, at).slice(0, tree.childIndex(at)).findLast(isBorn);
  if (node === undefined) return tree.parent(at);
  for (let last: NodeId | undefined = node; last !== undefined; last = childrenThere(walkable, node).at(-1))
    node = last;
  return node;
}

function siblingsOf(tree: GameTree, node: NodeId): readonly NodeId[] {
  const parent = tree.parent(node);
  return parent === NO_NODE ? [] : tree.children(parent);
}
