/**
 * Places the labels of edges, which are probabilities and names of moves: in a gap of the edge, at the same
 * fraction of its length on all edges of a tree, or beside the edge when the edge is too short or its
 * neighbours are too close.
 */
import type { NodeId } from '../core/index.ts';
import { type EdgeGap, edgeBetween, type Line, lengthOf, pointOn } from './edgeGeometry.ts';
import { type LayoutSteps, visitInSteps } from './layoutSteps.ts';
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

/** A placed label of an edge, with a box in px that encloses its ink. */
export interface PlacedLabel extends MiddleBox {
  readonly text: string;
  /** how far down the edge the label stands, as a fraction of the edge's length, with 0 at the parent */
  readonly share: number;
  /** the gap in the edge's line for the label; null when the label stands beside the edge */
  readonly gap: EdgeGap | null;
  /**
   * the gap for the label in the band that highlights the path of the search, which is thicker than the line
   * and has round ends; null when the label stands beside the edge
   */
  readonly bandGap: EdgeGap | null;
}

/**
 * The least gap between a label and the line of its edge: `CLEAR` px, and `CLEAR_EM` em where letters are
 * large.
 */
const CLEAR = 4;
const CLEAR_EM = 0.25;

/**
 * The place of a label that belongs to the lower end of its edge: near the child, where the edges of siblings
 * are far apart.
 */
const AT_END: EdgeLabelPlace = { share: 0.86, isBeside: false };
const HIGH_ENOUGH = 0.68;

/** The width of the band that highlights the path of the search, px. */
export const BAND = 10;

/** The least length of line that must remain above and below a label that stands in a gap of its edge, px. */
const LEAST_PIECE = 4;

const IN_GAP = [0.5, 0.56, 0.62, 0.68, 0.74, 0.8].map((share) => ({ share, isBeside: false }));
const BESIDE = [0.5, 0.6, 0.7, 0.8].map((share) => ({ share, isBeside: true }));
const MIDDLE: EdgeLabelPlace = { share: 0.5, isBeside: false };

/**
 * Tries several distances along the edges in turn, and returns the first at which all labels of the tree stay
 * clear of neighbouring edges, or else the one at which most of them do.
 */
export function* placeEdgeLabels(
  parts: Omit<Places, 'edgeLabels'> & Pick<Layout, 'fold'>,
): LayoutSteps<EdgeLabelPlace> {
  if (!parts.metrics.hasEdgeTexts) return MIDDLE;
  const labelled = shownOf(parts)
    .flatMap((node) => parts.edges.get(node) ?? [])
    .filter(({ label }) => label);
  // When edges also have labels at their lower ends, the other labels stay higher than those.
  const lowest = labelled.some(({ end }) => end) ? HIGH_ENOUGH : 1;
  let [best, fewest] = [MIDDLE, Infinity];
  for (const place of [...IN_GAP, ...BESIDE].filter(({ share }) => share <= lowest)) {
    const layout = { ...parts, edgeLabels: place };
    let clashes = 0;
    yield* visitInSteps(labelled, ({ to }) => {
      if (clashes >= fewest) return;
      if (runsIntoSibling(layout, to, CLEAR / 2)) clashes += labelled.length + 1;
      // The band of the path is visible at some steps only, so a label that it covers is less bad than one that
      // always touches an edge.
      if (runsIntoSibling(layout, to, BAND / 2)) clashes += 1;
    });
    if (clashes < fewest) [best, fewest] = [place, clashes];
  }
  return best;
}

type Places = Pick<
  Layout,
  'tree' | 'placements' | 'edges' | 'metrics' | 'edgeLabels' | 'stubs' | 'stubWords'
>;

/** Returns the line of an edge as far as its first bend; in a tree no edge has a bend. */
export function edgeLine({ placements, edges }: Pick<Places, 'placements' | 'edges'>, id: EdgeId): Line {
  const { from, to, bends } = edges.get(id) as LayoutEdge;
  const line = edgeBetween(placements[from] as Placement, placements[to] as Placement);
  const [bend] = bends;
  return bend === undefined ? line : { ...line, x2: bend.x, y2: bend.y };
}

/** Returns the straight pieces of an edge; in a tree each edge is one piece. */
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

/**
 * Returns the labels of an edge from top to bottom; an empty list for the root, which has no edge above it.
 */
export function labelsOfEdge(layout: Places, id: EdgeId): readonly PlacedLabel[] {
  const edge = layout.edges.get(id);
  if (!edge?.label && !edge?.end) return [];
  const label = labelOfEdge(layout, id);
  const end = labelAt(layout, id, edge.end, AT_END);
  return [label, end].filter((placed) => placed !== null);
}

/** Where a score stands on an edge on which the name of the move is in the middle. */
const SCORE_ABOVE: EdgeLabelPlace = { share: 0.28, isBeside: false };

/** Returns the label with the score of a move; null when the text is "". */
export function scoreLabel(layout: Places, id: EdgeId, score: string): PlacedLabel | null {
  const isNamed = labelsOfEdge(layout, id).length > 0;
  return labelAt(layout, id, score, isNamed ? SCORE_ABOVE : MIDDLE);
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
  // The label stands outside the fan of edges to the siblings: shifted sideways, or upwards when the sideways
  // shift would be more than twice as long.
  const off = CLEAR / 2 + BAND / 2;
  // In a picture that is too small for its tree, shapes overlap and an edge may have no height; it then
  // counts as 1 px high.
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

/**
 * Whether the label of the edge to `child` comes closer than `clear` px to the edge of a sibling, or to the
 * stub that stands for moves never generated.
 */
function runsIntoSibling(layout: Places, child: NodeId, clear: number): boolean {
  const label = labelOfEdge(layout, child);
  if (label === null) return false;
  // The edge is too short for its label, which then stands beside the edge, among nodes of other subtrees;
  // that counts as running into one of them.
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
  /** the middle of the box, px */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the box of the number at a stub, which counts the moves that were never generated. */
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

/** Returns the gaps that the line of an edge leaves for its labels, from top to bottom. */
export function gapsOf(labels: readonly PlacedLabel[]): readonly EdgeGap[] {
  return labels.map(({ gap }) => gap).filter((gap) => gap !== null);
}

/**
 * Returns the place of the double stroke along a cut edge, as a fraction of its length: nearer to the child,
 * where the edges of siblings are far apart, or in the middle of the longest piece between labels.
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
