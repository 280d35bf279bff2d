/**
 * Finds what a picture holds near a place at every step, so that names looking for a place can stay clear of
 * it.
 */

import type { NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type Line, pointOn } from './edgeGeometry.ts';
import { edgeLine, edgePieces, labelsOfEdge, strikeShare } from './edgeLabels.ts';
import { type Box, boxAround, boxesMeet } from './namePlace.ts';
import { nodeBoard } from './nodeBoard.ts';
import { type EdgeId, type Layout, type Placement, shownOf } from './placement.ts';
import { acrossStub, stubAt, stubReach } from './stubs.ts';
import { textWidth } from './textWidth.ts';

/** the corners of a convex outline, clockwise, px */
export type Corners = readonly (readonly [number, number])[];

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
}

/**
 * Returns the obstacles that meet a box; when `there` is given, only those of the nodes in `there`, the
 * others not being drawn yet.
 */
export function obstaclesIn(layout: Layout, box: Box, there?: ReadonlySet<NodeId>): Obstacles {
  const { shapes, lines, strikes, texts } = obstaclesOf(layout);
  const drawn = <Some extends Obstacle>(all: readonly Some[]) =>
    there === undefined ? all : all.filter(({ of }) => of.every((node) => there.has(node)));
  return {
    shapes: drawn(shapes(box)),
    lines: drawn(lines(box)),
    strikes: drawn(strikes(box)),
    texts: drawn(texts(box)),
  };
}

const obstaclesOf = memoizeByObject((layout: Layout) => {
  const shapes: ShapeObstacle[] = [];
  const lines: LineObstacle[] = [];
  const strikes: EdgeObstacle[] = [];
  const texts: Obstacle[] = [];
  const shown = new Set(shownOf(layout));
  for (const node of shown) {
    const placement = layout.placements[node] as Placement;
    const of = [node];
    shapes.push({ node, corners: cornersOf(placement), box: boxOf(placement), of });
    for (const box of boxesAt(layout, placement)) texts.push({ box, of });
  }
  for (const { id, from, to } of layout.edges.values()) {
    if (!shown.has(to)) continue;
    const of = [from, to];
    for (const line of edgePieces(layout, id)) lines.push({ edge: id, line, box: boxOfLine(line), of });
    const labels = labelsOfEdge(layout, id);
    for (const { x, y, width, height } of labels)
      texts.push({ box: boxAround(x, y - height / 2, width, height), of });
    const { x, y } = pointOn(edgeLine(layout, id), strikeShare(labels));
    strikes.push({ edge: id, box: boxAround(x, y - CUT, 2 * CUT, 2 * CUT), of });
  }
  const { em } = layout.metrics;
  for (const node of layout.stubs.keys()) {
    const stub = stubAt(layout, node);
    if (stub === null || !shown.has(node)) continue;
    const { line, y } = stub;
    const of = [node];
    lines.push({ edge: acrossStub(node), line, box: boxOfLine(line), of });
    const right = line.x2 + stubReach(layout.tree, node, layout.stubWords) * em;
    texts.push({ box: { left: line.x2, right, top: y - em, bottom: y + em * 0.2 }, of });
  }
  const size = CELL * em;
  return {
    shapes: foundByPlace(shapes, size),
    lines: foundByPlace(lines, size),
    strikes: foundByPlace(strikes, size),
    texts: foundByPlace(texts, size),
  };
});

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
  const board = nodeBoard({ boards, metrics }, placement);
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

/**
 * The picture is divided into squares with sides of `CELL` em, and each obstacle is listed in every square
 * that it meets. An obstacle that meets more than `MOST_CELLS` squares is in no list: it is compared with
 * every box that is asked about.
 */
const CELL = 6;
const MOST_CELLS = 48;

/** Returns a function that finds the obstacles that meet a box, in the order in which they were given. */
function foundByPlace<Thing extends { readonly box: Box }>(things: readonly Thing[], size: number) {
  const cells = new Map<string, number[]>();
  const large: number[] = [];
  for (const [index, { box }] of things.entries()) {
    const keys = cellsOf(box, size);
    if (keys === null) large.push(index);
    else
      for (const key of keys) {
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [index]);
        else cell.push(index);
      }
  }
  return (box: Box): readonly Thing[] => {
    const keys = cellsOf(box, size);
    if (keys === null) return things.filter((thing) => boxesMeet(thing.box, box, 0));
    const found = new Set([...keys.flatMap((key) => cells.get(key) ?? []), ...large]);
    return [...found]
      .sort((a, b) => a - b)
      .map((index) => things[index] as Thing)
      .filter((thing) => boxesMeet(thing.box, box, 0));
  };
}

/** Returns the keys of the squares that a box meets; null when they are more than `MOST_CELLS`. */
function cellsOf({ left, right, top, bottom }: Box, size: number): readonly string[] | null {
  const [from, to] = [Math.floor(left / size), Math.floor(right / size)];
  const [first, last] = [Math.floor(top / size), Math.floor(bottom / size)];
  if ((to - from + 1) * (last - first + 1) > MOST_CELLS) return null;
  const keys: string[] = [];
  for (let column = from; column <= to; column += 1)
    for (let row = first; row <= last; row += 1) keys.push(`${column} ${row}`);
  return keys;
}
