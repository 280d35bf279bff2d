/** What a listing is made of, and what several have. */
import type { CodeLine } from '../../core/run/eventLines.ts';
import type { SearchRules } from '../../core/search/searchSettings.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { opponentOf } from '../../core/tree/nodeKind.ts';

export interface PseudocodeLine {
  /** what the line does, as events name the lines that were executed */
  readonly line: CodeLine;
  readonly indent: number;
  readonly text: string;
  /** the same in Chinese, where the lecture notes give the procedure so */
  readonly chinese?: string;
  /** what it was called with; not there for nothing */
  readonly note?: string;
}

/** The functions at work at a node of a tree, under the rules. */
export type Listing = (tree: GameTree, node: NodeId, rules: SearchRules) => readonly PseudocodeLine[];

export const TERMINAL: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state)' },
];

/** The same where a leaf is worth what it is to the side to move there: UTILITY(s, p) of the textbook. */
export const TERMINAL_OF_MOVER: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state, Player(state))' },
];

/** The side that would decide at a leaf: the opponent of the nearest decision above it. */
export function sideToMove(tree: GameTree, leaf: NodeId): 'max' | 'min' {
  for (let above = tree.parent(leaf); above !== NO_NODE; above = tree.parent(above)) {
    const side = tree.kindName(above);
    if (side === 'max' || side === 'min') return opponentOf(side);
  }
  return 'max';
}

/** Σ P·v over the children, each valued by the call. */
export function expectation(head: string, call: string): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: head },
    { line: 'init', indent: 1, text: 'v ← 0' },
    { line: 'each', indent: 1, text: 'for each child with probability P:' },
    { line: 'update', indent: 2, text: `v ← v + P · ${call}` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}
