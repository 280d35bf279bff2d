/**
 * A game as a space to search. Nothing is drawn first and cut afterwards: ACTIONS is asked when a
 * node's children are counted, RESULT when one of them is looked at, so a pruned node is never
 * generated at all. A node's id is its turn in the order of generation.
 */
import type { SearchSpace } from '../core/search/searchSpace.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { type KindCode, LEAF, MAX, MIN } from '../core/tree/nodeKind.ts';
import type { Game } from './game.ts';

const NOT_ASKED = -1;

export class GameSpace<State, Move> implements SearchSpace {
  readonly #game: Game<State, Move>;
  readonly #depthLimit: number;
  // by node
  readonly #states: State[] = [];
  readonly #kinds: KindCode[] = [];
  readonly #depths: number[] = [];
  readonly #moveCounts: number[] = [];
  /** where the node's moves begin in the two columns below; NOT_ASKED before ACTIONS was */
  readonly #firstMoves: number[] = [];
  // by move, those of one node together
  readonly #moves: Move[] = [];
  /** the node a move leads to; NO_NODE before RESULT was asked */
  readonly #results: NodeId[] = [];

  /** @param depthLimit plies below S0 at which a state becomes a horizon leaf valued by EVAL */
  constructor(game: Game<State, Move>, depthLimit = Infinity) {
    this.#game = game;
    this.#depthLimit = depthLimit;
    this.#generate(game.s0, 0);
  }

  /** How many nodes have been generated so far. */
  get size(): number {
    return this.#kinds.length;
  }

  kind(node: NodeId): KindCode {
    return this.#kinds[node] as KindCode;
  }

  childCount(node: NodeId): number {
    if (this.#firstMoves[node] === NOT_ASKED) this.#askMoves(node);
    return this.#moveCounts[node] as number;
  }

  child(node: NodeId, index: number): NodeId {
    const at = this.#moveAt(node, index);
    const known = this.#results[at] as NodeId;
    if (known !== NO_NODE) return known;
    const state = this.#game.result(this.state(node), this.#moves[at] as Move);
    const child = this.#generate(state, (this.#depths[node] as number) + 1);
    this.#results[at] = child;
    return child;
  }

  /** UTILITY in the full game, EVAL under a depth limit; NaN where a game cut short has no EVAL. */
  value(leaf: NodeId): number {
    const state = this.state(leaf);
    if (this.#depthLimit === Infinity) return this.#game.utility(state);
    if (this.#game.evaluate !== undefined) return this.#game.evaluate(state);
    return this.#game.terminalTest(state) ? this.#game.utility(state) : Number.NaN;
  }

  /** Nothing is left to chance. */
  weight(): number {
    return 1;
  }

  denominator(): number {
    return 1;
  }

  state(node: NodeId): State {
    return this.#states[node] as State;
  }

  /** The move that leads to `child(node, index)`. */
  move(node: NodeId, index: number): Move {
    return this.#moves[this.#moveAt(node, index)] as Move;
  }

  #moveAt(node: NodeId, index: number): number {
    if (index >= this.childCount(node)) throw new RangeError(`node ${node} has no child ${index}`);
    return (this.#firstMoves[node] as number) + index;
  }

  #generate(state: State, depth: number): NodeId {
    const isLeaf = depth >= this.#depthLimit || this.#game.terminalTest(state);
    this.#states.push(state);
    this.#kinds.push(isLeaf ? LEAF : this.#game.player(state) === 'max' ? MAX : MIN);
    this.#depths.push(depth);
    this.#moveCounts.push(0);
    this.#firstMoves.push(NOT_ASKED);
    return (this.size - 1) as NodeId;
  }

  #askMoves(node: NodeId): void {
    this.#firstMoves[node] = this.#moves.length;
    if (this.#kinds[node] === LEAF) return;
    const moves = this.#game.actions(this.state(node));
    this.#moveCounts[node] = moves.length;
    for (const move of moves) {
      this.#moves.push(move);
      this.#results.push(NO_NODE);
    }
  }
}
