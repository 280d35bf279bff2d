import { expect, test } from 'vitest';
import { edited } from '../../src/core/edit/index.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';

test('a tree without a subtree, or with a copy of one, has the columns of a tree made of its rows', () => {
  let changed = 0;
  forTrees(1200, { nodes: 80 }, ({ tree, random }) => {
    let before = tree;
    for (let times = 0; times < 6 && before.size > 1; times += 1) {
      const node = random.pick(before.nodes().slice(1));
      const outcome = edited(before, [random.pick(['removeNode', 'duplicateNode'] as const), node]);
      if (!outcome.ok) continue;
      const { tree: after } = outcome;
      const again = treeOfRows(rowsOf(after), after.leafBounds, after.columns.evaluation, after.sum);
      expect(after.columns).toEqual(again.columns);
      expect([after.height, after.leafCount, after.leafBounds]).toEqual([
        again.height,
        again.leafCount,
        before.leafBounds,
      ]);
      changed += 1;
      before = after;
    }
  });
  expect(changed).toBeGreaterThan(ofCases(500));
});
