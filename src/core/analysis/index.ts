/**
 * What can be said about a tree or a search without stepping through it.
 *
 * `leafInfluence.ts` finds for which values of one leaf a run stays the same. The answer is exact: one run says how far
 * its comparisons stay as they are, and the search is run again at the ends of that interval and in the gaps.
 * `chosenMoves.ts` gives the move played at every node, `tieVectors.ts` the vectors that ties decide between in a tree
 * of several players.
 */
export { chosenMove, type Flip, flips } from './chosenMoves.ts';
export { type InfluencePiece, spansWhere, type ValueSpan, valueAt } from './influencePiece.ts';
export { leafInfluence } from './leafInfluence.ts';
export { tieVectors } from './tieVectors.ts';
