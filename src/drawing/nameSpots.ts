/**
 * Where a name stands that is spoken of and has no room at the side of its shape: as near to the shape as nothing
 * else is, and on a line to it where it stands farther off. What the tree alone decides is found once a node; a step
 * only asks which of these spots its bands, cuts and other names leave free.
 */

import { oncePer } from '../core/oncePer.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { type Line, pointOn } from './edgeGeometry.ts';
import { BAND, edgePieces, labelsOfEdge, meetsLine, strikeShare } from './edgeLabels.ts';
import { BEHIND, type Box, boxesMeet, type NamePlace, textBox } from './namePlace.ts';
import { boardAt } from './nodeBoard.ts';
import { type EdgeId, type Layout, type Placement, shownOf } from './placement.ts';
import { short } from './shapes.ts';
import { stubAt, stubReach } from './stubs.ts';
import { textWidth } from './textWidth.ts';

/** What of a picture differs from step to step and takes room. */
export interface StepScene {
  /** edges with a band, and those that are struck */
  readonly bands: ReadonlySet<EdgeId>;
  readonly strikes: ReadonlySet<EdgeId>;
  /** the node with a halo */
  readonly current: NodeId | null;
  /** what is written so far, and the lines that lead to it */
  readonly written: readonly Box[];
  readonly leaders: readonly Line[];
}

interface Spot extends NameSpot {
  /** what must not be there for the name to stand here */
  readonly bands: readonly EdgeId[];
  readonly strikes: readonly EdgeId[];
  readonly halos: readonly NodeId[];
  /** the less the better, px */
  readonly cost: number;
}

/** A name, and what may come to stand behind it. */
interface Said {
  readonly name: string;
  readonly behind: string;
}

/** A place with what it takes, px of the figure. */
export interface NameSpot {
  readonly place: NamePlace;
  readonly box: Box;
  readonly leader: Line | null;
}

type Corners = readonly (readonly [number, number])[];

/** What stands around a node whatever the step. */
interface Around {
  readonly shapes: readonly { readonly node: NodeId; readonly corners: Corners }[];
  readonly lines: readonly { readonly edge: EdgeId; readonly line: Line }[];
  readonly strikes: readonly { readonly edge: EdgeId; readonly box: Box }[];
  readonly boxes: readonly Box[];
}

/** From a name to any outline, to one with a halo, to a stroke, to another text, px. */
const OFF_SHAPE = 3.5;
const OFF_HALO = 8;
const OFF_LINE = 2.5;
const OFF_TEXT = 3;

/** A name farther from its shape than this has a line to it, em of the figures. */
const NEAR = 0.75;

/** How far from its shape a name is looked for, em; where nothing is found, so far. */
const REACHES = [2.6, 6];

/** From one spot that is tried to the next, em. */
const STEP = 0.22;

/** So many spots that are free at every step are enough. */
const ENOUGH = 12;

/** What a spot costs more, px: that a band, a cut or a halo may come there; a line across an edge; another shape as near as its own. */
const MAY_GO = 6;
const ACROSS = 14;
const DOUBTFUL = 12;

/** The place for a name of which nothing is near but its own shape, at one of these sizes; null where there is none. */
export function spotFor(
  layout: Layout,
  node: NodeId,
  said: Said,
  sizes: readonly number[],
  scene: StepScene,
): NameSpot | null {
  for (const reach of REACHES)
    for (const size of sizes) {
      const spot = spotsAt(layout, node, said, size, reach).find((one) => isFree(one, scene));
      if (spot !== undefined) return spot;
    }
  return null;
}

/** Whether a text that is to stand at the side of a shape runs into nothing. */
export function isClear(layout: Layout, node: NodeId, box: Box, scene: StepScene): boolean {
  const around = aroundOf(layout, 0, box);
  const spot = spotAt(layout, node, around, box, { x: 0, y: 0, size: 0 });
  return spot !== null && isFree(spot, scene);
}

function endsOf({ x1, y1, x2, y2 }: Line): NamePlace['leader'] {
  return [
    [short(x1), short(y1)],
    [short(x2), short(y2)],
  ];
}

function isFree({ box, leader, bands, strikes, halos }: Spot, scene: StepScene): boolean {
  if (bands.some((edge) => scene.bands.has(edge)) || strikes.some((edge) => scene.strikes.has(edge)))
    return false;
  if (scene.current !== null && halos.includes(scene.current)) return false;
  if (scene.written.some((other) => boxesMeet(box, other, OFF_TEXT))) return false;
  if (scene.leaders.some((line) => meetsLine(middleOf(box), line, OFF_LINE))) return false;
  return leader === null || !scene.written.some((other) => meetsLine(middleOf(other), leader, OFF_LINE));
}

/** By layout: the spots of a node, best first. */
const spotsIn = oncePer((_layout: Layout) => new Map<string, readonly Spot[]>());

function spotsAt(layout: Layout, node: NodeId, said: Said, size: number, reach: number): readonly Spot[] {
  const known = spotsIn(layout);
  const key = `${node} ${size} ${reach} ${said.behind}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = findSpots(layout, node, said, size, reach);
  known.set(key, found);
  return found;
}

function findSpots(
  layout: Layout,
  node: NodeId,
  { name, behind }: Said,
  size: number,
  reach: number,
): readonly Spot[] {
  const { x, y, width, height } = layout.placements[node] as Placement;
  const { em } = layout.metrics;
  const own = textBox(name, 0, 0, size);
  const more = behind === '' ? 0 : (BEHIND + textWidth(behind)) * size;
  const [wide, high] = [own.right - own.left + more, own.bottom - own.top];
  const [halfWide, halfHigh] = [(width + wide) / 2, (height + high) / 2];
  const around = aroundOf(layout, reach * em + Math.max(wide, high), boxAround(x, y, width, height));
  const [across, down] = [halfWide + reach * em, halfHigh + reach * em];
  const tried: { readonly dx: number; readonly dy: number; readonly far: number }[] = [];
  const step = STEP * em;
  for (let dx = 0; dx <= across; dx += step)
    for (let dy = 0; dy <= down; dy += step) {
      // Nearest first: how far the boxes of shape and name are apart, and then their middles.
      const far = Math.hypot(Math.max(0, dx - halfWide), Math.max(0, dy - halfHigh)) + (dx + dy) * 0.12;
      for (const [sx, sy] of SIGNS)
        if ((dx > 0 || sx > 0) && (dy > 0 || sy > 0)) tried.push({ dx: dx * sx, dy: dy * sy, far });
    }
  tried.sort((a, b) => a.far - b.far);
  const spots: Spot[] = [];
  let steady = 0;
  for (const { dx, dy } of tried) {
    const [middleX, middleY] = [x + dx, y + height / 2 + dy];
    const spot = spotAt(layout, node, around, boxAround(middleX, middleY - high / 2, wide, high), {
      x: middleX - more / 2,
      y: middleY + high / 2 - own.bottom,
      size,
    });
    if (spot === null) continue;
    spots.push(spot);
    if (spot.bands.length + spot.strikes.length + spot.halos.length === 0) steady += 1;
    if (steady >= ENOUGH) break;
  }
  return spots.sort((a, b) => a.cost - b.cost);
}

/** Right before left, and above before below. */
const SIGNS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

function boxAround(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

function middleOf({ left, right, top, bottom }: Box) {
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** The middle of a name's baseline, px of the figure, and its size. */
type Baseline = Pick<NamePlace, 'x' | 'y' | 'size'>;

/** A name in this box; null where it runs into what is always there. */
function spotAt(
  layout: Layout,
  node: NodeId,
  around: Around,
  box: Box,
  { x: nameX, y: nameY, size }: Baseline,
): Spot | null {
  const { em } = layout.metrics;
  if (box.left < 1 || box.right > layout.width - 1 || box.top < 1 || box.bottom > layout.height) return null;
  const halos: NodeId[] = [];
  let [own, others] = [0, Infinity];
  for (const { node: other, corners } of around.shapes) {
    const apart = apartFrom(corners, box);
    if (apart < OFF_SHAPE) return null;
    if (apart < OFF_HALO) halos.push(other);
    if (other === node) own = apart;
    else others = Math.min(others, apart);
  }
  if (around.boxes.some((other) => boxesMeet(box, other, OFF_TEXT))) return null;
  const middle = middleOf(box);
  const bands: EdgeId[] = [];
  for (const { edge, line } of around.lines) {
    if (!meetsLine(middle, line, BAND / 2 + 1)) continue;
    if (meetsLine(middle, line, OFF_LINE)) return null;
    bands.push(edge);
  }
  const strikes = around.strikes.filter((strike) => boxesMeet(box, strike.box, 1)).map(({ edge }) => edge);
  const isDoubtful = others < own + 2;
  const isAway = own > NEAR * em || isDoubtful;
  const leader = isAway ? leaderFor(node, around, box) : null;
  if (isAway && leader === null) return null;
  const crossed = leader === null ? 0 : around.lines.filter(({ line }) => linesCross(line, leader)).length;
  const { x, y, height } = layout.placements[node] as Placement;
  const cost =
    own +
    Math.hypot(middle.x - x, middle.y - y - height / 2) * 0.15 +
    (bands.length > 0 ? MAY_GO : 0) +
    (strikes.length > 0 ? MAY_GO : 0) +
    (halos.some((other) => other !== node) ? MAY_GO / 2 : 0) +
    (halos.includes(node) ? 1 : 0) +
    crossed * ACROSS +
    (isDoubtful ? DOUBTFUL : 0) +
    (leader === null ? 0 : 4);
  const place = {
    x: short(nameX - x),
    y: short(nameY - y),
    size,
    isInside: false,
    leader: leader === null ? null : endsOf(leader),
  };
  return { place, box, leader, bands, strikes, halos, cost };
}

/** How finely a leader is looked for, and how far from name and shape it ends, px. */
const PIECES = 32;
const OFF_END = 1.5;

/** The line from a name to its shape; null where it would run over another shape or text. */
function leaderFor(node: NodeId, around: Around, box: Box): Line | null {
  const shape = around.shapes.find((one) => one.node === node);
  if (shape === undefined) return null;
  const middle = middleOf(box);
  const [x2, y2] = middleOfCorners(shape.corners);
  const whole: Line = { x1: middle.x, y1: middle.y, x2, y2 };
  const points = Array.from({ length: PIECES + 1 }, (_none, piece) => pointOn(whole, piece / PIECES));
  const from = points.find((point) => !boxesMeet(pointBox(point), box, OFF_END));
  const to = points.findLast((point) => apartFrom(shape.corners, pointBox(point)) > 0);
  if (from === undefined || to === undefined) return null;
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  if (around.boxes.some((other) => meetsLine(middleOf(other), line, 1))) return null;
  const isOver = around.shapes.some(
    ({ node: other, corners }) =>
      other !== node &&
      points.some((point) => isBetween(line, point) && apartFrom(corners, pointBox(point)) < 2),
  );
  return isOver ? null : line;
}

function isBetween({ x1, y1, x2, y2 }: Line, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0;
}

function pointBox({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { left: x, right: x, top: y, bottom: y };
}

function middleOfCorners(corners: Corners): readonly [number, number] {
  const [x, y] = corners.reduce(([sumX, sumY], [nextX, nextY]) => [sumX + nextX, sumY + nextY], [0, 0]);
  return [x / corners.length, y / corners.length];
}

function linesCross(a: Line, b: Line): boolean {
  const side = ({ x1, y1, x2, y2 }: Line, x: number, y: number) =>
    (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0;
}

/** How far a convex outline, its corners clockwise, and a box are apart, px at least; below 0 where they meet. */
function apartFrom(corners: Corners, { left, right, top, bottom }: Box): number {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of corners) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  let apart = Math.max(left - maxX, minX - right, top - maxY, minY - bottom);
  for (let index = 0; index < corners.length; index += 1) {
    const [x1, y1] = corners[index] as readonly [number, number];
    const [x2, y2] = corners[(index + 1) % corners.length] as readonly [number, number];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) continue;
    // Outwards of a side that runs clockwise on a screen.
    const [outX, outY] = [(y2 - y1) / length, (x1 - x2) / length];
    const nearest = (outX > 0 ? left : right) * outX + (outY > 0 ? top : bottom) * outY;
    apart = Math.max(apart, nearest - (x1 * outX + y1 * outY));
  }
  return apart;
}

/** The corners of a shape, clockwise, px; circles and the shapes of players by their boxes. */
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

/** Half of what the strokes of a cut take at most, px. */
const CUT = 12;

/** Below a leaf there may stand a verdict or a name, em. */
const BELOW_LEAF = 1.5;

/** What is always there within `reach` px of the box. */
function aroundOf(layout: Layout, reach: number, box: Box): Around {
  const { tree, placements, metrics, edges, fold } = layout;
  const near = {
    left: box.left - reach,
    right: box.right + reach,
    top: box.top - reach,
    bottom: box.bottom + reach,
  };
  const most = metrics.boardSize + metrics.em * 4;
  const shapes: { node: NodeId; corners: Corners }[] = [];
  const lines: { edge: EdgeId; line: Line }[] = [];
  const strikes: { edge: EdgeId; box: Box }[] = [];
  const boxes: Box[] = [];
  for (const other of shownOf(layout)) {
    const placement = placements[other] as Placement;
    const { kind, x, y, width, height } = placement;
    const own = boxAround(x, y, width, height);
    if (!boxesMeet(own, near, most)) continue;
    shapes.push({ node: other, corners: cornersOf(placement) });
    if (metrics.boardSize > 0 && layout.boards !== null) {
      const { left, top } = boardAt(layout, placement);
      const size = metrics.boardSize;
      boxes.push({ left: x + left, right: x + left + size, top: y + top, bottom: y + top + size });
    }
    if (kind === 'leaf')
      boxes.push({ ...own, bottom: own.bottom + metrics.boardSize + metrics.smallerEm * BELOW_LEAF });
    // Below what is folded its mark takes the row.
    if (fold?.folded.has(other)) {
      const mark = placements[tree.child(other, 0)] as Placement;
      boxes.push({ ...own, bottom: mark.y + Math.max(mark.height, height) });
    }
  }
  const isHidden = (id: NodeId) => fold !== null && !shownIn(layout).has(id);
  for (const edge of edges.values()) {
    const [from, to] = [placements[edge.from] as Placement, placements[edge.to] as Placement];
    const bends = edge.bends.map(({ x }) => x);
    const whole = {
      left: Math.min(from.x, to.x, ...bends),
      right: Math.max(from.x, to.x, ...bends),
      top: from.y + from.height,
      bottom: to.y,
    };
    if (!boxesMeet(whole, near, most) || isHidden(edge.to)) continue;
    for (const line of edgePieces(layout, edge.id)) lines.push({ edge: edge.id, line });
    const labels = labelsOfEdge(layout, edge.id);
    for (const { x, y, width, height } of labels) boxes.push(boxAround(x, y - height / 2, width, height));
    const [first] = edgePieces(layout, edge.id);
    if (first === undefined) continue;
    const { x, y } = pointOn(first, strikeShare(labels));
    strikes.push({ edge: edge.id, box: boxAround(x, y - CUT, 2 * CUT, 2 * CUT) });
  }
  for (const at of layout.stubs.keys()) {
    const stub = stubAt(layout, at);
    if (stub === null || isHidden(at)) continue;
    const { line, y } = stub;
    const right = line.x2 + stubReach(tree, at, layout.stubWords) * metrics.em;
    const count = { left: line.x2, right, top: y - metrics.em, bottom: y + metrics.em * 0.2 };
    if (!boxesMeet({ ...count, left: Math.min(line.x1, line.x2), top: line.y1 }, near, most)) continue;
    lines.push({ edge: -1 - at, line });
    boxes.push(count);
  }
  return { shapes, lines, strikes, boxes };
}

const shownIn = oncePer((layout: Layout) => new Set(shownOf(layout)));
