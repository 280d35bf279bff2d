/** What the panel shows of a leaf's influence: bands of values, and the root's value as a line. */

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
  /** cutoffs that happen whatever the value */
  readonly always: readonly NodeId[];
  /** the values for which the leaf is not even looked at: all or none */
  readonly isNeverRead: boolean;
  /** where something changes, ascending */
  readonly breakpoints: readonly number[];
}

/** Trees with more leaves are not analysed while the hand waits. */
export const MOST_LEAVES = 2_000;

export function influenceOf(trace: AnyRun, leaf: NodeId): Influence | null {
  const tree = trace.treeAt(trace.length);
  if (tree.leafCount > MOST_LEAVES) return null;
  const pieces = leafInfluence(tree, leaf, followed(trace), trace.rules);
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
 * Of windows that pass through chance nodes, only ask or were given at the root, only the root's value is told, which
 * every search finds.
 */
function followed({ algorithm, tree, rootWindow }: AnyRun): DepthFirstName {
  const name = asDepthFirst(algorithm);
  return ALGORITHM[name].isFollowed && isSameWindow(rootWindow, FULL_WINDOW) ? name : fullSearch(tree);
}

/** The root's value as a line between x = least and x = most: corners, with a gap where it has no value. */
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

/** The part of the number line the chart shows, and where things stand in it. */
export interface ChartScale {
  readonly least: number;
  readonly most: number;
  /** of the handle: whole numbers where the leaves are */
  readonly step: number;
  /** a share of the width; beyond 0 … 1 for what is out of the picture */
  left(x: number): number;
  /** a share of the height */
  top(value: number): number;
  /** values of x where something changes, as many as can be told apart */
  readonly ticks: readonly number[];
  /** values of the root to be named at the side */
  readonly values: readonly number[];
}

/** Ticks nearer to each other than this share are not both written. */
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

/** The handle goes no farther than the leaf may. */
function within(
  [low, high]: readonly [number, number],
  [least, most]: readonly [number, number],
): readonly [number, number] {
  return low < high ? [Math.max(least, low), Math.min(most, high)] : [least, most];
}

/** Those of ascending numbers that keep their distance from the one taken before. */
function apart(numbers: readonly number[], distance: (a: number, b: number) => number): number[] {
  const taken: number[] = [];
  for (const number of numbers) {
    const last = taken.at(-1);
    if (last === undefined || distance(last, number) >= LEAST_APART) taken.push(number);
  }
  return taken;
}
