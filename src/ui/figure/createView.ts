/**
 * The view of the drawing: which part is visible, and at what scale. It is set at once; the reader can pan
 * and zoom as soon as that code has loaded.
 */

import type { Box, ViewFrame, ViewTransform } from '../../drawing/index.ts';
import type { PanZoom } from '../../drawing/panZoom.ts';
import { centredOn, isInView, MOST_SCALE, wholeScale } from '../../drawing/viewTransform.ts';
import { atLeisure } from '../page/firstPicture.ts';

export interface FigureView {
  fit(): void;
  /** Changes the scale around the middle of the frame, up to the whole drawing and to MOST_SCALE. */
  scaleBy(factor: number): void;
  /**
   * Shows the left end of the drawing together with the point (x, y) and the `right` px beyond it, at a
   * slightly smaller scale if necessary. When the scale would be much smaller, it shows the point at full
   * size instead, to the left of the buttons of the figure.
   */
  begin(x: number, y: number, right: number): void;
  /** Moves the view right and down by multiples of the frame's size. */
  panBy(right: number, down: number): void;
  /** Shows the drawing at the scale k, or else at its original size, with the point (x, y) in view. */
  home(x: number, y: number, k?: number): void;
  /**
   * Takes over the view of an earlier drawing of the tree; it scrolls when the point (x, y) would then be out
   * of view.
   */
  resume(kept: ViewTransform, x: number, y: number, margin: number): void;
  transform(): ViewTransform;
  /**
   * Scrolls only when the point (x, y) is out of view, or less than `margin` px from the left or right border or
   * `upright` px, if given, from the upper or lower one.
   */
  follow(x: number, y: number, margin: number, upright?: number): void;
  destroy(): void;
}

/** The least distance from the border at which a point counts as in view, px: half a node and its halo. */
const FROM_BORDER = 56;

/**
 * The least scale at which the tree first appears with its left end and its root in view; at a smaller scale
 * the texts would be hard to read.
 */
const LEAST_TO_BEGIN = 0.82;

/** The width of the buttons at the upper right, with their distance from the border, px. */
const TOOLS = 150;

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
  const home = (x: number, y: number, k = 1) => moveTo(centredOn(frame, drawing, x, y, k));
  const follow: FigureView['follow'] = (x, y, margin, upright) => {
    if (!isInView(transform, frame, x, y, margin, upright)) home(x, y, transform.k);
  };

  /** Returns the point of the drawing that lies in the middle of the frame, in the drawing's coordinates. */
  const middleOf = ({ x, y, k }: ViewTransform) => ({
    x: (frame.left + frame.width / 2 - x) / k,
    y: (frame.top + frame.height / 2 - y) / k,
  });

  void atLeisure(() => import('../../drawing/panZoom.ts')).then(
    ({ panZoom }) => {
      if (!destroyed) zoom = panZoom(svg, frame, drawing, transform, moved);
    },
    // When the code for pan and zoom fails to load, the reader cannot move the picture, but it still follows
    // the search.
    () => undefined,
  );

  return {
    fit: () => home(drawing.width / 2, drawing.height / 2, wholeScale(frame, drawing)),
    scaleBy(factor) {
      const { x, y } = middleOf(transform);
      const k = Math.min(Math.max(transform.k * factor, wholeScale(frame, drawing)), MOST_SCALE);
      home(x, y, k);
    },
    begin(x, y, right) {
      const end = x + Math.max(right, FROM_BORDER);
      const k = Math.min(1, frame.width / end);
      if (k >= LEAST_TO_BEGIN) home(0, y, k);
      else home(end + TOOLS - frame.width / 2, y);
    },
    panBy(right, down) {
      const middle = middleOf(transform);
      const { k } = transform;
      const x = middle.x + (right * frame.width) / k;
      home(x, middle.y + (down * frame.height) / k, k);
    },
    home,
    resume(kept, x, y, margin) {
      const middle = middleOf(kept);
      home(middle.x, middle.y, kept.k);
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
