import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { runSearch } from '../../src/core/search/runSearch.ts';
import { type SearchObserver, SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { algorithmsFor, stepsOf } from '../support/evaluatedLeaves.ts';
import { factsExpected, factsOf } from '../support/expectedEvent.ts';
import { expectSame, forTrees, forTreesAndRules, naming, type Sample } from '../support/forTrees.ts';
import { type Moment, tellStory } from '../support/oracle/story.ts';

type MomentLaw = (run: BoundsRun, step: number, moment: Moment, sample: Sample) => void;

/** Checks the law at every moment of alpha-beta, under every rule. */
function forMoments(count: number, law: MomentLaw): void {
  forTreesAndRules(count, { nodes: 120, halting: true }, (sample, rules) => {
    const run = recordTrace(sample.tree, 'alpha-beta', rules);
    for (const [index, moment] of tellStory(sample.root, rules).entries()) {
      naming(
        () => `step ${index + 1}`,
        () => law(run, index + 1, moment, sample),
      );
    }
  });
}

describe('what happens in a run', () => {
  test('is listed by kind, in a run of many chunks too', () => {
    const run = recordTrace(uniformTree(3, 8, 1), 'minimax', DEFAULT_RULES);
    for (const kind of ['enter', 'leaf', 'update', 'cutoff', 'exit'] as const) {
      const steps = stepsOf(run).filter((step) => run.kindAt(step) === kind);
      expectSame(run.eventsOf(kind), steps);
    }
  });

  test('follows the definitions of window, test, cutoff and value, event by event', () => {
    forTreesAndRules(180, { nodes: 150, halting: true }, ({ tree, root, nodes }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const expected = tellStory(root, rules).map((moment, index) => factsExpected(moment, index + 1, nodes));
      expectSame(
        stepsOf(run).map((step) => factsOf(run.event(step))),
        expected,
      );
    });
  });

  test('is told by minimax and expectiminimax without windows or tests', () => {
    forTrees(300, { halting: true }, ({ tree, root, nodes }) => {
      const expected = tellStory(root, null).map((moment, index) => factsExpected(moment, index + 1, nodes));
      for (const algorithm of algorithmsFor(tree)) {
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        expectSame(
          stepsOf(run).map((step) => factsOf(run.event(step))),
          expected,
        );
      }
    });
  });

  test('is told by them with bounds that nothing is beyond', () => {
    forTrees(40, {}, ({ tree }) => {
      const told = new Set<number>();
      const observer: SearchObserver = {
        ...SILENT,
        enter: (_node, alpha, beta) => void told.add(alpha).add(beta),
        update: (_node, _child, _value, alpha, beta) => void told.add(alpha).add(beta),
      };
      for (const algorithm of algorithmsFor(tree)) runSearch(algorithm, tree, DEFAULT_RULES, observer);
      if (!tree.isLeaf(ROOT)) expect([...told]).toEqual([-Infinity, Infinity]);
    });
  });

  test('leaves each node with the window it holds', () => {
    forMoments(100, (run, step, { node, window }) => {
      if (window !== null) expectSame(run.windowAt(node as NodeId, step), window);
    });
  });

  test('happens at the end of the path of open calls', () => {
    forMoments(100, (run, step, { node, openCalls }, { nodes }) => {
      const path = nodes[node]!.path();
      expectSame(run.nodeAt(step), node);
      expectSame(
        run.pathAt(step),
        path.map(({ id }) => id),
      );
      expectSame(
        run.callStackAt(step).map((frame) => frame.node),
        openCalls,
      );
    });
  });
});

describe('who owns a bound', () => {
  test('of the bound a node is tested against, is the outermost node below the nearest chance node whose value it is', () => {
    forMoments(100, (run, step, { node, test: made, alphaOwner, betaOwner }) => {
      if (made === null) return;
      expectSame(
        run.ownerAt(made.bound, node as NodeId, step),
        made.bound === 'alpha' ? alphaOwner : betaOwner,
      );
    });
  });

  test('of either end of a window, is who raised it last, also at a node that has stopped', () => {
    forMoments(100, (run, step, { node, window, alphaOwner, betaOwner }) => {
      if (window === null) return;
      const owners = (['alpha', 'beta'] as const).map((end) => run.ownerAt(end, node as NodeId, step));
      expectSame(owners, [alphaOwner, betaOwner]);
    });
  });

  test('is nobody while the bound is still infinite, and somebody once it is not', () => {
    forMoments(100, (run, step, { node, window }) => {
      if (window === null) return;
      expectSame(run.ownerAt('alpha', node as NodeId, step) === null, window.alpha === -Infinity);
      expectSame(run.ownerAt('beta', node as NodeId, step) === null, window.beta === Infinity);
    });
  });
});

describe('an observer', () => {
  test('hears what happens as it happens, an update with the window after its test', () => {
    forTreesAndRules(120, { nodes: 120, halting: true }, ({ tree, root }, rules) => {
      const heard: unknown[] = [];
      runSearch('alpha-beta', tree, rules, {
        enter: (node, alpha, beta) => heard.push(['enter', node, { alpha, beta }]),
        leaf: (node, value) => heard.push(['leaf', node, value]),
        horizon: (node, value) => heard.push(['horizon', node, value]),
        standPat: (node, value, alpha, beta) => heard.push(['stay', node, value, { alpha, beta }]),
        research: (node, child) => heard.push(['again', node, child]),
        update: (node, child, value, alpha, beta) =>
          heard.push(['update', node, child, value, { alpha, beta }]),
        cutoff: (node) => heard.push(['cutoff', node]),
        exit: (node, value) => heard.push(['exit', node, value]),
      });
      expectSame(heard, tellStory(root, rules).flatMap(asHeard));
    });
  });

  function asHeard({ kind, node, value, child, window }: Moment): unknown[] {
    if (kind === 'halt') return [];
    if (kind === 'enter') return [[kind, node, window]];
    if (kind === 'update') return [[kind, node, child, value, window]];
    return kind === 'cutoff' ? [[kind, node]] : [[kind, node, value]];
  }
});

describe('an event', () => {
  test('returns from a node with the range then proved', () => {
    forTreesAndRules(100, {}, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const step of stepsOf(run)) {
        const event = run.event(step);
        if (event.kind === 'exit') expectSame(event.range, run.rangeAt(event.node, step));
      }
    });
  });

  test('exists only from step 1 to the last', () => {
    forTrees(20, {}, ({ tree }) => {
      const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      expect(() => run.event(run.length + 1)).toThrow(RangeError);
    });
  });
});
