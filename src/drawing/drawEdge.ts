/**
 * Draws one edge: a line with a gap for its label, the band that highlights it, and the double stroke across
 * a pruned edge.
 */
import { doubleStroke, type Line, linePath, mostHalfBetween, strikeGap } from './edgeGeometry.ts';
import { edgeLine, gapsOf, labelsOfEdge, type PlacedLabel, scoreLabel, strikeShare } from './edgeLabels.ts';
import type { EdgeMark } from './marks.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { CAP_HEIGHT } from './shapes.ts';
import { append, set, writeText } from './svgElement.ts';

/**
 * The SVG elements of an edge. The band that highlights the path of the search lies below all lines; strokes
 * and labels lie above them.
 */
export interface DrawnEdge {
  readonly line: SVGPathElement;
  readonly labels: readonly SVGTextElement[];
  /** the texts of the edge's labels, one on each line */
  readonly text: string;
  /** the band, the double stroke and the score; each exists only while it is visible */
  band: SVGPathElement | null;
  strike: SVGPathElement | null;
  score: SVGTextElement | null;
}

export type EdgeLayers = Readonly<Record<'bands' | 'edges' | 'strikes' | 'labels' | 'scores', Element>>;

/** Returns the texts of the edge's labels, without empty ones. */
export function edgeTexts({ edges }: Pick<Layout, 'edges'>, id: EdgeId): readonly string[] {
  const { label, end } = edges.get(id) ?? { label: '', end: '' };
  return [label, end].filter(Boolean);
}

const NO_PARTS = { band: null, strike: null, score: null };

export function drawEdge({ edges, labels }: EdgeLayers, layout: Layout, id: EdgeId): DrawnEdge {
  const texts = edgeTexts(layout, id);
  const written = texts.map((text) => {
    const label = append(labels, 'text', { class: 'edge-label', 'text-anchor': 'middle' });
    writeText(label, text);
    return label;
  });
  return { line: append(edges, 'path'), labels: written, text: texts.join('\n'), ...NO_PARTS };
}

/** Moves the edge to its position in `layout` and gives it the look that `mark` describes. */
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
  edge.score = scored(edge.score, scoreText(layout, id, mark), layers.scores);
}

/** Writes the score of a move at its edge; returns null when there is none. */
function scored(
  part: SVGTextElement | null,
  score: ReturnType<typeof scoreText>,
  layer: Element,
): SVGTextElement | null {
  if (score === null) {
    part?.remove();
    return null;
  }
  const text = part ?? append(layer, 'text', { 'text-anchor': 'middle' });
  set(text, { class: score.role, x: score.x, y: score.y, 'font-size': score.size });
  writeText(text, score.text);
  return text;
}

/** Returns the score of a move at its edge, with its classes and the middle of its baseline; null when it has none. */
export function scoreText(
  layout: Layout,
  id: EdgeId,
  { score = '', isChosen = false }: Pick<EdgeMark, 'score' | 'isChosen'>,
): {
  readonly role: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
} | null {
  const placed = scoreLabel(layout, id, score);
  if (placed === null) return null;
  const { smallerEm: size } = layout.metrics;
  const y = placed.y + (CAP_HEIGHT * size) / 2;
  return { role: isChosen ? 'edge-score chosen' : 'edge-score', text: score, x: placed.x, y, size };
}

/** Returns the CSS classes for the state of an edge; the style sheet derives its look from them. */
export function edgeClass({ status, deciding, onPath, struck, share, flag }: EdgeMark): string {
  const thick = share ? `share-${share}` : '';
  const flags = [deciding && 'deciding', onPath && 'on-path', struck && 'struck', thick, flag];
  return ['edge', status, ...flags.filter(Boolean)].join(' ');
}

/** Returns the labels of an edge, each with its font size and the middle of its baseline, in px. */
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

/**
 * Returns the SVG paths of an edge: its line, the band that highlights the path of the search, and the double
 * stroke of a cut. A band or stroke that the edge does not have is null.
 */
export function edgePaths(
  layout: Layout,
  id: EdgeId,
  { onPath, struck, score = '' }: EdgeMark,
): { readonly line: string; readonly band: string | null; readonly strike: string | null } {
  const at = edgeLine(layout, id);
  const written = scoreLabel(layout, id, score);
  const labels = written === null ? labelsOfEdge(layout, id) : [written, ...labelsOfEdge(layout, id)];
  const rest = pathOn(layout, id);
  const gaps = [...gapsOf(labels)].sort(([a], [b]) => a - b);
  const bandGaps = labels.map(({ bandGap }) => bandGap).filter((gap) => gap !== null);
  const band = onPath ? linePath(at, bandGaps) + rest : null;
  if (!struck) return { line: linePath(at, gaps) + rest, band, strike: null };
  const { share, half, between } = strikeOf(layout, id, at, labels);
  const all = [...gaps, strikeGap(at, share, half)].sort(([a], [b]) => a - b);
  return { line: linePath(at, all) + rest, band, strike: doubleStroke(at, share, half, between) };
}

/** Returns the SVG path of an edge from its first bend on; "" when the edge has no bend. */
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

/** The greatest half length of the strokes that mark a cut, and the least between two rows, em. */
const MOST_HALF = 0.55;
const LEAST_HALF = 0.12;

/** The distance of these strokes from the shapes at both ends of the edge, em. */
const CLEAR = 0.1;

function strikeOf(
  layout: Layout,
  child: number,
  line: Line,
  labels: readonly PlacedLabel[],
): { share: number; half: number; between: number } {
  const share = strikeShare(labels);
  const apart = siblingDistance(layout, child) * share;
  const { em, leastEdge } = layout.metrics;
  // When rows are close together, the strokes are shorter, so that they stay clear of the texts beside the
  // nodes.
  const most = em * Math.min(0.6, leastEdge * 0.42);
  // In any case they stay clear of the shapes above and below.
  const half = Math.min(most, em * MOST_HALF, apart * 0.42 * lean(line));
  const between = Math.max(mostHalfBetween(line, share, half, em * CLEAR), em * LEAST_HALF);
  return { share, half, between: Math.min(half, between) };
}

/**
 * Returns the factor, from 1 to 1.2, by which the strokes across an edge may be longer: strokes across a flat
 * edge are nearly upright and need little room beside the edge.
 */
function lean({ x1, y1, x2, y2 }: Line): number {
  return 1 + Math.min(Math.abs(x2 - x1) / Math.max(y2 - y1, 1), 1) * 0.2;
}

/**
 * Returns the horizontal distance from a node to its nearest sibling, px; Infinity when it has no sibling.
 */
function siblingDistance({ tree, placements }: Layout, child: number): number {
  const { node, x } = placements[child] as Placement;
  const [index, parent] = [tree.childIndex(node), tree.parent(node)];
  const distanceTo = (sibling: number) => {
    if (sibling < 0 || sibling >= tree.childCount(parent)) return Infinity;
    return Math.abs((placements[tree.child(parent, sibling)]?.x ?? Infinity) - x);
  };
  return Math.min(distanceTo(index - 1), distanceTo(index + 1));
}
