/** Computes which part of a drawing is visible: a shift (x, y) in px and a scale k. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The frame through which the drawing is seen; the names of the plies stand beside it. */
export interface ViewFrame extends Box {
  readonly left: number;
  readonly top: number;
}

export interface ViewTransform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  /** the vertical scale of the plies and the horizontal one of the nodes, when they differ from `k`: see spreadPlies.ts */
  readonly rows?: number;
  readonly across?: number;
}

/** The greatest scale of a drawing. */
export const MOST_SCALE = 5;

/** Returns the scale at which the whole drawing is visible, which is at most 1, the scale of the layout. */
export function wholeScale(frame: ViewFrame, drawing: Box): number {
  return Math.min(1, frame.width / drawing.width, frame.height / drawing.height);
}

/**
 * Returns the shift that brings a point of the drawing to the middle of the frame, as far as the drawing's
 * borders allow.
 */
export function centredOn(frame: ViewFrame, drawing: Box, x: number, y: number, k: number): ViewTransform {
  const keep = (offset: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));
  return {
    x: frame.left + keep(frame.width / 2 - x * k, frame.width, drawing.width * k),
    y: frame.top + keep(frame.height / 2 - y * k, frame.height, drawing.height * k),
    k,
  };
}

/** Whether a point of the drawing is visible, at least `margin` px across and `upright` px down from the frame's border. */
export function isInView(
  transform: ViewTransform,
  frame: ViewFrame,
  x: number,
  y: number,
  margin: number,
  upright = margin,
): boolean {
  const left = transform.x + x * transform.k - frame.left;
  const top = transform.y + y * transform.k - frame.top;
  return left >= margin && left <= frame.width - margin && top >= upright && top <= frame.height - upright;
}
