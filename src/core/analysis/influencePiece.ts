/** A function of one leaf's value x. */
import type { NodeId } from '../tree/nodeId.ts';

/** constant + slope · x */
export interface Affine {
  readonly constant: number;
  readonly slope: number;
}

/** The value of the function at `x`; an infinite constant stays what it is. */
export function valueAt({ constant, slope }: Affine, x: number): number {
  return slope === 0 ? constant : constant + slope * x;
}

/* A part of the line of a leaf's values on which the whole run of a search is the same. */

/** A node that stops, and the index of the first of its children that is never looked at. */
export interface Cutoff {
  readonly node: NodeId;
  readonly firstPruned: number;
}

/** What a run does for some value of the leaf, and for all values near it. */
export interface LeafRun {
  /** in the order of the run */
  readonly cutoffs: readonly Cutoff[];
  readonly leavesEvaluated: number;
  /** whether the leaf itself is evaluated */
  readonly isEvaluated: boolean;
  /** the root's value as a function of the leaf's; null where the search halts */
  readonly value: Affine | null;
}

/** An open interval (from, to), or where from = to that one point, whose value has slope 0. */
export interface InfluencePiece extends LeafRun {
  readonly from: number;
  readonly to: number;
}

/** What the run does at one point, where the root's value is a number. */
export function pointPiece(at: number, run: LeafRun, value: number | null): InfluencePiece {
  return { ...run, from: at, to: at, value: value === null ? null : { constant: value, slope: 0 } };
}

/**
 * The pieces with those joined that do not differ: pieces in ascending order, intervals and points in
 * turn, an interval first and last. A point at which nothing changes goes into the interval around it.
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
 * Whether the root's values are the same function of x, or both missing. Asked of intervals only: it is
 * continuous, so the point between them has it too.
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

/* The values of a leaf for which something holds, as intervals. */

/** From `from` to `to`, each end belonging to it or not; infinite ends never do. */
export interface ValueSpan {
  readonly from: number;
  readonly to: number;
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** The fewest spans that hold exactly the pieces, in ascending order, for which `holds`. */
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
