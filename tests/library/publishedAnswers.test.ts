import { describe, expect, it } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { type Answers, PUBLISHED } from './answers.ts';
import { evaluatedLeaves, prunedLeaves, runOf } from './runs.ts';

/** How each kind of answer is read off a finished run. */
const READ: { [K in keyof Required<Answers>]: (run: AnyRun) => unknown } = {
  rootValue: (run) => (run.result.ok ? run.result.value : null),
  bestMoveIndex: (run) => run.tree.childIndex(run.bestMoveAt(run.length)!),
  prunedLeaves,
  prunedLeavesPartial: prunedLeaves,
  visitedLeaves: evaluatedLeaves,
  visitedLeafCount: (run) => run.tallyAt(run.length).leaves,
  visitedNodeCountExclRoot: (run) => run.tallyAt(run.length).entered - 1,
  prunedBranchCount: (run) => run.tallyAt(run.length).cutoffs,
  tieBestMoves: (run) => {
    const worth = run.tree.children(ROOT).map((child) => run.stateAt(child, run.length).value);
    return worth.flatMap((value, index) => (value === Math.max(...worth.map(Number)) ? [index] : []));
  },
};

const answered = PUBLISHED.filter(({ answers }) => Object.keys(answers).length > 0);

describe.each(answered)('The published answers for $id', ({ id, cutoff, answers }) => {
  const example = exampleById(id)!;
  const rules = cutoff === 'either' ? RULES.cutoff : [cutoff];

  it('are given under the rule the example begins with', () => {
    expect(rules).toContain(example.rules?.cutoff ?? 'equal');
  });

  it.each(rules)('come out, cutting by the rule "%s"', (rule) => {
    const run = runOf(example, { cutoff: rule });
    for (const [name, expected] of Object.entries(answers)) {
      const found = READ[name as keyof Answers](run);
      if (name === 'prunedLeavesPartial') expect(found).toEqual(expect.arrayContaining([...expected]));
      else expect(found, name).toEqual(expected);
    }
  });
});
