/** Finds the node of one tree that corresponds to a node of another. */

import type { GameTree } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { placesIn } from '../core/tree/rearranged.ts';

/**
 * Maps a node to another tree: by its key when only the order of children differs, otherwise by its path of
 * child indices. Null when the other tree has no such node.
 */
export const counterpartIn = memoizeByObject((from: GameTree) =>
  memoizeByObject((to: GameTree): ((node: NodeId) => NodeId | null) => {
    if (from.columns.key === to.columns.key) return (node) => node;
    const places = placesIn(from, to);
    if (places !== null) return (node) => places[node] as NodeId;
    const isSameTree =
      from.size === to.size &&
      from.nodes().every((node) => {
        const same = nodeOfKey(to, from.key(node));
        if (same === undefined || node === ROOT) return same === ROOT;
        return to.key(to.parent(same)) === from.key(from.parent(node));
      });
    return isSameTree ? byKey(from, to) : byPlace(from, to);
  }),
);

function byKey(from: GameTree, to: GameTree): (node: NodeId) => NodeId | null {
  return (node) => nodeOfKey(to, from.key(node)) ?? null;
}

function byPlace(from: GameTree, to: GameTree): (node: NodeId) => NodeId | null {
  const find = (node: NodeId): NodeId | null => {
    const parent = from.parent(node);
    if (parent === NO_NODE) return ROOT;
    const above = find(parent);
    const index = from.childIndex(node);
    return above === null || index >= to.childCount(above) ? null : to.child(above, index);
  };
  return find;
}
