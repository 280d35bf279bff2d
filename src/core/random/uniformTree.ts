/**
 * Uniform trees of a wish: every inner node has b children, and every leaf lies at depth d. Sides alternate.
 *
 * The same wish gives the same tree for ever and on every machine, so that a link or a file may hold the wish instead of
 * the tree. Which random numbers this file draws, and in what order, is therefore part of the format.
 */
import type { Progress } from '../progress.ts';
import { GameTree, type TreeColumns } from '../tree/gameTree.ts';
import { LIMITS } from '../tree/limits.ts';
import { LEAF, MAX, MIN } from '../tree/nodeKind.ts';
import { seeded, stream } from './seeded.ts';
import { MOST_LEAF_VALUE, type WishRefusal } from './treeWish.ts';

/**
 * The order of the leaves: as they are drawn, in random order, or so that at every node the children come from the best
 * to the worst for its side, or from the worst to the best. In best order alpha-beta evaluates the fewest leaves.
 */
export const LEAF_ORDERS = ['given', 'shuffled', 'best', 'worst'] as const;
export type LeafOrder = (typeof LEAF_ORDERS)[number];

export interface UniformWish {
  readonly branching: number;
  /** edges from the root to a leaf */
  readonly depth: number;
  /** the seed, a whole number of which only the lowest 32 bits count */
  readonly seed: number;
  /** the least and the greatest value of leaves drawn at random; null for the numbers 0 to n − 1, each once */
  readonly values: readonly [least: number, most: number] | null;
  readonly order: LeafOrder;
  readonly root: 'max' | 'min';
}

/** Returns how many nodes a uniform tree has, counted up to 2^53 − 1. */
export function uniformSize({ branching, depth }: Pick<UniformWish, 'branching' | 'depth'>): number {
  let [nodes, leaves] = [1, 1];
  for (let ply = 0; ply < depth && nodes < Number.MAX_SAFE_INTEGER; ply += 1) {
    leaves *= branching;
    nodes = Math.min(nodes + leaves, Number.MAX_SAFE_INTEGER);
  }
  return nodes;
}

/** Returns the first reason why there is no such tree; null when there is one. */
export function refuseUniform(
  wish: UniformWish,
  mostNodes: number = LIMITS.searchedNodes,
): WishRefusal | null {
  const ranges = [
    ['seed', [wish.seed], Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['depth', [wish.depth], 1, LIMITS.depth],
    ['branching', [wish.branching], 1, LIMITS.children],
    ['values', wish.values ?? [], -MOST_LEAF_VALUE, MOST_LEAF_VALUE],
  ] as const;
  for (const [field, numbers, least, most] of ranges)
    for (const found of numbers) {
      if (!Number.isInteger(found)) return { code: 'not-whole', field, found };
      if (found < least || found > most) return { code: 'out-of-range', field, found, least, most };
    }
  if (wish.values !== null && wish.values[0] > wish.values[1])
    return { code: 'least-above-most', field: 'values', least: wish.values[0], most: wish.values[1] };
  const found = uniformSize(wish);
  return found > mostNodes ? { code: 'too-many-nodes', found, most: mostNodes } : null;
}

/** Trees with more nodes are written as their wish; smaller ones are written in full, to be read and edited. */
const WRITTEN_IN_FULL = 3_000;

const wishes = new WeakMap<GameTree, UniformWish>();

/** Returns the wish by which a tree is written; null for a tree that is written in full. */
export function wishOf(tree: GameTree): UniformWish | null {
  return wishes.get(tree) ?? null;
}

/** Remembers the wish of a tree that was made by it. */
export function rememberWish(tree: GameTree, wish: UniformWish): void {
  if (tree.size > WRITTEN_IN_FULL) wishes.set(tree, wish);
}

/** Returns the tree of a wish that is not refused. */
export function uniformTree(wish: UniformWish): GameTree {
  let columns: TreeColumns | null = null;
  for (const { part } of uniformInSteps(wish)) columns = part ?? columns;
  const tree = new GameTree(withTexts(columns as TreeColumns));
  rememberWish(tree, wish);
  return tree;
}

/** The nodes that are worked on in one step. */
const NODES = 16_384;

/** Makes the columns of the tree in steps, without its texts; the last step has them. */
export function* uniformInSteps(wish: UniformWish): Generator<Progress<TreeColumns>, void> {
  const { branching, depth } = wish;
  const size = uniformSize(wish);
  const leaves = branching ** depth;
  const wait = (done: number): Progress<TreeColumns> => ({ done, of: size + leaves, part: null });
  const values = new Float64Array(leaves);
  for (const at of drawing(wish, values)) yield wait(at);
  if (wish.order === 'best' || wish.order === 'worst') for (const at of sorting(wish, values)) yield wait(at);
  const columns = emptyColumns(size);
  for (const at of growing(wish, values, columns)) yield wait(leaves + at);
  yield { done: size + leaves, of: size + leaves, part: columns };
}

/** Draws the leaves; from time to time it says how many it has drawn. */
function* drawing({ seed, values, order }: UniformWish, leaves: Float64Array): Generator<number> {
  const random = seeded(seed);
  const [least, most] = values ?? [0, 0];
  for (let at = 0; at < leaves.length; at += 1) {
    leaves[at] = values === null ? at : least + random.below(most - least + 1);
    if (at % NODES === NODES - 1) yield at;
  }
  if (order !== 'shuffled') return;
  // Numbers of their own, so that the leaves are those of the order in which they are drawn.
  const shuffling = stream(seed, 1);
  for (let last = leaves.length - 1; last > 0; last -= 1) {
    const other = shuffling.below(last + 1);
    const value = leaves[last] as number;
    leaves[last] = leaves[other] as number;
    leaves[other] = value;
    if (last % NODES === 0) yield leaves.length;
  }
}

/**
 * Sorts the children of every node by their values, ply by ply from the leaves up. A ply is a row of values of its
 * nodes; sorting the children of one node moves their subtrees as a whole.
 */
function* sorting({ branching, depth, order, root }: UniformWish, leaves: Float64Array): Generator<number> {
  let below = leaves;
  for (let ply = depth - 1; ply >= 0; ply -= 1) {
    const isMax = (ply % 2 === 0) === (root === 'max');
    const isDescending = isMax === (order === 'best');
    const span = leaves.length / below.length;
    const own = new Float64Array(below.length / branching);
    const kept = span > 1 ? new Float64Array(span * branching) : null;
    for (let node = 0; node < own.length; node += 1) {
      const from = node * branching;
      const children = below.subarray(from, from + branching);
      const places = kept === null ? null : placesOf(children, isDescending);
      children.sort();
      own[node] = children[isMax ? branching - 1 : 0] as number;
      if (isDescending) children.reverse();
      if (kept !== null && places !== null) {
        const block = leaves.subarray(from * span, (from + branching) * span);
        kept.set(block);
        for (const [at, place] of places.entries())
          block.set(kept.subarray(place * span, (place + 1) * span), at * span);
      }
      if ((node * branching * span) % NODES < branching * span) yield leaves.length;
    }
    below = own;
  }
}

/** Returns the indices of the values in their sorted order; equal values keep theirs. */
function placesOf(values: Float64Array, isDescending: boolean): readonly number[] {
  const sign = isDescending ? -1 : 1;
  return Array.from(values.keys()).sort(
    (a, b) => sign * ((values[a] as number) - (values[b] as number)) || a - b,
  );
}

function emptyColumns(size: number) {
  return {
    kind: new Uint8Array(size),
    parent: new Int32Array(size),
    childStart: new Int32Array(size + 1),
    childList: new Int32Array(size - 1),
    childIndex: new Int32Array(size),
    subtreeEnd: new Int32Array(size),
    depth: new Int32Array(size),
    leavesBefore: new Int32Array(size + 1),
    value: new Float64Array(size).fill(Number.NaN),
    weight: new Float64Array(size),
    denominator: new Float64Array(size).fill(1),
    ...{ probability: [], label: [], move: [], key: [] },
    ...{ staticValue: null, evaluation: null, features: null, noisy: null, moveCount: null },
    ...{ untoldMoves: null, noisyMoves: null, times: null, moveClass: null, player: null, utilities: null },
    ...{ horizon: null, tabled: null, again: null },
  } satisfies TreeColumns;
}

/** Fills the columns in preorder; from time to time it says how many nodes it has filled. */
function* growing(
  { branching, depth: deepest, root }: UniformWish,
  values: Float64Array,
  columns: ReturnType<typeof emptyColumns>,
): Generator<number> {
  const { kind, parent, childStart, childList, childIndex, subtreeEnd, depth, leavesBefore, value } = columns;
  const sizes = Array.from({ length: deepest + 1 }, (_, ply) =>
    uniformSize({ branching, depth: deepest - ply }),
  );
  const path = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 2);
  let [ply, leaf, inner] = [0, 0, 0];
  for (let node = 0; node < kind.length; node += 1) {
    const above = ply === 0 ? -1 : (path[ply - 1] as number);
    const index = ply === 0 ? 0 : (tried[ply] as number);
    path[ply] = node;
    parent[node] = above;
    depth[node] = ply;
    childIndex[node] = index;
    childStart[node] = inner * branching;
    if (above >= 0) childList[(childStart[above] as number) + index] = node;
    subtreeEnd[node] = node + (sizes[ply] as number);
    leavesBefore[node] = leaf;
    if (ply < deepest) {
      kind[node] = (ply % 2 === 0) === (root === 'max') ? MAX : MIN;
      inner += 1;
      ply += 1;
      tried[ply] = 0;
    } else {
      kind[node] = LEAF;
      value[node] = values[leaf] as number;
      leaf += 1;
      while (ply > 0 && tried[ply] === branching - 1) ply -= 1;
      tried[ply] = (tried[ply] as number) + 1;
    }
    if (node % NODES === NODES - 1) yield node;
  }
  childStart[kind.length] = inner * branching;
  leavesBefore[kind.length] = leaf;
}

/** Returns the columns with the texts of a tree without any: empty ones, and keys by rank in preorder. */
function withTexts(columns: TreeColumns): TreeColumns {
  let whole = columns;
  for (const { part } of textsInSteps(columns)) whole = part ?? whole;
  return whole;
}

/** Adds the texts that a tree does not have in steps. A tree that is too large to be drawn or edited gets none. */
export function* textsInSteps(columns: TreeColumns): Generator<Progress<TreeColumns>, void> {
  const size = columns.kind.length;
  if (size > LIMITS.nodes) {
    yield { done: size, of: size, part: columns };
    return;
  }
  const none: readonly string[] = new Array<string>(size).fill('');
  const given = (texts: readonly string[]) => (texts.length > 0 ? texts : none);
  const key = columns.key.slice();
  for (let node = key.length; node < size; node += 1) {
    key.push(`n${node}`);
    if (node % NODES === NODES - 1) yield { done: node, of: size, part: null };
  }
  yield { done: size, of: size, part: { ...columns, ...textsOf(columns, given), key } };
}

function textsOf(
  { probability, label, move }: TreeColumns,
  given: (texts: readonly string[]) => readonly string[],
) {
  return { probability: given(probability), label: given(label), move: given(move) };
}
