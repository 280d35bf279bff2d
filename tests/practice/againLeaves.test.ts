/** The leaves that principal variation search evaluates, each as often as it does, and what lists of them are worth. */
import { describe, expect, test } from 'vitest';
import { asBounds } from '../../src/core/run/anyRun.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { readValue } from '../../src/notation/codec.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { answerRecord, answerShape } from '../../src/practice/answerRecord.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { Task } from '../../src/practice/task.ts';
import { feedback as english } from '../../src/words/en/work.ts';
import { sayOwner, sayRule } from '../../src/words/feedback.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { feedback as chinese } from '../../src/words/zh/work.ts';
import { forTrees } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { searchedTwice } from './plainAgain.ts';
import { asking, treeOf } from './simulationTasks.ts';

const about = (tree: GameTree): Task => ({ tree, algorithm: 'pvs', rules: DEFAULT_RULES });
const exerciseOn = (tree: GameTree) => asking(about(tree), 'leafOrder', 'leafCount');

/** Counts what a list lacks, has too much, and has out of place, by trying all ways to keep entries of it. */
function plainErrors(given: readonly number[], right: readonly number[]): number {
  const count = (list: readonly number[], leaf: number) => list.filter((other) => other === leaf).length;
  const leaves = [...new Set([...given, ...right])];
  const common = leaves.reduce((sum, leaf) => sum + Math.min(count(given, leaf), count(right, leaf)), 0);
  // Where no leaf has to be listed twice, only the first time of a leaf is in or out of place.
  const listed = new Set(right).size < right.length ? given : [...new Set(given)];
  const kept = (from: number, to: number): number => {
    const [first] = listed.slice(from);
    if (first === undefined) return 0;
    const at = right.indexOf(first, to);
    const without = kept(from + 1, to);
    return at < 0 ? without : Math.max(without, 1 + kept(from + 1, at + 1));
  };
  return right.length - common + (given.length - common) + (common - kept(0, 0));
}

test('right is what a search in the numbers of whoever moves evaluates', () => {
  let repeated = 0;
  forTrees({ long: 3000, usual: 600 }, { nodes: 60, chance: false }, ({ tree, root }) => {
    if (tree.size === 1) return;
    const { evaluated } = searchedTwice(root);
    const { answer } = rightAnswer(exerciseOn(tree));
    expect(answer.leafOrder).toEqual(evaluated);
    expect(answer.leafCount).toBe(evaluated.length);
    if (new Set(evaluated).size < evaluated.length) repeated += 1;
  });
  expect(repeated).toBeGreaterThan(100);
});

test('a list loses a mark for each entry that is missing, too much or out of place', () => {
  forTrees({ long: 1000, usual: 200 }, { nodes: 30, chance: false }, ({ tree, random }) => {
    if (tree.size === 1) return;
    const exercise = exerciseOn(tree);
    const right = rightAnswer(exercise);
    const { leafOrder } = right.answer;
    if (leafOrder.length > 12) return;
    const leaves = tree.leaves();
    const given = leafOrder.flatMap((leaf) => {
      if (random.flip(0.2)) return [];
      if (random.flip(0.2)) return [leaf, random.pick(leaves)];
      return [random.flip(0.2) ? random.pick(leaves) : leaf];
    });
    const answer = { ...BLANK_ANSWER, leafOrder: given.slice(0, 14) };
    const [grade] = gradeExercise(exercise, answer, right).parts;
    expect(grade!.errors).toBe(plainErrors(answer.leafOrder, leafOrder));
    expect(readValue(answerShape(tree), answerRecord(answer)).value).toEqual(answer);
  });
});

/** The second move is asked for and searched again, so that the leaves below it are evaluated twice. */
const TREE = treeOf('max(min(max(3 5) max(6 9)) min(max(7 8) max(9 7)) min(1 2))');
const EXERCISE = exerciseOn(TREE);
const RIGHT = rightAnswer(EXERCISE);

describe('an answer', () => {
  const diagnosed = (answer: Partial<typeof BLANK_ANSWER>) => {
    const given = {
      ...BLANK_ANSWER,
      leafOrder: RIGHT.answer.leafOrder,
      leafCount: RIGHT.answer.leafCount,
      ...answer,
    };
    const grade = gradeExercise(EXERCISE, given, RIGHT);
    return { grade, ...diagnoseExercise(EXERCISE, given, grade, RIGHT, true) };
  };

  test('with each leaf once is told that some count again', () => {
    const { leafOrder } = RIGHT.answer;
    const once = [...new Set(leafOrder)];
    expect(once.length).toBeLessThan(leafOrder.length);
    for (const answer of [{ leafOrder: once }, { leafCount: once.length }]) {
      const { findings, candidates } = diagnosed(answer);
      expect(findings.map(({ misconception }) => misconception)).toEqual(['counted-once']);
      expect(candidates).toEqual([]);
    }
    const {
      findings: [finding],
    } = diagnosed({ leafOrder: once });
    // The place is the first evaluation that is left out.
    const run = asBounds(RIGHT.run);
    const [again] = run.eventsOf('again');
    expect(finding!.place.step).toBeGreaterThan(again!);
    expect(run.kindAt(finding!.place.step)).toBe('leaf');
  });

  test('may list all leaves where all are evaluated and some again', () => {
    const tree = treeOf('max(min(1 2) min(3 4))');
    const exercise = exerciseOn(tree);
    const right = rightAnswer(exercise);
    expect(right.answer.leafOrder.length).toBe(6);
    const answer = { ...BLANK_ANSWER, leafOrder: tree.leaves(), leafCount: 6 };
    const [grade] = gradeExercise(exercise, answer, right).parts;
    expect(grade).toMatchObject({ errors: 2, isBlanket: false });
  });
});

describe('a misread tree', () => {
  test('is searched in the same way, and told from others', () => {
    let told = 0;
    forTrees({ long: 400, usual: 80 }, { nodes: 40, chance: false }, ({ tree }) => {
      if (tree.size === 1) return;
      const exercise = asking(about(tree), 'leafOrder');
      const right = rightAnswer(exercise);
      for (const sheet of methodAnswers(exercise, ['interchanged', 'right-to-left'])) {
        expect(sheet.run.algorithm).toBe('pvs');
        const grade = gradeExercise(exercise, sheet.answer, right);
        if (grade.isRight) continue;
        const { findings, candidates } = diagnoseExercise(exercise, sheet.answer, grade, right, false);
        const names = [
          ...findings.map(({ misconception }) => misconception),
          ...candidates.map(({ method }) => method),
        ];
        if (names.includes(sheet.method)) told += 1;
      }
    });
    expect(told).toBeGreaterThan(40);
  });

  test('is told from another by one more exercise', () => {
    const pair = [suspectOnly('interchanged'), suspectOnly('right-to-left')];
    for (let seed = 1; seed <= howMany(50, 5); seed += 1) {
      const exercise = tellingExercise(EXERCISE, pair, seed)!;
      expect([exercise.algorithm, exercise.parts.map(({ part }) => part.kind)]).toEqual([
        'pvs',
        ['leafOrder'],
      ]);
      const sheets = [rightAnswer(exercise), ...methodAnswers(exercise, ['interchanged', 'right-to-left'])];
      expect(new Set(sheets.map(({ answer }) => answer.leafOrder.join(' '))).size).toBe(3);
    }
  });
});

test('what is said of wrong lists is true of the search', () => {
  const said = new Map<string, number>();
  forTrees({ long: 600, usual: 120 }, { nodes: 40, chance: false }, ({ tree, random }) => {
    if (tree.size === 1) return;
    const exercise = asking(about(tree), 'leafOrder');
    const right = rightAnswer(exercise);
    const run = asBounds(right.run);
    const given = random.flip(0.5)
      ? right.answer.leafOrder.filter(() => random.flip(0.8))
      : [...right.answer.leafOrder, random.pick(tree.leaves())];
    const answer = { ...BLANK_ANSWER, leafOrder: given };
    const grade = gradeExercise(exercise, answer, right);
    if (grade.isRight || given.length === 0) return;
    for (const finding of diagnoseExercise(exercise, answer, grade, right, false).findings) {
      said.set(finding.misconception, (said.get(finding.misconception) ?? 0) + 1);
      const { test: deciding, step } = finding.place;
      const facts = { finding, run, names: new NodeNames(tree), rules: exercise.rules, windowsAt: undefined };
      for (const words of [english, chinese]) {
        expect(plain(sayRule(words, facts))).not.toBe('');
        const owner = plain(sayOwner(words, facts));
        if (deciding === null || deciding.owner !== null) continue;
        const asker = run.askerAt(deciding.bound, deciding.tester, step);
        expect(/only asks|只问/.test(owner)).toBe(asker !== null);
        expect(/nothing can beat|不可能更好/.test(owner) && Number.isFinite(deciding.limit)).toBe(false);
      }
      if (finding.misconception === 'refuses-cut' && deciding?.cuts === true)
        expect(run.cutStep(deciding.tester)).toBeGreaterThan(0);
    }
  });
  expect([...said.keys()].sort()).toEqual(expect.arrayContaining(['cut-without-bound', 'refuses-cut']));
});

test('a bound that nobody holds is told by the node that only asks', () => {
  // The root holds 3 and asks whether its second child is more: the MAX node below it is cut by 6 at β = 4.
  const tree = treeOf('max(min(3 5) min(max(6 9) 2))');
  const exercise = asking(about(tree), 'leafOrder');
  const right = rightAnswer(exercise);
  expect(right.answer.leafOrder.map((leaf) => tree.value(leaf))).toEqual([3, 5, 6, 2]);
  const answer = { ...BLANK_ANSWER, leafOrder: tree.leaves() };
  const grade = gradeExercise(exercise, answer, right);
  const [finding] = diagnoseExercise(exercise, answer, grade, right, false).findings;
  const run = asBounds(right.run);
  expect(finding).toMatchObject({
    misconception: 'refuses-cut',
    place: { test: { owner: null, cuts: true } },
  });
  const facts = {
    ...{ finding: finding!, run, names: new NodeNames(tree) },
    ...{ rules: exercise.rules, windowsAt: undefined },
  };
  expect(plain(sayOwner(english, facts))).toContain('only asks for more than 3: β = 4 is set there');
  expect(plain(sayOwner(chinese, facts))).toContain('只问是否大于 3');
});
