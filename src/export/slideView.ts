/**
 * Chooses the area of a figure that a slide shows when the figure is larger than the slide: the area around
 * the node of the step, with as much of the path to the step's leaf as has room. All lengths are in cm, from
 * the lower left corner.
 */
import type { AnyRun, NodeId } from '../core/index.ts';
import { wayAt } from '../core/run/wayAt.ts';
import type { Marks, Placement } from '../drawing/index.ts';
import { blockReach } from '../drawing/textBlock.ts';
import type { Block, Page } from './page.ts';
import type { Picture } from './picture.ts';

export interface SlideView {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the view of the whole figure. */
export function wholeView({ width, bottom }: Page): SlideView {
  return { left: 0, right: width, low: 0, high: bottom };
}

/**
 * Returns the area of the figure to show at a step, no larger than `room`; it is `before`, the area shown at
 * the previous step, when that contains the nodes of this step.
 */
export function viewAt(
  page: Page,
  { run, step }: Pick<Picture, 'run' | 'step'>,
  marks: Marks,
  room: Block,
  before: SlideView | null,
): SlideView {
  const whole = wholeView(page);
  const about = nodesAbout(run, step).flatMap((node) => boxAt(page, marks, node) ?? []);
  let held = about[0] ?? whole;
  for (const box of about) {
    const both = {
      left: Math.min(held.left, box.left),
      right: Math.max(held.right, box.right),
      low: Math.min(held.low, box.low),
      high: Math.max(held.high, box.high),
    };
    const isHeld = both.right - both.left <= room.width && both.high - both.low <= room.height;
    if (!isHeld) break;
    held = both;
  }
  if (before !== null && holds(before, held)) return before;
  const [left, right] = span(held.left, held.right, whole.right, room.width);
  const [low, high] = span(held.low, held.high, whole.high, room.height);
  return { left, right, low, high };
}

/**
 * Returns the node of the step, and then the other nodes of the path to the step's leaf, the nearest first.
 */
function nodesAbout(run: AnyRun, step: number): readonly NodeId[] {
  const { tree } = run;
  const way = wayAt(run, step);
  const current = run.pathAt(step).at(-1) ?? way[0];
  if (current === undefined) return [];
  const distance = (node: NodeId) => Math.abs(tree.depth(node) - tree.depth(current));
  return [...new Set([current, ...[...way].sort((a, b) => distance(a) - distance(b))])];
}

function holds(view: SlideView, box: SlideView): boolean {
  return view.left <= box.left && view.right >= box.right && view.low <= box.low && view.high >= box.high;
}

/**
 * Returns a stretch of length `room` within 0 … `whole`, with `from` … `to` in its middle when that is
 * possible; the whole stretch when `room` is larger.
 */
function span(from: number, to: number, whole: number, room: number): readonly [number, number] {
  if (whole <= room) return [0, whole];
  const start = Math.min(Math.max((from + to - room) / 2, 0), whole - room);
  return [start, start + room];
}

/**
 * Returns the box around a node's shape and the texts beside it; null for a node that the figure does not
 * contain.
 */
function boxAt(page: Page, marks: Marks, node: NodeId): SlideView | null {
  const placement = page.placements.find((one) => one.node === node);
  const mark = marks.nodes.get(node);
  if (placement === undefined || mark === undefined) return null;
  const { side } = placement;
  const box = shapeBox(page, placement);
  if (side === null) return box;
  const beside = blockReach(side, page.layout.metrics, [mark.name, mark.bounds], false) * page.scale;
  return side.isRight ? { ...box, right: box.right + beside } : { ...box, left: box.left - beside };
}

function shapeBox({ bottom, left, scale, rowScale }: Page, { x, y, width, height }: Placement): SlideView {
  const high = bottom - y * rowScale;
  const [from, to] = [x - width / 2 - left, x + width / 2 - left];
  return { left: from * scale, right: to * scale, low: high - height * scale, high };
}

/** The number of nodes that are not wholly in view, by the border beyond which they lie. */
type Beyond = Readonly<Record<'left' | 'right' | 'above' | 'below', number>>;

/** The length of a node that may be cut off at a border without the node being counted, cm. */
const TOLERANCE = 0.02;

/** Counts the nodes beyond each border of the view, among those that exist at the step. */
export function beyondView(page: Page, view: SlideView, { nodes }: Marks): Beyond {
  const beyond = { left: 0, right: 0, above: 0, below: 0 };
  for (const placement of page.placements) {
    if (!nodes.has(placement.node)) continue;
    const box = shapeBox(page, placement);
    if (box.left < view.left - TOLERANCE) beyond.left += 1;
    else if (box.right > view.right + TOLERANCE) beyond.right += 1;
    else if (box.high > view.high + TOLERANCE) beyond.above += 1;
    else if (box.low < view.low - TOLERANCE) beyond.below += 1;
  }
  return beyond;
}
