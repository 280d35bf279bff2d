/** Random games whose positions merge, of any form: moves may pass over plies, and several may lead to the same position. */
import { type MergingTree, mergingTree } from '../../src/core/graph/mergingTree.ts';
import { recordGraph } from '../../src/core/graph/recordGraph.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { LEAF, MAX, MIN } from '../../src/core/tree/nodeKind.ts';

export interface RandomGraph {
  readonly tree: MergingTree;
  /** the moves as pairs of node ids, in the order of moves at each node, each pair once */
  readonly moves: readonly (readonly [from: number, to: number])[];
}

export interface GraphWish {
  readonly most: number;
  readonly values?: readonly number[];
  /** whether all moves go one ply down, and positions of the deepest ply enter no list */
  readonly isInPlies?: boolean;
}

export function randomGraph(
  random: Random,
  { most, values = [-1, 1], isInPlies = false }: GraphWish,
): RandomGraph {
  const size = random.flip(0.1) ? 2 + random.below(4) : most - random.below(most >> 1);
  const ply: number[] = [0];
  for (let at = 1; at < size; at += 1) ply.push(ply[at - 1]! + (at === 1 || random.flip(0.35) ? 1 : 0));
  const isAfter = (at: number, to: number) => (isInPlies ? ply[to] === ply[at]! + 1 : to > at);
  const successors = Array.from({ length: size }, (_, at) => {
    const later = Array.from({ length: size }, (_none, to) => to).filter((to) => isAfter(at, to));
    if (later.length === 0 || (at > 2 && random.flip(0.2))) return [];
    return Array.from({ length: (at < 3 ? 2 : 1) + random.below(3) }, () => random.pick(later.slice(0, 8)));
  });
  const worth = successors.map(() => random.pick(values));
  const sides = successors.map((_, at) => (isInPlies ? ply[at]! % 2 : random.below(2)));
  const space = new GrowingSpace<number, number>(
    {
      root: 0,
      kind: (at) => (successors[at]!.length === 0 ? LEAF : sides[at] === 0 ? MAX : MIN),
      moves: (at) => successors[at]!,
      child: (_at, to) => to,
      value: (at) => worth[at]!,
      staticValue: () => Number.NaN,
      printMove: String,
      key: String,
      probability: () => null,
      leafBounds: [-Infinity, Infinity],
    },
    Infinity,
    size,
    String,
  );
  const run = recordGraph(space);
  const position = run.generationOrder.map((turn) => space.position(turn));
  const idOf = new Map(position.map((at, id) => [at, id]));
  const turns = position.map((at) => (sides[at] === 0 ? ('max' as const) : ('min' as const)));
  const moves = position.flatMap((at, id) =>
    [...new Set(successors[at])].map((to) => [id, idOf.get(to)!] as const),
  );
  const limit = isInPlies && run.tree.height > 0 ? run.tree.height : Infinity;
  return { tree: mergingTree(run, turns, limit), moves };
}
