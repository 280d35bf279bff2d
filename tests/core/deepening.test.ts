/** Depth limits, deepening and budgets: the figures of games-limits §1, §3 and §4, and their laws. */
import { describe, expect, test } from 'vitest';
import { recordGrown, recordLimited } from '../../src/core/run/recordPasses.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { NO_LIMITS, type SearchLimits } from '../../src/core/search/searchLimits.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { bySide } from '../../src/core/tree/nodeKind.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { EACH_DEPTH_ANOTHER, PROVED_EARLY, TWO_RANGES, treeOfText } from '../support/limitExamples.ts';

const DEEPEN: SearchLimits = { ...NO_LIMITS, deepen: true };

function run(text: string, limits: SearchLimits): Trace {
  return recordLimited(treeOfText(text), 'alpha-beta', DEFAULT_RULES, limits);
}

function moveOf(trace: Trace, step = trace.length): string | null {
  const move = trace.bestMoveAt(step);
  return move === null ? null : trace.tree.move(move);
}

/** Counts of each pass by itself. */
function passesOf(
  trace: Trace,
): { depth: number | null; entered: number; leaves: number; cutoffs: number }[] {
  return trace.passes.map(({ depth, from, to }) => {
    const [before, after] = [trace.tallyAt(from), trace.tallyAt(to)];
    return {
      depth,
      entered: after.entered - before.entered,
      leaves: after.leaves - before.leaves,
      cutoffs: after.cutoffs - before.cutoffs,
    };
  });
}

describe('a depth limit', () => {
  test.each([
    [0, 5, null, 1, 1, 1],
    [1, 9, 'a', 4, 3, 8],
    [2, 7, 'c', 10, 6, 23],
    [3, 8, 'b', 22, 12, 53],
    [4, 8, 'b', 22, 12, 53],
  ])('§3: at depth %d the value is %d, the move %s', (depth, value, move, entered, leaves, steps) => {
    const trace = run(EACH_DEPTH_ANOTHER, { ...NO_LIMITS, depth });
    expect(trace.result).toEqual({ ok: true, value });
    expect(moveOf(trace)).toBe(move);
    expect(trace.tallyAt(trace.length)).toMatchObject({ entered, leaves, cutoffs: 0 });
    expect([trace.length, trace.eventsOf('pass').length, trace.eventsOf('answer').length]).toEqual([
      steps,
      0,
      0,
    ]);
    expect(trace.why).toBe('limit');
  });

  test('§1: what is proved has no "≈"', () => {
    const trace = run(TWO_RANGES, { ...NO_LIMITS, depth: 2 });
    const [b, c] = trace.tree.children(ROOT) as [NodeId, NodeId];
    const known = (node: NodeId) => {
      const { range, proved } = trace.stateAt(node, trace.length);
      return [range.low, range.high, proved.low, proved.high];
    };
    expect(known(ROOT)).toEqual([7, 7, 0, 9]);
    expect(known(b)).toEqual([7, 7, 0, 9]);
    expect(known(c)).toEqual([0, 1, 0, 1]);
  });
});

describe('deepening', () => {
  test('§4: order last: passes, counts, why, steps, and what the last one evaluates', () => {
    const trace = run(EACH_DEPTH_ANOTHER, DEEPEN);
    expect(passesOf(trace)).toEqual([
      { depth: 0, entered: 1, leaves: 1, cutoffs: 0 },
      { depth: 1, entered: 4, leaves: 3, cutoffs: 0 },
      { depth: 2, entered: 9, leaves: 5, cutoffs: 1 },
      { depth: 3, entered: 18, leaves: 9, cutoffs: 2 },
    ]);
    expect(trace.tallyAt(trace.length)).toMatchObject({ entered: 32, distinct: 19 });
    expect([trace.why, trace.length, trace.tree.size]).toEqual(['proved', 82, 22]);
    const tried = (pass: number) => {
      const { tree } = trace.passes[pass]!;
      return tree
        .children(ROOT)
        .map((child) => tree.move(child))
        .join(' ');
    };
    expect([tried(2), tried(3)]).toEqual(['a c b', 'c b a']);
    const { tree, from, to } = trace.passes[3]!;
    const c = trace.tree.child(ROOT, 2);
    expect(tree.child(c, 0)).toBe(trace.tree.child(c, 1));
    const evaluated = trace.eventsOf('leaf').filter((step) => step > from && step <= to);
    expect(evaluated.map((step) => trace.heldAt(trace.nodeAt(step), step))).toEqual([
      6, 1, 6, 9, 4, 8, 3, 5, 7,
    ]);
  });

  test('§4: order given', () => {
    const trace = run(EACH_DEPTH_ANOTHER, { ...DEEPEN, tries: 'given' });
    expect(passesOf(trace).map(({ entered }) => entered)).toEqual([1, 4, 10, 22]);
    expect([trace.tallyAt(trace.length).entered, trace.length]).toEqual([37, 90]);
  });

  test.each([
    [1, 0, 5, null],
    [4, 0, 5, null],
    [5, 1, 9, 'a'],
    [13, 1, 9, 'a'],
    [14, 2, 7, 'c'],
    [20, 2, 7, 'c'],
    [31, 2, 7, 'c'],
    [32, 3, 8, 'b'],
    [1_000, 3, 8, 'b'],
  ])('§4: a budget of %d answers from depth %d: %d, %s', (budget, depth, value, move) => {
    const trace = run(EACH_DEPTH_ANOTHER, { ...DEEPEN, budget });
    const answer = trace.event(trace.length);
    expect(answer).toMatchObject({ kind: 'answer', value, ending: { depth } });
    expect([trace.answered?.depth, moveOf(trace)]).toEqual([depth, move]);
    expect(trace.tallyAt(trace.length).entered).toBeLessThanOrEqual(budget);
    expect(trace.why).toBe(budget < 32 ? 'budget' : 'proved');
    expect(trace.eventsOf('stop').length).toBe(budget < 32 ? 1 : 0);
    if (budget === 20) expect(trace.kindAt(trace.length - 1)).toBe('stop');
  });

  test('§4: an infinite end proves the root among nodes that are only judged', () => {
    const trace = run(PROVED_EARLY, DEEPEN);
    expect([trace.why, trace.answered?.depth, moveOf(trace)]).toEqual(['proved', 2, 'b']);
    expect(trace.tallyAt(trace.length).entered).toBe(14);
    expect(trace.result).toEqual({ ok: true, value: Infinity });
  });

  test('that does not finish its first pass has no answer', () => {
    const trace = run('(5~(1 2) 3~(4 5))', { ...DEEPEN, budget: 1 });
    expect(trace.answered).toBeNull();
    expect(trace.event(trace.length)).toMatchObject({
      kind: 'answer',
      move: null,
      ending: { depth: null, why: 'budget' },
    });
    expect(trace.bestMoveAt()).toBeNull();
  });

  test('begins with depth 1 where the root is not judged, and ends where a node is not', () => {
    const trace = run('(5~(1 (2 3)) 3~(4 5))', DEEPEN);
    expect(trace.passes.map(({ depth }) => depth)).toEqual([1, 2]);
    expect([trace.why, trace.answered?.depth]).toEqual(['halt', 1]);
    expect(trace.passes[1]?.result).toMatchObject({ ok: false, halt: { reason: 'no-evaluation' } });
  });

  test('ends at the height where leaves known by estimate alone remain', () => {
    const trace = run('1~(5~? 3~(4 2~?))', DEEPEN);
    expect([trace.why, trace.answered?.depth]).toEqual(['end', 2]);
  });
});

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
    forTreesAndRulesInTurn(600, { nodes: 60, chance: false }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const tries = sample.random.pick(['last', 'given'] as const);
      const budgets = [1, 3, 8, 20, 50, 120, null];
      let deepest = -1;
      for (const budget of budgets) {
        const trace = recordLimited(tree, 'alpha-beta', rules, { ...DEEPEN, budget, tries });
        const { entered } = trace.tallyAt(trace.length);
        if (budget !== null) expectSame(entered <= budget, true);
        if (!trace.answered) continue;
        const depth = trace.answered.depth!;
        naming(
          () => `budget ${budget}, depth ${depth}`,
          () => {
            expectSame(trace.result, { ok: true, value: limited(tree, ROOT, depth) });
            expectSame(depth >= deepest, true);
            const move = trace.bestMoveAt();
            if (move !== null) {
              const values = tree.children(ROOT).map((child) => limited(tree, child, depth - 1));
              const first = tree.child(ROOT, values.indexOf(limited(tree, ROOT, depth)));
              if (tries === 'given') expectSame(move, first);
              expectSame(limited(tree, move, depth - 1), limited(tree, ROOT, depth));
            }
            if (budget === null)
              expectSame(trace.result, { ok: true, value: limited(tree, ROOT, tree.height) });
          },
        );
        deepest = depth;
      }
    });
  });

  test('a tree that grows goes through the same passes', () => {
    forTreesAndRulesInTurn(300, { nodes: 60 }, (sample, rules) => {
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
          [grown.kindAt(step), grown.tree.key(grown.nodeAt(step)), grown.heldAt(grown.nodeAt(step), step)],
          [drawn.kindAt(step), tree.key(drawn.nodeAt(step)), drawn.heldAt(drawn.nodeAt(step), step)],
        );
    });
  });

  test('estimates equal to the true values: every depth has the true value, and a truly best move', () => {
    forTreesAndRulesInTurn(200, { nodes: 50, chance: false }, (sample, rules) => {
      const { tree } = sample;
      const judged = judgedAtRandom(tree, sample.random);
      const { staticValue } = judged.columns;
      for (const node of tree.nodes())
        if (!tree.isLeaf(node)) staticValue![node] = limited(tree, node, tree.height);
      const value = limited(tree, ROOT, tree.height);
      for (let depth = 0; depth <= Math.min(4, tree.height); depth += 1) {
        const trace = recordLimited(judged, 'alpha-beta', rules, { ...NO_LIMITS, depth });
        expectSame(trace.result, { ok: true, value });
        const move = trace.bestMoveAt();
        if (move !== null) expectSame(limited(tree, move, tree.height), value);
      }
    });
  });
});
