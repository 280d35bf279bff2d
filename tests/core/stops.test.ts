import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { GRAINS, type Grain } from '../../src/core/run/run.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

function forRuns(count: number, law: (run: AnyRun) => void): void {
  forTreesAndRulesInTurn(count, { nodes: 100, halting: true }, ({ tree }, rules) => {
    law(recordTrace(tree, 'alpha-beta', rules));
  });
}

/** `depth` nodes over one leaf: it is entered after as many steps, none of which is a stop. */
function chain(depth: number): GameTree {
  let sketch: Sketch = 5;
  for (let ply = depth; ply > 0; ply -= 1) sketch = ply % 2 === 0 ? { min: [sketch] } : { max: [sketch] };
  return treeOf(sketch);
}

describe('where Next stops', () => {
  test.each(GRAINS)('Back stops too (%s), and both reach the ends', (grain) => {
    forRuns(300, (run) => {
      const stops = [0, ...stepsOf(run)].filter((step) => run.isStop(step, grain));
      const forward = [0];
      while (forward.at(-1)! < run.length) forward.push(run.nextStop(forward.at(-1)!, grain));
      const back = [run.length];
      while (back.at(-1)! > 0) back.push(run.previousStop(back.at(-1)!, grain));
      expectSame(forward, stops);
      expectSame(back.reverse(), stops);
    });
  });

  test.each(GRAINS)(
    'is the nearest stop on that side of any step (%s), also when it is far away',
    (grain) => {
      forRuns(300, expectNearest);
      expectNearest(recordTrace(chain(40), 'minimax', DEFAULT_RULES));

      function expectNearest(run: AnyRun): void {
        const all = [0, ...stepsOf(run)];
        const stops = all.filter((step) => run.isStop(step, grain));
        for (const step of all) {
          expectSame(run.nextStop(step, grain), stops.find((stop) => stop > step) ?? run.length);
          expectSame(run.previousStop(step, grain), stops.findLast((stop) => stop < step) ?? 0);
        }
      }
    },
  );

  test('is by default once per leaf, per value going up and per cutoff', () => {
    forRuns(300, (run) => {
      if (!run.result.ok) return;
      const kinds = stepsOf(run).map((step) => run.kindAt(step));
      const due = kinds.filter((kind) => kind === 'leaf' || kind === 'exit' || kind === 'cutoff').length;
      expectSame(stepsOf(run).filter((step) => run.isStop(step, 'visit')).length, due);
    });
  });

  test.each<[Grain, number[]]>([
    ['visit', [4, 6, 8, 10, 13, 14, 16, 19, 21, 23, 25, 26]],
    ['leaf', [4, 6, 8, 13, 14, 19, 21, 23, 26]],
  ])('in figure 5.5 of AIMA (%s) is at %j', (grain, stops) => {
    const run = recordTrace(treeOfRecord(publishedRecord('aima-fig-5-5')), 'alpha-beta', DEFAULT_RULES);
    expect(stepsOf(run).filter((step) => run.isStop(step, grain))).toEqual(stops);
  });
});

describe('a jump', () => {
  test('to the next or the last cutoff misses none', () => {
    forRuns(300, (run) => {
      const cutoffs = stepsOf(run).filter((step) => run.kindAt(step) === 'cutoff');
      for (const step of [0, ...stepsOf(run)]) {
        expectSame(run.nextMark(step), cutoffs.find((cut) => cut > step) ?? null);
        expectSame(run.previousMark(step), cutoffs.findLast((cut) => cut < step) ?? null);
      }
    });
  });

  test('over a subtree ends where its value is on the parent', () => {
    forRuns(300, (run) => {
      for (const step of stepsOf(run)) {
        if (run.kindAt(step) !== 'enter') continue;
        const end = run.overSubtree(step - 1, 'visit');
        const event = run.event(end);
        const node = run.nodeAt(step);
        if (event.kind === 'update') expectSame([event.node, event.child], [run.tree.parent(node), node]);
        else expectSame(end, run.length);
      }
    });
  });

  test('out to the parent goes back to before the current node was entered', () => {
    forRuns(300, (run) => {
      for (const step of stepsOf(run)) {
        const node = run.nodeAt(step)!;
        const out = run.outToParent(step);
        expect(out).toBeLessThan(step);
        expectSame(run.stateAt(node, out).status, 'waiting');
        if (out > 0) expectSame(run.stateAt(run.tree.parent(node), out).status, 'open');
      }
    });
  });
});
