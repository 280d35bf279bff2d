/** A search whose windows begin with the declared bounds of the leaves finds what it would find without them. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordGrown } from '../../src/core/run/recordGrowing.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { CHANCE } from '../../src/core/tree/nodeKind.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { mistakenSearch } from '../../src/practice/methods/mistakenSearch.ts';
import { EVERY_RULE, expectSame, forTrees, forTreesAndRules } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { windowFor } from '../support/rootWindow.ts';

const KNOWN: SearchRules = { ...DEFAULT_RULES, begin: 'leaves' };
const EVERY_KNOWN: readonly SearchRules[] = EVERY_RULE.map((rules) => ({ ...rules, begin: 'leaves' }));
const FEW_LEAVES = { nodes: 60, chance: false };

function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** An exam of a course on AI: all leaves are known to be whole numbers from 1 to 6. */
const EXAM = treeOf('leaves 1..6; (1 5 4)(3 2 6)(6 4 2)');

function leavesOf(run: AnyRun): readonly number[] {
  return run.eventsOf('leaf').map((step) => run.tree.leafIndex(run.nodeAt(step)));
}

/** The tree with the tightest bounds of its leaves, or looser ones. */
function declared(tree: GameTree, slack: number): GameTree {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return tree.withBounds([Math.min(...values) - slack, Math.max(...values) + slack]);
}

describe('known bounds of the leaves', () => {
  test.each(['alpha-beta', 'pvs'] as const)(
    'leave a node at once that has the least leaf: %s',
    (algorithm) => {
      const run = recordTrace(EXAM, algorithm, KNOWN);
      expect(run.result).toEqual({ ok: true, value: 2 });
      expect([...new Set(leavesOf(run))]).toEqual([0, 3, 4, 5, 6, 7, 8]);
      expect(run.bestMove).toBe(EXAM.child(ROOT, 1));
      expect(run.kindOfValue).toBe('exact');
      const [cut] = run.eventsOf('cutoff');
      expect(run.event(cut!)).toMatchObject({ node: EXAM.child(ROOT, 0), owner: null, pruned: [3, 4] });
      expect(leavesOf(recordTrace(EXAM, algorithm, DEFAULT_RULES)).slice(0, 3)).toEqual([0, 1, 2]);
    },
  );

  test('cut nothing by the strict rule, as nothing lies beyond them', () => {
    const run = recordTrace(EXAM, 'alpha-beta', { ...KNOWN, cutoff: 'strict' });
    expect(leavesOf(run)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('turn with the side whose numbers are written', () => {
    const run = moverRun(recordTrace(EXAM, 'alpha-beta', KNOWN));
    expect(run.entryWindowAt(ROOT)).toEqual({ alpha: 1, beta: 6 });
    expect(run.entryWindowAt(EXAM.child(ROOT, 0))).toEqual({ alpha: -6, beta: -1 });
  });

  test('of one side only leave the other open', () => {
    const run = recordTrace(treeOf('leaves 1..inf; (1 5)(3 2)'), 'alpha-beta', KNOWN);
    expect([run.result, leavesOf(run)]).toEqual([{ ok: true, value: 2 }, [0, 2, 3]]);
  });

  test('begin windows below chance nodes as well, and belong to nobody there', () => {
    const tree = treeOf('leaves 1..6; chance(1/2*(6 5) 1/2*min(1 3))');
    for (const bounds of ['all', 'parent'] as const) {
      const run = recordTrace(tree, 'alpha-beta', { ...KNOWN, bounds });
      expect(run.result).toEqual({ ok: true, value: 3.5 });
      expect(leavesOf(run)).toEqual([0, 2]);
      for (let step = 1; step <= run.length; step += 1)
        for (const frame of run.callStackAt(step))
          expect(
            [frame.alphaOwner, frame.betaOwner].filter(
              (owner) => owner !== null && tree.kind(owner) === CHANCE,
            ),
          ).toEqual([]);
    }
  });

  test('narrow a root window that is given besides', () => {
    const limits = { ...NO_LIMITS, window: { alpha: -3, beta: 4 } };
    const run = recordLimited(EXAM, 'alpha-beta', KNOWN, limits);
    expect(run.entryWindowAt(ROOT)).toEqual({ alpha: 1, beta: 4 });
    const beyond = recordLimited(EXAM, 'alpha-beta', KNOWN, { ...NO_LIMITS, window: { alpha: 7, beta: 9 } });
    expect(beyond.kindOfValue).toBe('upper');
  });

  test('do nothing where none are declared', () => {
    const tree = treeOf('(1 5 4)(3 2 6)(6 4 2)');
    const [known, open] = [KNOWN, DEFAULT_RULES].map((rules) => recordTrace(tree, 'alpha-beta', rules));
    expect(leavesOf(known!)).toEqual(leavesOf(open!));
  });
});

describe('whatever the tree and the rules, known bounds', () => {
  test('change no value, which stays exact, and no leaf is read that is not read without them', () => {
    let saved = 0;
    forTreesAndRules(
      3_000,
      { nodes: 60 },
      ({ tree: bare, seed, value }, rules) => {
        const tree = declared(bare, seed % 3);
        const run = recordTrace(tree, 'alpha-beta', rules);
        expectSame([run.result, run.kindOfValue], [{ ok: true, value }, 'exact']);
        expectSame(run.rangeAt(ROOT, run.length), { low: value, high: value });
        const open = new Set(leavesOf(recordTrace(tree, 'alpha-beta', { ...rules, begin: 'open' })));
        expectSame(
          leavesOf(run).filter((leaf) => !open.has(leaf)),
          [],
        );
        saved += open.size - leavesOf(run).length;
      },
      EVERY_KNOWN,
    );
    expect(saved).toBeGreaterThan(100);
  });

  test('change no value of principal variation search', () => {
    forTrees(3_000, FEW_LEAVES, ({ tree: bare, seed, value }) => {
      const run = recordTrace(declared(bare, seed % 3), 'pvs', KNOWN);
      expectSame([run.result, run.kindOfValue], [{ ok: true, value }, 'exact']);
    });
  });

  test('are the same as a root window of these ends where nothing is left to chance', () => {
    forTrees(1_000, { nodes: 60, chance: false }, ({ tree: bare, seed }) => {
      const tree = declared(bare, seed % 2);
      const [alpha, beta] = tree.leafBounds;
      if (!(alpha < beta)) return;
      const typed = recordLimited(tree, 'alpha-beta', DEFAULT_RULES, {
        ...NO_LIMITS,
        window: { alpha, beta },
      });
      const known = recordTrace(tree, 'alpha-beta', KNOWN);
      expectSame(known.length, typed.length);
      for (let step = 1; step <= known.length; step += 1) expectSame(known.event(step), typed.event(step));
    });
  });

  test('are the same for a tree that grows, and for each pass to a depth', () => {
    forTrees(1_000, { nodes: 60 }, ({ tree: bare, random, seed }) => {
      const tree = declared(judgedAtRandom(bare, random), 0);
      const all = [...tree.nodes()].map((node: NodeId) => tree.staticValue(node)).filter(Number.isFinite);
      const wide = tree.withBounds([
        Math.min(tree.leafBounds[0], ...all),
        Math.max(tree.leafBounds[1], ...all),
      ]);
      const limits = { ...NO_LIMITS, depth: 1 + (seed % 4), deepen: seed % 2 === 0 };
      const [known, open] = [KNOWN, DEFAULT_RULES].map((rules) =>
        recordLimited(wide, 'alpha-beta', rules, limits),
      );
      expectSame(known!.result, open!.result);
      const grown = recordGrown(wide, 'alpha-beta', KNOWN, limits);
      expectSame([grown.length, grown.result], [known!.length, known!.result]);
    });
  });

  test('make a bound of a value outside a given window, as without them', () => {
    forTrees(1_000, { nodes: 60, chance: false }, ({ tree: bare, random, value }) => {
      const tree = declared(bare, random.below(2));
      const window = windowFor(tree, random);
      const { result, kindOfValue } = recordLimited(tree, 'alpha-beta', KNOWN, { ...NO_LIMITS, window });
      const found = result.ok ? result.value : Number.NaN;
      if (kindOfValue === 'exact') expectSame(found, value);
      else if (kindOfValue === 'upper') expectSame(found >= value && value <= window.alpha, true);
      else expectSame(found <= value && value >= window.beta, true);
      if (value > window.alpha && value < window.beta) expectSame(kindOfValue, 'exact');
    });
  });

  test('are used by the recursion of faulty methods when it makes no mistake', () => {
    forTreesAndRules(
      500,
      { nodes: 60 },
      ({ tree: bare }, rules) => {
        if (rules.value !== 'soft') return;
        const tree = declared(bare, 0);
        const right = recordTrace(tree, 'alpha-beta', rules);
        const search = mistakenSearch('none');
        const other = recordTrace(tree, 'alpha-beta', rules, (space, own, observer) =>
          search(space, own, observer),
        );
        expectSame(other.length, right.length);
        for (let step = 1; step <= right.length; step += 1) expectSame(other.event(step), right.event(step));
      },
      EVERY_KNOWN,
    );
  });
});
