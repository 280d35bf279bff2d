/** The type of a listing, and lines that several listings share. */
import type { CodeLine, GameTree, NodeId, SearchLimits, SearchRules } from '../../core/index.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';

export interface PseudocodeLine {
  /** the name of the line's part in the algorithm, by which events refer to the lines that they execute */
  readonly line: CodeLine;
  readonly indent: number;
  readonly text: string;
  /** the text in Chinese, when the lecture notes have the procedure in Chinese */
  readonly chinese?: string;
  /** the arguments of the call, for the line that called a pass; absent for any other line */
  readonly note?: string;
}

/**
 * Returns the pseudocode of the functions that run at a node, under the chosen rules.
 * @param isJudged whether the node is at the depth limit, so that it is valued as if it were a leaf
 * @param limits the settings of a simulation; the limits of other searches are added by `limited.ts`
 */
export type Listing = (
  tree: GameTree,
  node: NodeId,
  rules: SearchRules,
  isJudged: boolean,
  limits: SearchLimits,
) => readonly PseudocodeLine[];

export const TERMINAL: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state)' },
];

/**
 * The lines for a terminal state in negamax form, where UTILITY(s, p) of the textbook gives the value for the
 * player to move.
 */
export const TERMINAL_OF_MOVER: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state):' },
  { line: 'terminal', indent: 2, text: 'return Utility(state, Player(state))' },
];

/**
 * Returns the call that values a child for the player at its parent: −Negamax(child) with the bounds
 * exchanged and negated (`swapped`). When a player may move twice, it calls the function Value (see
 * `valueOfMover`) with unchanged bounds.
 */
export function callOfMover(tree: GameTree, name: string, bounds: string, swapped: string): string {
  return sidesAlternate(tree) ? `−${name}(child${swapped})` : `Value(child${bounds})`;
}

/**
 * Returns the lines of the function Value, which changes signs only when the other player moves next; none
 * when the players always alternate.
 */
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

/**
 * Returns the lines that compute the sum Σ P·v over the children of a chance node; `call` values one child.
 */
export function expectation(head: string, call: string): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: head },
    { line: 'init', indent: 1, text: 'v ← 0' },
    { line: 'each', indent: 1, text: 'for each child with probability P:' },
    { line: 'update', indent: 2, text: `v ← v + P · ${call}` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}
