import { expect, test } from 'vitest';
import { type Edit, edited } from '../../src/core/edit/index.ts';
import type { GameTree } from '../../src/core/index.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';

const IN_COLUMNS = [
  ...(['removeNode', 'duplicateNode', 'addChild', 'addSibling', 'moveNode', 'setLabel'] as const),
  ...(['setMove', 'setSide', 'setSideOfPly', 'alternateBelow', 'scaleValues', 'fillStatics'] as const),
];

/** An edit of a node, of those that are made in the columns of a plain tree. */
function editOf(tree: GameTree, node: NodeId, random: Random): Edit {
  const name = random.pick(IN_COLUMNS);
  const to = random.below(tree.size) as NodeId;
  if (name === 'moveNode') return [name, node, to, random.below(4)];
  if (name === 'setLabel' || name === 'setMove') return [name, node, 'text'];
  if (name === 'setSide') return [name, tree.parent(node), random.pick(['max', 'min', 'chance'])];
  if (name === 'setSideOfPly')
    return [name, tree.depth(node) - 1, random.pick(['max', 'min', 'chance']), node];
  if (name === 'scaleValues') {
    const scale = { kind: 'linear', factor: 1 + random.below(3), shift: random.below(7) - 3 } as const;
    return [name, scale, node];
  }
  if (name === 'fillStatics') return [name, node, random.pick(['mean', 'true', 'none'])];
  return [name, node];
}

test('an edit in the columns of a tree makes the columns of a tree made of its rows', () => {
  const changed = new Map<string, number>();
  forTrees(800, { nodes: 80 }, ({ tree, random }) => {
    let before = tree;
    for (let times = 0; times < 6 && before.size > 1; times += 1) {
      const node = random.pick(before.nodes().slice(1));
      const what = editOf(before, node, random);
      const outcome = edited(before, what);
      if (!outcome.ok) continue;
      const { tree: after } = outcome;
      const again = treeOfRows(rowsOf(after), after.leafBounds, after.columns.evaluation, after.sum);
      expect(after.columns).toEqual(again.columns);
      expect([after.height, after.leafCount, after.leafBounds]).toEqual([
        again.height,
        again.leafCount,
        what[0] === 'scaleValues' ? after.leafBounds : before.leafBounds,
      ]);
      changed.set(what[0], (changed.get(what[0]) ?? 0) + 1);
      before = after;
    }
  });
  for (const name of IN_COLUMNS) expect(changed.get(name), name).toBeGreaterThan(ofCases(150));
});
