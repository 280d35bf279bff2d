/**
 * A game tree: an immutable value of parallel arrays, which are indexed by the rank of a node in preorder.
 *
 * Nested objects would fail at about 1,800 levels in structuredClone and postMessage. Flat arrays also make a subtree a
 * range of ids, [node, subtreeEnd), and its leaves a range of leaf indices.
 */
import { type Evaluation, weightedSum } from './evaluation.ts';
import { NO_NODE, type NodeId } from './nodeId.ts';
import { CHANCE, type KindCode, LEAF, NODE_KINDS, type NodeKind } from './nodeKind.ts';
import type { Numbers } from './numbers.ts';
import { EXTENDED, NOISY_ONLY } from './reach.ts';
import type { SearchSpace, StandPat } from './searchSpace.ts';

/** The index of a child that the pass does not visit. */
export const LEFT_OUT = -1;

/** The arrays behind a tree. Each has one entry per node unless its comment says otherwise. */
export interface TreeColumns {
  readonly kind: Uint8Array;
  /** the parent by node; −1 at the root */
  readonly parent: Int32Array;
  /** the index at which a node's children begin in `childList`; the array is one longer than the node count */
  readonly childStart: Int32Array;
  /** all children, grouped by parent, in order; the array is one shorter than the node count */
  readonly childList: Int32Array;
  /** the index of a node among its siblings, from 0 */
  readonly childIndex: Int32Array;
  /** one past the id of the last node of the subtree */
  readonly subtreeEnd: Int32Array;
  readonly depth: Int32Array;
  /** the number of leaves before this node in preorder; the array is one longer than the node count */
  readonly leavesBefore: Int32Array;
  /** the values of leaves: finite or ±∞; NaN means "unknown" and nothing else */
  readonly value: Float64Array;
  /** at a child of a chance node: the probability as a whole number over the parent's denominator */
  readonly weight: Float64Array;
  /** at a chance node: the common denominator of its children's probabilities */
  readonly denominator: Float64Array;
  /** at a child of a chance node: the probability as its author wrote it ("1/3", "0.9"); empty at other nodes */
  readonly probability: readonly string[];
  readonly label: readonly string[];
  readonly move: readonly string[];
  /**
   * the keys of the nodes; a node keeps its key, unlike its id, through an edit. Empty in a tree that is too large to be
   * drawn or edited: each key is then "n" and the rank in preorder
   */
  readonly key: readonly string[];
  /** the static value by node, NaN where there is none; null when no node has one */
  readonly staticValue: Float64Array | null;
  /** the names of the features of EVAL and their weights; null when static values are plain numbers */
  readonly evaluation: Evaluation | null;
  /** the features by node, as many as EVAL has weights; NaN where a node has none; null when no node has any */
  readonly features: Float64Array | null;
  /** 1 where the move into a node is noisy: a capture, a check, a promotion; null when no move is */
  readonly noisy: Uint8Array | null;
  /** the number of legal moves at a node; null when there is a child for each */
  readonly moveCount: Int32Array | null;
  /** 1 at inner nodes that may have more moves than it is told; null when the number is known at all nodes */
  readonly untoldMoves: Uint8Array | null;
  /** the number of noisy moves among the legal moves; null when there is a child for each */
  readonly noisyMoves: Int32Array | null;
  /** the number of symmetric moves that the move into a node stands for; null when each stands for itself */
  readonly times: Uint16Array | null;
  /** the kind of the move into a node, 0 for the best; null when the game does not distinguish kinds */
  readonly moveClass: Uint8Array | null;
  /** the player who decides at an inner node, from 0; null in a tree of MAX and MIN */
  readonly player: Uint8Array | null;
  /** the vector of each leaf, in leaf order; the leaf's `value` is then its first component */
  readonly utilities: Float64Array | null;
  /** 1 at leaves that are not terminal but judged by their static value; null when there are none */
  readonly horizon: Uint8Array | null;
  /** 1 at leaves that are not terminal but whose value is known from a table; null when there are none */
  readonly tabled: Uint8Array | null;
  /**
   * 1 at leaves at which the side that decides at the parent would move again; null when it is always the other side’s
   * turn
   */
  readonly again: Uint8Array | null;
}

/** What is found out about a tree by looking at every node. */
export type TreeFacts = Pick<GameTree, 'height' | 'hasChance' | 'hasUnknown' | 'hasInfinite'>;

/** Looks at every node, which takes a while for a large tree. */
export function factsOf({ kind, value, depth }: TreeColumns): TreeFacts {
  let height = 0;
  let hasUnknown = false;
  // One loop without calls, because a large tree is made while the page is in use.
  for (let id = 0; id < kind.length; id += 1) {
    if ((depth[id] as number) > height) height = depth[id] as number;
    if (kind[id] === LEAF && Number.isNaN(value[id])) hasUnknown = true;
  }
  const hasInfinite = value.includes(Infinity) || value.includes(-Infinity);
  return { height, hasUnknown, hasChance: kind.includes(CHANCE), hasInfinite };
}

/** Whether a value is a whole number, infinite or unknown. */
export function isWhole(value: number): boolean {
  return Number.isInteger(value) || !Number.isFinite(value);
}

/**
 * A finite tree of MAX, MIN and chance nodes over leaves with utilities, or of several players over leaves with
 * vectors.
 */
export class GameTree implements SearchSpace, StandPat {
  readonly size: number;
  readonly leafCount: number;
  /** the greatest depth of a leaf, in edges */
  readonly height: number;
  readonly hasChance: boolean;
  readonly hasUnknown: boolean;
  readonly hasHorizon: boolean;
  /** whether some leaf has the value +∞ or −∞ */
  readonly hasInfinite: boolean;
  /** the number of players; 0 when MAX and MIN decide */
  readonly players: number;
  /** the tree itself, as the object to ask at which nodes only noisy moves are searched; null when there are none */
  readonly standPat: StandPat | null;
  readonly #moveCount: Int32Array | null;
  #nodes: readonly NodeId[] | null = null;
  #hasWholeLeaves: boolean | null = null;
  #leaves: readonly NodeId[] | null = null;

  constructor(
    readonly columns: TreeColumns,
    /** the interval in which every leaf value is known to lie; (−∞, +∞) when nothing is known */
    readonly leafBounds: readonly [number, number] = [-Infinity, Infinity],
    /** the greatest sum of any leaf's vector; null when it is not declared */
    readonly sum: number | null = null,
    /** in the view of a pass: by node, how far the pass reaches; null when it reaches beyond the depth limit nowhere */
    readonly reach: Uint8Array | null = null,
    facts = factsOf(columns),
  ) {
    this.size = columns.kind.length;
    this.leafCount = columns.leavesBefore[this.size] as number;
    this.height = facts.height;
    this.hasUnknown = facts.hasUnknown;
    this.hasChance = facts.hasChance;
    this.hasInfinite = facts.hasInfinite;
    this.hasHorizon = columns.horizon !== null;
    this.standPat = reach?.some((at) => at >= NOISY_ONLY) ? this : null;
    this.#moveCount = columns.moveCount;
    // A tree that a simulation has grown may have no leaf yet.
    this.players = (columns.utilities?.length ?? 0) / this.leafCount || 0;
  }

  /** From whose view values are written: MAX at every node, or the side to move. */
  get numbers(): Numbers {
    return 'max';
  }

  /** Returns whether the deciding side of a node wants its number greater, as MAX does, or smaller, as MIN does. */
  direction(node: NodeId): NodeKind {
    return this.kindName(node);
  }

  /** Returns the interval of all leaf values, from the view from which the numbers of a node are written. */
  leafBoundsAt(_node: NodeId): readonly [number, number] {
    return this.leafBounds;
  }

  /** Converts a number from the view of node `node` to the view of node `other`. */
  inNumbersOf(_other: NodeId, _node: NodeId, value: number): number {
    return value;
  }

  /** Whether a number changes its sign between the views of two nodes. */
  changesSign(a: NodeId, b: NodeId): boolean {
    return this.inNumbersOf(a, b, 1) !== 1;
  }

  /** Whether all known leaves, and all static values that may be kept, are whole numbers or ±∞; computed once. */
  get hasWholeLeaves(): boolean {
    this.#hasWholeLeaves ??=
      this.leaves().every((leaf) => isWhole(this.value(leaf))) &&
      (this.reach === null ||
        this.nodes().every((node) => !this.standsPatAt(node) || isWhole(this.staticValue(node))));
    return this.#hasWholeLeaves;
  }

  kind(node: NodeId): KindCode {
    return this.columns.kind[node] as KindCode;
  }

  kindName(node: NodeId): NodeKind {
    return NODE_KINDS[this.kind(node)] as NodeKind;
  }

  isLeaf(node: NodeId): boolean {
    return this.columns.kind[node] === LEAF;
  }

  parent(node: NodeId): NodeId {
    return this.columns.parent[node] as NodeId;
  }

  childCount(node: NodeId): number {
    const { childStart } = this.columns;
    return (childStart[node + 1] as number) - (childStart[node] as number);
  }

  child(node: NodeId, index: number): NodeId {
    const { childStart, childList } = this.columns;
    return childList[(childStart[node] as number) + index] as NodeId;
  }

  children(node: NodeId): NodeId[] {
    const children: NodeId[] = [];
    const count = this.childCount(node);
    for (let index = 0; index < count; index += 1) children.push(this.child(node, index));
    return children;
  }

  childIndex(node: NodeId): number {
    return this.columns.childIndex[node] as number;
  }

  depth(node: NodeId): number {
    return this.columns.depth[node] as number;
  }

  /** Returns one past the last id of the subtree under `node`. */
  subtreeEnd(node: NodeId): NodeId {
    return this.columns.subtreeEnd[node] as NodeId;
  }

  /** Whether `node` lies in the subtree of `ancestor`, itself included. */
  isWithin(node: NodeId, ancestor: NodeId): boolean {
    return node >= ancestor && node < this.subtreeEnd(ancestor);
  }

  /** Returns how many leaves have ids in [from, to). */
  leavesBetween(from: NodeId, to: NodeId): number {
    const { leavesBefore } = this.columns;
    return (leavesBefore[to] as number) - (leavesBefore[from] as number);
  }

  /** Returns the number of legal moves of a node, which is the number of children unless some were never generated. */
  moveCount(node: NodeId): number {
    return this.#moveCount === null ? this.childCount(node) : (this.#moveCount[node] as number);
  }

  /** Whether a node may have more moves than children, because nothing tells how many it has, as in the log of a program. */
  mayHaveMore(node: NodeId): boolean {
    return this.columns.untoldMoves !== null && this.columns.untoldMoves[node] === 1;
  }

  /** Whether a leaf is not terminal but lies at the depth limit. */
  isHorizon(leaf: NodeId): boolean {
    return this.columns.horizon !== null && this.columns.horizon[leaf] === 1;
  }

  /** Whether a leaf is not terminal but its value is known from a table. */
  isTabled(leaf: NodeId): boolean {
    return this.columns.tabled !== null && this.columns.tabled[leaf] === 1;
  }

  /** Whether the side that decides at a leaf's parent would also move at the leaf. */
  movesAgain(leaf: NodeId): boolean {
    return this.columns.again !== null && this.columns.again[leaf] === 1;
  }

  /** Whether a node is deeper than the pass searches, or is left out of it because its move is quiet. */
  isBeyond(node: NodeId): boolean {
    if (!this.hasHorizon) return false;
    for (let at = node, above = this.parent(at); above !== NO_NODE; at = above, above = this.parent(at))
      if (this.isHorizon(above) || this.columns.childIndex[at] === LEFT_OUT) return true;
    return false;
  }

  /** Whether a node lies at or beyond the depth limit but is not quiet, so that the pass searches it further. */
  isExtended(node: NodeId): boolean {
    return this.reach !== null && (this.reach[node] as number) >= EXTENDED;
  }

  /** Whether the pass visits only noisy moves at the node, so that its side to move may keep the static value. */
  standsPatAt(node: NodeId): boolean {
    return this.reach !== null && (this.reach[node] as number) >= NOISY_ONLY;
  }

  /** Whether the node has quiet moves that the pass does not visit. */
  leavesOut(node: NodeId): boolean {
    return this.reach !== null && this.reach[node] === NOISY_ONLY;
  }

  /** Returns the number of noisy moves among the legal ones. */
  noisyMoveCount(node: NodeId): number {
    const { noisyMoves } = this.columns;
    if (noisyMoves !== null) return noisyMoves[node] as number;
    return this.columns.noisy === null
      ? 0
      : this.children(node).filter((child) => this.isNoisy(child)).length;
  }

  /** Whether the node has no noisy move (a capture, a check or the like). */
  isQuiet(node: NodeId): boolean {
    return this.noisyMoveCount(node) === 0;
  }

  /** Returns the static value of a node; NaN when there is none. */
  staticValue(node: NodeId): number {
    return this.columns.staticValue?.[node] ?? Number.NaN;
  }

  /** Returns the features of a node, which EVAL adds up; null when it has none. */
  features(node: NodeId): readonly number[] | null {
    const { features, evaluation } = this.columns;
    if (features === null || evaluation === null) return null;
    const count = evaluation.weights.length;
    const own = [...features.subarray(node * count, (node + 1) * count)];
    return Number.isNaN(own[0]) ? null : own;
  }

  /** Whether the move into a node is noisy: a capture, a check or the like. */
  isNoisy(node: NodeId): boolean {
    return this.columns.noisy?.[node] === 1;
  }

  /** Returns the rank of a leaf among the leaves, from left to right, from 0. */
  leafIndex(leaf: NodeId): number {
    return this.columns.leavesBefore[leaf] as number;
  }

  /** Returns a leaf's value; NaN when it is unknown. */
  value(leaf: NodeId): number {
    return this.columns.value[leaf] as number;
  }

  /** Returns the player who decides at a node, from 0. */
  player(node: NodeId): number {
    return this.columns.player?.[node] ?? 0;
  }

  /** Returns the component of a leaf's vector for one player. */
  utility(leaf: NodeId, player: number): number {
    return this.columns.utilities?.[this.leafIndex(leaf) * this.players + player] ?? Number.NaN;
  }

  /** Returns the vector of a leaf; empty when there are no players. */
  vector(leaf: NodeId): readonly number[] {
    return Array.from({ length: this.players }, (_, player) => this.utility(leaf, player));
  }

  weight(node: NodeId): number {
    return this.columns.weight[node] as number;
  }

  denominator(chanceNode: NodeId): number {
    return this.columns.denominator[chanceNode] as number;
  }

  outcomeWeight(chanceNode: NodeId, index: number): number {
    return this.weight(this.child(chanceNode, index));
  }

  /** Returns the total weight of the outcomes that were never generated; 0 when there is a child for each. */
  weightNeverSeen(chanceNode: NodeId): number {
    if (this.moveCount(chanceNode) === this.childCount(chanceNode)) return 0;
    const weights = this.children(chanceNode).map((child) => this.weight(child));
    return weights.reduce((left, weight) => left - weight, this.denominator(chanceNode));
  }

  /** Returns the probability of a child of a chance node as its author wrote it; "" at other nodes. */
  probability(node: NodeId): string {
    return this.columns.probability[node] ?? '';
  }

  label(node: NodeId): string {
    return this.columns.label[node] ?? '';
  }

  move(node: NodeId): string {
    return this.columns.move[node] ?? '';
  }

  /** Returns how many symmetric moves the move into a node stands for. */
  times(node: NodeId): number {
    return this.columns.times?.[node] ?? 1;
  }

  key(node: NodeId): string {
    return this.columns.key[node] ?? `n${node}`;
  }

  /** Returns the nodes from the root down to `node`, both included. */
  pathTo(node: NodeId): NodeId[] {
    const path: NodeId[] = [];
    for (let at = node; at !== NO_NODE; at = this.parent(at)) path.push(at);
    return path.reverse();
  }

  /** Returns every leaf from left to right; in the view of a depth-limited pass, only leaves within the depth. */
  leaves(): readonly NodeId[] {
    const { leavesBefore } = this.columns;
    this.#leaves ??= this.nodes().filter((node) => leavesBefore[node + 1] !== leavesBefore[node]);
    return this.#leaves;
  }

  /** Returns every node in preorder. */
  nodes(): readonly NodeId[] {
    if (this.#nodes === null) {
      const nodes: NodeId[] = [];
      for (let id = 0; id < this.size; id += 1) nodes.push(id as NodeId);
      this.#nodes = nodes;
    }
    return this.#nodes;
  }

  /**
   * Returns the same tree with another value at a leaf. All other columns are shared: O(nodes) copied, nothing computed
   * anew.
   */
  withValue(leaf: NodeId, value: number, leafBounds = this.leafBounds): GameTree {
    const values = this.columns.value.slice();
    values[leaf] = value === 0 ? 0 : value;
    return new GameTree({ ...this.columns, value: values }, leafBounds, this.sum);
  }

  /** Returns the same tree with other weights of EVAL; static values are computed anew from the features. O(nodes). */
  withWeights(weights: readonly number[], leafBounds = this.leafBounds): GameTree {
    const { evaluation, features, horizon, value, staticValue } = this.columns;
    if (evaluation === null) throw new Error('a tree without features has no weights');
    const values = value.slice();
    const statics = staticValue?.slice() ?? new Float64Array(this.size).fill(Number.NaN);
    for (const node of features === null ? [] : this.nodes()) {
      const own = features?.subarray(node * weights.length, (node + 1) * weights.length) ?? [];
      if (Number.isNaN(own[0])) continue;
      statics[node] = weightedSum(weights, own);
      if (horizon?.[node] === 1) values[node] = statics[node];
    }
    const columns = { ...this.columns, value: values, staticValue: statics };
    return new GameTree({ ...columns, evaluation: { ...evaluation, weights } }, leafBounds, this.sum);
  }

  /** Returns the same tree with other declared bounds of the leaf values. */
  withBounds(leafBounds: readonly [number, number]): GameTree {
    return new GameTree(this.columns, leafBounds, this.sum);
  }
}
