/** Parts of answers as JSON: numbers, which may be infinite, and what stands at nodes. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { RecordReader } from '../recordReader.ts';

/** A number; JSON has no infinities. */
type ValueRecord = number | 'inf' | '-inf';

export function valueRecord(value: number): ValueRecord {
  if (Number.isNaN(value)) throw new Error('an answer holds NaN');
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'inf' : '-inf';
}

/** Pairs of node and entry in the order of the nodes; undefined for none. */
export function printByNode<T>(map: ReadonlyMap<NodeId, T>, print: (entry: T) => unknown): unknown {
  if (map.size === 0) return undefined;
  return [...map].sort(([a], [b]) => a - b).map(([node, entry]) => [node, print(entry)]);
}

/** A list; undefined for an empty one. */
export function printNodes(nodes: readonly NodeId[]): unknown {
  return nodes.length === 0 ? undefined : nodes;
}

export function readNodes(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
): readonly NodeId[] | null {
  return reader.list(given, path, [0, tree.size], (entry, at) => reader.node(entry, at, tree));
}

/** Two numbers. */
export function readEnds(
  reader: RecordReader,
  given: unknown,
  path: string,
): readonly [number, number] | null {
  const [low, high] = reader.list(given, path, [2, 2], (end, at) => reader.value(end, at)) ?? [];
  return low === undefined || high === undefined ? null : [low, high];
}

/** Pairs of a node and something, each node once. */
export function readByNode<T>(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
  read: (given: unknown, path: string, node: NodeId) => T | null,
): ReadonlyMap<NodeId, T> | null {
  const pairs = reader.list(given, path, [0, tree.size], (entry, at) => {
    if (!Array.isArray(entry) || entry.length !== 2)
      return reader.refuse(at, entry, { kind: 'entries', least: 2, most: 2 });
    const node = reader.node(entry[0], `${at}[0]`, tree);
    const value = node === null ? null : read(entry[1], `${at}[1]`, node);
    return node === null || value === null ? null : ([node, value] as const);
  });
  if (pairs === null) return null;
  const keys = pairs.map(([node]) => node);
  return refuseTwice(reader, keys, path) ? null : new Map(pairs);
}

/** Notes the first node that stands twice. */
export function refuseTwice(reader: RecordReader, nodes: readonly NodeId[], path: string): boolean {
  const seen = new Set<NodeId>();
  for (const [index, node] of nodes.entries()) {
    if (seen.has(node)) {
      reader.refuse(`${path}[${index}]`, node, { kind: 'another' });
      return true;
    }
    seen.add(node);
  }
  return false;
}
