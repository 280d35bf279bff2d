import { expect, test } from 'vitest';
import { carryKeys } from '../../src/core/edit/carryKeys.ts';
import { duplicateNode, removeNode } from '../../src/core/edit/structure.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { forTrees } from '../support/forTrees.ts';

/** The path of child indices to a node. */
function wayTo(tree: GameTree, node: NodeId): string {
  return tree
    .pathTo(node)
    .slice(1)
    .map((each) => tree.childIndex(each))
    .join(' ');
}

/** The same by rows and paths: nodes with the path of a node before have its key, the others new ones in turn. */
function byHand(before: GameTree, after: GameTree): GameTree {
  const keys = new Map(before.nodes().map((node) => [wayTo(before, node), before.key(node)]));
  let last = Math.max(
    0,
    ...before.nodes().map((node) => Number(/^n(\d+)$/.exec(before.key(node))?.[1] ?? 0)),
  );
  const rows = rowsOf(after).map((row, id) => {
    const known = keys.get(wayTo(after, id as NodeId));
    if (known === undefined) last += 1;
    return { ...row, key: known ?? `n${last}` };
  });
  return treeOfRows(rows, after.leafBounds, after.columns.evaluation, after.sum);
}

test('a tree typed anew has the keys of the nodes that stand where they stood', () => {
  forTrees(600, { nodes: 60 }, ({ tree, random }) => {
    const node = random.below(tree.size) as NodeId;
    const edited = random.flip(0.5) ? duplicateNode(tree, node) : removeNode(tree, node);
    const given = edited.ok ? edited.tree : tree;
    const typed = parseTree(printTree(given));
    if (!typed.ok) throw new Error(typed.problem.code);
    for (const [before, after] of [
      [tree, typed.value],
      [given, typed.value],
    ] as const) {
      const carried = carryKeys(before, after);
      expect(carried).toEqual(byHand(before, after));
      const isSame = before.columns.parent.join() === after.columns.parent.join();
      expect(carried.columns.parent === before.columns.parent).toBe(isSame);
    }
    expect(carryKeys(given, typed.value).key(ROOT)).toBe(given.key(ROOT));
  });
});
