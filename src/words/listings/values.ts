/**
 * The listings of minimax and expectiminimax: value(state), which calls the function of the player to move.
 * In negamax form, one function serves both players. Sources: Russell and Norvig, 3rd ed., figure 5.3 and
 * section 5.5; Knuth and Moore, "An analysis of alpha-beta pruning" (1975), section 2.
 */
import type { GameTree } from '../../core/index.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import {
  callOfMover,
  expectation,
  type Listing,
  type PseudocodeLine,
  TERMINAL,
  TERMINAL_OF_MOVER,
  valueOfMover,
} from './listing.ts';

const TURNS = [
  'if MAX is to move:',
  'return max-value(state)',
  'if MIN is to move:',
  'return min-value(state)',
];

export const minimaxListing = listing(TURNS);
export const expectiminimaxListing = listing([...TURNS, 'if chance decides:', 'return exp-value(state)']);

/**
 * Returns the lines of value(state); `turns` are pairs of a condition on the player to move and the call for
 * that player.
 */
function listing(turns: readonly string[]): Listing {
  const dispatch: readonly PseudocodeLine[] = [
    { line: 'call', indent: 0, text: 'value(state):' },
    ...TERMINAL,
    ...turns.map((text, index): PseudocodeLine => ({ line: 'each', indent: 1 + (index % 2), text })),
  ];
  return (tree, node, _rules, isJudged) => {
    if (tree.numbers === 'mover') return negamax(tree);
    const kind = tree.kindName(node);
    if (kind === 'leaf' || isJudged) return dispatch;
    if (kind === 'chance') return expectation('exp-value(state):', 'value(child)');
    const side = bySide(kind, 'max', 'min');
    return decision(`${side}-value(state):`, side, 'value(child)');
  };
}

function decision(
  head: string,
  kind: 'max' | 'min',
  call: string,
  terminal: readonly PseudocodeLine[] = [],
): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: head },
    ...terminal,
    { line: 'init', indent: 1, text: `v ← ${bySide(kind, '−∞', '+∞')}` },
    { line: 'each', indent: 1, text: 'for each child of state:' },
    { line: 'update', indent: 2, text: `v ← ${kind}(v, ${call})` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}

function negamax(tree: GameTree): readonly PseudocodeLine[] {
  const call = callOfMover(tree, 'Negamax', '', '');
  return [...decision('Negamax(state):', 'max', call, TERMINAL_OF_MOVER), ...valueOfMover(tree, 'Negamax')];
}
