import { test } from 'vitest';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';

test('a tree taken apart into rows and put together is the same tree', () => {
  forTrees(1000, { halting: true }, ({ tree }) => {
    const again = treeOfRows(rowsOf(tree), tree.leafBounds);
    expectSame(again.columns, tree.columns);
    expectSame(again.leafBounds, tree.leafBounds);
  });
});
