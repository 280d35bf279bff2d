/** What the page is to say about a sheet: marks, findings and their sentences, worked out beside it. */
import type { Answer } from '../../src/practice/answer.ts';
import { type Diagnosis, diagnose } from '../../src/practice/diagnose/diagnose.ts';
import type { Finding } from '../../src/practice/diagnose/finding.ts';
import { type Grade, gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { englishFeedback } from '../../src/words/en/feedback.ts';
import { plain } from '../../src/words/sentence.ts';
import type { Known } from './practice.ts';

/** Marks and findings of a sheet on which a slip is none any more. */
export function told({ exercise, right }: Known, answer: Answer): Grade & Diagnosis {
  const grade = gradeExercise(exercise, answer, right);
  return { ...grade, ...diagnose(exercise, answer, grade, right, false) };
}

/** The sentences about a finding; "" for an owner where there is none. */
export function said({ exercise, right, names }: Known, finding: Finding) {
  const facts = { finding, trace: right.trace, names, rules: exercise.rules };
  const { test } = finding.place;
  return {
    item: plain(englishFeedback.item(facts)),
    rule: plain(englishFeedback.rule[finding.misconception](facts)),
    owner: test === null ? '' : plain(englishFeedback.owner(facts, test)),
  };
}
