/** Which part of the drawing is in view, as data: a shift in px and a scale. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface ViewTransform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The scale at which the whole drawing is in view; never larger than it was laid out. */
export function wholeScale(view: Box, drawing: Box): number {
  return Math.min(1, view.width / drawing.width, view.height / drawing.height);
}

/** Brings a point of the drawing to the middle, as far as the drawing's borders allow. */
export function centredOn(view: Box, drawing: Box, x: number, y: number, k: number): ViewTransform {
  const keep = (offset: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));
  return {
    x: keep(view.width / 2 - x * k, view.width, drawing.width * k),
    y: keep(view.height / 2 - y * k, view.height, drawing.height * k),
    k,
  };
}

/** Whether a point of the drawing is in view, `margin` px or more from the border. */
export function isInView(transform: ViewTransform, view: Box, x: number, y: number, margin: number): boolean {
  const left = transform.x + x * transform.k;
  const top = transform.y + y * transform.k;
  return left >= margin && left <= view.width - margin && top >= margin && top <= view.height - margin;
}
