/** A search that begins between bounds of the reader's: whose they are, and what holds of every tree. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordGrown } from '../../src/core/run/recordGrowing.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { readSearchSetting } from '../../src/core/search/readSearchSetting.ts';
import { isUnlimited } from '../../src/core/search/searchLimits.ts';
import {
  DEFAULT_RULES,
  isSameLimits,
  NO_LIMITS,
  printSearchSetting,
} from '../../src/core/search/searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';
import { lookFrom } from '../support/reachOracle.ts';

const MAIN_EXAMPLE = treeOfRecord(publishedRecord('thu-fig-3-10'));

function searched(
  tree: GameTree,
  window: SearchWindow,
  rules = DEFAULT_RULES,
  algorithm: 'alpha-beta' | 'pvs' = 'alpha-beta',
) {
  return recordLimited(tree, algorithm, rules, { ...NO_LIMITS, window });
}

function leavesOf(run: AnyRun): ReadonlySet<NodeId> {
  return new Set(run.eventsOf('leaf').map((step) => run.nodeAt(step)));
}

describe('the root window', () => {
  test('a value that is α itself is a bound, as one below it', () => {
    const run = searched(MAIN_EXAMPLE, { alpha: 1, beta: 2 });
    expect(run.rangeAt(ROOT, run.length)).toEqual({ low: -Infinity, high: 1 });
  });

  test('is nobody’s, at the root and wherever it is handed down', () => {
    const window = { alpha: -3, beta: 0 };
    const run = searched(MAIN_EXAMPLE, window);
    for (let step = 1; step <= run.length; step += 1)
      for (const { window: held, alphaOwner, betaOwner } of run.callStackAt(step)) {
        if (held.alpha === window.alpha) expect(alphaOwner).toBeNull();
        if (held.beta === window.beta) expect(betaOwner).toBeNull();
      }
    const [cut] = run.eventsOf('cutoff');
    expect(run.event(cut!)).toMatchObject({ owner: null, reach: 'none' });
  });

  test.each([
    ['2..5', { alpha: 2, beta: 5 }],
    ['-3..0', { alpha: -3, beta: 0 }],
    ['-inf..3', { alpha: -Infinity, beta: 3 }],
    ['-1.5..inf', { alpha: -1.5, beta: Infinity }],
    ['1e21..1e22', { alpha: 1e21, beta: 1e22 }],
  ])('is written %s', (text, window) => {
    const limits = { ...NO_LIMITS, window };
    expect(readSearchSetting('window', text)).toEqual(window);
    expect(readSearchSetting('window', printSearchSetting(window))).toEqual(window);
    expect([isUnlimited(limits), isSameLimits(limits, NO_LIMITS)]).toEqual([false, false]);
    expect(isSameLimits(limits, { ...NO_LIMITS, window: { ...window } })).toBe(true);
  });

  test.each(['', '2', '2..', '..5', '5..2', '2..2', '2...5', 'a..b', 'inf..-inf', 'NaN..3', '1..2..3'])(
    'is not %j',
    (text) => expect(readSearchSetting('window', text)).toBeUndefined(),
  );

  test('is none where none is typed', () => {
    expect([readSearchSetting('window', 'all'), printSearchSetting(null)]).toEqual([null, 'all']);
  });
});

/** The definition: the value of the whole tree. */
function trueValueOf(tree: GameTree, node: NodeId): number {
  if (tree.isLeaf(node)) return tree.value(node);
  const values = tree.children(node).map((child) => trueValueOf(tree, child));
  return tree.kindName(node) === 'max' ? Math.max(...values) : Math.min(...values);
}

/** The definition of the search: fail-soft, cut on equality. */
function playedOut(tree: GameTree, node: NodeId, { alpha, beta }: SearchWindow, seen: NodeId[]): number {
  if (tree.isLeaf(node)) {
    seen.push(node);
    return tree.value(node);
  }
  const isMax = tree.kindName(node) === 'max';
  let best = isMax ? -Infinity : Infinity;
  for (const child of tree.children(node)) {
    const window = isMax ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) };
    const value = playedOut(tree, child, window, seen);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (isMax ? best >= beta : best <= alpha) break;
  }
  return best;
}

describe('on random trees', () => {
  test('a value inside comes out, one at or beyond an end as a bound, with some of the leaves', () => {
    forTreesAndRulesInTurn(
      { long: 3_000, usual: 375 },
      { nodes: 60, chance: false },
      ({ tree, random }, rules) => {
        const value = trueValueOf(tree, ROOT);
        const whole = leavesOf(recordTrace(tree, 'alpha-beta', rules));
        const values = [-Infinity, ...tree.leaves().map((leaf) => tree.value(leaf)), -1, 4.5, Infinity];
        for (let turn = 0; turn < 4; turn += 1) {
          const [alpha, beta] = [random.pick(values), random.pick(values)];
          if (!(alpha < beta)) continue;
          const window = { alpha, beta };
          naming(
            () => `window (${alpha}, ${beta})`,
            () => {
              const run = searched(tree, window, rules);
              const found = run.result.ok ? run.result.value : Number.NaN;
              const { kindOfValue } = run;
              if (value > alpha && value < beta) expectSame([found, kindOfValue], [value, 'exact']);
              else if (value <= alpha) expectSame(found >= value && found <= alpha, true);
              else expectSame(found <= value && found >= beta, true);
              if (kindOfValue === 'exact') expectSame(found, value);
              if (kindOfValue === 'upper') expectSame(value <= found, true);
              if (kindOfValue === 'lower') expectSame(value >= found, true);
              const { low, high } = run.rangeAt(ROOT, run.length);
              expectSame(low <= value && value <= high, true);
              if (rules.bounds === 'all' && rules.cutoff === 'equal')
                for (const leaf of leavesOf(run)) expectSame(whole.has(leaf), true);
            },
          );
        }
      },
    );
  });

  test('to a depth it is so of the value there, whoever hands windows down', () => {
    forTreesAndRulesInTurn({ long: 3_000, usual: 250 }, { nodes: 60, chance: false }, (sample, rules) => {
      const { random } = sample;
      const tree = judgedAtRandom(sample.tree, random);
      const depth = random.below(4);
      const { value } = lookFrom(tree, ROOT, { depth, quiet: 'none', most: null, checks: [] });
      const values = [-Infinity, ...tree.leaves().map((leaf) => tree.value(leaf)), -1, 4.5, Infinity];
      const [alpha, beta] = [random.pick(values), random.pick(values)];
      if (!(alpha < beta)) return;
      for (const algorithm of ['alpha-beta', 'pvs'] as const)
        naming(
          () => `${algorithm}, depth ${depth}, window (${alpha}, ${beta})`,
          () => {
            const limits = { ...NO_LIMITS, depth, window: { alpha, beta } };
            const { result } = recordLimited(tree, algorithm, rules, limits);
            const found = result.ok ? result.value : Number.NaN;
            if (value > alpha && value < beta) expectSame(found, value);
            else if (value <= alpha) expectSame(found >= value && found <= alpha, true);
            else expectSame(found <= value && found >= beta, true);
          },
        );
    });
  });

  test('every event is that of the definition, drawn and grown', () => {
    forTreesAndRulesInTurn({ long: 3_000, usual: 150 }, { nodes: 60, chance: false }, ({ tree, random }) => {
      const values = [-Infinity, ...tree.leaves().map((leaf) => tree.value(leaf)), Infinity];
      const [alpha, beta] = [random.pick(values), random.pick(values)];
      if (!(alpha < beta)) return;
      const seen: NodeId[] = [];
      const value = playedOut(tree, ROOT, { alpha, beta }, seen);
      const run = searched(tree, { alpha, beta });
      expectSame(run.result, { ok: true, value });
      expectSame(
        run.eventsOf('leaf').map((step) => run.nodeAt(step)),
        seen,
      );
      const limits = { ...NO_LIMITS, window: { alpha, beta } };
      const grown = recordGrown(tree, 'alpha-beta', DEFAULT_RULES, limits);
      expectSame([grown.length, grown.result], [run.length, run.result]);
    });
  });

  test('without a window typed it is the plain run', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 60 }, ({ tree }, rules) => {
      const [plain, limited] = [recordTrace(tree, 'alpha-beta', rules), searched(tree, FULL_WINDOW, rules)];
      expectSame(limited.length, plain.length);
      for (let step = 1; step <= plain.length; step += 1) expectSame(limited.event(step), plain.event(step));
    });
  });
});
