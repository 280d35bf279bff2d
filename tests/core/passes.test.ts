/** A search to a depth, and one after the other in one record. */
import { describe, expect, test } from 'vitest';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/rules.ts';
import { NO_LIMITS } from '../../src/core/search/searchLimits.ts';
import { asSearched } from '../../src/core/tree/asSearched.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { TreeBuilder } from '../../src/core/tree/treeBuilder.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTreesAndRulesInTurn, naming, type Sample } from '../support/forTrees.ts';
import { judgedAtRandom, type Truncated, truncated } from '../support/judged.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { replay } from '../support/oracle/replay.ts';
import { type Moment, tellStory } from '../support/oracle/story.ts';

/** A leaf, or what a position is estimated to be worth and what follows it. */
type Judged = number | readonly [number, Readonly<Record<string, Judged>>];

function treeOfJudged(root: Judged, leafBounds?: readonly [number, number]): GameTree {
  const builder = new TreeBuilder();
  const add = (part: Judged, move: string, depth: number) => {
    if (typeof part === 'number') builder.leaf(part, { move });
    else {
      builder.open(depth % 2 === 0 ? 'max' : 'min', { move, staticValue: part[0] });
      for (const [name, child] of Object.entries(part[1])) add(child, name, depth + 1);
      builder.close();
    }
  };
  add(root, '', 0);
  return builder.finish(leafBounds);
}

const EVERY_DEPTH_ANOTHER_MOVE = treeOfJudged([
  5,
  {
    a: [9, { a: [3, { a: 5, b: 7 }], b: [6, { a: 1, b: 0 }] }],
    b: [2, { a: [5, { a: 9, b: 4 }], b: [5, { a: 8, b: 3 }] }],
    c: [4, { a: [8, { a: 6, b: 9 }], b: [7, { a: 6, b: 1 }] }],
  },
]);

function recordToDepth(tree: GameTree, algorithm: DepthFirstName, rules: SearchRules, depth: number): Trace {
  return recordLimited(tree, algorithm, rules, { ...NO_LIMITS, depth });
}

/** Passes of depth 0 to 3, as far as there is anything to find, children as they stand. */
function recordDeepening(tree: GameTree, rules: SearchRules): Trace {
  return recordLimited(tree, 'alpha-beta', rules, { ...NO_LIMITS, depth: 3, deepen: true, tries: 'given' });
}

describe('a search to a depth', () => {
  test('knows what is estimated from what is proved', () => {
    const tree = treeOfJudged(
      [4, { a: [6, { a: 9, b: [7, { a: 2, b: 3 }] }], b: [3, { a: 1, b: [8, { a: 5, b: 6 }] }] }],
      [0, 9],
    );
    const trace = recordToDepth(tree, 'alpha-beta', DEFAULT_RULES, 2);
    const state = (node: number) => trace.stateAt(node as NodeId, trace.length);
    const [b, c] = tree.children(ROOT);
    expect(trace.result).toEqual({ ok: true, value: 7 });
    expect([state(ROOT).range, state(ROOT).proved]).toEqual([
      { low: 7, high: 7 },
      { low: 0, high: 9 },
    ]);
    expect([state(b!).range, state(b!).proved]).toEqual([
      { low: 7, high: 7 },
      { low: 0, high: 9 },
    ]);
    expect([state(c!).range, state(c!).proved]).toEqual([
      { low: 0, high: 1 },
      { low: 0, high: 1 },
    ]);
    const beyond = tree.nodes().filter((node) => tree.depth(node) > 2);
    expect(beyond.map((node) => state(node).status)).toEqual(beyond.map(() => 'beyond'));
  });

  test('halts where a position at the limit has no static value', () => {
    const { columns } = EVERY_DEPTH_ANOTHER_MOVE;
    const bare = new GameTree({ ...columns, staticValue: null });
    const trace = recordToDepth(bare, 'minimax', DEFAULT_RULES, 1);
    expect(trace.result).toMatchObject({ ok: false, halt: { reason: 'no-evaluation', node: 1 } });
  });

  test('that reaches all ends is the plain search, event for event', () => {
    forTreesAndRulesInTurn(150, { nodes: 60, halting: true }, ({ tree }, rules) => {
      const plain = recordTrace(tree, 'alpha-beta', rules);
      const deep = recordToDepth(tree, 'alpha-beta', rules, tree.height);
      expectSame(eventsOf(deep), eventsOf(plain));
    });
  });
});

describe('passes of growing depth', () => {
  test('have at every step the state that playing the pass again gives, and two ranges', () => {
    forTreesAndRulesInTurn(150, { nodes: 60 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const trace = recordDeepening(tree, rules);
      const depths = trace.passes.map(({ depth }) => depth);
      expectSame(depths, [0, 1, 2, 3].slice(0, depths.length));
      for (const [index, pass] of trace.passes.entries()) {
        const part = truncated(sample.sketch, tree, depths[index]!);
        const story = tellStory(part.root, rules);
        expectSame(pass.to - pass.from, story.length);
        expectSame([trace.kindAt(pass.from), trace.nodeAt(pass.from)], ['pass', ROOT]);
        for (let step = pass.from; step <= pass.to; step += 1)
          naming(
            () => `depth ${depths[index]}, step ${step}`,
            () => expectPass(sample, trace, part, story, step, step - pass.from),
          );
      }
    });
  });

  test('find in each what a search to that depth alone finds', () => {
    forTreesAndRulesInTurn(200, { nodes: 80 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const trace = recordDeepening(tree, rules);
      for (const { depth, result, from, to } of trace.passes) {
        const alone = recordToDepth(tree, 'alpha-beta', rules, depth!);
        expectSame(result, alone.result);
        expectSame(trace.bestMoveAt(to), alone.bestMoveAt());
        expectSame(to - from, alone.length);
        for (let step = 1; step <= alone.length; step += 1)
          expectSame(eventOf(trace, from + step), eventOf(alone, step));
      }
    });
  });

  test('are gone through as the search to that depth alone, and over its whole tree to the next', () => {
    forTreesAndRulesInTurn(100, { nodes: 80 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const trace = recordDeepening(tree, rules);
      for (const { depth, from, to } of trace.passes) {
        const alone = recordToDepth(tree, 'alpha-beta', rules, depth!);
        const isLeaf = trace.kindAt(from + 1) !== 'enter';
        expectSame(trace.overSubtree(from, 'event'), isLeaf ? to : Math.min(to + 1, trace.length));
        for (const step of stepsOf(alone)) {
          if (step < alone.length)
            expectSame(trace.overSubtree(from + step, 'event'), from + alone.overSubtree(step, 'event'));
          if (alone.nodeAt(step) !== ROOT)
            expectSame(trace.outToParent(from + step), from + alone.outToParent(step));
        }
      }
    });
  });
});

describe('another order of children', () => {
  test('is searched in that order, with ids and keys as they were', () => {
    forTreesAndRulesInTurn(200, { nodes: 60 }, ({ tree }, rules) => {
      const turned = asSearched(tree, {
        depth: null,
        order: new Map(
          tree
            .nodes()
            .map((node) => [
              node,
              tree.children(node).map((_child, index) => tree.childCount(node) - 1 - index),
            ]),
        ),
      });
      const trace = recordTrace(turned, 'alpha-beta', rules);
      const leaves = trace.eventsOf('leaf').map((step) => trace.nodeAt(step));
      expectSame(
        leaves,
        [...leaves].sort((a, b) => b - a),
      );
      expectSame(
        turned.nodes().map((node) => turned.key(node)),
        tree.nodes().map((node) => tree.key(node)),
      );
      const { leaves: seen, prunedLeaves } = trace.tallyAt(trace.length);
      expectSame(seen + prunedLeaves, tree.leafCount);
      for (const step of trace.eventsOf('cutoff')) {
        const event = trace.event(step);
        if (event.kind !== 'cutoff') continue;
        for (const node of event.pruned) expectSame(trace.stateAt(node, trace.length).status, 'pruned');
      }
    });
  });
});

/** Events, ranges and states of one step of a pass against the oracle's of the part that it searched. */
function expectPass(
  { tree }: Sample,
  trace: Trace,
  { root, original, horizon }: Truncated,
  story: readonly Moment[],
  step: number,
  at: number,
): void {
  const states = replay(root, story, at, tree.leafBounds);
  const met = story.slice(0, at).filter(({ kind }) => kind === 'leaf');
  const seen = new Set(met.map(({ node }) => node).filter((node) => !horizon.has(node)));
  const proved = provedEverywhere(root, seen, tree.leafBounds);
  const inPart = new Set(original);
  for (const [id, { decidingChild, ...state }] of states.entries()) {
    const due = {
      ...state,
      proved: proved[id]!,
      decidingChild: decidingChild === null ? null : original[decidingChild]!,
    };
    const {
      status,
      range,
      proved: got,
      value,
      window,
      decidingChild: child,
      prunedFrom,
    } = trace.stateAt(original[id] as NodeId, step);
    expectSame({ status, range, proved: got, value, window, decidingChild: child, prunedFrom }, due);
  }
  for (const node of tree.nodes())
    if (!inPart.has(node)) expectSame(trace.stateAt(node, step).status, 'beyond');
  if (at === 0) return;
  const { kind, node } = story[at - 1]!;
  expectSame(trace.nodeAt(step), original[node]);
  expectSame(trace.kindAt(step), horizon.has(node) ? 'horizon' : kind);
}

function eventOf(trace: Trace, step: number): unknown {
  const { step: _step, ...event } = trace.event(step);
  return event;
}

function eventsOf(trace: Trace): unknown[] {
  return stepsOf(trace).map((step) => eventOf(trace, step));
}
