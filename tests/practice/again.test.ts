/** Which nodes principal variation search searches again: from a statement of the search, and what an answer is worth. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { choosePart, type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { usualKind } from '../../src/practice/searches.ts';
import type { Task } from '../../src/practice/task.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { practice as english } from '../../src/words/en/work.ts';
import { practice as chinese } from '../../src/words/zh/work.ts';
import { forTrees } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { part, textItem } from '../support/setItems.ts';
import { searchedTwice } from './plainAgain.ts';
import { asking, treeOf } from './simulationTasks.ts';

const about = (tree: GameTree): Task => ({ tree, algorithm: 'pvs', rules: DEFAULT_RULES });

test('right is what a search in the numbers of whoever moves searches twice', () => {
  let [asked, several] = [0, 0];
  forTrees({ long: 2000, usual: 500 }, { nodes: 60, chance: false }, ({ tree, root }) => {
    const { again, better } = searchedTwice(root);
    const chosen = choosePart('again', about(tree), seeded(1));
    expect(chosen === null).toBe(again.length === 0 || tree.size === 1);
    if (chosen === null) return;
    asked += 1;
    const exercise = asking(about(tree), 'again');
    const sorted = (nodes: ReadonlySet<NodeId>) => [...nodes].sort((a, b) => a - b);
    expect(sorted(rightAnswer(exercise).answer.again)).toEqual(again);
    const [sheet] = methodAnswers(exercise, ['all-better-again']);
    expect(sorted(sheet!.answer.again)).toEqual(better);
    if (again.length > 1) several += 1;
  });
  expect(asked).toBeGreaterThan(100);
  expect(several).toBeGreaterThan(30);
});

/** The second move is better by its null window, and so is the fourth leaf below, which is a leaf. */
const TREE = treeOf('max(min(max(3 5) max(6 9)) min(max(7 8) max(9 7)) min(1 2))');
const EXERCISE = asking(about(TREE), 'again');

test('known figures', () => {
  const subject = subjectOfExample(exampleById('wikipedia-ab')!);
  const names = (exercise: Exercise) =>
    [...rightAnswer(exercise).answer.again].map((node) =>
      exercise.tree
        .pathTo(node)
        .slice(1)
        .map((at) => exercise.tree.childIndex(at) + 1)
        .join('.'),
    );
  expect(names(EXERCISE)).toEqual(['2']);
  // By hand: 3 is better than 5 for MIN, with nothing below it to cut; then 6 is better than 3 for MAX.
  expect(names(asking(about(subject.tree), 'again'))).toEqual(['1.2', '2']);
});

test('of PVS leaves are asked for besides, and of no other search is this', () => {
  expect(PART_KINDS.filter((kind) => isAskable(kind, about(TREE)))).toEqual([
    'leafOrder',
    'leafCount',
    'again',
  ]);
  expect(usualKind(about(TREE))).toBe('again');
  for (const algorithm of ['minimax', 'alpha-beta'] as const)
    expect(isAskable('again', { ...about(TREE), algorithm })).toBe(false);
  expect(choosePart('again', about(treeOf('max(min(3 4) min(1 2))')), seeded(1))).toBeNull();
});

test('its rules are those of the search, whatever rule for equal values the exercise has', () => {
  const strict = { ...about(TREE), rules: { ...DEFAULT_RULES, cutoff: 'strict', bounds: 'parent' } as const };
  for (const words of [english, chinese]) {
    expect(words.rules(strict)).toBe(words.rules(about(TREE)));
    expect(words.rules(strict)).toMatch(/v ≥ β.*(?:strictly between α and β|严格介于 α 与 β 之间)/);
  }
});

describe('an answer', () => {
  const right = rightAnswer(EXERCISE);
  const [best] = [...right.answer.again] as [NodeId];
  const gradeOf = (...nodes: NodeId[]) =>
    gradeExercise(EXERCISE, { ...BLANK_ANSWER, again: new Set(nodes) }, right).parts[0]!;

  test('loses a mark for a node that is missing or too much, of 2', () => {
    const [first, , last] = TREE.children(TREE.nodes()[0]!) as [NodeId, NodeId, NodeId];
    expect(gradeOf(best)).toMatchObject({ errors: 0, points: 2, marks: 2 });
    expect(gradeOf(best, first)).toMatchObject({ errors: 1, points: 1 });
    expect(gradeOf(best, first, last)).toMatchObject({ errors: 2, points: 0 });
    expect(gradeOf(first)).toMatchObject({ errors: 2, points: 0 });
    expect(gradeOf()).toMatchObject({ errors: 1, points: 0, isBlanket: true });
  });

  test('that has all that came back better is named so', () => {
    const [sheet] = methodAnswers(EXERCISE, ['all-better-again']);
    const grade = gradeExercise(EXERCISE, sheet!.answer, right);
    expect(grade.isRight).toBe(false);
    const { findings } = diagnoseExercise(EXERCISE, sheet!.answer, grade, right, true);
    expect(findings.map(({ misconception }) => misconception)).toEqual(['all-better-again']);
  });
});

test('one more exercise tells those who search all again from others', () => {
  for (const other of ['right-to-left', 'all-max', 'interchanged'] as const) {
    const pair = [suspectOnly('all-better-again'), suspectOnly(other)];
    for (let seed = 1; seed <= howMany(50, 5); seed += 1) {
      const told = tellingExercise(about(TREE), pair, seed)!;
      expect([told.algorithm, told.parts.map(({ part: { kind } }) => kind)]).toEqual(['pvs', ['again']]);
      const sheets = [rightAnswer(told), ...methodAnswers(told, ['all-better-again', other])];
      expect(
        new Set(sheets.map(({ answer }) => [...answer.again].sort((a, b) => a - b).join(' '))).size,
      ).toBe(3);
    }
  }
});

test('a set that asks for them is of version 4, and comes back', () => {
  const item = { ...textItem('((3 5) (6 9)) ((7 8) (9 7))', part('again')), algorithm: 'pvs' as const };
  const set = { title: 'Again', hints: true, items: [item] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
  expect(readJson(setShape(), text).value).toEqual(set);
});
