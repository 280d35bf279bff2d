/** Outlines of the node kinds as SVG paths: ▲ MAX, ▼ MIN, ● chance, ■ leaf. */
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Placement } from './layout.ts';

/** The outline in the placement's own coordinates: x from the centre, y from the shape's top. */
export function outlineOf({ kind, width, height }: Pick<Placement, 'kind' | 'width' | 'height'>): string {
  const half = width / 2;
  switch (kind) {
    case 'max':
      return `M0,0L${half},${height}L${-half},${height}Z`;
    case 'min':
      return `M${-half},0L${half},0L0,${height}Z`;
    case 'chance':
      return ellipse(half, height / 2);
    case 'leaf':
      return roundedBox(half, height, Math.min(5, height * 0.16));
  }
}

/** Where the text stands: low in ▲, high in ▼, in the middle elsewhere; a baseline y. */
export function textBaseline(kind: NodeKind, height: number, fontSize: number): number {
  const lift = fontSize * 0.355;
  switch (kind) {
    case 'max':
      return height * 0.72 + lift;
    case 'min':
      return height * 0.28 + lift;
    case 'chance':
    case 'leaf':
      return height / 2 + lift;
  }
}

function ellipse(rx: number, ry: number): string {
  return `M${-rx},${ry}A${rx},${ry} 0 1 1 ${rx},${ry}A${rx},${ry} 0 1 1 ${-rx},${ry}Z`;
}

function roundedBox(half: number, height: number, r: number): string {
  const corner = (x: number, y: number) => `A${r},${r} 0 0 1 ${x},${y}`;
  return `M${-half + r},0H${half - r}${corner(half, r)}V${height - r}${corner(half - r, height)}H${-half + r}${corner(-half, height - r)}V${r}${corner(-half + r, 0)}Z`;
}

/** The small pointer that stands at the upper left of the current node and points at it. */
export function pointerPath(size: number): string {
  return `M0,0L${-size * 1.5},${-size * 0.75}L${-size * 1.05},0L${-size * 1.5},${size * 0.75}Z`;
}
