/** Exercises about searches that look farther than their depth limit: where it is not quiet, and by a check. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { asBounds } from '../../src/core/run/anyRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { answerOfRun, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, isAskable, type PartKind } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { rightRun } from '../../src/practice/methods/methods.ts';
import { METHODS } from '../../src/practice/misconception.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { type Farther, limitsOf, stoppingAtLimit, type Task, taskWithin } from '../../src/practice/task.ts';
import { feedback as english, practice as englishPractice } from '../../src/words/en/work.ts';
import { sayItem, sayOwner, sayRule } from '../../src/words/feedback.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { feedback as chinese, practice as chinesePractice } from '../../src/words/zh/work.ts';
import { forTrees, naming } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { TRAP } from '../support/limitExamples.ts';
import { part, textItem } from '../support/setItems.ts';
import { searchedFarther } from './plainFarther.ts';
import { asking, treeOf } from './simulationTasks.ts';

const KINDS = ['values', 'leafOrder', 'leafCount', 'move', 'line'] as const satisfies readonly PartKind[];

interface Drawn {
  readonly task: Task;
  readonly whole: GameTree;
  readonly depth: number;
  readonly farther: Farther;
}

function drawn(tree: GameTree, random: Random): Drawn {
  const whole = noisyAtRandom(judgedAtRandom(tree, random), random, random.pick([0.2, 0.5, 0.8]));
  const depth = 1 + random.below(3);
  const quiet = random.pick([undefined, 'all', 'noisy', 'noisy'] as const);
  const most = quiet === undefined ? undefined : random.pick([undefined, undefined, 1, 2]);
  const check = random.pick([undefined, 1, 2, 3]);
  const farther = {
    ...(quiet !== undefined && { quiet }),
    ...(most !== undefined && { most }),
    ...((check !== undefined || quiet === undefined) && { check: check ?? 2 }),
  };
  const algorithm = random.pick(['alpha-beta', 'alpha-beta', 'minimax'] as const);
  const rules = { ...DEFAULT_RULES, cutoff: random.pick(['equal', 'strict'] as const) };
  return {
    task: taskWithin({ depth, ...farther }, { tree: whole, algorithm, rules }),
    whole,
    depth,
    farther,
  };
}

function exerciseOf(task: Task): Exercise {
  const kinds = KINDS.filter((kind) => isAskable(kind, task));
  return { ...task, parts: chooseParts(kinds, task, seeded(1))! };
}

test('right is what a plain recursion evaluates, proves and chooses, pass after pass', () => {
  const met = { checked: 0, kept: 0, several: 0 };
  forTrees({ long: 3000, usual: 500 }, { nodes: 60, chance: false }, ({ tree, random }) => {
    if (tree.size === 1) return;
    const { task, whole, depth, farther } = drawn(tree, random);
    naming(
      () => JSON.stringify([task.algorithm, depth, farther]),
      () => {
        const isCutting = task.algorithm === 'alpha-beta';
        const due = searchedFarther(
          whole,
          { depth, quiet: farther.quiet ?? 'none', most: farther.most ?? null },
          farther.check ?? null,
          { cuts: isCutting, isStrict: task.rules.cutoff === 'strict' },
        );
        const exercise = exerciseOf(task);
        const right = rightAnswer(exercise);
        const { answer } = right;
        expect(answer.line).toEqual(due.line);
        expect(answer.move).toBe(due.line[0] ?? null);
        const [least, most] = whole.leafBounds;
        for (const node of task.tree.nodes()) {
          if (task.tree.isLeaf(node) || task.tree.isBeyond(node)) continue;
          const ends = due.proved.get(node);
          const [low, high] = ends ?? [-Infinity, Infinity];
          const written =
            low === high ? [low, high] : [low > least ? low : -Infinity, high < most ? high : Infinity];
          const found = answer.values.get(node);
          expect([found?.low ?? -Infinity, found?.high ?? Infinity]).toEqual(written);
        }
        if (isCutting) {
          expect(answer.leafOrder).toEqual(due.evaluated);
          expect(answer.leafCount).toBe(due.evaluated.length);
        }
        expect(gradeExercise(exercise, answer, right).isRight).toBe(true);
        // The page runs the same search on the whole tree.
        const shown = recordLimited(whole, task.algorithm as 'minimax', task.rules, limitsOf(task));
        expect(shown.length).toBe(right.run.length);
        if (farther.check !== undefined && due.passes > 1) met.checked += 1;
        if (due.passes > 2) met.several += 1;
        if (asBounds(right.run).eventsOf('stay').length > 0) met.kept += 1;
      },
    );
  });
  expect(Math.min(met.checked, met.kept)).toBeGreaterThan(60);
  expect(met.several).toBeGreaterThan(5);
});

test('faulty methods write sheets of the same search, and what is told of wrong answers can be said', () => {
  let [told, stopped] = [0, 0];
  forTrees({ long: 400, usual: 40 }, { nodes: 40, chance: false }, ({ tree, random }) => {
    if (tree.size === 1) return;
    const { task, farther } = drawn(tree, random);
    const exercise = exerciseOf(task);
    const right = rightAnswer(exercise);
    const plainTask = { ...stoppingAtLimit(exercise), parts: exercise.parts };
    const sheets = [
      ...methodAnswers(exercise, METHODS).map(({ answer, method }) => ({ answer, method })),
      { answer: answerOfRun(rightRun(plainTask), plainTask), method: 'stops-at-limit' as const },
    ];
    for (const { answer, method } of sheets) {
      const given = { ...BLANK_ANSWER, ...Object.fromEntries(KINDS.map((kind) => [kind, answer[kind]])) };
      const grade = gradeExercise(exercise, given, right);
      if (grade.isRight) continue;
      const { findings, candidates } = diagnoseExercise(exercise, given, grade, right, false);
      if (findings.length + candidates.length > 0) told += 1;
      if (method === 'stops-at-limit') {
        stopped += 1;
        expect(findings.map(({ misconception }) => misconception)).toContain('stops-at-limit');
      }
      for (const finding of findings) {
        const facts = {
          finding,
          run: right.run,
          names: new NodeNames(exercise.limited!.whole),
          rules: exercise.rules,
          windowsAt: undefined,
        };
        for (const words of [english, chinese])
          for (const say of [sayItem, sayRule, sayOwner]) expect(plain(say(words, facts))).not.toBe('');
        const { node, step } = finding.place;
        if (finding.misconception === 'value-at-unvisited') expect(right.run.nextEntry(node, 0)).toBe(0);
        if (finding.misconception === 'refuses-cut' && finding.place.test !== null)
          expect(asBounds(right.run).cutStep(finding.place.test.tester, step)).toBeGreaterThan(0);
        if (farther.check !== undefined || farther.quiet === 'noisy')
          expect(finding.detail?.kind).not.toBe('nothing-cut');
      }
    }
  });
  expect(told).toBeGreaterThan(60);
  expect(stopped).toBeGreaterThan(8);
});

describe('on a known tree', () => {
  const tree = treeOf(TRAP);
  const task = (farther: Farther) =>
    taskWithin({ depth: 2, ...farther }, { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES });

  test('a check of 2 plies is taken in, one of 4 sees the loss', () => {
    const moveOf = (farther: Farther) => {
      const { move } = rightAnswer(asking(task(farther), 'move')).answer;
      return move === null ? null : tree.move(move);
    };
    expect([
      moveOf({ check: 2 }),
      moveOf({ check: 4 }),
      moveOf({ quiet: 'all' }),
      moveOf({ quiet: 'noisy' }),
    ]).toEqual(['check', 'let', 'check', 'check']);
  });

  test('a leaf below a position that the first pass judged and the last one cut off is told by that cut', () => {
    const whole = treeOf('9~(9~(!-7~(-7 !9 9)) -7~(!7 !9~(7) -7~(!-2~(!-7)) -2))');
    const rules = DEFAULT_RULES;
    const exercise = asking(
      taskWithin({ depth: 2, check: 3 }, { tree: whole, algorithm: 'alpha-beta', rules }),
      'leafOrder',
    );
    const right = rightAnswer(exercise);
    const leafOrder = [...right.answer.leafOrder, 9 as NodeId];
    const given = { ...BLANK_ANSWER, leafOrder };
    const grade = gradeExercise(exercise, given, right);
    const { findings } = diagnoseExercise(exercise, given, grade, right, false);
    expect(findings.map(({ misconception, place }) => [misconception, place.node])).toEqual([
      ['refuses-cut', 6],
    ]);
  });

  test('nothing else is asked of such a search, and each has its own rules', () => {
    for (const farther of [{ check: 2 }, { quiet: 'all' }, { quiet: 'noisy', most: 1 }] as const)
      expect(PART_KINDS.filter((kind) => isAskable(kind, task(farther)))).toEqual([
        'values',
        'leafOrder',
        'leafCount',
        'move',
        'line',
      ]);
    const rules = [
      {},
      { check: 2 },
      { quiet: 'all' },
      { quiet: 'noisy' },
      { quiet: 'noisy', most: 1 },
    ] as const;
    for (const words of [englishPractice, chinesePractice])
      expect(new Set(rules.map((farther) => words.rules(task(farther)))).size).toBe(5);
  });

  test('its limits stand in addresses', () => {
    const reaches = [
      [{ depth: 2, quiet: 'all' }, 'd2q'],
      [{ depth: 2, quiet: 'noisy', most: 3 }, 'd2n3'],
      [{ depth: 2, check: 4 }, 'd2k4'],
      [{ depth: 2, quiet: 'noisy', check: 4, window: { alpha: 2, beta: 5 } }, 'd2nk4w2..5'],
    ] as const;
    for (const [reach, text] of reaches) {
      const on = { example: 'aima-fig-5-5', kinds: ['values'], variant: 7, reach } as const;
      expect(encodeOnTree(on)).toMatch(new RegExp(`values\\.7\\.${text.replaceAll('.', '\\.')}$`));
      expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
    }
    for (const wrong of ['q', 'k4', 'd2m3', 'd2q0', 'd2k21', 'd2kq'])
      expect(decodePractice(`#v1&practice=on.aima-fig-5-5.values.7.${wrong}`)).toBeNull();
  });

  test('a set has version 9, and faults name their place', () => {
    const item = {
      ...textItem(TRAP, part('move')),
      limits: { depth: 2, quiet: 'noisy', most: 3, check: 4 } as const,
    };
    const set = { title: '', hints: true, items: [item] };
    const text = canonicalSet(set);
    expect(text).toMatch(/^\{"format":"plyscope-set","version":9,/);
    expect(text).toContain('"limits":{"depth":2,"quiet":"noisy","most":3,"check":4}');
    expect(readJson(setShape(), text).value).toEqual(set);
    const faults = (limits: string) =>
      readJson(setShape(), text.replace(/"limits":\{[^}]*\}/, `"limits":${limits}`)).faults.map(
        ({ path }) => path,
      );
    expect(faults('{"depth":2,"most":3}')).toEqual(['$.items[0].limits.quiet']);
    expect(faults('{"quiet":"all"}')).toEqual(['$.items[0].limits.depth']);
    expect(faults('{"depth":2,"check":21}')).toEqual(['$.items[0].limits.check']);
  });
});
