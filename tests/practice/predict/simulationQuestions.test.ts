/** What Predict asks about a simulation: the right answer is what the definition says, and none of the others is. */
import { expect, test } from 'vitest';
import { recordSearch } from '../../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../../src/core/tree/nodeId.ts';
import { ROOT } from '../../../src/core/tree/nodeId.ts';
import { simulationQuestion } from '../../../src/practice/predict/simulationQuestion.ts';
import { forTrees } from '../../support/forTrees.ts';
import { ofCases } from '../../support/howMany.ts';

test('each question has one right option, which follows from N and W alone', () => {
  const asked = { child: 0, untried: 0, counts: 0 };
  forTrees(400, { nodes: 30 }, ({ tree, seed }) => {
    if (tree.hasInfinite || tree.hasUnknown || tree.isLeaf(ROOT)) return;
    const leaves = tree.leaves().map((leaf) => tree.value(leaf));
    const span = Math.max(...leaves) - Math.min(...leaves);
    const limits = { ...NO_LIMITS, iterations: 25, seed };
    const run = recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits) as SimulationRun;
    const [low, high] = run.rewards.range!;
    expect(span === high - low || tree.leafBounds.every(Number.isFinite)).toBe(true);
    const visits = new Map<NodeId, number>();
    const sums = new Map<NodeId, number>();
    const n = (node: NodeId) => visits.get(node) ?? 0;
    for (let step = 1; step <= run.length; step += 1) {
      const question = simulationQuestion(run, step);
      if (question !== null) {
        const { options, correct } = question;
        expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
        expect(options.length).toBeGreaterThan(1);
        if (question.kind === 'child') {
          const { node } = question;
          const side = tree.kindName(node) === 'max' ? 1 : -1;
          const score = (child: NodeId) =>
            n(child) === 0
              ? Infinity
              : (side * sums.get(child)!) / n(child) +
                Math.SQRT2 * (high - low) * Math.sqrt(Math.log(n(node)) / n(child));
          const right = question.options[correct]!;
          for (const child of tree.children(node))
            expect(score(right) === Infinity || score(right) >= score(child) - 1e-9).toBe(true);
          if (question.isUntried) {
            expect(tree.children(node).find((child) => n(child) === 0)).toBe(right);
            asked.untried += 1;
          } else asked.child += 1;
        } else {
          const { node, reward } = question;
          const right = question.options[correct]!;
          expect(right.visits).toBe(n(node) + 1);
          expect(right.mean).toBeCloseTo((sums.get(node)! + reward) / (n(node) + 1), 9);
          asked.counts += 1;
        }
      }
      const event = run.event(step);
      if (event.kind === 'backup') {
        visits.set(event.node, n(event.node) + 1);
        sums.set(event.node, (sums.get(event.node) ?? 0) + event.reward);
      }
    }
  });
  for (const count of Object.values(asked)) expect(count).toBeGreaterThan(ofCases(400));
});
