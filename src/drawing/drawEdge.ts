/** Draws one edge: a line with a gap for its label, and the double stroke of a cut. */
import { doubleStroke, type Line, linePath, strikeGap } from './edgeGeometry.ts';
import { edgeLine, gapsOf, labelsOfEdge, type PlacedLabel, strikeShare } from './edgeLabels.ts';
import type { EdgeMark } from './marks.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { CAP_HEIGHT } from './shapes.ts';
import { append, set, writeText } from './svgElement.ts';

/** The band of the path lies below all lines; strokes and labels lie above them. */
export interface DrawnEdge {
  readonly line: SVGPathElement;
  readonly labels: readonly SVGTextElement[];
  /** the texts of its labels, line by line */
  readonly text: string;
  /** elements that exist only while they are visible */
  band: SVGPathElement | null;
  strike: SVGPathElement | null;
}

export interface EdgeLayers {
  readonly bands: Element;
  readonly edges: Element;
  readonly strikes: Element;
  readonly labels: Element;
}

/** Returns the texts of the edge's labels. */
export function edgeTexts({ edges }: Pick<Layout, 'edges'>, id: EdgeId): readonly string[] {
  const { label, end } = edges.get(id) ?? { label: '', end: '' };
  return [label, end].filter(Boolean);
}

export function drawEdge({ edges, labels }: EdgeLayers, layout: Layout, id: EdgeId): DrawnEdge {
  const texts = edgeTexts(layout, id);
  const written = texts.map((text) => {
    const label = append(labels, 'text', { class: 'edge-label', 'text-anchor': 'middle' });
    writeText(label, text);
    return label;
  });
  return { line: append(edges, 'path'), labels: written, text: texts.join('\n'), band: null, strike: null };
}

/** Moves the edge to its place in `layout` and shows it as `mark` says. */
export function markEdge(
  edge: DrawnEdge,
  layers: EdgeLayers,
  layout: Layout,
  id: EdgeId,
  mark: EdgeMark,
): void {
  const paths = edgePaths(layout, id, mark);
  set(edge.line, { class: edgeClass(mark), 'data-edge': id, d: paths.line });
  for (const [index, { x, y, size }] of edgeLabelTexts(layout, id).entries()) {
    const label = edge.labels[index];
    if (label !== undefined) set(label, { x, y, 'font-size': size });
  }
  edge.band = shown(edge.band, paths.band, layers.bands, 'band');
  edge.strike = shown(edge.strike, paths.strike, layers.strikes, 'strike');
}

/** Returns the words for the state of an edge, from which its look follows. */
export function edgeClass({ status, deciding, onPath, struck, flag }: EdgeMark): string {
  const flags = [deciding && 'deciding', onPath && 'on-path', struck && 'struck', flag];
  return ['edge', status, ...flags.filter(Boolean)].join(' ');
}

/** The labels of an edge, each with the middle of its baseline, in px. */
export function edgeLabelTexts(
  layout: Layout,
  id: EdgeId,
): readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[] {
  const { smallerEm: size } = layout.metrics;
  return labelsOfEdge(layout, id).map(({ text, x, y }) => ({
    text,
    x,
    y: y + (CAP_HEIGHT * size) / 2,
    size,
  }));
}

/** The strokes of an edge; null for a stroke that does not exist. */
export function edgePaths(
  layout: Layout,
  id: EdgeId,
  { onPath, struck }: EdgeMark,
): { readonly line: string; readonly band: string | null; readonly strike: string | null } {
  const at = edgeLine(layout, id);
  const labels = labelsOfEdge(layout, id);
  const rest = pathOn(layout, id);
  const gaps = gapsOf(labels);
  const bandGaps = labels.map(({ bandGap }) => bandGap).filter((gap) => gap !== null);
  const band = onPath ? linePath(at, bandGaps) + rest : null;
  if (!struck) return { line: linePath(at, gaps) + rest, band, strike: null };
  const { share, half } = strikeOf(layout, id, at, labels);
  const all = [...gaps, strikeGap(at, share, half)].sort(([a], [b]) => a - b);
  return { line: linePath(at, all) + rest, band, strike: doubleStroke(at, share, half) };
}

/** Returns the path from the edge's first bend on; "" when it has no bend. */
function pathOn({ placements, edges }: Layout, id: EdgeId): string {
  const edge = edges.get(id);
  if (edge === undefined || edge.bends.length === 0) return '';
  return [...edge.bends.slice(1), placements[edge.to] as Placement].map(({ x, y }) => `L${x},${y}`).join('');
}

function shown(
  part: SVGPathElement | null,
  d: string | null,
  layer: Element,
  name: string,
): SVGPathElement | null {
  if (d === null) {
    part?.remove();
    return null;
  }
  const path = part ?? append(layer, 'path', { class: name });
  set(path, { d });
  return path;
}

/** The greatest half length of a stroke of a cut, em. */
const MOST_HALF = 0.55;

function strikeOf(
  layout: Layout,
  child: number,
  line: Line,
  labels: readonly PlacedLabel[],
): { share: number; half: number } {
  const share = strikeShare(labels);
  const apart = siblingDistance(layout, child) * share;
  const { em, leastEdge } = layout.metrics;
  // Where rows are close together, the stroke stays clear of what stands beside the shapes.
  const most = em * Math.min(0.6, leastEdge * 0.42);
  return { share, half: Math.min(most, em * MOST_HALF, apart * 0.42 * lean(line)) };
}

/** A stroke across a flat edge is nearly upright and needs no room beside it. */
function lean({ x1, y1, x2, y2 }: Line): number {
  return 1 + Math.min(Math.abs(x2 - x1) / Math.max(y2 - y1, 1), 1) * 0.2;
}

/** Returns the distance to the nearest sibling, px. */
function siblingDistance({ tree, placements }: Layout, child: number): number {
  const { node, x } = placements[child] as Placement;
  const [index, parent] = [tree.childIndex(node), tree.parent(node)];
  const distanceTo = (sibling: number) => {
    if (sibling < 0 || sibling >= tree.childCount(parent)) return Infinity;
    return Math.abs((placements[tree.child(parent, sibling)]?.x ?? Infinity) - x);
  };
  return Math.min(distanceTo(index - 1), distanceTo(index + 1));
}
