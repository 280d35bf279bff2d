import { describe, expect, test } from 'vitest';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { FULL_WINDOW } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { answerOfRun } from '../../src/practice/answer.ts';
import { rightRun } from '../../src/practice/methods/methods.ts';
import { MISTAKES, mistakenSearch } from '../../src/practice/methods/mistakenSearch.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { evaluatedLeaves, stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, forTreesAndRules } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { DEEP_TREE, TEXTBOOK_TREE } from './deepTree.ts';
import { methodRuns } from './methodRuns.ts';
import { plainSearch } from './plainSearch.ts';

const SOFT_RULES = EVERY_RULE.filter(({ value }) => value === 'soft');

function rowsOf(run: BoundsRun): unknown[] {
  return stepsOf(run).map((step) => [run.event(step), run.stateAt(run.nodeAt(step), step)]);
}

function windowsOf(run: BoundsRun): Map<number, { alpha: number; beta: number }> {
  const entered = stepsOf(run).filter((step) => run.kindAt(step) === 'enter');
  return new Map(entered.map((step) => [run.nodeAt(step), run.entryWindowAt(run.nodeAt(step), step)]));
}

describe('the search with a mistake', () => {
  test('is, without one, alpha-beta event for event', () => {
    forTreesAndRules(
      2000,
      { nodes: 120, halting: true },
      ({ tree }, rules) => {
        const right = recordTrace(tree, 'alpha-beta', rules);
        const same = recordTrace(tree, 'alpha-beta', rules, mistakenSearch('none'));
        expectSame(rowsOf(same), rowsOf(right));
        expectSame(same.result.ok, right.result.ok);
      },
      SOFT_RULES,
    );
  });

  test('is, without one, Star1 event for event where windows pass through chance nodes', () => {
    const through = { windows: 'through' as const, estimateOf: () => Number.NaN, root: FULL_WINDOW };
    forTreesAndRules(
      1000,
      { nodes: 120, halting: true },
      ({ tree }, rules) => {
        const right = recordTrace(tree, 'star1', rules);
        const same = recordTrace(tree, 'star1', rules, mistakenSearch('none', through));
        expectSame(rowsOf(same), rowsOf(right));
        expectSame(same.result.ok, right.result.ok);
      },
      SOFT_RULES,
    );
  });

  test.each(MISTAKES)('does what the definition of the mistake says: %s', (mistake) => {
    forTreesAndRules(
      1000,
      { nodes: 100 },
      ({ tree, root }, rules) => {
        const run = recordTrace(tree, 'alpha-beta', rules, mistakenSearch(mistake));
        const { value, leaves, windows } = plainSearch(root, rules, mistake);
        expectSame(evaluatedLeaves(run), leaves);
        expectSame(windowsOf(run), windows);
        expectSame(run.result, { ok: true, value });
      },
      SOFT_RULES,
    );
  });

  test('keeps to fail-soft where the exercise has another value rule', () => {
    forTreesAndRules(300, { nodes: 60 }, ({ tree }, rules) => {
      const task = { tree, algorithm: 'alpha-beta', rules } as const;
      const names = ['never-inherits', 'global-bounds', 'swapped-tests'] as const;
      const soft = methodRuns({ ...task, rules: { ...rules, value: 'soft' } }, names);
      for (const [name, methodRun] of methodRuns(task, names))
        expectSame(evaluatedLeaves(methodRun.run), evaluatedLeaves(soft.get(name)!.run));
    });
  });
});

const SEVEN = [
  'parent-only',
  'other-equality',
  'never-inherits',
  'right-to-left',
  'alpha-zero',
  'global-bounds',
  'swapped-tests',
] as const;

describe('the tree that separates all methods', () => {
  const RULES: Partial<Record<MethodName | 'right', SearchRules>> = {
    right: DEFAULT_RULES,
    'other-equality': { ...DEFAULT_RULES, cutoff: 'strict' },
    'parent-only': { ...DEFAULT_RULES, bounds: 'parent' },
  };
  const task = { tree: DEEP_TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;

  test.each([
    ['right', 13],
    ['other-equality', 15],
    ['parent-only', 14],
  ] as const)('%s: %i leaves', (name, count) => {
    const run = recordTrace(DEEP_TREE, 'alpha-beta', RULES[name]!);
    expect(run.result).toEqual({ ok: true, value: 3 });
    expect(evaluatedLeaves(run)).toHaveLength(count);
  });

  test('has another list of evaluated leaves for each of seven, and none of them the right one', () => {
    const right = rightRun(task);
    const lists = new Map<string, string>([['right', String(answerOfRun(right).leafOrder)]]);
    const runs = methodRuns(task);
    for (const name of SEVEN) lists.set(name, String(answerOfRun(runs.get(name)!).leafOrder));
    expect(lists.size).toBe(8);
    expect(new Set(lists.values()).size).toBe(8);
  });

  test('has a leaf more for whose root passes no window on, and others than who never inherits one', () => {
    const leavesOf = (tree: GameTree, name: MethodName) => {
      const { leafOrder } = answerOfRun(methodRuns({ ...task, tree }).get(name)!);
      return leafOrder.map((leaf) => tree.leaves().indexOf(leaf));
    };
    // All of the textbook's tree: below a root of two plies nobody else hands anything on.
    expect(leavesOf(TEXTBOOK_TREE, 'open-root')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(leavesOf(TEXTBOOK_TREE, 'never-inherits')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(leavesOf(DEEP_TREE, 'open-root')).toEqual([0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(leavesOf(DEEP_TREE, 'never-inherits')).toHaveLength(16);
  });

  test('has a later move that returns 3, so that the last of equals is another move', () => {
    const right = answerOfRun(rightRun(task));
    const last = answerOfRun(methodRuns(task).get('last-of-equals')!);
    expect(last.leafOrder).toEqual(right.leafOrder);
    expect(last.values).toEqual(right.values);
    const run = recordTrace(DEEP_TREE, 'alpha-beta', DEFAULT_RULES);
    const returned = DEEP_TREE.children(ROOT).map((child) => run.stateAt(child, run.length).value);
    const isTied = returned.lastIndexOf(3) !== returned.indexOf(3);
    expect(last.move === right.move).toBe(!isTied);
    expect(right.move).toBe(run.bestMoveAt(run.length));
  });
});

describe('the last of equals', () => {
  test('is right in everything but the move and the line, and there where a later child returns as much', () => {
    let different = 0;
    forTreesAndRules(400, { nodes: 60 }, ({ tree }, rules) => {
      const name = 'last-of-equals';
      const methodRun = methodRuns({ tree, algorithm: 'alpha-beta', rules }, [name]).get(name);
      const isDecision = tree.kindName(ROOT) === 'max' || tree.kindName(ROOT) === 'min';
      expectSame(methodRun !== undefined, isDecision);
      if (methodRun === undefined) return;
      const right = answerOfRun(rightRun({ tree, algorithm: 'alpha-beta', rules }));
      const last = answerOfRun(methodRun);
      expectSame({ ...last, move: null, line: [] }, { ...right, move: null, line: [] });
      const { run } = methodRun;
      const value = run.result.ok ? run.result.value : Number.NaN;
      const equals = tree.children(ROOT).filter((child) => run.stateAt(child, run.length).value === value);
      expectSame(last.move, equals.at(-1) ?? right.move);
      if (last.move !== right.move) different += 1;
    });
    expect(different).toBeGreaterThan(ofCases(100));
  });
});
