/**
 * A uniform tree that is never stored: every inner node has b children, every leaf lies at depth d, MAX is at the root.
 * Nodes are numbered level by level, so that children and depths are computed from the number of a node, and a leaf's
 * value is computed when it is asked for. Only what a search visits exists.
 */

import type { NodeId, SearchSpace } from '../tree/index.ts';
import { type KindCode, LEAF, MAX, MIN } from '../tree/nodeKind.ts';
import type { UniformShape } from '../tree/uniformShape.ts';

/** The orders in which the children of every node may be sorted. */
export type UniformOrder = 'best' | 'worst' | 'random';

/** The limit up to which whole numbers and their sums are exact. */
const MOST_NODES = 2 ** 52;

export class UniformSpace implements SearchSpace {
  readonly hasWholeLeaves = true;
  readonly hasHorizon = false;
  readonly standPat = null;
  readonly leafBounds = [-Infinity, Infinity] as const;
  readonly #branching: number;
  /** the number of the first node of each level, and a last entry that is beyond all nodes */
  readonly #firstOf: readonly number[];
  readonly #order: UniformOrder;
  readonly #seed: number;

  /** @param seed the seed for leaf values in random order; the other orders need none */
  constructor({ branching, depth }: UniformShape, order: UniformOrder, seed = 1) {
    const firstOf = [0];
    for (let level = 0, width = 1; level <= depth; level += 1, width *= branching)
      firstOf.push((firstOf[level] as number) + width);
    if ((firstOf.at(-1) as number) > MOST_NODES)
      throw new Error(`too many nodes to be told apart: b = ${branching}, d = ${depth}`);
    this.#branching = branching;
    this.#firstOf = firstOf;
    this.#order = order;
    this.#seed = seed;
  }

  get depth(): number {
    return this.#firstOf.length - 2;
  }

  kind(node: NodeId): KindCode {
    // The search for the level starts at the leaves, because most nodes are deep.
    let level = this.depth;
    if (node >= (this.#firstOf[level] as number)) return LEAF;
    do level -= 1;
    while (node < (this.#firstOf[level] as number));
    return level % 2 === 0 ? MAX : MIN;
  }

  moveCount(node: NodeId): number {
    return this.kind(node) === LEAF ? 0 : this.#branching;
  }

  child(node: NodeId, index: number): NodeId {
    return (node * this.#branching + 1 + index) as NodeId;
  }

  value(leaf: NodeId): number {
    const index = leaf - (this.#firstOf[this.depth] as number);
    return this.#order === 'random' ? drawnValue(this.#seed, index) : this.#orderedValue(index);
  }

  isHorizon(): boolean {
    return false;
  }

  weight(): number {
    return 1;
  }

  denominator(): number {
    return 1;
  }

  outcomeWeight(): number {
    return 1;
  }

  /**
   * Values are given from the root down. The root is worth 0. When a node is worth v and has b^n leaves below each
   * child, its best child is worth v as well; the next is worth v − b^n where MAX chooses and v + b^n where MIN does,
   * and so on in steps of b^n. Everything below a child differs from the child's value by less than such a step.
   * Therefore no two leaves are equal, each node has the value it was given, and the values below different children do
   * not mix.
   */
  #orderedValue(index: number): number {
    const { depth } = this;
    let value = 0;
    let step = 1;
    let rest = index;
    for (let level = depth - 1; level >= 0; level -= 1) {
      const place = rest % this.#branching;
      rest = (rest - place) / this.#branching;
      const rank = this.#order === 'best' ? place : this.#branching - 1 - place;
      if (rank > 0) value += level % 2 === 0 ? -rank * step : rank * step;
      step *= this.#branching;
    }
    return value;
  }
}

/**
 * Returns one of 2^52 whole numbers for each leaf, uniformly and independently of all other leaves: two rounds of the
 * finalizer of MurmurHash3 (in the public domain), in which every bit affects every other.
 */
function drawnValue(seed: number, index: number): number {
  const low = mixed((index | 0) ^ Math.imul(seed, 0x9e3779b1) ^ Math.floor(index / 2 ** 32));
  const high = mixed(low ^ Math.imul(seed + 1, 0x85ebca6b) ^ (index | 0));
  return (low >>> 0) * 2 ** 20 + (high >>> 12);
}

function mixed(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
