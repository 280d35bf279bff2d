import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

/** One search through the keys is faster than building a map of them; many searches are not. */
const MOST_SEARCHES = 16;

interface Known {
  searches: number;
  nodes: ReadonlyMap<string, NodeId> | null;
}

/** The cache is by the column of keys, which trees share when they differ only in a value. */
const known = new WeakMap<readonly string[], Known>();

/** Returns the node with this key in the tree; undefined when there is none. */
export function nodeOfKey(tree: GameTree, key: string): NodeId | undefined {
  const keys = tree.columns.key;
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
