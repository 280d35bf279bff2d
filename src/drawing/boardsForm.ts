/**
 * Draws positions that belong together without being moves of one game: their boards, which are square, in a row, each
 * below the box with its value and above its name. They are the leaves of a tree of one ply. Its root and edges are not
 * drawn; the root shows only while it has the focus or the pointer, as a frame around all of them.
 */
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { type DrawnForm, TREE_FORM } from './form.ts';
import type { EdgeMark, Marks, NodeMark } from './marks.ts';
import { BOARD_BELOW } from './nodeBoard.ts';
import type { EdgeId, Edges, Layout, Placement } from './placement.ts';

/** The least and the greatest width of a board, px. */
const BOARD = { least: 40, most: 156 };

/** The distance between neighbouring boards, and from the outer ones to the border, as fractions of a board's width. */
const BETWEEN = 0.42;
const BESIDE = 0.16;

/** The width of the box with a value, em of the values: as wide as −∞ needs, and numbers of two digits. */
const BOX = 2.8;

/** The height of the line with the name below a board, em of the names. */
const NAME_LINE = 1.7;

/** The distance from the boards, with what stands above and below them, to the frame around all, px. */
const FRAME = 8;

const NO_EDGES: Edges = { get: () => undefined, keys: () => [].values(), values: () => [].values() };
const NO_MARKS: ReadonlyMap<EdgeId, EdgeMark> = new Map();

export const BOARDS_FORM: DrawnForm = {
  layOut(tree, names, options) {
    const plain = TREE_FORM.layOut(tree, names, options);
    const { metrics } = plain;
    const leaves = tree.leaves();
    const [first] = leaves;
    const { height: boxHeight } = metrics.shape(first ?? ROOT);
    const above = boxHeight + metrics.em * BOARD_BELOW;
    const below = metrics.smallerEm * NAME_LINE;
    const wide = options.width / (leaves.length + (leaves.length - 1) * BETWEEN + 2 * BESIDE);
    const high = options.height - above - below - 2 * FRAME;
    const size = Math.min(Math.max(Math.min(wide, high), BOARD.least), BOARD.most);
    const tall = above + size + below;
    const pitch = size * (1 + BETWEEN);
    const across = pitch * (leaves.length - 1) + size * (1 + 2 * BESIDE);
    const [width, height] = [Math.max(options.width, across), Math.max(options.height, tall + 2 * FRAME)];
    const top = (height - tall) / 2;
    const left = (width - pitch * (leaves.length - 1)) / 2;
    const frame: Placement = {
      ...{ node: ROOT, kind: 'leaf', apex: 0, side: null },
      ...{
        x: width / 2,
        y: top - FRAME,
        width: across,
        height: tall + 2 * FRAME,
      },
    };
    const boxes = leaves.map(
      (node, place): Placement => ({
        ...{ node, kind: 'leaf', apex: 0, side: null, width: metrics.em * BOX, height: boxHeight },
        ...{ x: left + place * pitch, y: top },
      }),
    );
    return {
      ...plain,
      metrics: { ...metrics, boardSize: size },
      placements: [frame, ...boxes],
      edges: NO_EDGES,
      plies: [],
      ...{ width, height },
    };
  },
  inView: TREE_FORM.inView,
  marks: (layout, moment, view, visible) => inRow(layout, TREE_FORM.marks(layout, moment, view, visible)),
  hasOneWay: true,
  isRow: true,
  opensWhole: true,
};

/** Whether a layout is one of boards in a row. */
function isRow({ edges }: Layout): boolean {
  return edges === NO_EDGES;
}

/** Returns the marks of a layout of boards in a row: without edges, and with the root as a frame or not at all. */
export function inRow(layout: Layout, marks: Marks): Marks {
  if (!isRow(layout)) return marks;
  const nodes = new Map<NodeId, NodeMark>(marks.nodes);
  const root = nodes.get(ROOT);
  const isFrame = root?.focused === true || root?.hovered === true;
  if (isFrame) nodes.set(ROOT, { ...root, ...NO_TEXTS });
  else nodes.delete(ROOT);
  return { ...marks, nodes, edges: NO_MARKS, strokes: [] };
}

const NO_TEXTS = { label: '', name: '', bounds: '', badge: '', place: null, held: '' } as const;
