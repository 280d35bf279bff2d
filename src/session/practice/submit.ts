/** Marks a filled-in sheet and gives feedback. */

import { type Answer, isBlank } from '../../practice/answer.ts';
import { diagnoseExercise } from '../../practice/diagnose/diagnoseExercise.ts';
import { misconceptionsIn } from '../../practice/diagnose/finding.ts';
import { shownBy } from '../../practice/diagnose/methodAnswers.ts';
import { readSheet } from '../../practice/entry/index.ts';
import { formatOf } from '../../practice/exercise.ts';
import { tellingExercise } from '../../practice/generate/index.ts';
import { markUnderBest } from '../../practice/grade/eitherRule.ts';
import type { Suspicion } from '../../practice/methods/methods.ts';
import { exerciseOfPart } from '../../practice/searches.ts';
import { keepRecord, newAttempt } from '../progress.ts';
import type { Session } from '../session.ts';
import {
  changePractice,
  currentPractice,
  isOpen,
  newPractice,
  type Practice,
  type Result,
  setPractice,
} from './practice.ts';

/** Marks the sheet, but asks for confirmation first when a part is blank. */
export function submitUnlessBlank(session: Session): void {
  const practice = currentPractice(session);
  if (practice === null) return;
  const { parts } = practice.exercise;
  const { answer, unread } = readSheet(practice.sheet, practice.exercise);
  // A part that asks for an order of children is never blank: leaving their order unchanged is an answer.
  const asked = parts.filter(({ part }) => formatOf(part.kind).entry.way !== 'order');
  const blank = asked.flatMap(({ part }) => (isBlank(part, answer) ? [part.kind] : []));
  if (blank.length === 0 || unread.length > 0) {
    submitSheet(session);
    return;
  }
  changePractice(session, () => ({ blank, active: parts.findIndex(({ part }) => part.kind === blank[0]) }));
}

/** Marks the sheet, unless an entry cannot be parsed. A slip may be corrected once without loss of marks. */
export function submitSheet(session: Session): void {
  const practice = currentPractice(session);
  if (practice === null || !isOpen(practice)) return;
  const { exercise, sheet, slipUsed, telling } = practice;
  const { answer, unread } = readSheet(sheet, exercise);
  const [first] = unread;
  if (first !== undefined) {
    const active = exercise.parts.findIndex(({ part }) => part.kind === first.part);
    changePractice(session, () => ({ unread, active }));
    return;
  }
  const marked = markedPractice(practice, answer, !slipUsed && telling === null);
  const { result } = marked;
  if (telling !== null) {
    // The reader returns to the first exercise, with the mistake that the answer revealed.
    const shown = shownBy(exercise, result.answer, telling.suspicions);
    settle(session, telling.back, shown, result.grade.isRight);
    return;
  }
  const isSlip = result.diagnosis.findings[0]?.misconception === 'slip';
  const opening = { ...marked, blank: [], finding: 0, told: 0, active: firstWrong(result), showsRun: false };
  if (isSlip) {
    changePractice(session, () => ({ ...opening, phase: 'slip', slipUsed: true }));
    return;
  }
  changePractice(session, () => ({ ...opening, phase: 'graded' }));
  recordResult(session, { ...practice, ...marked });
}

/** Ends the exercise with the present sheet, and displays the model answer beside it. */
export function showModelAnswer(session: Session): void {
  const practice = currentPractice(session);
  if (practice === null || !isOpen(practice)) return;
  const peeked: Practice = {
    ...gradedPractice(practice),
    phase: 'comparing',
    peeked: true,
    finding: 0,
    told: 0,
  };
  changePractice(session, () => peeked);
  recordResult(session, peeked);
}

/**
 * Returns marks and feedback for an answer, together with the exercise under the equality rule by which it
 * was marked. A slip is reported as a slip only when it may still be corrected.
 */
export function markedPractice(
  practice: Practice,
  answer: Answer,
  mayBeSlip: boolean,
): Pick<Practice, 'exercise' | 'right'> & { readonly result: Result } {
  const { exercise, right, grade } = markUnderBest(practice.exercise, answer, practice.right);
  return {
    exercise,
    right,
    result: { answer, grade, diagnosis: diagnoseExercise(exercise, answer, grade, right, mayBeSlip) },
  };
}

/** Returns an exercise whose sheet was handed in, with its marks computed again. */
export function gradedPractice(practice: Practice): Practice {
  const marked = markedPractice(practice, readSheet(practice.sheet, practice.exercise).answer, false);
  return { ...practice, ...marked, phase: 'graded', active: firstWrong(marked.result), unread: [] };
}

/** Returns the index of the first part that is not right; 0 when every part is right. */
export function firstWrong({ grade }: Result): number {
  return Math.max(
    0,
    grade.parts.findIndex(({ isRight }) => !isRight),
  );
}

/** Stores a marked exercise as an attempt, unless it does not count. */
export function recordResult(session: Session, practice: Practice | null): void {
  if (practice === null || practice.result === null || practice.isUncounted) return;
  const { origin, peeked, result } = practice;
  const attempt = newAttempt({
    skill: origin.seed?.skill ?? null,
    difficulty: origin.seed?.difficulty ?? null,
    source: origin.source,
    parts: result.grade.parts.map(({ kind, points, marks }) => ({ kind, points, marks })),
    misconceptions: misconceptionsIn(result.diagnosis.findings),
    peeked,
  });
  void keepRecord(session, attempt);
}

/**
 * Displays the additional question that decides between suspected mistakes. When none can be generated, the
 * reason for the wrong answer is reported as undecided.
 */
export function askToTell(session: Session, seed: number): void {
  const practice = currentPractice(session);
  if (practice === null) return;
  const { candidates: suspicions = [], undecided = null } = practice.result?.diagnosis ?? {};
  const asked = undecided === null ? practice.exercise : exerciseOfPart(practice.exercise, undecided.part);
  const exercise = tellingExercise(asked, suspicions, seed);
  if (exercise === null) {
    settle(session, practice, null, false);
    return;
  }
  const origin = { seed: null, title: '', source: 'telling', place: null, variant: 0 };
  const telling = { suspicions, back: practice };
  setPractice(session, { ...newPractice(exercise, origin), telling });
}

/**
 * Stores the result of the additional question: one suspected mistake, none of them, or undecided. The first
 * exercise then asks no further question.
 */
function settle(session: Session, practice: Practice, shown: Suspicion | null, isRight: boolean): void {
  if (practice.result === null) return;
  const { findings, undecided } = practice.result.diagnosis;
  const told = shown !== null &&
    undecided !== null && { ...undecided, misconception: shown.method, also: shown.also, detail: null };
  const diagnosis = told
    ? { findings: [told, ...findings], candidates: [], undecided: null }
    : { findings, candidates: [], undecided };
  const result = { ...practice.result, diagnosis };
  const asked = shown !== null ? null : isRight ? 'right' : 'open';
  setPractice(session, { ...practice, result, finding: 0, told: 0, asked });
}
