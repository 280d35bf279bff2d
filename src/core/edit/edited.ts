/**
 * The types of the result of an edit: a new tree and the node to select next, or the reason why the edit is refused.
 */
import type { GameTree } from '../tree/index.ts';
import { LIMITS } from '../tree/limits.ts';
import { boundsAround, numbersOf, type TreeRow, treeOfRows } from '../tree/treeRows.ts';
import { asOfPlayers, greatestSum } from './playerRows.ts';

const EDIT_REFUSALS = [
  'limit-nodes',
  'limit-depth',
  'limit-children',
  'limit-label',
  /** An edit before, whose tree is still to be searched, has removed the node that the edit is about. */
  'gone',
  /** The edit would remove, copy or move the root, which is impossible. */
  'root-stays',
  /** The edit would move a subtree into itself. */
  'into-itself',
  /** The edit was given more or fewer values than there are leaves. */
  'wrong-count',
  /**
   * The edit is about sides or single values and the tree has several players, or the edit is about players or vectors
   * and the tree has only MAX and MIN.
   */
  'players',
  'no-players',
  /** The edit was given more or fewer values than there are players. */
  'vector-length',
  /** The components of a leaf's vector would add up to more than the greatest sum that the tree declares. */
  'above-sum',
  /** The factor of the scale is not above 0. */
  'scale-turned',
  /** The scale would raise a negative leaf value to an even power. */
  'scale-below-zero',
  'scale-too-large',
  /** A scaled value would need more digits than a number has, or leaves of different values would become equal. */
  'scale-too-fine',
] as const;
export type EditRefusal = (typeof EDIT_REFUSALS)[number];

export interface Done {
  readonly ok: true;
  readonly tree: GameTree;
  /** the key of the node to select next; null when the selection does not change */
  readonly selected: string | null;
}

/**
 * A leaf's value, or an estimate, lies outside the declared bounds; the refusal carries the same edit with wider
 * bounds.
 */
export interface OutsideBounds {
  /** the tree before the edit, and the key of the leaf or of the estimated node whose value is out of bounds */
  readonly before: GameTree;
  readonly leaf: string;
  readonly value: number;
  readonly allowed: Done;
}

export type Edited =
  | Done
  | {
      readonly ok: false;
      readonly refusal: EditRefusal /** the number of nodes, leaves or the like that exceeds the limit */;
      readonly number: number;
    }
  | { readonly ok: false; readonly refusal: 'outside-bounds'; readonly outside: OutsideBounds };

export function refused(refusal: EditRefusal, number = 0): Edited {
  return { ok: false, refusal, number };
}

/**
 * Returns the tree made of edited rows; refuses when it exceeds a limit or a leaf lies outside the declared bounds.
 * O(rows).
 */
export function editedTree(given: readonly TreeRow[], before: GameTree, selected: string | null): Edited {
  const rows = before.players > 0 ? asOfPlayers(given, before) : given;
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
  const isBounded = low > -Infinity || high < Infinity;
  const isBeyond = (value: number) => value < low || value > high;
  // Most rows have one number, and a list of it for each of many rows would take longer than the rest.
  const goesBeyond = (row: TreeRow) =>
    isBeyond(row.value) || isBeyond(row.staticValue ?? Number.NaN) || row.vector?.some(isBeyond) === true;
  const beyond = isBounded ? rows.find(goesBeyond) : undefined;
  const greatest = before.sum === null ? -Infinity : greatestSum(rows);
  if (before.sum !== null && greatest > before.sum) return refused('above-sum', greatest);
  const done = (bounds: readonly [number, number]): Done => ({
    ok: true,
    tree: treeOfRows(rows, bounds, before.columns.evaluation, before.sum),
    selected,
  });
  if (beyond === undefined) return done(before.leafBounds);
  const { key: leaf } = beyond;
  const value = numbersOf(beyond).find(isBeyond) as number;
  const outside = { before, leaf, value, allowed: done(boundsAround(before.leafBounds, rows)) };
  return { ok: false, refusal: 'outside-bounds', outside };
}

/* Returns a generator of keys that are not in use: "n" and the numbers above the greatest in use. */

export function freshKeys(keys: readonly string[]): () => string {
  let last = 0;
  for (const key of keys) {
    const number = key.startsWith('n') ? Number(key.slice(1)) : 0;
    if (Number.isSafeInteger(number) && number > last) last = number;
  }
  return () => {
    last += 1;
    return `n${last}`;
  };
}
