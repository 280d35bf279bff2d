/**
 * Finds what a picture holds near a place at every step, so that names looking for a place can stay clear of
 * it.
 */

import type { NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { indexBoxes } from './boxIndex.ts';
import { type Line, pointOn } from './edgeGeometry.ts';
import { edgeLine, edgePieces, labelsOfEdge, strikeShare } from './edgeLabels.ts';
import { around, type Box, boxAround, boxesMeet } from './namePlace.ts';
import { nodeBoard } from './nodeBoard.ts';
import { type EdgeId, type Layout, type LayoutEdge, type Placement, shownOf } from './placement.ts';
import { acrossStub, stubAt, stubReach } from './stubs.ts';
import { textWidth } from './textWidth.ts';

/** the corners of a convex outline, clockwise, px */
export type Corners = readonly (readonly [number, number])[];

/** One side of a convex outline: its outward direction, of length 1, and how far out it lies in that direction, px. */
export interface Side {
  readonly outX: number;
  readonly outY: number;
  readonly at: number;
}

export interface Obstacles {
  readonly shapes: readonly ShapeObstacle[];
  readonly lines: readonly LineObstacle[];
  /** the squares in which the double stroke of a cut may appear at some step */
  readonly strikes: readonly EdgeObstacle[];
  readonly texts: readonly Obstacle[];
}

interface Obstacle {
  readonly box: Box;
  /** the nodes that must all be drawn for the obstacle to be drawn */
  readonly of: readonly NodeId[];
}

interface EdgeObstacle extends Obstacle {
  readonly edge: EdgeId;
}

interface LineObstacle extends EdgeObstacle {
  readonly line: Line;
}

export interface ShapeObstacle extends Obstacle {
  readonly node: NodeId;
  readonly corners: Corners;
  readonly sides: readonly Side[];
}

/** Returns the obstacles that meet a box, those of nodes that are not drawn yet among them. */
export function obstaclesIn(layout: Layout, box: Box): Obstacles {
  return obstaclesOf(layout)(box);
}

/** Returns the obstacles without those of nodes that are not in `there`, the same object when all are. */
export function drawnOf(obstacles: Obstacles, there: ReadonlySet<NodeId>): Obstacles {
  const isDrawn = ({ of }: Obstacle) => of.every((node) => there.has(node));
  const { shapes, lines, strikes, texts } = obstacles;
  if ([shapes, lines, strikes, texts].every((kind: readonly Obstacle[]) => kind.every(isDrawn)))
    return obstacles;
  return {
    shapes: shapes.filter(isDrawn),
    lines: lines.filter(isDrawn),
    strikes: strikes.filter(isDrawn),
    texts: texts.filter(isDrawn),
  };
}

/**
 * Returns a function that finds the obstacles of a layout that meet a box. Only those near such a box are ever made: a
 * picture may have a hundred thousand, and one step asks about a few places.
 */
const obstaclesOf = memoizeByObject((layout: Layout) => {
  const shown = layout.fold === null ? null : new Set<number>(shownOf(layout));
  const isShown = (item: EdgeId) =>
    shown === null || shown.has(item < layout.tree.size ? item : (layout.edges.get(item)?.to as NodeId));
  const near = indexBoxes(itemCount(layout), (item) => (isShown(item) ? hullOf(layout, item) : null));
  const known = new Map<EdgeId, Obstacles>();
  const obstaclesAt = (item: EdgeId) => {
    const made = known.get(item) ?? obstaclesOfItem(layout, item);
    known.set(item, made);
    return made;
  };
  return (box: Box): Obstacles => {
    const all = near(box).filter(isShown).map(obstaclesAt);
    const meeting = <Some extends Obstacle>(kind: (obstacles: Obstacles) => readonly Some[]) =>
      all.flatMap((obstacles) => kind(obstacles).filter((one) => boxesMeet(one.box, box, 0)));
    return {
      shapes: meeting(({ shapes }) => shapes),
      lines: meeting(({ lines }) => lines),
      strikes: meeting(({ strikes }) => strikes),
      texts: meeting(({ texts }) => texts),
    };
  };
});

/**
 * Returns how many items the obstacles belong to. An item is an edge with the node that it leads to and all that stands
 * there; the root has no edge, and in a graph the further edges to a node are items without one.
 */
function itemCount({ tree, edges }: Layout): number {
  let count: number = tree.size;
  for (const id of edges.keys()) count = Math.max(count, id + 1);
  return count;
}

function obstaclesOfItem(layout: Layout, item: EdgeId): Obstacles {
  const ofEdge = obstaclesOfEdge(layout, item);
  if (item >= layout.tree.size) return ofEdge;
  const node = item as NodeId;
  const { em } = layout.metrics;
  const placement = layout.placements[node] as Placement;
  const of = [node];
  const lines = [...ofEdge.lines];
  const texts = [...boxesAt(layout, placement).map((box) => ({ box, of })), ...ofEdge.texts];
  const stub = stubAt(layout, node);
  if (stub !== null) {
    const { line, y } = stub;
    lines.push({ edge: acrossStub(node), line, box: boxOfLine(line), of });
    const right = line.x2 + stubReach(layout.tree, node, layout.stubWords) * em;
    texts.push({ box: { left: line.x2, right, top: y - em, bottom: y + em * 0.2 }, of });
  }
  const corners = cornersOf(placement);
  const box = boxOf(placement);
  const shapes = [{ node, corners, sides: sidesOf(corners), box, of }];
  return { shapes, lines, strikes: ofEdge.strikes, texts };
}

const NO_EDGE: Obstacles = { shapes: [], lines: [], strikes: [], texts: [] };

function obstaclesOfEdge(layout: Layout, id: EdgeId): Obstacles {
  const edge = layout.edges.get(id);
  if (edge === undefined) return NO_EDGE;
  const of = [edge.from, edge.to];
  const labels = labelsOfEdge(layout, id);
  const { x, y } = pointOn(edgeLine(layout, id), strikeShare(labels));
  return {
    shapes: [],
    lines: edgePieces(layout, id).map((line) => ({ edge: id, line, box: boxOfLine(line), of })),
    strikes: [{ edge: id, box: boxAround(x, y - CUT, 2 * CUT, 2 * CUT), of }],
    texts: labels.map(({ x, y, width, height }) => ({
      box: boxAround(x, y - height / 2, width, height),
      of,
    })),
  };
}

/**
 * Returns a box that encloses the obstacles of an item. Most edges of a large tree or graph have no text: theirs is found
 * without making the obstacles, in a tenth of the time.
 */
function hullOf(layout: Layout, item: EdgeId): Box {
  const edge = layout.edges.get(item);
  const isPlain = edge !== undefined && edge.label === '' && edge.end === '';
  if (isPlain && !layout.stubs.has(item as NodeId)) return plainHull(layout, edge);
  const { shapes, lines, strikes, texts } = obstaclesOfItem(layout, item);
  return around([...shapes, ...lines, ...strikes, ...texts].map(({ box }) => box));
}

/** Returns a box that encloses an edge without texts, the double stroke on it, and the node below it. */
function plainHull(layout: Layout, { from, to, bends }: LayoutEdge): Box {
  const above = layout.placements[from] as Placement;
  const placement = layout.placements[to] as Placement;
  const { x, y, width, height } = placement;
  const start = above.y + above.height;
  let [left, right] = [Math.min(x - width / 2, above.x), Math.max(x + width / 2, above.x)];
  let [top, bottom] = [Math.min(y, start), Math.max(y + height, start)];
  for (const bend of bends) {
    left = Math.min(left, bend.x);
    right = Math.max(right, bend.x);
    top = Math.min(top, bend.y);
    bottom = Math.max(bottom, bend.y);
  }
  const hull = { left: left - CUT, right: right + CUT, top: top - CUT, bottom: bottom + CUT };
  const texts = boxesAt(layout, placement);
  return texts.length === 0 ? hull : around([hull, ...texts]);
}

/** Half of the greatest size of the double stroke of a cut, px. */
const CUT = 12;

/** The room below a leaf for a verdict on an answer or for a name, em. */
const BELOW_LEAF = 1.5;

/**
 * Returns the boxes of what stands at a node besides its shape: its board, the text below a leaf, and the
 * mark of a folded subtree.
 */
function boxesAt({ tree, names, placements, metrics, boards, fold }: Layout, placement: Placement): Box[] {
  const { node, kind, x, y, width, height } = placement;
  const { boardSize, smallerEm } = metrics;
  const boxes: Box[] = [];
  const board = boards === null ? null : nodeBoard({ boards, metrics }, placement);
  if (board !== null) {
    const [left, top] = [x + board.left, y + board.top];
    boxes.push({ left, right: left + board.width, top, bottom: top + board.height });
  }
  if (kind === 'leaf') {
    const named = names.areBelowLeaves ? textWidth(names.of(node)) * smallerEm : 0;
    boxes.push(boxAround(x, y, Math.max(width, named), height + boardSize + smallerEm * BELOW_LEAF));
  }
  // The mark of a folded subtree takes the row below its node.
  if (fold?.folded.has(node)) {
    const mark = placements[tree.child(node, 0)] as Placement;
    boxes.push({ ...boxOf(placement), bottom: mark.y + Math.max(mark.height, height) });
  }
  return boxes;
}

function boxOf({ x, y, width, height }: Placement): Box {
  return boxAround(x, y, width, height);
}

function boxOfLine({ x1, y1, x2, y2 }: Line): Box {
  return {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  };
}

/** Returns the corners of a shape; circles and players' shapes are treated as boxes. */
function cornersOf({ kind, x, y, width, height, apex }: Placement): Corners {
  const [half, tip, bottom] = [width / 2, apex / 2, y + height];
  const [above, below] = [kind === 'max' ? tip : half, kind === 'min' ? tip : half];
  return [
    [x - above, y],
    [x + above, y],
    [x + below, bottom],
    [x - below, bottom],
  ];
}

/** Returns the sides of a convex outline whose corners run clockwise on a screen. */
function sidesOf(corners: Corners): readonly Side[] {
  return corners.flatMap(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] as readonly [number, number];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return [];
    const [outX, outY] = [(y2 - y1) / length, (x1 - x2) / length];
    return [{ outX, outY, at: x1 * outX + y1 * outY }];
  });
}
