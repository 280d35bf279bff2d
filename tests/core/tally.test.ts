import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { AnyEvent } from '../../src/core/run/event.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { Tally } from '../../src/core/run/tally.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
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
    [256, 'just before the first checkpoint and on it'],
    [1024, 'just before a later checkpoint and on it'],
    [2048, 'at the end of a chunk'],
  ])('are right around event %i, %s', (event) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const run = recordTrace(
        treeOf(perfectlyOrdered({ branching: 3, depth: 7 }, seeded(seed))),
        'minimax',
        DEFAULT_RULES,
      );
      expect(run.length).toBeGreaterThan(event);
      for (const step of [event - 1, event, event + 1]) expectSame(run.tallyAt(step), countTo(run, step));
    }
  });

  test.each([1024, 2048, 4096])('are right at the end of a run of exactly %i events', (events) => {
    const leaves = Array.from({ length: (events - 2) / 2 }, (_, index) => index);
    const run = recordTrace(treeOf({ max: leaves }), 'alpha-beta', DEFAULT_RULES);
    expect(run.length).toBe(events);
    expect(run.tallyAt(events)).toEqual({
      entered: leaves.length + 1,
      distinct: leaves.length + 1,
      horizon: 0,
      generated: leaves.length + 1,
      expanded: 1,
      stored: 0,
      mostStored: 2,
      leaves: leaves.length,
      cutoffs: 0,
      prunedLeaves: 0,
      neverGenerated: 0,
    });
  });

  test('do not depend on the order in which steps are asked for', () => {
    forTrees(20, { nodes: 1500 }, ({ tree, random }) => {
      const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      for (const step of shuffled(stepsOf(run), random).slice(0, 50)) {
        naming(
          () => `step ${step}`,
          () => expectSame(run.tallyAt(step), countTo(run, step)),
        );
      }
    });
  });
});

function expectCounts(run: AnyRun): void {
  const counter = new Counter();
  expectSame(run.tallyAt(0), counter.tally());
  for (const step of stepsOf(run)) {
    counter.take(run.event(step));
    if (step % 7 === 0 || step % 1024 < 3 || step === run.length) {
      naming(
        () => `step ${step}`,
        () => expectSame(run.tallyAt(step), counter.tally()),
      );
    }
  }
}

function countTo(run: AnyRun, step: number): Tally {
  const counter = new Counter();
  for (const at of stepsOf(run).slice(0, step)) counter.take(run.event(at));
  return counter.tally();
}

/** Counts events one by one, with sets of nodes in place of sums. */
class Counter {
  readonly #made = new Set<number>([0]);
  readonly #known = new Set<number>();
  readonly #expanded = new Set<number>();
  readonly #held = new Set<number>([0]);
  #mostStored = 1;
  #entered = 0;
  #leaves = 0;
  #horizon = 0;
  #cutoffs = 0;
  #prunedLeaves = 0;
  #neverGenerated = 0;

  take(event: AnyEvent): void {
    switch (event.kind) {
      case 'enter':
        this.#known.add(event.node);
        this.#entered += 1;
        this.#expanded.add(event.node);
        this.#hold(event.node);
        return;
      case 'leaf':
        this.#known.add(event.node);
        this.#entered += 1;
        this.#leaves += 1;
        this.#hold(event.node);
        if (event.node === 0) this.#held.clear();
        return;
      case 'halt':
        this.#hold(event.node);
        return;
      case 'update':
        this.#held.delete(event.child);
        return;
      case 'cutoff':
        this.#cutoffs += 1;
        this.#prunedLeaves += event.prunedLeaves ?? 0;
        this.#neverGenerated += event.neverGenerated;
        return;
      case 'exit':
        this.#held.delete(event.node);
        return;
      default:
        return;
    }
  }

  tally(): Tally {
    return {
      entered: this.#entered,
      distinct: this.#known.size,
      generated: this.#made.size,
      expanded: this.#expanded.size,
      stored: this.#held.size,
      mostStored: this.#mostStored,
      leaves: this.#leaves,
      horizon: this.#horizon,
      cutoffs: this.#cutoffs,
      prunedLeaves: this.#prunedLeaves,
      neverGenerated: this.#neverGenerated,
    };
  }

  #hold(node: number): void {
    this.#made.add(node);
    this.#held.add(node);
    this.#mostStored = Math.max(this.#mostStored, this.#held.size);
  }
}
