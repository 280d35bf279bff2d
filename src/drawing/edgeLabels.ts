/**
 * Places probabilities and moves: in a gap of their edge, equally far down on all edges of a tree, or beside the edge
 * when it is too short or its neighbours are too close.
 */
import type { NodeId } from '../core/tree/nodeId.ts';
import { type EdgeGap, edgeBetween, type Line, lengthOf, pointOn } from './edgeGeometry.ts';
import {
  type EdgeId,
  type EdgeLabelPlace,
  type Layout,
  type LayoutEdge,
  type Placement,
  shownOf,
} from './placement.ts';
import { CAP_HEIGHT, descentOf, riseOf } from './shapes.ts';
import { type Stub, stubAt } from './stubs.ts';
import { textWidth } from './textWidth.ts';

/** A label; its box, in px, encloses the ink. */
export interface PlacedLabel extends MiddleBox {
  readonly text: string;
  /** how far down the edge the label is, with 0 at the parent */
  readonly share: number;
  /** the gap in the edge; null when the label stands beside the edge */
  readonly gap: EdgeGap | null;
  /** the gap in the band of the path, which is thicker and has round ends */
  readonly bandGap: EdgeGap | null;
}

/**
 * The gap between an edge and its label, before and after it: at least so many px, and so many em when letters and
 * strokes are large.
 */
const CLEAR = 4;
const CLEAR_EM = 0.25;

/**
 * The distance along an edge of a label that belongs to its lower end: near the child, where the edges of siblings have
 * parted.
 */
const AT_END: EdgeLabelPlace = { share: 0.86, isBeside: false };
const HIGH_ENOUGH = 0.68;

/** The width of the band that marks the path of the search, px. */
export const BAND = 10;

/** The least length of an edge that remains above and below its label, px. */
const LEAST_PIECE = 4;

const IN_GAP = [0.5, 0.56, 0.62, 0.68, 0.74, 0.8].map((share) => ({ share, isBeside: false }));
const BESIDE = [0.5, 0.6, 0.7, 0.8].map((share) => ({ share, isBeside: true }));
const MIDDLE: EdgeLabelPlace = { share: 0.5, isBeside: false };

/**
 * Tries one distance after the other and takes the first at which all labels of the tree stay clear of neighbouring
 * edges, or else the one at which most do.
 */
export function placeEdgeLabels(parts: Omit<Places, 'edgeLabels'> & Pick<Layout, 'fold'>): EdgeLabelPlace {
  const labelled = shownOf(parts).flatMap((node) => {
    const edge = parts.edges.get(node);
    return edge?.label ? [edge] : [];
  });
  if (labelled.length === 0) return MIDDLE;
  // The labels are drawn above what stands at the ends of the edges.
  const lowest = labelled.some(({ end }) => end !== '') ? HIGH_ENOUGH : 1;
  let [best, fewest] = [MIDDLE, Infinity];
  for (const place of [...IN_GAP, ...BESIDE].filter(({ share }) => share <= lowest)) {
    const layout = { ...parts, edgeLabels: place };
    const clashing = (clear: number) =>
      labelled.filter(({ to }) => runsIntoSibling(layout, to, clear)).length;
    // The band of the path comes and goes, so a label on it is less bad than one that always touches an edge.
    const onLines = clashing(CLEAR / 2);
    if (onLines >= fewest) continue;
    const clashes = onLines + clashing(BAND / 2) / (labelled.length + 1);
    if (clashes < fewest) [best, fewest] = [place, clashes];
    if (fewest === 0) break;
  }
  return best;
}

type Places = Pick<
  Layout,
  'tree' | 'placements' | 'edges' | 'metrics' | 'edgeLabels' | 'stubs' | 'stubWords'
>;

/** Returns the edge as far as its first bend; in a tree that is all of it. */
export function edgeLine({ placements, edges }: Pick<Places, 'placements' | 'edges'>, id: EdgeId): Line {
  const { from, to, bends } = edges.get(id) as LayoutEdge;
  const line = edgeBetween(placements[from] as Placement, placements[to] as Placement);
  const [bend] = bends;
  return bend === undefined ? line : { ...line, x2: bend.x, y2: bend.y };
}

/** Returns the straight pieces of an edge; in a tree there is one. */
export function edgePieces(layout: Pick<Places, 'placements' | 'edges'>, id: EdgeId): readonly Line[] {
  const first = edgeLine(layout, id);
  const { bends, to } = layout.edges.get(id) as LayoutEdge;
  if (bends.length === 0) return [first];
  const points = [...bends, layout.placements[to] as Placement];
  const rest = points.slice(1).map(({ x, y }, index): Line => {
    const from = points[index] as { readonly x: number; readonly y: number };
    return { x1: from.x, y1: from.y, x2: x, y2: y };
  });
  return [first, ...rest];
}

/** Returns the labels of an edge from the top; none where there is no edge, as above the root. */
export function labelsOfEdge(layout: Places, id: EdgeId): readonly PlacedLabel[] {
  const label = labelOfEdge(layout, id);
  const end = labelAt(layout, id, layout.edges.get(id)?.end, AT_END);
  return [label, end].filter((placed) => placed !== null);
}

function labelOfEdge(layout: Places, id: EdgeId): PlacedLabel | null {
  return labelAt(layout, id, layout.edges.get(id)?.label, layout.edgeLabels);
}

function labelAt(
  layout: Places,
  id: EdgeId,
  text: string | undefined,
  { share, isBeside }: EdgeLabelPlace,
): PlacedLabel | null {
  if (!text) return null;
  const { smallerEm } = layout.metrics;
  const [width, height] = [textWidth(text) * smallerEm, CAP_HEIGHT * smallerEm];
  const line = edgeLine(layout, id);
  const [dx, dy] = [line.x2 - line.x1, line.y2 - line.y1];
  const [rise, descent] = [riseOf(text) * smallerEm, descentOf(text) * smallerEm];
  const gapWith = (free: number): EdgeGap => {
    const across = (width / 2 + free) / Math.abs(dx);
    const [up, down] = [height / 2 + rise + free, height / 2 + descent + free];
    return [share - Math.min(across, up / dy), share + Math.min(across, down / dy)];
  };
  const least = LEAST_PIECE / lengthOf(line);
  const { x, y } = pointOn(line, share);
  const box = { text, share, width, height };
  const clear = Math.max(CLEAR, CLEAR_EM * smallerEm);
  const [gap, bandGap] = [gapWith(clear), gapWith(clear + Math.max(BAND / 2, CLEAR_EM * smallerEm))];
  if (!isBeside && bandGap[0] >= least && bandGap[1] <= 1 - least) return { ...box, x, y, gap, bandGap };
  // The label stands outside the fan of siblings, at the nearer of the two free sides.
  const off = CLEAR / 2 + BAND / 2;
  // In a picture too small for its tree, shapes overlap and nothing is left of an edge.
  const down = Math.max(dy, 1);
  const across = width / 2 + (Math.abs(dx) / down) * (height / 2) + (off * lengthOf(line)) / down;
  const up =
    dx === 0
      ? Infinity
      : height / 2 + (down / Math.abs(dx)) * (width / 2) + (off * lengthOf(line)) / Math.abs(dx);
  const sign = dx < 0 ? -1 : 1;
  return across <= up * 2
    ? { ...box, x: x + sign * across, y, gap: null, bandGap: null }
    : { ...box, x, y: y - up, gap: null, bandGap: null };
}

/** @param clear the distance in px to keep from the line of a sibling's edge or of the stub beside it */
function runsIntoSibling(layout: Places, child: NodeId, clear: number): boolean {
  const label = labelOfEdge(layout, child);
  if (label === null) return false;
  // Beside an edge that was too short for its label there are cousins.
  if (label.gap === null && !layout.edgeLabels.isBeside) return true;
  const { tree } = layout;
  const [parent, index] = [tree.parent(child), tree.childIndex(child)];
  const stub = index === tree.childCount(parent) - 1 ? stubAt(layout, parent) : null;
  if (stub !== null && (meetsLine(label, stub.line, clear) || meetsBox(label, countBox(stub, layout))))
    return true;
  return [index - 1, index + 1].some((other) => {
    if (other < 0 || other >= tree.childCount(parent)) return false;
    const sibling = tree.child(parent, other);
    const next = labelOfEdge(layout, sibling);
    return meetsLine(label, edgeLine(layout, sibling), clear) || (next !== null && meetsBox(label, next));
  });
}

export interface MiddleBox {
  /** the middle of the label */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The number at the stub of moves that were never generated. */
function countBox({ count, countX, y }: Stub, { metrics: { em } }: Places): MiddleBox {
  const [width, height] = [textWidth(count) * em, CAP_HEIGHT * em];
  return { x: countX + width / 2, y: y - height / 2, width, height };
}

function meetsBox(a: MiddleBox, b: MiddleBox): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + CLEAR &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + 2
  );
}

/** Whether the line comes closer to the box than `clear` px. */
export function meetsLine(box: MiddleBox, line: Line, clear: number): boolean {
  let [from, to] = [0, 1];
  const [halfWidth, halfHeight] = [box.width / 2 + clear, box.height / 2 + clear];
  for (const [start, delta, low, high] of [
    [line.x1, line.x2 - line.x1, box.x - halfWidth, box.x + halfWidth],
    [line.y1, line.y2 - line.y1, box.y - halfHeight, box.y + halfHeight],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [near, far] = [(low - start) / delta, (high - start) / delta];
    from = Math.max(from, Math.min(near, far));
    to = Math.min(to, Math.max(near, far));
  }
  return from < to;
}

/** Returns the gaps that an edge leaves for its labels, from the top. */
export function gapsOf(labels: readonly PlacedLabel[]): readonly EdgeGap[] {
  return labels.map(({ gap }) => gap).filter((gap) => gap !== null);
}

/**
 * The label stands nearer the child, where the edges of siblings have parted, or else in the middle of the longest
 * piece that other labels leave.
 */
export function strikeShare(labels: readonly PlacedLabel[]): number {
  const gaps = gapsOf(labels);
  if (gaps.length === 0) return 0.6;
  let [from, longest] = [0, [0, 0] as EdgeGap];
  for (const [start, end] of [...gaps, [1, 1] as EdgeGap]) {
    if (start - from >= longest[1] - longest[0]) longest = [from, start];
    from = end;
  }
  return (longest[0] + longest[1]) / 2;
}
