/**
 * The spot with which a presenter points at the figure. It is in the state so that every window displaying
 * the figure can draw it.
 */
import type { Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';

/** A point of the figure, as shares of the figure's width and height, 0 to 1. */
export interface FigurePoint {
  readonly x: number;
  readonly y: number;
  /**
   * the node nearest to the spot, and the spot's distance from the node's centre in units of the node's size,
   * so that another window with another layout can draw the spot at the same node
   */
  readonly near?: { readonly node: number; readonly x: number; readonly y: number };
}

interface Pointing {
  /** whether the spot follows the mouse when the mouse moves over the figure */
  readonly follows: boolean;
  /** the position of the spot; null while there is no spot */
  readonly at: FigurePoint | null;
}

export const POINTING: Slice<Pointing> = { beginning: { follows: false, at: null } };

/** Displays the presenter's spot at a point; null hides it. */
export function pointAt(session: Session, at: FigurePoint | null): void {
  if (sliceOf(session, POINTING).at !== at) changeSlice(session, POINTING, { at });
}

/** Makes the presenter's spot follow the mouse, or stops that. */
export function togglePointer(session: Session): void {
  changeSlice(session, POINTING, { follows: !sliceOf(session, POINTING).follows, at: null });
}

/** Hides the presenter's spot and stops following the mouse. */
export function stopPointing(session: Session): void {
  changeSlice(session, POINTING, POINTING.beginning);
}
