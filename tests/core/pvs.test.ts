/** Principal variation search: the figures of games-limits §8, and its laws. */
import { describe, expect, test } from 'vitest';
import { recordGrown, recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { sameMoment } from '../../src/core/run/sameMoment.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import { askedAlpha, askedBeta, nextDouble } from '../../src/core/search/nullWindow.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { NO_LIMITS } from '../../src/core/search/searchLimits.ts';
import { FULL_WINDOW, type SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { expectSame, forTrees, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { treeOfText } from '../support/limitExamples.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';

const T2 = '((((0 8) (2 4)) ((6 2) (8 1))) (((9 4) (8 2)) ((1 9) (9 3))))';

function run(tree: GameTree, window = FULL_WINDOW): Trace {
  return recordLimited(tree, 'pvs', DEFAULT_RULES, { ...NO_LIMITS, window });
}

/** Nodes entered, leaves evaluated, different ones among them, and how often a child was searched again. */
function countsOf(trace: Trace): number[] {
  const { entered, leaves } = trace.tallyAt(trace.length);
  return [entered, leaves, leavesOf(trace).size, trace.eventsOf('again').length];
}

function leavesOf(trace: Trace): ReadonlySet<NodeId> {
  return new Set(trace.eventsOf('leaf').map((step) => trace.nodeAt(step)));
}

describe('principal variation search', () => {
  test.each([
    ['thu-fig-3-10', treeOfRecord(publishedRecord('thu-fig-3-10')), [23, 10], [33, 15, 10, 1]],
    ['T2', treeOfText(T2), [27, 13], [50, 25, 13, 4]],
    ['wikipedia-ab', treeOfRecord(publishedRecord('wikipedia-ab')), [25, 9], [35, 12, 9, 2]],
  ])('§8: on %s', (_name, tree, alphaBeta, counts) => {
    const plain = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const { entered, leaves } = plain.tallyAt(plain.length);
    expect([entered, leaves]).toEqual(alphaBeta);
    expect(countsOf(run(tree))).toEqual(counts);
    expect(run(tree).result).toEqual(plain.result);
  });

  test('asks between neighbours: whole numbers, else doubles, and never beyond its own window', () => {
    expect([askedBeta(3, Infinity, true), askedBeta(3, 3.5, true), askedBeta(-Infinity, 5, true)]).toEqual([
      4, 3.5, 5,
    ]);
    expect([askedAlpha(-Infinity, 3, true), askedAlpha(2.5, 3, true), askedAlpha(1, Infinity, true)]).toEqual(
      [2, 2.5, 1],
    );
    expect(askedBeta(3, Infinity, false)).toBe(3.0000000000000004);
    expect(askedAlpha(-Infinity, 3, false)).toBe(2.9999999999999996);
    expect([nextDouble(0), nextDouble(-5e-324), nextDouble(1e300)]).toEqual([
      5e-324, -0, 1.0000000000000002e300,
    ]);
    expect(askedBeta(2 ** 60, Infinity, true)).toBe(2 ** 60 + 256);
  });
});
