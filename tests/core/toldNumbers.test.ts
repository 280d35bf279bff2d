/** Whose results a simulation tells: the choice changes every W of the other side, and nothing that is chosen. */
import { describe, expect, test } from 'vitest';
import { cIntervals, winnerOf } from '../../src/core/run/cIntervals.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { forTrees } from '../support/forTrees.ts';

function treeFrom(text: string): GameTree {
  const read = parseTree(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function simulated(tree: GameTree, settings: Partial<SearchLimits>): SimulationRun {
  const limits = { ...NO_LIMITS, ...settings };
  return recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits) as SimulationRun;
}

/** W of the nodes on a path after the whole run, rounded. */
function sums(run: SimulationRun, nodes: readonly NodeId[]): readonly number[] {
  return nodes.map((node) => Number(run.toldStandingOf(node, run.length).sum.toFixed(6)));
}

describe('the results of the side that moved', () => {
  const CHANCES = 'leaves 0..1; max(min(max(0.9 0.1) max(0.6 0.4)) min(max(0.5 0.5) max(0.7 0.2)))';

  test('are MAX\u2019s below MAX, and N \u2212 W below MIN and at the root of MAX', () => {
    const tree = treeFrom(CHANCES);
    const run = simulated(tree, { iterations: 10, playout: 'first' });
    const [left, right] = tree.children(ROOT) as [NodeId, NodeId];
    const nodes = [ROOT, left, right, ...tree.children(left), ...tree.children(tree.child(left, 0))];
    expect(sums(run, nodes)).toEqual([6.5, 4.3, 2.2, 1.8, 1.6, 0.9, 0]);
    expect(sums(run.byMover, nodes)).toEqual([3.5, 4.3, 2.2, 0.2, 1.4, 0.9, 0]);
  });

  test('at the root of MIN they are MAX\u2019s, and below chance those of the decision above', () => {
    const tree = treeFrom('leaves 0..1; min(chance(0.5*max(1 0) 0.5*0.25) 0.75)');
    const run = simulated(tree, { iterations: 40 });
    for (const node of tree.nodes()) {
      const { visits, sum } = run.standingOf(node, run.length);
      const told = run.byMover.toldStandingOf(node, run.length);
      const parent = node === ROOT ? null : tree.parent(node);
      const isOfMax = node === ROOT || (parent !== null && tree.kindName(parent) === 'max');
      expect(told.visits).toBe(visits);
      expect(told.sum).toBeCloseTo(isOfMax ? sum : visits - sum, 9);
    }
  });

  test('where no side has moved, at a root of chance, they are MAX\u2019s', () => {
    const tree = treeFrom('leaves 0..1; chance(0.5*max(1 0) 0.5*0.25)');
    const run = simulated(tree, { iterations: 20 });
    for (const node of tree.nodes())
      expect(run.byMover.toldStandingOf(node, 40)).toEqual(run.standingOf(node, 40));
  });

  test('without bounds of the leaves the given results are the scale', () => {
    const run = simulated(treeFrom('max(max(? ?) max(? ?))'), {
      given: [20, 10, 0, 14],
      c: 2,
      iterations: 4,
    });
    expect(sums(run.byMover, [ROOT])).toEqual([4 * 20 - 44]);
  });
});

test('while the first visit is backed up, the node above it has no scores yet', () => {
  const run = simulated(treeFrom('max(min(1 0) min(0 1))'), { iterations: 1 });
  const options = run.candidatesAt(ROOT, 3);
  expect(options.map(({ visits, bonus, score }) => [visits, bonus, score])).toEqual([
    [1, null, Number.NaN],
    [0, null, Infinity],
  ]);
  expect(winnerOf(options)?.place).toBe(1);
});

test('which numbers are told changes nothing that is chosen', () => {
  let decisions = 0;
  forTrees({ long: 400, usual: 100 }, { nodes: 30 }, ({ tree, seed }) => {
    if (tree.hasInfinite || tree.hasUnknown) return;
    const [selection, c] = [
      ['uct', Math.SQRT2],
      ['puct', 1.25],
      ['uct', 0.5],
    ][seed % 3] as ['uct' | 'puct', number];
    const run = simulated(tree, { iterations: 20, seed, selection, c, final: seed % 2 ? 'mean' : 'visits' });
    const { byMover } = run;
    expect([byMover.length, byMover.changes, byMover.log]).toEqual([run.length, run.changes, run.log]);
    for (let step = 1; step <= run.length; step += 1) {
      const [one, other] = [run.event(step), byMover.event(step)];
      expect([other.kind, other.node]).toEqual([one.kind, one.node]);
      expect(byMover.bestChildAt(ROOT, step)).toBe(run.bestChildAt(ROOT, step));
      if (!('options' in one) || !('options' in other) || one.isDrawn) continue;
      expect(other.child).toBe(one.child);
      expect(winnerOf(other.options)?.place).toBe(winnerOf(one.options)?.place);
      expect(run.placeOf(one.child)).toBe(winnerOf(other.options)?.place);
      const winners = (of: SimulationRun) =>
        cIntervals(of.candidatesAt(one.node, step - 1, 1), 1, 3).map(({ place, from }) => [
          place,
          Number(from.toFixed(6)),
        ]);
      expect(winners(byMover)).toEqual(winners(run));
      decisions += 1;
    }
  });
  expect(decisions).toBeGreaterThan(1000);
});
