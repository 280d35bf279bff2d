import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { Tally } from '../../src/core/run/tally.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, forTrees, forTreesAndRules, naming } from '../support/forTrees.ts';
import { perfectlyOrdered, shuffled } from '../support/perfectOrder.ts';
import { treeOf } from '../support/sketch.ts';

describe('the counts at a step', () => {
  test('are those of counting the events up to it', () => {
    forTreesAndRules(80, { halting: true }, ({ tree }, rules) => {
      expectCounts(recordTrace(tree, 'alpha-beta', rules));
    });
  });

  test('are so too in runs of thousands of events', () => {
    forTrees(8, { nodes: 4000, chance: false }, ({ tree, seed }) => {
      expectCounts(recordTrace(tree, 'minimax', DEFAULT_RULES));
      expectCounts(recordTrace(tree, 'alpha-beta', EVERY_RULE[seed % EVERY_RULE.length]!));
    });
  });

  test.each([
    [1024, 'just before a checkpoint and on it'],
    [2048, 'at the end of a chunk'],
  ])('are right around event %i, %s', (event) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const trace = recordTrace(
        treeOf(perfectlyOrdered({ branching: 3, depth: 7 }, seeded(seed))),
        'minimax',
        DEFAULT_RULES,
      );
      expect(trace.length).toBeGreaterThan(event);
      for (const step of [event - 1, event, event + 1]) expectSame(trace.tallyAt(step), countTo(trace, step));
    }
  });

  test.each([1024, 2048, 4096])('are right at the end of a run of exactly %i events', (events) => {
    const leaves = Array.from({ length: (events - 2) / 2 }, (_, index) => index);
    const trace = recordTrace(treeOf({ max: leaves }), 'alpha-beta', DEFAULT_RULES);
    expect(trace.length).toBe(events);
    expect(trace.tallyAt(events)).toEqual({
      entered: leaves.length + 1,
      leaves: leaves.length,
      cutoffs: 0,
      prunedLeaves: 0,
      neverGenerated: 0,
    });
  });

  test('do not depend on the order in which steps are asked for', () => {
    forTrees(20, { nodes: 1500 }, ({ tree, random }) => {
      const trace = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      for (const step of shuffled(stepsOf(trace), random).slice(0, 50)) {
        naming(
          () => `step ${step}`,
          () => expectSame(trace.tallyAt(step), countTo(trace, step)),
        );
      }
    });
  });
});

function expectCounts(trace: Trace): void {
  let counted: Tally = { entered: 0, leaves: 0, cutoffs: 0, prunedLeaves: 0, neverGenerated: 0 };
  expectSame(trace.tallyAt(0), counted);
  for (const step of stepsOf(trace)) {
    counted = counting(counted, trace, step);
    if (step % 7 === 0 || step % 1024 < 3 || step === trace.length) {
      naming(
        () => `step ${step}`,
        () => expectSame(trace.tallyAt(step), counted),
      );
    }
  }
}

function countTo(trace: Trace, step: number): Tally {
  const nothing: Tally = { entered: 0, leaves: 0, cutoffs: 0, prunedLeaves: 0, neverGenerated: 0 };
  return stepsOf(trace)
    .slice(0, step)
    .reduce((counted, at) => counting(counted, trace, at), nothing);
}

function counting(counted: Tally, trace: Trace, step: number): Tally {
  const { entered, leaves, cutoffs, prunedLeaves } = counted;
  const event = trace.event(step);
  switch (event.kind) {
    case 'enter':
      return { ...counted, entered: entered + 1 };
    case 'leaf':
      return { ...counted, entered: entered + 1, leaves: leaves + 1 };
    case 'cutoff':
      return { ...counted, cutoffs: cutoffs + 1, prunedLeaves: prunedLeaves + event.prunedLeaves! };
    default:
      return counted;
  }
}
