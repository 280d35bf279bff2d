import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

/** One search through the keys is quicker than a map of them; many are not. */
const MOST_SEARCHES = 16;

interface Known {
  searches: number;
  nodes: ReadonlyMap<string, NodeId> | null;
}

/** By the column of keys, which trees that differ in a value share. */
const known = new WeakMap<readonly string[], Known>();

/** The node that has the key in this tree; undefined where none has. */
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
