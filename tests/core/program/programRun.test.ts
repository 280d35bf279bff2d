/** The run of a program, asked by step, against the lines of its log played from the beginning. */
import { expect, test } from 'vitest';
import type { ProgramRun } from '../../../src/core/index.ts';
import { fitLog } from '../../../src/core/program/fitLog.ts';
import { printLog } from '../../../src/core/program/printLog.ts';
import type { ProgramLog } from '../../../src/core/program/programLog.ts';
import { readLogs } from '../../../src/core/program/readLog.ts';
import { recordProgram } from '../../../src/core/run/recordProgram.ts';
import { GRAINS } from '../../../src/core/run/run.ts';
import '../../../src/families/programAdded.ts';
import { NO_NODE, type NodeId } from '../../../src/core/tree/nodeId.ts';
import { narrate } from '../../../src/families/index.ts';
import { english } from '../../../src/words/en/page.ts';
import { NodeNames } from '../../../src/words/nodeNames.ts';
import { plain } from '../../../src/words/sentence.ts';
import { chinese } from '../../../src/words/zh/page.ts';
import { expectSame, forTrees, naming } from '../../support/forTrees.ts';
import { drawStyle, printed } from './plainPrint.ts';
import { linesOf, MISTAKEN, type PlainLine, positionOf, RIGHT } from './plainPrograms.ts';

/** Runs on the tree that the program walked, and on the whole tree when there is no chance in it. */
function forRuns(law: (run: ProgramRun, lines: readonly PlainLine[], log: ProgramLog) => void): void {
  let laid = 0;
  forTrees({ long: 200, usual: 40 }, { nodes: 25 }, ({ tree, sketch, random }) => {
    const program = random.pick([...RIGHT, ...MISTAKEN]);
    const root = positionOf(sketch);
    const lines = linesOf(program, root);
    const text = printed(lines, drawStyle(root, lines, random), random);
    const [log] = readLogs(text).runs;
    if (log === undefined) return;
    naming(
      () => text.slice(0, 1500),
      () => {
        law(recordProgram(log, null), lines, log);
        const fit = fitLog(log, tree);
        if (!fit.ok) return;
        laid += 1;
        law(recordProgram(log, { tree, fit }), lines, log);
      },
    );
  });
  expect(laid).toBeGreaterThan(10);
}

test('each step is a line, and a node is what the lines up to the step have said of it', () => {
  forRuns((run, lines) => {
    expect(run.length).toBe(lines.length);
    const open: NodeId[] = [];
    const returned = new Map<NodeId, number>();
    const called = new Set<NodeId>();
    let [calls, leaves, next] = [0, 0, 0];
    for (let step = 0; step <= run.length; step += 1) {
      if (step > 0) {
        const node = run.nodeAt(step);
        if (run.kindAt(step) === 'enter') {
          expect(run.callOfNode(node)).toBe(next);
          next += 1;
          calls += 1;
          called.add(node);
          open.push(node);
        } else {
          expect(open.pop()).toBe(node);
          returned.set(node, run.valueAt(node, step));
          if (run.kindAt(step) === 'leaf') leaves += 1;
        }
      }
      expectSame(
        run.callStackAt(step).map(({ node }) => node),
        open,
      );
      const { entered, leaves: seen } = run.tallyAt(step);
      expect([entered, seen]).toEqual([calls, leaves]);
      for (const node of run.tree.nodes()) {
        const { status, value } = run.stateAt(node, step);
        const value0 = returned.get(node);
        if (value0 !== undefined)
          expect([status, value]).toEqual(['done', Number.isNaN(value0) ? null : value0]);
        else if (called.has(node)) expect([status, value]).toEqual(['open', null]);
        else expect(status).toBe(hasReturnedAbove(run, node, returned) ? 'pruned' : 'waiting');
      }
    }
  });
});

/** Whether the nearest ancestor that was called has returned. */
function hasReturnedAbove(run: ProgramRun, node: NodeId, returned: ReadonlyMap<NodeId, number>): boolean {
  let above = run.tree.parent(node);
  while (above !== NO_NODE && !returned.has(above) && run.callOfNode(above) === null)
    above = run.tree.parent(above);
  return above !== NO_NODE && returned.has(above);
}

test('stops, marks and the way over a subtree are those of the lines', () => {
  forRuns((run) => {
    for (const grain of GRAINS)
      for (let step = 0; step < run.length; step += 1) {
        const next = run.nextStop(step, grain);
        expect(next).toBeGreaterThan(step);
        expect(run.isStop(next, grain)).toBe(true);
        for (let between = step + 1; between < next; between += 1)
          expect(run.isStop(between, grain)).toBe(false);
      }
    const line = run.first?.line ?? null;
    expect(run.nextMark(0)).toBe(line);
    if (line !== null) expect(run.previousMark(line)).toBeNull();
    for (let step = 0; step < run.length; step += 1)
      if (run.kindAt(step + 1) === 'enter') {
        const node = run.nodeAt(step + 1);
        const over = run.overSubtree(step, 'event');
        expect([run.nodeAt(over), run.kindAt(over) !== 'enter']).toEqual([node, true]);
      }
  });
});

test('a sentence has the numbers of its line, the same in both languages', () => {
  const numbersIn = (text: string) => (text.match(/[−+]?(?:∞|\d+(?:\.\d+)?)|∅/g) ?? []).sort();
  forRuns((run, _lines, log) => {
    const names = new NodeNames(
      run.tree,
      run.tree.nodes().map(() => 'X'),
    );
    for (let step = 1; step <= run.length; step += 1) {
      if (run.first?.line === step) continue;
      const moment = run.momentAt(step);
      const said = plain(narrate(moment, names, english));
      expectSame(numbersIn(plain(narrate(moment, names, chinese))), numbersIn(said));
      const call = run.callOfNode(run.nodeAt(step))!;
      if (run.kindAt(step) === 'enter')
        expect(numbersIn(said)).toHaveLength(log.printsWindow[call] === 1 ? 2 : 0);
      else if (Number.isNaN(log.value[call]!)) expect(said).toContain('nothing');
    }
  });
});

test('a log that is written again is read as the same log', () => {
  forRuns((_run, _lines, log) => {
    const [again] = readLogs(printLog(log)).runs;
    // Files, and with them the numbers of their lines, are others.
    expectSame({ ...again, fileLines: null }, { ...log, fileLines: null });
  });
});
