/** Formulas for unknown leaves: what is right by the story of the search at all points, what an answer is worth, and the witness. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { choosePart, type Exercise, formatOf, isAskable, posed } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { FORMULA, type Formula, parseFormula } from '../../src/practice/formats/formulaText.ts';
import { withNumbers } from '../../src/practice/formats/goalNumbers.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import type { Task } from '../../src/practice/task.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';
import { part, TREES, textItem } from '../support/setItems.ts';
import { leavesUnder } from './plainMarks.ts';
import { plainMethodSheet, sketchOf } from './plainMethods.ts';
import { oracleRules } from './plainSheet.ts';
import { treeOf } from './simulationTasks.ts';

type Asked = Extract<Exercise['parts'][number]['part'], { readonly kind: 'formula' }>;
type Point = readonly number[];

const asking = (task: Task, asked: Asked): Exercise => ({
  ...task,
  parts: [{ part: asked, marks: 4, penalty: { kind: 'per-entry', marks: 1 } }],
});
const textOf = (formula: Formula) => FORMULA.print(formula) as string;

function gradeOf(exercise: Exercise, formula: Formula) {
  return gradeExercise(exercise, { ...BLANK_ANSWER, formula }, rightAnswer(exercise)).parts[0]!;
}

/** The truth of a formula's text at a point, comparison by comparison. */
function saysAt(text: string, point: Point): boolean {
  const value = (term: string) => point['xyz'.indexOf(term)] ?? Number(term.replace('−', '-'));
  return text.split(' or ').some((alternative) =>
    alternative.split(' and ').every((chain) => {
      const words = chain.split(' ');
      return words.every((sign, at) => {
        const [a, b] = [value(words[at - 1] ?? ''), value(words[at + 1] ?? '')];
        const found = { '<': a < b, '≤': a <= b, '>': a > b, '≥': a >= b, '=': a === b, '≠': a !== b }[sign];
        return at % 2 === 0 || found === true;
      });
    }),
  );
}

/** Whether the goal is met, from the leaves that were not looked at and the first of the best moves. */
function isMet({ goal }: Asked, tree: GameTree, cut: readonly number[], move: number | null): boolean {
  if (goal.kind === 'pruned')
    return [...leavesUnder(new Set(goal.nodes as NodeId[]), tree)].every((leaf) => cut.includes(leaf));
  return goal.kind === 'move' && goal.node === move;
}

const treeAt = (tree: GameTree, { leaves }: Asked, point: Point) =>
  withNumbers(tree, new Map(leaves.map((leaf, place) => [leaf, point[place]!])));

function isMetAt({ tree, rules }: Task, asked: Asked, point: Point): boolean {
  const story = tellStory(plainTree(sketchOf(treeAt(tree, asked, point))), oracleRules('alpha-beta', rules));
  const seen = leavesSeen(story);
  return isMet(
    asked,
    tree,
    tree.leaves().filter((leaf) => !seen.includes(leaf)),
    story.at(-1)!.decidingChild,
  );
}

/** Null where the method says nothing of its own. */
function isMetBy(method: MethodName, { tree, rules }: Task, asked: Asked, point: Point): boolean | null {
  const sketch = sketchOf(treeAt(tree, asked, point));
  const sheet = plainMethodSheet(method, {
    sketch,
    algorithm: 'alpha-beta',
    rules,
    leafBounds: tree.leafBounds,
  });
  return sheet && isMet(asked, tree, [...leavesUnder(sheet.crossing, tree)], sheet.move);
}

/** Each number, and in each gap between them and beyond as many points as there are unknowns. */
function valuesTried(numbers: readonly number[], unknowns: number, [least, most]: readonly [number, number]) {
  const places = Array.from({ length: unknowns }, (_, place) => place + 1);
  const inner = numbers
    .slice(1)
    .flatMap((next, at) => places.map((place) => numbers[at]! + ((next - numbers[at]!) * place) / 4));
  const [low, high] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const beyond = places.flatMap((place) => [low - place, high + place]);
  return [...numbers, ...inner, ...beyond].filter((value) => value >= least && value <= most);
}

const pointsOf = (values: readonly number[], count: number): readonly Point[] =>
  count === 0 ? [[]] : pointsOf(values, count - 1).flatMap((rest) => values.map((value) => [...rest, value]));

const SIGNS = ['<', '≤', '>', '≥', '=', '≠'];
const METHODS: readonly MethodName[] = [
  'parent-only',
  'other-equality',
  'never-inherits',
  'right-to-left',
  'swapped-tests',
];

/** A formula that a student could have written: the right one with another sign or number, or any comparison. */
function attempt(right: string, { leaves }: Asked, random: Random): string {
  const words = right.split(' ');
  const at = random.pick(words.flatMap((word, place) => (SIGNS.includes(word) ? [place] : [])));
  const slip = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' }[words[at]!] ?? random.pick(SIGNS);
  const numbers = words.flatMap((word, place) => (/\d/.test(word) ? [place] : []));
  switch (random.below(3)) {
    case 0:
      return words.with(at, slip).join(' ');
    case 1:
      return numbers.length === 0
        ? right
        : words.with(random.pick(numbers), String(random.below(9))).join(' ');
    default:
      return `${random.pick(['x', 'y', 'z'].slice(0, leaves.length))} ${random.pick(SIGNS)} ${random.below(9)}`;
  }
}

/** The numbers that a text compares with, and those of the other leaves and the declared bounds. */
function comparedIn(tree: GameTree, { leaves }: Asked, text: string): readonly number[] {
  const typed = [...text.replaceAll('−', '-').matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const others = tree.leaves().filter((leaf) => !leaves.includes(leaf));
  const all = [...typed, ...tree.leafBounds, ...others.map((leaf) => tree.value(leaf))];
  return [...new Set(all.filter(Number.isFinite))].sort((a, b) => a - b);
}

/** A function of points that is computed once for each. */
function once<T>(of: (point: Point) => T): (point: Point) => T {
  const known = new Map<string, T>();
  return (point) => {
    const name = point.join();
    if (!known.has(name)) known.set(name, of(point));
    return known.get(name)!;
  };
}

test('a formula is right where it has the truth of the story at all points, half right where only equal numbers are missed', () => {
  const met = new Map<string, number>();
  const count = (name: string) => met.set(name, (met.get(name) ?? 0) + 1);
  const traits = { nodes: 10, chance: false };
  forTreesAndRulesInTurn({ long: 2000, usual: 100 }, traits, ({ tree, random, seed }, rules) => {
    const task: Task = { tree, algorithm: 'alpha-beta', rules };
    if (tree.isLeaf(ROOT) || !isAskable('formula', task)) return;
    const asked = choosePart('formula', task, seeded(random.below(1000))) as Asked | null;
    if (asked === null) return;
    count(`${asked.goal.kind} ${asked.leaves.length}`);
    const exercise = asking(task, asked);
    const right = textOf(rightAnswer(exercise).answer.formula);
    const isTrue = once((point) => isMetAt(task, asked, point));
    const method = METHODS[seed % METHODS.length]!;
    const byMethod = once((point) => isMetBy(method, task, asked, point));
    for (const text of [right, attempt(right, asked, random)]) {
      const given = parseFormula(text)!;
      expect(textOf(given)).toBe(text);
      const compared = comparedIn(tree, asked, text);
      const points = pointsOf(
        valuesTried(compared, asked.leaves.length, tree.leafBounds),
        asked.leaves.length,
      );
      const wrong = points.filter((point) => saysAt(text, point) !== isTrue(point));
      const isEqual = (point: Point) =>
        new Set(point).size < point.length || point.some((value) => compared.includes(value));
      const errors = wrong.length === 0 ? 0 : wrong.every(isEqual) ? 0.5 : 1;
      expect(gradeOf(exercise, given)).toMatchObject({ errors, points: 4 - 4 * errors });
      if (text === right) expect(errors).toBe(0);
      else count(`errors ${errors}`);
      const says = formatOf('formula').agrees!({ task, part: asked }, given, suspectOnly(method));
      if (byMethod(points[0]!) === null) continue;
      expect(says).toBe(points.every((point) => saysAt(text, point) === byMethod(point)));
      if (says && errors > 0) count('by a method');
    }
  });
  for (const name of ['pruned 2', 'pruned 3', 'move 2', 'errors 1', 'errors 0.5', 'by a method'])
    expect(met.get(name) ?? 0, name).toBeGreaterThan(0);
});

/** B is evaluated whole; x and y are the first leaves of C and D. */
const TASK: Task = {
  tree: treeOf('(3 12 8) (2 4 6) (14 5 2)'),
  algorithm: 'alpha-beta',
  rules: DEFAULT_RULES,
};
const [X, Y] = [6, 10] as NodeId[];
const ON_LEAVES: Asked = { kind: 'formula', leaves: [X!, Y!], goal: { kind: 'pruned', nodes: [11] } };
const EXERCISE = asking(TASK, ON_LEAVES);
const formula = (text: string) => parseFormula(text)!;

function signsOf(exercise: Exercise, text: string) {
  const right = rightAnswer(exercise);
  const answer = { ...BLANK_ANSWER, formula: formula(text) };
  const { findings } = diagnoseExercise(
    exercise,
    answer,
    gradeExercise(exercise, answer, right),
    right,
    false,
  );
  return findings;
}

describe('an answer', () => {
  test('is parsed from words and signs of both languages, from chains and from ASCII', () => {
    const same = [
      'x < 3 and 2 < y ≤ 5 or x ≠ y',
      'X<3, 2<y<=5 or x!=y',
      'x＜3 且 2 < y ≦ 5 或 x <> y',
      'x<3 && 2<y=<5 || x≠y',
      'x<3并且2<y⩽5或者x≠y',
    ];
    for (const text of same) expect(textOf(formula(text)), text).toBe(same[0]);
    expect(textOf(formula('1/2 == x'))).toBe('0.5 = x');
    expect(textOf(formula('x >= −4'))).toBe('x ≥ −4');
    for (const text of ['', 'x', '3', 'x <', 'x < a', 'x < 3 and', 'or x < 3', 'x << 3', 'x < inf'])
      expect(parseFormula(text), text).toBeNull();
    expect(parseFormula(Array(24).fill('x<1').join(','))).not.toBeNull();
    expect(parseFormula(Array(25).fill('x<1').join(','))).toBeNull();
  });

  test('is worth all, half where only equal numbers are missed, or nothing', () => {
    for (const text of ['y ≤ 3', 'y <= 3 or x >= y and y <= 4']) {
      const isRight = text !== 'y ≤ 3';
      expect(gradeOf(EXERCISE, formula(text)).isRight, text).toBe(isRight);
    }
    expect(gradeOf(EXERCISE, formula('y < 3 or x > y and y < 4'))).toMatchObject({ errors: 0.5, points: 2 });
    expect(gradeOf(EXERCISE, formula('y < 3.5'))).toMatchObject({ errors: 1, points: 0 });
    expect(gradeOf(EXERCISE, formula('z <= 3'))).toMatchObject({ errors: 1, points: 0 });
    expect(gradeOf(EXERCISE, [])).toMatchObject({ points: 0, isBlanket: true });
    const all = { ...EXERCISE, parts: [{ part: ON_LEAVES, marks: 4, penalty: { kind: 'all' as const } }] };
    expect(gradeOf(all, formula('y < 3 or x > y and y < 4')).points).toBe(0);
  });

  test('that is wrong gets the smallest whole numbers as a witness', () => {
    const witness = (text: string) => signsOf(EXERCISE, text).flatMap(({ detail }) => detail ?? []);
    expect(witness('y < 3 and x > −8')).toContainEqual({
      kind: 'numbers',
      numbers: [
        ['x', 0],
        ['y', 3],
      ],
      isMove: false,
      isMet: true,
    });
    expect(witness('y ≤ 5 or x = 7')).toContainEqual({
      kind: 'numbers',
      numbers: [
        ['x', 0],
        ['y', 4],
      ],
      isMove: false,
      isMet: false,
    });
    const named = signsOf(EXERCISE, 'y < 3 or x > y and y < 4').map(({ misconception }) => misconception);
    expect(named).toContain('other-equality');
  });
});

test('the witness has the least sum of whole numbers, without their signs, at which formula and story differ', () => {
  forTreesAndRulesInTurn(
    { long: 400, usual: 60 },
    { nodes: 12, chance: false },
    ({ tree, random }, rules) => {
      const task: Task = { tree, algorithm: 'alpha-beta', rules };
      if (tree.isLeaf(ROOT) || !isAskable('formula', task)) return;
      const asked = choosePart('formula', task, seeded(random.below(1000))) as Asked | null;
      if (asked === null || asked.leaves.length > 2) return;
      const exercise = asking(task, asked);
      const { run, answer } = rightAnswer(exercise);
      const given = formula(attempt(textOf(answer.formula), asked, random));
      const marked = { task, part: asked, given, right: answer.formula, run };
      const grade = gradeOf(exercise, given);
      const detail = formatOf('formula').signs(marked, grade)[0]?.detail ?? null;
      expect(detail === null).toBe(grade.isRight);
      if (detail?.kind !== 'numbers') return;
      const found = detail.numbers.map(([, value]) => value);
      const isWrong = (point: Point) => saysAt(textOf(given), point) !== isMetAt(task, asked, point);
      const [least, most] = tree.leafBounds;
      const whole = Array.from({ length: 25 }, (_, at) => at - 12).filter(
        (value) => value >= least && value <= most,
      );
      const wrong = pointsOf(whole, 2).filter(isWrong);
      const sumOf = (point: Point) => point.reduce((sum, value) => sum + Math.abs(value), 0);
      expect(isWrong(found)).toBe(true);
      expect(detail.isMet).toBe(isMetAt(task, asked, found));
      if (wrong.length > 0) expect(sumOf(found)).toBe(Math.min(...wrong.map(sumOf)));
    },
  );
});

test('an exercise that asks nothing else is about the tree with the smallest numbers with which the goal is met', () => {
  const asked = part('formula', { nodes: [6, 10], goal: { kind: 'pruned', nodes: [11] } });
  const set = { title: 'Formulas', hints: true, items: [textItem('(3 12 8) (? 4 6) (? 5 2)', asked)] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
  expect(readJson(setShape(), text).value).toEqual(set);
  const made = setExercise(set.items[0]!, 0, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  expect([X!, Y!].map((leaf) => made.exercise.tree.value(leaf))).toEqual([0, 0]);
  expect(textOf(rightAnswer(made.exercise).answer.formula)).toBe('y ≤ 3 or y ≤ 4 and x ≥ y');
  expect(posed(EXERCISE).tree.value(Y!)).toBe(0);
});

test.each([
  ['a goal with several nodes', { nodes: [6, 10], goal: { kind: 'pruned', nodes: [7, 11] } }],
  ['a goal that is no question of when', { nodes: [6, 10], goal: { kind: 'none' } }],
  ['a branch that no leaf decides about', { nodes: [6, 10], goal: { kind: 'pruned', nodes: [2] } }],
  ['the root', { nodes: [6, 10], goal: { kind: 'pruned', nodes: [0] } }],
  ['a move that is none', { nodes: [6, 10], goal: { kind: 'move', node: 2 } }],
] as const)('%s is refused', (_name, more) => {
  expect(setExercise(textItem('(3 12 8) (2 4 6) (14 5 2)', part('formula', more)), 0, TREES)).toEqual({
    ok: false,
    refusal: { kind: 'part', part: 'formula' },
  });
});

test('three leaves may be unknown in a tree of at most 12, else two', () => {
  const three = (text: string, nodes: number[]) =>
    setExercise(textItem(text, part('formula', { nodes, goal: { kind: 'move', node: 1 } })), 0, TREES).ok;
  expect(three('(3 12 8) (2 4 6) (14 5 2)', [2, 6, 10])).toBe(true);
  expect(three('(3 12 8 9) (2 4 6 7) (14 5 2 3 1)', [2, 7, 12])).toBe(false);
  expect(three('(3 12 8 9) (2 4 6 7) (14 5 2 3 1)', [2, 7])).toBe(true);
});
