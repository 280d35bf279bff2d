/** The outcome of an edit: a new tree and the node to go on with, or why there is none. */
import type { GameTree } from '../tree/gameTree.ts';
import { LIMITS } from '../tree/limits.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { boundsAround, rowsOf, type TreeRow, treeOfRows } from '../tree/treeRows.ts';

const EDIT_REFUSALS = [
  'limit-nodes',
  'limit-depth',
  'limit-children',
  'limit-label',
  /** the root can be neither removed, doubled nor moved */
  'root-stays',
  /** a subtree cannot go into itself */
  'into-itself',
  /** the values given are not as many as the leaves */
  'wrong-count',
  /** a factor that is not above 0 */
  'scale-turned',
  /** an even power of a leaf below 0 */
  'scale-below-zero',
  'scale-too-large',
  /** more digits than a value keeps, or leaves that would no longer differ */
  'scale-too-fine',
] as const;
export type EditRefusal = (typeof EDIT_REFUSALS)[number];

export interface Done {
  readonly ok: true;
  readonly tree: GameTree;
  /** the key of the node the reader will go on with; null where she stays at hers */
  readonly selected: string | null;
}

/** A leaf's value, or an estimate, that lies outside the bounds the tree declares, and the same edit with wider bounds. */
export interface OutsideBounds {
  /** the tree as it was, and the key of its leaf, or of the node that is estimated */
  readonly before: GameTree;
  readonly leaf: string;
  readonly value: number;
  readonly allowed: Done;
}

export type Edited =
  | Done
  | { readonly ok: false; readonly refusal: EditRefusal /** the count found */; readonly number: number }
  | { readonly ok: false; readonly refusal: 'outside-bounds'; readonly outside: OutsideBounds };

export function refused(refusal: EditRefusal, number = 0): Edited {
  return { ok: false, refusal, number };
}

/** The tree of edited rows, if it is within the limits and the bounds of its leaves; O(rows). */
export function editedTree(rows: readonly TreeRow[], before: GameTree, selected: string | null): Edited {
  if (rows.length > LIMITS.nodes) return refused('limit-nodes', rows.length);
  const childCounts: number[] = [];
  for (const { depth } of rows) {
    if (depth > LIMITS.depth) return refused('limit-depth', depth);
    childCounts[depth + 1] = 0;
    const siblings = (childCounts[depth] ?? 0) + 1;
    childCounts[depth] = siblings;
    if (siblings > LIMITS.children) return refused('limit-children', siblings);
  }
  const [low, high] = before.leafBounds;
  const isBeyond = (value: number | undefined) => value !== undefined && (value < low || value > high);
  const beyond = rows.find(({ value, staticValue }) => isBeyond(value) || isBeyond(staticValue));
  const done = (bounds: readonly [number, number]): Done => ({
    ok: true,
    tree: treeOfRows(rows, bounds, before.columns.evaluation),
    selected,
  });
  if (beyond === undefined) return done(before.leafBounds);
  const { key: leaf } = beyond;
  const value = isBeyond(beyond.value) ? beyond.value : (beyond.staticValue ?? Number.NaN);
  const outside = { before, leaf, value, allowed: done(boundsAround(before.leafBounds, rows)) };
  return { ok: false, refusal: 'outside-bounds', outside };
}

/* Keys that no row has yet: "n" and the numbers after the greatest there is. */

export function freshKeys(rows: readonly TreeRow[]): () => string {
  let last = 0;
  for (const { key } of rows) {
    const number = key.startsWith('n') ? Number(key.slice(1)) : 0;
    if (Number.isSafeInteger(number) && number > last) last = number;
  }
  return () => {
    last += 1;
    return `n${last}`;
  };
}

/* A tree that was typed anew keeps the keys of the tree before it, place by place. */

/** `after` with the keys of the nodes of `before` that are reached by the same children's places; new ones elsewhere. */
export function carryKeys(before: GameTree, after: GameTree): GameTree {
  const next = freshKeys(rowsOf(before));
  const same: (NodeId | undefined)[] = [ROOT];
  const rows = rowsOf(after).map((row, id) => {
    const twin = same[id];
    for (const [index, child] of after.children(id as NodeId).entries())
      same[child] =
        twin !== undefined && index < before.childCount(twin) ? before.child(twin, index) : undefined;
    return { ...row, key: twin === undefined ? next() : before.key(twin) };
  });
  return treeOfRows(rows, after.leafBounds, after.columns.evaluation);
}
