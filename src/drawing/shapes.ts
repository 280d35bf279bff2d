/** Outlines of the node kinds as SVG paths: ▲ MAX, ▼ MIN, ● chance, ■ leaf. */
import type { NodeKind } from '../core/tree/nodeKind.ts';
import { textWidth } from './textWidth.ts';

export interface NodeShape {
  readonly kind: NodeKind;
  /** of its box, px; of a triangle that of its flat side */
  readonly width: number;
  readonly height: number;
  /** px: a triangle that is widened for a long label has its apex cut this wide; 0 for a point */
  readonly apex: number;
}

/** Corners of leaves, and of apices that are cut, px. */
const ROUND = 5;

/** Above the baseline a figure or capital reaches this far, em. */
export const CAP_HEIGHT = 0.73;

/** The outline in its own coordinates: x from the centre, y from the shape's top. */
export function outlineOf({ kind, width, height, apex }: NodeShape): string {
  const half = width / 2;
  switch (kind) {
    case 'max':
      return `M${short(-half)},${short(height)}${apexPath(half, height, apex, 0)}L${short(half)},${short(height)}Z`;
    case 'min':
      return `M${short(-half)},0${apexPath(half, -height, apex, height)}L${short(half)},0Z`;
    case 'chance':
      return roundedBox(half, height, half);
    case 'leaf':
      return roundedBox(half, height, Math.min(ROUND, height / 4));
  }
}

/** Over the apex at `y` from the left side to the right; `rise` is how far the flat side lies below it. */
function apexPath(half: number, rise: number, apex: number, y: number): string {
  if (apex === 0) return `L0,${short(y)}`;
  const [corner, r] = [apex / 2, Math.min(ROUND, apex / 2)];
  const length = Math.hypot(half - corner, rise);
  const [down, out] = [(r * rise) / length, (r * (half - corner)) / length];
  const side = (sign: number) => `${short(sign * (corner + out))},${short(y + down)}`;
  return `L${side(-1)}Q${short(-corner)},${short(y)} ${short(r - corner)},${short(y)}H${short(corner - r)}Q${short(corner)},${short(y)} ${side(1)}`;
}

function roundedBox(half: number, height: number, radius: number): string {
  const [r, right, bottom] = [short(radius), short(half), short(height)];
  const arc = (x: number, y: number) => `a${r},${r} 0 0 1 ${short(x)},${short(y)}`;
  const [along, down] = [short(2 * (half - radius)), short(height - 2 * radius)];
  return `M${short(-right + radius)},0h${along}${arc(radius, radius)}v${down}${arc(-radius, radius)}H${short(-right + radius)}${arc(-radius, -radius)}V${short(bottom - height + radius)}${arc(radius, -radius)}Z`;
}

/** Between a triangle's flat side and its label, em of the label. */
const FLAT_GAP = 0.36;

/** How far from a triangle's flat side its label reaches, em. */
export const LABEL_REACH = FLAT_GAP + CAP_HEIGHT;

/** Where the label stands: low in ▲, high in ▼, in the middle elsewhere; a baseline y. */
export function labelBaseline(kind: NodeKind, height: number, em: number): number {
  switch (kind) {
    case 'max':
      return height - FLAT_GAP * em;
    case 'min':
      return LABEL_REACH * em;
    case 'chance':
    case 'leaf':
      return height / 2 + (CAP_HEIGHT / 2) * em;
  }
}

/** How wide a label in the shape can be without touching its outline, px. */
export function labelRoom({ kind, width, height, apex }: NodeShape, em: number): number {
  switch (kind) {
    case 'max':
    case 'min':
      return width - ((width - apex) * LABEL_REACH * em) / height - 2 * SIDE_GAP * em;
    case 'chance':
      return Math.sqrt(width ** 2 - (CAP_HEIGHT * em) ** 2) - 2 * SIDE_GAP * em;
    case 'leaf':
      return width - 2 * SIDE_GAP * em;
  }
}

/** Between a label's ends and the outline beside them, em. */
export const SIDE_GAP = 0.14;

/** In a circle, which is no wider than high, a label may be set so much smaller; one still longer stands beside. */
const LEAST_SHARE = 0.78;

/** Whether a label has room in the shape; all but circles are as wide as it takes. */
export function fitsInside(shape: NodeShape, em: number, label: string): boolean {
  return shape.kind !== 'chance' || textWidth(label) * em * LEAST_SHARE <= labelRoom(shape, em);
}

/** The diameter of a circle that holds a label so wide, at its smallest; em. */
export function circleAround(label: number): number {
  return Math.hypot(label * LEAST_SHARE + 2 * SIDE_GAP, CAP_HEIGHT);
}

/** To a hundredth, as lengths are written. */
export function short(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
