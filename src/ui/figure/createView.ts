/**
 * The part of the drawing in view: it is placed at once, and the reader can move it as soon as pan and zoom have
 * loaded.
 */

import type { PanZoom } from '../../drawing/panZoom.ts';
import {
  type Box,
  centredOn,
  isInView,
  type ViewFrame,
  type ViewTransform,
  wholeScale,
} from '../../drawing/viewTransform.ts';
import { atLeisure } from '../page/firstPicture.ts';

export interface FigureView {
  fit(): void;
  scaleBy(factor: number): void;
  /**
   * Shows the left end of the drawing together with the point and the `right` px beside it, at a slightly smaller scale
   * if necessary. When the scale would be much smaller, it shows the point at full size.
   */
  begin(x: number, y: number, right: number): void;
  /** Moves the view by a number of frames to the right and down. */
  panBy(right: number, down: number): void;
  /** Shows the drawing at the size it was laid out, with the point in view. */
  home(x: number, y: number): void;
  /** Takes over the view of another drawing of the tree, as far as possible; it moves if the point is not in view. */
  resume(kept: ViewTransform, x: number, y: number, margin: number): void;
  transform(): ViewTransform;
  /** Moves only if the point is less than `margin` px from the border or beyond it. */
  follow(x: number, y: number, margin: number): void;
  destroy(): void;
}

/** The distance between a point that is just in view and the border, px: half a shape and its halo. */
const FROM_BORDER = 56;

/** The tree opens with its left end and its root in view only at this scale or more. Smaller texts are hard to read. */
const LEAST_TO_BEGIN = 0.82;

export function createView(
  svg: SVGSVGElement,
  frame: ViewFrame,
  drawing: Box,
  apply: (transform: ViewTransform) => void,
): FigureView {
  let transform: ViewTransform = { x: 0, y: 0, k: 1 };
  let zoom: PanZoom | null = null;
  let destroyed = false;
  const moved = (next: ViewTransform) => {
    transform = next;
    apply(next);
  };
  const moveTo = (next: ViewTransform) => (zoom === null ? moved(next) : zoom.moveTo(next));
  const follow: FigureView['follow'] = (x, y, margin) => {
    if (!isInView(transform, frame, x, y, margin)) moveTo(centredOn(frame, drawing, x, y, transform.k));
  };

  /** Returns the point of the drawing in the middle of the frame. */
  const middleOf = ({ x, y, k }: ViewTransform) => ({
    x: (frame.left + frame.width / 2 - x) / k,
    y: (frame.top + frame.height / 2 - y) / k,
  });

  void atLeisure(() => import('../../drawing/panZoom.ts')).then(
    ({ panZoom }) => {
      if (!destroyed) zoom = panZoom(svg, frame, drawing, transform, moved);
    },
    // Without pan and zoom the picture cannot be moved by hand, but still follows the search.
    () => undefined,
  );

  return {
    fit: () =>
      moveTo(centredOn(frame, drawing, drawing.width / 2, drawing.height / 2, wholeScale(frame, drawing))),
    scaleBy: (factor) => zoom?.scaleBy(factor),
    begin(x, y, right) {
      const end = x + Math.max(right, FROM_BORDER);
      const k = Math.min(1, frame.width / end);
      if (k >= LEAST_TO_BEGIN) moveTo(centredOn(frame, drawing, 0, y, k));
      else moveTo(centredOn(frame, drawing, end - frame.width / 2, y, 1));
    },
    panBy(right, down) {
      const middle = middleOf(transform);
      const { k } = transform;
      const x = middle.x + (right * frame.width) / k;
      moveTo(centredOn(frame, drawing, x, middle.y + (down * frame.height) / k, k));
    },
    home: (x, y) => moveTo(centredOn(frame, drawing, x, y, 1)),
    resume(kept, x, y, margin) {
      const middle = middleOf(kept);
      moveTo(centredOn(frame, drawing, middle.x, middle.y, kept.k));
      follow(x, y, margin);
    },
    transform: () => transform,
    follow,
    destroy() {
      destroyed = true;
      zoom?.destroy();
    },
  };
}
