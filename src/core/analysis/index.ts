/**
 * Analyses of a whole tree or a whole search, which need no steps.
 *
 * `leafInfluence.ts` finds for which values of one leaf a run stays the same. The answer is exact: one run says how far
 * its comparisons stay as they are, and the search is run again at the ends of that interval and in the gaps.
 * `chosenMoves.ts` finds the best child of every node, and `tieVectors.ts` finds the vectors among which ties decide in
 * a tree of several players. `goingUp.ts` finds what goes up in such a tree. `rootValues.ts` puts minimax values beside
 * the means of a simulation.
 */
export { chosenMove, type Flip, flips, flipsInPieces } from './chosenMoves.ts';
export { forPlayerOne, leavesGoingUp } from './goingUp.ts';
export { type InfluencePiece, spansWhere, type ValueSpan, valueAt } from './influencePiece.ts';
export { leafInfluence } from './leafInfluence.ts';
export { type RootValues, type TreeValues, treeValues } from './rootValues.ts';
export { tieVectors } from './tieVectors.ts';
