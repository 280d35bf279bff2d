import { expect, test } from 'vitest';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { siblingOrder } from '../../src/drawing/siblingOrder.ts';
import '../../src/families/simulationAdded.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { childrenThere, neighbour, treeItems, type Walkable } from '../../src/ui/figure/treeWalk.ts';
import { forTrees } from '../support/forTrees.ts';

/** The node the key leads to, for which there is an item. */
function press(walkable: Walkable, at: NodeId, key: string): NodeId | null {
  const items = treeItems(walkable, [], at);
  const to = neighbour(walkable, items, at, key);
  if (to !== null) expect(items, `${key} at ${at}`).toContain(to);
  return to;
}

/** All of it that is born and not below a fold, in preorder. */
function allThere(walkable: Walkable, from: NodeId = ROOT): NodeId[] {
  return [from, ...childrenThere(walkable, from).flatMap((child) => allThere(walkable, child))];
}

test('Down walks through all of the tree that is there, and Up back through all of it', () => {
  forTrees(400, { nodes: 60 }, ({ tree, random }) => {
    const among = (share: number) => new Set(tree.nodes().filter(() => random.below(100) < share));
    const [unborn, folded] = [among(15), among(15)];
    const walkable = whole(tree, {
      isBorn: (node) => !unborn.has(node),
      isFolded: (node) => folded.has(node),
    });
    const there = allThere(walkable);
    for (const [index, node] of there.entries()) {
      expect(press(walkable, node, 'ArrowDown')).toBe(there[index + 1] ?? null);
      expect(press(walkable, node, 'ArrowUp')).toBe(there[index - 1] ?? null);
    }
  });
});

test('Right leads into a node and Left out of it, and nothing leads into a fold', () => {
  forTrees(100, { nodes: 40 }, ({ tree }) => {
    const open = whole(tree, {});
    const shut = whole(tree, { isFolded: () => true });
    for (const node of tree.nodes()) {
      expect(press(open, node, 'ArrowRight')).toBe(tree.isLeaf(node) ? null : tree.child(node, 0));
      expect(press(open, node, 'ArrowLeft')).toBe(node === ROOT ? null : tree.parent(node));
    }
    for (const key of ['ArrowRight', 'ArrowDown']) expect(press(shut, ROOT, key)).toBeNull();
  });
});

function whole(tree: GameTree, but: Partial<Walkable>): Walkable {
  return { tree, isBorn: () => true, isFolded: () => false, ...but };
}

test('where siblings stand in order of visits, Down and Up walk in that order', () => {
  const { run } = searchGame(placed(openingSetting('tic-tac-toe')), 'mcts', DEFAULT_RULES, {
    ...NO_LIMITS,
    iterations: 60,
  });
  const { tree, rank } = siblingOrder(run, run.length, { siblings: 'visits' })!;
  expect(rank).not.toEqual(Int32Array.from(run.tree.nodes()));
  const walkable = { ...whole(tree, {}), rank };
  const there = allThere(walkable);
  expect(there).toEqual(run.tree.nodes().toSorted((a, b) => rank[a]! - rank[b]!));
  for (const [index, node] of there.entries()) {
    expect(press(walkable, node, 'ArrowDown')).toBe(there[index + 1] ?? null);
    expect(press(walkable, node, 'ArrowUp')).toBe(there[index - 1] ?? null);
    const items = treeItems(walkable, [], node);
    expect(items).toEqual(items.toSorted((a, b) => rank[a]! - rank[b]!));
  }
});
