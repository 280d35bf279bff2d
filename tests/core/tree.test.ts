import { describe, expect, test } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { NO_NODE, ROOT } from '../../src/core/tree/nodeId.ts';
import { TreeBuilder } from '../../src/core/tree/treeBuilder.ts';
import { uniformShapeOf } from '../../src/core/tree/uniformShape.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

describe('a flat tree', () => {
  test('has the nodes, sides and values it was built from, in preorder', () => {
    forTrees(300, { halting: true }, ({ tree, nodes }) => {
      expectSame(tree.size, nodes.length);
      for (const [id, plain] of nodes.entries()) {
        const node = id as NodeId;
        expectSame(
          [tree.kindName(node), tree.value(node), tree.parent(node), tree.childIndex(node), tree.depth(node)],
          [plain.kind, plain.value, plain.parent?.id ?? NO_NODE, plain.index, plain.path().length - 1],
        );
        expectSame(
          tree.children(node),
          plain.children.map((child) => child.id),
        );
        expectSame(
          tree.pathTo(node),
          plain.path().map((ancestor) => ancestor.id),
        );
      }
    });
  });

  test('keeps a subtree together, and its leaves', () => {
    forTrees(150, {}, ({ tree, nodes, root }) => {
      expectSame(
        [tree.leafCount, tree.height],
        [root.leaves().length, Math.max(...nodes.map((n) => n.path().length)) - 1],
      );
      for (const [rank, leaf] of root.leaves().entries()) expectSame(tree.leafIndex(leaf.id as NodeId), rank);
      for (const plain of nodes) {
        const node = plain.id as NodeId;
        const within = tree.nodes().filter((other) => tree.isWithin(other, node));
        expectSame(
          within,
          plain.everyNode().map(({ id }) => id),
        );
        expectSame(tree.leavesBetween(node, tree.subtreeEnd(node)), plain.leaves().length);
      }
    });
  });

  test('keeps the probabilities of outcomes as whole shares', () => {
    forTrees(500, {}, ({ tree, nodes }) => {
      for (const plain of nodes) {
        if (plain.parent?.kind !== 'chance') continue;
        const [share, whole] = [tree.weight(plain.id as NodeId), tree.denominator(plain.parent.id as NodeId)];
        expectSame([share, whole], [plain.share, plain.parent.shares]);
      }
    });
  });

  test('gives every node a key of its own', () => {
    forTrees(100, {}, ({ tree }) => {
      expect(new Set(tree.nodes().map((node) => tree.key(node))).size).toBe(tree.size);
    });
  });

  test('knows whether it has chance nodes and unknown leaves', () => {
    forTrees(300, { halting: true }, ({ tree, nodes }) => {
      expectSame(
        [tree.hasChance, tree.hasUnknown],
        [
          nodes.some(({ kind }) => kind === 'chance'),
          nodes.some(({ kind, value }) => kind === 'leaf' && Number.isNaN(value)),
        ],
      );
    });
  });

  test('has no −0: it becomes 0', () => {
    expect(Object.is(treeOf(-0).value(ROOT), 0)).toBe(true);
  });

  test('takes any text as a label, also "__proto__"', () => {
    const builder = new TreeBuilder();
    builder.open('max', { label: '__proto__' });
    builder.leaf(1, { label: 'constructor', move: 'toString' });
    builder.close();
    const tree = builder.finish();
    const leaf = tree.child(ROOT, 0);
    expect([tree.label(ROOT), tree.label(leaf), tree.move(leaf)]).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ]);
  });
});

describe('building a tree', () => {
  /** What is called on a builder, in order. */
  const build = (calls: string) => {
    const builder = new TreeBuilder();
    for (const call of calls.split(' ')) {
      if (call === 'max' || call === 'min' || call === 'chance') builder.open(call);
      else if (call === 'close') builder.close();
      else if (call === 'finish') builder.finish();
      else builder.leaf(Number(call));
    }
  };

  test.each([
    ['an inner node has no children', 'max close'],
    ['more is closed than was opened', '1 close'],
    ['there are two roots', '1 2'],
    ['a node is still open', 'min 1 finish'],
    ['there is no node', 'finish'],
    ['an outcome has no probability', 'chance 1 close finish'],
  ])('is refused when %s', (_why, calls) => {
    expect(() => build(calls)).toThrow();
  });

  test('is not refused otherwise', () => {
    expect(() => build('max 1 min 2 3 close close finish')).not.toThrow();
  });
});

describe('a uniform tree', () => {
  test.each<[string, Sketch, { branching: number; depth: number } | null]>([
    ['two plies of two', { max: [{ min: [1, 2] }, { min: [3, 4] }] }, { branching: 2, depth: 2 }],
    ['a MIN root', { min: [{ max: [1, 2] }, { max: [3, 4] }] }, { branching: 2, depth: 2 }],
    ['one move after another', { max: [{ min: [1] }] }, { branching: 1, depth: 2 }],
    ['a single leaf is none', 1, null],
    ['leaves at different depths are none', { max: [1, { min: [3, 4] }] }, null],
    ['different numbers of moves are none', { max: [{ min: [1, 2] }, { min: [3] }] }, null],
    ['two plies of one side are none', { max: [{ max: [1, 2] }, { max: [3, 4] }] }, null],
    ['chance is none', { max: [{ chance: [['1', 2]] }] }, null],
  ])('is known by its shape: %s', (_what, sketch, shape) => {
    expect(uniformShapeOf(treeOf(sketch))).toEqual(shape);
  });
});
