/**
 * Lets the reader shift and scale the drawing by dragging, by the wheel and by two fingers. The module is
 * loaded after the first picture, which does not need it.
 */
import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom';
import { type Box, MOST_SCALE, type ViewFrame, type ViewTransform, wholeScale } from './viewTransform.ts';

export interface PanZoom {
  moveTo(transform: ViewTransform): void;
  destroy(): void;
}

/**
 * Lets the reader shift and scale the drawing, starting at `initial`; `moved` is called with every new
 * transform.
 */
export function panZoom(
  svg: SVGSVGElement,
  frame: ViewFrame,
  drawing: Box,
  initial: ViewTransform,
  moved: (transform: ViewTransform) => void,
): PanZoom {
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([wholeScale(frame, drawing), MOST_SCALE])
    .extent([
      [frame.left, frame.top],
      [frame.left + frame.width, frame.top + frame.height],
    ])
    .translateExtent([
      [0, 0],
      [Math.max(drawing.width, frame.width), Math.max(drawing.height, frame.height)],
    ]);
  const selection = select(svg).call(behaviour).on('dblclick.zoom', null);
  const moveTo = ({ x, y, k }: ViewTransform) =>
    selection.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  moveTo(initial);
  behaviour.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => moved(event.transform));
  return {
    moveTo,
    destroy() {
      selection.on('.zoom', null);
    },
  };
}
