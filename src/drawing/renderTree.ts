/**
 * The one renderer: draws a layout into an SVG and redraws only what a new moment changes. The settled
 * picture of a moment is the same however it was reached; motion lies on top and can be cut off.
 */
import { type Selection, select } from 'd3-selection';
import type { NodeId } from '../core/tree/nodeId.ts';
import { writeBadge } from './badge.ts';
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

/** A node and the edge above it, as drawn, with the marks they show. */
interface Drawn {
  readonly node: Group;
  readonly edge: DrawnEdge | null;
  nodeMark: NodeMark | null;
  edgeMark: EdgeMark | null;
}

/** Draws `layout` into `viewport`, a group the caller may move and scale. */
export function renderTree(viewport: SVGGElement, layout: Layout): TreeDrawing {
  const root = select(viewport);
  root.selectAll('*').remove();
  const [trails, edges, labels, nodes, overlay] = LAYERS.map((name) =>
    root.append('g').attr('class', name),
  ) as Layers;
  const drawn = new Map<NodeId, Drawn>();

  const draw = (id: NodeId): Drawn => {
    const placement = layout.placements[id] as Placement;
    const edge = drawEdge(trails, edges, labels, layout, placement);
    const item = { node: drawNode(nodes, layout, placement), edge, nodeMark: null, edgeMark: null };
    drawn.set(id, item);
    return item;
  };

  const erase = (id: NodeId, { node, edge }: Drawn) => {
    node.remove();
    for (const part of edge === null ? [] : [edge.line, edge.trail, edge.label]) part?.remove();
    drawn.delete(id);
  };

  return {
    overlay: overlay.node() as SVGGElement,
    update(marks) {
      for (const [id, item] of drawn) if (!marks.nodes.has(id)) erase(id, item);
      for (const [id, mark] of marks.nodes) {
        const item = drawn.get(id) ?? draw(id);
        if (!isSame(mark, item.nodeMark))
          markNode(item.node, layout, layout.placements[id] as Placement, mark);
        item.nodeMark = mark;
        const edge = marks.edges.get(id) ?? null;
        if (edge !== null && item.edge !== null && !isSame(edge, item.edgeMark)) markEdge(item.edge, edge);
        item.edgeMark = edge;
      }
    },
    destroy() {
      root.selectAll('*').remove();
    },
  };
}

const LAYERS = ['trails', 'edges', 'edge-labels', 'nodes', 'overlay'] as const;
type Layers = [Group, Group, Group, Group, Group];

function isSame<T extends NodeMark | EdgeMark>(a: T, b: T | null): boolean {
  if (b === null) return false;
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
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
  /** an amber core in an ink rim: amber alone would be lost in grey */
  readonly trail: Group;
  readonly label: Selection<SVGTextElement, unknown, null, undefined> | null;
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
  const trail = trails.append('g').attr('class', 'trail');
  for (const part of ['rim', 'core']) trail.append('path').attr('class', part).attr('d', linePath(line));
  const group = layer.append('g').attr('data-edge', child.node);
  group.append('path').attr('class', 'line').attr('d', linePath(line));
  const struckAt = strikeShare(layout, child.node);
  const apart = siblingDistance(layout, child) * struckAt;
  group
    .append('path')
    .attr('class', 'strike')
    .attr('d', doubleStroke(line, struckAt, Math.min(em * 0.62, 11, apart * 0.5)));
  const text = edgeLabel(layout.tree, child.node);
  if (text === '') return { line: group, trail, label: null };
  const at = layout.edgeLabelsAtChild ? { x: line.x2, y: line.y2 - smallerEm * 0.95 } : pointOn(line, 0.5);
  const label = labels
    .append('text')
    .attr('class', 'edge-label')
    .attr('x', at.x)
    .attr('y', at.y + smallerEm * 0.35)
    .attr('text-anchor', 'middle')
    .attr('font-size', smallerEm)
    .text(text);
  return { line: group, trail, label };
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

function markNode(group: Group, { metrics }: Layout, placement: Placement, mark: NodeMark): void {
  const { kind, height, room } = placement;
  const flags = [
    mark.current && 'current',
    mark.onPath && 'on-path',
    mark.focused && 'focused',
    mark.hovered && 'hovered',
    mark.collapsed && 'collapsed',
    mark.flag,
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
  group.selectAll('.wedge').remove();
  if (mark.collapsed) group.append('path').attr('class', 'wedge').attr('d', wedgeBelow(placement));
  group.selectAll('.badge').remove();
  if (mark.badge !== '') writeBadge(group, placement, metrics.smallerEm, mark.badge);
}

function markEdge({ line, trail }: DrawnEdge, mark: EdgeMark): void {
  const { status, deciding, principal, onPath, struck } = mark;
  const flags = [deciding && 'deciding', principal && 'principal', onPath && 'on-path', struck && 'struck'];
  line.attr('class', ['edge', status, ...flags.filter(Boolean)].join(' '));
  trail.attr('class', onPath ? 'trail on-path' : 'trail');
}

/** A whole subtree as one triangle. */
function wedgeBelow({ width, height }: Placement): string {
  return `M0,${height}L${width / 2},${height * 2.4}H${-width / 2}Z`;
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
