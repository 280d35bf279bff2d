/**
 * A drawing as the strokes and words it consists of, read off the one renderer's SVG with the styles that
 * are in force: what goes into files is what stands on the screen, without its style sheet.
 */

export interface StrokeInk {
  readonly kind: 'path';
  readonly d: string;
  /** px, of the path's own origin */
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  /** px, empty for a whole line */
  readonly dashes: readonly number[];
  readonly lineCap: CanvasLineCap;
  readonly lineJoin: CanvasLineJoin;
}

export interface TextInk {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly fontSize: number;
  readonly fontWeight: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** its pieces, where they are not all of one weight */
  readonly pieces?: readonly { readonly text: string; readonly fontWeight: string }[];
}

export type Ink = StrokeInk | TextInk;

/** Everything that is seen of the drawing in `root`, from back to front; it must be in the page. */
export function readInk(root: Element): Ink[] {
  const inks: Ink[] = [];
  collect(root, 0, 0, inks);
  return inks;
}

function collect(element: Element, left: number, top: number, inks: Ink[]): void {
  for (const child of element.children) {
    const style = getComputedStyle(child);
    if (style.display === 'none') continue;
    const { x, y } = shiftOf(child);
    const ink = style.visibility === 'hidden' ? null : inkOf(child, style, left + x, top + y);
    if (ink !== null) inks.push(ink);
    collect(child, left + x, top + y, inks);
  }
}

function shiftOf(element: Element): { readonly x: number; readonly y: number } {
  const matrix =
    element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix : null;
  return { x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
}

function inkOf(element: Element, style: CSSStyleDeclaration, x: number, y: number): Ink | null {
  if (element instanceof SVGPathElement) return strokeOf(element, style, x, y);
  return element instanceof SVGTextElement ? textOf(element, style, x, y) : null;
}

function strokeOf(path: SVGPathElement, style: CSSStyleDeclaration, x: number, y: number): StrokeInk | null {
  const { fill, stroke } = style;
  const d = path.getAttribute('d') ?? '';
  if (d === '' || (fill === 'none' && stroke === 'none')) return null;
  const dashes =
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat);
  return {
    kind: 'path',
    d,
    x,
    y,
    fill,
    stroke,
    strokeWidth: Number.parseFloat(style.strokeWidth),
    dashes,
    lineCap: style.strokeLinecap as CanvasLineCap,
    lineJoin: style.strokeLinejoin as CanvasLineJoin,
  };
}

function textOf(element: SVGTextElement, style: CSSStyleDeclaration, x: number, y: number): TextInk | null {
  const text = element.textContent;
  if (text === '') return null;
  const anchor = style.textAnchor;
  const pieces = Array.from(element.children, (piece) => ({
    text: piece.textContent,
    fontWeight: getComputedStyle(piece).fontWeight,
  }));
  return {
    kind: 'text',
    text,
    x: x + Number(element.getAttribute('x') ?? 0),
    y: y + Number(element.getAttribute('y') ?? 0),
    fill: style.fill,
    fontSize: Number.parseFloat(style.fontSize),
    fontWeight: style.fontWeight,
    anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
    ...(pieces.length > 0 && { pieces }),
  };
}
