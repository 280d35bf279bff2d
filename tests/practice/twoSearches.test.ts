/** Exercises whose parts are about different searches of one tree: each is marked and explained by its own. */

import { describe, expect, test } from 'vitest';
import { backedUpValues } from '../../src/core/order/childOrder.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Answer, BLANK_ANSWER, rightAnswer, runOf } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { chooseParts, type Exercise, type PartKind, type PartSearch } from '../../src/practice/exercise.ts';
import { markUnderBest } from '../../src/practice/grade/eitherRule.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import {
  hasSeveralSearches,
  searchesAsking,
  searchesOf,
  taskOfPart,
  usualKind,
  valuesThenCuts,
} from '../../src/practice/searches.ts';
import { type Task, taskWithin, windowOf } from '../../src/practice/task.ts';
import { sayRule } from '../../src/words/feedback.ts';
import { LANGUAGE_ROWS } from '../../src/words/languages.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';

const TREE = treeOf('(3 12 8) (2 4 6) (14 5 2)');
const [A, B, C, D] = TREE.nodes().filter((node) => !TREE.isLeaf(node));
const [, , , , FOUR, SIX] = TREE.leaves();

/** The question of exams: what goes up by minimax, and what alpha-beta leaves out. */
const EXAM = exerciseOn(
  { tree: TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES },
  ['values', 'crossing'],
  {
    values: { algorithm: 'minimax' },
  },
);

function treeOf(text: string) {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function exerciseOn(
  task: Task,
  kinds: readonly PartKind[],
  searches: Partial<Record<PartKind, PartSearch>>,
): Exercise {
  const own = new Map(Object.entries(searches) as [PartKind, PartSearch][]);
  return { ...task, parts: chooseParts(kinds, task, seeded(1), own)! };
}

function marked(exercise: Exercise, change: (right: Answer) => Partial<Answer>) {
  const right = rightAnswer(exercise);
  const given = { ...right.answer, ...change(right.answer) };
  const grade = gradeExercise(exercise, given, right);
  return { right, grade, ...diagnoseExercise(exercise, given, grade, right, true) };
}

const point = (value: number) => ({ low: value, high: value });
const valuesOf = (search: PartSearch['algorithm']) =>
  rightAnswer({ ...EXAM, algorithm: search, parts: [] }).answer.values;

describe('values by minimax, then what alpha-beta prunes', () => {
  test('has both right on one sheet, each read off its own run', () => {
    const { answer, ...right } = rightAnswer(EXAM);
    expect([...answer.values]).toEqual([
      [A, point(3)],
      [B, point(3)],
      [C, point(2)],
      [D, point(2)],
    ]);
    expect([...answer.crossing]).toEqual([FOUR, SIX]);
    expect(runOf(right, 'values').algorithm).toBe('minimax');
    expect(runOf(right, 'crossing').algorithm).toBe('alpha-beta');
    expect(hasSeveralSearches(EXAM)).toBe(true);
    expect(searchesOf(EXAM).map(({ algorithm, parts }) => [algorithm, parts.length])).toEqual([
      ['minimax', 1],
      ['alpha-beta', 1],
    ]);
  });

  test('tells alpha-beta’s values as those of the other search, and they are wrong', async () => {
    const { grade, findings, right } = marked(EXAM, () => ({ values: valuesOf('alpha-beta') }));
    expect(grade.parts.map(({ isRight, points }) => [isRight, points])).toEqual([
      [false, 3],
      [true, 4],
    ]);
    expect(findings).toMatchObject([{ misconception: 'other-search', part: 'values', place: { node: C } }]);
    for (const [code, said] of [
      ['en', /^That is what Alpha–beta comes to.*This part is about Minimax, which evaluates every leaf/],
      ['zh', /^这是用α-β 剪枝得到的结果.*这一部分问的是极小极大，它评估每个叶节点/],
    ] as const) {
      const { feedback: words } = await LANGUAGE_ROWS[code].work();
      const facts = {
        finding: findings[0]!,
        run: runOf(right, 'values'),
        names: new NodeNames(TREE),
        rules: DEFAULT_RULES,
        windowsAt: undefined,
      };
      expect(plain(sayRule(words, facts))).toMatch(said);
    }
  });

  test('tells a single bound of the other search as that, and no mistake of its own', () => {
    const { findings } = marked(EXAM, ({ values }) => ({
      values: new Map(values).set(C!, { low: -Infinity, high: 2 }),
    }));
    expect(findings.map(({ misconception }) => misconception)).toEqual(['other-search']);
  });

  test('explains each part by its own search', () => {
    const strict = exerciseOn(
      { ...EXAM, rules: { ...DEFAULT_RULES, cutoff: 'strict' } },
      ['values', 'crossing'],
      {
        values: { algorithm: 'minimax' },
      },
    );
    const allMax = rightAnswer({ ...EXAM, tree: treeOf('(3 12 8) (2 4 6) (14 5 2)'), parts: [] }).answer;
    expect(allMax.values.get(A!)).toEqual(point(3));
    const tied = treeOf('(3 12 8) (3 4 6) (14 5 2)');
    const onTie = { ...strict, tree: tied };
    const { findings, grade } = marked(onTie, () => ({
      crossing: rightAnswer({ ...onTie, rules: DEFAULT_RULES }).answer.crossing,
    }));
    expect(grade.parts.map(({ isRight }) => isRight)).toEqual([true, false]);
    expect(findings.every(({ part }) => part === 'crossing')).toBe(true);
    const wrongValues = marked(EXAM, ({ values }) => ({
      values: new Map(values).set(A!, point(14)).set(B!, point(12)).set(C!, point(6)).set(D!, point(14)),
    }));
    expect(wrongValues.findings.map(({ misconception, part }) => [misconception, part])).toEqual([
      ['all-max', 'values'],
    ]);
  });

  test('with nothing crossed out is plain minimax, as it is elsewhere', () => {
    const { findings } = marked(EXAM, () => ({ crossing: new Set() }));
    expect(findings.map(({ misconception }) => misconception)).toEqual(['refuses-cut']);
  });

  test('has no slip where two parts are wrong', () => {
    const { findings } = marked(EXAM, ({ values }) => ({
      values: new Map(values).set(A!, point(8)),
      crossing: new Set([FOUR!]),
    }));
    expect(findings.map(({ misconception }) => misconception)).not.toContain('slip');
  });

  test('is marked under either equality rule where both are right, the values by minimax all the same', () => {
    const tree = treeOf('(3 12 8) (3 4 6) (14 5 2)');
    const task = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const exercise = exerciseOn(task, ['values', 'crossing'], { values: { algorithm: 'minimax' } });
    const strict = rightAnswer({ ...exercise, rules: { ...DEFAULT_RULES, cutoff: 'strict' } }).answer;
    expect(strict.crossing).not.toEqual(rightAnswer(exercise).answer.crossing);
    const either = { ...exercise, either: 'equal' } as const;
    expect(markUnderBest(either, strict).grade.isRight).toBe(true);
    expect(markUnderBest(either, { ...strict, values: BLANK_ANSWER.values }).grade.points).toBe(4);
  });
});

test('every part is right of its own search, on any tree', () => {
  forTreesAndRulesInTurn({ usual: 200, long: 2000 }, { nodes: 30, chance: true }, ({ tree }, rules) => {
    if (tree.size === 1) return;
    const task = { tree, algorithm: 'alpha-beta', rules } as const;
    const preset = valuesThenCuts(task)!;
    expect(preset).toEqual({ values: tree.hasChance ? 'expectiminimax' : 'minimax', cuts: 'alpha-beta' });
    const exercise = exerciseOn(task, ['values', 'crossing'], { values: { algorithm: preset.values } });
    const { answer } = rightAnswer(exercise);
    const alone = rightAnswer({ ...task, parts: [exercise.parts[1]!] }).answer;
    expect(answer.crossing).toEqual(alone.crossing);
    const values = backedUpValues(tree);
    for (const node of tree.nodes())
      if (!tree.isLeaf(node)) expect(answer.values.get(node)?.low).toBeCloseTo(values[node]!);
    const grade = gradeExercise(exercise, answer, rightAnswer(exercise));
    expect(grade.isRight).toBe(true);
  });
});

describe('which search a part is about', () => {
  const minimax = { tree: TREE, algorithm: 'minimax', rules: DEFAULT_RULES } as const;

  test('is any that it can be asked of, that at hand first', () => {
    expect(searchesAsking('values', minimax).slice(0, 2)).toEqual(['minimax', 'alpha-beta']);
    expect(searchesAsking('values', { ...minimax, algorithm: 'alpha-beta' })[0]).toBe('alpha-beta');
    expect(searchesAsking('crossing', minimax)[0]).toBe('alpha-beta');
    expect(searchesAsking('vectors', minimax)).toEqual([]);
    expect(usualKind(minimax)).toBe('values');
    expect(usualKind({ ...minimax, algorithm: 'alpha-beta' })).toBe('crossing');
  });

  test('looks as far as the exercise, without a window where it hands none down', () => {
    const window = { alpha: 2, beta: 5 };
    const task = taskWithin({ depth: null, window }, { ...minimax, algorithm: 'alpha-beta' });
    const exercise = exerciseOn(task, ['values', 'crossing'], { values: { algorithm: 'minimax' } });
    expect(windowOf(taskOfPart(exercise, 'crossing'))).toEqual(window);
    expect(windowOf(taskOfPart(exercise, 'values'))).toBeNull();
  });
});

test('a window of the root is none of searches that hand no window down', () => {
  const reach = { depth: null, window: { alpha: 4, beta: 9 } };
  const between = taskWithin(reach, { tree: TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES });
  const exercise = exerciseOn(between, ['move'], { move: { algorithm: 'minimax' } });
  expect(windowOf(between)).toEqual(reach.window);
  // The root's value, 3, is outside the window: alpha-beta finds no more than a bound of it.
  expect(searchesAsking('move', between)[0]).toBe('minimax');
  expect(windowOf(taskOfPart(exercise, 'move'))).toBeNull();
});
