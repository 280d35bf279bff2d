/**
 * A tree that grows as it is searched. Nothing is generated first and pruned afterwards: ACTIONS is called when a
 * node's moves are counted, and RESULT when one of them is visited, each once. A pruned node is therefore never
 * generated. A node's id is its rank in the order of generation. One space serves all passes of a run.
 *
 * Most nodes are positions at the depth limit. Once such a position is judged, it is not kept, because the search does not
 * need it again, and objects that live on cost more than the calls that made them. When it is to be displayed, RESULT is
 * called again. A search that deepens keeps all positions.
 */
import { type ChildOrder, type PassView, placesByKind } from '../tree/asSearched.ts';
import type { SearchSpace, StandPat } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, type KindCode, LEAF } from '../tree/nodeKind.ts';
import { PassReach } from '../tree/passReach.ts';
import { gcd } from '../tree/probability.ts';
import { INSIDE, JUDGED, NOISY_ONLY, type Reach } from '../tree/reach.ts';
import { type Grown, grownTree } from './grown.ts';
import { orNaN } from './orNaN.ts';
import { enlarged, FIRST_ROOM } from './room.ts';
import { haltAt, SearchHalt } from './searchHalt.ts';
import type { Source } from './source.ts';

/** The greatest number of positions of one space, so that a game cannot freeze the page. */
export const MOST_GENERATED = 200_000;

const NOT_KEPT = Symbol('not kept');

export class GrowingSpace<Position, Move> implements SearchSpace, StandPat {
  #depthLimit: number;
  /** by node: the indices of its moves in the order of the pass; null when no node has an order of its own */
  #order: ChildOrder | null = null;
  #isSorting = false;
  /** by node: the indices of its moves sorted by kind of move; filled when ACTIONS is called */
  readonly #orderByKind = new Map<NodeId, readonly number[]>();
  #mayStay = false;
  /** computes how far the pass reaches at a node; null when the depth limit alone decides */
  #reach: PassReach | null = null;
  /** by node: the reach computed so far; 0 when it has not been computed */
  #reached = new Uint8Array(0);
  readonly source: Source<Position, Move>;
  readonly #most: number;
  // the position of each node, by id; NOT_KEPT after it was judged at the depth limit
  readonly #positions: (Position | typeof NOT_KEPT)[] = [];
  #keepsJudged = false;
  /** by node: the static value with which it was judged at the depth limit; NaN before */
  #judgements = new Float64Array(FIRST_ROOM).fill(Number.NaN);
  #size = 0;
  #kinds = new Uint8Array(FIRST_ROOM);
  #depths = new Int32Array(FIRST_ROOM);
  #parents = new Int32Array(FIRST_ROOM);
  /** by node: the number of its moves; 0 when ACTIONS was not called, for example at leaves */
  #moveCounts = new Int32Array(FIRST_ROOM);
  /** by node: its moves, when ACTIONS was called only to find out whether the position is quiet */
  readonly #foreseen = new Map<NodeId, readonly Move[]>();
  /** by node: the indices of its noisy moves, once they have been asked for */
  readonly #noisyPlaces = new Map<NodeId, readonly number[]>();
  /** by node: the index in the columns by move at which its moves begin, once ACTIONS was called */
  #firstMoves = new Int32Array(FIRST_ROOM);
  /** the nodes by key when equal positions are one node; null when positions do not merge */
  readonly #known: Map<string, NodeId> | null;
  readonly #keyOf: (position: Position) => string;
  /** the nodes at which the game failed to say who decides */
  readonly #failing = new Set<NodeId>();
  // Columns by move; the moves of one node stand together. A list for each node would be one more object for every
  // inner node, which the garbage collector would have to carry along as long as the space is in use.
  readonly #moves: Move[] = [];
  /** the node that each move leads to; NO_NODE before RESULT was called */
  #results = new Int32Array(FIRST_ROOM).fill(NO_NODE);

  /**
   * @param keyOf returns equal keys for positions that are one node; without it no positions merge
   * @param full returns what is thrown at a node when there are as many positions as there may be
   */
  constructor(
    source: Source<Position, Move>,
    depthLimit = Infinity,
    most = MOST_GENERATED,
    keyOf: ((position: Position) => string) | null = null,
    private readonly full = (node: NodeId): Error => new SearchHalt(node, 'too-many'),
  ) {
    this.source = source;
    this.#depthLimit = depthLimit;
    this.#most = most;
    this.#known = keyOf === null ? null : new Map();
    this.#keyOf = keyOf ?? source.key;
    this.#known?.set(this.#keyOf(source.root), ROOT);
    this.#generate(source.root, NO_NODE);
  }

  get leafBounds(): readonly [number, number] {
    return this.source.leafBounds;
  }

  get hasWholeLeaves(): boolean {
    return this.source.hasWholeLeaves?.(this.#reach === null ? this.#depthLimit : null) ?? false;
  }

  get hasHorizon(): boolean {
    return this.#depthLimit !== Infinity || this.source.isEstimated !== undefined;
  }

  get standPat(): StandPat | null {
    return this.#mayStay ? this : null;
  }

  /** The depth in plies at which a position is judged by its static value; each pass has its own. */
  get depthLimit(): number {
    return this.#depthLimit;
  }

  /** The number of plies of the whole tree; Infinity when it is unknown. */
  get height(): number {
    return this.source.height ?? Infinity;
  }

  /** Sorts the moves of each node by kind from now on; the returned order grows as the space does. */
  sortMoves(): ChildOrder {
    this.#isSorting = true;
    return this.#orderByKind;
  }

  /** Keeps the positions at the depth limit from now on, because a deeper pass will search on from them. */
  keepJudged(): void {
    this.#keepsJudged = true;
  }

  /** Begins another pass over the space. The nodes that have been generated remain. */
  beginPass({ depth, order, quiet = 'none', most = null, checks = [] }: PassView): void {
    this.#depthLimit = depth ?? Infinity;
    this.#order = order !== undefined && (order.size > 0 || order === this.#orderByKind) ? order : null;
    const isPlain = quiet === 'none' && checks.length === 0;
    this.#reach = isPlain ? null : new PassReach(this, { depth, quiet, most, checks });
    this.#reached = new Uint8Array(isPlain ? 0 : this.#kinds.length);
    this.#mayStay = quiet === 'noisy';
  }

  /** Whether a position has a value without being searched further. */
  canJudge(node: NodeId): boolean {
    return this.#kinds[node] === LEAF || !Number.isNaN(this.staticValue(node));
  }

  /** The number of nodes generated so far. */
  get size(): number {
    return this.#size;
  }

  kind(node: NodeId): KindCode {
    return this.#isJudged(node) ? LEAF : (this.#kinds[node] as KindCode);
  }

  isHorizon(leaf: NodeId): boolean {
    if (this.#kinds[leaf] === LEAF) return this.source.isEstimated?.(this.position(leaf)) ?? false;
    return this.#isJudged(leaf);
  }

  /** Whether the pass visits only noisy moves at the node, so that its side to move may keep the static value. */
  standsPatAt(node: NodeId): boolean {
    return this.#mayStay && this.#reachOf(node) === NOISY_ONLY;
  }

  /** Whether the node has quiet moves that the pass does not visit. */
  leavesOut(node: NodeId): boolean {
    return this.standsPatAt(node) && this.noisyAt(node).length < this.#allMoves(node);
  }

  /** Returns the static value of a position; NaN when it has none, and when the game fails. */
  staticValue(node: NodeId): number {
    const known = this.#judgements[node] as number;
    if (!Number.isNaN(known)) return known;
    return orNaN(() => this.source.staticValue(this.position(node)));
  }

  depth(node: NodeId): number {
    return this.#depths[node] as number;
  }

  parent(node: NodeId): NodeId {
    return this.#parents[node] as NodeId;
  }

  /** Whether `node` is `ancestor` or was first reached through it. */
  isWithin(node: NodeId, ancestor: NodeId): boolean {
    let above = node;
    while (above > ancestor) above = this.parent(above);
    return above === ancestor;
  }

  /** Whether the node has no noisy move. The function calls ACTIONS but not RESULT. */
  isQuiet(node: NodeId): boolean {
    return this.noisyAt(node).length === 0;
  }

  /** Whether the node is terminal. */
  isOver(node: NodeId): boolean {
    return this.#kinds[node] === LEAF;
  }

  moveCount(node: NodeId): number {
    if (this.#isJudged(node)) return 0;
    const count = this.#allMoves(node);
    return this.standsPatAt(node) ? this.noisyAt(node).length : count;
  }

  /** Returns the index, among all moves of a node, of the index-th move that the pass tries. */
  #placeOf(node: NodeId, index: number): number {
    if (this.standsPatAt(node))
      return this.places(node).filter((place) => this.isTried(node, place))[index] ?? -1;
    return this.#order === null ? index : (this.#order.get(node)?.[index] ?? index);
  }

  /** Returns the indices of all moves of a node, in the order in which the pass tries them. */
  places(node: NodeId): readonly number[] {
    return this.#order?.get(node) ?? Array.from({ length: this.#allMoves(node) }, (_none, place) => place);
  }

  /** Whether the pass visits the move with this index among all moves of the node. */
  isTried(node: NodeId, place: number): boolean {
    return !this.standsPatAt(node) || this.noisyAt(node).includes(place);
  }

  #isJudged(node: NodeId): boolean {
    if ((this.#depths[node] as number) < this.#depthLimit) return false;
    return this.#reach === null || this.#reachOf(node) === JUDGED;
  }

  #reachOf(node: NodeId): Reach {
    if (this.#reach === null || this.#kinds[node] === LEAF) return INSIDE;
    let reach = this.#reached[node] as Reach | 0;
    if (reach === 0) {
      reach = this.#reach.of(node);
      this.#reached[node] = reach;
    }
    return reach;
  }

  /** Returns the indices of the noisy moves of a node. The function calls ACTIONS but not RESULT. */
  noisyAt(node: NodeId): readonly number[] {
    const known = this.#noisyPlaces.get(node);
    if (known !== undefined) return known;
    const { isNoisy } = this.source;
    const position = this.position(node);
    const kind = this.#kinds[node];
    let places: readonly number[] = [];
    if (isNoisy !== undefined && kind !== LEAF && kind !== CHANCE) {
      const moves = this.#moveCounts[node] === 0 ? this.#actions(node) : this.movesOf(node);
      this.#foreseen.set(node, moves);
      places = [...moves.keys()].filter((place) => isNoisy(position, moves[place] as Move));
    }
    this.#noisyPlaces.set(node, places);
    return places;
  }

  child(node: NodeId, index: number): NodeId {
    const count = this.#allMoves(node);
    const place = this.#placeOf(node, index);
    if (place < 0 || place >= count) throw new RangeError(`node ${node} has no child ${index}`);
    const at = (this.#firstMoves[node] as number) + place;
    const known = this.#results[at] as NodeId;
    if (known !== NO_NODE) return known;
    const position = this.#result(node, this.#moves[at] as Move);
    const child =
      this.#known === null ? this.#generate(position, node) : this.#merged(position, node, this.#known);
    this.#results[at] = child;
    return child;
  }

  /** Returns the node that the index-th move of a node leads to; NO_NODE when it was not generated. */
  childSoFar(node: NodeId, index: number): NodeId {
    this.#allMoves(node);
    return this.#results[(this.#firstMoves[node] as number) + index] as NodeId;
  }

  #merged(position: Position, node: NodeId, known: Map<string, NodeId>): NodeId {
    const key = this.#keyOf(position);
    const before = known.get(key);
    if (before !== undefined) return before;
    const child = this.#generate(position, node);
    known.set(key, child);
    return child;
  }

  #result(node: NodeId, move: Move): Position {
    try {
      return this.source.child(this.position(node), move);
    } catch (thrown) {
      throw haltAt(node, thrown);
    }
  }

  /** Returns the nodes that the moves of a node led to, in order, without those for which RESULT was not called. */
  successors(node: NodeId): readonly { readonly node: NodeId; readonly move: string }[] {
    const first = this.#firstMoves[node] as number;
    return this.#movesSoFar(node).flatMap((move, index) => {
      const child = this.#results[first + index] as NodeId;
      return child === NO_NODE ? [] : [{ node: child, move: this.source.printMove(move) }];
    });
  }

  /** Returns the indices of the moves of a node that led to new nodes; a merged position is a child of its first parent only. */
  generatedMoves(node: NodeId): readonly number[] {
    const first = this.#firstMoves[node] as number;
    const own = new Set<NodeId>();
    return [...this.#movesSoFar(node).keys()].filter((index) => {
      const child = this.#results[first + index] as NodeId;
      if (child === NO_NODE || this.#parents[child] !== node || own.has(child)) return false;
      own.add(child);
      return true;
    });
  }

  value(leaf: NodeId): number {
    if (this.#failing.size > 0 && this.#failing.has(leaf)) throw new SearchHalt(leaf, 'bad-game');
    try {
      return this.#kinds[leaf] === LEAF ? this.source.value(this.position(leaf)) : this.#judge(leaf);
    } catch {
      throw new SearchHalt(leaf, 'bad-game');
    }
  }

  /** Returns the static value of a node at the depth limit, whose position is not kept from then on. */
  #judge(node: NodeId): number {
    const known = this.#judgements[node] as number;
    if (!Number.isNaN(known)) return known;
    const value = this.source.staticValue(this.position(node));
    this.#judgements[node] = value;
    if (!this.#keepsJudged && node !== ROOT) this.#positions[node] = NOT_KEPT;
    return value;
  }

  weight(node: NodeId): number {
    const probability = this.#probability(node);
    return probability === null
      ? 1
      : (probability.numerator * this.denominator(this.#parents[node] as NodeId)) / probability.denominator;
  }

  denominator(chanceNode: NodeId): number {
    let common = 1;
    for (const move of this.movesOf(chanceNode)) {
      const probability = this.source.probability(this.position(chanceNode), move);
      if (probability !== null) common *= probability.denominator / gcd(common, probability.denominator);
    }
    return common;
  }

  outcomeWeight(chanceNode: NodeId, index: number): number {
    const probability = this.source.probability(this.position(chanceNode), this.move(chanceNode, index));
    if (probability === null) throw new SearchHalt(chanceNode, 'unseen-move');
    return (probability.numerator * this.denominator(chanceNode)) / probability.denominator;
  }

  position(node: NodeId): Position {
    const kept = this.#positions[node] as Position | typeof NOT_KEPT;
    return kept === NOT_KEPT ? this.#restored(node) : kept;
  }

  /** Returns the position of a node that was judged at the depth limit, and keeps it from then on. */
  #restored(node: NodeId): Position {
    const parent = this.#parents[node] as NodeId;
    const at = this.#results.indexOf(node, this.#firstMoves[parent]);
    const position = this.source.child(this.position(parent), this.#moves[at] as Move);
    this.#positions[node] = position;
    return position;
  }

  /** Returns the move of a node with this index, in the order of the game. */
  move(node: NodeId, index: number): Move {
    if (index >= this.#allMoves(node)) throw new RangeError(`node ${node} has no child ${index}`);
    return this.#moves[(this.#firstMoves[node] as number) + index] as Move;
  }

  /** Makes the tree of the generated nodes, as `grown.ts` says. */
  grown(options: { readonly isOpen?: boolean } = {}): Generator<undefined, Grown> {
    return grownTree(this, options);
  }

  /** Returns who decides at a node, or LEAF where the game is over, however far the pass reaches. */
  ownKind(node: NodeId): KindCode {
    return this.#kinds[node] as KindCode;
  }

  /** Whether ACTIONS was called for the moves of a node. */
  hasMoves(node: NodeId): boolean {
    return (this.#moveCounts[node] as number) > 0;
  }

  /** Returns the indices of the noisy moves of a node, once they have been asked for. */
  noisySoFar(node: NodeId): readonly number[] | undefined {
    return this.#noisyPlaces.get(node);
  }

  /** Whether the game failed to say who decides at a node. */
  hasFailed(node: NodeId): boolean {
    return this.#failing.has(node);
  }

  #probability(node: NodeId) {
    const parent = this.#parents[node] as NodeId;
    if (parent === NO_NODE || this.#kinds[parent] !== CHANCE) return null;
    const first = this.#firstMoves[parent] as number;
    return this.source.probability(
      this.position(parent),
      this.move(parent, this.#results.indexOf(node, first) - first),
    );
  }

  /** Returns the moves of a node, in the order of the game; the first call asks the game for them. */
  movesOf(node: NodeId): readonly Move[] {
    this.#allMoves(node);
    return this.#movesSoFar(node);
  }

  /** Returns the moves of a node; none when ACTIONS was not called. */
  #movesSoFar(node: NodeId): readonly Move[] {
    const first = this.#firstMoves[node] as number;
    return this.#moves.slice(first, first + (this.#moveCounts[node] as number));
  }

  /** Returns the number of moves that the game has at a node; the first call asks the game for them. */
  #allMoves(node: NodeId): number {
    const known = this.#moveCounts[node] as number;
    return known > 0 || this.#kinds[node] === LEAF ? known : this.#ask(node);
  }

  #ask(node: NodeId): number {
    const moves = (this.#foreseen.size > 0 && this.#foreseen.get(node)) || this.#actions(node);
    const first = this.#moves.length;
    const end = first + moves.length;
    // A loop without an iterator, because this is done at every inner node.
    for (let index = 0; index < moves.length; index += 1) this.#moves.push(moves[index] as Move);
    if (end > this.#results.length) this.#results = enlarged(this.#results, end).fill(NO_NODE, first);
    this.#firstMoves[node] = first;
    this.#moveCounts[node] = moves.length;
    this.#sort(node, moves);
    return moves.length;
  }

  #sort(node: NodeId, moves: readonly Move[]): void {
    if (!this.#isSorting || this.source.moveClass === undefined || moves.length < 2) return;
    const kinds = moves.map((move) => this.source.moveClass?.(this.position(node), move) ?? 0);
    this.#orderByKind.set(node, placesByKind(kinds));
  }

  #actions(node: NodeId): readonly Move[] {
    let moves: readonly Move[] = [];
    try {
      moves = this.source.moves(this.position(node));
    } catch {
      // A game that throws has no moves, so the search halts below.
    }
    if (moves.length === 0) throw new SearchHalt(node, 'bad-game');
    return moves;
  }

  #generate(position: Position, parent: NodeId): NodeId {
    if (this.#size >= this.#most) throw this.full(parent);
    const node = this.#size as NodeId;
    if (node === this.#kinds.length) this.#enlarge();
    this.#positions.push(position);
    this.#kinds[node] = this.#kindOf(position);
    this.#depths[node] = parent === NO_NODE ? 0 : (this.#depths[parent] as number) + 1;
    this.#parents[node] = parent;
    this.#size += 1;
    return node;
  }

  #enlarge(): void {
    const room = 2 * this.#size;
    this.#kinds = enlarged(this.#kinds, room);
    this.#depths = enlarged(this.#depths, room);
    this.#parents = enlarged(this.#parents, room);
    this.#firstMoves = enlarged(this.#firstMoves, room);
    this.#moveCounts = enlarged(this.#moveCounts, room);
    this.#judgements = enlarged(this.#judgements, room).fill(Number.NaN, this.#size);
    if (this.#reach !== null) this.#reached = enlarged(this.#reached, room);
  }

  /** Returns who decides at a position. A game that cannot say gets a leaf, at which the search halts. */
  #kindOf(position: Position): KindCode {
    try {
      return this.source.kind(position);
    } catch {
      this.#failing.add(this.size as NodeId);
      return LEAF;
    }
  }
}
