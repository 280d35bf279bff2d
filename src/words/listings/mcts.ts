/**
 * The listing of Monte-Carlo tree search.
 * Source: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th ed., section 5.4.
 */
import type { SearchLimits } from '../../core/index.ts';
import type { Listing } from './listing.ts';

/** The names of the rules by which a child is selected; what each reckons is in the panel of the selection. */
const SELECTED: Readonly<Record<SearchLimits['selection'], string>> = { uct: 'UCT', puct: 'PUCT' };

const BEST: Readonly<Record<SearchLimits['final'], string>> = { visits: 'most visits', mean: 'best mean' };

export const mctsListing: Listing = (_tree, _node, _rules, _isJudged, { selection, final }) => [
  { line: 'iterate', indent: 0, text: 'while there is time:' },
  { line: 'selectLeaf', indent: 1, text: `leaf ← SELECT(tree), by ${SELECTED[selection]}` },
  { line: 'grow', indent: 1, text: 'child ← EXPAND(leaf)' },
  { line: 'playOut', indent: 1, text: 'result ← SIMULATE(child)' },
  { line: 'backUp', indent: 1, text: 'BACK-PROPAGATE(result, child)' },
  { line: 'answer', indent: 0, text: `return the move with the ${BEST[final]}` },
];
