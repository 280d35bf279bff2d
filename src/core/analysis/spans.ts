/** The values of a leaf for which something holds, as intervals. */
import type { InfluencePiece } from './influencePiece.ts';

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
