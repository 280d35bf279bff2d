import { expect, test } from 'vitest';
import { type Edit, edited, editOfLater } from '../../src/core/edit/index.ts';
import type { GameTree } from '../../src/core/index.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import { forTrees } from '../support/forTrees.ts';
import { someEdit } from '../support/someEdit.ts';

test('an edit of an earlier tree is one of the same nodes of a later tree, or of none when one is gone', () => {
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
    if (what[0] !== 'moveNode') expect(inLater.slice(2)).toEqual(what.slice(2));
  });
  expect(counts.same).toBeGreaterThan(60);
  expect(counts.gone).toBeGreaterThan(3);
});

test('a node that is moved goes before the same sibling, though others have come or gone', () => {
  let checked = 0;
  forTrees({ long: 2_000, usual: 500 }, { nodes: 30, halting: true }, ({ tree, random }) => {
    const node = random.below(tree.size) as NodeId;
    const to = random.below(tree.size) as NodeId;
    const siblings = tree.children(to).filter((child) => child !== node);
    if (siblings.length < 2 || tree.isWithin(to, node)) return;
    const changed = random.below(siblings.length);
    const index = random.below(siblings.length + 1);
    const name = random.pick(['removeNode', 'duplicateNode'] as const);
    const between = edited(tree, [name, siblings[changed] as NodeId]);
    if (!between.ok) return;
    const inLater = editOfLater(tree, ['moveNode', node, to, index], between.tree);
    // The node itself may have been below a sibling that is gone.
    if (inLater === null) return;
    const moved = edited(between.tree, inLater);
    if (!moved.ok) throw new Error('the move is refused');
    const after = moved.tree;
    const place = nodeOfKey(after, tree.key(node)) as NodeId;
    const parent = after.parent(place);
    expect(after.key(parent)).toBe(tree.key(to));
    const isGone = (sibling: NodeId) => name === 'removeNode' && sibling === siblings[changed];
    const next = siblings.slice(index).find((sibling) => !isGone(sibling));
    const found = after.children(parent)[after.childIndex(place) + 1];
    expect(found && after.key(found)).toBe(next && tree.key(next));
    checked += 1;
  });
  expect(checked).toBeGreaterThan(60);
});
