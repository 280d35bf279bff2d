/** The complete tree of tic-tac-toe, which the worker makes because it is too large to be drawn. */
import { describe, expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { readSetting } from '../../src/games/readSetting.ts';
import { placed } from '../../src/games/setting.ts';
import { unfold } from '../../src/games/unfold.ts';
import type { MadePart } from '../../src/session/tasks/madeTree.ts';
import { stepsOf } from '../../src/session/tasks/tasks.ts';
import { treeInSteps } from '../../src/session/treeInSteps.ts';
import { expectSame } from '../support/forTrees.ts';

const { setting: given } = readSetting('tic-tac-toe', new Map());

function madeOf(symmetry: boolean, nodes: number, isOnPage = false) {
  const setting = { ...given, form: 'tree', depth: null, symmetry } as const;
  const steps = stepsOf('gameTree', { setting, nodes }, isOnPage, () => {});
  let last: MadePart | null = null;
  for (let step = steps.next(); step.done !== true; step = steps.next()) last = step.value.part;
  if (last === null) return null;
  const { made } = structuredClone({ made: (last as MadePart).made });
  return [...treeInSteps(made)].at(-1)?.part?.tree ?? null;
}

describe('with every move apart', () => {
  const tree = madeOf(false, 549_946);
  if (tree === null) throw new Error('no tree was made');

  test('has 549,946 nodes, with the moves as names of the edges', () => {
    expect(tree.size).toBe(549_946);
    expect(tree.leafCount).toBe(255_168);
    expect(tree.children(0 as NodeId).map((child) => tree.move(child))).toHaveLength(9);
    expect(new Set(tree.columns.move).size).toBe(10);
  });

  // Counted without a tree as well, by the searches that pause: see tests/games/searchFigures.test.ts.
  test.each([
    ['minimax', 'equal', 549_946],
    ['alpha-beta', 'equal', 18_297],
    ['alpha-beta', 'strict', 146_120],
  ] as const)('%s with cutoffs at %s enters %i', (algorithm, cutoff, entered) => {
    const run = recordTrace(tree, algorithm, { ...DEFAULT_RULES, cutoff });
    expect(run.tallyAt(run.length).entered).toBe(entered);
  });
});

test('with symmetric moves once is the tree that the page unfolds', () => {
  const setting = { ...given, form: 'tree', depth: null, symmetry: true } as const;
  const unfolded = unfold(placed(setting).game, Infinity, { byEval: false, symmetryOnce: true });
  if (!unfolded.ok) throw new Error('the tree is too large');
  const tree = madeOf(true, unfolded.tree.size);
  expectSame(tree?.columns, unfolded.tree.columns);
});

test('is not made by the page itself', () => {
  expect(madeOf(false, 549_946, true)).toBeNull();
});
