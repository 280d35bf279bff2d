/**
 * How one leaf's value x decides a whole run: the line of all its values, in pieces on which the search
 * does the same. The pieces are exact, not sampled: one run at some x tells how far to either side all
 * its comparisons stay as they are, the ends of that interval are run themselves, and so on in the gaps
 * that are left.
 *
 * Without chance nodes every end is the value of another leaf. An expectation crosses a value where a
 * division says so, and rounding may move that; two ends nearer than its noise are taken as one, and no
 * run is made within the noise of an end, except at the end itself. There the piece is what the search
 * really does with that number, be it a tie or just beside one. Every run makes a gap smaller by an end
 * that is new, or by its noise, so that the gaps come to an end. An interval without a number in it, as
 * between neighbouring doubles, is told like the point before it.
 */
import { type AlgorithmName, canSearch } from '../search/algorithms.ts';
import type { SearchRules } from '../search/rules.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { Breakpoint } from './breakpoint.ts';
import {
  gapAbove,
  gapBelow,
  isLowerEnd,
  isUpperEnd,
  WHOLE_LINE,
  withoutNoiseAbove,
  withoutNoiseBelow,
} from './gap.ts';
import { type InfluencePiece, joinAlike, type LeafRun, pointPiece } from './influencePiece.ts';
import { leafFollowing } from './leafFollowing.ts';
import { numberBetween } from './numberBetween.ts';

/**
 * The pieces in ascending order: intervals and points in turn, from −∞ to +∞. Takes about one run of the
 * search for each. Throws where `leaf` is not a leaf or the algorithm has no rule for the tree.
 */
export function leafInfluence(
  tree: GameTree,
  leaf: NodeId,
  algorithm: AlgorithmName,
  rules: SearchRules,
): readonly InfluencePiece[] {
  if (!tree.isLeaf(leaf)) throw new Error(`node ${leaf} is not a leaf`);
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  const follow = leafFollowing(tree, leaf, algorithm, rules);
  const pieces: InfluencePiece[] = [];
  const addPoint = ({ at }: Breakpoint) => {
    const { run, value } = follow(at);
    pieces.push(pointPiece(at, run, value));
  };
  const addInterval = (from: Breakpoint, to: Breakpoint, run: LeafRun) =>
    pieces.push({ from: from.at, to: to.at, ...run });

  const gaps = [WHOLE_LINE];
  for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
    const x = numberBetween(gap.low, gap.high);
    if (x === null) {
      const inNoise = numberBetween(gap.from.at, gap.to.at) ?? Math.max(gap.from.at, -Number.MAX_VALUE);
      addInterval(gap.from, gap.to, follow(inNoise).run);
      continue;
    }
    const { run, lower, here, upper } = follow(x);
    if (here !== null) {
      if (isLowerEnd(gap, here)) gaps.push(withoutNoiseBelow(gap, x, here));
      else if (isUpperEnd(gap, here)) gaps.push(withoutNoiseAbove(gap, x, here));
      else {
        addPoint(here);
        gaps.push(gapBelow(gap, here), gapAbove(gap, here));
      }
      continue;
    }
    const from = isLowerEnd(gap, lower) ? gap.from : lower;
    const to = isUpperEnd(gap, upper) ? gap.to : upper;
    addInterval(from, to, run);
    if (from !== gap.from) {
      addPoint(from);
      gaps.push(gapBelow(gap, from));
    }
    if (to !== gap.to) {
      addPoint(to);
      gaps.push(gapAbove(gap, to));
    }
  }
  pieces.sort((a, b) => a.from - b.from || a.to - b.to);
  return joinAlike(pieces);
}
