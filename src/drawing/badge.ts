import type { Selection } from 'd3-selection';
import type { Placement } from './layout.ts';

/** Below a leaf, where there is nothing else; at the right side of an inner node. */
export function writeBadge(
  group: Selection<SVGGElement, unknown, null, undefined>,
  { kind, width, height }: Placement,
  size: number,
  badge: string,
): void {
  const isLeaf = kind === 'leaf';
  group
    .append('text')
    .attr('class', 'badge')
    .attr('text-anchor', isLeaf ? 'middle' : 'start')
    .attr('x', isLeaf ? 0 : width / 2 + size * 0.2)
    .attr('y', isLeaf ? height + size * 1.15 : height * 0.62)
    .attr('font-size', size)
    .text(badge);
}
