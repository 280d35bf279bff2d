import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { algorithmsFor, evaluatedLeafRanks } from '../support/evaluatedLeaves.ts';
import {
  PUBLISHED,
  type PublishedRecord,
  publishedRecord,
  type Run,
  treeOfRecord,
} from '../support/publishedRecords.ts';

const CASES = PUBLISHED.map((record) => [record.id, record] as const);

describe('the answer a source has published', () => {
  const cases = PUBLISHED.flatMap((record) => {
    const rules: readonly SearchRules['cutoff'][] =
      record.cutoff === 'either' ? ['equal', 'strict'] : [record.cutoff];
    return rules.map((cutoff) => [record.id, cutoff, record] as const);
  });

  test.each(cases)('comes out for %s, cutting by the rule "%s"', (_id, cutoff, record) => {
    const run = searched(record, { cutoff });
    const { tree, length } = run;
    const answers = record.published;
    const seen = evaluatedLeafRanks(run);
    const unseen = Array.from({ length: tree.leafCount }, (_, rank) => rank).filter(
      (rank) => !seen.includes(rank),
    );
    const tally = run.tallyAt(length);
    const found: Required<typeof answers> = {
      rootValue: rootValueOf(run),
      bestMoveIndex: bestMoveIndex(run) ?? -1,
      tieBestMoves: equalMoves(record),
      visitedLeaves: seen,
      visitedLeafCount: seen.length,
      prunedLeaves: unseen,
      prunedLeavesPartial: unseen.filter((rank) => answers.prunedLeavesPartial?.includes(rank)),
      prunedBranchCount: tally.cutoffs,
      visitedNodeCountExclRoot: tally.entered - 1,
    };
    expect(found).toMatchObject(answers);
  });

  test('has 13 cutoffs for the tree of Nilsson with 41 leaves, and 4 for the tree of 图 3.10', () => {
    for (const cutoff of ['equal', 'strict'] as const) {
      expect(cutoffs(searched(publishedRecord('nilsson-fig-3-12'), { cutoff }))).toBe(13);
      expect(cutoffs(searched(publishedRecord('thu-fig-3-10'), { cutoff }))).toBe(4);
    }
  });
});

describe('an independent program', () => {
  test.each(CASES)('finds the same on equality for %s', (_id, record) => {
    expect(summaryOf(searched(record, { cutoff: 'equal' }))).toEqual(record.oracle.eq);
  });

  test.each(CASES)('finds the same when cutting strictly for %s', (_id, record) => {
    expect(summaryOf(searched(record, { cutoff: 'strict' }))).toEqual(record.oracle.strict);
  });

  test.each(CASES)('finds the same with the bounds of the parent only for %s', (_id, record) => {
    const run = searched(record, { bounds: 'parent' });
    expect(evaluatedLeafRanks(run)).toEqual(record.oracle.shallowEqVisited);
    expect(rootValueOf(run)).toBe(record.oracle.eq.value);
  });

  test.each(CASES)('finds the same value and move for %s as looking at everything', (_id, record) => {
    const tree = treeOfRecord(record);
    for (const algorithm of algorithmsFor(tree)) {
      const run = recordTrace(tree, algorithm, DEFAULT_RULES);
      expect([rootValueOf(run), bestMoveIndex(run)]).toEqual([record.oracle.eq.value, record.oracle.eq.best]);
    }
  });
});

function searched(record: PublishedRecord, rules: Partial<SearchRules>): AnyRun {
  return recordTrace(treeOfRecord(record), 'alpha-beta', { ...DEFAULT_RULES, ...rules });
}

function summaryOf(run: AnyRun): Run {
  const visited = evaluatedLeafRanks(run);
  const ranks = Array.from({ length: run.tree.leafCount }, (_, rank) => rank);
  return {
    value: rootValueOf(run),
    best: bestMoveIndex(run),
    visited,
    pruned: ranks.filter((rank) => !visited.includes(rank)),
    nodes: run.tallyAt(run.length).entered,
  };
}

function rootValueOf({ result }: AnyRun): number {
  return result.ok ? result.value : Number.NaN;
}

function bestMoveIndex(run: AnyRun): number | null {
  const move = run.bestMoveAt(run.length);
  return move === null ? null : run.tree.childIndex(move);
}

function cutoffs(run: AnyRun): number {
  return run.tallyAt(run.length).cutoffs;
}

/** The moves whose exact value is the root's. */
function equalMoves(record: PublishedRecord): number[] {
  const tree = treeOfRecord(record);
  const run = recordTrace(tree, 'expectiminimax', DEFAULT_RULES);
  return tree
    .children(ROOT)
    .filter((child) => run.stateAt(child, run.length).value === rootValueOf(run))
    .map((child) => tree.childIndex(child));
}
