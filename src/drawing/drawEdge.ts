/** The edge above a node as drawn: line, the trail of the search below it, strokes of a cut, label. */
import type { Selection } from 'd3-selection';
import type { NodeId } from '../core/tree/nodeId.ts';
import { type Group, set } from './drawNode.ts';
import { doubleStroke, edgeBetween, linePath, pointOn } from './edgeGeometry.ts';
import type { Layout, Placement } from './layout.ts';
import type { EdgeMark } from './marks.ts';
import { edgeLabel } from './metrics.ts';

/** An edge is drawn in two layers: the trail of the search lies under all lines. */
export interface DrawnEdge {
  readonly line: Group;
  /** an amber core in an ink rim: amber alone would be lost in grey */
  readonly trail: Group;
  readonly label: Selection<SVGTextElement, unknown, null, undefined> | null;
  /** what the label says */
  readonly text: string;
}

export interface EdgeLayers {
  readonly trails: Group;
  readonly edges: Group;
  readonly labels: Group;
}

/** Draws the edge above `child`; null above the root. */
export function drawEdge(
  { trails, edges, labels }: EdgeLayers,
  layout: Layout,
  child: Placement,
): DrawnEdge | null {
  if (layout.tree.parent(child.node) < 0) return null;
  const trail = trails.append('g').attr('class', 'trail');
  for (const part of ['rim', 'core']) trail.append('path').attr('class', part);
  const line = edges.append('g');
  for (const part of ['line', 'strike']) line.append('path').attr('class', part);
  const text = edgeLabel(layout.tree, child.node);
  const label =
    text === ''
      ? null
      : labels
          .append('text')
          .attr('class', 'edge-label')
          .attr('text-anchor', 'middle')
          .attr('font-size', layout.metrics.smallerEm)
          .text(text);
  const edge = { line, trail, label, text };
  placeEdge(edge, layout, child);
  return edge;
}

/** Puts the edge where `layout` has it. */
export function placeEdge({ line, trail, label }: DrawnEdge, layout: Layout, child: Placement): void {
  const parent = layout.placements[layout.tree.parent(child.node)] as Placement;
  const at = edgeBetween(parent, child);
  const { em, smallerEm } = layout.metrics;
  const path = linePath(at);
  for (const part of ['.rim', '.core']) set(trail.select<SVGPathElement>(part), 'd', path);
  set(line, 'data-edge', child.node);
  set(line.select<SVGPathElement>('.line'), 'd', path);
  const struckAt = strikeShare(layout, child.node);
  const apart = siblingDistance(layout, child) * struckAt;
  const strike = doubleStroke(at, struckAt, Math.min(em * 0.62, 11, apart * 0.5));
  set(line.select<SVGPathElement>('.strike'), 'd', strike);
  if (label === null) return;
  const { x, y } = layout.edgeLabelsAtChild ? { x: at.x2, y: at.y2 - smallerEm * 0.95 } : pointOn(at, 0.5);
  set(label, 'x', x);
  set(label, 'y', y + smallerEm * 0.35);
}

export function markEdge({ line, trail }: DrawnEdge, mark: EdgeMark): void {
  const { status, deciding, principal, onPath, struck } = mark;
  const flags = [deciding && 'deciding', principal && 'principal', onPath && 'on-path', struck && 'struck'];
  line.attr('class', ['edge', status, ...flags.filter(Boolean)].join(' '));
  trail.attr('class', onPath ? 'trail on-path' : 'trail');
}

/** How far the nearest sibling is, px. */
function siblingDistance({ tree, placements }: Layout, { node, x }: Placement): number {
  const [index, parent] = [tree.childIndex(node), tree.parent(node)];
  const distanceTo = (sibling: number) => {
    if (sibling < 0 || sibling >= tree.childCount(parent)) return Infinity;
    return Math.abs((placements[tree.child(parent, sibling)]?.x ?? Infinity) - x);
  };
  return Math.min(distanceTo(index - 1), distanceTo(index + 1));
}

/** Siblings' strokes are made where their edges have parted enough; never on a label half-way down. */
function strikeShare({ tree, edgeLabelsAtChild }: Layout, child: NodeId): number {
  if (edgeLabel(tree, child) !== '') return edgeLabelsAtChild ? 0.5 : 0.74;
  // Nearer the child, where siblings' edges have parted.
  return 0.6;
}
