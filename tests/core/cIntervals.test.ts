/**
 * For which C each child would be selected: the intervals of the panel beside scores that are computed again, at many C,
 * from N and W alone, which are counted from the paths and rewards of the iterations.
 */
import { expect, test } from 'vitest';
import { cIntervals } from '../../src/core/run/cIntervals.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { forTrees } from '../support/forTrees.ts';

/** The greatest C in question. */
const MOST = 10;

type Scores = (c: number) => readonly number[];

/** The first of the greatest scores: a later one has to be greater by more than 10⁻⁹. */
function winnerAt(c: number, scores: Scores): number {
  return scores(c).reduce(
    (best, score, place, all) => (score > (all[best] as number) + 1e-9 ? place : best),
    0,
  );
}

/** The scores at a node after some iterations, as a function of C. */
function scoresAfter(run: SimulationRun, iterations: number, node: NodeId): Scores {
  const { tree } = run;
  const [visits, sums] = [new Map<NodeId, number>(), new Map<NodeId, number>()];
  for (let iteration = 1; iteration <= iterations; iteration += 1)
    for (const each of run.pathOf(iteration)) {
      visits.set(each, (visits.get(each) ?? 0) + 1);
      sums.set(each, (sums.get(each) ?? 0) + run.log.rewardOf(iteration - 1));
    }
  const [low, high] = rangeOf(tree);
  const sign = tree.kindName(node) === 'min' ? -1 : 1;
  const children = tree.children(node);
  const parent = visits.get(node) ?? 0;
  return (c) =>
    children.map((child) => {
      const [n, w] = [visits.get(child) ?? 0, sums.get(child) ?? 0];
      if (run.settings.selection === 'puct') {
        const mean = n === 0 ? (low + high) / 2 : w / n;
        return sign * mean + (c * (high - low) * Math.sqrt(parent)) / children.length / (1 + n);
      }
      return n === 0 ? Infinity : (sign * w) / n + c * (high - low) * Math.sqrt(Math.log(parent) / n);
    });
}

function rangeOf(tree: GameTree): readonly [number, number] {
  if (tree.leafBounds.every(Number.isFinite)) return tree.leafBounds;
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return [Math.min(...values), Math.max(...values)];
}

test.each(['uct', 'puct'] as const)('at reached nodes of 300 trees, by %s', (selection) => {
  const seen = { nodes: 0, untried: 0, breakpoints: 0, sampled: 0 };
  forTrees({ long: 1200, usual: 300 }, { nodes: 40 }, ({ tree, random }) => {
    if (tree.hasInfinite || tree.hasUnknown || tree.isLeaf(ROOT)) return;
    const limits = { ...NO_LIMITS, iterations: 40, selection, seed: random.below(1000) };
    const run = recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits) as SimulationRun;
    for (let times = 0; times < 4; times += 1) {
      const iteration = 1 + random.below(run.iterations);
      const path = run.pathOf(iteration);
      const at = random.below(path.length);
      const node = path[at] as NodeId;
      if (tree.isLeaf(node) || tree.kindName(node) === 'chance') continue;
      const before = iteration === 1 ? 0 : run.endOf(iteration - 1);
      expectIntervals(
        run,
        node,
        before,
        scoresAfter(run, iteration - 1, node),
        () => random.below(1000) / 1000,
      );
    }

    function expectIntervals(
      run: SimulationRun,
      node: NodeId,
      step: number,
      scores: Scores,
      draw: () => number,
    ): void {
      seen.nodes += 1;
      const intervals = cIntervals(run.candidatesAt(node, step, 1), 1, MOST);
      expect(intervals.map(({ from }) => from)).toEqual([0, ...intervals.slice(0, -1).map(({ to }) => to)]);
      expect(intervals.at(-1)?.to).toBe(Infinity);
      if (scores(1).includes(Infinity)) {
        seen.untried += 1;
        expect(intervals.map(({ place }) => place)).toEqual([scores(1).indexOf(Infinity)]);
        return;
      }
      for (const [index, { from, to, place }] of intervals.entries()) {
        const end = Math.min(to, MOST);
        // Beside a breakpoint the two scores differ by less than what counts as equal.
        const near = 1e-4 * Math.max(1, end);
        for (const share of [0, 0.5, 1, draw(), draw(), draw()]) {
          const c = from + near + share * (end - from - 2 * near);
          if (end - from < 4 * near) continue;
          expect(winnerAt(c, scores), `C = ${c} between ${from} and ${to}`).toBe(place);
          seen.sampled += 1;
        }
        const next = intervals[index + 1];
        if (next === undefined) continue;
        seen.breakpoints += 1;
        expect(next.place).not.toBe(place);
        const [one, other] = [place, next.place].map((each) => scores(to)[each] as number) as [
          number,
          number,
        ];
        expect(one).toBeCloseTo(other, 6);
        expect(one).toBeCloseTo(Math.max(...scores(to)), 6);
      }
    }
  });
  expect(seen.nodes).toBeGreaterThan(300);
  expect(seen.breakpoints).toBeGreaterThan(100);
  expect(seen.untried > 100).toBe(selection === 'uct');
  expect(seen.sampled).toBeGreaterThan(1000);
});
