/**
 * The listing of Star1, which is alpha-beta with windows that pass through chance nodes. All leaves lie
 * between L and U. The weights w of the outcomes are the probabilities times their common denominator D, and
 * W is the weight of the outcomes still to come. Source: Ballard 1983; Hauk, Buro and Schaeffer 2004.
 */
import { alphaBetaListing } from './alphaBeta.ts';
import type { Listing } from './listing.ts';

export const star1Listing: Listing = (tree, node, rules, isJudged, limits) => {
  if (tree.kindName(node) !== 'chance') return alphaBetaListing(tree, node, rules, isJudged, limits);
  const [low, high] = rules.cutoff === 'equal' ? ['≤', '≥'] : ['<', '>'];
  return [
    { line: 'call', indent: 0, text: 'Exp-Value(state, α, β):' },
    { line: 'init', indent: 1, text: 'S ← 0;  W ← D' },
    { line: 'each', indent: 1, text: 'for each child with weight w:' },
    { line: 'update', indent: 2, text: 'W ← W − w' },
    { line: 'update', indent: 2, text: 'A ← max(L, (α·D − S − U·W) / w)' },
    { line: 'update', indent: 2, text: 'B ← min(U, (β·D − S − L·W) / w)' },
    { line: 'update', indent: 2, text: 'S ← S + w · Value(child, A, B)' },
    { line: 'low', indent: 2, text: `if (S + U·W) / D ${low} α: return it` },
    { line: 'high', indent: 2, text: `if (S + L·W) / D ${high} β: return it` },
    { line: 'return', indent: 1, text: 'return S / D' },
  ];
};
