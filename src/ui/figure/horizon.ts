/** Computes where the line of the depth limit stands in a figure: below the last ply that is searched. */
import type { Layout } from '../../drawing/placement.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState } from '../../session/session.ts';
import { horizonRef } from '../page/elements.ts';

/** A layout in its frame: moved down by `y` px, magnified `k` times, in a frame of `height` px. */
export interface PlacedFigure {
  readonly layout: Layout;
  readonly y: number;
  readonly k: number;
  readonly height: number;
}

/** The height of the handle below the line, px. */
const HANDLE = 11;

/**
 * How far down the edges below a ply the line stands, so that it clears the labels on them and the names beside shapes.
 */
const ABOVE_LABELS = 0.28;

/** Moves the line to the depth of the search at the session's step. */
export function placeHorizon(state: SessionState, standing: PlacedFigure): void {
  const { plies } = standing.layout;
  const depth = runOf(state).passAt(state.step).depth ?? Infinity;
  const last = plies.length - 1;
  const below = belowPly(standing, Math.min(depth, last));
  // Below the last ply there may be less room than a ply takes; the line stays where it can be grasped.
  const lowest = standing.height - HANDLE;
  const isShort = depth >= last && below > lowest && belowShapes(standing, last) <= standing.height;
  // Below the last ply the name of the leaves takes the room.
  horizonRef.current?.classList.toggle('short', isShort);
  horizonRef.current?.style.setProperty('transform', `translateY(${isShort ? lowest : below}px)`);
}

/** Returns the ply whose lower boundary is nearest to a distance in px from the top of the frame. */
export function depthNear(standing: PlacedFigure, y: number): number {
  const distances = standing.layout.plies.map(({ depth }) => Math.abs(belowPly(standing, depth) - y));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Returns the place between a ply and the next, px from the top of the frame; below the last ply at the usual distance.
 */
function belowPly({ layout: { plies, metrics }, y, k }: PlacedFigure, depth: number): number {
  const { y: own = 0 } = plies[depth] ?? {};
  const next = plies[depth + 1]?.y ?? 2 * own - (plies[depth - 1]?.y ?? own);
  const shape = metrics.shapeHeight * metrics.em;
  return y + (own + shape / 2 + (next - own - shape) * ABOVE_LABELS) * k;
}

/** Returns where the leaves of a ply end, px from the top of the frame. */
function belowShapes({ layout: { plies, metrics }, y, k }: PlacedFigure, depth: number): number {
  return y + ((plies[depth]?.y ?? 0) + (metrics.leafHeight * metrics.em) / 2) * k;
}
