/**
 * Which nodes are worth drawing: all of a small tree; of a bigger one those in view, with subtrees that
 * would be a few pixels wide collapsed to one mark. So the page stays small at any size and any shape.
 */

import type { AnyRun } from '../core/run/anyRun.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Layout, Placement } from './placement.ts';

/** The part of the drawing in view, in its own px, and the scale it is seen at. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly scale: number;
}

/** Trees up to this size, every tree of the library among them, are drawn whole. */
const WHOLE = 125;

/** A subtree narrower than this on screen is one mark, px; so is a long path in rows as low. */
const LEAST = 8;

/** Where more than these would be drawn, wider subtrees are one mark too. */
const MOST = 300;

/** Of a node with more children the edges to those out of view are left out. */
const FAN = 12;

/** How far each subtree reaches, by node id, px. */
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
  /** in preorder; of a path that is longer than the view is high only what is in view */
  readonly nodes: readonly NodeId[];
  /** those whose children are not drawn for want of room */
  readonly collapsed: ReadonlySet<NodeId>;
  /** those that were folded: how many nodes they hold */
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

/** How many nodes there are below one at a step. */
function heldBelow(run: AnyRun, node: NodeId, step: number): number {
  let count = 0;
  for (let below = node + 1; below < run.tree.subtreeEnd(node); below += 1)
    if (!run.grows || run.bornAt(below as NodeId) <= step) count += 1;
  return count;
}

/** Everything, for what is looked at as a whole. */
export function wholeTree({ tree }: Layout): Visible {
  return { nodes: tree.nodes(), collapsed: new Set() };
}

/** What to draw of `layout` through `pane`; in view, the path of the search is never left out. */
export function nodesInView(layout: Layout, extents: Extents, pane: Pane, path: readonly NodeId[]): Visible {
  if (isDrawnWhole(layout)) return wholeTree(layout);
  let least = LEAST;
  let visible = nodesAtLeast(least, layout, extents, pane, path);
  for (; visible.nodes.length > MOST && least < layout.width; least *= 2)
    visible = nodesAtLeast(2 * least, layout, extents, pane, path);
  return visible;
}

/** What is in view, with subtrees narrower than `least` as one mark. */
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
    // The edge above a node begins a row higher, and below it hangs the mark of what is collapsed.
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

/** Whether some of the subtree, or of the edge that leads to it, is between the sides of the pane. */
function reaches({ tree, placements }: Layout, { left, right }: Extents, pane: Pane, node: NodeId): boolean {
  const parent = tree.parent(node);
  const hasEdge = parent !== NO_NODE && tree.childCount(parent) <= FAN;
  // The edge ends within the subtree: what counts of it is where it begins.
  const from = hasEdge ? (placements[parent] as Placement).x : (right[node] as number);
  return (
    Math.max(right[node] as number, from) >= pane.left && Math.min(left[node] as number, from) <= pane.right
  );
}

/** From row to row, px. */
function rowOf({ plies }: Layout): number {
  const [first, second] = plies;
  return first === undefined || second === undefined ? Infinity : second.y - first.y;
}

/** Whether what is drawn depends on the pane at all. */
export function isDrawnWhole({ tree }: Layout): boolean {
  return tree.size <= WHOLE;
}
