/**
 * A game or a tree as the source of a growing search space: its root position, and functions of a position, which are
 * called only when a search needs them.
 */
import { asSearched } from '../tree/asSearched.ts';
import { type GameTree, isWhole } from '../tree/gameTree.ts';
import type { KindCode, NodeAttributes } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { type Probability, parseProbability } from '../tree/probability.ts';
import { sideToMove } from '../tree/sideToMove.ts';
import { valueRange } from '../tree/valueRange.ts';
import { SearchHalt } from './searchHalt.ts';
import { endsOfTree } from './timedEnds.ts';

export interface Source<Position, Move> {
  readonly root: Position;
  /** Returns who decides at a position, MAX, MIN or chance; LEAF when the game is over. */
  kind(position: Position): KindCode;
  /** Returns the legal moves in order: ACTIONS. It is called only when the game is not over. */
  moves(position: Position): readonly Move[];
  /** Returns the position that a move leads to: RESULT. */
  child(position: Position, move: Move): Position;
  /** Returns the value of a terminal position; NaN when it is unknown. */
  value(end: Position): number;
  /** Returns the static value of a position: EVAL; NaN when there is none. */
  staticValue(position: Position): number;
  printMove(move: Move): string;
  /** Returns how many moves that are equal by symmetry a move stands for. */
  times?(move: Move): number;
  /** Whether a move is noisy: a capture, a check or the like. Absent when no move is. */
  isNoisy?(position: Position, move: Move): boolean;
  /** Returns a text that is equal for equal positions. */
  key(position: Position): string;
  /** Returns the probability of a move that chance makes; null for any other move. */
  probability(position: Position, move: Move): Probability | null;
  /** Returns the label, the key and the side to move of a position that was a node of a tree before. */
  nodeAttributes?(position: Position): Pick<NodeAttributes, 'label' | 'key' | 'turn'>;
  /** Returns who would move at a terminal position of a game; who moves elsewhere is said by `kind`. */
  turnAtEnd?(this: void, end: Position): NonNullable<NodeAttributes['turn']>;
  /** Whether the value of a terminal position is only an estimate. */
  isEstimated?(end: Position): boolean;
  /** Whether a position is a leaf because its value is known from a table, although the game is not over. */
  isTabled?(end: Position): boolean;
  /** Returns the kind of a move, 0 for the best, in games that distinguish kinds. */
  moveClass?(position: Position, move: Move): number;
  /**
   * Whether all leaves of a search to `depthLimit` plies are known to be whole numbers; `depthLimit` is null for a
   * search that may end at any depth.
   */
  hasWholeLeaves?(depthLimit: number | null): boolean;
  /** the number of plies of the whole tree, when it is known beforehand */
  readonly height?: number;
  /** The interval in which all leaf values are known to lie. */
  readonly leafBounds: readonly [number, number];
  /** Whether the sign of a value says who has won; simulations of a game count wins, whatever they are worth. */
  readonly isWonOrLost?: boolean;
  /** Whether some ends may be wins or losses, and chance has no part in the game. */
  readonly hasWins?: boolean;
  /** the least and the greatest value of an end, for simulations; null when none is known */
  readonly valueRange?: readonly [number, number] | null;
}

/**
 * Returns an existing tree as a source, so that it is searched as if it had to be generated. A position is a node, and
 * a move is the child that it leads to, NO_NODE when the tree has no child for it; a search that makes it halts.
 */
export function treeSource(tree: GameTree): Source<NodeId, NodeId> {
  return {
    root: ROOT,
    kind: (node) => tree.kind(node),
    moves: (node) => movesWithUnseen(tree, node),
    child(node, child) {
      if (child === NO_NODE) throw new SearchHalt(node, 'unseen-move');
      return child;
    },
    value: (leaf) => tree.value(leaf),
    staticValue: (node) => tree.staticValue(node),
    printMove: (child) => (child === NO_NODE ? '' : tree.move(child)),
    key: (node) => tree.key(node),
    probability: (node, child) => (child === NO_NODE ? null : probabilityIn(tree, node, child)),
    nodeAttributes: (node) => ({
      label: tree.label(node),
      key: tree.key(node),
      turn: sideToMove(tree, node),
    }),
    ...(tree.columns.moveClass && {
      moveClass: (_node: NodeId, child: NodeId) => tree.columns.moveClass?.[child] ?? 0,
    }),
    hasWholeLeaves: (depth) =>
      depth === null
        ? tree.hasWholeLeaves && tree.nodes().every((node) => isWhole(tree.staticValue(node)))
        : asSearched(tree, { depth: depth === Infinity ? null : depth }).hasWholeLeaves,
    ...(tree.hasHorizon && { isEstimated: (end: NodeId) => tree.isHorizon(end) }),
    ...(tree.columns.noisy !== null && {
      isNoisy: (_node: NodeId, child: NodeId) => tree.isNoisy(child),
    }),
    height: tree.height,
    hasWins: endsOfTree(tree).hasWins,
    leafBounds: tree.leafBounds,
    get valueRange() {
      return valueRange(tree);
    },
  };
}

/** Returns the children of a node, and after them NO_NODE for each of its moves without a child. */
function movesWithUnseen(tree: GameTree, node: NodeId): readonly NodeId[] {
  const moves = tree.children(node);
  for (let unseen = tree.moveCount(node) - moves.length; unseen > 0; unseen -= 1) moves.push(NO_NODE);
  return moves;
}

/** Returns the probability of an outcome of chance, also where the figure shows no text for it; null of any other move. */
function probabilityIn(tree: GameTree, node: NodeId, child: NodeId): Probability | null {
  if (tree.kind(node) !== CHANCE) return null;
  const told = parseProbability(tree.probability(child));
  return told ?? { text: '', numerator: tree.weight(child), denominator: tree.denominator(node) };
}
