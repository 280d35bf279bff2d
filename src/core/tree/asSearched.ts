import { GameTree, LEFT_OUT, type TreeColumns } from './gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from './nodeId.ts';
import { LEAF } from './nodeKind.ts';
import { PassReach } from './passReach.ts';
import { INSIDE, JUDGED, NOISY_ONLY, type ReachLimits } from './reach.ts';

/**
 * By node: the indices of its children in the order in which a pass tries them; a node without an entry keeps the order
 * of the tree.
 */
export type ChildOrder = ReadonlyMap<NodeId, readonly number[]>;

/** The depth limits of one pass, and its order of children. */
export interface PassView extends ReachLimits {
  /** the order in which children are tried; nodes without an entry keep the order of the tree */
  readonly order?: ChildOrder;
}

/**
 * Returns the tree as a pass searches it. Ids, keys and names are the same, but nodes at the limit are leaves with
 * their static values, and children come in the order in which they are tried. At nodes where only noisy moves are
 * searched, the quiet ones are left out.
 */
export function asSearched(tree: GameTree, view: PassView): GameTree {
  const { depth, order } = view;
  const isCut = depth !== null && depth < tree.height;
  if (!isCut && (order === undefined || order.size === 0)) return tree;
  let columns = tree.columns;
  if (order !== undefined && order.size > 0) columns = { ...columns, ...reordered(tree, order) };
  if (!isCut) return new GameTree(columns, tree.leafBounds, tree.sum);
  const reach = reachOf(tree, view);
  columns = { ...columns, ...limited(tree, reach) };
  if (reach.includes(NOISY_ONLY)) columns = { ...columns, ...noisyOnly(tree, columns, reach) };
  return new GameTree(columns, tree.leafBounds, tree.sum, reach.some((at) => at > JUDGED) ? reach : null);
}

/** Returns the children of every node sorted by the kind of move that leads to them; equal kinds keep their order. */
export function orderByKind(tree: GameTree): ChildOrder {
  const { moveClass } = tree.columns;
  if (moveClass === null) return new Map();
  return new Map(
    tree
      .nodes()
      .filter((node) => tree.childCount(node) > 1)
      .map((node) => [node, placesByKind(tree.children(node).map((child) => moveClass[child] as number))]),
  );
}

/** Returns the indices of moves sorted by kind, the best first; equal kinds keep their order. */
export function placesByKind(kinds: readonly number[]): readonly number[] {
  return [...kinds.keys()].sort((a, b) => (kinds[a] as number) - (kinds[b] as number) || a - b);
}

/** Returns by node how far the pass reaches at the node; 0 when the pass does not visit it. */
function reachOf(tree: GameTree, view: PassView): Uint8Array {
  const reach = new Uint8Array(tree.size);
  const pass = new PassReach(tree, view);
  for (const node of tree.nodes()) {
    const parent = tree.parent(node);
    if (parent !== NO_NODE && !comesTo(tree, node, reach[parent] as number)) continue;
    const own = tree.isLeaf(node) ? INSIDE : pass.of(node);
    const isAllNoisy = own === NOISY_ONLY && tree.noisyMoveCount(node) === tree.moveCount(node);
    reach[node] = isAllNoisy ? ALL_NOISY : own;
  }
  return reach;
}

/** The reach of a node at which only noisy moves are searched and all its moves are noisy. */
const ALL_NOISY = NOISY_ONLY + 1;

/** Whether the pass visits a child of a node whose reach is given. */
function comesTo(tree: GameTree, child: NodeId, reach: number): boolean {
  if (reach === 0 || reach === JUDGED) return false;
  return reach !== NOISY_ONLY || tree.isNoisy(child);
}

function limited(tree: GameTree, reach: Uint8Array) {
  const { columns, size } = tree;
  const kind = columns.kind.slice();
  const value = columns.value.slice();
  const horizon = columns.horizon?.slice() ?? new Uint8Array(size);
  const moveCount = Int32Array.from(tree.nodes(), (node) => tree.moveCount(node));
  const leavesBefore = new Int32Array(size + 1);
  for (const node of tree.nodes()) {
    if (reach[node] === JUDGED) {
      kind[node] = LEAF;
      value[node] = tree.staticValue(node);
      horizon[node] = 1;
      moveCount[node] = 0;
    } else if (reach[node] === NOISY_ONLY) moveCount[node] = tree.noisyMoveCount(node);
    const isLeaf = reach[node] !== 0 && kind[node] === LEAF;
    leavesBefore[node + 1] = (leavesBefore[node] as number) + (isLeaf ? 1 : 0);
  }
  return { kind, value, horizon, moveCount, leavesBefore };
}

/** Returns the lists of children without the quiet moves of nodes at which only noisy moves are searched. */
function noisyOnly(tree: GameTree, before: TreeColumns, reach: Uint8Array) {
  const childStart = new Int32Array(tree.size + 1);
  const childIndex = before.childIndex.slice();
  const childList: number[] = [];
  for (const node of tree.nodes()) {
    const first = childList.length;
    const end = before.childStart[node + 1] as number;
    for (let at = before.childStart[node] as number; at < end; at += 1) {
      const child = before.childList[at] as NodeId;
      const isLeftOut = reach[node] === NOISY_ONLY && !tree.isNoisy(child);
      childIndex[child] = isLeftOut ? LEFT_OUT : childList.length - first;
      if (!isLeftOut) childList.push(child);
    }
    childStart[node + 1] = childList.length;
  }
  return { childStart, childIndex, childList: Int32Array.from(childList) };
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
