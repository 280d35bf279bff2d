/** What the panel shows about a leaf's influence: bands of values, and the root's value as a line. */

import {
  type InfluencePiece,
  leafInfluence,
  spansWhere,
  type ValueSpan,
  valueAt,
} from '../../core/analysis/index.ts';
import type { AnyRun } from '../../core/run/anyRun.ts';
import { ALGORITHM, asDepthFirst, type DepthFirstName, fullSearch } from '../../core/search/algorithms.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';

export interface CutBand {
  readonly node: NodeId;
  readonly spans: readonly ValueSpan[];
}

export interface Influence {
  readonly pieces: readonly InfluencePiece[];
  /** cutoffs that happen for some values of the leaf and not for others */
  readonly bands: readonly CutBand[];
  /** cutoffs that happen for every value */
  readonly always: readonly NodeId[];
  /** the values for which the leaf is not even visited: all or none */
  readonly isNeverRead: boolean;
  /** the values at which something changes, ascending */
  readonly breakpoints: readonly number[];
}

/** Trees with more leaves are not analysed, because the reader would have to wait. */
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
 * When windows pass through chance nodes, are null windows, or begin at the root, only the root's value is shown, which
 * every search finds.
 */
function followed({ algorithm, tree, rootWindow }: AnyRun): DepthFirstName {
  const name = asDepthFirst(algorithm);
  return ALGORITHM[name].isFollowed && isSameWindow(rootWindow, FULL_WINDOW) ? name : fullSearch(tree);
}

/**
 * The root's value as a line between x = least and x = most, given by its corners, with a gap where it has no value.
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

/** The part of the number line that the chart shows, and where things stand in it. */
export interface ChartScale {
  readonly least: number;
  readonly most: number;
  /** the step of the handle: 1 when the leaves are whole numbers */
  readonly step: number;
  /** a share of the width; outside 0 … 1 for what is beyond the picture */
  left(x: number): number;
  /** the vertical position as a share of the height */
  top(value: number): number;
  /** the values of x at which something changes, as many as can be told apart */
  readonly ticks: readonly number[];
  /** the values of the root that are labelled at the side */
  readonly values: readonly number[];
}

/** Of two ticks nearer to each other than this share only one is labelled. */
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
  // An infinite value stands at the edge, clear of all others.
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

/** The handle stays within the bounds of the leaf. */
function within(
  [low, high]: readonly [number, number],
  [least, most]: readonly [number, number],
): readonly [number, number] {
  return low < high ? [Math.max(least, low), Math.min(most, high)] : [least, most];
}

/** Returns those of ascending numbers that keep their distance from the one taken before. */
function apart(numbers: readonly number[], distance: (a: number, b: number) => number): number[] {
  const taken: number[] = [];
  for (const number of numbers) {
    const last = taken.at(-1);
    if (last === undefined || distance(last, number) >= LEAST_APART) taken.push(number);
  }
  return taken;
}
