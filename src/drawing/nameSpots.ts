/**
 * Finds a place for a name that the page mentions and that has no room beside its shape. The place is closer
 * to that shape than to any other; if it is farther off, a line joins the two. The places that the layout
 * allows are found once for each node. Each step then takes the best place that the step's bands, cuts and
 * other names leave free.
 */

import type { NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type Line, pointOn } from './edgeGeometry.ts';
import { BAND } from './edgeLabels.ts';
import { lineMeets } from './lineMeets.ts';
import { BEHIND, type Box, boxAround, boxesMeet, middleOf, type NamePlace, textBox } from './namePlace.ts';
import { type Corners, drawnOf, type Obstacles, obstaclesIn, type ShapeObstacle } from './obstacles.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { short } from './shapes.ts';
import { textWidth } from './textWidth.ts';
import { OFF_LINE, OFF_SHAPE, OFF_TEXT, triedPlaces } from './triedPlaces.ts';

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

/** The least distance between a name and an outline with a halo, px. */
const OFF_HALO = 8;

/** A name farther from its shape than this, em, is joined to it by a line. */
const NEAR = 0.75;

/**
 * The distances from a shape up to which a place for its name is searched, em; each is tried when the smaller
 * ones have no place.
 */
const REACHES = [2.6, 6, 10, 16] as const;

/** The number of these that are tried for a name which the page does not mention: a long line to it would hide too much. */
const NEAR_REACHES = 2;

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
 *
 * @param isNear whether only places near the shape are tried, as for a name that the page does not mention
 * @param effort how much may be searched; after that only places that were found before are considered
 */
export function spotFor(
  ...[layout, node, text, sizes, isNear, scene, effort = ENDLESS]: [...Named, effort?: Effort]
): NameSpot | null {
  const firstFree = (spotsOf: (size: number, ring: number) => readonly Spot[]) => {
    for (let ring = 0; ring < (isNear ? NEAR_REACHES : REACHES.length); ring += 1)
      for (const size of sizes) {
        const spot = spotsOf(size, ring).find((one) => isFree(one, scene));
        if (spot !== undefined) return spot;
      }
    return null;
  };
  const { there } = scene;
  const spot = firstFree((size, ring) => spotsAt(effort, layout, node, text, size, ring));
  if (spot !== null || there === undefined) return spot;
  return firstFree((size, ring) => spotsAmong(there, effort, layout, node, text, size, ring));
}

/** Whether a text beside its shape touches nothing at this step. */
function isClear(layout: Layout, node: NodeId, box: Box, scene: StepScene): boolean {
  const near = obstaclesIn(layout, widened(box, OFF_HALO));
  const found = conflictsAt(layout, shapeOf(node, near), near, box);
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
  if (scene.leaders.some((line) => lineMeets(box, line, OFF_LINE))) return false;
  return leader === null || !scene.written.some((other) => lineMeets(other, leader, OFF_LINE));
}

/** How much is searched in a task of the page. */
export interface Effort {
  /** the number of obstacles that may still be looked at; a search that has begun goes on to its end */
  left: number;
  /** Whether there is time for a search when no number is left. */
  readonly hasTime: () => boolean;
  /** whether a search was put off because nothing was left */
  isShort: boolean;
}

const ENDLESS: Effort = { left: Infinity, hasTime: () => true, isShort: false };

const NO_SPOTS: readonly Spot[] = [];

/** Whether a search has to be put off. */
function putsOff(effort: Effort): boolean {
  if (effort.left > 0 || effort.hasTime()) return false;
  effort.isShort = true;
  return true;
}

/** Whose name is placed, at which font size, and in which ring around the node's shape. */
type Wanted = [layout: Layout, node: NodeId, text: PlacedText, size: number, ring: number];

function keyOf(...[, node, { behind }, size, ring]: Wanted): string {
  return `${node} ${size} ${ring} ${behind}`;
}

/** By layout: the possible places for the names of its nodes, best first. */
const spotsIn = memoizeByObject((_layout: Layout) => new Map<string, readonly Spot[]>());

function spotsAt(effort: Effort, ...wanted: Wanted): readonly Spot[] {
  const known = spotsIn(wanted[0]);
  const key = keyOf(...wanted);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (putsOff(effort)) return NO_SPOTS;
  const found = findSpots(effort, obstaclesAround(...wanted), ...wanted);
  known.set(key, found);
  return found;
}

/** The places that were found for a name when only some nodes were drawn. */
interface FoundAmong {
  readonly there: ReadonlySet<NodeId>;
  /** all obstacles around the shape, and those that were drawn */
  readonly near: Obstacles;
  readonly drawn: Obstacles;
  readonly spots: readonly Spot[];
}

/** By layout: the places that were found last among the nodes drawn then; most are the same at the next step. */
const spotsAmongIn = memoizeByObject((_layout: Layout) => new Map<string, FoundAmong>());

/** Returns the possible places for a name when only the nodes in `there` are obstacles. */
function spotsAmong(there: ReadonlySet<NodeId>, effort: Effort, ...wanted: Wanted): readonly Spot[] {
  const [layout] = wanted;
  if (there.size === layout.tree.size) return spotsAt(effort, ...wanted);
  const known = spotsAmongIn(layout);
  const key = keyOf(...wanted);
  const last = known.get(key);
  if (last?.there === there) return last.spots;
  if (last === undefined && putsOff(effort)) return NO_SPOTS;
  const near = last?.near ?? obstaclesAround(...wanted);
  const drawn = drawnOf(near, there);
  const isSame = last !== undefined && areSame(drawn, last.drawn);
  if (!isSame && putsOff(effort)) return NO_SPOTS;
  const spots =
    drawn === near ? spotsAt(effort, ...wanted) : isSame ? last.spots : findSpots(effort, drawn, ...wanted);
  known.set(key, { there, near, drawn, spots });
  return spots;
}

function areSame(a: Obstacles, b: Obstacles): boolean {
  const alike = (some: readonly unknown[], others: readonly unknown[]) =>
    some.length === others.length && some.every((one, index) => one === others[index]);
  return (
    alike(a.shapes, b.shapes) &&
    alike(a.lines, b.lines) &&
    alike(a.strikes, b.strikes) &&
    alike(a.texts, b.texts)
  );
}

/** Returns the obstacles of a picture that a name may touch in a ring around its shape. */
function obstaclesAround(...[layout, node, text, size, ring]: Wanted): Obstacles {
  const { x, y, width, height } = layout.placements[node] as Placement;
  const { wide, high } = sizeOf(text, size);
  const reach = (REACHES[ring] ?? 0) * layout.metrics.em;
  const around = boxAround(x, y, width, height);
  return obstaclesIn(layout, widened(around, reach + Math.max(wide, high) + OFF_HALO));
}

/** Returns the size of a name with what stands behind it, and of that alone with its distance, px. */
function sizeOf({ name, behind }: PlacedText, size: number) {
  const own = textBox(name, 0, 0, size);
  const more = behind === '' ? 0 : (BEHIND + textWidth(behind)) * size;
  return { wide: own.right - own.left + more, high: own.bottom - own.top, more, descent: own.bottom };
}

/** Returns the possible places for a name in one ring around its shape; nearer rings were tried before. */
function findSpots(
  effort: Effort,
  obstacles: Obstacles,
  ...[layout, node, text, size, ring]: Wanted
): readonly Spot[] {
  effort.left -= obstacles.shapes.length + obstacles.lines.length + obstacles.texts.length + 1;
  const { x, y, width, height } = layout.placements[node] as Placement;
  const { em } = layout.metrics;
  const { wide, high, more, descent } = sizeOf(text, size);
  const tried = triedPlaces(
    {
      ...{ x, y: y + height / 2, width, height, wide, high },
      within: ring === 0 ? null : (REACHES[ring - 1] ?? 0) * em,
      reach: (REACHES[ring] ?? 0) * em,
      step: STEP * em,
      picture: layout,
    },
    obstacles,
  );
  const shape = shapeOf(node, obstacles);
  const spots: Spot[] = [];
  let steady = 0;
  for (const { dx, dy } of tried) {
    const [middleX, middleY] = [x + dx, y + height / 2 + dy];
    const box = boxAround(middleX, middleY - high / 2, wide, high);
    const baseline = { x: middleX - more / 2, y: middleY + high / 2 - descent, size };
    const spot = spotAt(layout, node, shape, obstacles, box, baseline);
    if (spot === null) continue;
    spots.push(spot);
    if (spot.bands.length + spot.strikes.length + spot.halos.length === 0) steady += 1;
    if (steady >= ENOUGH) break;
  }
  return spots.sort((a, b) => a.cost - b.cost);
}

function shapeOf(node: NodeId, { shapes }: Obstacles): ShapeObstacle | undefined {
  return shapes.find((shape) => shape.node === node);
}

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
  shape: ShapeObstacle | undefined,
  obstacles: Obstacles,
  box: Box,
  { x: nameX, y: nameY, size }: Baseline,
): Spot | null {
  // Most places far from the shape have no line to it, which is found out faster than all else.
  const isFar = shape !== undefined && apartFrom(shape, box) > NEAR * layout.metrics.em;
  const line = isFar ? leaderFor(shape, obstacles, box) : null;
  if (isFar && line === null) return null;
  const found = conflictsAt(layout, shape, obstacles, box);
  if (found === null) return null;
  const { bands, strikes, halos, own, isDoubtful } = found;
  const isAway = isFar || isDoubtful;
  const leader = isFar || !isDoubtful ? line : leaderFor(shape, obstacles, box);
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
 * What a text in a box may touch at some step, its distance from its own shape, px, and whether another shape is as near.
 */
interface Conflicts extends Passing {
  readonly own: number;
  readonly isDoubtful: boolean;
}

/**
 * Returns what a text in the box may touch at some step; null when it leaves the picture or touches something
 * that is drawn at every step.
 */
function conflictsAt(
  layout: Layout,
  shape: ShapeObstacle | undefined,
  obstacles: Obstacles,
  box: Box,
): Conflicts | null {
  if (box.left < 1 || box.right > layout.width - 1 || box.top < 1 || box.bottom > layout.height) return null;
  const halos: NodeId[] = [];
  const own = shape === undefined ? 0 : apartFrom(shape, box);
  let isDoubtful = false;
  for (const other of obstacles.shapes) {
    const far = isDoubtful ? OFF_HALO : Math.max(OFF_HALO, own + AS_NEAR);
    if (other !== shape && boxesApart(other.box, box) > far) continue;
    const apart = other === shape ? own : apartFrom(other, box);
    if (apart < OFF_SHAPE) return null;
    if (apart < OFF_HALO) halos.push(other.node);
    if (other !== shape && apart < own + AS_NEAR) isDoubtful = true;
  }
  if (obstacles.texts.some((other) => boxesMeet(box, other.box, OFF_TEXT))) return null;
  const bands: EdgeId[] = [];
  for (const { edge, line } of obstacles.lines) {
    if (!lineMeets(box, line, BAND / 2 + 1)) continue;
    if (lineMeets(box, line, OFF_LINE)) return null;
    bands.push(edge);
  }
  const strikes = obstacles.strikes.filter((strike) => boxesMeet(box, strike.box, 1)).map(({ edge }) => edge);
  return { bands, strikes, halos, own, isDoubtful };
}

/**
 * The number of pieces into which the line from a name to its shape is divided to find its ends, and the
 * distance between the line and the name, px.
 */
const PIECES = 32;
const OFF_END = 1.5;

/** Returns the line from a name to its shape; null when it would run over another shape or over a text. */
function leaderFor(shape: ShapeObstacle | undefined, { shapes, texts }: Obstacles, box: Box): Line | null {
  if (shape === undefined) return null;
  const middle = middleOf(box);
  const [x2, y2] = middleOfCorners(shape.corners);
  const whole: Line = { x1: middle.x, y1: middle.y, x2, y2 };
  let [first, last] = [0, PIECES];
  while (first <= PIECES && boxesMeet(pointBox(pointOn(whole, first / PIECES)), box, OFF_END)) first += 1;
  while (last >= 0 && apartFromPoint(shape, pointOn(whole, last / PIECES)) <= 0) last -= 1;
  if (first > PIECES || last < 0) return null;
  const [from, to] = [pointOn(whole, first / PIECES), pointOn(whole, last / PIECES)];
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  for (const text of texts) if (lineMeets(text.box, line, 1)) return null;
  const [start, end] = [Math.min(first, last), Math.max(first, last)];
  for (const other of shapes) {
    if (other === shape || !lineMeets(other.box, line, OFF_LINE)) continue;
    for (let piece = start; piece <= end; piece += 1)
      if (apartFromPoint(other, pointOn(whole, piece / PIECES)) < OFF_LINE) return null;
  }
  return line;
}

function pointBox({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { left: x, right: x, top: y, bottom: y };
}

function apartFromPoint(shape: ShapeObstacle, point: { readonly x: number; readonly y: number }): number {
  return apartFrom(shape, pointBox(point));
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

/** Returns a lower bound of the distance, in px, between a box and a convex outline; below 0 when they overlap. */
function apartFrom({ sides, box: outer }: ShapeObstacle, box: Box): number {
  const { left, right, top, bottom } = box;
  let apart = boxesApart(outer, box);
  for (const { outX, outY, at } of sides) {
    const nearest = (outX > 0 ? left : right) * outX + (outY > 0 ? top : bottom) * outY;
    apart = Math.max(apart, nearest - at);
  }
  return apart;
}

/** Finds places for names without room beside their shapes. */
export interface NameFinder {
  readonly isClear: typeof isClear;
  spotFor(...named: Named): NameSpot | null;
  /** the finder for the names of a graph, when it is another one */
  readonly ofGraph?: NameFinder;
}

/** The name that looks for a place: see `spotFor`. */
type Named = [
  layout: Layout,
  node: NodeId,
  text: PlacedText,
  sizes: readonly number[],
  isNear: boolean,
  scene: StepScene,
];

export const NAME_FINDER: NameFinder = { isClear, spotFor: (...named) => spotFor(...named) };
