/** Which moves at the root tie: what is right, by what the evaluated leaves prove, and what an answer is worth. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, formatOf, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { type Task, taskWithin } from '../../src/practice/task.ts';
import { forTreesAndRulesInTurn, type Sample } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';
import { part, textItem } from '../support/setItems.ts';
import { oracleRules } from './plainSheet.ts';
import { asking, treeOf } from './simulationTasks.ts';

type Known = 'good' | 'worse' | 'open';

function about(tree: GameTree, algorithm: Task['algorithm'], rules: SearchRules = DEFAULT_RULES): Exercise {
  return asking({ tree, algorithm, rules }, 'ties');
}

/** What the leaves that were looked at prove of each move, whatever the others are worth. */
function provedOf({ root, value, tree }: Sample, task: Task): Map<NodeId, Known> {
  const seen = new Set<number>(leavesSeen(tellStory(root, oracleRules(task.algorithm, task.rules))));
  const proved = provedEverywhere(root, seen, tree.leafBounds);
  const known = ({ low, high }: { low: number; high: number }): Known => {
    if (low === value && high === value) return 'good';
    if (low > value || high < value) return 'worse';
    return 'open';
  };
  return new Map(root.children.map(({ id }) => [id as NodeId, known(proved[id]!)]));
}

test('right is what the leaves that were looked at prove of each move', () => {
  const met = new Map<string, number>();
  forTreesAndRulesInTurn({ long: 2000, usual: 500 }, { nodes: 40, chance: false }, (sample, rules) => {
    const { tree, random } = sample;
    const algorithm = random.flip(0.8) ? 'alpha-beta' : 'minimax';
    const task: Task = { tree, algorithm, rules };
    if (!isAskable('ties', task)) return;
    const { ties } = rightAnswer(about(tree, algorithm, rules)).answer;
    const due = provedOf(sample, task);
    for (const [child, known] of due) {
      expect(ties.get(child)).toBe(known);
      met.set(`${algorithm} ${known}`, (met.get(`${algorithm} ${known}`) ?? 0) + 1);
    }
    expect([...ties.keys()]).toEqual(tree.children(ROOT));
  });
  expect([...met.keys()].toSorted()).toEqual([
    'alpha-beta good',
    'alpha-beta open',
    'alpha-beta worse',
    'minimax good',
    'minimax worse',
  ]);
});

const TREE = treeOf('max(min(3 12) min(3 1) min(3 9) min(2 7))');

test.each([
  // The second move is cut at 3, so that its 1 stays unseen; so is the third, whose 9 would not change it.
  ['alpha-beta', { cutoff: 'equal' }, ['good', 'open', 'open', 'worse']],
  ['alpha-beta', { cutoff: 'strict' }, ['good', 'worse', 'good', 'worse']],
  ['minimax', {}, ['good', 'worse', 'good', 'worse']],
] as const)('by %s %o', (algorithm, rules, due) => {
  const exercise = about(TREE, algorithm, { ...DEFAULT_RULES, ...rules });
  expect([...rightAnswer(exercise).answer.ties.values()]).toEqual(due);
});

test('is asked where MAX or MIN has several moves and the value is found', () => {
  const task = (text: string, algorithm: Task['algorithm'] = 'alpha-beta') => ({
    tree: treeOf(text),
    algorithm,
    rules: DEFAULT_RULES,
  });
  expect(isAskable('ties', task('max(min(3 4))'))).toBe(false);
  expect(isAskable('ties', task('chance(0.5*max(1 2) 0.5*max(3 4))'))).toBe(false);
  expect(isAskable('ties', task('max(chance(0.5*1 0.5*2) 3)', 'expectiminimax'))).toBe(true);
  const within = (alpha: number, beta: number) =>
    taskWithin({ depth: null, window: { alpha, beta } }, task('max(min(3 4) min(2 5))'));
  expect(isAskable('ties', within(1, 9))).toBe(true);
  expect(isAskable('ties', within(4, 9))).toBe(false);
});

describe('an answer', () => {
  const exercise = about(TREE, 'alpha-beta');
  const right = rightAnswer(exercise);
  const [first, second, third, fourth] = TREE.children(ROOT) as [NodeId, NodeId, NodeId, NodeId];
  const gradeOf = (on: Exercise, ...entries: [NodeId, Known][]) =>
    gradeExercise(on, { ...BLANK_ANSWER, ties: new Map(entries) }, rightAnswer(on)).parts[0]!;

  test('loses a mark a child, and nothing else', () => {
    expect(gradeOf(exercise, ...right.answer.ties)).toMatchObject({ errors: 0, points: 4, marks: 4 });
    expect(
      gradeOf(exercise, [first, 'good'], [second, 'good'], [third, 'open'], [fourth, 'worse']),
    ).toMatchObject({
      errors: 1,
      points: 3,
    });
    expect(gradeOf(exercise, [first, 'good'])).toMatchObject({ errors: 3, points: 1 });
    expect(gradeOf(exercise)).toMatchObject({ errors: 4, points: 0 });
  });

  test('needs no sign at the worse moves where nothing is cut', () => {
    const all = about(TREE, 'minimax');
    expect(gradeOf(all, [first, 'good'], [third, 'good'])).toMatchObject({ errors: 0, points: 4 });
    expect(gradeOf(all, [first, 'good'])).toMatchObject({ errors: 1, points: 3 });
    expect(gradeOf(all)).toMatchObject({ errors: 2, points: 0 });
  });

  test('goes round by presses, and is read as it is typed', () => {
    const { entry } = formatOf('ties');
    if (entry.way !== 'texts') throw new Error('ties are texts');
    const pressedIn = (task: Task, times: number) => {
      const entries: unknown[] = [null];
      while (entries.length <= times)
        entries.push(entry.press!(entries.at(-1), task, exercise.parts[0]!.part));
      return entries;
    };
    expect(pressedIn(exercise, 4)).toEqual([null, 'good', 'worse', 'open', null]);
    expect(pressedIn(about(TREE, 'minimax'), 2)).toEqual([null, 'good', null]);
    expect(['=', ' ＝ ', '-', '−', '–', '?', '？', 'x'].map((text) => entry.parse(text, TREE))).toEqual([
      ...['good', 'good', 'worse', 'worse', 'worse', 'open', 'open', null],
    ]);
  });

  test('that takes bounds for values is named so', () => {
    const [sheet] = methodAnswers(exercise, ['bounds-as-values']);
    expect([...sheet!.answer.ties.values()]).toEqual(['good', 'good', 'good', 'worse']);
    const grade = gradeExercise(exercise, sheet!.answer, right);
    const { findings } = diagnoseExercise(exercise, sheet!.answer, grade, right, true);
    expect(findings.map(({ misconception, place }) => [misconception, place.node])).toEqual([
      ['bounds-as-values', second],
    ]);
    expect(methodAnswers(asking(exercise, 'crossing'), ['bounds-as-values'])).toEqual([]);
  });
});

test('one more exercise tells those who take bounds for values from others', () => {
  for (const other of ['other-equality', 'right-to-left', 'swapped-tests', 'all-max'] as const) {
    const pair = [suspectOnly('bounds-as-values'), suspectOnly(other)];
    for (let seed = 1; seed <= howMany(50, 5); seed += 1) {
      const told = tellingExercise(
        { tree: TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES },
        pair,
        seed,
      )!;
      const right = rightAnswer(told);
      const [one] = methodAnswers(told, ['bounds-as-values']);
      expect(one!.answer.ties).not.toEqual(right.answer.ties);
      expect(gradeExercise(told, one!.answer, right).isRight).toBe(false);
      const [two] = methodAnswers(told, [other]);
      expect(gradeExercise(told, one!.answer, { run: two!.run, answer: two!.answer }).isRight).toBe(false);
    }
  }
});

test('a set that asks for them is of version 4, and comes back', () => {
  const set = { title: 'Ties', hints: true, items: [textItem('(3 12) (3 1)', part('ties'))] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
  expect(readJson(setShape(), text).value).toEqual(set);
  expect(chooseParts(['ties'], about(TREE, 'alpha-beta'), seeded(1))?.[0]?.marks).toBe(4);
});
