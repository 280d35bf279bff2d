/** Makes the same tree with its nodes in another preorder. */
import { GameTree, type TreeColumns } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';
import { LEAF } from './nodeKind.ts';
import { groupByParent } from './treeBuilder.ts';

/** How the nodes of two trees correspond: by node of the one the node of the other. */
export type Places = Int32Array;

/** By tree and the tree it was rearranged from, or the reverse: the places of its nodes there. */
const known = new WeakMap<GameTree, WeakMap<GameTree, Places>>();

/** Returns by node of a tree its node in the other one when one of the two is the other rearranged; otherwise null. */
export function placesIn(tree: GameTree, other: GameTree): Places | null {
  return known.get(tree)?.get(other) ?? null;
}

function keepPlaces(tree: GameTree, other: GameTree, places: Places): void {
  const others = known.get(tree) ?? new WeakMap<GameTree, Places>();
  known.set(tree, others.set(other, places));
}

/**
 * Rearranges a tree, with pauses. Texts, keys and numbers stay with their nodes; what is known of moves without a node, and of
 * games, is left out. O(nodes).
 *
 * @param from by node of the new tree the node of the old one; a preorder of the old tree with children in any order
 */
export function* rearranged(tree: GameTree, from: Places): Generator<undefined, GameTree> {
  const { columns, size } = tree;
  const places = new Int32Array(size);
  for (let node = 0; node < size; node += 1) places[from[node] as number] = node;
  const parent = new Int32Array(size);
  const subtreeEnd = new Int32Array(size);
  const leavesBefore = new Int32Array(size + 1);
  for (let node = 0; node < size; node += 1) {
    const own = from[node] as number;
    parent[node] = node === 0 ? -1 : (places[columns.parent[own] as number] as number);
    subtreeEnd[node] = node + (columns.subtreeEnd[own] as number) - own;
    leavesBefore[node + 1] = (leavesBefore[node] as number) + (columns.kind[own] === LEAF ? 1 : 0);
  }
  yield;
  const shape = { parent, subtreeEnd, leavesBefore, ...groupByParent(parent) };
  yield;
  const moved: Partial<Record<Gathered, Column | null>> = {};
  for (const name of GATHERED) {
    const column: Column | null = columns[name];
    moved[name] = column && gathered(column, from, column.length / size);
  }
  yield;
  const texts = {
    label: [] as string[],
    move: [] as string[],
    probability: [] as string[],
    key: [] as string[],
  };
  for (const own of from as Iterable<number> as Iterable<NodeId>) {
    texts.label.push(tree.label(own));
    texts.move.push(tree.move(own));
    texts.probability.push(tree.probability(own));
    texts.key.push(tree.key(own));
    if (texts.key.length % NODES === 0) yield;
  }
  const utilities = columns.utilities && utilitiesIn(tree, columns.utilities, from);
  const all = {
    ...columns,
    ...UNTOLD,
    ...(moved as Pick<TreeColumns, Gathered>),
    ...shape,
    ...texts,
    utilities,
  };
  const made = new GameTree(all, tree.leafBounds, tree.sum);
  keepPlaces(made, tree, from);
  keepPlaces(tree, made, places);
  return made;
}

/** The columns of numbers that a node has one or several of. */
const GATHERED = [
  ...(['kind', 'depth', 'value', 'weight', 'denominator', 'player'] as const),
  ...(['staticValue', 'features', 'noisy', 'horizon'] as const),
];

type Gathered = (typeof GATHERED)[number];
type Column = Uint8Array | Int32Array | Float64Array;

/** What is known of moves without a node, and of games. */
const UNTOLD = {
  ...{ moveCount: null, untoldMoves: null, noisyMoves: null, times: null },
  ...{ moveClass: null, tabled: null, again: null },
};

/** The number of nodes whose texts are moved between two pauses. */
const NODES = 16_384;

/** Returns the column with its entries in the new order; a node has `each` of them. */
function gathered<Entries extends Column>(column: Entries, from: Places, each: number): Entries {
  const result = column.slice() as Entries;
  for (let node = 0; node < from.length; node += 1)
    for (let at = 0; at < each; at += 1)
      result[node * each + at] = column[(from[node] as number) * each + at] as number;
  return result;
}

/** Returns the vectors of the leaves in their new order. */
function utilitiesIn(tree: GameTree, utilities: Float64Array, from: Places): Float64Array {
  const leaves = from.filter((own) => tree.isLeaf(own as NodeId));
  const ranks = leaves.map((leaf) => tree.columns.leavesBefore[leaf] as number);
  return gathered(utilities, ranks, tree.players);
}
