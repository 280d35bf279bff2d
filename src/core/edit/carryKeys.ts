/** A tree that was typed anew keeps the keys of the tree before it, place by place. */
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../tree/treeRows.ts';
import { freshKeys } from './freshKey.ts';

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
  return treeOfRows(rows, after.leafBounds);
}
