import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { CodeLine } from '../../src/core/run/eventLines.ts';
import { rangeLabel } from '../../src/core/run/rangeLabel.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { momentsOf } from '../../src/library/moments.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE } from '../support/forTrees.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';

function runOf(id: string): AnyRun {
  return recordTrace(treeOfRecord(publishedRecord(id)), 'alpha-beta', DEFAULT_RULES);
}

/** Russell and Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., figure 5.5. */
describe('the six frames of figure 5.5', () => {
  const run = runOf('aima-fig-5-5');
  const [b, c, d] = run.tree.children(ROOT) as [NodeId, NodeId, NodeId];
  const range = (node: NodeId, step: number) => {
    const { low, high } = run.rangeAt(node, step);
    return [low, high];
  };

  test.each([
    ['(a) after 3, B is at most 3', 4, b, [-Infinity, 3], [-Infinity, Infinity]],
    ['(b) after 12, nothing new is known', 6, b, [-Infinity, 3], [-Infinity, Infinity]],
    ['(c) after 8, B is 3 and the root at least 3', 9, b, [3, 3], [3, Infinity]],
    ['(c) also once B has returned', 10, b, [3, 3], [3, Infinity]],
    ['(d) after 2, C is at most 2 and is cut', 14, c, [-Infinity, 2], [3, Infinity]],
    ['(e) after 14, D is at most 14 and the root between 3 and 14', 19, d, [-Infinity, 14], [3, 14]],
    ['(f) after 2, D is 2 and the root 3', 25, d, [2, 2], [3, 3]],
  ] as const)('%s', (_what, step, node, ofNode, ofRoot) => {
    expect(range(node, step)).toEqual(ofNode);
    expect(range(ROOT, step)).toEqual(ofRoot);
  });

  test('have one cutoff, at C, which the root owns', () => {
    const cuts = stepsOf(run)
      .map((step) => run.event(step))
      .filter((event) => event.kind === 'cutoff');
    expect(cuts).toHaveLength(1);
    expect(cuts[0]).toMatchObject({
      step: 14,
      node: c,
      owner: ROOT,
      reach: 'shallow',
      test: { bound: 'alpha', v: 2, limit: 3, holds: true, atLastChild: false },
      pruned: run.tree.children(c).slice(1),
      prunedLeaves: 2,
    });
  });

  test('end with a test that holds at the last child, which cuts nothing', () => {
    expect(run.event(23)).toMatchObject({ node: d, value: 2, test: { holds: true, atLastChild: true } });
    expect(run.kindAt(24)).toBe('exit');
  });

  test.each<[number, CodeLine[]]>([
    [1, ['call', 'init']],
    [2, ['call', 'init']],
    [3, ['terminal']],
    [4, ['each', 'update', 'test', 'narrow']],
    [9, ['return']],
    [13, ['each', 'update']],
    [14, ['test']],
    [15, ['test']],
    [23, ['each', 'update', 'test']],
  ])('execute at step %i the lines %j of the pseudocode', (step, lines) => {
    expect(run.event(step).lines).toEqual(lines);
  });
});

/** 林尧瑞, 马少平: 人工智能导论, 图 3.10, walked through in 32 numbered moments. */
describe('the 32 moments of 图 3.10', () => {
  const record = publishedRecord('thu-fig-3-10');
  const run = runOf(record.id);
  const moments = momentsOf('tsinghua', run);
  const said = record.steps ?? [];

  test('are 32, named 1 to 32', () => {
    expect(said).toHaveLength(32);
    expect(moments.map(({ name }) => name)).toEqual(said.map((_, index) => String(index + 1)));
  });

  test('are the same where the tree grows: a cut leaves moves, so that the child before it was not the last', () => {
    const whole = subjectOfExample(exampleById('thu-fig-3-10')!);
    const rules = DEFAULT_RULES;
    const { growth } = searchedSubject(whole, { algorithm: 'alpha-beta', rules }, 'grown');
    const grown = momentsOf('tsinghua', growth!.run);
    const withFullTree = momentsOf('tsinghua', recordTrace(run.tree, 'alpha-beta', rules));
    expect(grown).toEqual(withFullTree);
  });

  test.each(said.map((text, index) => [index + 1, text] as const))(
    'at moment %i know that it is %s',
    (number, text) => {
      const { step } = moments[number - 1]!;
      const node = run.nodeAt(step);
      const label = rangeLabel(run.tree.kindName(node), run.stateAt(node, step), run.tree.leafBounds);
      expect(label).toBe(asLabel(text));
    },
  );

  test('are followed by cuts after 7, 12, 23 and 30', () => {
    const cuts = stepsOf(run).filter((step) => run.kindAt(step) === 'cutoff');
    expect(cuts.map((cut) => moments.filter(({ step }) => step < cut).length)).toEqual([7, 12, 23, 30]);
  });

  test('belong to the search with all ancestors, and to no other algorithm', () => {
    for (const rules of EVERY_RULE.filter(({ bounds }) => bounds === 'parent')) {
      expect(momentsOf('tsinghua', recordTrace(run.tree, 'alpha-beta', rules))).toEqual([]);
    }
    expect(momentsOf('tsinghua', recordTrace(run.tree, 'minimax', DEFAULT_RULES))).toEqual([]);
    expect(momentsOf(undefined, run)).toEqual([]);
  });
});

/** "<= -3" as the label prints it, "≤ −3". */
function asLabel(text: string): string {
  return text
    .replace('<=', '≤')
    .replace('>=', '≥')
    .replace('= ', text.startsWith('=') ? '' : '= ')
    .replace('-', '−');
}
