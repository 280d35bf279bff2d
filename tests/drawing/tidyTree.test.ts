import { hierarchy, tree as tidyTreeOfD3 } from 'd3-hierarchy';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { tidyTree } from '../../src/drawing/tidyTree.ts';
import { forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

type Separation = (left: NodeId, right: NodeId) => number;

/** What d3-hierarchy makes of it: the same algorithm by other hands. */
function byD3(tree: GameTree, separation: Separation): number[] {
  const x: number[] = [];
  const root = hierarchy<NodeId>(ROOT, (node) => tree.children(node));
  const placed = tidyTreeOfD3<NodeId>()
    .nodeSize([1, 1])
    .separation((a, b) => separation(a.data, b.data))(root);
  placed.each((node) => {
    x[node.data] = node.x;
  });
  return x;
}

function expectSame(tree: GameTree, separation: Separation): void {
  const ours = tidyTree(tree, separation);
  const apart = byD3(tree, separation).map((x, node) => Math.abs((ours[node] as number) - x));
  expect(apart).toHaveLength(tree.size);
  expect(Math.max(...apart)).toBeLessThan(1e-9 * tree.size);
}

const equal: Separation = () => 1;

describe('a tidy tree', () => {
  test('stands as d3-hierarchy has it, on 3,000 random trees with nodes of any width', () => {
    const random = seeded(7);
    forTrees(3000, { nodes: 120 }, ({ tree }) => {
      const widths = tree.nodes().map(() => 0.2 + random.below(40) / 10);
      expectSame(
        tree,
        (a, b) => (widths[a]! + widths[b]!) / 2 + (tree.parent(a) === tree.parent(b) ? 0.1 : 0.4),
      );
      expectSame(tree, equal);
    });
  });

  test('has every parent in the middle above its children, and no two neighbours too close', () => {
    forTrees(1000, { nodes: 200 }, ({ tree }) => {
      const x = tidyTree(tree, equal);
      expect(x[ROOT]).toBe(0);
      const last = new Map<number, number>();
      let [closest, farthest] = [Infinity, 0];
      for (const node of tree.nodes()) {
        const depth = tree.depth(node);
        closest = Math.min(closest, x[node]! - (last.get(depth) ?? -Infinity));
        last.set(depth, x[node]!);
        if (tree.isLeaf(node)) continue;
        const middle = (x[tree.child(node, 0)]! + x[tree.child(node, tree.childCount(node) - 1)]!) / 2;
        farthest = Math.max(farthest, Math.abs(x[node]! - middle));
      }
      expect(closest).toBeGreaterThan(1 - 1e-9);
      expect(farthest).toBeLessThan(1e-9 * tree.size);
    });
  });

  test('may be one node, or a thousand plies deep', () => {
    expect([...tidyTree(treeOf(5), equal)]).toEqual([0]);
    let deep: Sketch = 1;
    for (let ply = 0; ply < 1000; ply += 1) deep = ply % 2 === 0 ? { max: [deep, 2] } : { min: [3, deep] };
    expectSame(treeOf(deep), equal);
  });
});
