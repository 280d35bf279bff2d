/**
 * Chooses a move by alpha-beta, cut on equality, with fail-soft values and the bounds of all ancestors, on positions
 * that are not stored. It keeps its path on a stack of its own, so that it can pause: a deep search of one move takes
 * seconds, and a player that is asked to stop does so within some hundred positions.
 * `core/search/alphaBeta.ts` is the same search as a recursion with an observer.
 */
import { type Game, movesAt, sideAt } from '../game.ts';

export interface Reach {
  /** how many plies are searched, passes included; the move itself is the first */
  readonly depth: number;
  /** with at most this number of empty cells the search goes to the end and compares UTILITY in place of EVAL */
  readonly endgame: number;
}

/** A node on the path of the search. */
interface Open<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly isMax: boolean;
  /** the number of moves that were tried */
  tried: number;
  value: number;
  alpha: number;
  beta: number;
}

/** The number of positions between two pauses. */
const POSITIONS = 256;

/**
 * Returns the first move that reaches the best value. A later move replaces it only when it is strictly better, so the
 * first move is played when all lose. The position must not be terminal.
 */
export function* searchedMove<State, Move>(
  game: Game<State, Move>,
  root: State,
  { depth, endgame }: Reach,
): Generator<undefined, Move> {
  const isToEnd = emptyCells(game, root) <= endgame;
  const evaluate = game.evaluate?.bind(game) ?? game.utility.bind(game);
  const path = [opened(root, -Infinity, Infinity)];
  let best = 0;
  let left = POSITIONS;
  for (;;) {
    const node = path.at(-1) as Open<State, Move>;
    if (node.tried < node.moves.length) {
      const state = game.result(node.state, node.moves[node.tried] as Move);
      node.tried += 1;
      left -= 1;
      if (left === 0) {
        left = POSITIONS;
        yield;
      }
      const isLeaf = game.terminalTest(state) || (!isToEnd && path.length >= depth);
      if (isLeaf) take(node, isToEnd ? game.utility(state) : evaluate(state));
      else path.push(opened(state, node.alpha, node.beta));
      continue;
    }
    path.pop();
    const parent = path.at(-1);
    if (parent === undefined) return node.moves[best] as Move;
    take(parent, node.value);
  }

  function opened(state: State, alpha: number, beta: number): Open<State, Move> {
    const isMax = sideAt(game, state) === 'max';
    return {
      state,
      moves: movesAt(game, state),
      isMax,
      tried: 0,
      value: isMax ? -Infinity : Infinity,
      alpha,
      beta,
    };
  }

  /** Takes the value of the child that was tried last; after a cut no move of the node is left to try. */
  function take(node: Open<State, Move>, value: number): void {
    if (node.isMax ? value > node.value : value < node.value) {
      node.value = value;
      if (path.length === 1) best = node.tried - 1;
    }
    if (node.isMax) node.alpha = Math.max(node.alpha, node.value);
    else node.beta = Math.min(node.beta, node.value);
    if (node.alpha >= node.beta) node.tried = node.moves.length;
  }
}

/** Returns the number of empty cells of the board; infinite for positions that are no board. */
function emptyCells<State, Move>(game: Game<State, Move>, state: State): number {
  const picture = game.picture(state);
  return picture.kind === 'grid' ? picture.cells.filter((cell) => cell === null).length : Infinity;
}
