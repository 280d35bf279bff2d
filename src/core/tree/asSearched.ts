import { GameTree } from './gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from './nodeId.ts';
import { LEAF } from './nodeKind.ts';

/** By node, the places of its children in the order in which they are tried, where that is another one. */
export type ChildOrder = ReadonlyMap<NodeId, readonly number[]>;

/** How one pass looks at a tree. */
export interface PassView {
  /** plies below the root; null for all */
  readonly depth: number | null;
  /** in which order the children of a node are tried, by their places; of those not in it, as they stand */
  readonly order?: ChildOrder;
}

/**
 * The tree as a pass searches it: ids, keys and names are the same, but nodes at the depth limit are leaves
 * worth their static values, and children come in the order in which they are tried.
 */
export function asSearched(tree: GameTree, { depth, order }: PassView): GameTree {
  let columns = tree.columns;
  if (depth !== null && depth < tree.height) columns = { ...columns, ...cutBelow(tree, depth) };
  if (order !== undefined && order.size > 0) columns = { ...columns, ...reordered(tree, order) };
  return columns === tree.columns ? tree : new GameTree(columns, tree.leafBounds);
}

function cutBelow(tree: GameTree, limit: number) {
  const { columns, size } = tree;
  const kind = columns.kind.slice();
  const value = columns.value.slice();
  const horizon = columns.horizon?.slice() ?? new Uint8Array(size);
  const moveCount = Int32Array.from(tree.nodes(), (node) => tree.moveCount(node));
  const leavesBefore = new Int32Array(size + 1);
  for (const node of tree.nodes()) {
    const below = tree.depth(node) - limit;
    if (below === 0 && !tree.isLeaf(node)) {
      kind[node] = LEAF;
      value[node] = tree.staticValue(node);
      horizon[node] = 1;
      moveCount[node] = 0;
    }
    const isLeaf = below <= 0 && kind[node] === LEAF;
    leavesBefore[node + 1] = (leavesBefore[node] as number) + (isLeaf ? 1 : 0);
  }
  return { kind, value, horizon, moveCount, leavesBefore };
}

function reordered(tree: GameTree, order: ChildOrder) {
  const childList = tree.columns.childList.slice();
  const childIndex = tree.columns.childIndex.slice();
  for (const [node, places] of order) {
    const children = tree.children(node);
    for (const [index, place] of places.entries()) {
      const child = children[place] ?? NO_NODE;
      if (child < ROOT) throw new RangeError(`node ${node} has no child ${place}`);
      childList[(tree.columns.childStart[node] as number) + index] = child;
      childIndex[child] = index;
    }
  }
  return { childList, childIndex };
}
