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
import { canSearch, type DepthFirstName, entersAgain, passesChance } from '../search/algorithms.ts';
import { runSearch } from '../search/runSearch.ts';
import type { SearchRules } from '../search/searchSettings.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { KindCode } from '../tree/nodeKind.ts';
import { type Cutoff, type InfluencePiece, joinAlike, type LeafRun, pointPiece } from './influencePiece.ts';
import { LeafFollower } from './leafFollower.ts';
import { ABOVE_ALL, BELOW_ALL, type Breakpoint, NearestBreakpoints } from './nearestBreakpoints.ts';

/**
 * The pieces in ascending order: intervals and points in turn, from −∞ to +∞. Takes about one run of the
 * search for each. Throws where `leaf` is not a leaf, the algorithm has no rule for the tree, or its windows are not
 * followed: they pass through chance nodes, where bounds move otherwise than by max and min, or only ask.
 */
export function leafInfluence(
  tree: GameTree,
  leaf: NodeId,
  algorithm: DepthFirstName,
  rules: SearchRules,
): readonly InfluencePiece[] {
  if (!tree.isLeaf(leaf)) throw new Error(`node ${leaf} is not a leaf`);
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  if (passesChance(algorithm) || entersAgain(algorithm))
    throw new Error(`the windows of ${algorithm} cannot be followed`);
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

/** A part of the line between two breakpoints of which nothing is known yet. */
export interface Gap {
  readonly from: Breakpoint;
  readonly to: Breakpoint;
  /** where a run can be told from one at an end: strictly between these, which leave out the noise */
  readonly low: number;
  readonly high: number;
}

/** All numbers. */
const WHOLE_LINE: Gap = { from: BELOW_ALL, to: ABOVE_ALL, low: -Infinity, high: Infinity };

/** What of a gap is below a breakpoint in it. */
function gapBelow(gap: Gap, to: Breakpoint): Gap {
  return { ...gap, to, high: to.at - to.noise };
}

function gapAbove(gap: Gap, from: Breakpoint): Gap {
  return { ...gap, from, low: from.at + from.noise };
}

/** Whether a breakpoint found in a gap is the lower end of it, as far as can be told, or below that. */
function isLowerEnd({ low }: Gap, { at, noise }: Breakpoint): boolean {
  return at - noise <= low;
}

function isUpperEnd({ high }: Gap, { at, noise }: Breakpoint): boolean {
  return at + noise >= high;
}

/** The same gap without what lies up to `x` and within the noise of a breakpoint at its lower end. */
function withoutNoiseBelow(gap: Gap, x: number, { at, noise }: Breakpoint): Gap {
  return { ...gap, low: Math.max(x, at + noise) };
}

function withoutNoiseAbove(gap: Gap, x: number, { at, noise }: Breakpoint): Gap {
  return { ...gap, high: Math.min(x, at - noise) };
}

/**
 * A number strictly between two others, either of which may be infinite: near the middle, or as far
 * beyond the only finite one as that is from 0. Null where no double lies between.
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

/** One run, and how far to either side of x it stays the same. */
interface FollowedRun {
  readonly run: LeafRun;
  /** the root's value at x itself; null where the search halts */
  readonly value: number | null;
  readonly lower: Breakpoint;
  /** where x itself is a breakpoint, or too near to one to be told from it */
  readonly here: Breakpoint | null;
  readonly upper: Breakpoint;
}

/** Gives what follows the leaf through a run for any value of it. */
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
 * A tree in which one leaf has another value. It keeps the tree's weights, also where whole ones times the
 * value would overflow and a tree built with that value would have fractions instead.
 */
class ReplacedLeaf implements SearchSpace {
  constructor(
    readonly tree: SearchSpace,
    readonly leaf: NodeId,
    readonly replacement: number,
  ) {}

  kind(node: NodeId): KindCode {
    return this.tree.kind(node);
  }

  moveCount(node: NodeId): number {
    return this.tree.moveCount(node);
  }

  child(node: NodeId, index: number): NodeId {
    return this.tree.child(node, index);
  }

  value(leaf: NodeId): number {
    return leaf === this.leaf ? this.replacement : this.tree.value(leaf);
  }

  get hasWholeLeaves(): boolean {
    return this.tree.hasWholeLeaves;
  }

  get hasHorizon(): boolean {
    return this.tree.hasHorizon;
  }

  get standPat(): SearchSpace['standPat'] {
    return this.tree.standPat;
  }

  isHorizon(leaf: NodeId): boolean {
    return this.tree.isHorizon(leaf);
  }

  weight(node: NodeId): number {
    return this.tree.weight(node);
  }

  denominator(chanceNode: NodeId): number {
    return this.tree.denominator(chanceNode);
  }

  outcomeWeight(chanceNode: NodeId, index: number): number {
    return this.tree.outcomeWeight(chanceNode, index);
  }

  get leafBounds(): readonly [number, number] {
    return this.tree.leafBounds;
  }
}
