/**
 * A game or a tree as a search meets it: positions, and what may be asked of one. All answers are functions of
 * the position, so that nothing has to be asked before it is needed.
 */
import { asSearched } from '../tree/asSearched.ts';
import { type GameTree, isWhole } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { KindCode } from '../tree/nodeKind.ts';
import { type Probability, parseProbability } from '../tree/probability.ts';
import { sideToMove } from '../tree/sideToMove.ts';
import type { NodeAttributes } from '../tree/treeBuilder.ts';

export interface Source<Position, Move> {
  readonly root: Position;
  /** Who decides at a position; LEAF where all is over. */
  kind(position: Position): KindCode;
  /** The legal moves, in order: ACTIONS. Asked only where it is not over. */
  moves(position: Position): readonly Move[];
  /** Where a move leads: RESULT. */
  child(position: Position, move: Move): Position;
  /** What an end is worth; NaN where nobody knows. */
  value(end: Position): number;
  /** What a position is estimated to be worth: EVAL; NaN where nobody says. */
  staticValue(position: Position): number;
  printMove(move: Move): string;
  /** How many moves it stands for, where symmetric ones count once. */
  times?(move: Move): number;
  /** Whether a move is a capture, a check or the like; of none where nobody says. */
  isNoisy?(position: Position, move: Move): boolean;
  /** The same text for the same position, whoever asks. */
  key(position: Position): string;
  /** Of a move that is left to chance; null of any other. */
  probability(position: Position, move: Move): Probability | null;
  /** What its node is called and known by, where it has been one before, and whose turn it is there, or would be at an end. */
  nodeAttributes?(position: Position): Pick<NodeAttributes, 'label' | 'key' | 'turn'>;
  /** Whether an end is none, but only judged. */
  isEstimated?(end: Position): boolean;
  /** Whether an end is none, but its value is known from a table. */
  isTabled?(end: Position): boolean;
  /** Which kind of move it is, 0 the best, where kinds are told apart. */
  moveClass?(position: Position, move: Move): number;
  /** Whether all leaves of a search to this depth are known to be whole numbers; null where it may end anywhere. */
  hasWholeLeaves?(depthLimit: number | null): boolean;
  /** plies of the whole tree, where that is known beforehand */
  readonly height?: number;
  /** What every value is known to lie in beforehand. */
  readonly leafBounds: readonly [number, number];
}

/** A tree that is there, as if it had to be generated. A position is a node, and a move the child it leads to. */
export function treeSource(tree: GameTree): Source<NodeId, NodeId> {
  return {
    root: ROOT,
    kind: (node) => tree.kind(node),
    moves: (node) => tree.children(node),
    child: (_node, child) => child,
    value: (leaf) => tree.value(leaf),
    staticValue: (node) => tree.staticValue(node),
    printMove: (child) => tree.move(child),
    key: (node) => tree.key(node),
    probability: (_node, child) => parseProbability(tree.probability(child)),
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
    leafBounds: tree.leafBounds,
  };
}
