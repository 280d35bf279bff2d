/** What the page is to say about a sheet: marks, findings and their sentences, worked out beside it. */

import type { Answer } from '../../src/practice/answer.ts';
import { type Diagnosis, diagnose } from '../../src/practice/diagnose/diagnose.ts';
import type { Finding } from '../../src/practice/diagnose/finding.ts';
import { momentOfWindows } from '../../src/practice/exercise.ts';
import { type Grade, gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { feedback as englishFeedback } from '../../src/words/en/work.ts';
import { sayItem, sayOwner, sayRule } from '../../src/words/feedback.ts';
import { plain } from '../../src/words/sentence.ts';
import type { Known } from './practice.ts';

/** Marks and findings of a sheet on which a slip is none any more. */
export function told({ exercise, right }: Known, answer: Answer): Grade & Diagnosis {
  const grade = gradeExercise(exercise, answer, right);
  return { ...grade, ...diagnose(exercise, answer, grade, right, false) };
}

/** The sentences about a finding. */
export function said({ exercise, right, names }: Known, finding: Finding) {
  const windowsAt = momentOfWindows(exercise);
  const facts = { finding, run: right.run, names, rules: exercise.rules, windowsAt };
  return {
    item: plain(sayItem(englishFeedback, facts)),
    rule: plain(sayRule(englishFeedback, facts)),
    owner: plain(sayOwner(englishFeedback, facts)),
  };
}
