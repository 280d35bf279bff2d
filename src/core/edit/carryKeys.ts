/** Keeps the keys of nodes when the whole tree is typed anew. */
import { GameTree, type TreeColumns } from '../tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { freshKeys } from './edited.ts';

/**
 * Returns the tree `after` with keys from the tree `before`: a node that is reached by the same child indices from the
 * root keeps its key, and every other node gets a new one. Columns that equal those of `before` are its own, so that
 * what does not depend on the others is seen to be the same.
 */
export function carryKeys(before: GameTree, after: GameTree): GameTree {
  /** by node of `after`: the node of `before` that is reached in the same way */
  const twins = new Int32Array(after.size).fill(NO_NODE);
  twins[ROOT] = ROOT;
  let next: (() => string) | null = null;
  const key = after.nodes().map((node) => {
    const twin = twins[node] as NodeId;
    if (twin === NO_NODE) {
      next ??= freshKeys(before.columns.key);
      return next();
    }
    const common = Math.min(after.childCount(node), before.childCount(twin));
    for (let index = 0; index < common; index += 1)
      twins[after.child(node, index)] = before.child(twin, index);
    return before.key(twin);
  });
  return new GameTree(sharing(before.columns, { ...after.columns, key }), after.leafBounds, after.sum);
}

/** Returns the columns `after`, with those of `before` in place of equal ones. */
function sharing(before: TreeColumns, after: TreeColumns): TreeColumns {
  const shared: Record<string, unknown> & TreeColumns = { ...after };
  for (const [name, column] of Object.entries(after)) {
    const other = before[name as keyof TreeColumns];
    if (isArray(column) && isArray(other) && isSame(column, other)) Object.assign(shared, { [name]: other });
  }
  return shared;
}

function isArray(column: unknown): column is ArrayLike<unknown> {
  return Array.isArray(column) || ArrayBuffer.isView(column);
}

/** Whether two arrays have the same entries. */
export function isSame(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!Object.is(a[at], b[at])) return false;
  return true;
}
