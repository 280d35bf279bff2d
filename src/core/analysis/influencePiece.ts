/** Pieces of the line of values that one leaf can have, and functions of that value x. */
import type { NodeId } from '../tree/nodeId.ts';

/** the function constant + slope · x */
export interface Affine {
  readonly constant: number;
  readonly slope: number;
}

/** Returns the value of the function at `x`; an infinite constant is returned unchanged. */
export function valueAt({ constant, slope }: Affine, x: number): number {
  return slope === 0 ? constant : constant + slope * x;
}

/* A part of the line of a leaf's values on which the whole run of a search is the same. */

/** A node that stops, and the index of the first of its children that is never visited. */
export interface Cutoff {
  readonly node: NodeId;
  readonly firstPruned: number;
}

/** What a run does for one value of the leaf and for all values near it. */
export interface LeafRun {
  /** the cutoffs in the order in which the run makes them */
  readonly cutoffs: readonly Cutoff[];
  readonly leavesEvaluated: number;
  /** whether the leaf itself is evaluated */
  readonly isEvaluated: boolean;
  /** the root's value as a function of the leaf's value; null when the search halts */
  readonly value: Affine | null;
}

/** An open interval (from, to). When from = to it is that one point, and its value has slope 0. */
export interface InfluencePiece extends LeafRun {
  readonly from: number;
  readonly to: number;
}

/** What the run does at one point where the root's value is a number. */
export function pointPiece(at: number, run: LeafRun, value: number | null): InfluencePiece {
  return { ...run, from: at, to: at, value: value === null ? null : { constant: value, slope: 0 } };
}

/**
 * Joins neighbouring pieces that do not differ. The pieces ascend; intervals and points alternate, with an interval
 * first and last. A point at which nothing changes is merged into the interval around it.
 */
export function joinAlike(pieces: readonly InfluencePiece[]): InfluencePiece[] {
  const joined: InfluencePiece[] = [];
  for (const piece of pieces) {
    const [before, point] = joined.slice(-2);
    const closes = before !== undefined && point !== undefined && piece.from < piece.to;
    if (closes && isSameRun(before, piece) && isSameRun(before, point) && isSameValue(before, piece)) {
      joined.splice(-2, 2, { ...before, to: piece.to });
    } else joined.push(piece);
  }
  return joined;
}

/**
 * Whether the root's values are the same function of x, or both missing. The pieces compared are intervals only: the
 * function is continuous, so the point between two equal intervals has the same value.
 */
function isSameValue({ value: a }: LeafRun, { value: b }: LeafRun): boolean {
  return a?.constant === b?.constant && a?.slope === b?.slope;
}

function isSameRun(a: LeafRun, b: LeafRun): boolean {
  return (
    a.leavesEvaluated === b.leavesEvaluated &&
    a.isEvaluated === b.isEvaluated &&
    (a.value === null) === (b.value === null) &&
    a.cutoffs.length === b.cutoffs.length &&
    a.cutoffs.every((cutoff, index) => isSameCutoff(cutoff, b.cutoffs[index]))
  );
}

function isSameCutoff(a: Cutoff, b: Cutoff | undefined): boolean {
  return a.node === b?.node && a.firstPruned === b.firstPruned;
}

/* The values of a leaf for which some condition holds, as intervals. */

/** The interval from `from` to `to`. Each end may belong to it or not; infinite ends never do. */
export interface ValueSpan {
  readonly from: number;
  readonly to: number;
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** Returns the fewest spans, in ascending order, that cover exactly the pieces for which `holds` is true. */
export function spansWhere(
  pieces: readonly InfluencePiece[],
  holds: (piece: InfluencePiece) => boolean,
): ValueSpan[] {
  const spans: ValueSpan[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const { from, to } = piece;
    if (!holds(piece)) {
      isOpen = false;
      continue;
    }
    const isPoint = from === to;
    const last = isOpen ? spans.pop() : undefined;
    spans.push(
      last === undefined ? { from, to, hasFrom: isPoint, hasTo: isPoint } : { ...last, to, hasTo: isPoint },
    );
    isOpen = true;
  }
  return spans;
}
