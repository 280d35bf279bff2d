import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { algorithmsFor, stepsOf } from '../support/evaluatedLeaves.ts';
import {
  expectSame,
  forTrees,
  forTreesAndRules,
  forTreesAndRulesInTurn,
  naming,
} from '../support/forTrees.ts';
import { replay } from '../support/oracle/replay.ts';
import { tellStory } from '../support/oracle/story.ts';
import { shuffled } from '../support/perfectOrder.ts';

describe('the state of a node at a step', () => {
  test('is what playing the run again up to that step gives, however the step was reached', () => {
    forTreesAndRulesInTurn(200, { nodes: 80, halting: true }, ({ tree, root, random }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const story = tellStory(root, rules);
      for (const step of shuffled([0, ...stepsOf(run)], random)) {
        naming(
          () => `step ${step}`,
          () => {
            expectSame(statesAt(run, step), replay(root, story, step, tree.leafBounds));
          },
        );
      }
    });
  });

  test('is that from step to step, forwards and backwards, as one reads a run', () => {
    forTreesAndRules(
      { long: 60, usual: 20 },
      { nodes: 40, halting: true },
      ({ tree, root, random }, rules) => {
        const run = recordTrace(tree, 'alpha-beta', rules);
        const story = tellStory(root, rules);
        let step = 0;
        for (let pressed = 0; pressed < 3 * run.length; pressed += 1) {
          const moment = run.momentAt(step);
          // Some nodes are asked for at one moment and others at the next, as when a part of a tree is in view.
          const asked = tree.nodes().filter(() => random.below(3) > 0);
          const known = replay(root, story, step, tree.leafBounds);
          naming(
            () => `step ${step}`,
            () => {
              expectSame(
                asked.map((node) => moment.stateOf(node)),
                asked.map((node) => known[node]),
              );
            },
          );
          step = Math.min(Math.max(step + random.pick([-2, -1, 1, 1, 3, 40]), 0), run.length);
        }
      },
    );
  });

  test('is that under every rule, on smaller trees', () => {
    forTreesAndRules(80, { nodes: 40, halting: true }, ({ tree, root }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const story = tellStory(root, rules);
      for (const step of [0, ...stepsOf(run)]) {
        naming(
          () => `step ${step}`,
          () => {
            expectSame(statesAt(run, step), replay(root, story, step, tree.leafBounds));
          },
        );
      }
    });
  });

  test('comes with when it was entered, last touched, updated and cut', () => {
    const ENTRIES = ['enter', 'leaf'];
    forTreesAndRulesInTurn(150, { nodes: 40, halting: true }, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const last = tree.nodes().map(() => ({ entry: 0, any: 0, update: 0, cut: 0 }));
      for (const step of [0, ...stepsOf(run)]) {
        const known = step === 0 ? undefined : last[run.nodeAt(step)];
        if (known !== undefined) {
          const kind = run.kindAt(step);
          // A leaf without a value is entered by the event that ends the run there.
          if (ENTRIES.includes(kind) || (kind === 'halt' && known.entry === 0)) known.entry = step;
          if (kind === 'update') known.update = step;
          if (kind === 'cutoff') known.cut = step;
          known.any = step;
        }
        const told = tree.nodes().map((node) => ({
          entry: run.entryStep(node, step),
          any: run.lastStep(node, step),
          update: run.updateStep(node, step),
          cut: run.cutStep(node, step),
        }));
        expectSame(told, last);
      }
    });
  });

  test('is that for minimax and expectiminimax', () => {
    forTrees(120, { nodes: 60, halting: true }, ({ tree, root }) => {
      const story = tellStory(root, null);
      for (const algorithm of algorithmsFor(tree)) {
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        for (const step of [0, ...stepsOf(run)]) {
          expectSame(statesAt(run, step), replay(root, story, step, tree.leafBounds));
        }
      }
    });
  });

  test('before the first event is waiting, everywhere', () => {
    forTrees(50, {}, ({ tree }) => {
      const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      for (const state of statesAt(run, 0)) expect(state.status).toBe('waiting');
    });
  });

  test('goes from waiting over open to done, or from waiting to pruned, and never back', () => {
    const then = {
      waiting: ['waiting', 'open', 'done', 'pruned'],
      open: ['open', 'done'],
      done: ['done'],
      pruned: ['pruned'],
      beyond: [] as string[],
    };
    forTreesAndRulesInTurn(200, { nodes: 80 }, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const node of tree.nodes()) {
        for (const step of stepsOf(run)) {
          const [before, now] = [run.stateAt(node, step - 1).status, run.stateAt(node, step).status];
          if (!then[before].includes(now)) expect.fail(`node ${node}, step ${step}: ${before}, then ${now}`);
        }
      }
    });
  });
});

describe('the call stack', () => {
  test('shows of each open call the v and the window it holds', () => {
    forTreesAndRules(60, { nodes: 60, halting: true }, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const step of stepsOf(run)) {
        for (const { node, value, window } of run.callStackAt(step)) {
          const state = run.stateAt(node, step);
          expectSame([state.status, state.value, state.window], ['open', value, window]);
        }
      }
    });
  });

  test('is empty before the first event and after the last', () => {
    forTreesAndRules(60, {}, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      expectSame([run.callStackAt(0), run.callStackAt(run.length)], [[], []]);
    });
  });
});

function statesAt(run: AnyRun, step: number) {
  return run.tree.nodes().map((node: NodeId) => run.stateAt(node, step));
}
