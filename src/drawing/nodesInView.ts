/**
 * Chooses the nodes to draw: all nodes of a small tree; of a larger tree those in view, with each subtree
 * that is only a few pixels wide collapsed to one mark. The document thus stays small for trees of any size
 * and form.
 */

import { memoizeByObject } from '../core/memoizeByObject.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Box } from './namePlace.ts';
import { type Layout, type Placement, shownOf } from './placement.ts';

/** The visible area of the drawing, in px of the drawing, and the scale at which it is seen. */
export interface Pane extends Box {
  readonly scale: number;
}

/** Trees of at most this many nodes are drawn whole; all trees of the library are that small. */
const WHOLE = 125;

/**
 * A subtree narrower than this on screen, in px, is collapsed to one mark; a long path may be collapsed too
 * when its rows are lower than this.
 */
const LEAST = 8;

/** When more nodes than this would be drawn, wider subtrees are collapsed too. */
const MOST = 300;

/** When a node has more children than this, edges to children out of view are not drawn. */
const FAN = 12;

/** The horizontal extent of each subtree by node id, px. */
export interface Extents {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

export function extentsOf({ tree, placements }: Layout): Extents {
  const left = new Float64Array(tree.size);
  const right = new Float64Array(tree.size);
  placements.forEach(({ x, width }, node) => {
    left[node] = x - width / 2;
    right[node] = x + width / 2;
  });
  for (let id = tree.size - 1; id > 0; id -= 1) {
    const parent = tree.parent(id as NodeId);
    left[parent] = Math.min(left[parent] as number, left[id] as number);
    right[parent] = Math.max(right[parent] as number, right[id] as number);
  }
  return { left, right };
}

export interface Visible {
  /** the nodes to draw, in preorder; of a path higher than the view only the nodes in view */
  readonly nodes: readonly NodeId[];
  /** the nodes whose children are not drawn for lack of room */
  readonly collapsed: ReadonlySet<NodeId>;
  /** the folded nodes, each with the number of nodes in its hidden subtree */
  readonly held?: ReadonlyMap<NodeId, number>;
  /** the scale at which a graph is seen, when texts that are too small on screen are left out; otherwise absent */
  readonly scale?: number;
}

/**
 * Returns all nodes of a layout, without those in folded subtrees, for a drawing that is seen as a whole; the result is the same object each
 * time.
 */
export const wholeTree = memoizeByObject(
  (layout: Layout): Visible => ({ nodes: shownOf(layout), collapsed: new Set() }),
);

/**
 * Returns the nodes of `layout` to draw when `pane` is visible; no node of the search's path inside the pane
 * is left out.
 */
export function nodesInView(layout: Layout, extents: Extents, pane: Pane, path: readonly NodeId[]): Visible {
  if (isDrawnWhole(layout)) return wholeTree(layout);
  let least = LEAST;
  let visible = nodesAtLeast(least, layout, extents, pane, path);
  for (; visible.nodes.length > MOST && least < layout.width; least *= 2)
    visible = nodesAtLeast(2 * least, layout, extents, pane, path);
  return visible;
}

/** Returns the nodes in view, with each subtree narrower than `least` px on screen collapsed to one mark. */
function nodesAtLeast(
  least: number,
  layout: Layout,
  extents: Extents,
  pane: Pane,
  path: readonly NodeId[],
): Visible {
  const { tree, placements, fold } = layout;
  const row = rowOf(layout);
  const always = new Set(path.length > MOST / 2 && row * pane.scale < LEAST ? [] : path);
  const nodes: NodeId[] = [];
  const collapsed = new Set<NodeId>();
  const waiting: NodeId[] = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { y } = placements[node] as Placement;
    // The edge above a node starts one row higher, and the mark of a collapsed subtree hangs below its node.
    if (y - row > pane.bottom) continue;
    const width = ((extents.right[node] as number) - (extents.left[node] as number)) * pane.scale;
    const isCollapsed = tree.childCount(node) > 0 && (width < least || row * pane.scale < LEAST / 4);
    if (y + 2 * row >= pane.top) {
      nodes.push(node);
      if (isCollapsed) collapsed.add(node);
    }
    for (let index = tree.childCount(node) - 1; index >= 0; index -= 1) {
      const child = tree.child(node, index);
      if (fold?.folded.has(node)) break;
      if (always.has(child) || (!isCollapsed && reaches(layout, extents, pane, child))) waiting.push(child);
    }
  }
  return { nodes, collapsed };
}

/**
 * Whether a piece of a node's subtree, or of the edge that leads to it, lies between the left and the right
 * border of the pane.
 */
function reaches({ tree, placements }: Layout, { left, right }: Extents, pane: Pane, node: NodeId): boolean {
  const parent = tree.parent(node);
  const hasEdge = parent !== NO_NODE && tree.childCount(parent) <= FAN;
  // The edge ends inside the subtree, so only its start has to be looked at.
  const from = hasEdge ? (placements[parent] as Placement).x : (right[node] as number);
  return (
    Math.max(right[node] as number, from) >= pane.left && Math.min(left[node] as number, from) <= pane.right
  );
}

/** Returns the distance from row to row, px; Infinity when there is one row. */
function rowOf({ plies }: Layout): number {
  const [first, second] = plies;
  return first === undefined || second === undefined ? Infinity : second.y - first.y;
}

/** Whether all nodes are drawn, whichever area is visible. */
export function isDrawnWhole({ tree, fold }: Pick<Layout, 'tree'> & Partial<Layout>): boolean {
  return (fold?.shown.length ?? tree.size) <= WHOLE;
}
