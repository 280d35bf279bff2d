import { describe, expect, test } from 'vitest';
import type { Edited } from '../../src/core/edit/edited.ts';
import { setProbabilities, setSide } from '../../src/core/edit/fields.ts';
import { addChild, removeNode } from '../../src/core/edit/structure.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseProbability } from '../../src/core/tree/probability.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';

describe('probabilities', () => {
  test.each<[string, string, (tree: GameTree) => Edited]>([
    ['a newcomer gets an even share', 'chance(1/3*1 1/3*2 1/3*?)', (tree) => addChild(tree, ROOT)],
    [
      'those that stay keep their proportions',
      'chance(0.25*1 0.75*2)',
      (tree) => removeNode(tree, 3 as NodeId),
    ],
    ['a new chance node is even', 'chance(1/3*1 1/3*2 1/3*3)', (tree) => setSide(tree, ROOT, 'chance')],
    ['a decision has none', '1 2', (tree) => setSide(tree, ROOT, 'max')],
  ])('%s', (_what, expected, edit) => {
    const before = new Map([
      ['chance(1/3*1 1/3*2 1/3*?)', 'chance(1/2*1 1/2*2)'],
      ['chance(0.25*1 0.75*2)', 'chance(0.1*1 0.3*2 0.6*3)'],
      ['chance(1/3*1 1/3*2 1/3*3)', '1 2 3'],
      ['1 2', 'chance(1/2*1 1/2*2)'],
    ]).get(expected);
    expect(printTree(treeOf(edit(read(before ?? ''))))).toBe(expected);
  });

  test('are set all at once, and stay as they were typed', () => {
    const tree = read('chance(1/2*1 1/2*2)');
    const typed = ['.30', '7/10'].map((text) => parseProbability(text)!);
    expect(printTree(treeOf(setProbabilities(tree, ROOT, typed)))).toBe('chance(.30*1 7/10*2)');
    expect(setProbabilities(tree, ROOT, typed.slice(1))).toMatchObject({ refusal: 'wrong-count' });
  });
});

function treeOf(edited: Edited): GameTree {
  if (!edited.ok) throw new Error(edited.refusal);
  return edited.tree;
}

function read(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}
