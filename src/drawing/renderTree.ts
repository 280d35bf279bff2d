/**
 * The one renderer: draws a layout into an SVG and redraws only what a new moment changes. The settled
 * picture of a moment is the same however it was reached; motion lies on top and can be cut off.
 */
import { type Selection, select } from 'd3-selection';
import type { NodeId } from '../core/tree/nodeId.ts';
import { boardPaths } from './boardPath.ts';
import { doubleStroke, edgeBetween, linePath, pointOn } from './edgeGeometry.ts';
import type { Layout, Placement } from './layout.ts';
import type { EdgeMark, Marks, NodeMark } from './marks.ts';
import { edgeLabel } from './metrics.ts';
import { outlineOf, pointerPath, textBaseline } from './shapes.ts';
import { textWidth } from './textWidth.ts';

type Group = Selection<SVGGElement, unknown, null, undefined>;

export interface TreeDrawing {
  /** Draws the marks; only nodes and edges whose mark differs from the last one are touched. */
  update(marks: Marks): void;
  /** The layer that overlays (motion) are drawn into; emptied by nobody but their owner. */
  readonly overlay: SVGGElement;
  destroy(): void;
}

/** Draws `layout` into `viewport`, a group the caller may move and scale. */
export function renderTree(viewport: SVGGElement, layout: Layout): TreeDrawing {
  const root = select(viewport);
  root.selectAll('*').remove();
  const layers = ['trails', 'edges', 'edge-labels', 'nodes', 'overlay'].map((name) =>
    root.append('g').attr('class', name),
  );
  const [trailLayer, edgeLayer, labelLayer, nodeLayer, overlay] = layers as [
    Group,
    Group,
    Group,
    Group,
    Group,
  ];
  const nodes = layout.placements.map((placement) => drawNode(nodeLayer, layout, placement));
  const edges = layout.placements.map((child) => drawEdge(trailLayer, edgeLayer, labelLayer, layout, child));
  let shown: Marks | null = null;

  return {
    overlay: overlay.node() as SVGGElement,
    update(marks) {
      for (const [id, group] of nodes.entries()) {
        const mark = marks.nodes[id] as NodeMark;
        if (!isSame(mark, shown?.nodes[id]))
          markNode(group, layout, layout.placements[id] as Placement, mark);
      }
      for (const [id, edge] of edges.entries()) {
        const mark = marks.edges[id];
        if (edge !== null && mark && !isSame(mark, shown?.edges[id])) markEdge(edge, mark);
      }
      shown = marks;
    },
    destroy() {
      root.selectAll('*').remove();
    },
  };
}

function isSame(a: NodeMark | EdgeMark, b: NodeMark | EdgeMark | null | undefined): boolean {
  if (b === null || b === undefined) return false;
  return (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key]);
}

function drawNode(layer: Group, layout: Layout, placement: Placement): Group {
  const { x, y, node, kind, side, height } = placement;
  const { metrics, names, boards } = layout;
  const group = layer.append('g').attr('transform', `translate(${x},${y})`).attr('data-node', node);
  group.append('path').attr('class', 'focus-ring').attr('d', focusBox(placement, metrics.em));
  group.append('path').attr('class', 'halo').attr('d', outlineOf(placement));
  group.append('path').attr('class', 'shape').attr('d', outlineOf(placement));
  group
    .append('path')
    .attr('class', 'pointer')
    .attr('d', pointerPath(Math.max(metrics.em * 0.42, 6)))
    .attr('transform', pointerTransform(placement, metrics.em));
  group.append('text').attr('class', 'value').attr('text-anchor', 'middle');
  if (side !== null) {
    group
      .append('text')
      .attr('class', 'name')
      .attr('x', side.nameX - x)
      .attr('y', side.nameY - y)
      .attr('text-anchor', side.nameAnchor)
      .attr('font-size', metrics.smallerEm)
      .text(names.of(node));
    group
      .append('text')
      .attr('class', 'bounds')
      .attr('x', side.boundsX - x)
      .attr('y', side.boundsY - y)
      .attr('text-anchor', side.anchor)
      .attr('font-size', metrics.smallerEm);
  }
  const board = boards?.[node];
  if (board !== undefined) {
    const size = metrics.boardSize;
    const left = kind === 'leaf' ? -size / 2 : -placement.width / 2 - size - metrics.em * 0.3;
    const top = kind === 'leaf' ? height + metrics.em * 0.45 : (height - size) / 2;
    const paths = boardPaths(board, size);
    const holder = group.append('g').attr('class', 'board').attr('transform', `translate(${left},${top})`);
    holder.append('path').attr('class', 'grid').attr('d', paths.grid);
    holder.append('path').attr('class', 'crosses').attr('d', paths.crosses);
    holder.append('path').attr('class', 'noughts').attr('d', paths.noughts);
  }
  return group;
}

/** An edge is drawn in two layers: the trail of the search lies under all lines. */
interface DrawnEdge {
  readonly line: Group;
  readonly trail: Selection<SVGPathElement, unknown, null, undefined>;
}

function drawEdge(
  trails: Group,
  layer: Group,
  labels: Group,
  layout: Layout,
  child: Placement,
): DrawnEdge | null {
  const parent = layout.placements[layout.tree.parent(child.node)];
  if (parent === undefined) return null;
  const line = edgeBetween(parent, child);
  const { em, smallerEm } = layout.metrics;
  const trail = trails.append('path').attr('class', 'trail').attr('d', linePath(line));
  const group = layer.append('g').attr('data-edge', child.node);
  group.append('path').attr('class', 'line').attr('d', linePath(line));
  const struckAt = strikeShare(layout, child.node);
  const apart = siblingDistance(layout, child) * struckAt;
  group
    .append('path')
    .attr('class', 'strike')
    .attr('d', doubleStroke(line, struckAt, Math.min(em * 0.62, 11, apart * 0.5)));
  const text = edgeLabel(layout.tree, child.node);
  if (text !== '') {
    const at = layout.edgeLabelsAtChild ? { x: line.x2, y: line.y2 - smallerEm * 0.95 } : pointOn(line, 0.5);
    labels
      .append('text')
      .attr('class', 'edge-label')
      .attr('x', at.x)
      .attr('y', at.y + smallerEm * 0.35)
      .attr('text-anchor', 'middle')
      .attr('font-size', smallerEm)
      .text(text);
  }
  return { line: group, trail };
}

/** How far the nearest sibling is, px. */
function siblingDistance({ tree, placements }: Layout, { node, x }: Placement): number {
  const index = tree.childIndex(node);
  const siblings = tree.children(tree.parent(node));
  const beside = [siblings[index - 1], siblings[index + 1]].map((id) =>
    id === undefined ? undefined : placements[id],
  );
  return Math.min(
    ...beside.map((placement) => (placement === undefined ? Infinity : Math.abs(placement.x - x))),
  );
}

/** Siblings' strokes are made where their edges have parted enough; never on a label half-way down. */
function strikeShare({ tree, edgeLabelsAtChild }: Layout, child: NodeId): number {
  if (edgeLabel(tree, child) !== '') return edgeLabelsAtChild ? 0.5 : 0.74;
  // Nearer the child, where siblings' edges have parted.
  return 0.6;
}

function markNode(group: Group, { metrics }: Layout, placement: Placement, mark: NodeMark): void {
  const { kind, height, room } = placement;
  const flags = [
    mark.current && 'current',
    mark.onPath && 'on-path',
    mark.focused && 'focused',
    mark.hovered && 'hovered',
  ];
  group.attr('class', ['node', kind, mark.status, ...flags.filter(Boolean)].join(' '));
  const wanted = metrics.em * (kind === 'leaf' ? 1 : metrics.sizeClass === 'small' ? 0.96 : 1.12);
  const size = Math.min(wanted, (room * 0.98) / Math.max(textWidth(mark.label), 0.1));
  group
    .select('.value')
    .attr('y', textBaseline(kind, height, size))
    .attr('font-size', Math.round(size * 100) / 100)
    .text(mark.label);
  if (kind !== 'leaf') group.select('.bounds').text(mark.bounds);
}

function markEdge({ line, trail }: DrawnEdge, mark: EdgeMark): void {
  const { status, deciding, principal, onPath, struck } = mark;
  const flags = [deciding && 'deciding', principal && 'principal', onPath && 'on-path', struck && 'struck'];
  line.attr('class', ['edge', status, ...flags.filter(Boolean)].join(' '));
  trail.attr('class', onPath ? 'trail on-path' : 'trail');
}

function focusBox({ width, height }: Placement, em: number): string {
  const pad = em * 0.45;
  const half = width / 2 + pad;
  return `M${-half},${-pad}H${half}V${height + pad}H${-half}Z`;
}

/** At the slanting left side of ▲, at the corner of ▼, left of ● and ■. */
function pointerTransform({ kind, width, height }: Placement, em: number): string {
  const gap = Math.max(em * 0.3, 5);
  switch (kind) {
    case 'max':
      return `translate(${-width * 0.32 - gap},${height * 0.5})`;
    case 'min':
      return `translate(${-width * 0.36 - gap},${height * 0.5})`;
    case 'chance':
    case 'leaf':
      return `translate(${-width / 2 - gap},${height / 2})`;
  }
}
