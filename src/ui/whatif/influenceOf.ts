/**
 * What the panel "what if" shows about a leaf: for which of its values each cut happens, and the root's value
 * as a function of it.
 */

import {
  type InfluencePiece,
  leafInfluence,
  spansWhere,
  type ValueSpan,
  valueAt,
} from '../../core/analysis/index.ts';
import type { AnyRun, GameTree, NodeId } from '../../core/index.ts';
import { canBeFollowed, type DepthFirstName } from '../../core/search/algorithms.ts';
import { fullSearch } from '../../core/search/fullSearch.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import { endsOfTree } from '../../core/search/timedEnds.ts';

export interface CutBand {
  readonly node: NodeId;
  readonly spans: readonly ValueSpan[];
}

export interface Influence {
  readonly pieces: readonly InfluencePiece[];
  /** the cuts that happen for some values of the leaf but not for all */
  readonly bands: readonly CutBand[];
  /** the nodes whose cuts happen for every value of the leaf */
  readonly always: readonly NodeId[];
  /** whether the search evaluates the leaf for none of its values */
  readonly isNeverRead: boolean;
  /** the values of the leaf at which the root's value or a cut changes, ascending */
  readonly breakpoints: readonly number[];
}

/** The greatest number of leaves of a tree that is analysed; a larger one would take too long. */
export const MOST_LEAVES = 2_000;

export function influenceOf(run: AnyRun, leaf: NodeId): Influence | null {
  const tree = run.treeAt(run.length);
  if (tree.leafCount > MOST_LEAVES) return null;
  const pieces = leafInfluence(tree, leaf, followed(run), run.rules);
  const nodes = [...new Set(pieces.flatMap(({ cutoffs }) => cutoffs.map(({ node }) => node)))];
  const isCutAt = (node: NodeId) => (piece: InfluencePiece) =>
    piece.cutoffs.some((cutoff) => cutoff.node === node);
  const always = nodes.filter((node) => pieces.every(isCutAt(node)));
  const sometimes = nodes.filter((node) => !always.includes(node)).sort((a, b) => a - b);
  return {
    pieces,
    bands: sometimes.map((node) => ({ node, spans: spansWhere(pieces, isCutAt(node)) })),
    always,
    isNeverRead: pieces.every(({ isEvaluated }) => !isEvaluated),
    breakpoints: [...new Set(pieces.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite))],
  };
}

/**
 * Returns the algorithm whose cuts the chart shows. It is the full search, whose chart has no cuts but the root's value, when
 * windows pass through chance nodes, are null windows, or do not begin with (−∞, +∞), when plies are compared as well, and
 * when the run is no depth-first search.
 */
function followed({ algorithm, rules, tree, rootWindow }: AnyRun): DepthFirstName {
  const isOpen = rules.begin === 'open' && isSameWindow(rootWindow, FULL_WINDOW);
  const isByValue = rules.ties === 'first' || !endsOfTree(tree).hasWins;
  return canBeFollowed(algorithm) && isOpen && isByValue ? algorithm : fullSearch(tree);
}

/**
 * Returns the root's value as polylines between x = least and x = most; a new line begins after values of x
 * for which the root has no value.
 */
export function chartLines(
  pieces: readonly InfluencePiece[],
  least: number,
  most: number,
): [number, number][][] {
  const lines: [number, number][][] = [[]];
  for (const { from, to, value } of pieces) {
    const [a, b] = [Math.max(from, least), Math.min(to, most)];
    if (a > b) continue;
    if (value === null) lines.push([]);
    else if (from < to) lines.at(-1)?.push([a, valueAt(value, a)], [b, valueAt(value, b)]);
  }
  return lines.filter((line) => line.length > 0);
}

/** The range of leaf values x in the chart, and the positions of values in it. */
export interface ChartScale {
  readonly least: number;
  readonly most: number;
  /** the amount by which an arrow key changes the leaf's value: 1 when all leaves are whole numbers */
  readonly step: number;
  /**
   * returns the position of a leaf value as a share of the width; below 0 or above 1 when it is outside the
   * chart
   */
  left(x: number): number;
  /** returns the position of a root value as a share of the height, from the top */
  top(value: number): number;
  /**
   * the leaf values with a tick: values at which something changes, as long as they are not too close to each
   * other
   */
  readonly ticks: readonly number[];
  /** the root values that are labelled at the side of the chart */
  readonly values: readonly number[];
}

/** The least distance between two labelled ticks, as a share of the chart's width. */
const LEAST_APART = 0.09;

export function chartScale(tree: GameTree, { pieces, breakpoints }: Influence, x: number): ChartScale {
  const finite = tree
    .leaves()
    .map((leaf) => tree.value(leaf))
    .filter(Number.isFinite);
  const known = [...breakpoints, ...finite, ...(Number.isFinite(x) ? [x] : [])];
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const isWhole = finite.every(Number.isInteger);
  const room = Math.max((high - low) * 0.12, isWhole ? 2 : 0.2);
  const wide = isWhole ? [Math.floor(low - room), Math.ceil(high + room)] : [low - room, high + room];
  const [least, most] = within(tree.leafBounds, wide as [number, number]);
  const roots = chartLines(pieces, least, most).flatMap((line) => line.map(([, value]) => value));
  const ordinary = roots.filter(Number.isFinite);
  const [lowest, highest] = ordinary.length === 0 ? [0, 0] : [Math.min(...ordinary), Math.max(...ordinary)];
  // An infinite value has its position at the border, apart from all finite ones.
  const beyond = (highest - lowest || 1) * 0.25;
  const bottom = lowest - (roots.includes(-Infinity) ? beyond : 0);
  const ceiling = highest + (roots.includes(Infinity) ? beyond : 0);
  const left = (value: number) => (value - least) / (most - least);
  const top = (value: number) =>
    ceiling === bottom ? 0.5 : (ceiling - Math.min(Math.max(value, bottom), ceiling)) / (ceiling - bottom);
  const flat = pieces.flatMap(({ value }) =>
    value !== null && value.slope === 0 ? [valueAt(value, 0)] : [],
  );
  return {
    least,
    most,
    step: isWhole ? 1 : (most - least) / 200,
    left,
    top,
    ticks: apart(
      breakpoints.filter((value) => value >= least && value <= most),
      (a, b) => left(b) - left(a),
    ),
    values: apart(
      [...new Set(flat.filter((value) => roots.includes(value)))].sort((a, b) => a - b),
      (a, b) => (top(a) - top(b)) / 1.6,
    ),
  };
}

/**
 * Narrows the range of the chart to the declared bounds of the leaves, so that no other value can be chosen.
 */
function within(
  [low, high]: readonly [number, number],
  [least, most]: readonly [number, number],
): readonly [number, number] {
  return low < high ? [Math.max(least, low), Math.min(most, high)] : [least, most];
}

/** Returns a selection of ascending numbers in which neighbours are at least LEAST_APART from each other. */
function apart(numbers: readonly number[], distance: (a: number, b: number) => number): number[] {
  const taken: number[] = [];
  for (const number of numbers) {
    const last = taken.at(-1);
    if (last === undefined || distance(last, number) >= LEAST_APART) taken.push(number);
  }
  return taken;
}
