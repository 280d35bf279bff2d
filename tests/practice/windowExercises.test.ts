/** Exercises whose root begins between bounds: the right sheet, those of faulty methods, and what is said of them. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { type Task, taskWithin, wholeTree, windowOf } from '../../src/practice/task.ts';
import { variantOfTask } from '../../src/practice/treeVariant.ts';
import { expectSame, forTreesAndRulesInTurn, naming, type Sample } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { judgedAtRandom, truncated } from '../support/judged.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { firstBest } from '../support/oracle/trueValue.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';
import { windowFor } from '../support/rootWindow.ts';
import { TEXTBOOK_TREE } from './deepTree.ts';
import { leavesUnder } from './plainMarks.ts';
import { MISTAKE_OF } from './plainMethods.ts';
import { type PlainRun, plainSearch } from './plainSearch.ts';
import { knownValues, unseenLeaves } from './plainSheet.ts';
import { READ_OFF } from './randomExercise.ts';

const MAIN_EXAMPLE = treeOfRecord(publishedRecord('thu-fig-3-10'));

/** Alpha-beta between bounds at the root, to the ends and to a depth. */
function forWindows(count: number, law: (task: Task, window: SearchWindow, sample: Sample) => void): void {
  forTreesAndRulesInTurn(count, { nodes: 60 }, (sample, given) => {
    const rules = { ...given, value: 'soft' } as const;
    if (sample.tree.size === 1) return;
    const tree = judgedAtRandom(sample.tree, sample.random);
    const window = windowFor(tree, sample.random);
    const depth = sample.random.flip(0.3) ? 1 + sample.random.below(tree.height) : null;
    const task = taskWithin({ depth, window }, { tree, algorithm: 'alpha-beta', rules });
    naming(
      () => `${window.alpha}..${window.beta}, depth ${depth}`,
      () => law(task, window, sample),
    );
  });
}

interface PlainSheet extends Pick<Answer, 'values' | 'crossing' | 'leafOrder' | 'leafCount' | 'windows'> {
  readonly value: number;
  readonly line: readonly NodeId[];
}

/** What a search of what is looked at finds, by the nodes of the whole tree. */
function sheetOf(task: Task, { sketch }: Sample, search: (root: PlainNode) => PlainRun): PlainSheet {
  const tree = wholeTree(task);
  const depth =
    task.limited !== undefined && 'depth' in task.limited.reach! ? task.limited.reach.depth : null;
  const { root, original } = truncated(sketch, tree, depth ?? tree.height);
  const { value, leaves, windows } = search(root);
  const back = (node: number) => original[node] as NodeId;
  const keysBack = <T>(map: ReadonlyMap<number, T>) =>
    new Map([...map].map(([node, of]) => [back(node), of]));
  const line: NodeId[] = [];
  for (let node = root, index = firstBest(node); index !== null; index = firstBest(node)) {
    node = node.children[index]!;
    line.push(back(node.id));
  }
  return {
    value,
    line,
    values: keysBack(knownValues(root, leaves as NodeId[], tree.leafBounds)),
    crossing: new Set(unseenLeaves(root, leaves).map(back)),
    leafOrder: leaves.map(back),
    leafCount: leaves.length,
    windows: keysBack(windows),
  };
}

const sorted = <T>(map: ReadonlyMap<NodeId, T>) => [...map].sort(([a], [b]) => a - b);

function expectSheet(answer: Answer, due: PlainSheet, tree: GameTree): void {
  expectSame(answer.leafOrder, due.leafOrder);
  expectSame(answer.leafCount, due.leafCount);
  expectSame(leavesUnder(answer.crossing, tree), due.crossing);
  expectSame(sorted(answer.windows), sorted(due.windows));
}

describe('an exercise whose root begins between bounds', () => {
  test('has the sheet that the definition of the search says', () => {
    let [inside, outside] = [0, 0];
    forWindows(1500, (task, window, sample) => {
      const due = sheetOf(task, sample, (root) => plainSearch(root, task.rules, 'none', window));
      const { answer } = rightAnswer({ ...task, parts: [] });
      expectSheet(answer, due, task.tree);
      expectSame(sorted(answer.values), sorted(due.values));
      // A best move is there to be asked about exactly where the value is found, and not a bound of it.
      const isFound = window.alpha < due.value && due.value < window.beta;
      const asksMove = isAskable('move', task);
      expectSame(asksMove, isFound && task.tree.kindName(ROOT) !== 'chance');
      expectSame(isAskable('line', task), asksMove);
      if (asksMove) expectSame([answer.move, answer.line], [due.line[0], due.line]);
      if (isFound) inside += 1;
      else outside += 1;
    });
    expect(Math.min(inside, outside)).toBeGreaterThan(ofCases(100));
  });

  test('has the sheets of the faulty methods that their definitions say', () => {
    forWindows(600, (task, window, sample) => {
      const sheetBy = (method: MethodName) => methodAnswers({ ...task, parts: [] }, [method])[0]?.answer;
      for (const [method, mistake] of Object.entries(MISTAKE_OF) as [
        MethodName,
        (typeof MISTAKE_OF)['alpha-zero'],
      ][]) {
        const answer = sheetBy(method);
        if (answer === undefined) continue;
        const due = sheetOf(task, sample, (root) => plainSearch(root, task.rules, mistake, window));
        expectSheet(answer, due, task.tree);
      }
      // What the root begins with is said.
      expect(sheetBy('alpha-zero')).toBeUndefined();
      const all = sheetOf(task, sample, (root) => plainSearch(root, task.rules));
      expectSheet(sheetBy('ignores-window')!, all, task.tree);
      const cutoff = task.rules.cutoff === 'equal' ? 'strict' : 'equal';
      const other = sheetOf(task, sample, (root) =>
        plainSearch(root, { ...task.rules, cutoff }, 'none', window),
      );
      expectSheet(sheetBy('other-equality')!, other, task.tree);
    });
  });

  test('gives its right sheet full marks', () => {
    forWindows(400, (task) => {
      const nodes = [...rightAnswer({ ...task, parts: [] }).answer.windows.keys()];
      const parts = READ_OFF.filter((kind) => isAskable(kind, task)).map((kind) => ({
        part: kind === 'windows' ? { kind, nodes } : { kind },
        marks: 4,
        penalty: { kind: 'per-error', marks: 1 } as const,
      }));
      const exercise: Exercise = { ...task, parts };
      const right = rightAnswer(exercise);
      const { points, marks } = gradeExercise(exercise, right.answer, right);
      expectSame(points, marks);
    });
  });

  test('keeps its sheet, but for the numbers, in every variant; its window goes along', () => {
    let moved = 0;
    forWindows(500, (task, window) => {
      const variant = variantOfTask(task, 7);
      const [before, after] = [task, variant].map((of) => rightAnswer({ ...of, parts: [] }).answer);
      for (const kind of ['crossing', 'leafOrder', 'leafCount'] as const)
        expectSame(after![kind], before![kind]);
      expectSame([...after!.values.keys()], [...before!.values.keys()]);
      const { alpha, beta } = windowOf(variant)!;
      expectSame(
        [Number.isFinite(alpha), Number.isFinite(beta)],
        [window.alpha, window.beta].map(Number.isFinite),
      );
      if (alpha !== window.alpha || beta !== window.beta) moved += 1;
    });
    expect(moved).toBeGreaterThan(ofCases(100));
  });

  test('is none where the algorithm hands no bounds down', () => {
    const window = { alpha: 2, beta: 5 };
    for (const algorithm of ['minimax', 'expectiminimax', 'star1'] as const)
      expect(
        taskWithin({ depth: null, window }, { tree: MAIN_EXAMPLE, algorithm, rules: DEFAULT_RULES }),
      ).toEqual({
        tree: MAIN_EXAMPLE,
        algorithm,
        rules: DEFAULT_RULES,
      });
  });

  /** Of figure 3.10, as the course's text on limits has it; its value is 1. */
  test.each([
    [2, 5, 6, [-Infinity, 1]],
    [1, 2, 6, [-Infinity, 1]],
    [0, 2, 8, [1, 1]],
    [-3, 0, 3, [0, Infinity]],
  ])('(%i, %i) on figure 3.10: %i leaves', (alpha, beta, leaves, [low, high]) => {
    const searched = { tree: MAIN_EXAMPLE, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const task = taskWithin({ depth: null, window: { alpha, beta } }, searched);
    const { answer } = rightAnswer({ ...task, parts: [] });
    expect(answer.leafCount).toBe(leaves);
    expect(answer.values.get(ROOT)).toEqual({ low, high });
    const asked = PART_KINDS.filter((kind) => isAskable(kind, task));
    const always = ['values', 'crossing', 'leafOrder', 'leafCount', 'windows'];
    expect(asked).toEqual([...always, ...(low === high ? ['move', 'line', 'ties'] : []), 'cutLabels']);
  });
});

describe('one more exercise', () => {
  test.each(['never-inherits', 'right-to-left', 'other-equality', 'parent-only', 'all-max'] as const)(
    'tells who ignores the window from %s',
    (method) => {
      const on = { tree: TEXTBOOK_TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
      for (let seed = 1; seed <= 10; seed += 1) {
        const exercise = tellingExercise(on, [suspectOnly('ignores-window'), suspectOnly(method)], seed)!;
        expect(windowOf(exercise)).not.toBeNull();
        const [ignoring, other] = methodAnswers(exercise, ['ignores-window', method]).map(({ answer }) => [
          ...leavesUnder(answer.crossing, exercise.tree),
        ]);
        const right = [...leavesUnder(rightAnswer(exercise).answer.crossing, exercise.tree)];
        expect(ignoring).not.toEqual(right);
        expect(other).not.toEqual(right);
        expect(other).not.toEqual(ignoring);
      }
    },
  );
});
