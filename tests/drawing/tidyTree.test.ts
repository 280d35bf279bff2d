/** The places of nodes are those that a second statement of the algorithm finds. */
import { expect, test } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { tidyTree } from '../../src/drawing/tidyTree.ts';
import { forTrees } from '../support/forTrees.ts';
import { tidyTreeByHand } from '../support/tidyTreeByHand.ts';

test('the nodes of random trees are exactly where the algorithm written by hand places them', () => {
  forTrees(800, { nodes: 300 }, ({ tree, random }) => {
    const reach = tree.nodes().map(() => 0.2 + 3 * random.fraction());
    const apart = (a: number, b: number) =>
      (reach[a] as number) +
      (reach[b] as number) +
      (tree.parent(a as NodeId) === tree.parent(b as NodeId) ? 0 : 0.4);
    const { parent } = tree.columns;
    expect(tidyTree(parent, apart)).toEqual(tidyTreeByHand(parent, apart));
  });
});
