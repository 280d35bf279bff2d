/** Every edit against the same edit made by hand on nested objects. */
import { describe, expect, test } from 'vitest';
import type { Edited } from '../../src/core/edit/edited.ts';
import { alternateBelow, setLabel, setMove, setSide, setValue } from '../../src/core/edit/fields.ts';
import { addChildToPly, leavesOfPly, setSideOfPly, setValuesOfPly } from '../../src/core/edit/ply.ts';
import {
  addChild,
  addSibling,
  duplicateNode,
  moveNode,
  removeNode,
  shiftNode,
} from '../../src/core/edit/structure.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { everyNode, faultsOf, find, type Nested, nested, parentOf } from '../support/nestedModel.ts';

/** What an edit makes of the tree, by wider bounds where the value asks for them. */
function treeOf(edited: Edited): GameTree {
  if (!edited.ok && edited.refusal === 'outside-bounds') return edited.outside.allowed.tree;
  if (!edited.ok) throw new Error(edited.refusal);
  return edited.tree;
}

/** The edit of a random node of random trees equals the edit by hand, and the result is a sound tree. */
function law(
  edit: (tree: GameTree, node: NodeId) => Edited,
  byHand: (root: Nested, key: string, tree: GameTree, node: NodeId) => void,
  suits: (tree: GameTree, node: NodeId) => boolean = () => true,
): void {
  let checked = 0;
  forTrees(1500, { nodes: 40, halting: true }, ({ tree, random }) => {
    const node = random.below(tree.size) as NodeId;
    if (!suits(tree, node)) return;
    const expected = nested(tree);
    byHand(expected, tree.key(node), tree, node);
    const edited = treeOf(edit(tree, node));
    expectSame(withoutNewKeys(nested(edited), tree), withoutNewKeys(expected, tree));
    expect(faultsOf(edited)).toEqual([]);
    checked += 1;
  });
  expect(checked).toBeGreaterThan(ofCases(300));
}

function withoutNewKeys(root: Nested, before: GameTree): Nested {
  const known = new Set(before.nodes().map((node) => before.key(node)));
  for (const node of everyNode(root)) if (!known.has(node.key)) node.key = 'new';
  return root;
}

const isInner = (tree: GameTree, node: NodeId) => !tree.isLeaf(node);
const isNotRoot = (_tree: GameTree, node: NodeId) => node !== ROOT;
const leaf = (value: number): Nested => ({
  key: 'new',
  kind: 'leaf',
  value,
  label: '',
  move: '',
  children: [],
});

/** The opponent of the nearest deciding side above; MAX where there is none. */
function turnAt(tree: GameTree, node: NodeId): 'max' | 'min' {
  const sides = tree.pathTo(tree.parent(node)).map((above) => tree.kindName(above));
  return sides.findLast((kind) => kind === 'max' || kind === 'min') === 'max' ? 'min' : 'max';
}

function emptied(node: Nested): void {
  if (node.children.length === 0) Object.assign(node, { kind: 'leaf', value: Number.NaN });
}

describe('an edit', () => {
  test('adds a child; a leaf becomes the parent of its value', () => {
    law(addChild, (root, key, tree, node) => {
      const at = find(root, key);
      at.children.push(leaf(at.kind === 'leaf' ? at.value : Number.NaN));
      if (at.kind === 'leaf') Object.assign(at, { kind: turnAt(tree, node), value: Number.NaN });
    });
  });

  test('adds a sibling to the right', () => {
    law(
      addSibling,
      (root, key) => {
        const { children } = parentOf(root, key);
        children.splice(children.findIndex((child) => child.key === key) + 1, 0, leaf(Number.NaN));
      },
      isNotRoot,
    );
  });

  test('removes a node and all below it', () => {
    law(
      removeNode,
      (root, key) => {
        const parent = parentOf(root, key);
        parent.children = parent.children.filter((child) => child.key !== key);
        emptied(parent);
      },
      isNotRoot,
    );
  });

  test('doubles a node and all below it', () => {
    law(
      duplicateNode,
      (root, key) => {
        const { children } = parentOf(root, key);
        const copy = structuredClone(find(root, key));
        for (const node of everyNode(copy)) node.key = 'new';
        children.splice(children.findIndex((child) => child.key === key) + 1, 0, copy);
      },
      isNotRoot,
    );
  });

  test('shifts a node among its siblings', () => {
    law(
      (tree, node) => shiftNode(tree, node, 1),
      (root, key) => {
        const { children } = parentOf(root, key);
        const index = children.findIndex((child) => child.key === key);
        children.splice(index, 2, ...children.slice(index, index + 2).reverse());
      },
      isNotRoot,
    );
  });

  test('moves a node anywhere outside itself', () => {
    forTrees(2500, { nodes: 40, halting: true }, ({ tree, random }) => {
      const node = random.below(tree.size) as NodeId;
      const to = random.below(tree.size) as NodeId;
      if (node === ROOT || tree.isWithin(to, node)) return;
      const index = random.below(4);
      const expected = nested(tree);
      const moved = find(expected, tree.key(node));
      const from = parentOf(expected, tree.key(node));
      from.children = from.children.filter((child) => child !== moved);
      const target = find(expected, tree.key(to));
      if (target.kind === 'leaf') Object.assign(target, { kind: turnAt(tree, to), value: Number.NaN });
      target.children.splice(index, 0, moved);
      emptied(from);
      const edited = treeOf(moveNode(tree, node, to, index));
      expectSame(nested(edited), expected);
      expect(faultsOf(edited)).toEqual([]);
    });
  });

  test('sets value, label and move', () => {
    law(
      (tree, node) => setLabel(tree, node, 'L'),
      (root, key) => Object.assign(find(root, key), { label: 'L' }),
    );
    law(
      (tree, node) => setMove(tree, node, 'm'),
      (root, key) => Object.assign(find(root, key), { move: 'm' }),
    );
    law(
      (tree, node) => setValue(tree, node, -7e5),
      (root, key) => Object.assign(find(root, key), { value: -7e5 }),
      (tree, node) => tree.isLeaf(node),
    );
  });

  test('of a value is the tree that is built anew with it', () => {
    forTrees(800, { nodes: 40, halting: true }, ({ tree, random }) => {
      const leaf = random.pick(tree.leaves());
      const value = random.pick([0, -0, 7, -2.5, Infinity, Number.NaN, 1e306, -1e306]);
      const edited = treeOf(setValue(tree, leaf, value));
      expectSame(edited.columns, treeOfRows(rowsOf(edited), edited.leafBounds).columns);
      expect(edited.value(leaf)).toBe(value === 0 ? 0 : value);
    });
  });

  test('sets the side, of one node, of a ply, or alternating below', () => {
    for (const kind of ['max', 'min', 'chance'] as const) {
      law(
        (tree, node) => setSide(tree, node, kind),
        (root, key) => Object.assign(find(root, key), { kind }),
        isInner,
      );
      law(
        (tree, node) => setSideOfPly(tree, tree.depth(node), kind, node),
        (root, _key, tree, node) => {
          for (const other of tree.nodes())
            if (isInner(tree, other) && tree.depth(other) === tree.depth(node))
              Object.assign(find(root, tree.key(other)), { kind });
        },
      );
    }
    const tree = read('max(max(1 chance(1/2*max(2) 0.5*min(3))) 4)');
    expect(printTree(treeOf(alternateBelow(tree, ROOT)))).toBe('(1 chance(1/2*(2) 0.5*(3))) 4');
  });

  test('sets all leaves of a ply at once, or gives each of its nodes a child', () => {
    forTrees(500, { nodes: 40, halting: true }, ({ tree, random }) => {
      const depth = random.below(tree.height + 1);
      const leaves = leavesOfPly(tree, depth);
      const values = leaves.map((_, index) => index);
      const edited = treeOf(setValuesOfPly(tree, depth, values, ROOT));
      expect(leavesOfPly(edited, depth).map((node) => edited.value(node))).toEqual(values);
      expect(setValuesOfPly(tree, depth, [...values, 1], ROOT)).toMatchObject({ refusal: 'wrong-count' });
      const wider = treeOf(addChildToPly(tree, depth, ROOT));
      for (const node of tree.nodes()) {
        const now = wider.nodes().find((other) => wider.key(other) === tree.key(node)) ?? ROOT;
        const isWider = tree.depth(node) === depth;
        expect(wider.childCount(now)).toBe(tree.childCount(node) + (isWider ? 1 : 0));
        // The new child comes last; a leaf's child has the leaf's value.
        const last = wider.childCount(now) > 0 ? wider.child(now, wider.childCount(now) - 1) : now;
        if (isWider) expect(wider.value(last)).toBe(tree.isLeaf(node) ? tree.value(node) : Number.NaN);
      }
      expect(faultsOf(wider)).toEqual([]);
    });
  });
});

function read(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}
