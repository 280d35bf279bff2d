/** What the luckiest numbers spare: by a search of a tree that has such numbers, by counts that are known, and in exercises. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { type Task, taskTo } from '../../src/practice/task.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';
import { part, TREES, textItem } from '../support/setItems.ts';
import { leavesUnder } from './plainMarks.ts';
import { sketchOf } from './plainMethods.ts';
import { oracleRules } from './plainSheet.ts';
import { asking, treeOf } from './simulationTasks.ts';

const about = (text: string, rules: Partial<Task['rules']> = {}): Task => ({
  tree: treeOf(text),
  algorithm: 'alpha-beta',
  rules: { ...DEFAULT_RULES, ...rules },
});
const spared = ({ tree }: Exercise, crossed: ReadonlySet<NodeId>) => [...leavesUnder(crossed, tree)];

test('right is what a search spares in the tree with the numbers that the exercise gives it', () => {
  let asked = 0;
  const traits = { nodes: 80, chance: false, alternating: true };
  forTreesAndRulesInTurn({ long: 2400, usual: 600 }, traits, ({ tree }, rules) => {
    const task: Task = { tree, algorithm: 'alpha-beta', rules };
    const isAsked = !tree.isLeaf(ROOT) && (rules.cutoff === 'equal' || rules.value === 'soft');
    expect(isAskable('bestCase', task)).toBe(isAsked);
    if (!isAsked) return;
    asked += 1;
    const exercise = asking(task, 'bestCase');
    const lucky = exercise.tree;
    expect(lucky.nodes().map((node) => [lucky.kindName(node), lucky.parent(node), lucky.key(node)])).toEqual(
      tree.nodes().map((node) => [tree.kindName(node), tree.parent(node), tree.key(node)]),
    );
    expect(new Set(lucky.leaves().map((leaf) => lucky.value(leaf))).size).toBe(lucky.leafCount);
    const seen = leavesSeen(tellStory(plainTree(sketchOf(lucky)), oracleRules('alpha-beta', rules)));
    expect(spared(exercise, rightAnswer(exercise).answer.bestCase)).toEqual(
      lucky.leaves().filter((leaf) => !seen.includes(leaf)),
    );
  });
  expect(asked).toBeGreaterThan(350);
});

/** A tree in which every node has so many children. */
function uniform(branching: number, depth: number): string {
  if (depth === 0) return '?';
  return `(${new Array(branching).fill(uniform(branching, depth - 1)).join(' ')})`;
}

test.each([
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
  [2, 4],
  [3, 4],
  [2, 5],
  [2, 6],
])('of %i children and %i plies, as many leaves are looked at as Knuth and Moore prove', (b, d) => {
  const exercise = asking(about(uniform(b, d)), 'bestCase');
  const left = exercise.tree.leafCount - spared(exercise, rightAnswer(exercise).answer.bestCase).length;
  expect(left).toBe(b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1);
});

test('is asked of alpha-beta to the ends, where MAX and MIN move in turn', () => {
  expect(isAskable('bestCase', about('(1 2) 3'))).toBe(true);
  expect(isAskable('bestCase', about('max(max(1 2) min(3 4))'))).toBe(false);
  expect(isAskable('bestCase', about('max(chance(0.5*1 0.5*2) min(3 4))'))).toBe(false);
  expect(isAskable('bestCase', { ...about('(1 2) 3'), algorithm: 'minimax' })).toBe(false);
  expect(isAskable('bestCase', about('(1 2) 3', { cutoff: 'strict', value: 'hard' }))).toBe(false);
  expect(isAskable('bestCase', taskTo(1, about('(1 2) 3')))).toBe(false);
});

test('leaves keep their numbers where something else is asked, too', () => {
  const task = about('(3 12 8) (2 4 6) (14 5 2)');
  const exercise = asking(task, 'crossing', 'bestCase');
  expect(exercise.tree).toBe(task.tree);
  const { answer } = rightAnswer(exercise);
  expect(spared(exercise, answer.crossing).map((leaf) => task.tree.value(leaf))).toEqual([4, 6]);
  expect(spared(exercise, answer.bestCase).map((leaf) => task.tree.value(leaf))).toEqual([4, 6, 5, 2]);
});

describe('an answer', () => {
  const TASK = about(uniform(2, 4));
  const gradeOf = (exercise: Exercise, crossed: ReadonlySet<NodeId>) =>
    gradeExercise(exercise, { ...BLANK_ANSWER, bestCase: crossed }, rightAnswer(exercise)).parts[0]!;

  test('is marked as strokes are', () => {
    const exercise = asking(TASK, 'bestCase');
    const due = [...rightAnswer(exercise).answer.bestCase];
    expect(gradeOf(exercise, new Set(due))).toMatchObject({ errors: 0, points: 4 });
    expect(gradeOf(exercise, new Set())).toMatchObject({ points: 0, isBlanket: true });
    const [one] = spared(exercise, new Set(due)) as [NodeId];
    const fewer = spared(exercise, new Set(due)).filter((leaf) => leaf !== one);
    expect(gradeOf(exercise, new Set(fewer)).errors).toBe(1);
  });

  test.each([
    ['all', 'parent-only'],
    ['all', 'right-to-left'],
    ['all', 'first-children'],
    ['parent', 'every-bound'],
    ['parent', 'right-to-left'],
    ['parent', 'first-children'],
  ] as const)('under the rule %s that is by %s is named so', (bounds, method) => {
    const exercise = asking({ ...TASK, rules: { ...DEFAULT_RULES, bounds } }, 'bestCase');
    const right = rightAnswer(exercise);
    const [sheet] = methodAnswers(exercise, [method]);
    const grade = gradeExercise(exercise, sheet!.answer, right);
    expect(grade.isRight).toBe(false);
    const { findings, candidates } = diagnoseExercise(exercise, sheet!.answer, grade, right, false);
    expect([
      ...findings.map(({ misconception }) => misconception),
      ...candidates.map((one) => one.method),
    ]).toEqual([method]);
  });

  test('of who looks at first children alone has but the leftmost leaf left', () => {
    const exercise = asking(TASK, 'bestCase');
    const [sheet] = methodAnswers(exercise, ['first-children']);
    expect(spared(exercise, sheet!.answer.bestCase)).toEqual(exercise.tree.leaves().slice(1));
  });
});

test.each(DIFFICULTIES)('generated exercises tell the methods apart, difficulty %i', (difficulty) => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= howMany(300, 40); seed += 1) {
    const made = { skill: 'best-case', difficulty, generator: 3 } as const;
    const exercise = generateExercise({ ...made, seed });
    const { separates } = recipeOf(made);
    const sheets = [rightAnswer(exercise), ...methodAnswers(exercise, separates)];
    const texts = sheets.map(({ answer }) => String(spared(exercise, answer.bestCase)));
    expect(new Set(texts).size).toBe(1 + separates.length);
    seen.add(texts[0]!);
  }
  expect(seen.size).toBeGreaterThan(difficulty === 1 ? 10 : 15);
});

test('a set asks it of leaves without numbers, is of version 4, and comes back', () => {
  const set = { title: 'Best', hints: true, items: [textItem('(? ? ?) (? ?)', part('bestCase'))] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
  expect(readJson(setShape(), text).value).toEqual(set);
  const made = setExercise(set.items[0]!, 3, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  const { answer } = rightAnswer(made.exercise);
  expect(spared(made.exercise, answer.bestCase)).toEqual(made.exercise.tree.leaves().slice(4));
  const both = setExercise(textItem('(? ? ?) (? ?)', part('bestCase'), part('crossing')), 0, TREES);
  expect(both.ok).toBe(false);
});
