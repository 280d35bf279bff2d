import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { asRecursion } from '../../src/core/run/asRecursion.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import {
  type AskedPart,
  type Exercise,
  type Part,
  type Penalty,
  USUAL_PENALTY,
} from '../../src/practice/exercise.ts';
import { evaluatedLeaves } from '../../src/practice/formats/leaves.ts';
import { gradeExercise, partErrors } from '../../src/practice/grade/gradeExercise.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { literalOf, treeOf } from '../support/sketch.ts';
import { damaged } from './damage.ts';
import { leavesUnder, plainErrors, plainPoints } from './plainMarks.ts';
import { forExercises, READ_OFF, written } from './randomExercise.ts';

const SHAPES = [
  ['trees of any kind', {}],
  ['MAX and MIN in turn', { alternating: true, chance: false }],
  ['small trees', { nodes: 12 }],
] as const;

describe('the right answer', () => {
  test.each(SHAPES)('is, read off a run, what the definitions say: %s', (_name, traits) => {
    forExercises(1500, traits, ({ exercise, sheet }) => {
      const { answer } = rightAnswer(exercise);
      expectSame(answer.values, sheet.values);
      expectSame(answer.windows, sheet.windows);
      expectSame(leavesUnder(answer.crossing, exercise.tree), sheet.crossing);
      expectSame(answer.leafOrder, sheet.leafOrder);
      expectSame(answer.leafCount, sheet.leafCount);
      expectSame(answer.move, sheet.move);
      expectSame(answer.line, sheet.line);
    });
  });

  test.each(SHAPES)('gets full marks in every part, however it is crossed out: %s', (_name, traits) => {
    forExercises(1500, traits, (drawn) => {
      const { exercise } = drawn;
      const grade = gradeExercise(exercise, written(drawn), rightAnswer(exercise));
      expectSame(grade.points, grade.marks);
      expectSame(
        grade.parts.map(({ isRight, points, errors, differences }) => ({
          isRight,
          points,
          errors,
          differences,
        })),
        exercise.parts.map(({ marks }) => ({ isRight: true, points: marks, errors: 0, differences: [] })),
      );
    });
  });

  test('does not exist where the search halts', () => {
    let halting = 0;
    forTreesAndRulesInTurn(400, { nodes: 40, halting: true }, ({ tree }, rules) => {
      const exercise = { tree, algorithm: 'alpha-beta', rules, parts: [] } as const;
      if (recordTrace(tree, 'alpha-beta', rules).result.ok) rightAnswer(exercise);
      else {
        halting += 1;
        expect(() => rightAnswer(exercise)).toThrow('the search halts');
      }
    });
    expect(halting).toBeGreaterThan(ofCases(30));
  });
});

describe('any other answer', () => {
  test.each(SHAPES)('loses a mark per error, the exact one none: %s', (_name, traits) => {
    const seen = new Map<string, { right: number; wrong: number }>();
    forExercises(2000, traits, (drawn) => {
      const { exercise, sheet, sample } = drawn;
      const right = rightAnswer(exercise);
      for (const [index, asked] of exercise.parts.entries()) {
        const given = damaged(asked.part, drawn);
        const found = gradeExercise(exercise, given, right).parts[index]!;
        const due = plainErrors(asked.part, given, sheet, sample.tree);
        const check = () => {
          expectSame(found.errors, due.errors);
          expectSame(found.isRight, due.errors === 0);
          expectSame(found.points, Math.round(plainPoints(asked, due) * 100) / 100);
          expectSame(found.isRight ? 0 : found.differences.length, found.differences.length);
          if (!found.isRight) expect(found.points).toBeLessThan(asked.marks);
        };
        naming(() => asked.part.kind, check);
        const counts = seen.get(asked.part.kind) ?? { right: 0, wrong: 0 };
        seen.set(asked.part.kind, {
          right: counts.right + (due.errors === 0 ? 1 : 0),
          wrong: counts.wrong + (due.errors > 0 ? 1 : 0),
        });
      }
    });
    for (const kind of READ_OFF) expect(seen.get(kind)!.wrong, kind).toBeGreaterThan(ofCases(500));
  });

  test('has its missed and its over-cut leaves told apart', () => {
    forExercises(1500, {}, (drawn) => {
      const { exercise, sheet, sample } = drawn;
      if (exercise.algorithm !== 'alpha-beta') return;
      const given = damaged({ kind: 'crossing' }, drawn);
      const right = rightAnswer(exercise);
      const { differences } = partErrors(exercise, { kind: 'crossing' }, given, right);
      const crossed = leavesUnder(given.crossing, sample.tree);
      const withFault = (fault: string) =>
        new Set(differences.filter((difference) => difference.fault === fault).map(({ node }) => node));
      expectSame(
        [...withFault('missed')],
        [...sheet.crossing].filter((leaf) => !crossed.has(leaf)),
      );
      const over = withFault('over');
      expectSame(
        [...over],
        [...crossed].filter((leaf) => !sheet.crossing.has(leaf)),
      );
      // What is crossed out although it is evaluated, and the other way about.
      const evaluated = new Set(evaluatedLeaves(asRecursion(right.run)));
      for (const node of over) expectSame(evaluated.has(node), true);
      for (const node of withFault('missed')) expectSame(evaluated.has(node), false);
    });
  });

  test('gets nothing when it is blank, or treats everything alike, where that is wrong', () => {
    let blankets = 0;
    forExercises(1500, {}, (drawn) => {
      const { exercise, sheet } = drawn;
      const { tree } = exercise;
      const everything = { ...sheet, crossing: new Set(tree.leaves()), leafOrder: tree.leaves() };
      for (const given of [BLANK_ANSWER, everything]) {
        const grade = gradeExercise(exercise, given, rightAnswer(exercise));
        for (const { kind, points, isRight } of grade.parts) {
          if (isRight || (given === everything && kind !== 'crossing' && kind !== 'leafOrder')) continue;
          blankets += 1;
          expectSame(points, 0);
        }
      }
    });
    expect(blankets).toBeGreaterThan(ofCases(5000));
  });

  test('gets no more marks for more errors, except that anything is more than nothing', () => {
    forExercises(800, {}, (drawn) => {
      const { exercise, sheet } = drawn;
      const random = seeded(drawn.sample.seed);
      const right = rightAnswer(exercise);
      const asked = { ...exercise, parts: exercise.parts.filter(({ part }) => part.kind === 'crossing') };
      if (asked.parts.length === 0) return;
      const crossing = new Set(sheet.crossing);
      let before = Infinity;
      for (const leaf of exercise.tree.leaves().filter(() => random.flip(0.5))) {
        if (!crossing.delete(leaf)) crossing.add(leaf);
        const { points } = gradeExercise(asked, { ...sheet, crossing: new Set(crossing) }, right);
        naming(
          () => `${literalOf(drawn.sample.sketch)}: ${[...crossing]}`,
          () => expectSame(points <= before, true),
        );
        before = crossing.size === 0 || crossing.size === exercise.tree.leafCount ? Infinity : points;
      }
    });
  });
});

describe('where an error costs no more than an entry', () => {
  const asked = (part: Part, penalty: Penalty = USUAL_PENALTY) => ({ part, marks: 4, penalty });
  const pointsFor = (tree: GameTree, one: AskedPart, change: (right: Answer) => Partial<Answer>) => {
    const exercise: Exercise = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts: [one] };
    const right = rightAnswer(exercise);
    return gradeExercise(exercise, { ...right.answer, ...change(right.answer) }, right).points;
  };
  /** Seven leaves are cut one by one, the others come first. */
  const sevenCuts = treeOf({ max: [9, ...Array.from({ length: 7 }, () => ({ min: [1, 5] }))] });

  test('three of seven strokes, and none wrong, are three sevenths of the marks', () => {
    const first = (count: number) => (right: Answer) => ({
      crossing: new Set([...right.crossing].slice(0, count)),
    });
    const part: Part = { kind: 'crossing' };
    expect(pointsFor(sevenCuts, asked(part), first(3))).toBe(1.71);
    expect(pointsFor(sevenCuts, asked(part), first(6))).toBe(3.43);
    expect(pointsFor(sevenCuts, asked(part), first(0))).toBe(0);
    expect(pointsFor(sevenCuts, asked(part, { kind: 'per-error', marks: 1 }), first(3))).toBe(0);
    const everything = () => ({ crossing: new Set(sevenCuts.leaves()) });
    expect(pointsFor(sevenCuts, asked(part), everything)).toBe(0);
    // A stroke too many takes one of the right ones away.
    const tooMany = (right: Answer) => ({
      crossing: new Set([...[...right.crossing].slice(0, 3), sevenCuts.leaves()[0]!]),
    });
    expect(pointsFor(sevenCuts, asked(part), tooMany)).toBe(1.14);
  });

  test('four of ten values are four tenths of the marks', () => {
    const tree = treeOf({ max: Array.from({ length: 9 }, (_, at) => ({ min: [10 + at, 30 + at] })) });
    const some = (right: Answer) => ({ values: new Map([...right.values].slice(0, 4)) });
    expect(right10(tree)).toBe(10);
    expect(pointsFor(tree, asked({ kind: 'values' }), some)).toBe(1.6);
  });

  test('four windows that are half right are half of the marks, though all are alike', () => {
    const nodes = sevenCuts
      .nodes()
      .filter((node) => !sevenCuts.isLeaf(node) && node !== ROOT)
      .slice(0, 4);
    const open = () => ({
      windows: new Map(nodes.map((node) => [node, { alpha: -Infinity, beta: Infinity }])),
    });
    expect(pointsFor(sevenCuts, asked({ kind: 'windows', nodes }), open)).toBe(2);
    expect(
      pointsFor(sevenCuts, asked({ kind: 'windows', nodes }, { kind: 'per-error', marks: 1 }), open),
    ).toBe(0);
  });

  /** How many values there are. */
  function right10(tree: GameTree): number {
    return rightAnswer({ tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts: [] }).answer.values.size;
  }
});
