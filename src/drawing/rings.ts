/**
 * Computes what is drawn around nodes: the halo of the current node, and the frames of the nodes that have
 * the pointer or the focus.
 */

import type { Marks } from './marks.ts';
import type { Layout, Placement } from './placement.ts';
import { outlineOf } from './shapes.ts';

export interface Ring {
  readonly name: 'halo' | 'frame hovered' | 'frame focused';
  /** the middle of the top of the node's shape, px */
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

/**
 * The distances in px from a shape, and from a shape with a halo, to the frame around it; names stand farther
 * off.
 */
const AROUND_SHAPE = 3;
const AROUND_HALO = 7.5;

export function ringsOf({ placements }: Pick<Layout, 'placements'>, { nodes }: Marks): readonly Ring[] {
  const rings: Ring[] = [];
  for (const [id, { current, focused, hovered }] of nodes) {
    if (!current && !focused && !hovered) continue;
    const placement = placements[id] as Placement;
    const { x, y } = placement;
    if (current) rings.push({ name: 'halo', x, y, d: outlineOf(placement) });
    const d = frameAround(placement, current ? AROUND_HALO : AROUND_SHAPE);
    if (hovered) rings.push({ name: 'frame hovered', x, y, d });
    if (focused) rings.push({ name: 'frame focused', x, y, d });
  }
  return rings;
}

function frameAround({ width, height }: Placement, pad: number): string {
  const half = width / 2 + pad;
  return `M${-half},${-pad}H${half}V${height + pad}H${-half}Z`;
}
