/**
 * The listing of Monte-Carlo tree search.
 * Source: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th ed., section 5.4.
 */
import type { Listing, PseudocodeLine } from './listing.ts';

export const mctsListing: Listing = () => LINES;

const LINES: readonly PseudocodeLine[] = [
  { line: 'iterate', indent: 0, text: 'while there is time:' },
  { line: 'selectLeaf', indent: 1, text: 'leaf ← SELECT(tree): greatest Q + C·√(ln N(p) / N)' },
  { line: 'grow', indent: 1, text: 'child ← EXPAND(leaf)' },
  { line: 'playOut', indent: 1, text: 'result ← SIMULATE(child)' },
  { line: 'backUp', indent: 1, text: 'BACK-PROPAGATE(result, child)' },
  { line: 'answer', indent: 0, text: 'return the move with the most visits' },
];
