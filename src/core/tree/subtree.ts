import { GameTree, type TreeColumns } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

/** Returns the subtree of a node as a tree of its own; the node is its root, and its nodes keep their keys. */
export function subtreeAt(tree: GameTree, root: NodeId): GameTree {
  const end = tree.subtreeEnd(root);
  const { columns } = tree;
  const firstLeaf = columns.leavesBefore[root] as number;
  const firstChild = columns.childStart[root] as number;
  const depth = tree.depth(root);
  const children = columns.childList.slice(firstChild, columns.childStart[end] as number);
  const own: Partial<TreeColumns> = {
    parent: columns.parent.slice(root, end).map((parent, node) => (node === 0 ? -1 : parent - root)),
    childStart: columns.childStart.slice(root, end + 1).map((start) => start - firstChild),
    childList: children.map((child) => child - root),
    childIndex: columns.childIndex.slice(root, end).fill(0, 0, 1),
    subtreeEnd: columns.subtreeEnd.slice(root, end).map((last) => last - root),
    depth: columns.depth.slice(root, end).map((ply) => ply - depth),
    leavesBefore: columns.leavesBefore.slice(root, end + 1).map((leaves) => leaves - firstLeaf),
    weight: columns.weight.slice(root, end).fill(0, 0, 1),
    ...textsOf(tree, root, end),
    utilities:
      columns.utilities?.slice(
        firstLeaf * tree.players,
        (columns.leavesBefore[end] as number) * tree.players,
      ) ?? null,
    features: columns.features?.slice(root * weights(tree), end * weights(tree)) ?? null,
  };
  // Every other column has an entry for each node.
  const others = Object.entries(columns)
    .filter(([name]) => !(name in own) && name !== 'evaluation')
    .map(([name, column]) => [name, (column as Uint8Array | null)?.slice(root, end) ?? null]);
  const all = { ...columns, ...(Object.fromEntries(others) as TreeColumns), ...own };
  return new GameTree(all, tree.leafBounds, tree.sum);
}

function weights({ columns }: GameTree): number {
  return columns.evaluation?.weights.length ?? 0;
}

/** Returns the texts of the nodes. The way into the root is no part of the tree. */
function textsOf(tree: GameTree, root: NodeId, end: NodeId) {
  const nodes = Array.from({ length: end - root }, (_, rank) => (root + rank) as NodeId);
  const below = (text: (node: NodeId) => string) => nodes.map((node) => (node === root ? '' : text(node)));
  return {
    label: nodes.map((node) => tree.label(node)),
    key: nodes.map((node) => tree.key(node)),
    move: below((node) => tree.move(node)),
    probability: below((node) => tree.probability(node)),
  };
}
