/**
 * Alpha-beta that pauses, for long computations beside other work, with fail-soft values and the bounds of all ancestors;
 * without cuts it is minimax. It keeps its path on a stack of its own and stores no other position, so that a tree of any
 * size can be searched. `alphaBeta.ts` is the same search as a recursion with an observer; a recursion can neither pause
 * nor be cancelled.
 */
import { type KindCode, LEAF, MAX, worstFor } from '../tree/nodeKind.ts';
import type { Source } from './source.ts';

/** The positions that may still be generated; searches that share them take turns. */
export interface Room {
  left: number;
}

/** The value of the root, and the first move that reaches it; null for the move when the root is a leaf. */
export interface Searched<Move> {
  readonly value: number;
  readonly move: Move | null;
}

/** When a node is left: at a value equal to the bound, only beyond it, or never, which is minimax. */
export type PausingCutoff = 'equal' | 'strict' | 'never';

/** What a search has counted so far; the plies are counted from the root. */
export interface SearchCounts {
  /** by ply: the nodes that were entered, leaves included */
  readonly entered: number[];
  /** by ply: the leaves that were evaluated */
  readonly evaluated: number[];
  /** the nodes that were left with moves untried */
  cutoffs: number;
}

/** Counts in which nothing has happened. */
export function noCounts(): SearchCounts {
  return { entered: [], evaluated: [], cutoffs: 0 };
}

/** A node on the path of the search. */
interface Open<Position, Move> {
  readonly position: Position;
  readonly kind: KindCode;
  readonly moves: readonly Move[];
  /** the number of moves that were tried */
  tried: number;
  value: number;
  alpha: number;
  beta: number;
}

/** The number of positions between two pauses, which take about a millisecond. */
const POSITIONS = 256;

/**
 * Searches a position of a source without chance. A later move replaces the first only when it is strictly better, so
 * the first one is returned when all lose. Returns null when there is no room for a position, or a leaf has no value.
 *
 * @param depth in plies; `Infinity` for a search to the ends
 * @param counts is added to while the search runs
 */
export function* pausingAlphaBeta<Position, Move>(
  source: Source<Position, Move>,
  root: Position,
  depth: number,
  room: Room = { left: Infinity },
  cutoff: PausingCutoff = 'equal',
  counts: SearchCounts = noCounts(),
): Generator<undefined, Searched<Move> | null> {
  const path: Open<Position, Move>[] = [];
  let best = 0;
  let untilPause = POSITIONS;
  for (let position = root; ; ) {
    if (room.left === 0) return null;
    room.left -= 1;
    untilPause -= 1;
    if (untilPause === 0) {
      untilPause = POSITIONS;
      yield;
    }
    const kind = source.kind(position);
    const isLeaf = kind === LEAF || path.length >= depth;
    count(isLeaf);
    if (isLeaf) {
      const value = kind === LEAF ? source.value(position) : source.staticValue(position);
      if (Number.isNaN(value)) return null;
      const parent = path.at(-1);
      if (parent === undefined) return { value, move: null };
      take(parent, value);
    } else path.push(opened(position, kind));
    let node = path.at(-1) as Open<Position, Move>;
    while (node.tried === node.moves.length) {
      path.pop();
      const parent = path.at(-1);
      if (parent === undefined) return { value: node.value, move: node.moves[best] as Move };
      take(parent, node.value);
      node = parent;
    }
    position = source.child(node.position, node.moves[node.tried] as Move);
    node.tried += 1;
  }

  function count(isLeaf: boolean): void {
    const { entered, evaluated } = counts;
    const ply = path.length;
    // A ply is reached only from the one above it.
    if (ply === entered.length) {
      entered.push(0);
      evaluated.push(0);
    }
    entered[ply] = (entered[ply] as number) + 1;
    if (isLeaf) evaluated[ply] = (evaluated[ply] as number) + 1;
  }

  function opened(position: Position, kind: KindCode): Open<Position, Move> {
    const { alpha, beta } = path.at(-1) ?? { alpha: -Infinity, beta: Infinity };
    return { position, kind, moves: source.moves(position), tried: 0, value: worstFor(kind), alpha, beta };
  }

  /** Takes the value of the child that was tried last; after a cut no move of the node is left to try. */
  function take(node: Open<Position, Move>, value: number): void {
    const isMax = node.kind === MAX;
    if (isMax ? value > node.value : value < node.value) {
      node.value = value;
      if (path.length === 1) best = node.tried - 1;
    }
    if (isMax) node.alpha = Math.max(node.alpha, node.value);
    else node.beta = Math.min(node.beta, node.value);
    const isCut = cutoff === 'strict' ? node.alpha > node.beta : node.alpha >= node.beta;
    if (cutoff === 'never' || !isCut) return;
    if (node.tried < node.moves.length) counts.cutoffs += 1;
    node.tried = node.moves.length;
  }
}
