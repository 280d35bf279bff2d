/** The sizes of shapes and gaps, in em of the font of values, for spacious and for crowded trees. */

import type { GameTree, NodeId, NodeKind } from '../core/index.ts';
import type { NodeNames } from '../words/index.ts';
import { shownName } from '../words/visibleText.ts';
import type { Boards } from './boards.ts';
import type { LabelWidth } from './labelWidths.ts';
import { circleAround, LABEL_REACH, LEAST_SHARE, type NodeShape, playerWidth, SIDE_GAP } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/**
 * The size classes from the most spacious to the most crowded; a layout takes the first in which its tree
 * fits.
 */
export const SIZE_CLASSES = ['large', 'middle', 'small', 'crowded'] as const;

/**
 * The size classes on a projector, where texts may not become smaller. Deep trees have lower shapes closer
 * together instead, and the last classes have less room for the labels of edges.
 */
export const PROJECTED_CLASSES = [...SIZE_CLASSES, 'low', 'lower', 'lowest'] as const;

/**
 * The size classes for the figure of an algorithm that keeps lists. No subtree of such a figure is folded,
 * and the lists below it and a question above it leave it less room, so its shapes may become lower than
 * those of any other figure.
 */
export const FLAT_CLASSES = [...PROJECTED_CLASSES, 'flat', 'flattest'] as const;
export type SizeClass = (typeof FLAT_CLASSES)[number];

interface ClassSizes {
  /** the font size of values, in px, below which the next class is tried */
  readonly smallestEm: number;
  /** how much wider a triangle is at its flat side than at its apex, em; this gives the slope of its sides */
  readonly taper: number;
  /** the heights of inner nodes and of leaves, em */
  readonly shapeHeight: number;
  readonly leafHeight: number;
  readonly leafPadding: number;
  /**
   * the distances between leaves of one parent, between inner nodes of one parent, and the additional
   * distance between neighbours of different parents, em
   */
  readonly leafGap: number;
  readonly nodeGap: number;
  readonly familyGap: number;
  /** whether room for a name is kept between siblings */
  readonly hasNameRoom: boolean;
  /** how much longer an edge is for each line of text on it, em */
  readonly edgeLine: number;
  /** the least and the greatest length of a vertical edge, em */
  readonly leastEdge: number;
  readonly mostEdge: number;
}

/**
 * The sizes of all classes: one row for each size and one column for each class. Classes beyond the end of a
 * row take its last value.
 */
const SIZES: { readonly [Size in keyof ClassSizes]: readonly ClassSizes[Size][] } = {
  smallestEm: [17, 15, 13, 0, 0],
  taper: [3.5, 3.4, 3.1, 2.6, 2.6],
  shapeHeight: [2.9, 2.8, 2.7, 2.6, 2.5, 2.5, 2.5, 1.9, 1.55],
  leafHeight: [2.1, 2, 1.9, 1.9, 1.7],
  leafPadding: [1.1, 0.8, 0.5, 0.3, 0.3],
  leafGap: [0.55, 0.32, 0.25, 0.2, 0.2],
  nodeGap: [1.6, 1.5, 1.5, 0.4, 0.4],
  familyGap: [1, 0.5, 0.3, 0.1, 0.1],
  hasNameRoom: [true, true, true, false, false],
  // In a crowded picture a label beside its edge would run into other subtrees; the edges are longer, so that
  // labels stand in gaps of them.
  edgeLine: [1, 1, 1, 2.2, 2.2, 1.5, 1.25],
  leastEdge: [2.8, 2.4, 2.3, 2.1, 0.65],
  mostEdge: [7.5, 7.5, 7.5, 8, 8],
};

function sizesOf(sizeClass: SizeClass): ClassSizes {
  const column = FLAT_CLASSES.indexOf(sizeClass);
  return Object.fromEntries(
    Object.entries(SIZES).map(([name, sizes]) => [name, sizes[Math.min(column, sizes.length - 1)]]),
  ) as unknown as ClassSizes;
}

/**
 * The font size of names, bounds and labels of edges, as a fraction of the font size of values; it is at
 * least `LEAST_TEXT` px when values are larger than that.
 */
const SMALLER = 0.86;
export const LEAST_TEXT = 13;

/** The greatest distance between a shape and its name together with the distance behind the name, em. */
const FROM_SHAPE = 0.85;

/** No room is kept for names longer than this, em. */
const LONGEST_NAME = 8;

/** Names longer than this are cut short when they have no room, em. */
export const LONG_NAME = 3;

/**
 * When a label has at least this many characters, the apex of its triangle is cut off at least `LEAST_APEX`
 * em wide.
 */
const MANY_CHARACTERS = 3;
const LEAST_APEX = 0.45;

/**
 * The greatest width of a cut apex as a fraction of the triangle's flat side. With a wider apex the triangle
 * would look like a box.
 */
const MOST_APEX = 0.25;

/**
 * The width of a board, em, and how much higher than the shape beside it the board may be when shapes are
 * low, em.
 */
const BOARD = 2.7;
const BOARD_OVER_SHAPE = 0.3;

/** The distances above the root's shape and below the last row, em. */
const HEAD = 0.7;
const FOOT = 0.7;

export interface Metrics extends ClassSizes {
  readonly sizeClass: SizeClass;
  /** the font size of values in px; 1 until `at` sets it */
  readonly em: number;
  /** the font size of names, bounds and labels of edges, px */
  readonly smallerEm: number;
  /** the smallest fraction of its normal font size at which a label is set to fit into a circle */
  readonly leastShare: number;
  /** the least and the greatest distance from row to row, px */
  readonly leastRow: number;
  readonly mostRow: number;
  /** the height above the root's shape, and the height below the top of the last row, px */
  readonly head: number;
  readonly foot: number;
  readonly boardSize: number;
  /** false when no edge has a text */
  readonly hasEdgeTexts: boolean;
  /** Returns the shape of a node, with its size in px. */
  shape(node: NodeId): NodeShape;
  /**
   * Returns how far a node and all that stands beside it reach to the left and to the right of its middle,
   * em.
   */
  reach(node: NodeId): { readonly left: number; readonly right: number };
  /**
   * Returns the distance between siblings that the labels of their edges need, em; 0 when the edges have no
   * labels.
   */
  edgeLabelRoom(node: NodeId): number;
  /** the least height of the whole drawing, em */
  readonly minHeight: number;
  at(em: number): Metrics;
}

/** What is drawn: a tree with the names, labels, boards and other texts of its nodes. */
export interface Content {
  readonly tree: GameTree;
  readonly names: NodeNames;
  readonly boards: Boards | null;
  /** by node id: the width of the widest label that the node will hold */
  readonly labels: readonly LabelWidth[];
  readonly beside: ReadonlyMap<NodeId, string>;
}

/**
 * Returns the sizes of one class for a tree. `leastText` is the least font size in px of all texts beside
 * shapes, unless the values themselves are smaller.
 */
export function metricsFor(
  sizeClass: SizeClass,
  { tree, names, boards, labels, beside }: Content,
  leastText = LEAST_TEXT,
  height = tree.height,
): Metrics {
  const sizes = sizesOf(sizeClass);
  const { move, probability, times } = tree.columns;
  let edgeLines = 0;
  for (let node = 0; node < tree.size; node += 1)
    edgeLines = Math.max(edgeLines, Number(!!move[node]) + Number(!!probability[node]));
  const leafWidths = widthsOfLeaves(tree, names, sizes);
  const { shapeHeight, leafHeight } = sizes;
  const board = boards === null ? 0 : Math.min(BOARD, shapeHeight + BOARD_OVER_SHAPE);
  // When no text may be small, as on a projector, labels in circles keep their size.
  const leastShare = leastText > LEAST_TEXT ? 1 : LEAST_SHARE;
  const circle = circleOf(tree, labels, shapeHeight, leastShare);

  /** Returns the shape of a node, with all its sizes in em. */
  const shapeFor = (node: NodeId, kind: NodeKind): NodeShape => {
    if (kind === 'leaf') return { kind, width: leafWidths[node] as number, height: leafHeight, apex: 0 };
    if (kind === 'chance') return { kind, width: circle, height: circle, apex: 0 };
    if (kind === 'player') {
      const width = playerWidth(labels[node]?.width ?? 0, shapeHeight);
      return { kind, width, height: shapeHeight, apex: 0, player: tree.player(node) };
    }
    return triangleFor(kind, labels[node] as LabelWidth, sizes);
  };
  /** by kind, the shape that was made last, and the width for which it was made */
  const made: Partial<Record<NodeKind, { readonly width: unknown; readonly shape: NodeShape }>> = {};
  /** Returns the shape of a node, em; most nodes of a kind share one, because they have room for the same texts. */
  const shapeOf = (node: NodeId): NodeShape => {
    const kind = tree.kindName(node);
    const width = kind === 'leaf' ? leafWidths[node] : labels[node];
    const last = made[kind];
    if (last !== undefined && last.width === width && kind !== 'player') return last.shape;
    const shape = shapeFor(node, kind);
    made[kind] = { width, shape };
    return shape;
  };

  const leastRow = Math.max(shapeHeight, circle) + sizes.leastEdge + edgeLines * sizes.edgeLine;
  const foot = leafHeight + FOOT + (board > 0 ? board + 0.5 : 0) + (names.areBelowLeaves ? 1.15 : 0);
  // When values are small, the text beside a node is hardly smaller than they are: see smallerEm.
  const mostSmaller = Math.max(SMALLER, Math.min(1, leastText / sizes.smallestEm));
  const nameRoom = (name: string): number => {
    const width = textWidth(name);
    if (width > LONGEST_NAME) return 0;
    if (sizes.hasNameRoom) return width * SMALLER;
    // When no text may be small, room is kept for a long name too, such as that of a position, which would
    // have no other place.
    return leastText > LEAST_TEXT && width > LONG_NAME ? width * mostSmaller : 0;
  };
  const build = (em: number): Metrics => {
    const smallerEm = em === 1 ? SMALLER : Math.max(em * SMALLER, Math.min(em, leastText));
    /** by kind, the shape in em that was asked for last, and the same in px */
    const inPx: Partial<Record<NodeKind, { readonly shape: NodeShape; readonly scaled: NodeShape }>> = {};
    const scaled = (shape: NodeShape): NodeShape => {
      const { kind, width, height, apex, player } = shape;
      const last = inPx[kind];
      if (last?.shape === shape) return last.scaled;
      const made = { kind, width: width * em, height: height * em, apex: apex * em, player };
      inPx[kind] = { shape, scaled: made };
      return made;
    };
    return {
      ...sizes,
      sizeClass,
      em,
      smallerEm,
      leastShare,
      leastRow: leastRow * em,
      mostRow: (shapeHeight + sizes.mostEdge) * em,
      head: HEAD * em,
      foot: foot * em,
      boardSize: board * em,
      hasEdgeTexts: edgeLines > 0 || times !== null,
      shape: (node) => scaled(shapeOf(node)),
      reach: (node) => {
        const half = shapeOf(node).width / 2;
        const below = names.areBelowLeaves ? (textWidth(names.of(node)) * mostSmaller) / 2 : 0;
        const leaf = Math.max(half, board / 2, below);
        if (tree.isLeaf(node)) return { left: leaf, right: leaf };
        const name = nameRoom(names.of(node));
        const label = labels[node]?.width ?? 0;
        const isOutside = tree.kindName(node) === 'chance' && circleAround(label, leastShare) > circle;
        const second = Math.max(textWidth(beside.get(node) ?? ''), isOutside ? label : 0);
        const text = Math.max(name, second * mostSmaller);
        const more = text === 0 ? 0 : Math.max(0, text + FROM_SHAPE - sizes.nodeGap);
        // A short name needs no additional room, because the gap between neighbouring nodes is wide enough
        // for it.
        return { left: half + (board > 0 ? board + 0.4 : 0), right: half + more };
      },
      edgeLabelRoom: (node) => {
        if (edgeLines === 0) return 0;
        const end = edgeEnd(tree, node);
        const width = Math.max(textWidth(edgeLabel(tree, node)), textWidth(end));
        // At the height of their labels, the edges of siblings are this fraction of the siblings' distance
        // apart.
        const share = end === '' ? 0.74 : 0.62;
        return width === 0 ? 0 : (width * SMALLER + 0.8) / share;
      },
      minHeight: height * leastRow + HEAD + foot,
      at: build,
    };
  };
  return build(1);
}

/** Returns the triangle of a MAX or MIN node that holds a label, em. */
export function triangleFor(
  kind: NodeKind,
  { width: label, characters }: LabelWidth,
  { taper, shapeHeight }: ClassSizes,
): NodeShape {
  const needed = label + 2 * SIDE_GAP;
  const least = characters < MANY_CHARACTERS ? 0 : LEAST_APEX;
  const apex = Math.max(needed + (taper * LABEL_REACH) / shapeHeight - taper, least);
  if (apex <= MOST_APEX * (taper + apex)) return { kind, width: taper + apex, height: shapeHeight, apex };
  // The apex has its greatest width, and the triangle is as wide as its label then needs.
  const width = needed / (1 - ((1 - MOST_APEX) * LABEL_REACH) / shapeHeight);
  return { kind, width, height: shapeHeight, apex: MOST_APEX * width };
}

/**
 * The greatest diameter of a chance node, in multiples of the height of the other shapes. All chance nodes
 * are circles of one size, as large as their labels need.
 */
const LARGEST_CIRCLE = 1.2;

function circleOf(tree: GameTree, labels: readonly LabelWidth[], shapeHeight: number, share: number): number {
  if (!tree.hasChance) return 0;
  const largest = LARGEST_CIRCLE * shapeHeight;
  let circle = shapeHeight;
  for (const node of tree.nodes()) {
    if (tree.kindName(node) !== 'chance') continue;
    const needed = circleAround(labels[node]?.width ?? 0, share);
    if (needed <= largest) circle = Math.max(circle, needed);
  }
  return circle;
}

/**
 * Returns the widths of leaves by node id, em. As many leaves as possible have the same width, because a row of boxes
 * of different widths looks restless and crooked.
 */
export function widthsOfLeaves(
  tree: GameTree,
  names: NodeNames,
  { leafHeight, leafPadding }: Pick<ClassSizes, 'leafHeight' | 'leafPadding'>,
): Float64Array {
  const widths = new Float64Array(tree.size);
  let widest = leafHeight * 0.85;
  for (const leaf of tree.leaves()) {
    const own = textWidth(names.inLeaf(leaf)) + leafPadding;
    widths[leaf] = own;
    if (own <= WIDEST_ALIKE && own > widest) widest = own;
  }
  for (const leaf of tree.leaves()) widths[leaf] = Math.max(widths[leaf] as number, widest);
  return widths;
}

/** A leaf whose text is wider than this, em, has a width of its own. */
const WIDEST_ALIKE = 3;

/**
 * Returns the text on the edge above a node: the node's probability, or else its move, with the number of
 * symmetric moves for which that move stands.
 */
export function edgeLabel(tree: GameTree, node: NodeId): string {
  const times = tree.times(node);
  const move = tree.move(node);
  // Most nodes of a large tree have none of these.
  return tree.probability(node) || `${move && shownName(move)}${times > 1 ? ` (${times}×)` : ''}`;
}

/**
 * Returns the text near the lower end of an edge that has a probability: the node's move, such as the roll of
 * dice; "" when there is none.
 */
export function edgeEnd(tree: GameTree, node: NodeId): string {
  return tree.columns.probability[node] ? shownName(tree.move(node)) : '';
}
