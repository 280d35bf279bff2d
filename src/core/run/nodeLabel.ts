/** What stands in an inner node: its range in short, or a vector. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { printNumber } from '../tree/printNumber.ts';
import type { NodeState } from './nodeState.ts';
import { rangeLabel } from './rangeLabel.ts';

/** "1, 2, 6" */
export function printComponents(vector: readonly number[]): string {
  return vector.map(printNumber).join(', ');
}

/** Of a node of several players: its vector once that is certain, until then its own component so far, "②≥7". */
export function nodeLabel(tree: GameTree, node: NodeId, state: NodeState): string {
  const { range, vector } = state;
  if (tree.kindName(node) !== 'player') return rangeLabel(tree.aim(node), state, tree.leafBoundsAt(node));
  if (vector === undefined) return '';
  if (vector.isExact) return printComponents(tree.vector(vector.leaf));
  return `${circled(tree.player(node))}≥${printNumber(range.low)}`;
}

/** ① for player 0, and so on. */
function circled(player: number): string {
  return String.fromCharCode(0x2460 + player);
}
