/** What the panel shows of a leaf's influence: bands of values, and the root's value as a line. */

import { valueAt } from '../../core/analysis/affine.ts';
import type { InfluencePiece } from '../../core/analysis/influencePiece.ts';
import { leafInfluence } from '../../core/analysis/leafInfluence.ts';
import { spansWhere, type ValueSpan } from '../../core/analysis/spans.ts';
import type { Trace } from '../../core/run/trace.ts';
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

export function influenceOf(trace: Trace, leaf: NodeId): Influence | null {
  if (trace.tree.leafCount > MOST_LEAVES) return null;
  const pieces = leafInfluence(trace.tree, leaf, trace.algorithm, trace.rules);
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

/** The root's value as a line between x = least and x = most: corners, with a gap where it has no value. */
export function lineOf(pieces: readonly InfluencePiece[], least: number, most: number): [number, number][][] {
  const lines: [number, number][][] = [[]];
  for (const { from, to, value } of pieces) {
    const [a, b] = [Math.max(from, least), Math.min(to, most)];
    if (a > b) continue;
    if (value === null) lines.push([]);
    else if (from < to) lines.at(-1)?.push([a, valueAt(value, a)], [b, valueAt(value, b)]);
  }
  return lines.filter((line) => line.length > 0);
}
