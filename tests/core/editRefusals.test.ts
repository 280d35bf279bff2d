import { describe, expect, test } from 'vitest';
import type { Edited } from '../../src/core/edit/edited.ts';
import { setLabel, setValue } from '../../src/core/edit/fields.ts';
import { setValuesOfPly } from '../../src/core/edit/ply.ts';
import { addChild, duplicateNode, moveNode, removeNode } from '../../src/core/edit/structure.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';

describe('a value outside the bounds declared', () => {
  const outsideOf = (edited: Edited) => {
    if (edited.ok || edited.refusal !== 'outside-bounds')
      throw new Error('the edit is not refused for bounds');
    return edited.outside;
  };
  const LEAF = 2 as NodeId;

  test.each([
    ['leaves 0..1; (0.5 0.7)', 5, 'leaves 0..5; 0.5 5'],
    ['leaves 0..1; (0.5 0.7)', -0.25, 'leaves -0.25..1; 0.5 -0.25'],
    ['leaves 0..1; (0.5 0.7)', Infinity, 'leaves 0..inf; 0.5 inf'],
    ['leaves 0..inf; (0.5 0.7)', -1, 'leaves -1..inf; 0.5 -1'],
    ['leaves 0..1; chance(1/2*0.5 1/2*0.7)', 5, 'leaves 0..5; chance(1/2*0.5 1/2*5)'],
  ])('is refused with the leaf, and with the edit that moves them: %s, %d', (text, value, allowed) => {
    const tree = read(text);
    const outside = outsideOf(setValue(tree, LEAF, value));
    expect(outside).toMatchObject({ before: tree, leaf: tree.key(LEAF), value });
    expect(outside.allowed.selected).toBe(tree.key(LEAF));
    expect(printTree(outside.allowed.tree)).toBe(allowed);
    expect(printTree(tree)).toBe(printTree(read(text)));
  });

  test('is found among those of a ply, and bounds that hold all of them mend it', () => {
    const tree = read('leaves 0..1; (0.5 0.7 0)');
    const outside = outsideOf(setValuesOfPly(tree, 1, [1, -3, 9], ROOT));
    expect(outside).toMatchObject({ leaf: tree.key(LEAF), value: -3 });
    expect(printTree(outside.allowed.tree)).toBe('leaves -3..9; 1 -3 9');
  });

  test('is none at an end, unknown, or without bounds; and edits of the shape keep them', () => {
    const tree = read('leaves 0..1; (0.5 0.7)');
    for (const value of [0, 1, Number.NaN]) expect(setValue(tree, LEAF, value).ok).toBe(true);
    expect(setValue(read('(1 2)'), LEAF, 1e9).ok).toBe(true);
    for (const edited of [addChild(tree, LEAF), duplicateNode(tree, LEAF), removeNode(tree, LEAF)])
      expect(edited.ok && edited.tree.leafBounds).toEqual([0, 1]);
  });
});

describe('what cannot be done is refused by name', () => {
  test('the root stays', () => {
    const tree = read('(3 4)');
    for (const edit of [removeNode, duplicateNode])
      expect(edit(tree, ROOT)).toMatchObject({ refusal: 'root-stays' });
    expect(moveNode(tree, ROOT, 1 as NodeId, 0)).toMatchObject({ refusal: 'root-stays' });
  });

  test('a subtree cannot go into itself', () => {
    expect(moveNode(read('((3) 4)'), 1 as NodeId, 2 as NodeId, 0)).toMatchObject({ refusal: 'into-itself' });
  });

  test('limits are named with the count found', () => {
    const wide = read(`(${Array.from({ length: 10_000 }, () => '1').join(' ')})`);
    expect(addChild(wide, ROOT)).toMatchObject({ refusal: 'limit-children', number: 10_001 });
    const deep = read(`${'('.repeat(1000)}1${')'.repeat(1000)}`);
    expect(addChild(deep, 1000 as NodeId)).toMatchObject({ refusal: 'limit-depth', number: 1001 });
    expect(setLabel(wide, ROOT, 'x'.repeat(1001))).toMatchObject({ refusal: 'limit-label', number: 1001 });
  });
});

function read(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}
