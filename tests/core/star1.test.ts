/** What Star1 owes every tree, held against definitions and against searches whose windows start afresh. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordGrown } from '../../src/core/run/recordGrowing.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { asPractised, PRACTISED } from '../../src/practice/task.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { factsExpected, factsOf } from '../support/expectedEvent.ts';
import { expectSame, forTrees, naming, type Sample } from '../support/forTrees.ts';
import { type Amount, ofCases, ofTrees } from '../support/howMany.ts';
import { judgedAtRandom, truncated } from '../support/judged.ts';
import { layered } from '../support/layered.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { replay } from '../support/oracle/replay.ts';
import { tellStory } from '../support/oracle/story.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';
import { shuffled } from '../support/perfectOrder.ts';
import type { Traits } from '../support/randomSketch.ts';
import { literalOf, type Sketch, treeOf } from '../support/sketch.ts';

const CUTOFFS = ['equal', 'strict'] as const;

/** Checks the law under both rules, on trees of every kind and on as many in which chance has a ply of its own. */
function forRuns(
  count: Amount,
  traits: Partial<Traits>,
  law: (run: BoundsRun, rules: SearchRules, sample: Sample) => void,
): void {
  const inLayers =
    traits.chance === false ? [] : Array.from({ length: ofTrees(count) }, (_, index) => index + 1);
  for (const seed of inLayers) {
    const sample = layered(seeded(seed));
    for (const cutoff of CUTOFFS) {
      const rules = { ...DEFAULT_RULES, cutoff };
      naming(
        () => `${cutoff}, layered seed ${seed}: ${literalOf(sample.sketch)} in [${sample.tree.leafBounds}]`,
        () => law(recordTrace(sample.tree, 'star1', rules), rules, sample),
      );
    }
  }
  forTrees(count, traits, (sample) => {
    for (const cutoff of CUTOFFS) {
      const rules = { ...DEFAULT_RULES, cutoff };
      naming(
        () => cutoff,
        () => law(recordTrace(sample.tree, 'star1', rules), rules, sample),
      );
    }
  });
}

const boundsOf = ({ leafBounds }: GameTree) => leafBounds;
const leavesOf = (run: BoundsRun) => run.eventsOf('leaf').map((step) => run.nodeAt(step));

/** An end of a window is the double beside a fraction: of two ways to it the last digits may differ. */
function nearly<T>(value: T): T {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'number' ? (Number.isFinite(part) ? Number(part.toPrecision(12)) : String(part)) : part,
  );
  return JSON.parse(text) as T;
}

describe('A run of Star1', () => {
  test('follows the definitions of window, test, owner, cutoff and value, event by event', () => {
    forRuns(
      { long: 1200, usual: 120 },
      { nodes: 120, halting: true },
      (run, rules, { tree, root, nodes }) => {
        const story = tellStory(root, { ...rules, through: boundsOf(tree) });
        const expected = story.map((moment, index) => factsExpected(moment, index + 1, nodes));
        expectSame(nearly(stepsOf(run).map((step) => factsOf(run.event(step)))), nearly(expected));
        for (const [index, { node, window, alphaOwner, betaOwner }] of story.entries()) {
          if (window === null) continue;
          const owners = (['alpha', 'beta'] as const).map((end) =>
            run.ownerAt(end, node as NodeId, index + 1),
          );
          expectSame([index, ...owners], [index, alphaOwner, betaOwner]);
        }
      },
    );
  });

  test('has at every step the states that playing it again gives, however the step was reached', () => {
    forRuns(
      { long: 1_000, usual: 40 },
      { nodes: 60, halting: true },
      (run, rules, { tree, root, random }) => {
        const story = tellStory(root, { ...rules, through: boundsOf(tree) });
        for (const step of shuffled([0, ...stepsOf(run)], random))
          naming(
            () => `step ${step}`,
            () =>
              expectSame(
                nearly(tree.nodes().map((node) => run.stateAt(node, step))),
                nearly(replay(root, story, step, tree.leafBounds)),
              ),
          );
      },
    );
  });
});
/** Alpha-beta from a window given, as a plain recursion that writes down what it does. */
function alphaBetaFrom(tree: GameTree, alpha: number, beta: number, cutoff: 'equal' | 'strict'): string[] {
  const told: string[] = [];
  const value = (node: NodeId, low: number, high: number): number => {
    if (tree.isLeaf(node)) {
      told.push(`leaf ${node} ${tree.value(node)}`);
      return tree.value(node);
    }
    told.push(`enter ${node} ${low} ${high}`);
    const isMax = tree.kindName(node) === 'max';
    let best = isMax ? -Infinity : Infinity;
    let [a, b] = [low, high];
    for (const [index, child] of tree.children(node).entries()) {
      const v = value(child, a, b);
      best = isMax ? Math.max(best, v) : Math.min(best, v);
      told.push(`update ${node} ${child} ${best}`);
      const limit = isMax ? high : low;
      const isBeyond = isMax ? best > limit : best < limit;
      if (isBeyond || (cutoff === 'equal' && best === limit)) {
        if (index + 1 < tree.childCount(node)) told.push(`cutoff ${node}`);
        break;
      }
      if (isMax) a = Math.max(a, best);
      else b = Math.min(b, best);
    }
    told.push(`exit ${node} ${best}`);
    return best;
  };
  value(ROOT, alpha, beta);
  return told;
}

function toldBy(run: BoundsRun): string[] {
  return stepsOf(run).map((step) => {
    const event = run.event(step);
    const { kind, node } = event;
    if (kind === 'enter') return `enter ${node} ${event.window.alpha} ${event.window.beta}`;
    if (kind === 'update') return `update ${node} ${event.child} ${event.value}`;
    return kind === 'leaf' || kind === 'exit' ? `${kind} ${node} ${event.value}` : `${kind} ${node}`;
  });
}

describe('Star1', () => {
  test('finds the value and the move of expectiminimax', () => {
    forRuns(2400, { nodes: 120 }, (run, rules, { tree, root, value }) => {
      const whole = recordTrace(tree, 'expectiminimax', rules);
      expectSame(run.result, whole.result);
      expectSame(run.result, { ok: true, value });
      expectSame(run.bestMoveAt(), whole.bestMoveAt());
      const first = firstBest(root);
      if (!tree.isLeaf(ROOT)) expectSame(run.bestMoveAt(), first === null ? null : tree.child(ROOT, first));
    });
  });

  test('is alpha-beta from the window (L, U), event for event, where chance has no part', () => {
    forRuns(1200, { chance: false, nodes: 150 }, (run, { cutoff }, { tree }) => {
      expectSame(toldBy(run), alphaBetaFrom(tree, ...tree.leafBounds, cutoff));
    });
  });

  test('evaluates no leaf that alpha-beta does not, whose windows start afresh, and none twice', () => {
    forRuns(2400, { nodes: 120 }, (run, rules, { tree }) => {
      const leaves = leavesOf(run);
      const afresh = new Set(leavesOf(recordTrace(tree, 'alpha-beta', rules)));
      expect(new Set(leaves).size).toBe(leaves.length);
      expectSame(
        leaves.filter((leaf) => !afresh.has(leaf)),
        [],
      );
    });
  });

  test('evaluates a subset where tighter bounds are known', () => {
    forRuns(2400, { nodes: 120 }, (run, rules, { tree, random }) => {
      const [least, most] = tree.leafBounds;
      const values = tree.leaves().map((leaf) => tree.value(leaf));
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const tighter = [
        Math.max(least, random.flip(0.5) ? low : Math.floor(low) - 1),
        Math.min(most, random.flip(0.5) ? high : Math.ceil(high) + 1),
      ] as const;
      const leaf = tree.leaves()[0]!;
      const known = recordTrace(tree.withValue(leaf, tree.value(leaf), tighter), 'star1', rules);
      const wider = new Set(leavesOf(run));
      expectSame(
        leavesOf(known).filter((each) => !wider.has(each)),
        [],
      );
    });
  });

  test('does the same with the signs changed, and the sides', () => {
    const mirrored = (sketch: Sketch): Sketch => {
      if (sketch === null || typeof sketch === 'number') return sketch === null ? null : -sketch + 0;
      if ('max' in sketch) return { min: sketch.max.map(mirrored) };
      if ('min' in sketch) return { max: sketch.min.map(mirrored) };
      return { chance: sketch.chance.map(([p, child]) => [p, mirrored(child)] as const) };
    };
    forRuns(1200, { nodes: 120 }, (run, rules, { tree, sketch }) => {
      const [least, most] = tree.leafBounds;
      const other = recordTrace(treeOf(mirrored(sketch), [-most, -least]), 'star1', rules);
      expectSame(
        stepsOf(other).map((step) => mirroredRow(other, step)),
        stepsOf(run).map((step) => rowOf(run, step)),
      );
    });
  });

  test('proves at a chance cut that the node is at or beyond the bound, and that an outcome failed its window', () => {
    let cuts = 0;
    forRuns(2400, { nodes: 120 }, (run, { cutoff }) => {
      for (const step of run.eventsOf('cutoff')) {
        const event = run.event(step);
        if (event.kind !== 'cutoff' || run.tree.kindName(event.node) !== 'chance') continue;
        cuts += 1;
        const { bound, limit, v } = event.test;
        const { low, high } = run.rangeAt(event.node, run.length);
        const returned = run.valueAt(event.node);
        expect(returned).toBe(v);
        if (bound === 'alpha') expect([high <= v, v <= limit]).toEqual([true, true]);
        else expect([low >= v, v >= limit]).toEqual([true, true]);
        if (cutoff === 'strict') expect(v).not.toBe(limit);
      }
    });
    expect(cuts).toBeGreaterThan(ofCases(1_000));
  });

  test('cuts at a chance node wherever an outcome with others after it failed against its window', () => {
    forRuns(2400, { nodes: 120 }, (run, { cutoff }, { tree }) => {
      const [least, most] = tree.leafBounds;
      for (const step of run.eventsOf('update')) {
        const node = run.nodeAt(step);
        const outcome = run.childAt(step);
        const isLast = tree.childIndex(outcome) === tree.childCount(node) - 1;
        if (tree.kindName(node) !== 'chance' || tree.isLeaf(outcome) || isLast) continue;
        const { alpha, beta } = run.entryWindowAt(outcome);
        const v = run.valueAt(outcome, step);
        const isLow = alpha > least && (cutoff === 'equal' ? v <= alpha : v < alpha);
        const isHigh = beta < most && (cutoff === 'equal' ? v >= beta : v > beta);
        const isCut = run.kindAt(step + 1) === 'cutoff';
        if (isLow || isHigh) expect(isCut).toBe(true);
        // Of an infinite sum, or against an infinite bound, no window tells.
        const test = run.testAt(step);
        const numbers = [v, run.valueAt(node, step), test?.limit ?? 0];
        if (isCut && tree.weight(outcome) > 0 && numbers.every(Number.isFinite))
          expect([v, isLow || isHigh || v === least || v === most]).toEqual([v, true]);
      }
    });
  });

  test('without bounds hands a window only to an outcome that nothing is left after', () => {
    forRuns(1200, { nodes: 120 }, (run, _rules, { tree }) => {
      if (tree.leafBounds.some(Number.isFinite)) return;
      for (const node of tree.nodes()) {
        const parent = tree.parent(node);
        if (node === ROOT || tree.isLeaf(node) || tree.kindName(parent) !== 'chance') continue;
        const after = tree.children(parent).slice(tree.childIndex(node) + 1);
        if (after.every((other) => tree.weight(other) === 0)) continue;
        expectSame(run.entryWindowAt(node), { alpha: -Infinity, beta: Infinity });
      }
    });
  });

  test('does the same where the tree grows as it is searched', () => {
    forRuns({ long: 2_000, usual: 150 }, { nodes: 80, halting: true }, (run, rules, { tree }) => {
      const grown = recordGrown(tree, 'star1', rules);
      const key = (run: BoundsRun, step: number) => [run.kindAt(step), run.tree.key(run.nodeAt(step))];
      expectSame(
        stepsOf(grown).map((step) => key(grown, step)),
        stepsOf(run).map((step) => key(run, step)),
      );
      for (const step of stepsOf(run)) {
        const [there, here] = [run.nodeAt(step), grown.nodeAt(step)];
        expectSame(nearly(grown.rangeAt(here, step)), nearly(run.rangeAt(there, step)));
        if (run.kindAt(step) === 'update') expectSame(nearly(grown.testAt(step)), nearly(run.testAt(step)));
      }
    });
  });

  test('finds the value at a depth, and proves of the true value nothing that is not so', () => {
    for (let seed = 1; seed <= ofTrees({ long: 3_000, usual: 200 }); seed += 1) {
      const { random, sketch, tree: plain } = layered(seeded(seed));
      const tree = judgedAtRandom(plain, random);
      const depth = random.below(tree.height + 1);
      const part = truncated(sketch, tree, depth);
      const cutoff = random.pick(CUTOFFS);
      naming(
        () => `layered seed ${seed}, depth ${depth}, ${cutoff}: ${literalOf(sketch)} in [${tree.leafBounds}]`,
        () => {
          const run = recordLimited(tree, 'star1', { ...DEFAULT_RULES, cutoff }, { ...NO_LIMITS, depth });
          expectSame(run.result, { ok: true, value: trueValue(part.root) });
          const story = tellStory(part.root, { ...DEFAULT_RULES, cutoff, through: tree.leafBounds });
          expect(run.length).toBe(story.length);
          const seen = new Set(
            stepsOf(run).flatMap((step) => (run.kindAt(step) === 'leaf' ? [run.nodeAt(step)] : [])),
          );
          const proved = provedEverywhere(plainTree(sketch), seen, tree.leafBounds);
          for (const node of part.original)
            expectSame(
              nearly([node, run.stateAt(node as NodeId, run.length).proved]),
              nearly([node, proved[node]]),
            );
        },
      );
    }
  });

  test('keeps to the bounds of all ancestors and to fail-soft, whatever else is chosen', () => {
    forTrees(200, { nodes: 60 }, ({ tree }) => {
      const [plain, other] = [
        DEFAULT_RULES,
        { ...DEFAULT_RULES, cutoff: 'equal', value: 'running', bounds: 'parent' } as const,
      ].map((rules) => recordTrace(tree, 'star1', rules));
      expectSame(
        stepsOf(other!).map((step) => other!.event(step)),
        stepsOf(plain!).map((step) => plain!.event(step)),
      );
    });
  });
});

test('an exercise is on the search that a tree opens with', () => {
  const { tree } = subjectOfExample(exampleById('aima-ex-chance-trivial')!);
  expect(PRACTISED).toContain('star1');
  expect(asPractised('star1', tree)).toBe('star1');
  expect(asPractised('alpha-beta', tree)).toBe('alpha-beta');
});

interface Row {
  readonly kind: string;
  readonly node: NodeId;
  readonly value: number;
  readonly alpha: number;
  readonly beta: number;
}

function rowOf(run: BoundsRun, step: number): Row {
  const node = run.nodeAt(step);
  const { alpha, beta } = run.windowAt(node, step);
  return {
    kind: run.kindAt(step),
    node,
    value: run.valueAt(node, step) + 0,
    alpha: alpha + 0,
    beta: beta + 0,
  };
}

function mirroredRow(run: BoundsRun, step: number): Row {
  const { kind, node, value, alpha, beta } = rowOf(run, step);
  return { kind, node, value: -value + 0, alpha: -beta + 0, beta: -alpha + 0 };
}
