/** The chart as strokes and words for a file: drawn out of sight and read off with the styles that are in force. */
import type { DrawnPicture, Ink, StrokeInk, TextInk } from '../../export/ink.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** In colour on white, or without colour. */
type DrawnTheme = 'light' | 'print';

/** Draws with the one renderer of its kind and the page's own styles, and takes it from there. */
export function drawOut(
  className: string,
  theme: DrawnTheme,
  draw: (viewport: SVGGElement) => void,
): DrawnPicture {
  const stage = document.createElement('div');
  stage.className = 'picture-stage on-white';
  stage.dataset['theme'] = theme;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  const viewport = document.createElementNS(SVG, 'g');
  svg.append(viewport);
  stage.append(svg);
  document.body.append(stage);
  try {
    draw(viewport);
    const inks = Array.from(viewport.children).flatMap((one) => inkOf(one) ?? []);
    return framed(inks, viewport.getBBox());
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

function inkOf(element: Element): Ink | null {
  const style = getComputedStyle(element);
  return element instanceof SVGTextElement ? textOf(element, style) : strokeOf(element, style);
}

function strokeOf(path: Element, style: CSSStyleDeclaration): StrokeInk | null {
  const { fill, stroke, strokeDasharray } = style;
  const d = path.getAttribute('d') ?? '';
  if (d === '' || (fill === 'none' && stroke === 'none')) return null;
  return {
    kind: 'path',
    d,
    x: 0,
    y: 0,
    fill,
    stroke,
    opacity: 1,
    strokeWidth: Number.parseFloat(style.strokeWidth),
    dashes: strokeDasharray === 'none' ? [] : strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
    lineCap: style.strokeLinecap === 'round' ? 'round' : 'butt',
    lineJoin: style.strokeLinejoin === 'round' ? 'round' : 'miter',
  };
}

function textOf(element: SVGTextElement, style: CSSStyleDeclaration): TextInk | null {
  const text = element.textContent;
  if (text === '') return null;
  const anchor = style.textAnchor;
  return {
    kind: 'text',
    text,
    x: Number(element.getAttribute('x') ?? 0),
    y: Number(element.getAttribute('y') ?? 0),
    fill: style.fill,
    opacity: 1,
    fontSize: Number.parseFloat(style.fontSize),
    fontWeight: Number.parseFloat(style.fontWeight),
    anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
  };
}
