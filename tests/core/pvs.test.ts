/** Principal variation search: what holds of it on every tree. Figures stand in tests/figures. */
import { describe, expect, test } from 'vitest';
import type { BoundsRun, RecordedBoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordGrown } from '../../src/core/run/recordGrowing.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { sameMoment } from '../../src/core/run/sameMoment.ts';
import { askedAlpha, askedBeta, nextDouble } from '../../src/core/search/nullWindow.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { expectSame, forTrees, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';

function searched(tree: GameTree, window = FULL_WINDOW): BoundsRun {
  return recordLimited(tree, 'pvs', DEFAULT_RULES, { ...NO_LIMITS, window });
}

function leavesOf(run: BoundsRun): ReadonlySet<NodeId> {
  const steps = [...run.eventsOf('leaf'), ...run.eventsOf('horizon')];
  return new Set(steps.map((step) => run.nodeAt(step)));
}

describe('principal variation search', () => {
  test('asks between neighbours: whole numbers, else doubles, and never beyond its own window', () => {
    expect([askedBeta(3, Infinity, true), askedBeta(3, 3.5, true), askedBeta(-Infinity, 5, true)]).toEqual([
      4, 3.5, 5,
    ]);
    expect([askedAlpha(-Infinity, 3, true), askedAlpha(2.5, 3, true), askedAlpha(1, Infinity, true)]).toEqual(
      [2, 2.5, 1],
    );
    expect(askedBeta(3, Infinity, false)).toBe(3.0000000000000004);
    expect(askedAlpha(-Infinity, 3, false)).toBe(2.9999999999999996);
    expect([nextDouble(0), nextDouble(-5e-324), nextDouble(1e300)]).toEqual([
      5e-324, -0, 1.0000000000000002e300,
    ]);
    expect(askedBeta(2 ** 60, Infinity, true)).toBe(2 ** 60 + 256);
  });
});

/** The definition, with what it tells: a node and its window, a leaf, a child that is searched again. */
function played(tree: GameTree, root: SearchWindow): { value: number; told: unknown[][] } {
  const told: unknown[][] = [];
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const isWhole = values.every((value) => Number.isInteger(value) || Math.abs(value) === Infinity);
  const above = (value: number) => (isWhole ? value + 1 : nextDouble(value));
  const search = (node: NodeId, { alpha, beta }: SearchWindow): number => {
    if (tree.isLeaf(node)) {
      told.push(['leaf', node, tree.value(node)]);
      return tree.value(node);
    }
    told.push(['enter', node, alpha, beta]);
    const isMax = tree.kindName(node) === 'max';
    let best = isMax ? -Infinity : Infinity;
    for (const [index, child] of tree.children(node).entries()) {
      const window = isMax ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) };
      const hasOwn = Number.isFinite(isMax ? window.alpha : window.beta);
      let value: number;
      if (index === 0 || !hasOwn) value = search(child, window);
      else {
        const asked = isMax
          ? { ...window, beta: Math.min(window.beta, above(window.alpha)) }
          : { ...window, alpha: Math.max(window.alpha, -above(-window.beta)) };
        const isNarrower = asked.alpha !== window.alpha || asked.beta !== window.beta;
        value = search(child, asked);
        if (isNarrower && value > window.alpha && value < window.beta && !tree.isLeaf(child)) {
          told.push(['again', node, child]);
          value = search(child, window);
        }
      }
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax ? best >= beta : best <= alpha) break;
    }
    return best;
  };
  return { value: search(ROOT, root), told };
}

function toldBy(run: BoundsRun): unknown[][] {
  const told: unknown[][] = [];
  for (let step = 1; step <= run.length; step += 1) {
    const event = run.event(step);
    if (event.kind === 'enter') told.push(['enter', event.node, event.window.alpha, event.window.beta]);
    if (event.kind === 'leaf') told.push(['leaf', event.node, event.value]);
    if (event.kind === 'again') told.push(['again', event.node, event.child]);
  }
  return told;
}

/** The range of a node by the leaves seen so far. */
function rangeOf(tree: GameTree, node: NodeId, seen: ReadonlySet<NodeId>): { low: number; high: number } {
  const [low, high] = tree.leafBounds;
  if (tree.isLeaf(node))
    return seen.has(node) ? { low: tree.value(node), high: tree.value(node) } : { low, high };
  const below = tree.children(node).map((child) => rangeOf(tree, child, seen));
  const best = tree.kindName(node) === 'max' ? Math.max : Math.min;
  return { low: best(...below.map((range) => range.low)), high: best(...below.map((range) => range.high)) };
}

function halves(tree: GameTree, turn: number): GameTree {
  // Every third tree has leaves that are no whole numbers.
  if (turn % 3 > 0) return tree;
  return tree.leaves().reduce((changed, leaf) => changed.withValue(leaf, tree.value(leaf) / 2), tree);
}

describe('on random trees', () => {
  test('it does what the definition does, in any window, drawn and grown', () => {
    forTrees({ long: 3_000, usual: 375 }, { nodes: 70, chance: false }, (sample) => {
      const tree = halves(sample.tree, sample.seed);
      const ends = [-Infinity, ...tree.leaves().map((leaf) => tree.value(leaf)), 0.25, Infinity];
      const [a, b] = [sample.random.pick(ends), sample.random.pick(ends)];
      for (const window of a < b ? [FULL_WINDOW, { alpha: a, beta: b }] : [FULL_WINDOW]) {
        const { value, told } = played(tree, window);
        const run = searched(tree, window);
        expectSame(run.result, { ok: true, value });
        expectSame(toldBy(run), told);
        const grown = recordGrown(tree, 'pvs', DEFAULT_RULES, { ...NO_LIMITS, window });
        const keys = (from: BoundsRun) =>
          toldBy(from).map(([kind, node, ...rest]) =>
            kind === 'again' ? [kind] : [kind, from.tree.key(node as NodeId), ...rest],
          );
        expectSame(keys(grown), keys(run));
      }
    });
  });

  test('it has the value and the move of alpha-beta, and sees some of its leaves, to any depth', () => {
    forTrees({ long: 3_000, usual: 375 }, { nodes: 80, chance: false }, (sample) => {
      const tree = judgedAtRandom(halves(sample.tree, sample.seed), sample.random);
      const depth = sample.random.pick([null, 1, 2, 3]);
      const limits = { ...NO_LIMITS, depth };
      const [plain, run] = (['alpha-beta', 'pvs'] as const).map((algorithm) =>
        recordLimited(tree, algorithm, DEFAULT_RULES, limits),
      ) as [RecordedBoundsRun, RecordedBoundsRun];
      expectSame([run.result, run.bestMoveAt()], [plain.result, plain.bestMoveAt()]);
      const seen = leavesOf(plain);
      for (const leaf of leavesOf(run)) expectSame(seen.has(leaf), true);
      // Pass after pass it knows as much, but may prove the root one pass earlier or later.
      const deepened = (['alpha-beta', 'pvs'] as const).map((algorithm) =>
        recordLimited(tree, algorithm, DEFAULT_RULES, { ...NO_LIMITS, deepen: true }),
      ) as [RecordedBoundsRun, RecordedBoundsRun];
      const [fewer, more] = deepened.map(({ passes }) => passes.map(({ result }) => result));
      for (const [index, result] of fewer!.entries())
        if (index < more!.length) expectSame(more![index], result);
    });
  });

  test('what was proved stays proved: every range is that of the leaves seen so far', () => {
    forTrees({ long: 2_000, usual: 100 }, { nodes: 60, chance: false }, ({ tree }) => {
      const run = searched(tree);
      const seen = new Set<NodeId>();
      for (let step = 1; step <= run.length; step += 1) {
        if (run.kindAt(step) === 'leaf') seen.add(run.nodeAt(step));
        naming(
          () => `step ${step}`,
          () => {
            for (const node of tree.nodes()) expectSame(run.rangeAt(node, step), rangeOf(tree, node, seen));
          },
        );
      }
      const { low, high } = run.rangeAt(ROOT, run.length);
      expectSame(low, high);
    });
  });

  test('a bound belongs to whom has proved it, to nobody where it is only asked for', () => {
    forTrees({ long: 2_000, usual: 100 }, { nodes: 60, chance: false }, ({ tree }) => {
      const run = searched(tree);
      for (let step = 1; step <= run.length; step += 1)
        for (const { node, window, alphaOwner, betaOwner } of run.callStackAt(step)) {
          const asked = {
            alpha: run.askerAt('alpha', node, step),
            beta: run.askerAt('beta', node, step),
          };
          const owner = { alpha: alphaOwner, beta: betaOwner };
          for (const bound of ['alpha', 'beta'] as const) {
            expectSame(run.ownerAt(bound, node, step), owner[bound]);
            if (!Number.isFinite(window[bound])) continue;
            expectSame((owner[bound] === null) === (asked[bound] !== null), true);
            if (owner[bound] === null) {
              const { alpha, beta } = run.windowAt(asked[bound]!, step);
              expectSame(alpha < window.beta && window.alpha < beta && window.beta - window.alpha <= 1, true);
            } else if (tree.kindName(owner[bound]!) === 'max')
              expectSame(run.rangeAt(owner[bound]!, step).low >= window.alpha, true);
            else expectSame(run.rangeAt(owner[bound]!, step).high <= window.beta, true);
          }
        }
    });
  });

  test('a node is cut until the node above it is searched again, and waits when it is next', () => {
    forTrees({ long: 2_000, usual: 100 }, { nodes: 60, chance: false }, ({ tree }) => {
      const run = searched(tree);
      const entered = (node: NodeId) => run.nextEntry(node, 0);
      for (let step = 1; step < run.length; step += 1) {
        for (const node of tree.nodes()) {
          const { status } = run.stateAt(node, step);
          const first = entered(node);
          if (first > 0 && first <= step) expectSame(status === 'open' || status === 'done', true);
          else if (status === 'pruned' && first > 0) {
            const path = tree.pathTo(node);
            const research = path.some((above) => {
              const next = run.nextEntry(above, step);
              return next > 0 && next < first && entered(above) <= step;
            });
            expectSame(research, true);
          }
          if (first === step + 1) expectSame(status, 'waiting');
        }
      }
      for (const node of tree.nodes())
        if (entered(node) === 0) expectSame(run.stateAt(node, run.length).status, 'pruned');
    });
  });

  test('the same moment of the same run is the step itself, and over a subtree leads to its parent', () => {
    forTrees({ long: 2_000, usual: 100 }, { nodes: 60, chance: false }, ({ tree }) => {
      const run = searched(tree);
      for (let step = 1; step <= run.length; step += 1) {
        expectSame(sameMoment(run, step, run), { step, isSame: true });
        if (step === run.length || run.kindAt(step + 1) !== 'enter') continue;
        const node = run.nodeAt(step + 1);
        const after = run.overSubtree(step, 'event');
        expectSame(run.pathAt(after).includes(node), node === ROOT);
        expectSame(run.nextEntry(node, step + 1) > after || run.nextEntry(node, step + 1) === 0, true);
      }
    });
  });

  test('the counts are those of the events', () => {
    forTrees({ long: 2_000, usual: 100 }, { nodes: 60, chance: false }, ({ tree }) => {
      const run = searched(tree);
      let [entered, leaves, cutoffs] = [0, 0, 0];
      const distinct = new Set<NodeId>();
      for (let step = 1; step <= run.length; step += 1) {
        const kind = run.kindAt(step);
        if (kind === 'enter' || kind === 'leaf') {
          entered += 1;
          distinct.add(run.nodeAt(step));
        }
        if (kind === 'leaf') leaves += 1;
        if (kind === 'cutoff') cutoffs += 1;
        const stored = run.callStackAt(step).length + Number(kind === 'leaf' && run.nodeAt(step) !== ROOT);
        const counts = run.tallyAt(step);
        expectSame(
          [counts.entered, counts.distinct, counts.leaves, counts.cutoffs, counts.stored],
          [entered, distinct.size, leaves, cutoffs, stored],
        );
      }
    });
  });
});

test('a leaf that was judged stays so at the step at which the budget does not reach it again', () => {
  let met = 0;
  forTrees({ long: 400, usual: 100 }, { nodes: 60, chance: false }, ({ tree, random }) => {
    const judged = judgedAtRandom(tree, random);
    const run = recordLimited(judged, 'pvs', DEFAULT_RULES, { ...NO_LIMITS, deepen: true, budget: 30 });
    for (const step of run.eventsOf('stop')) {
      const node = run.nodeAt(step);
      expectSame(run.stateAt(node, step).status, run.stateAt(node, step - 1).status);
      if (run.stateAt(node, step).status === 'done') met += 1;
    }
  });
  expect(met).toBeGreaterThan(0);
});
