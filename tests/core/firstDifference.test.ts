/** Where two runs part: held to a comparison of all that is known of every node at every step. */
import { expect, it } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { firstDifference } from '../../src/core/run/firstDifference.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { EVERY_RULE, forTrees } from '../support/forTrees.ts';

/** What is seen at a step: the event's kind and node, and the state of every node. */
function seenAt(run: AnyRun, step: number): unknown {
  if (step > run.length) return null;
  const { tree } = run;
  const states = tree.nodes().map((node) => {
    const { status, value, window, decidingChild } = run.stateAt(node, step);
    return { status, value, window, decidingChild };
  });
  return { kind: run.kindAt(step), node: run.nodeAt(step), states };
}

it('is the first step at which anything else is seen', () => {
  let parted = 0;
  forTrees(300, {}, ({ tree, random }) => {
    const rules = EVERY_RULE[random.below(EVERY_RULE.length)] ?? DEFAULT_RULES;
    const one = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const other = recordTrace(tree, 'alpha-beta', rules);
    const step = firstDifference(one, other);
    const last = step ?? Math.max(one.length, other.length) + 1;
    for (let at = 1; at < last; at += 1) expect(seenAt(one, at)).toEqual(seenAt(other, at));
    if (step === null) return;
    parted += 1;
    const told = (run: AnyRun) =>
      step > run.length ? null : { ...run.event(step), lines: null, test: null };
    expect([told(one), seenAt(one, step)]).not.toEqual([told(other), seenAt(other, step)]);
  });
  expect(parted).toBeGreaterThan(0);
});

it('is none where a run is compared with itself', () => {
  forTrees(50, {}, ({ tree }) => {
    const run = () => recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    expect(firstDifference(run(), run())).toBeNull();
  });
});
