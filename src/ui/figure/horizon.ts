/** Computes the position of the depth-limit line in a figure: below the last ply that is searched. */
import type { Layout } from '../../drawing/index.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState } from '../../session/session.ts';
import { horizonRef } from '../page/elements.ts';

/** A layout in a frame of `height` px: moved down by `y` px and magnified by the factor `k`. */
export interface PlacedFigure {
  readonly layout: Layout;
  readonly y: number;
  readonly k: number;
  readonly height: number;
}

/** The height of the handle below the line, px. */
const HANDLE = 11;

/**
 * The position of the line between a ply and the next, as a share of their distance; it leaves room for the
 * labels of edges and names of nodes.
 */
const ABOVE_LABELS = 0.28;

/** Moves the line to the depth limit that holds at the session's step. */
export function placeHorizon(state: SessionState, standing: PlacedFigure): void {
  const { plies } = standing.layout;
  const depth = runOf(state).passAt(state.step).depth ?? Infinity;
  const last = plies.length - 1;
  const below = belowPly(standing, Math.min(depth, last));
  // Below the last ply there may be little room; the line then stays inside the frame, so that it can be
  // grasped.
  const lowest = standing.height - HANDLE;
  const isShort = depth >= last && below > lowest && belowShapes(standing, last) <= standing.height;
  // When there is little room, the line's label is hidden in favour of the name of the leaves.
  horizonRef.current?.classList.toggle('short', isShort);
  horizonRef.current?.style.setProperty('transform', `translateY(${isShort ? lowest : below}px)`);
}

/** Returns the depth whose line would be nearest to a distance from the top of the frame in px. */
export function depthNear(standing: PlacedFigure, y: number): number {
  const distances = standing.layout.plies.map(({ depth }) => Math.abs(belowPly(standing, depth) - y));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Returns the position of the line below a ply, px from the top of the frame. Below the last ply it uses the
 * distance of the plies above.
 */
function belowPly({ layout: { plies, metrics }, y, k }: PlacedFigure, depth: number): number {
  const { y: own = 0 } = plies[depth] ?? {};
  const next = plies[depth + 1]?.y ?? 2 * own - (plies[depth - 1]?.y ?? own);
  const shape = metrics.shapeHeight * metrics.em;
  return y + (own + shape / 2 + (next - own - shape) * ABOVE_LABELS) * k;
}

/** Returns the lower end of the nodes of a ply, px from the top of the frame. */
function belowShapes({ layout: { plies, metrics }, y, k }: PlacedFigure, depth: number): number {
  return y + ((plies[depth]?.y ?? 0) + (metrics.leafHeight * metrics.em) / 2) * k;
}
