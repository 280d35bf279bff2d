import { expect, test } from 'vitest';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { moverTree } from '../../src/core/tree/moverTree.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';

/** A tree none of whose columns was seen before. */
function copyOf({ columns, leafBounds }: GameTree): GameTree {
  return new GameTree({ ...columns, label: [...columns.label] }, leafBounds);
}

function namesOf(tree: GameTree): readonly string[] {
  const names = new NodeNames(tree);
  return tree.nodes().map((node) => names.of(node));
}

test('a tree with another value, or in the numbers of the side to move, has the names of a tree that was never seen', () => {
  forTrees(400, { nodes: 60 }, ({ tree, random }) => {
    let edited = tree;
    for (let times = 0; times < 4; times += 1) {
      const leaf = random.pick(edited.leaves());
      edited = edited.withValue(leaf, random.pick([7, -7, 0, 2.5, Infinity, Number.NaN, edited.value(leaf)]));
      const view = random.flip(0.3) ? moverTree : (same: GameTree) => same;
      expect(namesOf(view(edited))).toEqual(namesOf(view(copyOf(edited))));
    }
  });
});
