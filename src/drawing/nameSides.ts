/**
 * Decides where a node's name and bounds stand: outside the shape, at the height of its flat side, as a block
 * of two aligned lines. No edge of the tree runs between the tops and the bottoms of the shapes of a row, so
 * the block stays there.
 */
import { heldWidth } from './foldMark.ts';
import { type LayoutSteps, visitInSteps } from './layoutSteps.ts';
import { LONG_NAME } from './metrics.ts';
import { type Layout, type NameSide, type Placement, shownOf } from './placement.ts';
import { descentOf } from './shapes.ts';
import { FROM_NEXT, FROM_OUTLINE, halfAtApex, TWO_LINES } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

/**
 * When the edge to the parent comes from the right and its slope, height to width, is less than this, the
 * name of a node that is not MAX stands on the left.
 */
export const FLAT = 1 / 5;

/** The distance between a text and the middle of an edge that has a band, px. */
const FROM_EDGE = 6.5;

/** Fills in the sides of the names in new placements, which have none yet; all nodes of one ply are treated alike. */
export function* placeNames(layout: Names): LayoutSteps<void> {
  const { tree, placements, fold } = layout;
  const shown = shownOf(layout);
  // A ply of leaves alone has no names, and in a large tree most nodes are in it.
  const hasNames: boolean[] = [];
  for (const node of shown) if (!tree.isLeaf(node)) hasNames[tree.depth(node)] = true;
  const rows: Placement[][] = hasNames.map(() => []);
  yield* visitInSteps(shown, (node) => {
    const depth = tree.depth(node);
    const placement = placements[node] as Placement;
    rows[depth]?.push(placement);
    // The mark of a folded subtree stands in the row below its node.
    if (fold?.folded.has(node)) {
      const said = heldWidth(fold.said(tree.subtreeEnd(node) - node - 1)) * layout.metrics.smallerEm;
      rows[depth + 1]?.push({ ...placement, kind: 'leaf', width: Math.max(placement.width, said) });
    }
  });
  for (const row of rows) {
    const boxes: Reach[] = [];
    yield* visitInSteps(row, (placement) => {
      boxes.push(boxOf(placement, layout));
    });
    const context = { ...layout, row, boxes };
    const roomy = sidesOfRoomyPly(context);
    yield* visitInSteps(row, (placement, index) => {
      const side = roomy === null ? sideInCrowdedPly(context, placement, index) : roomy[index];
      (placement as { side: NameSide | null }).side = side ?? null;
    });
  }
}

type Names = Pick<Layout, 'tree' | 'names' | 'fold' | 'placements' | 'metrics' | 'beside' | 'width'>;

interface Row extends Names {
  /** the nodes of a ply from left to right */
  readonly row: readonly Placement[];
  /** how far each of them reaches, px */
  readonly boxes: readonly Reach[];
}

interface Reach {
  readonly left: number;
  readonly right: number;
}

/** Returns the side of every name of a ply; null when some name has no room. */
function sidesOfRoomyPly(context: Row): (NameSide | null)[] | null {
  const sides: (NameSide | null)[] = [];
  let freeFrom = 0;
  for (const [index, placement] of context.row.entries()) {
    const { left, right } = context.boxes[index] as Reach;
    if (placement.kind === 'leaf') {
      sides.push(null);
      freeFrom = right;
      continue;
    }
    const needed = FROM_OUTLINE + leastWidth(context, placement) + FROM_NEXT;
    const most = Math.max(needed, FROM_OUTLINE + besideWidth(context, placement) + FROM_NEXT);
    const isRight = !(comesInFlat(context, placement) && left - freeFrom >= most);
    const room = isRight ? nextLeft(context, index) - right : left - freeFrom;
    if (room < needed) return null;
    sides.push(sideOf(context, placement, isRight, room, false));
    freeFrom = isRight ? Math.min(right + most, right + room) : right;
  }
  return sides;
}

/** Returns the side of a name in a ply in which not all names fit; null for a leaf and for a name without room. */
function sideInCrowdedPly(context: Row, placement: Placement, index: number): NameSide | null {
  if (placement.kind === 'leaf') return null;
  const { boxes, metrics } = context;
  const { left, right } = boxes[index] as Reach;
  const rooms = [nextLeft(context, index) - right, left - (boxes[index - 1]?.right ?? 0)];
  const needed = FROM_OUTLINE + leastWidth(context, placement) + FROM_NEXT;
  const preferred = metrics.boardSize > 0 ? [0] : comesInFlat(context, placement) ? [1, 0] : [0, 1];
  const found = preferred.find((at) => (rooms[at] ?? 0) >= needed);
  if (found !== undefined) return sideOf(context, placement, found === 0, rooms[found] ?? 0, true);
  return sideAtApex(context, placement, index);
}

function sideOf(
  context: Row,
  placement: Placement,
  isRight: boolean,
  room: number,
  isQuiet: boolean,
): NameSide {
  const lift = liftOf(context, placement, isRight);
  const taken = takenAtApex(context, placement, isRight);
  const isShort = lackFor(context, placement, isRight) > 0;
  return { isRight, isAtApex: false, isQuiet, room, lift, ...(isShort && { taken }) };
}

/** Returns how much height two lines of text beside a triangle lack between the edges at both of its ends, px. */
function lackFor(context: Row, placement: Placement, isRight: boolean): number {
  const taken = takenAtApex(context, placement, isRight);
  if (taken === 0) return 0;
  const needed = TWO_LINES * context.metrics.smallerEm + liftOf(context, placement, isRight) + taken;
  return Math.max(0, needed - placement.height);
}

/**
 * Returns the corner that a triangle leaves free beside its apex, as the side for its name; null when the
 * neighbouring shape reaches into that corner.
 */
function sideAtApex(
  { row, metrics, names, width }: Row,
  placement: Placement,
  index: number,
): NameSide | null {
  if (placement.kind === 'chance' || placement.kind === 'player' || metrics.boardSize > 0) return null;
  const wanted = textWidth(names.of(placement.node)) * metrics.smallerEm;
  const own = halfAtApex(placement, metrics);
  for (const isRight of [true, false]) {
    const next = row[isRight ? index + 1 : index - 1];
    const border = isRight ? width : 0;
    const reach =
      next === undefined ? 0 : next.kind === placement.kind ? halfAtApex(next, metrics) : next.width / 2;
    const room = Math.abs((next?.x ?? border) - placement.x) - own - reach;
    if (room >= FROM_OUTLINE + wanted + FROM_NEXT)
      return { isRight, isAtApex: true, isQuiet: true, room, lift: 0 };
  }
  return null;
}

/** Returns how far a node reaches in its row, with its board and with the name below a leaf, px. */
function boxOf(
  { node, kind, x, width }: Placement,
  { tree, names, metrics: { boardSize, em, smallerEm } }: Pick<Names, 'tree' | 'names' | 'metrics'>,
): Reach {
  const below = names.areBelowLeaves && tree.isLeaf(node) ? textWidth(names.of(node)) * smallerEm : 0;
  const half = kind === 'leaf' ? Math.max(width, boardSize, below) / 2 : width / 2;
  const board = kind === 'leaf' || boardSize === 0 ? 0 : boardSize + em * BOARD_GAP;
  return { left: x - half - board, right: x + half };
}

/** The distance between an inner node and its board, em. */
export const BOARD_GAP = 0.3;

function nextLeft({ boxes, width }: Row, index: number): number {
  return boxes[index + 1]?.left ?? width;
}

/** Returns the least width of a name, px: a long name may be cut short, but its first letters have to fit. */
function leastWidth({ names, metrics: { smallerEm } }: Row, { node }: Placement): number {
  return Math.min(textWidth(names.of(node)), LONG_NAME) * smallerEm;
}

/** Returns the width of the text for which the layout has kept room to the right of the shape, px. */
function besideWidth({ beside, metrics: { smallerEm } }: Row, { node }: Placement): number {
  return textWidth(beside.get(node) ?? '') * smallerEm;
}

/**
 * Whether the edge above a node is so flat that it would run over a name to the right of the node, or over the first of two
 * lines at ▲, which have room on the left. False when the tree has boards, because they stand on the left.
 */
function comesInFlat(context: Row, placement: Placement): boolean {
  const { tree, placements, metrics } = context;
  const { node, kind, x, y } = placement;
  const parent = placements[tree.parent(node)];
  if (parent === undefined || metrics.boardSize > 0) return false;
  if (kind === 'max')
    return lackFor(context, placement, true) > 0 && lackFor(context, placement, false) === 0;
  return parent.x > x && (y - parent.y - parent.height) / (parent.x - x) < FLAT;
}

/**
 * Returns how far a name moves up or down to avoid an edge, px. At ▲ it avoids the edges to the children,
 * which spread below the node; at other shapes it avoids the edge to the parent.
 */
export function liftOf(
  { tree, placements, names, metrics }: Pick<Names, 'tree' | 'placements' | 'names' | 'metrics'>,
  placement: Placement,
  isRight: boolean,
): number {
  const { node, kind } = placement;
  const child = tree.child(node, isRight ? tree.childCount(node) - 1 : 0);
  const other = placements[kind === 'max' ? child : tree.parent(node)];
  const below = kind === 'max' ? descentOf(names.of(node)) * metrics.smallerEm : 0;
  return other === undefined ? 0 : liftFor(placement, other, isRight, below);
}

/**
 * Returns how much of the height beside a triangle is lost to the edge at its apex on one side, px. At ▲ this is the edge to
 * the parent, at ▼ the edge to the outermost child on that side. The function returns 0 for other shapes.
 */
function takenAtApex({ tree, placements }: Row, placement: Placement, isRight: boolean): number {
  const { node, kind, x, y, width, height } = placement;
  if (kind !== 'max' && kind !== 'min') return 0;
  const child = tree.child(node, isRight ? tree.childCount(node) - 1 : 0);
  const other = placements[kind === 'max' ? tree.parent(node) : child];
  const run = other === undefined ? 0 : (other.x - x) * (isRight ? 1 : -1);
  if (other === undefined || run <= 0) return 0;
  const fall = kind === 'max' ? y - other.y - other.height : other.y - y - height;
  return Math.max(0, FROM_EDGE - ((width / 2 + FROM_OUTLINE) * fall) / run);
}

/**
 * Returns how far a name moves up or down to avoid the edge between its node and `other`, px: a child when
 * the node is ▲, otherwise the parent. The name keeps `more` px of additional distance from the edge.
 */
export function liftFor(
  { kind, x, y, width, height }: Placement,
  other: Placement,
  isRight: boolean,
  more = 0,
): number {
  const run = (other.x - x) * (isRight ? 1 : -1);
  if (run <= 0) return 0;
  const fall = kind === 'max' ? other.y - y - height : y - other.y - other.height;
  return Math.max(0, FROM_EDGE + more - ((width / 2 + FROM_OUTLINE) * fall) / run);
}
