/**
 * Chooses the nodes to draw: all of a small tree; of a larger one those in view, with subtrees only a few pixels wide
 * collapsed to one mark. The document thus stays small for trees of any size and shape.
 */

import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { AnyRun } from '../core/run/anyRun.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Layout, Placement } from './placement.ts';

/** The part of the drawing in view, in the drawing's px, and the scale at which it is seen. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly scale: number;
}

/** Trees up to this size are drawn whole; every tree of the library is among them. */
const WHOLE = 125;

/** A subtree narrower than this on screen, in px, is one mark; so is a long path in rows that low. */
const LEAST = 8;

/** When more nodes than this would be drawn, wider subtrees become marks too. */
const MOST = 300;

/** When a node has more children, the edges to children out of view are left out. */
const FAN = 12;

/** The horizontal extent of each subtree by node id, px. */
export interface Extents {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

export function extentsOf({ tree, placements }: Layout): Extents {
  const left = new Float64Array(tree.size);
  const right = new Float64Array(tree.size);
  for (const { node, x, width } of placements) {
    left[node] = x - width / 2;
    right[node] = x + width / 2;
  }
  for (let id = tree.size - 1; id > 0; id -= 1) {
    const parent = tree.parent(id as NodeId);
    left[parent] = Math.min(left[parent] as number, left[id] as number);
    right[parent] = Math.max(right[parent] as number, right[id] as number);
  }
  return { left, right };
}

export interface Visible {
  /** the nodes in preorder; of a path that is higher than the view only the part in view */
  readonly nodes: readonly NodeId[];
  /** the nodes whose children are not drawn for lack of room */
  readonly collapsed: ReadonlySet<NodeId>;
  /** the folded nodes, with the number of nodes they hold */
  readonly held?: ReadonlyMap<NodeId, number>;
}

/**
 * Removes the nodes below folded nodes from the visible ones, and counts for each folded node how many nodes there are
 * below it at the step. O(visible nodes), and for each fold O(its subtree).
 */
export function withFolds(
  visible: Visible,
  run: AnyRun,
  step: number,
  isFolded: (node: NodeId) => boolean,
): Visible {
  const collapsed = new Set(visible.collapsed);
  const held = new Map<NodeId, number>();
  let foldEnd = 0;
  const nodes = visible.nodes.filter((node) => {
    if (node < foldEnd) return false;
    if (isFolded(node)) {
      foldEnd = run.tree.subtreeEnd(node);
      collapsed.add(node);
      held.set(node, heldBelow(run, node, step));
    }
    return true;
  });
  return { nodes, collapsed, held };
}

/** Returns the number of nodes below a node at a step. */
function heldBelow(run: AnyRun, node: NodeId, step: number): number {
  let count = 0;
  for (let below = node + 1; below < run.tree.subtreeEnd(node); below += 1)
    if (!run.grows || run.bornAt(below as NodeId) <= step) count += 1;
  return count;
}

/** Returns everything, for a drawing that is looked at as a whole; it is the same object each time. */
export const wholeTree = memoizeByObject(
  ({ tree }: Layout): Visible => ({ nodes: tree.nodes(), collapsed: new Set() }),
);

/** Returns the nodes of `layout` to draw through `pane`; within the view the path of the search is never left out. */
export function nodesInView(layout: Layout, extents: Extents, pane: Pane, path: readonly NodeId[]): Visible {
  if (isDrawnWhole(layout)) return wholeTree(layout);
  let least = LEAST;
  let visible = nodesAtLeast(least, layout, extents, pane, path);
  for (; visible.nodes.length > MOST && least < layout.width; least *= 2)
    visible = nodesAtLeast(2 * least, layout, extents, pane, path);
  return visible;
}

/** Returns the nodes in view, with subtrees narrower than `least` as one mark. */
function nodesAtLeast(
  least: number,
  layout: Layout,
  extents: Extents,
  pane: Pane,
  path: readonly NodeId[],
): Visible {
  const { tree, placements } = layout;
  const row = rowOf(layout);
  const always = new Set(path.length > MOST / 2 && row * pane.scale < LEAST ? [] : path);
  const nodes: NodeId[] = [];
  const collapsed = new Set<NodeId>();
  const waiting: NodeId[] = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { y } = placements[node] as Placement;
    // The edge above a node starts a row higher, and the mark of a collapsed subtree hangs below the node.
    if (y - row > pane.bottom) continue;
    const width = ((extents.right[node] as number) - (extents.left[node] as number)) * pane.scale;
    const isCollapsed = !tree.isLeaf(node) && (width < least || row * pane.scale < LEAST / 4);
    if (y + 2 * row >= pane.top) {
      nodes.push(node);
      if (isCollapsed) collapsed.add(node);
    }
    for (let index = tree.childCount(node) - 1; index >= 0; index -= 1) {
      const child = tree.child(node, index);
      if (always.has(child) || (!isCollapsed && reaches(layout, extents, pane, child))) waiting.push(child);
    }
  }
  return { nodes, collapsed };
}

/** Whether part of the subtree, or of the edge that leads to it, lies between the sides of the pane. */
function reaches({ tree, placements }: Layout, { left, right }: Extents, pane: Pane, node: NodeId): boolean {
  const parent = tree.parent(node);
  const hasEdge = parent !== NO_NODE && tree.childCount(parent) <= FAN;
  // The edge ends within the subtree, so only its start has to be considered.
  const from = hasEdge ? (placements[parent] as Placement).x : (right[node] as number);
  return (
    Math.max(right[node] as number, from) >= pane.left && Math.min(left[node] as number, from) <= pane.right
  );
}

/** The distance from row to row, px. */
function rowOf({ plies }: Layout): number {
  const [first, second] = plies;
  return first === undefined || second === undefined ? Infinity : second.y - first.y;
}

/** Whether what is drawn depends on the pane at all. */
export function isDrawnWhole({ tree }: Layout): boolean {
  return tree.size <= WHOLE;
}
