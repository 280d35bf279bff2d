/**
 * Finds how the value x of one leaf decides a whole run: it divides the line of all values into pieces on which the
 * search does the same. The pieces are exact, not sampled: one run at some x says how far to either side all its
 * comparisons stay unchanged; the ends of that interval are then run themselves, and the gaps that remain are treated
 * in the same way.
 *
 * Without chance nodes every end is the value of another leaf. An expectation crosses a value at the result of a
 * division, which rounding may move. Two ends nearer to each other than this noise count as one, and no run is made
 * within the noise of an end, except at the end itself. There the piece is what the search really does with that
 * number, whether that is a tie or just beside one. Every run makes a gap smaller by a new end or by its noise, so the
 * process ends. An interval that contains no double, as between two neighbouring doubles, is described like the point
 * before it.
 */
import { assertSuited, canBeFollowed, type DepthFirstName } from '../search/algorithms.ts';
import type { SearchRules } from '../search/index.ts';
import { runSearch } from '../search/runSearch.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { SpaceLike } from '../tree/searchSpace.ts';
import { type Cutoff, type InfluencePiece, joinAlike, type LeafRun, pointPiece } from './influencePiece.ts';
import { LeafFollower } from './leafFollower.ts';
import { ABOVE_ALL, BELOW_ALL, type Breakpoint, NearestBreakpoints } from './nearestBreakpoints.ts';

/**
 * Returns the pieces in ascending order, intervals and points alternating, from −∞ to +∞. It takes about one run of the
 * search for each piece. Throws when `leaf` is not a leaf, when the algorithm has no rule for the tree, and when its
 * windows cannot be followed: because they pass through chance nodes, where bounds do not change by max and min alone,
 * or because they only ask whether a child is better.
 */
export function leafInfluence(
  tree: GameTree,
  leaf: NodeId,
  algorithm: DepthFirstName,
  rules: SearchRules,
): readonly InfluencePiece[] {
  if (!tree.isLeaf(leaf)) throw new Error(`node ${leaf} is not a leaf`);
  assertSuited(algorithm, tree);
  if (!canBeFollowed(algorithm)) throw new Error(`the windows of ${algorithm} cannot be followed`);
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

/** An interval of the leaf's values between two breakpoints, in which no run has been made yet. */
export interface Gap {
  readonly from: Breakpoint;
  readonly to: Breakpoint;
  /**
   * the ends of the interval without the rounding noise of its breakpoints: a run between them differs from a run at a
   * breakpoint
   */
  readonly low: number;
  readonly high: number;
}

/** The gap with which the analysis begins: all values of the leaf, from −∞ to +∞. */
const WHOLE_LINE: Gap = { from: BELOW_ALL, to: ABOVE_ALL, low: -Infinity, high: Infinity };

/** Returns the part of a gap, an interval without a run so far, that lies below a breakpoint found in the gap. */
function gapBelow(gap: Gap, to: Breakpoint): Gap {
  return { ...gap, to, high: to.at - to.noise };
}

function gapAbove(gap: Gap, from: Breakpoint): Gap {
  return { ...gap, from, low: from.at + from.noise };
}

/**
 * Whether a breakpoint found in a gap lies below the gap, or is too near to its lower end to be distinguished from it.
 */
function isLowerEnd({ low }: Gap, { at, noise }: Breakpoint): boolean {
  return at - noise <= low;
}

function isUpperEnd({ high }: Gap, { at, noise }: Breakpoint): boolean {
  return at + noise >= high;
}

/** Returns the part of a gap above `x`, without the rounding noise of the breakpoint at its lower end. */
function withoutNoiseBelow(gap: Gap, x: number, { at, noise }: Breakpoint): Gap {
  return { ...gap, low: Math.max(x, at + noise) };
}

function withoutNoiseAbove(gap: Gap, x: number, { at, noise }: Breakpoint): Gap {
  return { ...gap, high: Math.min(x, at - noise) };
}

/**
 * Returns a number strictly between two others, either of which may be infinite. It is near the middle, or as far
 * beyond the only finite number as that number is from 0. Null when no double lies between them.
 */
function numberBetween(low: number, high: number): number | null {
  const between = middleOf(low, high) + 0;
  return between > low && between < high ? between : null;
}

function middleOf(low: number, high: number): number {
  if (low === -Infinity) return high === Infinity ? 0 : -beyond(-high);
  if (high === Infinity) return beyond(low);
  const sum = low + high;
  return Number.isFinite(sum) ? sum / 2 : low / 2 + high / 2;
}

function beyond(end: number): number {
  return Math.min(end + Math.max(1, Math.abs(end)), Number.MAX_VALUE);
}

/** What one run at x finds: the run, and the nearest breakpoints below and above x. */
interface FollowedRun {
  readonly run: LeafRun;
  /** the root's value at x; null when the search halts */
  readonly value: number | null;
  readonly lower: Breakpoint;
  /** the breakpoint at x or too near to x to be distinguished from it; null when there is none */
  readonly here: Breakpoint | null;
  readonly upper: Breakpoint;
}

/** Returns a function that runs the search for a given value of the leaf and follows the leaf through that run. */
function leafFollowing(
  tree: GameTree,
  leaf: NodeId,
  algorithm: DepthFirstName,
  rules: SearchRules,
): (x: number) => FollowedRun {
  const knownCutoffs = new Map<NodeId, Cutoff>();
  return (x) => {
    const breakpoints = new NearestBreakpoints(x);
    const follower = new LeafFollower(tree, leaf, algorithm, rules, breakpoints, knownCutoffs);
    const result = runSearch(algorithm, new ReplacedLeaf(tree, leaf, x), rules, follower);
    const run = follower.finish(result.ok);
    const { lower, here, upper } = breakpoints;
    return { run, value: result.ok ? result.value : null, lower, here, upper };
  };
}

/**
 * A view of a tree in which one leaf has another value. Probabilities keep their whole-number weights, even when a
 * weight times the value overflows; a tree built anew with that value would have fractions as weights.
 */
class ReplacedLeaf extends SpaceLike {
  constructor(
    tree: GameTree,
    private readonly leaf: NodeId,
    private readonly replacement: number,
  ) {
    super(tree);
  }

  override value(leaf: NodeId): number {
    return leaf === this.leaf ? this.replacement : super.value(leaf);
  }
}
