/** The spot with which whoever presents points at the figure: state, so that every window that shows it can draw it. */
import type { Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';

/** A point of the figure, as shares of its width and height. */
export interface FigurePoint {
  readonly x: number;
  readonly y: number;
  /** the nearest node, and how far from its middle, in its own sizes: the same place where the figure is laid out otherwise */
  readonly near?: { readonly node: number; readonly x: number; readonly y: number };
}

interface Pointing {
  /** the spot follows the mouse wherever it is moved over the figure */
  readonly follows: boolean;
  /** null while nothing is pointed at */
  readonly at: FigurePoint | null;
}

export const POINTING: Slice<Pointing> = { beginning: { follows: false, at: null } };

/** Shows the spot at a point, or none. */
export function pointAt(session: Session, at: FigurePoint | null): void {
  if (sliceOf(session, POINTING).at !== at) changeSlice(session, POINTING, { at });
}

/** Makes the spot follow the mouse, or follow it no more. */
export function togglePointer(session: Session): void {
  changeSlice(session, POINTING, { follows: !sliceOf(session, POINTING).follows, at: null });
}

/** Nothing is pointed at any more, nor followed. */
export function stopPointing(session: Session): void {
  changeSlice(session, POINTING, POINTING.beginning);
}
