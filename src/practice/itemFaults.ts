/** Checks whether the questions of a set's item can be asked about its tree. */

import type { GameTree } from '../core/index.ts';
import { ALGORITHM } from '../core/search/algorithms.ts';
import { Reader } from '../notation/codec.ts';
import type { Fault } from '../notation/index.ts';
import { formatOf, type PartKind } from './exercise.ts';
import { nodeOf } from './formats/records.ts';
import { canPractise, mergesIn, type Reach, type Task, takesWindow, taskWithin } from './task.ts';

/** The fields of a set's item that must fit its tree. */
interface AskedItem extends Pick<Task, 'algorithm' | 'rules' | 'children'> {
  readonly limits?: Reach;
  readonly parts: readonly {
    readonly kind: PartKind;
    readonly nodes: readonly number[];
    readonly algorithm?: Task['algorithm'];
  }[];
}

/**
 * Returns the faults of a set's item that does not fit its tree. For an item whose tree is a text, reading
 * the set already checks this. `path` is the position of the item in the file, for error messages.
 */
export function itemFaults(item: AskedItem, tree: GameTree, path: string): readonly Fault[] {
  const reader = new Reader();
  refuseAgainstTree(reader, item, tree, path);
  return reader.faults;
}

/**
 * Reports to the reader of a file an algorithm that cannot search the tree, and named nodes that do not exist
 * or are of the wrong kind.
 */
export function refuseAgainstTree(reader: Reader, item: AskedItem, whole: GameTree, path: string): void {
  const { limits = null } = item;
  const isLimited = limits !== null && whole.players === 0;
  const { tree } = taskWithin(isLimited ? limits : null, { ...item, tree: whole });
  if (!canPractise(item.algorithm, whole))
    reader.refuse(`${path}.algorithm`, item.algorithm, { kind: algorithmFor(item, whole) });
  else if (limits !== null && !isLimited) reader.refuse(`${path}.limits`, limits, { kind: 'to-the-ends' });
  else if (hasWindow(limits) && !takesWindow(item.algorithm))
    reader.refuse(`${path}.algorithm`, item.algorithm, { kind: 'window-algorithm' });
  for (const [index, { kind, nodes, algorithm }] of item.parts.entries()) {
    if (algorithm !== undefined && !canPractise(algorithm, whole))
      reader.refuse(`${path}.parts[${index}].algorithm`, algorithm, {
        kind: algorithmFor({ algorithm }, whole),
      });
    for (const [rank, place] of nodes.entries()) {
      const at = `${path}.parts[${index}].nodes[${rank}]`;
      const node = nodeOf(tree).read(place, reader, at);
      const expected = node === undefined ? null : formatOf(kind).named?.expected(tree, node, rank);
      if (expected) reader.refuse(at, node, { kind: expected });
    }
  }
}

function hasWindow(limits: Reach | null): boolean {
  return limits !== null && 'window' in limits && limits.window !== undefined;
}

/**
 * Returns the kind of algorithm that the tree requires when the item's algorithm is of another kind;
 * otherwise undefined.
 */
function algorithmFor({ algorithm }: Pick<AskedItem, 'algorithm'>, tree: GameTree) {
  if (mergesIn(tree)) return 'lists-algorithm';
  if (tree.players > 0) return 'players-algorithm';
  const isForSeveral = ALGORITHM[algorithm].unsuited(tree, null) === 'no-players';
  return isForSeveral ? 'sides-algorithm' : 'chance-algorithm';
}
