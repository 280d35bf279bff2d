/**
 * The spot with which a presenter points at the figure. It is part of the state, so that every window that shows the
 * figure can draw it.
 */
import type { Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';

/** A point of the figure, as shares of its width and height. */
export interface FigurePoint {
  readonly x: number;
  readonly y: number;
  /**
   * the nearest node, and the distance from its middle in units of its size, so that the spot is at the same place when
   * another window lays the figure out differently
   */
  readonly near?: { readonly node: number; readonly x: number; readonly y: number };
}

interface Pointing {
  /** whether the spot follows the mouse when it is moved over the figure */
  readonly follows: boolean;
  /** the spot; null while nothing is pointed at */
  readonly at: FigurePoint | null;
}

export const POINTING: Slice<Pointing> = { beginning: { follows: false, at: null } };

/** Shows the spot at a point; null hides it. */
export function pointAt(session: Session, at: FigurePoint | null): void {
  if (sliceOf(session, POINTING).at !== at) changeSlice(session, POINTING, { at });
}

/** Makes the spot follow the mouse, or stops that. */
export function togglePointer(session: Session): void {
  changeSlice(session, POINTING, { follows: !sliceOf(session, POINTING).follows, at: null });
}

/** Hides the spot and stops following the mouse. */
export function stopPointing(session: Session): void {
  changeSlice(session, POINTING, POINTING.beginning);
}
