/** The parts of a listing, and what several listings share. */
import type { CodeLine } from '../../core/run/eventLines.ts';
import type { SearchRules } from '../../core/search/searchSettings.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';

export interface PseudocodeLine {
  /** what the line does, by the names with which events refer to executed lines */
  readonly line: CodeLine;
  readonly indent: number;
  readonly text: string;
  /** the line in Chinese, when the lecture notes give the procedure in Chinese */
  readonly chinese?: string;
  /** the arguments of the call; absent for none */
  readonly note?: string;
}

/** Returns the functions that run at a node of a tree, under the rules. */
export type Listing = (tree: GameTree, node: NodeId, rules: SearchRules) => readonly PseudocodeLine[];

export const TERMINAL: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state)' },
];

/**
 * The lines of a listing for a terminal state, when its value is that for the side to move: UTILITY(s, p) of the
 * textbook.
 */
export const TERMINAL_OF_MOVER: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state, Player(state))' },
];

/**
 * A child's value for the side to move at its parent: −Negamax(child) with the bounds exchanged, as in `swapped`. When
 * a side may move twice, it is a function of its own (see `valueOfMover`), called with unchanged bounds.
 */
export function callOfMover(tree: GameTree, name: string, bounds: string, swapped: string): string {
  return sidesAlternate(tree) ? `−${name}(child${swapped})` : `Value(child${bounds})`;
}

/** Returns the function that asks whether the same side moves again, with its bounds; nothing when no side does. */
export function valueOfMover(
  tree: GameTree,
  name: string,
  bounds = '',
  swapped = '',
): readonly PseudocodeLine[] {
  if (sidesAlternate(tree)) return [];
  return [
    { line: 'turn', indent: 0, text: `Value(child${bounds}):` },
    { line: 'turn', indent: 1, text: 'if Player(child) = Player(state):' },
    { line: 'same', indent: 2, text: `return ${name}(child${bounds})` },
    { line: 'other', indent: 1, text: `return −${name}(child${swapped})` },
  ];
}

/** Writes Σ P·v over the children, each valued by the call. */
export function expectation(head: string, call: string): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: head },
    { line: 'init', indent: 1, text: 'v ← 0' },
    { line: 'each', indent: 1, text: 'for each child with probability P:' },
    { line: 'update', indent: 2, text: `v ← v + P · ${call}` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}
