/** Quiescence and checking search: what is told of them, and what holds of every tree. Figures stand in tests/figures. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { RecordedBoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordGrown } from '../../src/core/run/recordGrowing.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { sameMoment } from '../../src/core/run/sameMoment.ts';
import { missingLimit } from '../../src/core/search/searchLimits.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { bySide, CHANCE } from '../../src/core/tree/nodeKind.ts';
import { TreeBuilder } from '../../src/core/tree/treeBuilder.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { HANGING, TRAP, treeOfText } from '../support/limitExamples.ts';
import { type Look, lookFrom, standing } from '../support/reachOracle.ts';

function searched(text: string, limits: Partial<SearchLimits>): AnyRun {
  return recordLimited(treeOfText(text), 'alpha-beta', DEFAULT_RULES, { ...NO_LIMITS, ...limits });
}

function moveOf(run: AnyRun, step = run.length): string | null {
  const move = run.bestMoveAt(step);
  return move === null ? null : run.tree.move(move);
}

function rootValueOf(run: AnyRun): number {
  if (!run.result.ok) throw new Error('no value');
  return run.result.value;
}

describe('quiescence', () => {
  test('what is kept counts as evaluated, stands right after the node is entered, and is about the static value', () => {
    const run = searched(HANGING, { depth: 1, quiet: 'noisy' });
    const [stay] = run.eventsOf('stay') as [number];
    expect(run.kindAt(stay - 1)).toBe('enter');
    expect(run.event(stay)).toMatchObject({
      kind: 'stay',
      static: 1,
      value: 1,
      window: { alpha: 0, beta: 1 },
    });
    expect(run.tallyAt(run.length)).toMatchObject({ entered: 4, leaves: 3, horizon: 2 });
    const takes = run.nodeAt(stay);
    expect(run.rangeAt(takes, stay)).toEqual({ low: -Infinity, high: 1 });
    expect(run.stateAt(takes, stay)).toMatchObject({ value: 1, decidingChild: null, status: 'open' });
    // "moves" is quiet and was not looked at, so nothing bounds the true value from below.
    expect(run.provedAt(takes, run.length)).toEqual({ low: -Infinity, high: -8 });
    const moves = run.tree.child(takes, 1);
    expect(run.stateAt(moves, run.length).status).toBe('beyond');
    expect(run.treeAt(stay).isExtended(takes)).toBe(true);
  });

  test('a node that is not quiet is judged all the same so many plies beyond the limit', () => {
    const run = searched(TRAP, { depth: 0, quiet: 'all', most: 1 });
    expect([rootValueOf(run), moveOf(run)]).toEqual([0, 'let']);
  });
});

describe('checking search', () => {
  test('begins a pass at the end of the line it has chosen, which answers', () => {
    const run = searched(TRAP, { depth: 2, check: 4 });
    expect(run.passes.map(({ purpose }) => purpose)).toEqual(['search', 'check']);
    const checked = run.passes[1]!.checks[0]!.node;
    expect(run.event(run.passes[1]!.from)).toMatchObject({ kind: 'pass', node: checked, plies: 4 });
    expect(run.lineAt(run.passes[0]!.to).at(-1)).toBe(checked);
    expect(run.event(run.length)).toMatchObject({ kind: 'answer', value: -3 });
    expect([rootValueOf(run), moveOf(run)]).toEqual([-3, 'let']);
  });

  test('follows the last finished pass of deepening only', () => {
    const run = searched(TRAP, { depth: 2, check: 4, deepen: true });
    expect(run.passes.map(({ purpose, depth }) => [purpose, depth])).toEqual([
      ['deepen', 0],
      ['deepen', 1],
      ['deepen', 2],
      ['check', 2],
    ]);
  });

  test('ends at once where the line ends at a real end', () => {
    const run = searched('0~(5 3~(1 2))', { depth: 1, check: 3 });
    expect(run.passes.length).toBe(1);
    expect([run.kindAt(1), run.kindAt(run.length)]).toEqual(['pass', 'answer']);
  });
});

test('quiescence and checks ask for a depth', () => {
  expect(missingLimit({ ...NO_LIMITS, quiet: 'all' })).toBe('quiet-without-depth');
  expect(missingLimit({ ...NO_LIMITS, check: 2 })).toBe('check-without-depth');
  expect(missingLimit({ ...NO_LIMITS, budget: 2 })).toBe('budget-without-deepening');
  expect(missingLimit({ ...NO_LIMITS, depth: 0, quiet: 'noisy', check: 2 })).toBeNull();
});

/** Marks, static values, a depth and limits, drawn from the sample's seed. */
function drawn(sample: { tree: GameTree; random: import('../../src/core/random/seeded.ts').Random }) {
  const { random } = sample;
  const tree = noisyAtRandom(judgedAtRandom(sample.tree, random), random, random.pick([0, 0.2, 0.5, 0.8, 1]));
  const limits: SearchLimits = {
    ...NO_LIMITS,
    depth: random.below(4),
    quiet: random.pick(['all', 'noisy', 'noisy'] as const),
    most: random.pick([null, null, 1, 2]),
    check: random.pick([null, 1, 2, 3]),
  };
  return { tree, limits };
}

function lookOf(limits: SearchLimits, checks: Look['checks'] = []): Look {
  return { depth: limits.depth ?? 0, quiet: limits.quiet, most: limits.most, checks };
}

describe('on random trees with noisy moves', () => {
  test('each pass has the value of the recursion with what it has extended, and checks follow the line', () => {
    forTreesAndRulesInTurn(3000, { nodes: 60, chance: false }, (sample, rules) => {
      const { tree, limits } = drawn(sample);
      const run = recordLimited(tree, 'alpha-beta', rules, limits);
      const checks: { node: NodeId; plies: number }[] = [];
      let passes = 0;
      naming(
        () => JSON.stringify(limits),
        () => {
          for (;;) {
            const found = lookFrom(tree, ROOT, lookOf(limits, checks));
            const pass = run.passes[passes]!;
            passes += 1;
            expectSame(pass.result, { ok: true, value: found.value });
            expectSame(run.lineAt(pass.to), found.line);
            expectSame(pass.checks, checks);
            const end = found.line.at(-1) ?? ROOT;
            const isChecked = checks.some(({ node }) => tree.isWithin(end, node));
            if (limits.check === null || !found.endsInEstimate || isChecked) break;
            checks.push({ node: end, plies: limits.check });
          }
          expectSame(run.passes.length, passes);
          const first = run.passes[0]!;
          expectSame(passes <= run.tallyAt(first.to).horizon + 1, true);
        },
      );
    });
  });

  test('every algorithm agrees, at chance nodes too, drawn and grown', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 150 }, { nodes: 60 }, (sample, rules) => {
      const { tree, limits } = drawn(sample);
      const wanted = recordLimited(tree, 'expectiminimax', rules, limits);
      const algorithms = tree.hasChance
        ? (['alpha-beta', 'star1'] as const)
        : (['alpha-beta', 'star1', 'minimax', 'pvs'] as const);
      naming(
        () => JSON.stringify(limits),
        () => {
          for (const algorithm of algorithms)
            for (const record of [recordLimited, recordGrown])
              expectSame(record(tree, algorithm, rules, limits).result, wanted.result);
          const order = sample.random.flip(0.5) ? { deepen: true } : {};
          const there = recordLimited(tree, 'alpha-beta', rules, { ...limits, ...order });
          const grown = recordGrown(tree, 'alpha-beta', rules, { ...limits, ...order });
          expectSame([grown.length, grown.why, grown.result], [there.length, there.why, there.result]);
          for (let step = 1; step <= grown.length; step += 1) {
            const [node, same] = [grown.nodeAt(step), there.nodeAt(step)];
            expectSame(
              [
                grown.kindAt(step),
                grown.tree.key(node),
                grown.valueAt(node, step),
                grown.stateAt(node, step).range,
                grown.stateAt(node, step).proved,
              ],
              [
                there.kindAt(step),
                tree.key(same),
                there.valueAt(same, step),
                there.stateAt(same, step).range,
                there.stateAt(same, step).proved,
              ],
            );
          }
        },
      );
    });
  });

  test('without a noisy move both forms are the plain search, event for event', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 60 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const depth = sample.random.below(4);
      const plain = recordLimited(tree, 'alpha-beta', rules, { ...NO_LIMITS, depth });
      for (const quiet of ['all', 'noisy'] as const) {
        const run = recordLimited(tree, 'alpha-beta', rules, { ...NO_LIMITS, depth, quiet });
        expectSame(run.length, plain.length);
        for (let step = 1; step <= plain.length; step += 1) expectSame(run.event(step), plain.event(step));
      }
    });
  });

  test('what happened at a node is found again in the same run, whichever pass or search of the node it was in', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 50, chance: false }, (sample, rules) => {
      const { tree, limits } = drawn(sample);
      const run = recordLimited(tree, sample.random.pick(['alpha-beta', 'pvs'] as const), rules, limits);
      for (let step = 1; step <= run.length; step += 1)
        if (run.kindAt(step) !== 'pass' && run.kindAt(step) !== 'answer')
          expectSame(sameMoment(run, step, run), { step, isSame: true });
    });
  });

  test('all noisy and no end to it: all is the whole tree; noisy is never worse for the mover than the static value', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 60, chance: false }, (sample, rules) => {
      const judged = judgedAtRandom(sample.tree, sample.random);
      const depth = sample.random.below(4);
      const all = noisyAtRandom(judged, sample.random, 1);
      const whole = recordLimited(all, 'alpha-beta', rules, { ...NO_LIMITS, depth, quiet: 'all' });
      expectSame(whole.result, recordLimited(all, 'alpha-beta', rules, NO_LIMITS).result);
      const some = noisyAtRandom(judged, sample.random, 0.5);
      const run = recordLimited(some, 'minimax', rules, { ...NO_LIMITS, depth, quiet: 'noisy' });
      for (const step of run.eventsOf('stay')) {
        const node = run.nodeAt(step);
        const [kept, returned] = [some.staticValue(node), run.valueAt(node)];
        expectSame(bySide(some.kind(node), returned >= kept, returned <= kept), true);
      }
    });
  });

  test('ranges hold the value at this depth, what is proved the true value, and neither widens', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 40, chance: false }, (sample, rules) => {
      const { tree, limits } = drawn(sample);
      const algorithm = sample.random.pick(['alpha-beta', 'pvs'] as const);
      const run = recordLimited(tree, algorithm, rules, limits);
      const whole: Look = { depth: Infinity, quiet: 'none', most: null, checks: [] };
      naming(
        () => `${algorithm}, ${JSON.stringify(limits)}`,
        () => {
          for (const pass of run.passes) {
            const look = lookOf(limits, pass.checks);
            for (const node of tree.nodes()) {
              const [here, truth] = [pass.tree, lookFrom(tree, node, whole).value];
              const isLooked = !here.isBeyond(node);
              const seen = isLooked ? lookFrom(tree, node, look).value : Number.NaN;
              let before = null;
              for (let step = pass.from; step <= pass.to; step += 1) {
                const { range, proved } = run.stateAt(node, step);
                expectSame(proved.low <= truth && truth <= proved.high, true);
                if (isLooked) expectSame(range.low <= seen && seen <= range.high, true);
                if (before !== null) {
                  expectSame(before.range.low <= range.low && range.high <= before.range.high, true);
                  expectSame(before.proved.low <= proved.low && proved.high <= before.proved.high, true);
                }
                before = { range, proved };
              }
            }
          }
        },
      );
    });
  });
});

/** The tree that a plain search of is the same: what is kept is a first child, a leaf worth it. */
function withKeptAsLeaves(tree: GameTree, look: Look) {
  const builder = new TreeBuilder();
  /** by node of the new tree; null of what is kept */
  const original: (NodeId | null)[] = [];
  const add = (node: NodeId) => {
    original.push(node);
    const at = standing(tree, node, look);
    if (tree.isLeaf(node)) builder.leaf(tree.value(node));
    else if (at === 'judged') builder.leaf(tree.staticValue(node));
    else {
      builder.open(bySide(tree.kind(node), 'max', 'min'));
      if (at === 'noisy') {
        original.push(null);
        builder.leaf(tree.staticValue(node));
      }
      for (const child of tree.children(node)) if (at !== 'noisy' || tree.isNoisy(child)) add(child);
      builder.close();
    }
  };
  add(ROOT);
  return { plain: builder.finish(tree.leafBounds), original };
}

describe('the state after a step', () => {
  test('is that of a plain search in which what is kept is a first leaf, at every node and step', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 50, chance: false }, (sample, rules) => {
      const { tree, limits } = drawn(sample);
      const run = recordLimited(tree, 'alpha-beta', rules, limits);
      for (const pass of run.passes) {
        const { plain, original } = withKeptAsLeaves(tree, lookOf(limits, pass.checks));
        const same = recordTrace(plain, 'alpha-beta', rules);
        let step = pass.from;
        for (let at = 1; at <= same.length; at += 1) {
          if (original[same.nodeAt(at)] === null) continue;
          step += 1;
          const isKept = same.kindAt(at) === 'update' && original[same.childAt(at)] === null;
          const kind = isKept ? 'stay' : run.kindAt(step) === 'horizon' ? 'horizon' : same.kindAt(at);
          expectSame([run.kindAt(step), run.nodeAt(step)], [kind, original[same.nodeAt(at)]]);
          for (const node of plain.nodes()) {
            const there = original[node];
            if (there === null || there === undefined) continue;
            const { proved: _proved, ...state } = run.stateAt(there, step);
            const { proved: _all, ...wanted } = same.stateAt(node, at);
            const kept = pass.tree.standsPatAt(there) ? 1 : 0;
            expectSame(state, {
              ...wanted,
              decidingChild: wanted.decidingChild === null ? null : original[wanted.decidingChild],
              prunedFrom: wanted.prunedFrom === null ? null : wanted.prunedFrom - kept,
            });
          }
        }
        expectSame(step, pass.to);
      }
    });
  });

  test('is the same however the step was reached', () => {
    forTreesAndRulesInTurn(60, { nodes: 40, chance: false }, (sample, rules) => {
      const { tree, limits } = drawn(sample);
      const [one, other] = [0, 1].map(() => recordLimited(tree, 'alpha-beta', rules, limits)) as [
        RecordedBoundsRun,
        RecordedBoundsRun,
      ];
      const all = (run: AnyRun, step: number) => tree.nodes().map((node) => run.stateAt(node, step));
      const forwards = Array.from({ length: one.length + 1 }, (_, step) => all(one, step));
      for (let step = one.length; step >= 0; step -= 1) expectSame(all(other, step), forwards[step]);
    });
  });
});

test('a chance node is quiet', () => {
  const run = searched('0~(a->chance(0.5*1 0.5*3) b->1)'.replace('a->chance', 'a->2~chance'), {
    depth: 1,
    quiet: 'all',
  });
  expect(run.treeAt(run.length).isExtended(run.tree.child(ROOT, 0))).toBe(false);
  expect(run.tree.kind(run.tree.child(ROOT, 0))).toBe(CHANCE);
  expect(rootValueOf(run)).toBe(2);
});
