/** A move is named best only if what is known of it reaches the value: against the values of the whole tree. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';

/** The definition: what looking at everything finds. */
function trueValueOf(tree: GameTree, node: NodeId): number {
  if (tree.isLeaf(node)) return tree.value(node);
  const values = tree.children(node).map((child) => trueValueOf(tree, child));
  return tree.kindName(node) === 'max' ? Math.max(...values) : Math.min(...values);
}

function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`no tree: ${text}`);
  return parsed.value;
}

function searched(
  tree: GameTree,
  algorithm: 'alpha-beta' | 'pvs',
  rules: SearchRules,
  [alpha, beta]: readonly [number, number],
): AnyRun {
  return recordLimited(tree, algorithm, rules, { ...NO_LIMITS, window: { alpha, beta } });
}

describe('the best move', () => {
  test.each(['alpha-beta', 'pvs'] as const)(
    'by %s is the one whose own value is the root’s, not an earlier one that came back with a bound',
    (algorithm) => {
      const run = searched(treeOf('((1 -2) (1))'), algorithm, DEFAULT_RULES, [4, 8]);
      const [, second] = run.tree.children(ROOT);
      expect(run.kindOfValue).toBe('exact');
      expect(run.bestMove).toBe(second);
      expect(run.lineAt(run.length)).toEqual([second, run.tree.child(second!, 0)]);
    },
  );

  test('is not one whose value was clamped into the window', () => {
    const run = searched(treeOf('((-5) 4)'), 'alpha-beta', { ...DEFAULT_RULES, value: 'hard' }, [4, 8]);
    expect(run.lineAt(run.length)).toEqual([run.tree.child(ROOT, 1)]);
  });
});

test('on random trees, within any window, at every step, every move of the line is worth what is said', () => {
  let passedOver = 0;
  forTreesAndRulesInTurn(
    { long: 6_000, usual: 1_200 },
    { nodes: 40, chance: false },
    ({ tree, random }, rules) => {
      const ends = [-Infinity, ...tree.leaves().map((leaf) => tree.value(leaf)), 4.5, Infinity];
      const [alpha, beta] = [random.pick(ends), random.pick(ends)];
      if (!(alpha < beta)) return;
      for (const algorithm of ['alpha-beta', 'pvs'] as const)
        naming(
          () => `${algorithm}, window (${alpha}, ${beta})`,
          () => {
            const run = searched(tree, algorithm, rules, [alpha, beta]);
            for (let step = 1; step <= run.length; step += 1) expectLineIsTrue(run, step);
            const { low, high } = run.rangeAt(ROOT, run.length);
            const { kindOfValue } = run;
            const isKnown = kindOfValue === 'exact' && low === high && !tree.isLeaf(ROOT);
            if (isKnown && run.bestMove === null) expectSame('a move', 'none, though the value is known');
            if (run.bestMove !== (run.decidingLineAt(run.length)[0] ?? null)) passedOver += 1;
          },
        );
    },
  );
  expect(passedOver).toBeGreaterThanOrEqual(ofCases(40));
});

/** Each move of the line is worth at least, to whoever makes it, what the node above it holds. */
function expectLineIsTrue(run: AnyRun, step: number): void {
  const { tree } = run;
  let above: NodeId = ROOT;
  for (const node of run.lineAt(step)) {
    const [worth, held] = [trueValueOf(tree, node), run.valueAt(above, step)];
    expectSame(tree.kindName(above) === 'max' ? worth >= held : worth <= held, true);
    above = node;
  }
}
