/** Exercises in which both equality rules are right: against marks counted from the definitions under each of them. */
import { describe, expect, test } from 'vitest';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { misconceptionsIn } from '../../src/practice/diagnose/finding.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { accepting, markUnderBest, underEach } from '../../src/practice/grade/eitherRule.ts';
import { expectSame } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { damaged } from './damage.ts';
import { plainErrors, plainPoints } from './plainMarks.ts';
import { oracleRules, plainSheet } from './plainSheet.ts';
import { type Drawn, forExercises } from './randomExercise.ts';

const CUTOFFS = ['equal', 'strict'] as const;
const TRAITS = { alternating: true, chance: false, nodes: 40 } as const;

/** What is right under a rule, by the definitions. */
function plainSheetUnder(
  { exercise, sample }: Pick<Drawn, 'exercise' | 'sample'>,
  cutoff: SearchRules['cutoff'],
) {
  const rules = oracleRules(exercise.algorithm, { ...exercise.rules, cutoff });
  return plainSheet({ root: sample.root, rules, leafBounds: sample.tree.leafBounds });
}

/** What a careful marker would give under a rule: points in hundredths, and errors. */
function plainGrade({ exercise, sample }: Drawn, given: Drawn['sheet'], cutoff: SearchRules['cutoff']) {
  const sheet = plainSheetUnder({ exercise, sample }, cutoff);
  const parts = exercise.parts.map((asked) => {
    const errors = plainErrors(asked.part, given, sheet, sample.tree);
    return { errors: errors.errors, points: Math.round(plainPoints(asked, errors) * 100) / 100 };
  });
  const sum = (of: (part: { errors: number; points: number }) => number) =>
    parts.reduce((all, part) => all + of(part), 0);
  return { points: Math.round(sum(({ points }) => points) * 100) / 100, errors: sum(({ errors }) => errors) };
}

/** By which rule it has to be marked: more points, then fewer errors, then the rule of the exercise. */
function plainChoice(drawn: Drawn, given: Drawn['sheet']) {
  const own = drawn.exercise.rules.cutoff;
  const other: typeof own = own === 'equal' ? 'strict' : 'equal';
  const [mine, theirs] = [plainGrade(drawn, given, own), plainGrade(drawn, given, other)];
  const isOther =
    theirs.points > mine.points || (theirs.points === mine.points && theirs.errors < mine.errors);
  return isOther ? { cutoff: other, ...theirs } : { cutoff: own, ...mine };
}

describe('an exercise in which both equality rules are right', () => {
  test('gives full marks to what is right under either, says under which, and finds nothing', () => {
    let differing = 0;
    forExercises(500, TRAITS, (drawn) => {
      const exercise = accepting(drawn.exercise, true);
      if (exercise.either === undefined) return;
      const sheets = CUTOFFS.map((cutoff) => plainSheetUnder(drawn, cutoff));
      if (String(sheets[0]!.leafOrder) !== String(sheets[1]!.leafOrder)) differing += 1;
      for (const given of sheets) {
        const { exercise: under, right, grade } = markUnderBest(exercise, given);
        expectSame([grade.isRight, grade.points], [true, grade.marks]);
        const told = plainChoice(drawn, given);
        expectSame(under.rules.cutoff, told.cutoff);
        expectSame(diagnose(under, given, grade, right, false).findings, []);
      }
    });
    expect(differing).toBeGreaterThan(ofCases(40));
  });

  test('marks all of any other answer under the rule under which it is worth most', () => {
    const chosen = { equal: 0, strict: 0 };
    forExercises(500, TRAITS, (drawn) => {
      const exercise = accepting(drawn.exercise, true);
      const sheet = plainSheetUnder(drawn, drawn.sample.random.pick(CUTOFFS));
      for (const { part } of exercise.parts) {
        const given = damaged(part, { ...drawn, sheet });
        const found = markUnderBest(exercise, given);
        if (exercise.either === undefined) {
          expectSame(found.exercise, exercise);
          continue;
        }
        const due = plainChoice(drawn, given);
        expectSame([found.grade.points, found.exercise.rules.cutoff], [due.points, due.cutoff]);
        chosen[due.cutoff] += 1;
      }
    });
    expect(Math.min(chosen.equal, chosen.strict)).toBeGreaterThan(ofCases(150));
  });

  test('names another mistake as that alone, under whichever rule it was made', () => {
    const named = new Set<string>();
    forExercises(150, TRAITS, (drawn) => {
      const both = accepting(drawn.exercise, true);
      for (const made of underEach(both).length > 1 ? underEach(both) : [])
        for (const { answer } of methodAnswers(made, ['parent-only', 'never-inherits', 'swapped-tests'])) {
          const { exercise, right, grade } = markUnderBest(both, answer);
          const { findings, candidates } = diagnose(exercise, answer, grade, right, false);
          for (const name of misconceptionsIn(findings)) named.add(name);
          expect(misconceptionsIn(findings)).not.toContain('other-equality');
          expect(candidates.flatMap(({ method, also }) => [method, also])).not.toContain('other-equality');
        }
    });
    expect([...named]).toEqual(expect.arrayContaining(['parent-only', 'never-inherits', 'swapped-tests']));
  });

  test('is the exercise of one rule where it is not said, or where the search has no such rule', () => {
    forExercises(60, TRAITS, ({ exercise }) => {
      expectSame(accepting(exercise, false), exercise);
      if (exercise.algorithm === 'minimax') expectSame(accepting(exercise, true), exercise);
      const right = rightAnswer(exercise);
      expectSame(markUnderBest(exercise, right.answer).grade.isRight, true);
      expectSame(underEach(exercise), [exercise]);
    });
  });
});
