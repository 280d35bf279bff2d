/**
 * Finds the positions of nodes and edges in the drawing, in px from the upper left corner of the figure, and
 * the node or edge at a point.
 */
import type { NodeId } from '../../core/index.ts';
import { figureRef } from '../page/elements.ts';
import { nodeAt } from './nodeAt.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the SVG group of a node in the drawing; null when the node is not drawn. */
export function groupOf(node: NodeId): Element | null {
  return figureRef.current?.querySelector(`[data-node="${node}"]`) ?? null;
}

/** Returns the bounding box of a node's outline, given the node's SVG group. */
export function shapeBox(group: Element): DOMRect {
  const box = (group.querySelector('.shape') ?? group).getBoundingClientRect();
  const { left, top } = figureRef.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return new DOMRect(box.left - left, box.top - top, box.width, box.height);
}

/**
 * Returns the node whose box, enlarged by `reach`, contains the point; the nearest one when there are
 * several, null when there is none.
 */
export function nodeNear({ x, y }: Point, reach: Point): { node: NodeId; group: Element } | null {
  let [found, least]: [Element | null, number] = [null, Infinity];
  for (const group of figureRef.current?.querySelectorAll('svg.tree [data-node]') ?? []) {
    const { left, right, top, bottom } = shapeBox(group);
    const isNear = x >= left - reach.x && x <= right + reach.x && y >= top - reach.y && y <= bottom + reach.y;
    const away = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    if (isNear && away < least) [found, least] = [group, away];
  }
  const node = nodeAt(found);
  return found === null || node === null ? null : { node, group: found };
}

/**
 * Returns the edge that an event hit or came nearest to, as the node at its lower end; null when no edge is
 * within `reach` px.
 */
export function edgeNear({ clientX, clientY }: MouseEvent, reach: number): NodeId | null {
  let [nearest, least]: [NodeId | null, number] = [null, reach];
  const edges = figureRef.current?.querySelectorAll<SVGPathElement>('svg.tree path[data-edge]') ?? [];
  for (const edge of edges) {
    const toScreen = edge.getScreenCTM();
    if (toScreen === null) continue;
    const end = (length: number) => {
      const { x, y } = edge.getPointAtLength(length);
      return new DOMPoint(x, y).matrixTransform(toScreen);
    };
    const far = distanceToPath({ x: clientX, y: clientY }, end, edge.getTotalLength());
    if (far <= least) [nearest, least] = [nodeAt(edge, 'edge'), far];
  }
  return nearest;
}

/** The number of straight pieces by which an edge is measured; edges of graphs may have bends. */
const PIECES = 8;

function distanceToPath(point: Point, at: (length: number) => Point, whole: number): number {
  const ends = Array.from({ length: PIECES + 1 }, (_, piece) => at((piece / PIECES) * whole));
  const pieces = ends.slice(1).map((to, piece) => distanceToSegment(point, ends[piece] ?? to, to));
  return Math.min(...pieces);
}

function distanceToSegment({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
