import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Layout, Placement, ViewFrame, ViewTransform } from '../../drawing/index.ts';
import { around, type Box } from '../../drawing/namePlace.ts';
import { centredOn } from '../../drawing/viewTransform.ts';
import { namedNodesIn, sentenceNodesIn } from '../../session/namedNodes.ts';
import { PROJECTING } from '../../session/projecting.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState } from '../../session/session.ts';
import { sliceIn } from '../../session/slice.ts';
import type { FigureView } from './createView.ts';
import { standIn } from './standIn.ts';

/** The room around a node for its name and its halo, px. */
const AROUND = 24;

/** The upper right corner of a presented figure in which its button lies, px. */
const BUTTON = { width: 52, height: 48 };

/**
 * Scrolls a presented figure that is larger than its frame. If `isAtOnce` is true, it always scrolls. Otherwise it scrolls in
 * two cases: the current node or a node in the sentence is out of view, or the button covers the root. The new view shows
 * these nodes, and as many other nodes of the search's path as the frame has room for.
 *
 * Does nothing and returns false in three cases: the figure fits into its frame, the reader sees the whole tree, or the
 * reader has selected a node.
 */
export function showSaid(
  state: SessionState,
  layout: Layout,
  frame: ViewFrame,
  view: FigureView,
  isAtOnce: boolean,
): boolean {
  const isLarger = layout.width > frame.width + 1 || layout.height > frame.height + 1;
  if (!isLarger || state.focused !== null || sliceIn(state, PROJECTING).isWhole) return false;
  const at = view.transform();
  const { k } = at;
  const [width, height] = [frame.width / k, frame.height / k];
  /** Widens a box to as many of the nodes as fit into the frame with it. */
  const widened = (box: Box, nodes: Iterable<NodeId>): Box => {
    let widest = box;
    for (const node of nodes) {
      const wider = around([widest, boxOf(state, layout, node)]);
      if (wider.right - wider.left <= width && wider.bottom - wider.top <= height) widest = wider;
    }
    return widest;
  };
  const current = boxOf(state, layout, runOf(state).pathAt(state.step).at(-1) ?? ROOT);
  const needed = widened(current, sentenceNodesIn(state));
  const [left, top] = [(frame.left - at.x) / k, (frame.top - at.y) / k];
  const isInView =
    needed.left >= left &&
    needed.right <= left + width &&
    needed.top >= top &&
    needed.bottom <= top + height &&
    !isUnderButton(layout, frame, at);
  if (isInView && !isAtOnce) return true;
  // The box first takes in the nodes that are not on the path of the search. Then it takes in the path, from the current
  // node up to the root, because the nodes close to the current one matter more.
  const box = widened(needed, [...namedNodesIn(state).said].reverse());
  const [x, y] = [middleOf(box), (box.top + box.bottom) / 2];
  /**
   * Finds a view that shows the box `inView` and in which the button does not cover the root. Returns the x coordinate of the
   * middle of this view, or undefined when no such view exists. On one side the view may show `less` px less of the margin
   * around the box.
   */
  const clearOf = (inView: Box, less = 0): number | undefined => {
    const middle = middleOf(inView);
    const spare = (width - inView.right + inView.left) / 2 + less;
    return [middle, middle + spare, middle - spare].find(
      (each) => !isUnderButton(layout, frame, centredOn(frame, layout, each, y, k)),
    );
  };
  view.home(clearOf(box) ?? clearOf(box, AROUND / 2) ?? clearOf(needed) ?? x, y, k);
  return true;
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2;
}

/** Returns the box of a node with the room around it, as far as the drawing goes. */
function boxOf(state: SessionState, layout: Layout, node: NodeId): Box {
  const { x, y, width, height } = layout.placements[standIn(state, layout, node)] as Placement;
  return {
    left: Math.max(x - width / 2 - AROUND, 0),
    right: Math.min(x + width / 2 + AROUND, layout.width),
    top: Math.max(y - AROUND, 0),
    bottom: Math.min(y + height + AROUND, layout.height),
  };
}

/** Whether, in this view, the button of the presented figure covers a part of the root's shape or of its name. */
function isUnderButton(layout: Layout, frame: ViewFrame, { x, y, k }: ViewTransform): boolean {
  const root = layout.placements[ROOT] as Placement;
  const { reach, nodeGap, em } = layout.metrics;
  const end = frame.left + frame.width;
  const left = x + (root.x - root.width / 2) * k;
  // What stands beside a shape may end in the gap between the shapes, which its reach leaves out.
  const right = x + (root.x + (reach(ROOT).right + nodeGap) * em) * k;
  return left < end && right > end - BUTTON.width && y + root.y * k < BUTTON.height;
}
