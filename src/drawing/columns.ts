/** Where the nodes of a tree stand from left to right, in em. */
import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Metrics } from './metrics.ts';

export interface Columns {
  /** the middles by node id, em from the left edge */
  readonly x: Float64Array;
  readonly width: number;
}

/** Every parent above the middle of its children, neighbours of a ply no closer than what stands at them allows. */
export function columnsOf(tree: GameTree, metrics: Metrics): Columns {
  const left = new Float64Array(tree.size);
  const right = new Float64Array(tree.size);
  for (const node of tree.nodes()) {
    const reach = metrics.reach(node);
    left[node] = reach.left;
    right[node] = reach.right + (tree.isLeaf(node) ? metrics.leafGap : metrics.nodeGap);
  }
  const apart = (a: NodeId, b: NodeId) => (right[a] as number) + (left[b] as number);
  const siblings = new Float64Array(tree.size);
  for (const node of tree.nodes())
    if (!tree.isLeaf(node)) siblings[node] = siblingDistance(tree, node, apart, metrics);

  const x = new Float64Array(tree.size);
  const lay = tidyTree<NodeId>()
    .nodeSize([1, 1])
    .separation(({ data: one }, { data: other }) => {
      // It asks in either order; in a ply ids grow to the right.
      const [a, b] = one < other ? [one, other] : [other, one];
      const parent = tree.parent(a);
      if (parent !== tree.parent(b)) return apart(a, b) + metrics.familyGap;
      return Math.max(siblings[parent] as number, apart(a, b));
    });
  lay(hierarchy(ROOT, (node) => tree.children(node))).each((placed) => {
    x[placed.data] = placed.x;
  });
  straighten(tree, x, apart);

  let [from, to] = [Infinity, -Infinity];
  for (const node of tree.nodes()) {
    from = Math.min(from, (x[node] as number) - (left[node] as number));
    to = Math.max(to, (x[node] as number) + (right[node] as number));
  }
  return { x: x.map((at) => at - from), width: to - from };
}

/** Children of one parent stand at equal distances, so that the edge to the middle one is straight; 0 for as close as they go. */
function siblingDistance(
  tree: GameTree,
  parent: NodeId,
  apart: (a: NodeId, b: NodeId) => number,
  metrics: Metrics,
): number {
  let distance = 0;
  for (let index = 0; index < tree.childCount(parent); index += 1) {
    const child = tree.child(parent, index);
    distance = Math.max(distance, metrics.edgeLabelRoom(child));
    if (index > 0 && metrics.hasNameRoom)
      distance = Math.max(distance, apart(tree.child(parent, index - 1), child));
  }
  return distance;
}

/** An edge that leans by less than this looks as if it should be straight, em. */
const CROOKED = 0.9;

/**
 * Puts a parent right above its middle child where it nearly is, and what is above it in the middle again, as
 * far as their neighbours leave them room.
 */
function straighten(tree: GameTree, x: Float64Array, apart: (a: NodeId, b: NodeId) => number): void {
  const before = new Int32Array(tree.size).fill(-1);
  const after = new Int32Array(tree.size).fill(-1);
  const lastOfPly = new Int32Array(tree.height + 1).fill(-1);
  for (const node of tree.nodes()) {
    const last = lastOfPly[tree.depth(node)] as NodeId;
    before[node] = last;
    if (last >= 0) after[last] = node;
    lastOfPly[tree.depth(node)] = node;
  }
  // Children before their parents.
  for (let id = tree.size - 1; id >= 0; id -= 1) {
    const node = id as NodeId;
    if (tree.isLeaf(node)) continue;
    const count = tree.childCount(node);
    const between = ((x[tree.child(node, 0)] as number) + (x[tree.child(node, count - 1)] as number)) / 2;
    const straight = count % 2 === 0 ? between : (x[tree.child(node, (count - 1) / 2)] as number);
    const middle = Math.abs(straight - between) > CROOKED ? between : straight;
    const [left, right] = [before[node] as NodeId, after[node] as NodeId];
    if (left >= 0 && middle - (x[left] as number) < apart(left, node)) continue;
    if (right >= 0 && (x[right] as number) - middle < apart(node, right)) continue;
    x[node] = middle;
  }
}
