/**
 * Spreads the plies of a large tree over the height of its frame when the tree is seen from so far away that its texts
 * cannot be read. Scaled alike in both directions, a tree that is much wider than high would be a flat line. Here the
 * nodes come together sideways only: the plies stay apart, and each shape is as large as its neighbours allow.
 *
 * The result is again a layout, so that all that draws a tree, or finds a node in the drawing, works unchanged. When the
 * reader zooms in, it passes continuously into the ordinary layout.
 */
import type { AnyMoment } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { familyOf } from '../families/index.ts';
import { heldWidth } from './foldMark.ts';
import type { DrawnForm } from './form.ts';
import { LEAST_READ } from './leastRead.ts';
import type { EdgeMark, Marks, NodeMark, View } from './marks.ts';
import type { Metrics } from './metrics.ts';
import { isDrawnWhole, nodesInView, type Visible } from './nodesInView.ts';
import type { Layout, LayoutEdge, Placement } from './placement.ts';
import { labelRoom, short } from './shapes.ts';
import { hasRoomBehind, withSides } from './spreadNames.ts';
import { textWidth } from './textWidth.ts';
import { type ViewFrame, type ViewTransform, wholeScale } from './viewTransform.ts';

/** How a tree is seen whose plies are spread. */
export interface SpreadTransform extends ViewTransform {
  /** the factor from a vertical distance of plies in the ordinary layout to px on screen */
  readonly rows: number;
  /** the factor from a horizontal distance of nodes in the ordinary layout to px on screen */
  readonly across: number;
}

interface Scales extends SpreadTransform {
  /** how far the plies have spread: from 0 in the ordinary layout to 1 */
  readonly share: number;
  /** the factor of the distances of plies, and the greatest factor of shapes, once the plies have spread */
  readonly full: number;
  /** whether the buttons at the upper right lie beside the root */
  readonly isNarrow: boolean;
  /** the distance by which the root is moved to the left so that the buttons do not cover it, px on screen */
  readonly rootShift: number;
}

/** What is drawn of a tree whose plies are spread. */
export interface Spread {
  /** how the layout that `picture` returns is shifted and scaled */
  readonly at: SpreadTransform;
  /**
   * Returns the nodes to draw, among them all on the way to the node with the focus; the other arguments are those of
   * the ordinary layout.
   */
  inView(...given: [...Parameters<DrawnForm['inView']>, focused: NodeId | null]): Visible;
  /**
   * Returns the layout in which the visible nodes have their places, the same object as long as no node has another
   * place, the marks without the texts for which there is no room, and the nodes with a bar for what is below them,
   * when there are such bars: an answer sheet, which shows no run, has none.
   */
  picture(
    visible: Visible,
    moment: AnyMoment,
    view: View,
    marksIn: (layout: Layout, view: View) => Marks,
    hasBars: boolean,
  ): { readonly layout: Layout; readonly marks: Marks; readonly barred: ReadonlySet<NodeId> };
}

/** The least font size of a name, px on screen. */
const LEAST_NAME = 10;

/** The least font size of a value as a share of its size in the ordinary layout, which is larger on a projector. */
const LEAST_VALUE = 0.62;

/** The plies have spread fully when the scale is smaller by this factor than where they begin to. */
const SPREAD_WITHIN = 2;

/** Plies closer than this, px on screen, would not be told apart; a tree of so many keeps its ordinary layout. */
const LEAST_ROW = 10;

/** The least width of a shape, px on screen, and the least gap to the next shape as a share of their distance. */
const LEAST_SHAPE = 4;
const GAP = 0.12;

/** In a frame narrower than this, px, the buttons at the upper right lie beside the root. */
const NARROW = 560;

/** The width of these buttons, of which there are at most five, with the halo of a shape beside them, px. */
const BUTTONS = 166;

/**
 * How much wider than in the ordinary layout a subtree has to be so that it is not collapsed to one mark; when too many
 * nodes would be drawn, it has to be wider still, up to `MOST_COARSE` times. While the plies are spreading, as beside a
 * subtree that was opened, more nodes are drawn than from afar.
 */
const COARSER = 1.5;
const MOST = { spreading: 200, spread: 130 } as const;
const MOST_COARSE = 1000;

/**
 * The width of the strip on each side of the frame in which nodes are placed too, px on screen. A node near the border
 * therefore already has its neighbours, and does not change its size when the reader pans.
 */
const BEYOND = 80;

/** The share of the distance of two plies that the bar below a node may take, and the gaps above and below it together, px. */
export const BAR_SHARE = 0.45;
const AROUND_BAR = 5;

/** Returns how a tree is spread when it is shifted and scaled by `at`; null when it keeps its ordinary layout. */
function scalesAt(layout: Layout, lower: ViewFrame, at: ViewTransform, above: number): Scales | null {
  const { x, k } = at;
  const more = above * seenShare(layout, lower, k);
  const frame = { ...lower, top: lower.top - more, height: lower.height + more };
  const full = Math.min(1, frame.height / layout.height);
  const from = Math.min(LEAST_READ / layout.metrics.smallerEm, full);
  if (isDrawnWhole(layout) || k >= from || rowOf(layout) * full < LEAST_ROW) return null;
  const to = Math.max(wholeScale(frame, layout), from / SPREAD_WITHIN);
  const share = Math.min(1, Math.log(from / k) / Math.log(from / to));
  const between = (end: number) => k ** (1 - share) * end ** share;
  const rows = between(full);
  const top = frame.top + (frame.height - layout.height * rows) / 2;
  const inset = share * insetAt(layout, k, full);
  const across = k - (2 * inset) / layout.width;
  const isNarrow = frame.width < NARROW;
  return {
    x: x + inset,
    y: at.y + (top - at.y) * share,
    k: between(1),
    rows,
    across,
    share,
    full,
    isNarrow,
    rootShift: isNarrow ? share * rootShiftAt(layout, frame, { k, across }, full, inset) : 0,
  };
}

/** Returns 1 while the whole width of the drawing is seen, and less the more of it is out of view; 0 at twice the width. */
function seenShare({ width }: Layout, frame: ViewFrame, k: number): number {
  return Math.min(1, Math.max(0, 2 - (width * k) / frame.width));
}

/** A node near the left or the right end of a tree. */
interface EndNode {
  /** the distance of its middle from the end of the drawing, and half of its width, px */
  readonly distance: number;
  readonly half: number;
}

/** Returns the nodes nearest to the ends, of each width the nearest, without those that a nearer one exceeds in width. */
const endNodesOf = memoizeByObject(({ placements, width: all }: Layout): readonly EndNode[] => {
  const nearest = new Map<number, number>();
  for (const { x, width } of placements)
    nearest.set(width, Math.min(nearest.get(width) ?? Infinity, x, all - x));
  const ends: EndNode[] = [];
  for (const [width, distance] of [...nearest].sort(([, one], [, other]) => one - other))
    if (width / 2 > (ends.at(-1)?.half ?? 0)) ends.push({ distance, half: width / 2 });
  return ends;
});

/**
 * Returns how much farther inside the drawing its ends have to lie so that no shape of nearly full size reaches beyond
 * them, px on screen. Seen whole, the ordinary distance of a shape from the end is almost nothing.
 */
function insetAt(layout: Layout, k: number, full: number): number {
  return Math.max(0, ...endNodesOf(layout).map(({ distance, half }) => half * full - distance * k));
}

/**
 * Returns how far the root has to move to the left so that the buttons do not cover it when the whole tree is seen, px on
 * screen; less the more of the tree is out of view, because the reader can then bring the root out from below the buttons.
 */
function rootShiftAt(
  layout: Layout,
  frame: ViewFrame,
  { k, across }: Pick<SpreadTransform, 'k' | 'across'>,
  full: number,
  inset: number,
): number {
  const { x, width } = layout.placements[ROOT] as Placement;
  const half = (width * full) / 2;
  const beyond = inset + x * across + half - (frame.width - BUTTONS);
  return seenShare(layout, frame, k) * Math.max(0, Math.min(beyond, inset + x * across - half));
}

/** Returns the distance from ply to ply in the ordinary layout, px; 0 when there is one ply. */
export function rowOf({ plies: [first, second] }: Pick<Layout, 'plies'>): number {
  return first === undefined || second === undefined ? 0 : second.y - first.y;
}

/** A spread layout, and the nodes that have been given a size in it. */
interface Spreading {
  readonly layout: Layout;
  readonly sized: Set<NodeId>;
}

/** How a layout was spread last, and what came of it. */
interface LastSpread {
  scales: Scales | null;
  spreading: Spreading | null;
}

const lastOf = memoizeByObject<Layout, LastSpread>(() => ({ scales: null, spreading: null }));

/**
 * Returns the tree as it is spread at a transform; null when it keeps its ordinary layout, as every graph does.
 *
 * @param above how much higher than the frame the tree may begin while all of it is seen, px
 */
export function spreadOf(
  layout: Layout,
  form: DrawnForm,
  frame: ViewFrame,
  at: ViewTransform,
  above = 0,
): Spread | null {
  const scales = form.hasOneWay ? scalesAt(layout, frame, at, above) : null;
  if (scales === null) return null;
  const last = lastOf(layout);
  if (last.scales?.across !== scales.across || last.scales.rows !== scales.rows) last.spreading = null;
  last.scales = scales;
  const { across, rows, share } = scales;
  const most = share < 1 ? MOST.spreading : MOST.spread;
  return {
    at: scales,
    inView(_, extents, pane, path, focused) {
      const [left, right] = [pane.left - BEYOND / across, pane.right + BEYOND / across];
      const ways = focused === null ? path : [...path, ...layout.tree.pathTo(focused)];
      for (let coarser = COARSER; ; coarser *= COARSER) {
        const scale = across / coarser;
        const plies = layout.plies.map((ply) => ({ ...ply, y: (ply.y * rows) / scale }));
        const wide = { left, right, top: -Infinity, bottom: Infinity, scale };
        const visible = nodesInView({ ...layout, plies }, extents, wide, ways);
        if (visible.nodes.length <= most || coarser > MOST_COARSE) return visible;
      }
    },
    picture(visible, moment, view, marksIn, hasBars) {
      const lettered = { ...layout, metrics: metricsAt(layout.metrics, scales, view) };
      const places = placesOf(lettered, scales, visible, moment);
      last.spreading = withPlaces(lettered, last.spreading, places);
      const spread = last.spreading.layout;
      placeSiblings(layout, spread, places, scales);
      // A name without room beside its shape finds no place elsewhere, because it would cover other nodes.
      const marks = marksIn(spread, { ...view, finder: undefined });
      const leastValue = Math.max(LEAST_READ, layout.metrics.em * LEAST_VALUE) / scales.k;
      return { layout: spread, ...withoutSmallParts(spread, marks, leastValue, hasBars) };
    },
  };
}

/** Returns `known` with the places added to it; a new layout when a node has another size, or its name another side. */
function withPlaces(layout: Layout, known: Spreading | null, places: readonly Placement[]): Spreading {
  const isKept =
    known !== null &&
    places.every(
      (place) => !known.sized.has(place.node) || isSamePlace(known.layout.placements[place.node], place),
    );
  const spreading = isKept ? known : { layout: withoutPlaces(layout), sized: new Set<NodeId>() };
  const placements = spreading.layout.placements as Placement[];
  for (const place of places) {
    if (spreading.sized.has(place.node)) continue;
    placements[place.node] = place;
    spreading.sized.add(place.node);
  }
  return spreading;
}

function withoutPlaces(layout: Layout): Layout {
  const get = (id: number) => withoutTexts(layout.edges.get(id));
  return { ...layout, placements: [], edges: { ...layout.edges, get }, boards: null, stubs: new Map() };
}

/** Gives a place to the siblings of nodes, because the distance of siblings limits the strokes across their edges. */
function placeSiblings(
  { tree, placements: ordinary }: Layout,
  spread: Layout,
  places: readonly Placement[],
  { across, k }: Scales,
): void {
  const placements = spread.placements as Placement[];
  for (const { node } of places) {
    const [parent, index] = [tree.parent(node), tree.childIndex(node)];
    if (parent === NO_NODE) continue;
    for (const at of [index - 1, index + 1]) {
      if (at < 0 || at >= tree.childCount(parent)) continue;
      const sibling = tree.child(parent, at);
      const place = ordinary[sibling] as Placement;
      placements[sibling] ??= { ...place, x: short((place.x * across) / k) };
    }
  }
}

/**
 * Returns the metrics with the font sizes of the spread layout. Where the plies are closer than in the ordinary layout,
 * shapes and texts are smaller; on a projector no text beside a shape is.
 */
function metricsAt(metrics: Metrics, { across, share, full, rows, k }: Scales, { leastName }: View): Metrics {
  const { em, smallerEm } = metrics;
  const names = leastName === undefined ? 1 : Math.max(full, Math.min(LEAST_NAME / smallerEm, 1));
  return {
    ...metrics,
    em: (em * rows) / k,
    smallerEm: (smallerEm * across ** (1 - share) * names ** share) / k,
  };
}

function withoutTexts(edge: LayoutEdge | undefined): LayoutEdge | undefined {
  return edge && { ...edge, label: '', end: '' };
}

/** Whether a node has the same size, the same place in its ply, and the same room for its name. */
function isSamePlace(a: Placement | undefined, b: Placement): boolean {
  if (a?.width !== b.width || a.height !== b.height || a.x !== b.x) return false;
  const [one, other] = [a.side, b.side];
  if (one === null || other === null) return one === other;
  const isSameSide = one.isRight === other.isRight && one.isLow === other.isLow;
  return isSameSide && one.room === other.room && one.lift === other.lift;
}

/** A node in its ply, px on screen. */
interface Sized {
  readonly placement: Placement;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the places of the visible nodes and of those through which the line of a playout runs. */
function placesOf(layout: Layout, scales: Scales, visible: Visible, moment: AnyMoment): readonly Placement[] {
  const { tree, placements } = layout;
  const { run, step } = moment;
  const there = run.grows
    ? visible.nodes.filter((node) => node === ROOT || run.bornAt(node) <= step)
    : visible.nodes;
  const { open, inside } = openAndInside(layout, there, visible.collapsed);
  for (const { nodes } of familyOf(run).playoutsAt?.(moment) ?? [])
    for (const node of nodes) if (!open.has(node)) inside.add(node);
  const plies: Sized[][] = layout.plies.map(() => []);
  const plyOf = (node: NodeId) => plies[tree.depth(node)] as Sized[];
  const xOf = ({ node, x }: Placement) => x * scales.across - (node === ROOT ? scales.rootShift : 0);
  for (const node of open) {
    const placement = placements[node] as Placement;
    plyOf(node).push({ placement, x: xOf(placement), width: 0, height: 0 });
  }
  for (const [depth, ply] of plies.entries()) plies[depth] = sizedInRow(inRow(ply), scales);
  // The nodes of the search's path that lie inside collapsed subtrees take the room that the others leave, the first of
  // them that below the bar of its subtree.
  const belowBar = rowOf(layout) * scales.rows * (1 - BAR_SHARE) - AROUND_BAR;
  const path = new Set(moment.path);
  const others = [...inside].filter((node) => !path.has(node));
  for (const node of [...moment.path.filter((on) => inside.has(on)), ...others]) {
    const placement = placements[node] as Placement;
    const x = path.has(node) ? xOf(placement) : besideOthers(plyOf(node), placement, xOf(placement), scales);
    const parent = tree.parent(node);
    const above = open.has(parent)
      ? plyOf(parent).find((sized) => sized.placement.node === parent)
      : undefined;
    const most = above === undefined ? Infinity : 2 * belowBar - above.height;
    plyOf(node).push({ placement, x, ...sizeFor(placement, roomAt(plyOf(node), x), most, scales) });
  }
  const rows = plies.map((ply) => inRow(ply).map((sized) => placed(layout, scales, sized)));
  return withSides(layout, rows, (layout.width * scales.across) / scales.k, scales.isNarrow);
}

/** Splits the visible nodes into those inside collapsed subtrees, which lie on the path of the search, and the others. */
function openAndInside(
  { tree, rank }: Layout,
  nodes: readonly NodeId[],
  collapsed: ReadonlySet<NodeId>,
): { readonly open: ReadonlySet<NodeId>; readonly inside: Set<NodeId> } {
  const open = new Set<NodeId>();
  const inside = new Set<NodeId>();
  let end = 0;
  for (const node of rank === undefined ? nodes : nodes.toSorted((a, b) => a - b)) {
    if (node < end) inside.add(node);
    else open.add(node);
    if (node >= end && collapsed.has(node)) end = tree.subtreeEnd(node);
  }
  return { open, inside };
}

function inRow(ply: readonly Sized[]): readonly Sized[] {
  return ply.toSorted((a, b) => a.x - b.x);
}

/**
 * Returns the nodes of one ply with the sizes of their shapes, which are chosen so that no shape touches its neighbours.
 *
 * @param row the nodes from left to right
 */
function sizedInRow(row: readonly Sized[], scales: Scales): Sized[] {
  return row.map(({ placement, x }, index) => {
    const before = x - (row[index - 1]?.x ?? -Infinity);
    const after = (row[index + 1]?.x ?? Infinity) - x;
    return { placement, x, ...sizeFor(placement, Math.min(before, after), Infinity, scales) };
  });
}

/** Returns the width that is free for a node between the nodes of its ply. */
function roomAt(ply: readonly Sized[], x: number): number {
  let half = Infinity;
  for (const other of ply) half = Math.min(half, Math.abs(other.x - x) - other.width / 2);
  return 2 * half;
}

/**
 * Returns where a node stands that would lie on another one of its ply: beside that one, on the side on which it is in the
 * tree. From afar the distance of two nodes inside a collapsed subtree is almost nothing.
 */
function besideOthers(ply: readonly Sized[], placement: Placement, x: number, scales: Scales): number {
  const { width } = sizeFor(placement, Infinity, Infinity, scales);
  for (const other of ply) {
    const apart = ((other.width + width) / 2) * (1 + GAP);
    if (Math.abs(x - other.x) >= apart) continue;
    const aside = other.x + (placement.x < other.placement.x ? -apart : apart);
    if (roomAt(ply, aside) > roomAt(ply, x)) return aside;
  }
  return x;
}

/** The width of a shape without a label as a multiple of its height. */
const SLIM = 1.15;

/**
 * Returns the size of a shape on screen in a room of a given width and height. With less room it is first narrower, when
 * it was wide for its label, and then smaller.
 */
function sizeFor(
  { kind, width, height }: Placement,
  room: number,
  most: number,
  { full, across, share }: Scales,
): Pick<Sized, 'width' | 'height'> {
  const slim = Math.min(width, kind === 'max' || kind === 'min' ? height * SLIM : width);
  const widest = Math.max(room * (1 - GAP), LEAST_SHAPE);
  const size = Math.min(full, widest / slim, Math.max(most / height, LEAST_SHAPE / slim));
  const between = (ordinary: number, spread: number) => (ordinary * across) ** (1 - share) * spread ** share;
  return { width: between(width, Math.min(width * size, widest)), height: between(height, height * size) };
}

/** Returns the place of a node in px of the spread layout; its name has no side yet. */
function placed(
  { plies, tree }: Layout,
  { rows, k }: Scales,
  { placement, x, width, height }: Sized,
): Placement {
  const { y } = plies[tree.depth(placement.node)] as Layout['plies'][number];
  return {
    ...placement,
    x: short(x / k),
    // All shapes of a ply are as far above its middle, in proportion to their heights, as in the ordinary layout.
    y: short((y * rows + ((placement.y - y) * height) / placement.height) / k),
    ...{ width: width / k, height: height / k, apex: (placement.apex * width) / placement.width / k },
    side: null,
  };
}

/**
 * Returns the marks without the values whose font size would be less than `least`, px in the layout, and without texts
 * for which there is no room. With `hasBars` each collapsed subtree has a bar that keeps its size on screen, in place of the
 * small bars of the ordinary layout.
 */
function withoutSmallParts(
  layout: Layout,
  marks: Marks,
  least: number,
  hasBars: boolean,
): { readonly marks: Marks; readonly barred: ReadonlySet<NodeId> } {
  const { em, smallerEm } = layout.metrics;
  const nodes = new Map<NodeId, NodeMark>();
  const barred = new Set<NodeId>();
  for (const [node, mark] of marks.nodes) {
    const place = layout.placements[node] as Placement;
    const size = Math.min(em, labelRoom(place, em) / Math.max(textWidth(mark.label), 0.1));
    const isHeld = mark.held !== '' && heldWidth(mark.held) * smallerEm <= place.width * HELD;
    if (mark.collapsed && !isHeld) barred.add(node);
    const { side } = place;
    // The bounds, or else the note, stand behind the name where shapes have room for one line.
    const text = mark.bounds || mark.badge;
    const badge = side !== null && hasRoomBehind(layout, side, mark.name, text) ? text : '';
    const behind = side?.isLow && mark.name !== '' && { bounds: '', badge, hasBadgeBehind: true };
    nodes.set(node, {
      ...mark,
      collapsed: isHeld || (mark.collapsed && !hasBars),
      label: size < least ? '' : mark.label,
      badge: mark.name === '' ? '' : mark.badge,
      ...behind,
      held: isHeld ? mark.held : '',
    });
  }
  const edges = new Map<number, EdgeMark>();
  for (const [edge, mark] of marks.edges) edges.set(edge, mark.score ? { ...mark, score: '' } : mark);
  return { marks: { ...marks, nodes, edges }, barred };
}

/** How much wider than its node the text at a folded subtree may be. */
const HELD = 1.25;
