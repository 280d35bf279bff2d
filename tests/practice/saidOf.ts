/** What is said of the right sheet with something in it changed. */
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import type { Finding } from '../../src/practice/diagnose/finding.ts';
import type { Exercise, Part } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';

export interface Said {
  readonly findings: readonly Finding[];
  readonly names: readonly string[];
  readonly candidates: readonly string[];
}

export function said(
  tree: GameTree,
  parts: Part | readonly Part[],
  change: (right: Answer) => Partial<Answer>,
  { mayBeSlip = true, ...more }: Partial<Exercise> & { mayBeSlip?: boolean } = {},
): Said {
  const list = 'kind' in parts ? [parts] : parts;
  const exercise: Exercise = {
    tree,
    algorithm: 'alpha-beta',
    rules: DEFAULT_RULES,
    parts: list.map((part) => ({ part, marks: 4, penalty: { kind: 'per-error', marks: 1 } })),
    ...more,
  };
  const right = rightAnswer(exercise);
  const given = { ...right.answer, ...change(right.answer) };
  const grade = gradeExercise(exercise, given, right);
  const { findings, candidates } = diagnose(exercise, given, grade, right, mayBeSlip);
  return {
    findings,
    names: findings.map(({ misconception }) => misconception),
    candidates: candidates.map(({ method }) => method),
  };
}
