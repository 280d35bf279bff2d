/** Labels of cutoffs: what is right by the story of the search, what an answer is worth, and which methods are told. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, formatOf, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { type Task, taskWithin } from '../../src/practice/task.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { tellStory } from '../support/oracle/story.ts';
import { part, TREES, textItem } from '../support/setItems.ts';
import { oracleRules } from './plainSheet.ts';
import { treeOf } from './simulationTasks.ts';

type Labels = Answer['cutLabels'];
type Label = Labels extends ReadonlyMap<NodeId, infer Entry> ? Entry : never;

function asking(task: Task, isDeep: boolean): Exercise | null {
  const parts = chooseParts(['cutLabels'], task, seeded(1), new Map(), isDeep ? { depth: true } : {});
  return parts && { ...task, parts };
}

const about = (text: string, rules: Partial<Task['rules']> = {}): Task => ({
  tree: treeOf(text),
  algorithm: 'alpha-beta',
  rules: { ...DEFAULT_RULES, ...rules },
});

/** A label by the story: the bound that is reached, the nearest node and the first one that hold its number. */
interface Told {
  readonly node: number;
  readonly bound: 'alpha' | 'beta';
  readonly owner: number | null;
  readonly nearest: number | null;
  readonly parent: number | null;
}

const reachFrom = ({ parent }: Told, owner: number | null) => (owner === parent ? 'shallow' : 'deep');

test('right is what the story of the search tells of every cutoff, and so is each misjudged owner', () => {
  const met = new Map<string, number>();
  const count = (name: string) => met.set(name, (met.get(name) ?? 0) + 1);
  forTreesAndRulesInTurn(
    { long: 2000, usual: 500 },
    { nodes: 60, chance: false },
    ({ root, tree }, rules) => {
      const story = tellStory(root, oracleRules('alpha-beta', rules));
      const held = new Map<number, number | null>();
      const told = story.flatMap((moment): Told[] => {
        const { kind, node, test, alphaOwner, betaOwner, openCalls, value } = moment;
        const above = openCalls.slice(0, -1);
        if (kind !== 'leaf' && kind !== 'exit') held.set(node, value);
        if (kind !== 'cutoff' || test === null) return [];
        const bound = tree.kindName(node as NodeId) === 'min' ? 'alpha' : 'beta';
        const owner = bound === 'alpha' ? alphaOwner : betaOwner;
        const nearest = above.findLast((call) => held.get(call) === test.limit) ?? null;
        return [{ node, bound, owner, nearest, parent: above.at(-1) ?? null }];
      });
      const task: Task = { tree, algorithm: 'alpha-beta', rules };
      const exercise = tree.isLeaf(ROOT) ? null : asking(task, true);
      expect(exercise === null).toBe(told.length === 0);
      if (exercise === null) return;
      const expected = (reach: (one: Told) => string | undefined) =>
        told
          .map((one) => ({
            node: one.node,
            bound: one.bound,
            reach: one.owner === null ? undefined : reach(one),
          }))
          .toSorted((a, b) => a.node - b.node);
      const found = (labels: Labels) =>
        [...labels]
          .map(([node, { bound, reach }]) => ({ node, bound, reach }))
          .toSorted((a, b) => a.node - b.node);
      expect(found(rightAnswer(exercise).answer.cutLabels)).toEqual(
        expected((one) => reachFrom(one, one.owner)),
      );
      for (const one of told)
        count(one.owner === null ? 'nobody' : `${one.bound} ${reachFrom(one, one.owner)}`);
      const methods = {
        'all-shallow': () => 'shallow',
        'deep-by-ply': ({ node }: Told) => (tree.depth(node as NodeId) > 2 ? 'deep' : 'shallow'),
        'nearest-owner': (one: Told) => reachFrom(one, one.nearest ?? one.owner),
      };
      for (const [name, reach] of Object.entries(methods)) {
        const [sheet] = methodAnswers(exercise, [name as keyof typeof methods]);
        const labels = found(sheet!.answer.cutLabels);
        const due = expected(reach);
        // Where no node set the bound, either reach is right.
        const counted = (rows: typeof due) =>
          rows.filter(({ node }) => due.find((row) => row.node === node)?.reach);
        expect(counted(labels)).toEqual(counted(due));
        if (!gradeExercise(exercise, sheet!.answer, rightAnswer(exercise)).isRight) count(name);
      }
    },
  );
  expect([...met.keys()].toSorted()).toEqual([
    ...['all-shallow', 'alpha deep', 'alpha shallow', 'beta deep', 'beta shallow'],
    ...['deep-by-ply', 'nearest-owner', 'nobody'],
  ]);
});

/** A tree with deep and shallow cutoffs, which tells the methods apart. */
const DEEP: Task = generateExercise({ skill: 'cut-labels', difficulty: 2, seed: 2, generator: 3 });

describe('an answer', () => {
  const exercise = asking(DEEP, true)!;
  const right = rightAnswer(exercise);
  const due = right.answer.cutLabels;
  const gradeOf = (labels: Labels, on = exercise) =>
    gradeExercise(on, { ...BLANK_ANSWER, cutLabels: labels }, rightAnswer(on)).parts[0]!;
  const changed = (change: (label: Label, place: number) => Label | null) =>
    new Map(
      [...due].flatMap(([node, label], place) => {
        const other = change(label, place);
        return other === null ? [] : [[node, other] as const];
      }),
    );
  const otherLetter = ({ bound, ...label }: Label): Label => ({
    ...label,
    bound: bound === 'alpha' ? 'beta' : 'alpha',
  });

  test('loses a mark for a letter, a missing and an extra label, and half of one for the depth', () => {
    expect(due.size).toBeGreaterThan(2);
    const entries = due.size;
    expect(gradeOf(due)).toMatchObject({ errors: 0, points: 4, entries });
    expect(gradeOf(changed((label, place) => (place === 0 ? otherLetter(label) : label))).errors).toBe(1);
    expect(gradeOf(changed((label, place) => (place === 0 ? null : label))).errors).toBe(1);
    expect(gradeOf(new Map([...due, [ROOT, { bound: 'alpha' }]])).errors).toBe(1);
    const other = (reach: Label['reach']) => (reach === 'deep' ? ('shallow' as const) : ('deep' as const));
    expect(
      gradeOf(changed((label, place) => (place === 0 ? { ...label, reach: other(label.reach) } : label)))
        .errors,
    ).toBe(0.5);
    expect(gradeOf(changed(({ bound }) => ({ bound }))).errors).toBe(entries / 2);
    expect(gradeOf(new Map())).toMatchObject({ points: 0, isBlanket: true });
  });

  test('needs no depth where none is asked, and has any where nobody set the bound', () => {
    const plain = asking(DEEP, false)!;
    expect(
      gradeOf(
        changed(({ bound }) => ({ bound })),
        plain,
      ).errors,
    ).toBe(0);
    expect(gradeOf(due, plain).errors).toBe(0);
    const within = taskWithin({ depth: null, window: { alpha: 3, beta: 5 } }, about('(2 9) (4 1)'));
    const windowed = asking(within, true)!;
    const labels = rightAnswer(windowed).answer.cutLabels;
    expect([...labels.values()]).toEqual([{ bound: 'alpha' }, { bound: 'alpha' }].slice(0, labels.size));
    for (const reach of ['shallow', 'deep'] as const)
      expect(
        gradeOf(new Map([...labels].map(([node]) => [node, { bound: 'alpha', reach }])), windowed).errors,
      ).toBe(0);
  });

  test('with all letters interchanged is told as the other naming, and is no misconception', () => {
    const given = { ...BLANK_ANSWER, cutLabels: changed(otherLetter) };
    const grade = gradeExercise(exercise, given, right);
    const { findings, candidates } = diagnoseExercise(exercise, given, grade, right, true);
    expect([findings.map(({ misconception }) => misconception), candidates]).toEqual([['other-naming'], []]);
  });

  test.each(['all-shallow', 'deep-by-ply'] as const)(
    'of %s is named so, or one more question is asked',
    (method) => {
      const [sheet] = methodAnswers(exercise, [method]);
      const grade = gradeExercise(exercise, sheet!.answer, right);
      expect(grade.isRight).toBe(false);
      const { findings, candidates } = diagnoseExercise(exercise, sheet!.answer, grade, right, false);
      expect([
        ...findings.map(({ misconception }) => misconception),
        ...candidates.map((one) => one.method),
      ]).toEqual([method]);
    },
  );

  test('goes round by presses, and is read as it is typed', () => {
    const { entry } = formatOf('cutLabels');
    if (entry.way !== 'texts') throw new Error('labels are texts');
    const signs = {
      window: String,
      spans: String,
      never: '',
      reach: { shallow: '浅', deep: '深' },
      joining: { and: ' and ', or: ' or ' },
    };
    const pressedIn = (on: Exercise, times: number) => {
      const entries: unknown[] = [null];
      while (entries.length <= times) entries.push(entry.press!(entries.at(-1), on, on.parts[0]!.part));
      return entries.map((one) => (one === null ? '' : entry.print(one, signs)));
    };
    expect(pressedIn(asking(DEEP, false)!, 3)).toEqual(['', 'α', 'β', '']);
    expect(pressedIn(exercise, 5)).toEqual(['', 'α 浅', 'α 深', 'β 浅', 'β 深', '']);
    const typed = ['a', 'β', 'B d', 'α深', 'as', 'beta 浅', 'ｂ', 'x', 'ad s', ''];
    expect(typed.map((text) => entry.parse(text, null))).toEqual([
      { bound: 'alpha' },
      { bound: 'beta' },
      { bound: 'beta', reach: 'deep' },
      { bound: 'alpha', reach: 'deep' },
      { bound: 'alpha', reach: 'shallow' },
      { bound: 'beta', reach: 'shallow' },
      { bound: 'beta' },
      ...[null, null, null],
    ]);
  });
});

test('is asked of alpha-beta where something is cut off', () => {
  expect(isAskable('cutLabels', DEEP)).toBe(true);
  expect(isAskable('cutLabels', { ...DEEP, algorithm: 'minimax' })).toBe(false);
  expect(isAskable('cutLabels', { ...DEEP, algorithm: 'pvs' })).toBe(false);
  expect(asking(about('(1 2) (3 4)'), true)).toBeNull();
});

test('one more exercise tells those who misjudge the owner apart', () => {
  const pairs = [
    ['all-shallow', 'deep-by-ply'],
    ['all-shallow', 'nearest-owner'],
    ['deep-by-ply', 'nearest-owner'],
    ['all-shallow', 'parent-only'],
    ['deep-by-ply', 'right-to-left'],
  ] as const;
  for (const pair of pairs)
    for (let seed = 1; seed <= howMany(50, 3); seed += 1) {
      const told = tellingExercise(DEEP, pair.map(suspectOnly), seed)!;
      const right = rightAnswer(told);
      const [one, two] = methodAnswers(told, pair);
      for (const sheet of [one!, two!]) expect(gradeExercise(told, sheet.answer, right).isRight).toBe(false);
      expect(gradeExercise(told, one!.answer, { run: two!.run, answer: two!.answer }).isRight).toBe(false);
    }
});

test.each(DIFFICULTIES)('generated exercises tell the methods apart, difficulty %i', (difficulty) => {
  const seen = new Set<string>();
  const count = howMany(300, 30);
  for (let seed = 1; seed <= count; seed += 1) {
    const made = { skill: 'cut-labels', difficulty, generator: 3 } as const;
    const exercise = generateExercise({ ...made, seed });
    const { separates } = recipeOf(made);
    const right = rightAnswer(exercise);
    const sheets = methodAnswers(exercise, separates);
    expect(sheets).toHaveLength(separates.length);
    for (const [place, sheet] of sheets.entries()) {
      expect(gradeExercise(exercise, sheet.answer, right).isRight).toBe(false);
      for (const other of sheets.slice(0, place))
        expect(gradeExercise(exercise, sheet.answer, { run: other.run, answer: other.answer }).isRight).toBe(
          false,
        );
    }
    expect(new Set([...right.answer.cutLabels.values()].map(({ bound }) => bound)).size).toBe(2);
    seen.add([...right.answer.cutLabels].map(([node, label]) => [node, ...Object.values(label)]).join(' '));
  }
  expect(seen.size).toBeGreaterThan(count / 2);
});

test('a set that asks for them is of version 4, and comes back with the depth; so does a link', () => {
  const asked = part('cutLabels', { depth: true });
  const set = { title: 'Labels', hints: true, items: [textItem('(3 12) (2 4)', asked)] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
  expect(text).toContain('"depth":true');
  expect(readJson(setShape(), text).value).toEqual(set);
  const made = setExercise(set.items[0]!, 0, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  expect(made.exercise.parts[0]!.part).toEqual({ kind: 'cutLabels', depth: true });
  // Other kinds of questions cannot wish it.
  expect(
    readJson(setShape(), text.replace('cutLabels', 'crossing')).value?.items[0]?.parts[0],
  ).not.toHaveProperty('depth');
  const on = { example: 'aima-fig-5-5', kinds: ['cutLabels'], wish: { depth: true }, variant: 0 } as const;
  expect(encodeOnTree(on)).toMatch(/\.cutLabels-depth\.0$/);
  expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
});
