/** The intervals and points into which the possible values x of one leaf are divided, and functions of x. */
import type { NodeId } from '../tree/index.ts';

/** a linear function of x: constant + slope · x */
export interface Affine {
  readonly constant: number;
  readonly slope: number;
}

/** Returns the value of the function at `x`; an infinite constant is returned unchanged. */
export function valueAt({ constant, slope }: Affine, x: number): number {
  return slope === 0 ? constant : constant + slope * x;
}

/* An interval or a point of the values of one leaf on which the whole run of a search is the same. */

/** A cutoff: the node that stops, and the index of the first of its children that is never visited. */
export interface Cutoff {
  readonly node: NodeId;
  readonly firstPruned: number;
}

/** The course of a run for one value of the leaf, and for all values in the same interval. */
export interface LeafRun {
  /** the cutoffs in the order in which the run makes them */
  readonly cutoffs: readonly Cutoff[];
  readonly leavesEvaluated: number;
  /** whether the leaf itself is evaluated */
  readonly isEvaluated: boolean;
  /** the root's value as a function of the leaf's value; null when the search halts */
  readonly value: Affine | null;
}

/**
 * A piece: the run on the open interval (from, to) of the leaf's values. When from = to, the piece is that single
 * point, and the slope of the root's value is 0.
 */
export interface InfluencePiece extends LeafRun {
  readonly from: number;
  readonly to: number;
}

/** Returns a piece that is a single point; `value` is the root's value there, null when the search halts. */
export function pointPiece(at: number, run: LeafRun, value: number | null): InfluencePiece {
  return { ...run, from: at, to: at, value: value === null ? null : { constant: value, slope: 0 } };
}

/**
 * Joins neighbouring pieces in which the run is the same. The pieces are in ascending order; intervals and points
 * alternate, and the first and the last are intervals. A point at which nothing changes is merged with the intervals
 * around it.
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
 * Whether the root's values in two intervals are the same function of x, or are both null. The function is continuous,
 * so the point between two equal intervals has the same value.
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

/* An interval of a leaf's values for which some condition holds. */

/** The values from `from` to `to`; an infinite end never belongs to the interval. */
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
