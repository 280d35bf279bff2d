/** Deepening and budgets: where it begins and ends, and what holds of every tree. Figures stand in tests/figures. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordGrown } from '../../src/core/run/recordGrowing.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { bySide } from '../../src/core/tree/nodeKind.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { EACH_DEPTH_ANOTHER, treeOfText } from '../support/limitExamples.ts';

const DEEPEN: SearchLimits = { ...NO_LIMITS, deepen: true };

function searched(text: string, limits: SearchLimits): AnyRun {
  return recordLimited(treeOfText(text), 'alpha-beta', DEFAULT_RULES, limits);
}

function moveOf(run: AnyRun, step = run.length): string | null {
  const move = run.bestMoveAt(step);
  return move === null ? null : run.tree.move(move);
}

describe('deepening', () => {
  test.each([20, 31])('tells that a budget of %d is used up, before the answer', (budget) => {
    const run = searched(EACH_DEPTH_ANOTHER, { ...DEEPEN, budget });
    expect(run.eventsOf('stop')).toEqual([run.length - 1]);
    expect(run.event(run.length)).toMatchObject({ kind: 'answer', value: 7, ending: { depth: 2 } });
    expect([moveOf(run), run.why]).toEqual(['c', 'budget']);
  });

  test('tells of no stop within a budget that is enough', () => {
    const run = searched(EACH_DEPTH_ANOTHER, { ...DEEPEN, budget: 32 });
    expect([run.eventsOf('stop'), run.why]).toEqual([[], 'proved']);
  });

  test('that does not finish its first pass has no answer', () => {
    const run = searched('(5~(1 2) 3~(4 5))', { ...DEEPEN, budget: 1 });
    expect(run.answered).toBeNull();
    expect(run.event(run.length)).toMatchObject({
      kind: 'answer',
      move: null,
      ending: { depth: null, why: 'budget' },
    });
    expect(run.bestMoveAt()).toBeNull();
  });

  test('begins with depth 1 where the root is not judged, and ends where a node is not', () => {
    const run = searched('(5~(1 (2 3)) 3~(4 5))', DEEPEN);
    expect(run.passes.map(({ depth }) => depth)).toEqual([1, 2]);
    expect([run.why, run.answered?.depth]).toEqual(['halt', 1]);
    expect(run.passes[1]?.result).toMatchObject({ ok: false, halt: { reason: 'no-evaluation' } });
  });

  test('ends at the height where leaves known by estimate alone remain', () => {
    const run = searched('1~(5~? 3~(4 2~?))', DEEPEN);
    expect([run.why, run.answered?.depth]).toEqual(['end', 2]);
  });
});

/** How many nodes each pass evaluates. */
function evaluatedByPass(run: AnyRun): number[] {
  return run.passes.map(({ from, to }) => run.tallyAt(to).leaves - run.tallyAt(from).leaves);
}

/** The definition: the value and the first best child of the tree down to a depth; NaN for a node without a judgement. */
function limited(tree: GameTree, node: NodeId, left: number): number {
  if (tree.isLeaf(node)) return tree.value(node);
  if (left === 0) return tree.staticValue(node);
  const values = tree.children(node).map((child) => limited(tree, child, left - 1));
  if (tree.kindName(node) === 'chance')
    return values.reduce((sum, value, index) => {
      const child = tree.child(node, index);
      return sum + (value * tree.weight(child)) / tree.denominator(node);
    }, 0);
  return bySide(tree.kind(node), Math.max(...values), Math.min(...values));
}

describe('on random trees', () => {
  test('the answer is the value at its depth, its move has that value, and the budget is kept', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 150 }, { nodes: 60, chance: false }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const tries = sample.random.pick(['last', 'given'] as const);
      const budgets = [1, 3, 8, 20, 50, 120, null];
      let deepest = -1;
      for (const budget of budgets) {
        const run = recordLimited(tree, 'alpha-beta', rules, { ...DEEPEN, budget, tries });
        const { entered } = run.tallyAt(run.length);
        if (budget !== null) expectSame(entered <= budget, true);
        if (!run.answered) continue;
        const depth = run.answered.depth!;
        naming(
          () => `budget ${budget}, depth ${depth}`,
          () => {
            expectSame(run.result, { ok: true, value: limited(tree, ROOT, depth) });
            expectSame(depth >= deepest, true);
            const move = run.bestMoveAt();
            if (move !== null) {
              const values = tree.children(ROOT).map((child) => limited(tree, child, depth - 1));
              const first = tree.child(ROOT, values.indexOf(limited(tree, ROOT, depth)));
              if (tries === 'given') expectSame(move, first);
              expectSame(limited(tree, move, depth - 1), limited(tree, ROOT, depth));
            }
            if (budget === null)
              expectSame(run.result, { ok: true, value: limited(tree, ROOT, tree.height) });
          },
        );
        deepest = depth;
      }
    });
  });

  test('in the order that the last pass left a pass evaluates fewer nodes more often than more, but not always', () => {
    let [fewer, more, pairs] = [0, 0, 0];
    forTreesAndRulesInTurn({ long: 3_000, usual: 400 }, { nodes: 80, chance: false }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const [last, given] = (['last', 'given'] as const).map((tries) =>
        evaluatedByPass(recordLimited(tree, 'alpha-beta', rules, { ...DEEPEN, tries })),
      );
      for (const [depth, count] of last!.entries()) {
        const other = given![depth];
        // The first order is the same in both.
        if (depth < 2 || other === undefined) continue;
        pairs += 1;
        if (count < other) fewer += 1;
        if (count > other) more += 1;
      }
    });
    expect([fewer > more, more > pairs / 20]).toEqual([true, true]);
  });

  test('a tree that grows goes through the same passes', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 60 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const limits = { ...DEEPEN, budget: sample.random.pick([null, 5, 17, 40]) };
      const drawn = recordLimited(tree, 'alpha-beta', rules, limits);
      const grown = recordGrown(tree, 'alpha-beta', rules, limits);
      expectSame([grown.length, grown.why, grown.result], [drawn.length, drawn.why, drawn.result]);
      const {
        generated: _made,
        expanded: _asked,
        neverGenerated: _never,
        prunedLeaves: _left,
        ...counts
      } = drawn.tallyAt(drawn.length);
      const {
        generated: _m,
        expanded: _a,
        neverGenerated: _n,
        prunedLeaves: _l,
        ...also
      } = grown.tallyAt(grown.length);
      expectSame(also, counts);
      for (let step = 1; step <= grown.length; step += 1)
        expectSame(
          [grown.kindAt(step), grown.tree.key(grown.nodeAt(step)), grown.valueAt(grown.nodeAt(step), step)],
          [drawn.kindAt(step), tree.key(drawn.nodeAt(step)), drawn.valueAt(drawn.nodeAt(step), step)],
        );
    });
  });

  test('estimates equal to the true values: every depth has the true value, and a truly best move', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 50, chance: false }, (sample, rules) => {
      const { tree } = sample;
      const judged = judgedAtRandom(tree, sample.random);
      const { staticValue } = judged.columns;
      for (const node of tree.nodes())
        if (!tree.isLeaf(node)) staticValue![node] = limited(tree, node, tree.height);
      const value = limited(tree, ROOT, tree.height);
      for (let depth = 0; depth <= Math.min(4, tree.height); depth += 1) {
        const run = recordLimited(judged, 'alpha-beta', rules, { ...NO_LIMITS, depth });
        expectSame(run.result, { ok: true, value });
        const move = run.bestMoveAt();
        if (move !== null) expectSame(limited(tree, move, tree.height), value);
      }
    });
  });
});
