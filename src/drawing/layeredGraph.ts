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
  let rows: number[][] = Array.from({ length: Math.max(...layers) + 1 }, () => []);
  for (const node of order) rows[layers[node] as number]?.push(node);
  for (let bend = size; bend < layerOf.length; bend += 1) rows[layerOf[bend] as number]?.push(bend);
  const ways = { above, below, kept: size <= KEEPS_FIRST ? 1 : 0 };
  let best = rows;
  let fewest = Infinity;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    rows = swept(rows, sweep % 2 === 0, ways);
    for (let time = 0; time < MOST_EXCHANGES && exchange(rows, ways); time += 1);
    const crossings = crossingsIn(rows, above);
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
}

function placesIn(row: readonly number[]): Map<number, number> {
  return new Map(row.map((vertex, place) => [vertex, place]));
}

/**
 * Returns the layers, each sorted by the mean position of its items' neighbours in the layer sorted before
 * it. An item, which is a node or a bend, keeps its position when it has no neighbours there.
 */
function swept(rows: readonly number[][], isDown: boolean, { above, below, kept }: Ways): number[][] {
  const sorted = rows.map((row) => [...row]);
  const turns = rows.map((_row, index) => index);
  for (const layer of isDown ? turns : turns.toReversed()) {
    const before = sorted[layer + (isDown ? -1 : 1)];
    if (before === undefined || layer === kept) continue;
    const places = placesIn(before);
    const row = sorted[layer] as number[];
    const means = new Map(
      row.map((vertex, own) => [vertex, meanOf((isDown ? above : below)[vertex] ?? [], places) ?? own]),
    );
    sorted[layer] = row.toSorted((a, b) => (means.get(a) as number) - (means.get(b) as number));
  }
  return sorted;
}

function meanOf(neighbours: readonly number[], places: ReadonlyMap<number, number>): number | null {
  if (neighbours.length === 0) return null;
  return neighbours.reduce((sum, each) => sum + (places.get(each) as number), 0) / neighbours.length;
}

/**
 * Exchanges adjacent items (nodes or bends) of a layer when fewer edges cross afterwards; returns whether any
 * items were exchanged.
 */
function exchange(rows: number[][], { above, below, kept }: Ways): boolean {
  let isBetter = false;
  for (const [layer, row] of rows.entries()) {
    if (layer === kept) continue;
    const [up, down] = [placesIn(rows[layer - 1] ?? []), placesIn(rows[layer + 1] ?? [])];
    const sorted = (neighbours: readonly number[], places: ReadonlyMap<number, number>) =>
      neighbours.map((each) => places.get(each) as number).sort((a, b) => a - b);
    const ends = new Map(
      row.map((vertex) => [vertex, [sorted(above[vertex] ?? [], up), sorted(below[vertex] ?? [], down)]]),
    );
    for (let place = 1; place < row.length; place += 1) {
      const [left, right] = [row[place - 1] as number, row[place] as number];
      const [a, b] = [ends.get(left) as number[][], ends.get(right) as number[][]];
      let gain = 0;
      for (const side of [0, 1]) {
        const [own, other] = [a[side] as number[], b[side] as number[]];
        gain += inversions(own, other) - inversions(other, own);
      }
      if (gain <= 0) continue;
      [row[place - 1], row[place]] = [right, left];
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
function crossingsIn(rows: readonly (readonly number[])[], above: readonly (readonly number[])[]): number {
  let crossings = 0;
  for (let layer = 1; layer < rows.length; layer += 1) {
    const before = rows[layer - 1] as readonly number[];
    const places = placesIn(before);
    const sums = new Int32Array(before.length + 1);
    let added = 0;
    for (const vertex of rows[layer] as readonly number[]) {
      const ends = (above[vertex] ?? []).map((each) => places.get(each) as number);
      for (const end of ends) {
        let notRight = 0;
        for (let at = end + 1; at > 0; at -= at & -at) notRight += sums[at] as number;
        crossings += added - notRight;
      }
      for (const end of ends)
        for (let at = end + 1; at < sums.length; at += at & -at) sums[at] = (sums[at] as number) + 1;
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
  const x: number[] = [];
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
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const layer of pass % 2 === 0 ? turns : turns.toReversed()) {
      const row = rows[layer] as readonly number[];
      const own = gaps[layer] as readonly number[];
      const wanted = row.map((vertex, place) => {
        const sides = pass < PASSES - 2 ? [pass % 2 === 0 ? above : below] : [above, below];
        const neighbours = sides.flatMap((side) => side[vertex] ?? []);
        const mean =
          neighbours.length === 0
            ? (x[vertex] as number)
            : neighbours.reduce((sum, each) => sum + (x[each] as number), 0) / neighbours.length;
        return mean - (own[place] as number);
      });
      const weights = row.map((vertex) => (vertex < size ? 1 : BEND_WEIGHT));
      for (const [place, at] of notFalling(wanted, weights).entries())
        x[row[place] as number] = at + (own[place] as number);
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
 * Returns the non-decreasing numbers that are nearest to the wanted ones by weighted least squares (pool
 * adjacent violators).
 */
function notFalling(wanted: readonly number[], weights: readonly number[]): readonly number[] {
  const pools: { sum: number; weight: number; count: number }[] = [];
  for (const [index, each] of wanted.entries()) {
    const weight = weights[index] as number;
    let pool = { sum: each * weight, weight, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.weight >= pool.sum / pool.weight;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = {
        sum: pool.sum + last.sum,
        weight: pool.weight + last.weight,
        count: pool.count + last.count,
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, weight, count }) => new Array<number>(count).fill(sum / weight));
}
