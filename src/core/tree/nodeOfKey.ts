import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

/**
 * The number of look-ups made by a linear search before a map of the keys is built; building it takes longer than one
 * search.
 */
const MOST_SEARCHES = 16;

interface Known {
  searches: number;
  nodes: ReadonlyMap<string, NodeId> | null;
}

/** The maps by column of keys; trees that differ only in a value share that column. */
const known = new WeakMap<readonly string[], Known>();

/** Returns the node with this key in the tree; undefined when there is none. */
export function nodeOfKey(tree: GameTree, key: string): NodeId | undefined {
  const keys = tree.columns.key;
  if (keys.length === 0) return rankOf(key, tree.size);
  const about = known.get(keys) ?? { searches: 0, nodes: null };
  known.set(keys, about);
  about.searches += 1;
  if (about.searches <= MOST_SEARCHES) {
    const at = keys.indexOf(key);
    return at < 0 ? undefined : (at as NodeId);
  }
  about.nodes ??= new Map(keys.map((own, id) => [own, id as NodeId]));
  return about.nodes.get(key);
}

/** Returns the node whose key is "n" and its rank. */
function rankOf(key: string, size: number): NodeId | undefined {
  const rank = Number(key.slice(1));
  return key === `n${rank}` && Number.isInteger(rank) && rank >= 0 && rank < size
    ? (rank as NodeId)
    : undefined;
}
