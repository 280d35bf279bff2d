/**
 * A game tree, immutable and flat: parallel arrays indexed by preorder rank.
 *
 * Nested objects would break at about 1,800 levels in structuredClone and postMessage; flat arrays
 * also make a subtree a range of ids, [node, subtreeEnd), and its leaves a range of leaf indices.
 */
import type { SearchSpace, StandPat } from '../search/searchSpace.ts';
import { type Evaluation, weightedSum } from './evaluation.ts';
import { NO_NODE, type NodeId } from './nodeId.ts';
import { CHANCE, type KindCode, kindOfCode, LEAF, type NodeKind } from './nodeKind.ts';
import type { Numbers } from './numbers.ts';
import { EXTENDED, NOISY_ONLY } from './reach.ts';

/** In place of a rank among its siblings: the pass does not look at the child. */
export const LEFT_OUT = -1;

/** The arrays behind a tree; lengths are the node count unless said otherwise. */
export interface TreeColumns {
  readonly kind: Uint8Array;
  /** −1 at the root */
  readonly parent: Int32Array;
  /** where a node's children begin in `childList`; one longer than the node count */
  readonly childStart: Int32Array;
  /** all children, grouped by parent, in order; one shorter than the node count */
  readonly childList: Int32Array;
  /** which child of its parent a node is, from 0 */
  readonly childIndex: Int32Array;
  /** one past the last node of the subtree */
  readonly subtreeEnd: Int32Array;
  readonly depth: Int32Array;
  /** leaves before this node in preorder; one longer than the node count */
  readonly leavesBefore: Int32Array;
  /** leaf values: finite or ±∞; NaN stands for "unknown" and nothing else */
  readonly value: Float64Array;
  /** under a chance node: the probability as a whole number over the parent's denominator */
  readonly weight: Float64Array;
  /** at a chance node: the common denominator of its children's probabilities */
  readonly denominator: Float64Array;
  /** probabilities as they were written ("1/3", "0.9"); empty elsewhere */
  readonly probability: readonly string[];
  readonly label: readonly string[];
  readonly move: readonly string[];
  /** survives an edit, unlike the id */
  readonly key: readonly string[];
  /** what a position is estimated to be worth, NaN where nobody says; null where nobody does at all */
  readonly staticValue: Float64Array | null;
  /** what EVAL adds up, and how much each counts; null where static values are plain numbers */
  readonly evaluation: Evaluation | null;
  /** by node, as many as EVAL has weights; NaN where a node has none; null where none has */
  readonly features: Float64Array | null;
  /** 1 where the move into a node is noisy: a capture, a check, a promotion; null where none is */
  readonly noisy: Uint8Array | null;
  /** the legal moves at a node; null where there is a child for each */
  readonly moveCount: Int32Array | null;
  /** of the legal moves at a node those that are noisy; null where there is a child for each */
  readonly noisyMoves: Int32Array | null;
  /** how many symmetric moves the one into a node stands for; null where each stands for itself */
  readonly times: Uint16Array | null;
  /** which kind of move the one into a node is, 0 the best; null where nobody tells kinds apart */
  readonly moveClass: Uint8Array | null;
  /** who of several players decides at an inner node, from 0; null where MAX, MIN and chance do */
  readonly player: Uint8Array | null;
  /** what each leaf, in order, is worth to each player; its `value` is then what it is worth to the first */
  readonly utilities: Float64Array | null;
  /** 1 at leaves that are none, but judged by their static value; null where there are none */
  readonly horizon: Uint8Array | null;
  /** 1 at leaves that are none, but whose value is known from a table; null where there are none */
  readonly tabled: Uint8Array | null;
  /** 1 at leaves at which the side that decides above would move again; null where it is always the other one’s turn */
  readonly again: Uint8Array | null;
}

/** Whether a value is a whole number, infinite or not known. */
export function isWhole(value: number): boolean {
  return Number.isInteger(value) || !Number.isFinite(value);
}

/** A finite tree of MAX, MIN and chance nodes over leaves with utilities, or of several players over vectors of them. */
export class GameTree implements SearchSpace, StandPat {
  readonly size: number;
  readonly leafCount: number;
  /** the greatest depth of a leaf, in edges */
  readonly height: number;
  readonly hasChance: boolean;
  readonly hasUnknown: boolean;
  readonly hasHorizon: boolean;
  /** whether a leaf is worth +∞ or −∞ */
  readonly hasInfinite: boolean;
  /** how many players there are; 0 where MAX and MIN decide */
  readonly players: number;
  /** the tree itself where only noisy moves are looked at somewhere; else null */
  readonly standPat: StandPat | null;
  readonly #moveCount: Int32Array | null;
  #nodes: readonly NodeId[] | null = null;
  #hasWholeLeaves: boolean | null = null;
  #leaves: readonly NodeId[] | null = null;

  constructor(
    readonly columns: TreeColumns,
    /** what every leaf value is known to lie in beforehand; (−∞, +∞) if nothing is known */
    readonly leafBounds: readonly [number, number] = [-Infinity, Infinity],
    /** what no leaf gives all players together more than; null where that is not known */
    readonly sum: number | null = null,
    /** of a tree as a pass looks at it, how far it reaches at each node, where that is beyond the limit somewhere */
    readonly reach: Uint8Array | null = null,
  ) {
    this.size = columns.kind.length;
    this.leafCount = columns.leavesBefore[this.size] as number;
    this.height = columns.depth.reduce((deepest, depth) => Math.max(deepest, depth), 0);
    this.hasChance = columns.kind.includes(CHANCE);
    this.hasUnknown = columns.kind.some((kind, id) => kind === LEAF && Number.isNaN(columns.value[id]));
    this.hasHorizon = columns.horizon !== null;
    this.standPat = reach?.some((at) => at >= NOISY_ONLY) ? this : null;
    this.#moveCount = columns.moveCount;
    this.players = (columns.utilities?.length ?? 0) / this.leafCount;
    this.hasInfinite = columns.value.includes(Infinity) || columns.value.includes(-Infinity);
  }

  /** Whose numbers its values are. */
  get numbers(): Numbers {
    return 'max';
  }

  /** Which way whoever decides at a node wants its number to go: as MAX does, or as MIN. */
  direction(node: NodeId): NodeKind {
    return this.kindName(node);
  }

  /** What every leaf value is known to lie in beforehand, in the numbers of a node. */
  leafBoundsAt(_node: NodeId): readonly [number, number] {
    return this.leafBounds;
  }

  /** A number of `node` as it is written at the other one. */
  inNumbersOf(_other: NodeId, _node: NodeId, value: number): number {
    return value;
  }

  /** Whether a number of the one node has the other sign at the other. */
  changesSign(a: NodeId, b: NodeId): boolean {
    return this.inNumbersOf(a, b, 1) !== 1;
  }

  /** Whether all leaves that are known, and static values that may be kept, are whole numbers or ±∞; found once. */
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
    return kindOfCode(this.kind(node));
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

  /** One past the last id of the subtree under `node`. */
  subtreeEnd(node: NodeId): NodeId {
    return this.columns.subtreeEnd[node] as NodeId;
  }

  /** Whether `node` lies in the subtree of `ancestor`, itself included. */
  isWithin(node: NodeId, ancestor: NodeId): boolean {
    return node >= ancestor && node < this.subtreeEnd(ancestor);
  }

  /** How many leaves have ids in [from, to). */
  leavesBetween(from: NodeId, to: NodeId): number {
    const { leavesBefore } = this.columns;
    return (leavesBefore[to] as number) - (leavesBefore[from] as number);
  }

  /** How many moves there are: as many as children, but where some were never generated. */
  moveCount(node: NodeId): number {
    return this.#moveCount === null ? this.childCount(node) : (this.#moveCount[node] as number);
  }

  /** Whether a leaf is none, but lies where the search does not look further. */
  isHorizon(leaf: NodeId): boolean {
    return this.columns.horizon !== null && this.columns.horizon[leaf] === 1;
  }

  /** Whether a leaf is none, but its value is known from a table. */
  isTabled(leaf: NodeId): boolean {
    return this.columns.tabled !== null && this.columns.tabled[leaf] === 1;
  }

  /** Of a leaf: whether the side that decides above it would be to move again. */
  movesAgain(leaf: NodeId): boolean {
    return this.columns.again !== null && this.columns.again[leaf] === 1;
  }

  /** Whether a node is deeper than the tree was searched, or was left out for being quiet. */
  isBeyond(node: NodeId): boolean {
    if (!this.hasHorizon) return false;
    for (let at = node, above = this.parent(at); above !== NO_NODE; at = above, above = this.parent(at))
      if (this.isHorizon(above) || this.columns.childIndex[at] === LEFT_OUT) return true;
    return false;
  }

  /** Whether a node lies at or beyond the depth limit, but is not quiet, so that the pass goes on there. */
  isExtended(node: NodeId): boolean {
    return this.reach !== null && (this.reach[node] as number) >= EXTENDED;
  }

  /** Whether the pass looks at noisy moves alone there, so that the mover may keep the static value. */
  standsPatAt(node: NodeId): boolean {
    return this.reach !== null && (this.reach[node] as number) >= NOISY_ONLY;
  }

  /** Whether there are moves besides that the pass does not look at for being quiet. */
  leavesOut(node: NodeId): boolean {
    return this.reach !== null && this.reach[node] === NOISY_ONLY;
  }

  /** How many of the legal moves are noisy. */
  noisyMoveCount(node: NodeId): number {
    const { noisyMoves } = this.columns;
    if (noisyMoves !== null) return noisyMoves[node] as number;
    return this.columns.noisy === null
      ? 0
      : this.children(node).filter((child) => this.isNoisy(child)).length;
  }

  /** Whether no move there is a capture, a check or the like. */
  isQuiet(node: NodeId): boolean {
    return this.noisyMoveCount(node) === 0;
  }

  /** What a position is estimated to be worth; NaN where nobody says. */
  staticValue(node: NodeId): number {
    return this.columns.staticValue?.[node] ?? Number.NaN;
  }

  /** What EVAL adds up at a node; null where it has no features. */
  features(node: NodeId): readonly number[] | null {
    const { features, evaluation } = this.columns;
    if (features === null || evaluation === null) return null;
    const count = evaluation.weights.length;
    const own = [...features.subarray(node * count, (node + 1) * count)];
    return Number.isNaN(own[0]) ? null : own;
  }

  /** Whether the move into a node is a capture, a check or the like. */
  isNoisy(node: NodeId): boolean {
    return this.columns.noisy?.[node] === 1;
  }

  /** The rank of a leaf among the leaves, left to right, from 0. */
  leafIndex(leaf: NodeId): number {
    return this.columns.leavesBefore[leaf] as number;
  }

  /** A leaf's value; NaN where it is unknown. */
  value(leaf: NodeId): number {
    return this.columns.value[leaf] as number;
  }

  /** Who decides at a node of several players, from 0. */
  player(node: NodeId): number {
    return this.columns.player?.[node] ?? 0;
  }

  /** What a leaf is worth to one of several players. */
  utility(leaf: NodeId, player: number): number {
    return this.columns.utilities?.[this.leafIndex(leaf) * this.players + player] ?? Number.NaN;
  }

  /** What a leaf is worth to each of several players; empty where there are none. */
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

  /** What the outcomes weigh together that were never generated; 0 where there is a child for each. */
  weightNeverSeen(chanceNode: NodeId): number {
    if (this.moveCount(chanceNode) === this.childCount(chanceNode)) return 0;
    const weights = this.children(chanceNode).map((child) => this.weight(child));
    return weights.reduce((left, weight) => left - weight, this.denominator(chanceNode));
  }

  /** The probability of reaching `node` from its chance parent, as it was written; else "". */
  probability(node: NodeId): string {
    return this.columns.probability[node] ?? '';
  }

  label(node: NodeId): string {
    return this.columns.label[node] ?? '';
  }

  move(node: NodeId): string {
    return this.columns.move[node] ?? '';
  }

  /** How many symmetric moves the one into a node stands for. */
  times(node: NodeId): number {
    return this.columns.times?.[node] ?? 1;
  }

  key(node: NodeId): string {
    return this.columns.key[node] ?? '';
  }

  /** The nodes from the root down to `node`, both included. */
  pathTo(node: NodeId): NodeId[] {
    const path: NodeId[] = [];
    for (let at = node; at !== NO_NODE; at = this.parent(at)) path.push(at);
    return path.reverse();
  }

  /** Every leaf, left to right; of a tree that is searched to a depth none that lies deeper. */
  leaves(): readonly NodeId[] {
    const { leavesBefore } = this.columns;
    this.#leaves ??= this.nodes().filter((node) => leavesBefore[node + 1] !== leavesBefore[node]);
    return this.#leaves;
  }

  /** Every node in preorder. */
  nodes(): readonly NodeId[] {
    this.#nodes ??= [...this.columns.kind.keys()] as NodeId[];
    return this.#nodes;
  }

  /** The same tree with another value at a leaf; everything else is shared. O(nodes) copied, nothing computed. */
  withValue(leaf: NodeId, value: number, leafBounds = this.leafBounds): GameTree {
    const values = this.columns.value.slice();
    values[leaf] = value === 0 ? 0 : value;
    return new GameTree({ ...this.columns, value: values }, leafBounds, this.sum);
  }

  /** The same tree by EVAL with other weights; static values follow from its features. O(nodes). */
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

  /** The same tree with its leaves said to lie in other bounds. */
  withBounds(leafBounds: readonly [number, number]): GameTree {
    return new GameTree(this.columns, leafBounds, this.sum);
  }
}
