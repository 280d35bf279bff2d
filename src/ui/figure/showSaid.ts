import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Layout, Placement, ViewFrame } from '../../drawing/index.ts';
import { around, type Box } from '../../drawing/namePlace.ts';
import { namedNodesIn } from '../../session/namedNodes.ts';
import { PROJECTING } from '../../session/projecting.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState } from '../../session/session.ts';
import { sliceIn } from '../../session/slice.ts';
import type { FigureView } from './createView.ts';
import { standIn } from './standIn.ts';

/** The room around a node for its name and its halo, px. */
const AROUND = 24;

/**
 * Scrolls a presented figure that is larger than its frame so that the current node and as many as possible of the nodes
 * that the sentence names are in view; at once, or only when they are not. Returns false, and does nothing, in a figure
 * that is not larger, that is shown whole, or in which the reader has picked a node.
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
  const { k } = view.transform();
  const box = saidBox(state, layout, { width: frame.width / k, height: frame.height / k });
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (isAtOnce) view.home(x, y, k);
  else view.follow(x, y, ((box.right - box.left) / 2) * k, ((box.bottom - box.top) / 2) * k);
  return true;
}

/**
 * Returns a box that contains the current node and as many of the nodes named in the sentence as fit into the given size.
 * Nodes beside the path of the search are added first; then come the nodes on the path, from the current node up to the root.
 */
function saidBox(
  state: SessionState,
  layout: Layout,
  most: { readonly width: number; readonly height: number },
): Box {
  const path = runOf(state).pathAt(state.step);
  const named = [...namedNodesIn(state).said].reverse();
  const boxOf = (node: NodeId): Box => {
    const { x, y, width, height } = layout.placements[standIn(state, layout, node)] as Placement;
    return {
      left: x - width / 2 - AROUND,
      right: x + width / 2 + AROUND,
      top: y - AROUND,
      bottom: y + height + AROUND,
    };
  };
  let box = boxOf(path.at(-1) ?? ROOT);
  for (const node of named) {
    const wider = around([box, boxOf(node)]);
    if (wider.right - wider.left <= most.width && wider.bottom - wider.top <= most.height) box = wider;
  }
  return box;
}
