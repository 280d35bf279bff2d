/**
 * Schemas of stored answers. Reading an answer checks it against its tree; writing it as text needs no tree.
 */

import type { GameTree, NodeId } from '../../core/index.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { list, type Shape } from '../../notation/codec.ts';
import { whole } from '../../notation/numberShapes.ts';
import { mapped, value } from '../../notation/shapes.ts';
import { moveCountIn } from '../moves.ts';

export function nodeOf(tree: GameTree | null): Shape<NodeId> {
  return whole(0, (tree?.size ?? LIMITS.nodes) - 1) as Shape<NodeId>;
}

export function nodesOf(tree: GameTree | null): Shape<readonly NodeId[]> {
  return list(nodeOf(tree), 0, tree?.size);
}

/** Schema of a set of nodes, each listed once and in a fixed order. */
export function nodeSetOf(tree: GameTree | null): Shape<ReadonlySet<NodeId>> {
  const once = { field: '', of: (node: NodeId) => node };
  return mapped(
    list(nodeOf(tree), 0, tree?.size, { once }),
    (nodes) => new Set(nodes),
    (nodes) => [...nodes].sort((a, b) => a - b),
  );
}

/**
 * Schema of a set of moves, each by the node that it leads to or, where another move reaches that node first, by a number
 * greater than all nodes.
 */
export function moveSetOf(tree: GameTree | null): Shape<ReadonlySet<NodeId>> {
  const moves = tree === null ? LIMITS.nodes : moveCountIn(tree);
  const once = { field: '', of: (move: NodeId) => move };
  return mapped(
    list(whole(0, moves) as Shape<NodeId>, 0, moves + 1, { once }),
    (given) => new Set(given),
    (given) => [...given].sort((a, b) => a - b),
  );
}

/** Schema of a map from nodes to values, as a list of pairs in the order of the nodes, each node once. */
export function byNode<T>(
  tree: GameTree | null,
  entryAt: (node: NodeId) => Shape<T>,
): Shape<ReadonlyMap<NodeId, T>> {
  return pairs(nodeOf(tree), entryAt, tree?.size);
}

/** Schema of a map from the first whole numbers to values, as a list of pairs in the order of the numbers. */
export function byPlace<T>(places: number, entry: Shape<T>): Shape<ReadonlyMap<number, T>> {
  return pairs(whole(0, places - 1), () => entry, places);
}

function pairs<Key extends number, T>(
  keyShape: Shape<Key>,
  entryAt: (key: Key) => Shape<T>,
  most: number | undefined,
): Shape<ReadonlyMap<Key, T>> {
  const pair: Shape<readonly [Key, T]> = {
    read(given, reader, path) {
      if (!Array.isArray(given) || given.length !== 2)
        return reader.refuse(path, given, { kind: 'entries', least: 2, most: 2 });
      const key = keyShape.read(given[0], reader, `${path}[0]`);
      if (key === undefined) return undefined;
      const entry = entryAt(key).read(given[1], reader, `${path}[1]`);
      return entry === undefined ? undefined : [key, entry];
    },
    print: ([key, entry]) => [key, entryAt(key).print(entry)],
  };
  const once = { field: '', of: ([key]: readonly [Key, T]) => key };
  return mapped(
    list(pair, 0, most, { once }),
    (entries) => new Map(entries),
    (map) => [...map].sort(([a], [b]) => a - b),
  );
}

/** Schema of a value that consists of two numbers, each of which may be infinite. */
export function ofEnds<T>(
  to: (low: number, high: number) => T,
  from: (made: T) => readonly [number, number],
): Shape<T> {
  return mapped(list(value, 2, 2), ([low = 0, high = 0]) => to(low, high), from);
}
