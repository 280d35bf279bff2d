import { describe, expect, test } from 'vitest';
import { setLabel } from '../../src/core/edit/fields.ts';
import { addChild, duplicateNode, moveNode, removeNode } from '../../src/core/edit/structure.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';

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
