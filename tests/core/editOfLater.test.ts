import { expect, test } from 'vitest';
import { type Edit, edited, editOfLater } from '../../src/core/edit/index.ts';
import type { GameTree } from '../../src/core/index.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import { forTrees } from '../support/forTrees.ts';
import { someEdit } from '../support/someEdit.ts';

test('an edit of an earlier tree is the same edit of a later one: the same nodes, before the same sibling', () => {
  const counts = { same: 0, gone: 0 };
  forTrees({ long: 2_000, usual: 500 }, { nodes: 30, halting: true }, ({ tree, random }) => {
    const between = edited(tree, someEdit(tree, random));
    const what = someEdit(tree, random);
    if (!between.ok) return;
    const later = between.tree;
    const inLater = editOfLater(tree, what, later);
    const nodes = (of: GameTree, [name, ...details]: Edit) =>
      details.slice(0, name === 'moveNode' ? 2 : 1).map((node) => of.key(node as NodeId));
    if (inLater === null) {
      counts.gone += 1;
      expect(nodes(tree, what).some((key) => nodeOfKey(later, key) === undefined)).toBe(true);
      return;
    }
    counts.same += 1;
    expect(nodes(later, inLater)).toEqual(nodes(tree, what));
    if (what[0] !== 'moveNode' || inLater[0] !== 'moveNode') {
      expect(inLater.slice(2)).toEqual(what.slice(2));
      return;
    }
    // What comes after the place in both trees is the same, as far as it is there in both.
    const after = (of: GameTree, [, node, to, index]: Extract<Edit, readonly ['moveNode', ...unknown[]]>) =>
      of
        .children(to)
        .filter((child) => child !== node)
        .slice(index)
        .map((child) => of.key(child));
    const [before, now] = [after(tree, what), after(later, inLater)];
    const next = before.find((key) => nodeOfKey(later, key) !== undefined && isChild(later, inLater[2], key));
    expect(now[0]).toBe(next);
  });
  expect(counts.same).toBeGreaterThan(60);
  expect(counts.gone).toBeGreaterThan(3);

  function isChild(tree: GameTree, parent: NodeId, key: string): boolean {
    return tree.parent(nodeOfKey(tree, key)!) === parent;
  }
});
