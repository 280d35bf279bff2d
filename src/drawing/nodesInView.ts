/**
 * Which nodes are worth drawing: all of a tree of ordinary size; of a big one those in view, with
 * subtrees that would be a few pixels wide collapsed to one mark. So the page stays small at any size.
 */
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Layout } from './layout.ts';

/** The part of the drawing in view, in its own px, and the scale it is seen at. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly scale: number;
}

/** Trees up to this size, every tree of the library among them, are drawn whole. */
const WHOLE = 600;

/** A subtree narrower than this on screen is one mark, px. */
const LEAST = 8;

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
  /** in preorder, every parent before its children */
  readonly nodes: readonly NodeId[];
  /** those whose children are not drawn for want of room */
  readonly collapsed: ReadonlySet<NodeId>;
}

/** What to draw of `layout` through `pane`; the path of the search is never left out. */
export function nodesInView(layout: Layout, extents: Extents, pane: Pane, path: readonly NodeId[]): Visible {
  const { tree } = layout;
  if (tree.size <= WHOLE) return { nodes: tree.nodes(), collapsed: new Set() };
  const always = new Set(path);
  const nodes: NodeId[] = [];
  const collapsed = new Set<NodeId>();
  const waiting: NodeId[] = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    if (tree.isLeaf(node)) continue;
    const width = ((extents.right[node] as number) - (extents.left[node] as number)) * pane.scale;
    if (width < LEAST) collapsed.add(node);
    for (let index = tree.childCount(node) - 1; index >= 0; index -= 1) {
      const child = tree.child(node, index);
      const isInView =
        (extents.right[child] as number) >= pane.left && (extents.left[child] as number) <= pane.right;
      if (always.has(child) || (width >= LEAST && isInView)) waiting.push(child);
    }
  }
  return { nodes, collapsed };
}

/** Whether what is drawn depends on the pane at all. */
export function isDrawnWhole({ tree }: Layout): boolean {
  return tree.size <= WHOLE;
}
