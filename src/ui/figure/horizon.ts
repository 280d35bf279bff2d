/** Where the horizon stands in a figure: below the ply that the search looks to. */
import type { Layout } from '../../drawing/placement.ts';
import type { SessionState } from '../../session/session.ts';
import { traceOf } from '../../session/traceOf.ts';
import { horizonRef } from '../page/elements.ts';

/** A layout in its frame: moved down by `y` px, `k` times as large, in a frame of `height` px. */
interface Standing {
  readonly layout: Layout;
  readonly y: number;
  readonly k: number;
  readonly height: number;
}

/** Of the handle below the line, px. */
const HANDLE = 11;

/** So far down the edges below a ply a line across clears what stands on them, and names beside shapes as well. */
const ABOVE_LABELS = 0.28;

/** Puts the line of the horizon where the search looks to at the step of the session. */
export function placeHorizon(state: SessionState, standing: Standing): void {
  const { plies } = standing.layout;
  const depth = traceOf(state).passAt(state.step).depth ?? Infinity;
  const last = plies.length - 1;
  const below = belowPly(standing, Math.min(depth, last));
  // Below the last ply there may be less room than a ply takes: the line stays where it can be taken hold of.
  const lowest = standing.height - HANDLE;
  const isShort = depth >= last && below > lowest && belowShapes(standing, last) <= standing.height;
  // There the name of the leaves has the room.
  horizonRef.current?.classList.toggle('short', isShort);
  horizonRef.current?.style.setProperty('transform', `translateY(${isShort ? lowest : below}px)`);
}

/** The ply whose lower boundary is nearest to so many px from the top of the frame. */
export function depthNear(standing: Standing, y: number): number {
  const distances = standing.layout.plies.map(({ depth }) => Math.abs(belowPly(standing, depth) - y));
  return distances.indexOf(Math.min(...distances));
}

/** Between a ply and the next, px from the top of the frame; below the last as far as between two. */
function belowPly({ layout: { plies, metrics }, y, k }: Standing, depth: number): number {
  const { y: own = 0 } = plies[depth] ?? {};
  const next = plies[depth + 1]?.y ?? 2 * own - (plies[depth - 1]?.y ?? own);
  const shape = metrics.shapeHeight * metrics.em;
  return y + (own + shape / 2 + (next - own - shape) * ABOVE_LABELS) * k;
}

/** Where the leaves of a ply end, px from the top of the frame. */
function belowShapes({ layout: { plies, metrics }, y, k }: Standing, depth: number): number {
  return y + ((plies[depth]?.y ?? 0) + (metrics.leafHeight * metrics.em) / 2) * k;
}
