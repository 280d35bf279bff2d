import { hierarchy, tree as treeOfD3 } from 'd3-hierarchy';
import { expect, test } from 'vitest';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { tidyTree } from '../../src/drawing/tidyTree.ts';
import { forTrees } from '../support/forTrees.ts';

test('places the nodes of random trees exactly where d3 places them', () => {
  forTrees(800, { nodes: 300 }, ({ tree, random }) => {
    const reach = tree.nodes().map(() => 0.2 + 3 * random.fraction());
    const apart = (a: number, b: number) =>
      (reach[a] as number) +
      (reach[b] as number) +
      (tree.parent(a as NodeId) === tree.parent(b as NodeId) ? 0 : 0.4);
    const expected = new Float64Array(tree.size);
    const lay = treeOfD3<NodeId>()
      .nodeSize([1, 1])
      .separation(({ data: a }, { data: b }) => apart(Math.min(a, b), Math.max(a, b)));
    lay(hierarchy(ROOT, (node: NodeId) => tree.children(node))).each(({ data, x }) => {
      expected[data] = x;
    });
    expect(tidyTree(tree.columns.parent, apart)).toEqual(expected);
  });
});
