/** Decides where the names of nodes stand in a tree whose plies are spread: see spreadPlies.ts. */
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { edgeBetween, type Line } from './edgeGeometry.ts';
import { FLAT, liftOf } from './nameSides.ts';
import type { Layout, NameSide, Placement } from './placement.ts';
import { FROM_NEXT, FROM_OUTLINE } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

/**
 * The least heights of shapes that have one line of text and two beside them, in multiples of the font size: above and below
 * a shape there are edges.
 */
const [ONE_LINE, TWO_LINES] = [0.95, 2.25];

/** The distance from a name to a text behind it, together with that by which the halo of the current node moves both, em. */
const BEHIND = 0.9;

/** Room that a name has beyond its width, px, so that no error of rounding cuts it short. */
const SPARE = 0.5;

/**
 * Returns the nodes of all plies, with a side for each name that has room beside its shape.
 * @param rows the nodes of each ply from left to right
 * @param width the width of the drawing, px
 * @param isRootLeft whether the name of the root is preferably drawn to the left of its shape rather than to the right
 */
export function withSides(
  layout: Layout,
  rows: readonly (readonly Placement[])[],
  width: number,
  isRootLeft: boolean,
): readonly Placement[] {
  const placements: Placement[] = [];
  for (const row of rows) for (const place of row) placements[place.node] = place;
  const spread = { ...layout, placements };
  const edges = rows.map((row) => edgesInto(spread, row));
  return rows.flatMap((row, depth) => {
    const lowest = Math.min(...row.map(({ height }) => height));
    const near = [...(edges[depth] ?? []), ...(edges[depth + 1] ?? [])];
    return row.map((place, index) => {
      const { node, kind, height } = place;
      if (kind === 'leaf') return place;
      const parent = placements[layout.tree.parent(node)];
      const isLeft = isFromRight(place, parent) || (isRootLeft && node === ROOT);
      for (const isRight of [!isLeft, isLeft]) {
        const next = row[index + (isRight ? 1 : -1)];
        const upTo = roomUpTo(place, next, width, isRight);
        // Only beside a shape that is higher than others of its ply are there edges of others.
        const room = height > lowest ? Math.min(upTo, roomBefore(near, place, isRight)) : upTo;
        const side = sideIn(spread, place, isRight, room);
        if (side !== null) return { ...place, side };
      }
      return place;
    });
  });
}

/**
 * Whether the bounds or the note of a node have room behind its name, where the text of both may be a little wider than
 * it was when its room was sought: the halo of the current node moves it.
 */
export function hasRoomBehind({ metrics }: Layout, { room }: NameSide, name: string, text: string): boolean {
  return FROM_OUTLINE + (textWidth(name) + BEHIND + textWidth(text)) * metrics.smallerEm + FROM_NEXT <= room;
}

interface Edge extends Line {
  readonly from: NodeId;
  readonly to: NodeId;
}

/** Returns the edges from the ply above to the nodes of a ply. */
function edgesInto({ tree, placements }: Layout, row: readonly Placement[]): readonly Edge[] {
  return row.flatMap((place) => {
    const parent = placements[tree.parent(place.node)];
    return parent === undefined ? [] : [{ from: parent.node, to: place.node, ...edgeBetween(parent, place) }];
  });
}

/** Whether the edge from the parent comes from the right so flat that it would run over a name on that side. */
function isFromRight({ kind, x, y }: Placement, parent: Placement | undefined): boolean {
  return kind !== 'max' && parent !== undefined && (parent.x - x) * FLAT > y - parent.y - parent.height;
}

/** Returns the distance from a node to the next one of its ply, or to the border of the drawing. */
function roomUpTo(
  { x, width: own }: Placement,
  next: Placement | undefined,
  width: number,
  isRight: boolean,
): number {
  const border = isRight ? width : 0;
  const end = next === undefined ? border : next.x + ((isRight ? -1 : 1) * next.width) / 2;
  return Math.abs(end - x) - own / 2;
}

/** Returns the distance from a node to the first edge of other nodes that comes between its top and its bottom. */
function roomBefore(edges: readonly Edge[], place: Placement, isRight: boolean): number {
  const { node, x, y, width, height } = place;
  const sign = isRight ? 1 : -1;
  let room = Infinity;
  for (const { from, to, x1, y1, x2, y2 } of edges) {
    if (from === node || to === node || y2 <= y || y1 >= y + height) continue;
    const at = (level: number) => x1 + ((x2 - x1) * (Math.min(Math.max(level, y1), y2) - y1)) / (y2 - y1);
    const [first, last] = [(at(y) - x) * sign, (at(y + height) - x) * sign];
    if (Math.max(first, last) > 0) room = Math.min(room, Math.max(Math.min(first, last), 0) - width / 2);
  }
  return room;
}

/** Returns the side of a name in the room beside its shape; null when it does not fit. */
function sideIn(layout: Layout, place: Placement, isRight: boolean, room: number): NameSide | null {
  const { smallerEm } = layout.metrics;
  const needed = FROM_OUTLINE + textWidth(layout.names.of(place.node)) * smallerEm + FROM_NEXT + SPARE;
  if (room < needed) return null;
  const lift = liftOf(layout, place, isRight);
  const lines = (place.height - lift) / smallerEm;
  if (lines < ONE_LINE) return null;
  return { isRight, isAtApex: false, isQuiet: false, room, lift, isLow: lines < TWO_LINES };
}
