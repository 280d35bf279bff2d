import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { GRAINS, type Grain } from '../../src/core/run/run.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';

function forRuns(count: number, law: (trace: AnyRun) => void): void {
  forTreesAndRulesInTurn(count, { nodes: 100, halting: true }, ({ tree }, rules) => {
    law(recordTrace(tree, 'alpha-beta', rules));
  });
}

describe('where Next stops', () => {
  test.each(GRAINS)('Back stops too (%s), and both reach the ends', (grain) => {
    forRuns(300, (trace) => {
      const stops = [0, ...stepsOf(trace)].filter((step) => trace.isStop(step, grain));
      const forward = [0];
      while (forward.at(-1)! < trace.length) forward.push(trace.nextStop(forward.at(-1)!, grain));
      const back = [trace.length];
      while (back.at(-1)! > 0) back.push(trace.previousStop(back.at(-1)!, grain));
      expectSame(forward, stops);
      expectSame(back.reverse(), stops);
    });
  });

  test('is by default once per leaf, per value going up and per cutoff', () => {
    forRuns(300, (trace) => {
      if (!trace.result.ok) return;
      const kinds = stepsOf(trace).map((step) => trace.kindAt(step));
      const due = kinds.filter((kind) => kind === 'leaf' || kind === 'exit' || kind === 'cutoff').length;
      expectSame(stepsOf(trace).filter((step) => trace.isStop(step, 'visit')).length, due);
    });
  });

  test.each<[Grain, number[]]>([
    ['visit', [4, 6, 8, 10, 13, 14, 16, 19, 21, 23, 25, 26]],
    ['leaf', [4, 6, 8, 13, 14, 19, 21, 23, 26]],
  ])('in figure 5.5 of AIMA (%s) is at %j', (grain, stops) => {
    const trace = recordTrace(treeOfRecord(publishedRecord('aima-fig-5-5')), 'alpha-beta', DEFAULT_RULES);
    expect(stepsOf(trace).filter((step) => trace.isStop(step, grain))).toEqual(stops);
  });
});

describe('a jump', () => {
  test('to the next or the last cutoff misses none', () => {
    forRuns(300, (trace) => {
      const cutoffs = stepsOf(trace).filter((step) => trace.kindAt(step) === 'cutoff');
      for (const step of [0, ...stepsOf(trace)]) {
        expectSame(trace.nextMark(step), cutoffs.find((cut) => cut > step) ?? null);
        expectSame(trace.previousMark(step), cutoffs.findLast((cut) => cut < step) ?? null);
      }
    });
  });

  test('over a subtree ends where its value is on the parent', () => {
    forRuns(300, (trace) => {
      for (const step of stepsOf(trace)) {
        if (trace.kindAt(step) !== 'enter') continue;
        const end = trace.overSubtree(step - 1, 'visit');
        const event = trace.event(end);
        const node = trace.nodeAt(step);
        if (event.kind === 'update') expectSame([event.node, event.child], [trace.tree.parent(node), node]);
        else expectSame(end, trace.length);
      }
    });
  });

  test('out to the parent goes back to before the current node was entered', () => {
    forRuns(300, (trace) => {
      for (const step of stepsOf(trace)) {
        const node = trace.nodeAt(step)!;
        const out = trace.outToParent(step);
        expect(out).toBeLessThan(step);
        expectSame(trace.stateAt(node, out).status, 'waiting');
        if (out > 0) expectSame(trace.stateAt(trace.tree.parent(node), out).status, 'open');
      }
    });
  });
});
