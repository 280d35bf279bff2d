/**
 * Removes or copies a subtree in the columns of a tree, without rows in between. Preorder makes a subtree one range of
 * each column; beside these ranges, only ids change, by as many nodes as come or go.
 */

import { GameTree } from '../tree/gameTree.ts';
import type { NodeId, TreeColumns } from '../tree/index.ts';
import { LIMITS } from '../tree/limits.ts';
import { NO_NODE } from '../tree/nodeId.ts';
import { groupByParent } from '../tree/treeBuilder.ts';

/** The columns that a tree must not have, because an edit changes more in them than a range. */
const MORE = [
  ...(['staticValue', 'features', 'noisy', 'moveCount', 'untoldMoves'] as const),
  ...(['noisyMoves', 'times', 'moveClass'] as const),
  ...(['player', 'utilities', 'horizon', 'tabled', 'again'] as const),
] satisfies (keyof TreeColumns)[];

/**
 * Returns the tree without a subtree; null when the edit has to go by rows, because more changes than a range of each
 * column.
 */
export function withoutSubtree(tree: GameTree, node: NodeId): GameTree | null {
  const parent = tree.parent(node);
  if (!isPlain(tree) || tree.childCount(parent) === 1) return null;
  return spliced(tree, parent, { at: node, removed: tree.subtreeEnd(node) - node, from: node, keys: [] });
}

/**
 * Returns the tree with a copy of a subtree behind the subtree, its nodes with these keys; null when the edit has to go
 * by rows.
 */
export function withCopy(tree: GameTree, node: NodeId, nextKey: () => string): GameTree | null {
  const parent = tree.parent(node);
  const at = tree.subtreeEnd(node);
  if (!isPlain(tree) || tree.childCount(parent) >= LIMITS.children) return null;
  if (tree.size + at - node > LIMITS.nodes) return null;
  const keys = Array.from({ length: at - node }, nextKey);
  return spliced(tree, parent, { at, removed: 0, from: node, keys });
}

function isPlain(tree: GameTree): boolean {
  return !tree.hasChance && MORE.every((name) => tree.columns[name] === null);
}

interface Splice {
  /** where nodes go or come, and how many go */
  readonly at: number;
  readonly removed: number;
  /** where the nodes stand whose copies come, and the keys of the copies */
  readonly from: number;
  readonly keys: readonly string[];
}

/** Returns the tree with a splice among the nodes below `parent`. O(nodes). */
function spliced(tree: GameTree, parent: NodeId, { at, removed, from, keys }: Splice): GameTree {
  const { columns, size } = tree;
  const copied = keys.length;
  const shift = copied - removed;
  const rest = at + removed;
  /** the ranges of a column before the splice, copied and after it, in one column */
  const joined = <Column extends Uint8Array | Int32Array | Float64Array>(column: Column): Column => {
    const made = new (column.constructor as new (length: number) => Column)(column.length + shift);
    made.set(column.subarray(0, at));
    made.set(column.subarray(from, from + copied), at);
    made.set(column.subarray(rest), at + copied);
    return made;
  };
  const texts = (column: readonly string[], own: readonly string[] = column.slice(from, from + copied)) =>
    column.slice(0, at).concat(own, column.slice(rest));
  const parents = joined(columns.parent);
  const subtreeEnd = joined(columns.subtreeEnd);
  const leavesBefore = joined(columns.leavesBefore);
  for (let above = parent; above !== NO_NODE; above = tree.parent(above)) add(subtreeEnd, above, shift);
  const before = (id: number) => columns.leavesBefore[id] as number;
  for (let id = at; id < at + copied; id += 1) {
    if (id > at) add(parents, id, at - from);
    add(subtreeEnd, id, at - from);
    add(leavesBefore, id, before(at) - before(from));
  }
  const moreLeaves = before(from + copied) - before(from) - (before(rest) - before(at));
  for (let id = at + copied; id < size + shift; id += 1) {
    if ((parents[id] as number) >= at) add(parents, id, shift);
    add(subtreeEnd, id, shift);
    add(leavesBefore, id, moreLeaves);
  }
  add(leavesBefore, size + shift, moreLeaves);
  return new GameTree(
    {
      ...columns,
      kind: joined(columns.kind),
      parent: parents,
      ...groupByParent(parents),
      subtreeEnd,
      depth: joined(columns.depth),
      leavesBefore,
      value: joined(columns.value),
      weight: joined(columns.weight),
      denominator: joined(columns.denominator),
      probability: texts(columns.probability),
      label: texts(columns.label),
      move: texts(columns.move),
      key: texts(columns.key, keys),
    },
    tree.leafBounds,
    tree.sum,
  );
}

function add(column: Int32Array, id: number, more: number): void {
  column[id] = (column[id] as number) + more;
}
