/**
 * Lays out a graph in layers, with all edges leading down: it determines the order of nodes within each layer
 * so that few edges cross, and the horizontal position of each node. An edge that passes through layers has a
 * bend in each of them, which is placed like a node.
 *
 * Source: K. Sugiyama, S. Tagawa, M. Toda, Methods for Visual Understanding of Hierarchical System
 * Structures, IEEE Transactions on Systems, Man, and Cybernetics 11 (1981). Sweeps sort each layer by the
 * mean position of its neighbours; adjacent nodes are exchanged after each sweep; the best order found is
 * kept. Horizontal positions are means of the neighbours' positions, adjusted to the order by pooling
 * adjacent violators. The same input gives the same result.
 */

import { carriedOut } from '../core/carriedOut.ts';

export interface Layers {
  /** the layer of each node */
  readonly layers: readonly number[];
  readonly edges: readonly { readonly from: number; readonly to: number }[];
  /** the nodes in their initial order */
  readonly order: readonly number[];
}

export interface Layered {
  /** by layer, from left to right: the numbers of nodes and of bends; bends are numbered after the nodes */
  readonly rows: readonly (readonly number[])[];
  /** by edge: its bends from top to bottom */
  readonly bends: readonly (readonly number[])[];
  /**
   * by item, which is a node or a bend: the items of the layer above from which edges come to it, and of the
   * layer below to which edges lead from it
   */
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
  readonly crossings: number;
}

/** The number of sweeps; a sweep down and a sweep up count as two. */
const SWEEPS = 24;

/** The greatest number of rounds of exchanges of adjacent nodes after a sweep. */
const MOST_EXCHANGES = 12;

/**
 * In a graph of at most this many nodes the layer right below the root keeps its given order, as in figures
 * of books.
 */
const KEEPS_FIRST = 20;

/**
 * Determines the order of nodes and bends in each layer. O(sweeps · (nodes + edges) log nodes), where bends
 * count as nodes.
 */
export function layered(graph: Layers): Layered {
  return carriedOut(layeredInPieces(graph));
}

/** Does the same with pauses. */
export function* layeredInPieces(graph: Layers): Generator<undefined, Layered> {
  const { layers, edges, order } = graph;
  const size = layers.length;
  const above: number[][] = layers.map(() => []);
  const below: number[][] = layers.map(() => []);
  const layerOf = [...layers];
  const bends = edges.map(({ from, to }) => {
    const passed: number[] = [];
    let last = from;
    for (let layer = (layers[from] as number) + 1; layer <= (layers[to] as number); layer += 1) {
      const isEnd = layer === layers[to];
      const next = isEnd ? to : layerOf.length;
      if (!isEnd) {
        layerOf.push(layer);
        above.push([]);
        below.push([]);
        passed.push(next);
      }
      below[last]?.push(next);
      above[next]?.push(last);
      last = next;
    }
    return passed;
  });
  const rows: number[][] = Array.from({ length: Math.max(...layers) + 1 }, () => []);
  for (const node of order) rows[layers[node] as number]?.push(node);
  for (let bend = size; bend < layerOf.length; bend += 1) rows[layerOf[bend] as number]?.push(bend);
  const places = new Int32Array(layerOf.length);
  for (const row of rows) writePlaces(row, places);
  const ways = { above, below, kept: size <= KEEPS_FIRST ? 1 : 0, places };
  let best: readonly number[][] = rows;
  let fewest = Infinity;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    yield;
    sortLayers(rows, sweep % 2 === 0, ways);
    const isSettled = new Uint8Array(rows.length);
    for (let time = 0; time < MOST_EXCHANGES; time += 1) {
      yield;
      if (!exchange(rows, isSettled, ways)) break;
    }
    yield;
    const crossings = crossingsIn(rows, ways);
    if (crossings < fewest) {
      [best, fewest] = [rows.map((row) => [...row]), crossings];
    }
  }
  return { rows: best, bends, above, below, crossings: fewest };
}

interface Ways {
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
  /** the layer whose order is kept; 0, the root's layer, when no other layer keeps its order */
  readonly kept: number;
  /** the position of each item in its layer, counted from 0; the index is the number of the item, a node or a bend */
  readonly places: Int32Array;
}

function writePlaces(row: readonly number[], places: Int32Array): void {
  for (const [place, vertex] of row.entries()) places[vertex] = place;
}

/**
 * Sorts the items of each layer by the mean position of their neighbours in the layer sorted before it. An item, which is a
 * node or a bend, keeps its position when it has no neighbours there.
 */
function sortLayers(rows: readonly number[][], isDown: boolean, { above, below, kept, places }: Ways): void {
  const turns = rows.map((_row, index) => index);
  const means = new Float64Array(places.length);
  for (const layer of isDown ? turns : turns.toReversed()) {
    const isFirst = rows[layer + (isDown ? -1 : 1)] === undefined;
    if (isFirst || layer === kept) continue;
    const row = rows[layer] as number[];
    for (const [own, vertex] of row.entries())
      means[vertex] = meanOf((isDown ? above : below)[vertex] ?? [], places) ?? own;
    row.sort((a, b) => (means[a] as number) - (means[b] as number));
    writePlaces(row, places);
  }
}

function meanOf(neighbours: readonly number[], places: ArrayLike<number>): number | null {
  if (neighbours.length === 0) return null;
  let sum = 0;
  for (const each of neighbours) sum += places[each] as number;
  return sum / neighbours.length;
}

/**
 * Exchanges adjacent items (nodes or bends) of a layer when fewer edges cross afterwards; returns whether any
 * items were exchanged. A layer is settled when nothing was exchanged in it, until something is in a layer beside it.
 */
function exchange(
  rows: readonly number[][],
  isSettled: Uint8Array,
  { above, below, kept, places }: Ways,
): boolean {
  const sorted = (neighbours: readonly number[] = []) =>
    neighbours.map((each) => places[each] as number).sort((a, b) => a - b);
  let isBetter = false;
  for (const [layer, row] of rows.entries()) {
    if (layer === kept || isSettled[layer] === 1) continue;
    isSettled[layer] = 1;
    let [up, down] = [sorted(above[row[0] as number]), sorted(below[row[0] as number])];
    for (let place = 1; place < row.length; place += 1) {
      const [left, right] = [row[place - 1] as number, row[place] as number];
      const [nextUp, nextDown] = [sorted(above[right]), sorted(below[right])];
      const gain =
        inversions(up, nextUp) -
        inversions(nextUp, up) +
        inversions(down, nextDown) -
        inversions(nextDown, down);
      if (gain <= 0) {
        [up, down] = [nextUp, nextDown];
        continue;
      }
      [row[place - 1], row[place]] = [right, left];
      [places[right], places[left]] = [place - 1, place];
      for (const near of [layer - 1, layer, layer + 1]) isSettled[near] = 0;
      isBetter = true;
    }
  }
  return isBetter;
}

/**
 * Counts how often an edge of the left one of two adjacent items (nodes or bends) ends to the right of an
 * edge of the right one. `left` and `right` are the positions at which their edges end, in ascending order.
 */
function inversions(left: readonly number[], right: readonly number[]): number {
  let [count, passed] = [0, 0];
  for (const end of left) {
    while (passed < right.length && (right[passed] as number) < end) passed += 1;
    count += passed;
  }
  return count;
}

/** Counts pairs of crossing edges, layer by layer, with a Fenwick tree. */
function crossingsIn(rows: readonly (readonly number[])[], { above, places }: Ways): number {
  let crossings = 0;
  for (let layer = 1; layer < rows.length; layer += 1) {
    const sums = new Int32Array((rows[layer - 1] as readonly number[]).length + 1);
    let added = 0;
    for (const vertex of rows[layer] as readonly number[]) {
      const ends = above[vertex] ?? [];
      for (const end of ends) {
        let notRight = 0;
        for (let at = (places[end] as number) + 1; at > 0; at -= at & -at) notRight += sums[at] as number;
        crossings += added - notRight;
      }
      for (const end of ends)
        for (let at = (places[end] as number) + 1; at < sums.length; at += at & -at)
          sums[at] = (sums[at] as number) + 1;
      added += ends.length;
    }
  }
  return crossings;
}

const PASSES = 12;

/** The weight of a bend, where a node has weight 1: an edge should be straight between its bends. */
const BEND_WEIGHT = 4;

/**
 * Returns the horizontal position of each node and bend; `apart` gives the least distance between two
 * adjacent nodes or bends of a layer.
 */
export function acrossOf(
  { rows, above, below }: Layered,
  size: number,
  apart: (left: number, right: number) => number,
): readonly number[] {
  const x = new Array<number>(above.length).fill(0);
  const gaps = rows.map((row) => {
    let from = 0;
    return row.map((vertex, place) => {
      if (place > 0) from += apart(row[place - 1] as number, vertex);
      return from;
    });
  });
  for (const [layer, row] of rows.entries())
    for (const [place, vertex] of row.entries()) x[vertex] = (gaps[layer] as number[])[place] as number;
  const turns = rows.map((_row, index) => index);
  const wanted = new Float64Array(Math.max(...rows.map((row) => row.length)));
  const weights = new Float64Array(wanted.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const isDown = pass % 2 === 0;
    const isLast = pass >= PASSES - 2;
    for (const layer of isDown ? turns : turns.toReversed()) {
      const row = rows[layer] as readonly number[];
      const own = gaps[layer] as readonly number[];
      for (const [place, vertex] of row.entries()) {
        const [up, down] = [above[vertex] ?? [], below[vertex] ?? []];
        const near = isLast ? [...up, ...down] : isDown ? up : down;
        wanted[place] = (meanOf(near, x) ?? (x[vertex] as number)) - (own[place] as number);
        weights[place] = vertex < size ? 1 : BEND_WEIGHT;
      }
      makeRising(wanted, weights, row.length);
      for (const [place, vertex] of row.entries())
        x[vertex] = (wanted[place] as number) + (own[place] as number);
    }
  }
  return x;
}

/**
 * Moves an item, a node or a bend, exactly above or below its neighbour when it has a single one in the next
 * layer, the edge between them leans by less than `crooked` and no other item is in the way. All lengths are
 * in one unit.
 */
export function straightened(
  { rows, above, below }: Layered,
  across: readonly number[],
  apart: (left: number, right: number) => number,
  crooked: number,
): readonly number[] {
  const x = [...across];
  for (const row of [...rows, ...rows.toReversed()])
    for (const [place, vertex] of row.entries()) {
      const ends = [above, below].map((side) => side[vertex] ?? []).filter((side) => side.length === 1);
      const at = x[ends[0]?.[0] ?? vertex] as number;
      if (Math.abs(at - (x[vertex] as number)) > crooked) continue;
      const [left, right] = [row[place - 1], row[place + 1]];
      if (left !== undefined && at - (x[left] as number) < apart(left, vertex)) continue;
      if (right !== undefined && (x[right] as number) - at < apart(vertex, right)) continue;
      x[vertex] = at;
    }
  return x;
}

/**
 * Replaces the first `count` numbers by the non-decreasing ones that are nearest to them by weighted least squares (pool
 * adjacent violators).
 */
function makeRising(numbers: Float64Array, weights: Float64Array, count: number): void {
  const [sums, heavy] = [new Float64Array(count), new Float64Array(count)];
  const ends = new Int32Array(count);
  let pools = 0;
  for (let index = 0; index < count; index += 1) {
    let weight = weights[index] as number;
    let sum = (numbers[index] as number) * weight;
    for (; pools > 0; pools -= 1) {
      const [lastSum, lastWeight] = [sums[pools - 1] as number, heavy[pools - 1] as number];
      if (lastSum / lastWeight < sum / weight) break;
      sum += lastSum;
      weight += lastWeight;
    }
    sums[pools] = sum;
    heavy[pools] = weight;
    ends[pools] = index + 1;
    pools += 1;
  }
  for (let pool = 0, from = 0; pool < pools; pool += 1) {
    const to = ends[pool] as number;
    numbers.fill((sums[pool] as number) / (heavy[pool] as number), from, to);
    from = to;
  }
}
