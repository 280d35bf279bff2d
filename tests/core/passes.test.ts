/** A search to a depth, and one after the other in one record. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST, type DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
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
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';

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

function recordToDepth(tree: GameTree, algorithm: DepthFirstName, rules: SearchRules, depth: number): AnyRun {
  return recordLimited(tree, algorithm, rules, { ...NO_LIMITS, depth });
}

/** Passes of depth 0 to 3, as far as there is anything to find, children as they stand. */
function recordDeepening(tree: GameTree, rules: SearchRules): AnyRun {
  return recordLimited(tree, 'alpha-beta', rules, { ...NO_LIMITS, depth: 3, deepen: true, tries: 'given' });
}

describe('a search to a depth', () => {
  test('knows what is estimated from what is proved', () => {
    const tree = treeOfJudged(
      [4, { a: [6, { a: 9, b: [7, { a: 2, b: 3 }] }], b: [3, { a: 1, b: [8, { a: 5, b: 6 }] }] }],
      [0, 9],
    );
    const run = recordToDepth(tree, 'alpha-beta', DEFAULT_RULES, 2);
    const state = (node: number) => run.stateAt(node as NodeId, run.length);
    const [b, c] = tree.children(ROOT);
    expect(run.result).toEqual({ ok: true, value: 7 });
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
    const run = recordToDepth(bare, 'minimax', DEFAULT_RULES, 1);
    expect(run.result).toMatchObject({ ok: false, halt: { reason: 'no-evaluation', node: 1 } });
  });

  test('that reaches all ends is the plain search, event for event', () => {
    forTreesAndRulesInTurn(
      { long: 2_000, usual: 100 },
      { nodes: 60, halting: true },
      ({ tree, random }, rules) => {
        const plain = recordTrace(tree, 'alpha-beta', rules);
        const deep = recordToDepth(tree, 'alpha-beta', rules, tree.height + random.below(3));
        expectSame(eventsOf(deep), eventsOf(plain));
      },
    );
  });
});

describe('on every tree, a search to a depth', () => {
  test('has the value of what it sees, and with children as they stand the first best move, whoever searches', () => {
    forTreesAndRulesInTurn({ long: 3_000, usual: 250 }, { nodes: 80 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const depth = sample.random.below(tree.height + 2);
      const { root } = truncated(sample.sketch, tree, depth);
      const first = firstBest(root);
      for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree)))
        naming(
          () => `${algorithm}, depth ${depth}`,
          () => {
            const run = recordToDepth(tree, algorithm, rules, depth);
            expectSame(run.result, { ok: true, value: trueValue(root) });
            expectSame(run.bestMoveAt(), first === null ? null : tree.child(ROOT, first));
          },
        );
    });
  });

  test('that has judged nothing has proved the root', () => {
    let many = 0;
    forTreesAndRulesInTurn({ long: 3_000, usual: 250 }, { nodes: 60 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const run = recordToDepth(tree, 'alpha-beta', rules, Math.max(1, tree.height - 1));
      if (run.eventsOf('horizon').length > 0) return;
      if (
        !run
          .treeAt(1)
          .leaves()
          .every((leaf) => !run.treeAt(1).isHorizon(leaf))
      )
        many += 1;
      const { low, high } = run.provedAt(ROOT, run.length);
      expectSame([low, high], [sample.value, sample.value]);
    });
    expect(many).toBeGreaterThan(0);
  });

  test('changes no event where leaves and static values are put on another rising scale, without chance', () => {
    const scales = [(x: number) => 3 * x - 7, (x: number) => x ** 3, (x: number) => x / 8 + 100, Math.cbrt];
    forTreesAndRulesInTurn({ long: 3_000, usual: 250 }, { nodes: 80, chance: false }, (sample, rules) => {
      const [scale, depth] = [sample.random.pick(scales), sample.random.below(5)];
      const before = new GameTree(judgedAtRandom(sample.tree, sample.random).columns);
      const { columns } = before;
      const after = new GameTree({
        ...columns,
        value: columns.value.map(scale),
        staticValue: columns.staticValue!.map(scale),
      });
      const told = (run: AnyRun) => stepsOf(run).map((step) => [run.kindAt(step), run.nodeAt(step)]);
      for (const algorithm of ['minimax', 'alpha-beta'] as const) {
        const [one, other] = [before, after].map((tree) => recordToDepth(tree, algorithm, rules, depth));
        expectSame(told(other!), told(one!));
        expectSame(other!.bestMoveAt(), one!.bestMoveAt());
      }
    });
  });
});

describe('passes of growing depth', () => {
  test('have at every step the state that playing the pass again gives, and two ranges', () => {
    let [stopped, turned] = [0, 0];
    forTreesAndRulesInTurn({ long: 2_000, usual: 120 }, { nodes: 60 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const tries = sample.random.pick(['last', 'last', 'given'] as const);
      const budget = sample.random.pick([null, null, 12, 40]);
      const limits = { ...NO_LIMITS, depth: 3, deepen: true, tries, budget };
      const run = recordLimited(tree, 'alpha-beta', rules, limits);
      const due = deepened({ ...sample, tree }, rules, tries === 'last', budget ?? Infinity);
      expectSame(
        run.passes.map(({ depth, result, to, from }) => [depth, result.ok, to - from]),
        due.map(({ isFinished, story }, depth) => [depth, isFinished, story.length + (isFinished ? 0 : 1)]),
      );
      for (const [index, { from }] of run.passes.entries()) {
        const { part, story } = due[index]!;
        expectSame([run.kindAt(from), run.nodeAt(from)], ['pass', ROOT]);
        for (let at = 0; at <= story.length; at += 1)
          naming(
            () => `${tries}, budget ${budget}, depth ${index}, step ${from + at}`,
            () => expectPass(sample, run, part, story, from + at, at),
          );
      }
      const answer = due.findLastIndex(({ isFinished }) => isFinished);
      expectSame(run.answered?.depth ?? -1, answer);
      if (due.at(-1)!.isFinished) {
        const { part, story } = due[answer]!;
        expectPass(sample, run, part, story, run.length, story.length, false);
      } else {
        stopped += 1;
        expectSame([run.why, run.kindAt(run.length - 1)], ['budget', 'stop']);
      }
      if (due.some(({ isTurned }) => isTurned)) turned += 1;
    });
    expect(Math.min(stopped, turned)).toBeGreaterThan(10);
  });

  test('find in each what a search to that depth alone finds', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 80 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const run = recordDeepening(tree, rules);
      for (const { depth, result, from, to } of run.passes) {
        const alone = recordToDepth(tree, 'alpha-beta', rules, depth!);
        expectSame(result, alone.result);
        expectSame(run.bestMoveAt(to), alone.bestMoveAt());
        expectSame(to - from, alone.length);
        for (let step = 1; step <= alone.length; step += 1)
          expectSame(eventOf(run, from + step), eventOf(alone, step));
      }
    });
  });

  test('are gone through as the search to that depth alone, and over its whole tree to the next', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 80 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const run = recordDeepening(tree, rules);
      for (const { depth, from, to } of run.passes) {
        const alone = recordToDepth(tree, 'alpha-beta', rules, depth!);
        const isLeaf = run.kindAt(from + 1) !== 'enter';
        expectSame(run.overSubtree(from, 'event'), isLeaf ? to : Math.min(to + 1, run.length));
        for (const step of stepsOf(alone)) {
          if (step < alone.length)
            expectSame(run.overSubtree(from + step, 'event'), from + alone.overSubtree(step, 'event'));
          if (alone.nodeAt(step) !== ROOT)
            expectSame(run.outToParent(from + step), from + alone.outToParent(step));
        }
      }
    });
  });
});

describe('another order of children', () => {
  test('is searched in that order, with ids and keys as they were', () => {
    forTreesAndRulesInTurn({ long: 2_000, usual: 100 }, { nodes: 60 }, ({ tree }, rules) => {
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
      const run = recordTrace(turned, 'alpha-beta', rules);
      const leaves = run.eventsOf('leaf').map((step) => run.nodeAt(step));
      expectSame(
        leaves,
        [...leaves].sort((a, b) => b - a),
      );
      expectSame(
        turned.nodes().map((node) => turned.key(node)),
        tree.nodes().map((node) => tree.key(node)),
      );
      const { leaves: seen, prunedLeaves } = run.tallyAt(run.length);
      expectSame(seen + prunedLeaves, tree.leafCount);
      for (const step of run.eventsOf('cutoff')) {
        const event = run.event(step);
        if (event.kind !== 'cutoff') continue;
        for (const node of event.pruned) expectSame(run.stateAt(node, run.length).status, 'pruned');
      }
    });
  });
});

/** A pass as it has to be. */
interface Due {
  readonly part: Truncated;
  readonly story: readonly Moment[];
  /** whether it comes to its end within the budget */
  readonly isFinished: boolean;
  /** whether children are tried in another order than they stand in */
  readonly isTurned: boolean;
}

/** The definition: depth 0 to 3, until the root is proved or the budget is used up. */
function deepened({ sketch, tree }: Sample, rules: SearchRules, isLast: boolean, budget: number): Due[] {
  const order = new Map<number, readonly number[]>();
  const passes: Due[] = [];
  let left = budget;
  for (let depth = 0; depth <= 3; depth += 1) {
    const part = truncated(sketch, tree, depth, order);
    const whole = tellStory(part.root, rules);
    const entries = [...whole.keys()].filter((at) => ['enter', 'leaf'].includes(whole[at]!.kind));
    const end = entries[left];
    const story = whole.slice(0, end);
    const isTurned = [...order.values()].some((places) => places.some((place, index) => place !== index));
    passes.push({ part, story, isFinished: end === undefined, isTurned });
    left -= entries.length;
    if (end !== undefined || isProved(part, story, tree)) return passes;
    if (isLast) leaveOrder(part, story, order);
  }
  return passes;
}

function isProved({ root, horizon }: Truncated, story: readonly Moment[], tree: GameTree): boolean {
  const met = story.filter(({ kind, node }) => kind === 'leaf' && !horizon.has(node));
  const { low, high } = provedEverywhere(root, new Set(met.map(({ node }) => node)), tree.leafBounds)[0]!;
  return low === high || horizon.size === 0;
}

/** Children that returned come first, best for the mover first, equals as they stood; the others behind as they stood. */
function leaveOrder(
  { root, original }: Truncated,
  story: readonly Moment[],
  order: Map<number, readonly number[]>,
) {
  const returned = new Map<number, number>();
  for (const { kind, node, value } of story)
    if (kind === 'exit' || kind === 'leaf') returned.set(node, value as number);
  for (const node of root.everyNode()) {
    if (node.kind !== 'max' && node.kind !== 'min') continue;
    const places = order.get(original[node.id]!) ?? [...node.children.keys()];
    const worth = (turn: number) => returned.get(node.children[turn]!.id);
    const came = [...places.keys()].filter((turn) => worth(turn) !== undefined);
    const sorted = came.toSorted((a, b) => {
      const [one, other] = [worth(a)!, worth(b)!];
      if (one === other) return a - b;
      return one > other === (node.kind === 'max') ? -1 : 1;
    });
    const behind = [...places.keys()].filter((turn) => worth(turn) === undefined);
    order.set(
      original[node.id]!,
      [...sorted, ...behind].map((turn) => places[turn]!),
    );
  }
}

/** Events, ranges and states of one step of a pass against the oracle's of the part that it searched. */
function expectPass(
  { tree }: Sample,
  run: AnyRun,
  { root, original, horizon }: Truncated,
  story: readonly Moment[],
  step: number,
  at: number,
  /** whether the step is an event of the pass, and no answer after it */
  isOwn = at > 0,
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
    } = run.stateAt(original[id] as NodeId, step);
    expectSame({ status, range, proved: got, value, window, decidingChild: child, prunedFrom }, due);
  }
  for (const node of tree.nodes())
    if (!inPart.has(node)) expectSame(run.stateAt(node, step).status, 'beyond');
  if (!isOwn) return;
  const { kind, node } = story[at - 1]!;
  expectSame(run.nodeAt(step), original[node]);
  expectSame(run.kindAt(step), horizon.has(node) ? 'horizon' : kind);
}

function eventOf(run: AnyRun, step: number): unknown {
  const { step: _step, ...event } = run.event(step);
  return event;
}

function eventsOf(run: AnyRun): unknown[] {
  return stepsOf(run).map((step) => eventOf(run, step));
}
