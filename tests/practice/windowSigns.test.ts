import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { treeOf } from '../support/sketch.ts';
import { alternating, TEXTBOOK_TREE } from './deepTree.ts';
import { said } from './saidOf.ts';

/** Nodes of the textbook's tree: B, C and D. */
const [B, C, D] = [1, 5, 9] as NodeId[];

describe('in windows', () => {
  const part: Part = { kind: 'windows', nodes: [B!, C!, D!] };

  test('α changed at a MIN node', () => {
    const tree = treeOf(
      alternating([
        [
          [7, 5],
          [6, 1],
        ],
      ]),
    );
    const second = tree.child(tree.child(ROOT, 0), 1);
    const nodes = tree.nodes().filter((node) => !tree.isLeaf(node));
    const changed = (window: { alpha: number; beta: number }) =>
      said(tree, { kind: 'windows', nodes }, ({ windows }) => ({
        windows: new Map(windows).set(second, window),
      })).names;
    expect(rightWindow(tree, second)).toEqual({ alpha: -Infinity, beta: 7 });
    expect(changed({ alpha: 4, beta: 7 })).toEqual(['bound-of-other-side']);
    // A bound that was not handed down is not one that the wrong side moved.
    expect(changed({ alpha: -Infinity, beta: Infinity })).not.toContain('bound-of-other-side');
  });

  test('what the sibling before held when it returned', () => {
    const tree = treeOf(
      alternating([
        [5, 6],
        [
          [7, 8],
          [9, 4],
        ],
      ]),
    );
    const deep = tree.child(tree.child(ROOT, 1), 1);
    const nodes = tree.nodes().filter((node) => !tree.isLeaf(node));
    const { names, findings } = said(tree, { kind: 'windows', nodes }, ({ windows }) => ({
      windows: new Map(windows).set(deep, { alpha: 8, beta: Infinity }),
    }));
    expect(names).toEqual(['window-of-sibling']);
    expect(findings[0]!.place.node).toBe(deep);
  });

  test('β changed at a MAX node', () => {
    const { names, findings } = said(TEXTBOOK_TREE, part, ({ windows }) => ({
      windows: new Map(windows).set(D!, { alpha: 3, beta: 12 }),
    }));
    expect(names).toEqual(['bound-of-other-side']);
    expect(findings[0]!.place.node).toBe(D);
  });

  test('an α that is not handed down at a MIN node is nobody changing it', () => {
    const tree = treeOf(
      alternating([
        [5, 6],
        [
          [7, 8],
          [9, 4],
        ],
      ]),
    );
    const deep = tree.child(tree.child(ROOT, 1), 1);
    expect(rightWindow(tree, deep)).toEqual({ alpha: 5, beta: 8 });
    const nodes = tree.nodes().filter((node) => !tree.isLeaf(node));
    const { names } = said(tree, { kind: 'windows', nodes }, ({ windows }) => ({
      windows: new Map(windows).set(deep, { alpha: -Infinity, beta: 8 }),
    }));
    expect(names).toEqual(['slip']);
  });

  function rightWindow(tree: GameTree, node: NodeId) {
    const exercise = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts: [] } as const;
    return rightAnswer(exercise).answer.windows.get(node);
  }
});
