/** Numbers for a goal: what is right by the story of the search, what an answer is worth, and whose run alone meets it. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { choosePart, type Exercise, formatOf, isAskable, posed } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { withNumbers } from '../../src/practice/formats/goalNumbers.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import type { Task } from '../../src/practice/task.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';
import { part, seedItem, TREES, textItem } from '../support/setItems.ts';
import { leavesUnder } from './plainMarks.ts';
import { plainMethodSheet, sketchOf } from './plainMethods.ts';
import { oracleRules } from './plainSheet.ts';
import { treeOf } from './simulationTasks.ts';

type Construct = Extract<Exercise['parts'][number]['part'], { readonly kind: 'construct' }>;

const about = (text: string, rules: Partial<Task['rules']> = {}): Task => ({
  tree: treeOf(text),
  algorithm: 'alpha-beta',
  rules: { ...DEFAULT_RULES, ...rules },
});

function asking(task: Task, asked: Construct): Exercise {
  return { ...task, parts: [{ part: asked, marks: 4, penalty: { kind: 'per-error', marks: 1 } }] };
}

const partOf = ({ parts }: Exercise) => parts[0]!.part as Construct;

function gradeOf(exercise: Exercise, numbers: ReadonlyMap<NodeId, number>) {
  return gradeExercise(exercise, { ...BLANK_ANSWER, construct: numbers }, rightAnswer(exercise)).parts[0]!;
}

/** The errors, from the leaves that were not looked at and the first of the best moves. */
function errorsBy({ goal }: Construct, { tree }: Task, cut: readonly number[], move: number | null): number {
  switch (goal.kind) {
    case 'pruned': {
      const due = leavesUnder(new Set(goal.nodes as NodeId[]), tree);
      return tree.leaves().filter((leaf) => due.has(leaf) !== cut.includes(leaf)).length;
    }
    case 'none':
      return cut.length;
    case 'atLeast':
      return Math.max(0, goal.count - cut.length);
    case 'move':
      return move === goal.node ? 0 : 1;
  }
}

const METHODS: readonly MethodName[] = [
  'parent-only',
  'other-equality',
  'never-inherits',
  'right-to-left',
  'swapped-tests',
];

test('numbers are right where the story of the search with them meets the goal, and by a method where its sheet does', () => {
  const met = new Map<string, number>();
  const count = (name: string) => met.set(name, (met.get(name) ?? 0) + 1);
  const traits = { nodes: 30, chance: false, infinite: false };
  forTreesAndRulesInTurn({ long: 2000, usual: 150 }, traits, ({ tree, random }, rules) => {
    const task: Task = { tree, algorithm: 'alpha-beta', rules };
    if (tree.isLeaf(ROOT) || !isAskable('construct', task)) return;
    const chosen = choosePart('construct', task, seeded(random.below(1000)));
    if (chosen === null) return;
    const asked: Construct = { ...(chosen as Construct) };
    const exercise = asking(task, asked);
    count(asked.goal.kind);
    const own = new Map(asked.leaves.map((leaf) => [leaf, tree.value(leaf)]));
    expect(gradeOf(exercise, own).errors).toBeGreaterThan(0);
    const right = rightAnswer(exercise).answer.construct;
    expect([...right.values()].every((value) => Number.isInteger(value) && Math.abs(value) <= 99)).toBe(true);
    const drawn = new Map(asked.leaves.map((leaf) => [leaf, random.below(25) - 12]));
    for (const numbers of [right, drawn]) {
      const tried = withNumbers(tree, numbers);
      const story = tellStory(plainTree(sketchOf(tried)), oracleRules('alpha-beta', rules));
      const seen = leavesSeen(story);
      const cut = tree.leaves().filter((leaf) => !seen.includes(leaf));
      const repeats = asked.leaves.filter((leaf) =>
        tree.leaves().some((other) => other !== leaf && tried.value(other) === tried.value(leaf)),
      );
      const errors = errorsBy(asked, task, cut, story.at(-1)!.decidingChild ?? null);
      expect(gradeOf(exercise, numbers).errors).toBe(errors + (asked.distinct === true ? repeats.length : 0));
      if (numbers === right) expect(errors).toBe(0);
      for (const method of METHODS) {
        const sketch = sketchOf(tried);
        const sheet = plainMethodSheet(method, {
          sketch,
          algorithm: 'alpha-beta',
          rules,
          leafBounds: tree.leafBounds,
        });
        if (sheet === null) continue;
        const by = errorsBy(asked, task, [...leavesUnder(sheet.crossing, tree)], sheet.move) === 0;
        expect(formatOf('construct').agrees!({ task, part: asked }, numbers, suspectOnly(method))).toBe(by);
        if (by && errors > 0) count(method);
      }
    }
  });
  for (const name of ['pruned', 'none', 'atLeast', 'move', ...METHODS])
    expect(met.get(name) ?? 0, name).toBeGreaterThan(0);
});

/** B is evaluated whole; x and y are the first leaves of C and D. */
const TASK = about('(3 12 8) (2 4 6) (14 5 2)');
const [X, Y] = [6, 10] as NodeId[];

describe('an answer', () => {
  const pruned = asking(TASK, {
    kind: 'construct',
    leaves: [X!, Y!],
    goal: { kind: 'pruned', nodes: [7, 8, 11, 12] },
  });
  const numbers = (x: number, y: number) =>
    new Map([
      [X!, x],
      [Y!, y],
    ]);

  test('loses a mark for each leaf in the difference', () => {
    expect(gradeOf(pruned, numbers(3, -5))).toMatchObject({ errors: 0, points: 4 });
    expect(gradeOf(pruned, numbers(0, 9)).errors).toBe(2);
    expect(gradeOf(pruned, numbers(9, 9))).toMatchObject({ errors: 4, points: 0 });
    expect(gradeOf(pruned, new Map([[X!, 0]]))).toMatchObject({ points: 0, isBlanket: true });
  });

  test('loses one for each too many or too few, and all for a move', () => {
    const on = (goal: Construct['goal']) => asking(TASK, { kind: 'construct', leaves: [X!, Y!], goal });
    expect(gradeOf(on({ kind: 'none' }), numbers(0, 9)).errors).toBe(2);
    expect(gradeOf(on({ kind: 'atLeast', count: 4 }), numbers(0, 9)).errors).toBe(2);
    expect(gradeOf(on({ kind: 'atLeast', count: 4 }), numbers(0, 0)).errors).toBe(0);
    expect(gradeOf(on({ kind: 'move', node: 9 }), numbers(0, 0))).toMatchObject({ points: 0 });
    expect(
      gradeOf(
        asking(about('(3 12 8) (2 4 6) (14 5 7)'), partOf(on({ kind: 'move', node: 9 }))),
        numbers(0, 9),
      ).errors,
    ).toBe(0);
  });

  test('loses one for a number that repeats another where all have to differ', () => {
    const distinct = asking(TASK, { ...partOf(pruned), distinct: true });
    expect(gradeOf(distinct, numbers(0, 0)).errors).toBe(2);
    expect(gradeOf(distinct, numbers(-1, 3)).errors).toBe(1);
    expect(gradeOf(distinct, numbers(-1, 0)).errors).toBe(0);
  });

  test('that only one faulty method would take for right is told as that method', () => {
    // Only who goes on at an equal value looks at every leaf with them.
    const none = asking(TASK, { kind: 'construct', leaves: [X!, Y!], goal: { kind: 'none' } });
    const answer = { ...BLANK_ANSWER, construct: numbers(3, 9) };
    const right = rightAnswer(none);
    const { findings, candidates } = diagnoseExercise(
      none,
      answer,
      gradeExercise(none, answer, right),
      right,
      false,
    );
    const named = [
      ...findings.map(({ misconception }) => misconception),
      ...candidates.map(({ method }) => method),
    ];
    expect(named).toContain('other-equality');
  });

  test('is read as a number from −99 to 99', () => {
    const { entry } = formatOf('construct');
    if (entry.way !== 'texts') throw new Error('numbers are texts');
    expect(
      ['7', '−3', '2.5', '1/2', '99', '100', '-inf', 'x'].map((text) => entry.parse(text, null)),
    ).toEqual([...[7, -3, 2.5, 0.5, 99, null, null, null]]);
  });
});

test('an exercise that asks nothing else is about the tree with the numbers of the model answer', () => {
  const asked: Construct = { kind: 'construct', leaves: [X!, Y!], goal: { kind: 'none' } };
  const exercise = posed(asking(about('(3 12 8) (? 4 6) (? 5 2)'), asked));
  const { run, answer } = rightAnswer(exercise);
  expect([...answer.construct]).toEqual([X!, Y!].map((leaf) => [leaf, exercise.tree.value(leaf)]));
  expect(run.tree.leaves().every((leaf) => run.entryStep(leaf) > 0)).toBe(true);
});

test.each(DIFFICULTIES)(
  'generated exercises can be solved, and have numbers for which a method alone is right, difficulty %i',
  (difficulty) => {
    const seen = new Set<string>();
    const goals = new Set<string>();
    const seeds = howMany(60, 8);
    for (let seed = 1; seed <= seeds; seed += 1) {
      const made = { skill: 'construct', difficulty, generator: 3 } as const;
      const exercise = generateExercise({ ...made, seed });
      const asked = partOf(exercise);
      expect(gradeOf(exercise, rightAnswer(exercise).answer.construct).isRight).toBe(true);
      const { tellsApart } = formatOf('construct');
      expect(
        tellsApart!({ task: exercise, part: asked }, recipeOf(made).separates.map(suspectOnly), seeded(1)),
      ).toBe(true);
      seen.add(`${asked.leaves} ${JSON.stringify(asked.goal)}`);
      goals.add(asked.goal.kind);
    }
    expect(seen.size).toBeGreaterThan(seeds * 0.8);
    // Only with bounds of farther ancestors are there branches that the parent’s bound alone would not cut.
    expect([...goals]).toContain(difficulty === 3 ? 'pruned' : 'none');
  },
);

test('a set that asks for them is of version 4, comes back with leaves and goal, and is refused where nothing meets it', () => {
  const asked = part('construct', { nodes: [6, 10], goal: { kind: 'atLeast', count: 3 }, distinct: true });
  const set = { title: 'Numbers', hints: true, items: [textItem('(3 12 8) (? 4 6) (? 5 2)', asked)] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
  expect(readJson(setShape(), text).value).toEqual(set);
  const made = setExercise(set.items[0]!, 0, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  expect(partOf(made.exercise)).toEqual({
    kind: 'construct',
    leaves: [6, 10],
    goal: { kind: 'atLeast', count: 3 },
    distinct: true,
  });
  const impossible = part('construct', { nodes: [6], goal: { kind: 'pruned', nodes: [1] } });
  expect(setExercise(textItem('(3 12 8) (2 4 6) (14 5 2)', impossible), 0, TREES)).toEqual({
    ok: false,
    refusal: { kind: 'part', part: 'construct' },
  });
  const byProgram = setExercise(textItem('(3 12 8) (2 4 6) (14 5 2)', part('construct')), 0, TREES);
  expect(byProgram.ok).toBe(true);
});

test('each student can get a tree of his own, on which the numbers of another one are seldom right', () => {
  const item = {
    ...seedItem({ skill: 'construct', difficulty: 2, seed: 5, generator: 3 }),
    variants: 'fresh' as const,
  };
  const exercises = Array.from({ length: 8 }, (_, variant) => {
    const made = setExercise(item, variant, TREES);
    if (!made.ok) throw new Error(made.refusal.kind);
    return made.exercise;
  });
  for (const exercise of exercises)
    expect(gradeOf(exercise, rightAnswer(exercise).answer.construct).isRight).toBe(true);
  const [first, ...others] = exercises;
  const copied = rightAnswer(first!).answer.construct;
  expect(others.filter((exercise) => gradeOf(exercise, copied).isRight).length).toBeLessThan(3);
});
