/** What the lesson on simulation and the notices of its trees say of runs other than the one they stand beside. */
import { expect, test } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { lessonById } from '../../src/library/lessons/lessons.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { treeOf } from './runs.ts';

const lesson = await lessonById('simulation')!.load();

/** The run of an example with its own settings, but for those given. */
function simulated(id: string, settings: Partial<SearchLimits> = {}): SimulationRun {
  const example = exampleById(id)!;
  const limits = { ...NO_LIMITS, ...example.limits, ...settings };
  const run = recordSearch(treeOf(example), example.algorithm, DEFAULT_RULES, 'drawn', limits);
  if (run.family !== 'simulation') throw new Error(`${id} is no simulation`);
  return run;
}

const visitsAfter = (run: SimulationRun, iteration: number) =>
  run.candidatesAt(ROOT, run.endOf(iteration)).map(({ visits }) => visits);

/** The figure of the lesson with this title, with some of its parts replaced. */
async function figureOf(title: string, ...parts: readonly (readonly [RegExp, string])[]) {
  const moment = lesson.find(({ title: { en } }) => en === title)!;
  const address = parts.reduce((text, [part, other]) => text.replace(part, other), moment.figure);
  const state = await restore(decodeAddress(`v1&${address}`));
  expect(state.notices).toEqual([]);
  return { run: runOf(state), step: state.step };
}

test('twelve moments', () => {
  expect(lesson).toHaveLength(12);
});

test('chances of a win: visits after 10 and 100 iterations, and where the mean goes', () => {
  const run = simulated('chances-of-a-win', { iterations: 1000 });
  expect([10, 100, 1000].map((iteration) => visitsAfter(run, iteration))).toEqual([
    [6, 4],
    [59, 41],
    [669, 331],
  ]);
  const b = run.tree.child(ROOT, 0);
  expect(run.valueAt(b, run.endOf(100))).toBeCloseTo(0.61, 2);
  expect(run.valueAt(b, run.endOf(1000))).toBeCloseTo(0.6, 2);
  const minimax = recordSearch(run.tree, 'minimax', DEFAULT_RULES, 'drawn');
  expect([minimax.bestMoveAt(), minimax.valueAt(b)]).toEqual([b, 0.6]);
});

test('with a greater constant the moves are tried more alike, with none the second move only once', () => {
  const after = [0, 0.5, 1, 2, 3].map((c) => visitsAfter(simulated('chances-of-a-win', { c }), 100));
  expect(after).toEqual([
    [99, 1],
    [69, 31],
    [61, 39],
    [57, 43],
    [54, 46],
  ]);
  const alone = simulated('chances-of-a-win', { c: 0 });
  const [b, c] = [alone.tree.child(ROOT, 0), alone.tree.child(ROOT, 1)];
  for (let iteration = 2; iteration <= 10; iteration += 1)
    expect(alone.valueAt(b, alone.endOf(iteration))).toBeGreaterThan(
      alone.valueAt(c, alone.endOf(iteration)),
    );
});

test('nine wins and a loss: from which iteration the second move is recommended, by C', () => {
  const lastChange = (settings: Partial<SearchLimits>) => {
    const run = simulated('nine-wins-and-a-loss', { iterations: 2000, ...settings });
    expect(run.placeOf(run.bestMoveAt() as NodeId)).toBe(1);
    return run.changes.at(-1);
  };
  expect([lastChange({}), lastChange({ c: 0 }), lastChange({ c: 3 })]).toEqual([124, 34, 574]);
});

test('given results: the scores before the fourth iteration, and the means in the end', () => {
  const run = simulated('given-results');
  const scores = run.candidatesAt(ROOT, run.endOf(3));
  expect(
    scores.map(({ mean, bonus, score }) => [mean, bonus, score].map((part) => part?.toFixed(2))),
  ).toEqual([
    ['10.00', '1.48', '11.48'],
    ['10.00', '2.10', '12.10'],
  ]);
  expect(run.candidatesAt(ROOT, run.length).map(({ mean }) => mean)).toEqual([10, 12]);
});

test('misled by 14: each move that is recommended, and minimax’s', () => {
  const run = simulated('misled-by-14', { iterations: 3000 });
  const recommended = run.changes.map((iteration) => [
    iteration,
    run.placeOf(run.bestChildAt(ROOT, run.endOf(iteration)) as NodeId),
  ]);
  expect(recommended).toEqual([
    [1, 0],
    [3, 2],
    [21, 0],
    [28, 2],
    [37, 0],
  ]);
  const minimax = recordSearch(run.tree, 'minimax', DEFAULT_RULES, 'drawn');
  expect(minimax.bestMoveAt()).toBe(run.bestMoveAt());
});

test('only who wins counts: by minimax a3 loses by 4, f5 by 6', async () => {
  const { run } = await figureOf('Only who wins counts', [/mcts.*$/, 'minimax']);
  const values = run.tree.children(ROOT).map((child) => [run.tree.move(child), run.valueAt(child)]);
  expect(values).toEqual([
    ['a3', -4],
    ['f5', -6],
  ]);
});

test('against alpha-beta: one way out of the threat, found by simulation from iteration 169 on', async () => {
  const { run } = await figureOf('Against alpha-beta', [/=200&/, '=2000&']);
  if (run.family !== 'simulation') throw new Error('the moment shows another search');
  const moveAt = (iteration: number) => run.tree.move(run.bestChildAt(ROOT, run.endOf(iteration)) as NodeId);
  expect([moveAt(100), moveAt(169), run.changes.at(-1)]).toEqual(['2', '3', 169]);
  const { run: depth2 } = await figureOf('Against alpha-beta', [
    /algorithm=.*$/,
    'depth=2&algorithm=alpha-beta',
  ]);
  expect([depth2.tree.move(depth2.bestMoveAt() as NodeId), depth2.tallyAt(depth2.length).generated]).toEqual([
    '3',
    27,
  ]);
  const { run: all } = await figureOf('Against alpha-beta', [/algorithm=.*$/, 'depth=2&algorithm=minimax']);
  const lost = all.tree.children(ROOT).filter((child) => all.valueAt(child) === -Infinity);
  expect(lost.map((child) => all.tree.move(child))).toEqual(['1', '2', '4', '5', '6', '7']);
});
