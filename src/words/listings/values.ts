/**
 * Minimax and expectiminimax: value(state), which calls the function of whose turn it is.
 * Source: Russell and Norvig, 3rd ed., figure 5.3 and section 5.5.
 */
import { bySide } from '../../core/tree/nodeKind.ts';
import { expectation, type Listing, type PseudocodeLine, TERMINAL } from './listing.ts';

const TURNS = [
  'if MAX is to move:',
  'return max-value(state)',
  'if MIN is to move:',
  'return min-value(state)',
];

export const minimaxListing = listing(TURNS);
export const expectiminimaxListing = listing([...TURNS, 'if chance decides:', 'return exp-value(state)']);

/** The turns are conditions and calls, one after the other. */
function listing(turns: readonly string[]): Listing {
  const dispatch: readonly PseudocodeLine[] = [
    { line: 'call', indent: 0, text: 'value(state):' },
    ...TERMINAL,
    ...turns.map((text, index): PseudocodeLine => ({ line: 'each', indent: 1 + (index % 2), text })),
  ];
  return (tree, node) => {
    const kind = tree.kindName(node);
    if (kind === 'leaf') return dispatch;
    if (kind === 'chance') return expectation('exp-value(state):', 'value(child)');
    return decision(bySide(kind, 'max', 'min'));
  };
}

function decision(kind: 'max' | 'min'): PseudocodeLine[] {
  return [
    { line: 'call', indent: 0, text: `${kind}-value(state):` },
    { line: 'init', indent: 1, text: `v ← ${bySide(kind, '−∞', '+∞')}` },
    { line: 'each', indent: 1, text: 'for each child of state:' },
    { line: 'update', indent: 2, text: `v ← ${kind}(v, value(child))` },
    { line: 'return', indent: 1, text: 'return v' },
  ];
}
