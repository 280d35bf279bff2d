/**
 * Finds a place for a name that the page mentions and that has no room beside its shape. The place is closer
 * to that shape than to any other; if it is farther off, a line joins the two. The places that the layout
 * allows are found once for each node. Each step then takes the best place that the step's bands, cuts and
 * other names leave free.
 */

import type { NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type Line, pointOn } from './edgeGeometry.ts';
import { BAND, meetsLine } from './edgeLabels.ts';
import { BEHIND, type Box, boxAround, boxesMeet, middleOf, type NamePlace, textBox } from './namePlace.ts';
import { type Corners, type Obstacles, obstaclesIn, type ShapeObstacle } from './obstacles.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { short } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/** What takes up room in a picture and differs from step to step. */
export interface StepScene {
  /** the edges with a band, and the edges with the double stroke of a cut */
  readonly bands: ReadonlySet<EdgeId>;
  readonly strikes: ReadonlySet<EdgeId>;
  /** the current node, which has a halo around it; null when there is none */
  readonly current: NodeId | null;
  /** the boxes of the texts placed so far, and the lines from shapes to those texts */
  readonly written: readonly Box[];
  readonly leaders: readonly Line[];
  /** the nodes drawn at this step when the tree grows during the search; otherwise undefined */
  readonly there?: ReadonlySet<NodeId> | undefined;
}

interface Spot extends NameSpot, Passing {
  /** the cost of this place for the name, px; less is better */
  readonly cost: number;
}

/** The bands, double strokes and halos that must be absent at a step for a text to stand at a place. */
interface Passing {
  readonly bands: readonly EdgeId[];
  readonly strikes: readonly EdgeId[];
  readonly halos: readonly NodeId[];
}

/** A name, and the badge that may appear behind it. */
interface PlacedText {
  readonly name: string;
  readonly behind: string;
}

/** A place for a name, with the box that the name takes and the line to its shape, px in the figure. */
export interface NameSpot {
  readonly place: NamePlace;
  readonly box: Box;
  readonly leader: Line | null;
}

/**
 * The least distances between a name and other things, px: from any outline, from an outline with a halo,
 * from a stroke, from another text.
 */
const OFF_SHAPE = 3.5;
const OFF_HALO = 8;
const OFF_LINE = 2.5;
const OFF_TEXT = 3;

/** A name farther from its shape than this, em, is joined to it by a line. */
const NEAR = 0.75;

/**
 * The distances from a shape up to which a place for its name is searched, em; each is tried when the smaller
 * ones have no place.
 */
const REACHES = [2.6, 6, 10, 16] as const;

/** The distance between neighbouring places that are tried for a name, em. */
const STEP = 0.22;

/** The search for places of a name ends when it has found this many that are free at every step. */
const ENOUGH = 12;

/**
 * Penalties added to the cost of a place, px: when a band or a double stroke may cover it; when it may touch
 * the halo of another node, or of its own node; when it needs a line to its shape; when that line crosses an
 * edge; when another shape is as near as its own.
 */
const MAY_BE_COVERED = 6;
const MAY_TOUCH_HALO = 3;
const OWN_HALO = 1;
const HAS_LINE = 4;
const CROSSES = 14;
const DOUBTFUL = 12;

/** The cost added for each px between the middles of shape and name. */
const OFF_MIDDLE = 0.15;

/** Another shape counts as near as a name's own shape when it is no more than this farther away, px. */
const AS_NEAR = 2;

/**
 * Returns a place for a name at one of the given font sizes, nearer to its own shape than to others; null
 * when there is none. A name keeps off nodes that are not drawn yet, so that it need not move later, unless
 * it has no place otherwise.
 */
function spotFor(
  layout: Layout,
  node: NodeId,
  text: PlacedText,
  sizes: readonly number[],
  scene: StepScene,
): NameSpot | null {
  const firstFree = (spotsOf: (size: number, ring: number) => readonly Spot[]) => {
    for (const ring of REACHES.keys())
      for (const size of sizes) {
        const spot = spotsOf(size, ring).find((one) => isFree(one, scene));
        if (spot !== undefined) return spot;
      }
    return null;
  };
  const { there } = scene;
  const spot = firstFree((size, ring) => spotsAt(layout, node, text, size, ring));
  if (spot !== null || there === undefined) return spot;
  return firstFree((size, ring) => findSpots(layout, node, text, size, ring, there));
}

/** Whether a text beside its shape touches nothing at this step. */
function isClear(layout: Layout, node: NodeId, box: Box, scene: StepScene): boolean {
  const found = conflictsAt(layout, node, obstaclesIn(layout, widened(box, OFF_HALO)), box);
  return found !== null && isFree({ ...found, box, leader: null }, scene);
}

function endsOf({ x1, y1, x2, y2 }: Line): NamePlace['leader'] {
  return [
    [short(x1), short(y1)],
    [short(x2), short(y2)],
  ];
}

function isFree(
  { box, leader, bands, strikes, halos }: Passing & Pick<NameSpot, 'box' | 'leader'>,
  scene: StepScene,
): boolean {
  if (bands.some((edge) => scene.bands.has(edge)) || strikes.some((edge) => scene.strikes.has(edge)))
    return false;
  if (scene.current !== null && halos.includes(scene.current)) return false;
  if (scene.written.some((other) => boxesMeet(box, other, OFF_TEXT))) return false;
  if (scene.leaders.some((line) => meetsLine(middleOf(box), line, OFF_LINE))) return false;
  return leader === null || !scene.written.some((other) => meetsLine(middleOf(other), leader, OFF_LINE));
}

/** By layout: the possible places for the names of its nodes, best first. */
const spotsIn = memoizeByObject((_layout: Layout) => new Map<string, readonly Spot[]>());

function spotsAt(
  layout: Layout,
  node: NodeId,
  text: PlacedText,
  size: number,
  ring: number,
): readonly Spot[] {
  const known = spotsIn(layout);
  const key = `${node} ${size} ${ring} ${text.behind}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = findSpots(layout, node, text, size, ring);
  known.set(key, found);
  return found;
}

/**
 * Returns the possible places for a name in one ring around its shape; nearer rings were tried before. When
 * `there` is given, only its nodes are obstacles.
 */
function findSpots(
  layout: Layout,
  node: NodeId,
  { name, behind }: PlacedText,
  size: number,
  ring: number,
  there?: ReadonlySet<NodeId>,
): readonly Spot[] {
  const { x, y, width, height } = layout.placements[node] as Placement;
  const { em } = layout.metrics;
  const [within, reach] = [(REACHES[ring - 1] ?? 0) * em, (REACHES[ring] ?? 0) * em];
  const own = textBox(name, 0, 0, size);
  const more = behind === '' ? 0 : (BEHIND + textWidth(behind)) * size;
  const [wide, high] = [own.right - own.left + more, own.bottom - own.top];
  const [halfWide, halfHigh] = [(width + wide) / 2, (height + high) / 2];
  const around = boxAround(x, y, width, height);
  const obstacles = obstaclesIn(layout, widened(around, reach + Math.max(wide, high) + OFF_HALO), there);
  const tried: { readonly dx: number; readonly dy: number; readonly far: number }[] = [];
  const step = STEP * em;
  for (let dx = 0; dx <= halfWide + reach; dx += step)
    for (let dy = 0; dy <= halfHigh + reach; dy += step) {
      if (ring > 0 && dx <= halfWide + within && dy <= halfHigh + within) continue;
      // Places are sorted by the distance between the boxes of shape and name, and to a lesser degree by that
      // of their middles.
      const far = Math.hypot(Math.max(0, dx - halfWide), Math.max(0, dy - halfHigh)) + (dx + dy) * 0.12;
      for (const [sx, sy] of SIGNS)
        if ((dx > 0 || sx > 0) && (dy > 0 || sy > 0)) tried.push({ dx: dx * sx, dy: dy * sy, far });
    }
  tried.sort((a, b) => a.far - b.far);
  const spots: Spot[] = [];
  let steady = 0;
  for (const { dx, dy } of tried) {
    const [middleX, middleY] = [x + dx, y + height / 2 + dy];
    const spot = spotAt(layout, node, obstacles, boxAround(middleX, middleY - high / 2, wide, high), {
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

/**
 * The four quadrants around a shape, in the order in which they are tried: above before below, and right
 * before left.
 */
const SIGNS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

function widened({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

/** The middle of a name's baseline, px in the figure, and the name's font size. */
type Baseline = Pick<NamePlace, 'x' | 'y' | 'size'>;

/**
 * Returns the place of a name in a box; null when the name, or the line to its shape that it would need,
 * touches something that is drawn at every step.
 */
function spotAt(
  layout: Layout,
  node: NodeId,
  obstacles: Obstacles,
  box: Box,
  { x: nameX, y: nameY, size }: Baseline,
): Spot | null {
  const found = conflictsAt(layout, node, obstacles, box);
  if (found === null) return null;
  const { bands, strikes, halos, own, others } = found;
  const isDoubtful = others < own + AS_NEAR;
  const isAway = own > NEAR * layout.metrics.em || isDoubtful;
  const leader = isAway ? leaderFor(node, obstacles, box) : null;
  if (isAway && leader === null) return null;
  const crossed = leader === null ? 0 : obstacles.lines.filter(({ line }) => linesCross(line, leader)).length;
  const { x, y, height } = layout.placements[node] as Placement;
  const middle = middleOf(box);
  const cost =
    own +
    Math.hypot(middle.x - x, middle.y - y - height / 2) * OFF_MIDDLE +
    (bands.length > 0 ? MAY_BE_COVERED : 0) +
    (strikes.length > 0 ? MAY_BE_COVERED : 0) +
    (halos.some((other) => other !== node) ? MAY_TOUCH_HALO : 0) +
    (halos.includes(node) ? OWN_HALO : 0) +
    crossed * CROSSES +
    (isDoubtful ? DOUBTFUL : 0) +
    (leader === null ? 0 : HAS_LINE);
  const place = {
    x: short(nameX - x),
    y: short(nameY - y),
    size,
    isInside: false,
    leader: leader === null ? null : endsOf(leader),
  };
  return { place, box, leader, bands, strikes, halos, cost };
}

/**
 * What a text in a box may touch at some step, and the distances from it to its own shape and to the nearest
 * other shape, px.
 */
interface Conflicts extends Passing {
  readonly own: number;
  readonly others: number;
}

/**
 * Returns what a text in the box may touch at some step; null when it leaves the picture or touches something
 * that is drawn at every step.
 */
function conflictsAt(layout: Layout, node: NodeId, obstacles: Obstacles, box: Box): Conflicts | null {
  if (box.left < 1 || box.right > layout.width - 1 || box.top < 1 || box.bottom > layout.height) return null;
  const halos: NodeId[] = [];
  let [own, others] = [0, Infinity];
  for (const { node: other, corners, box: outer } of obstacles.shapes) {
    if (other !== node && boxesApart(outer, box) > Math.max(OFF_HALO, others)) continue;
    const apart = apartFrom(corners, outer, box);
    if (apart < OFF_SHAPE) return null;
    if (apart < OFF_HALO) halos.push(other);
    if (other === node) own = apart;
    else others = Math.min(others, apart);
  }
  if (obstacles.texts.some((other) => boxesMeet(box, other.box, OFF_TEXT))) return null;
  const middle = middleOf(box);
  const bands: EdgeId[] = [];
  for (const { edge, line } of obstacles.lines) {
    if (!meetsLine(middle, line, BAND / 2 + 1)) continue;
    if (meetsLine(middle, line, OFF_LINE)) return null;
    bands.push(edge);
  }
  const strikes = obstacles.strikes.filter((strike) => boxesMeet(box, strike.box, 1)).map(({ edge }) => edge);
  return { bands, strikes, halos, own, others };
}

/**
 * The number of pieces into which the line from a name to its shape is divided to find its ends, and the
 * distance between the line and the name, px.
 */
const PIECES = 32;
const OFF_END = 1.5;

/** Returns the line from a name to its shape; null when it would run over another shape or over a text. */
function leaderFor(node: NodeId, { shapes, texts }: Obstacles, box: Box): Line | null {
  const shape = shapes.find((one) => one.node === node);
  if (shape === undefined) return null;
  const middle = middleOf(box);
  const [x2, y2] = middleOfCorners(shape.corners);
  const whole: Line = { x1: middle.x, y1: middle.y, x2, y2 };
  const points = Array.from({ length: PIECES + 1 }, (_none, piece) => pointOn(whole, piece / PIECES));
  const from = points.find((point) => !boxesMeet(pointBox(point), box, OFF_END));
  const to = points.findLast((point) => apartFromPoint(shape, point) > 0);
  if (from === undefined || to === undefined) return null;
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  if (texts.some((other) => meetsLine(middleOf(other.box), line, 1))) return null;
  const isOver = shapes.some(
    (other) =>
      other.node !== node &&
      meetsLine(middleOf(other.box), line, OFF_LINE) &&
      points.some((point) => isBetween(line, point) && apartFromPoint(other, point) < OFF_LINE),
  );
  return isOver ? null : line;
}

function isBetween({ x1, y1, x2, y2 }: Line, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0;
}

function pointBox({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { left: x, right: x, top: y, bottom: y };
}

function apartFromPoint(
  { corners, box }: ShapeObstacle,
  point: { readonly x: number; readonly y: number },
): number {
  return apartFrom(corners, box, pointBox(point));
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

/**
 * Returns the horizontal or the vertical distance between two boxes, whichever is greater, px; below 0 when
 * they overlap.
 */
function boxesApart(a: Box, b: Box): number {
  return Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
}

/**
 * Returns a lower bound of the distance, in px, between a box and a convex outline; below 0 when they
 * overlap. The corners of the outline run clockwise, and `outer` is the box around them.
 */
function apartFrom(corners: Corners, outer: Box, box: Box): number {
  const { left, right, top, bottom } = box;
  let apart = boxesApart(outer, box);
  for (let index = 0; index < corners.length; index += 1) {
    const [x1, y1] = corners[index] as readonly [number, number];
    const [x2, y2] = corners[(index + 1) % corners.length] as readonly [number, number];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) continue;
    // The outward direction of one side of the outline, whose corners run clockwise on a screen.
    const [outX, outY] = [(y2 - y1) / length, (x1 - x2) / length];
    const nearest = (outX > 0 ? left : right) * outX + (outY > 0 ? top : bottom) * outY;
    apart = Math.max(apart, nearest - (x1 * outX + y1 * outY));
  }
  return apart;
}

/** The functions that find places for names without room beside their shapes. */
export const NAME_FINDER = { isClear, spotFor } as const;
export type NameFinder = typeof NAME_FINDER;
