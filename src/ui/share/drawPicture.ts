/** Draws a picture out of sight, with the one renderer and the page's own styles, to be taken from there. */
import { marksOf } from '../../drawing/marks.ts';
import { renderTree } from '../../drawing/renderTree.ts';
import { type Ink, readInk } from '../../export/ink.ts';
import type { Picture } from '../../export/picture.ts';

/** In colour on white, or without colour. */
export type PictureTheme = 'light' | 'print';

export interface DrawnPicture {
  readonly inks: readonly Ink[];
  /** px, of the drawing without the empty room around it */
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Everything of the tree is drawn, whatever its size. */
export function drawPicture({ layout, trace, step, view }: Picture, theme: PictureTheme): DrawnPicture {
  const stage = document.createElement('div');
  stage.className = 'picture-stage on-white';
  stage.dataset['theme'] = theme;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'tree');
  const viewport = document.createElementNS(SVG, 'g');
  svg.append(viewport);
  stage.append(svg);
  document.body.append(stage);
  try {
    const drawing = renderTree(viewport, layout);
    const visible = { nodes: layout.tree.nodes(), collapsed: new Set<never>() };
    drawing.update(marksOf(layout, trace, step, { ...view, focused: null, hovered: null }, visible));
    return framed(readInk(viewport), viewport.getBBox());
  } finally {
    stage.remove();
  }
}

/** The same inks with the drawing's upper left corner at (0, 0). */
function framed(inks: readonly Ink[], { x, y, width, height }: DOMRect): DrawnPicture {
  // Strokes reach beyond the box of the shapes.
  const room = 8;
  const moved = inks.map((ink) => ({ ...ink, x: ink.x - x + room, y: ink.y - y + room }));
  return { inks: moved, width: width + 2 * room, height: height + 2 * room };
}
