/**
 * Edits in the columns of a tree, without rows in between. Preorder makes a subtree one range of each column, so that the
 * edited tree is some ranges of the tree before in another order; what says where nodes stand follows from their depths.
 * Each function returns null when the edit has to go by rows, because more changes than that, or because a limit refuses it.
 */

import { GameTree } from '../tree/gameTree.ts';
import type { NodeId, TreeColumns } from '../tree/index.ts';
import { LIMITS } from '../tree/limits.ts';
import { NO_NODE, ROOT } from '../tree/nodeId.ts';
import { LEAF, NODE_KINDS } from '../tree/nodeKind.ts';
import { groupByParent } from '../tree/treeBuilder.ts';

/** The columns that a tree must not have, because most edits would change more in them than ranges. */
const MORE = [
  ...(['staticValue', 'features', 'noisy', 'moveCount', 'untoldMoves'] as const),
  ...(['noisyMoves', 'times', 'moveClass'] as const),
  ...(['player', 'utilities', 'horizon', 'tabled', 'again'] as const),
] satisfies (keyof TreeColumns)[];

function isPlain(tree: GameTree): boolean {
  return !tree.hasChance && MORE.every((name) => tree.columns[name] === null);
}

/** Returns the tree with another text at a node. */
export function withText(
  tree: GameTree,
  node: NodeId,
  column: 'label' | 'move',
  text: string,
): GameTree | null {
  if (!isPlain(tree)) return null;
  const texts = tree.columns[column].slice();
  texts[node] = text;
  return new GameTree({ ...tree.columns, [column]: texts }, tree.leafBounds, tree.sum);
}

/** Returns the tree with another side that decides at some inner nodes. */
export function withSide(
  tree: GameTree,
  nodes: readonly NodeId[],
  side: 'max' | 'min' | 'chance',
): GameTree | null {
  if (!isPlain(tree) || nodes.some((node) => tree.isLeaf(node)) || side === 'chance') return null;
  const kind = tree.columns.kind.slice();
  for (const node of nodes) kind[node] = NODE_KINDS.indexOf(side);
  return new GameTree({ ...tree.columns, kind }, tree.leafBounds, tree.sum);
}

/** Returns the tree with MAX and MIN in turn from an inner node down, which keeps its own side. */
export function withTurns(tree: GameTree, top: NodeId): GameTree | null {
  if (tree.size > LIMITS.nodes || !isPlain(tree) || tree.isLeaf(top)) return null;
  const kind = tree.columns.kind.slice();
  const own = kind[top] as number;
  const [max, min] = [NODE_KINDS.indexOf('max'), NODE_KINDS.indexOf('min')];
  for (let node = top; node < tree.subtreeEnd(top); node = (node + 1) as NodeId) {
    const isOwn = (tree.depth(node) - tree.depth(top)) % 2 === 0;
    if (!tree.isLeaf(node)) kind[node] = isOwn ? own : own === max ? min : max;
  }
  return new GameTree({ ...tree.columns, kind }, tree.leafBounds, tree.sum);
}

/** Returns the tree with other values of its leaves; null also when one of them lies beyond the declared bounds. */
export function withValues(tree: GameTree, changed: (value: number) => number): GameTree | null {
  if (tree.size > LIMITS.nodes || !isPlain(tree)) return null;
  const [low, high] = tree.leafBounds;
  // 0 has no sign.
  const value = tree.columns.value.map((before) => changed(before) + 0);
  if (value.some((one) => one < low || one > high)) return null;
  return new GameTree({ ...tree.columns, value }, tree.leafBounds, tree.sum);
}

/**
 * Returns the tree with other static values of its inner nodes. It is null, and the edit goes by rows, also when the tree is too
 * large to be edited or a static value lies beyond the declared bounds.
 *
 * @param statics by node; NaN where there is none, and at every leaf
 */
export function withStatics(tree: GameTree, statics: Float64Array): GameTree | null {
  const [low, high] = tree.leafBounds;
  if (tree.size > LIMITS.nodes || MORE.some((name) => name !== 'staticValue' && tree.columns[name] !== null))
    return null;
  if (statics.some((value) => value < low || value > high)) return null;
  const staticValue = statics.every(Number.isNaN) ? null : statics;
  return new GameTree({ ...tree.columns, staticValue }, tree.leafBounds, tree.sum);
}

/** Returns the tree without a subtree. */
export function withoutSubtree(tree: GameTree, node: NodeId): GameTree | null {
  if (!isPlain(tree) || tree.childCount(tree.parent(node)) === 1) return null;
  return joined(tree, [range(ROOT, node), range(tree.subtreeEnd(node), tree.size)]);
}

/** Returns the tree with a copy of a subtree behind the subtree; the nodes of the copy get new keys. */
export function withCopy(tree: GameTree, node: NodeId, nextKey: () => string): GameTree | null {
  const end = tree.subtreeEnd(node);
  if (!isPlain(tree) || tree.childCount(tree.parent(node)) >= LIMITS.children) return null;
  if (tree.size + end - node > LIMITS.nodes) return null;
  const copy = { ...range(node, end), keys: Array.from({ length: end - node }, nextKey) };
  return joined(tree, [range(ROOT, end), copy, range(end, tree.size)]);
}

/**
 * Returns the tree with a new leaf below `parent`, before the node `at` in preorder. Its value is unknown or, when `parent` is
 * a leaf, the value of `parent`, at which `turn` decides from then on.
 */
export function withLeaf(
  tree: GameTree,
  parent: NodeId,
  at: NodeId,
  { key, turn }: { readonly key: string; readonly turn: 'max' | 'min' },
): GameTree | null {
  const depth = tree.depth(parent) + 1;
  if (!isPlain(tree) || tree.childCount(parent) >= LIMITS.children) return null;
  if (tree.size >= LIMITS.nodes || depth > LIMITS.depth) return null;
  // Every tree ends with a leaf, of which the new one is a copy but for its value and its texts.
  const last = tree.size - 1;
  const leaf = { ...range(last, tree.size), keys: [key], deeper: depth - tree.depth(last as NodeId) };
  return joined(tree, [range(ROOT, at), leaf, range(at, tree.size)], ({ kind, value, label, move }) => {
    value[at] = tree.value(parent);
    label[at] = '';
    move[at] = '';
    if (!tree.isLeaf(parent)) return;
    kind[parent] = NODE_KINDS.indexOf(turn);
    value[parent] = Number.NaN;
  });
}

/** Returns the tree in which the subtree of a node stands below `to`, before the node `at` in preorder. */
export function withMoved(tree: GameTree, node: NodeId, to: NodeId, at: NodeId): GameTree | null {
  const from = tree.parent(node);
  const deeper = tree.depth(to) + 1 - tree.depth(node);
  if (!isPlain(tree) || tree.isLeaf(to) || tree.height + deeper > LIMITS.depth) return null;
  if (from !== to && (tree.childCount(from) === 1 || tree.childCount(to) >= LIMITS.children)) return null;
  const end = tree.subtreeEnd(node);
  const moved = { ...range(node, end), deeper };
  return joined(
    tree,
    at <= node
      ? [range(ROOT, at), moved, range(at, node), range(end, tree.size)]
      : [range(ROOT, node), range(end, at), moved, range(at, tree.size)],
  );
}

/** A range of nodes of the tree before that stands in the edited tree. */
interface Range {
  readonly from: number;
  /** one past the last node */
  readonly to: number;
  /** by how many plies the nodes are deeper than before */
  readonly deeper?: number;
  /** other keys than before */
  readonly keys?: readonly string[];
}

function range(from: number, to: number): Range {
  return { from, to };
}

/** Changes single nodes in the columns that were joined. */
type Change = (columns: { kind: Uint8Array; value: Float64Array; label: string[]; move: string[] }) => void;

/** Returns the tree of ranges of another tree, in their order. O(nodes). */
function joined(tree: GameTree, ranges: readonly Range[], change: Change = () => {}): GameTree {
  const { columns } = tree;
  const size = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const numbers = <Column extends Uint8Array | Int32Array | Float64Array>(column: Column): Column => {
    const made = new (column.constructor as new (length: number) => Column)(size);
    let at = 0;
    for (const { from, to } of ranges) {
      made.set(column.subarray(from, to), at);
      at += to - from;
    }
    return made;
  };
  const texts = (column: readonly string[]) =>
    ([] as string[]).concat(...ranges.map(({ from, to }) => column.slice(from, to)));
  const depth = numbers(columns.depth);
  let at = 0;
  for (const { from, to, deeper = 0 } of ranges) {
    if (deeper !== 0)
      for (let id = at; id < at + to - from; id += 1) depth[id] = (depth[id] as number) + deeper;
    at += to - from;
  }
  const own = {
    ...{ kind: numbers(columns.kind), value: numbers(columns.value) },
    ...{ label: texts(columns.label), move: texts(columns.move) },
  };
  change(own);
  return new GameTree(
    {
      ...columns,
      ...own,
      ...placesOf(own.kind, depth),
      weight: numbers(columns.weight),
      denominator: numbers(columns.denominator),
      probability: texts(columns.probability),
      key: ([] as string[]).concat(
        ...ranges.map(({ from, to, keys }) => keys ?? columns.key.slice(from, to)),
      ),
    },
    tree.leafBounds,
    tree.sum,
  );
}

/** Returns the columns that say where nodes stand, by their kinds and depths in preorder. */
function placesOf(kind: Uint8Array, depth: Int32Array) {
  const size = kind.length;
  const parent = new Int32Array(size);
  const subtreeEnd = new Int32Array(size);
  const leavesBefore = new Int32Array(size + 1);
  /** the node of each depth that was met last */
  const path: number[] = [];
  for (let id = 0; id < size; id += 1) {
    const at = depth[id] as number;
    path[at] = id;
    parent[id] = at === 0 ? NO_NODE : (path[at - 1] as number);
    leavesBefore[id + 1] = (leavesBefore[id] as number) + (kind[id] === LEAF ? 1 : 0);
  }
  for (let id = size - 1; id >= 0; id -= 1) {
    // The last node below has told its end by now; a leaf ends with itself.
    if (subtreeEnd[id] === 0) subtreeEnd[id] = id + 1;
    const above = parent[id] as number;
    if (above !== NO_NODE && subtreeEnd[above] === 0) subtreeEnd[above] = subtreeEnd[id] as number;
  }
  return { depth, parent, subtreeEnd, leavesBefore, ...groupByParent(parent) };
}
