/**
 * Why an answer is wrong: it is compared with what each faulty method would have given on the same tree;
 * what no method explains is looked through for signs; and what is one entry away from right is a slip.
 */
import type { Answer } from '../answer.ts';
import type { AskedPart, Exercise } from '../exercise.ts';
import type { Grade, PartGrade } from '../grade/gradeExercise.ts';
import type { MethodName, Misconception } from '../misconception.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { type Finding, ORDER_OF_FEEDBACK } from './finding.ts';
import { type MethodAnswer, methodAnswers, speaksOf, writesSame } from './methodAnswers.ts';
import { isOneEditAway } from './oneEdit.ts';
import { firstPlace } from './place.ts';
import { signsIn } from './signs.ts';

export interface Diagnosis {
  /** the first to be told comes first */
  readonly findings: readonly Finding[];
  /** methods that explain the answer equally well, at least two: one more question tells them apart */
  readonly candidates: readonly MethodName[];
}

interface WrongPart {
  readonly asked: AskedPart;
  readonly grade: PartGrade;
}

/** Signs so telling that a single one of them is no slip. */
const NO_SLIP: readonly Misconception[] = [
  'last-of-equals',
  'bound-of-other-side',
  'keeps-childs-bound',
  'cut-without-bound',
  'last-branch',
  'exact-at-cut',
  'value-at-unvisited',
  'counts-other-nodes',
];

/** `mayBeSlip`: false once the one free slip is used up. */
export function diagnose(
  exercise: Exercise,
  given: Answer,
  grade: Grade,
  right: RightAnswer,
  mayBeSlip: boolean,
): Diagnosis {
  const wrong = wrongParts(exercise, grade, given);
  if (wrong.length === 0) return { findings: [], candidates: [] };
  const methods = methodAnswers(exercise);
  const findings: Finding[] = [];
  let open = wrong;
  let candidates: readonly MethodName[] = [];
  while (open.length > 0) {
    const best = bestExplaining(exercise, open, given, grade, methods);
    const [first] = best;
    if (first === undefined) break;
    const explained = open.filter(({ asked }) => explains(exercise, asked, given, first));
    if (best.length > 1 && candidates.length === 0) candidates = best.map(({ method }) => method);
    if (best.length === 1) {
      const [part] = explained;
      if (part !== undefined) findings.push(findingOf(first.method, part, right));
    }
    open = open.filter((part) => !explained.includes(part));
  }
  const signs = open.flatMap(({ asked, grade: part }) =>
    signsIn(asked.part, given, part, right).map((sign): Finding => ({ ...sign, part: asked.part.kind })),
  );
  const [only, ...others] = wrong;
  const isSlip =
    mayBeSlip &&
    open.length === 1 &&
    others.length === 0 &&
    only !== undefined &&
    !signs.some(({ misconception }) => NO_SLIP.includes(misconception)) &&
    isOneEditAway(exercise, only.asked.part, given, only.grade, right);
  findings.push(...(isSlip ? [findingOf('slip', only, right)] : signs));
  return { findings: findings.toSorted(byOrderOfFeedback), candidates };
}

/** A part that was left blank tells nothing, but for a tree in which nothing is crossed out. */
function wrongParts(exercise: Exercise, grade: Grade, given: Answer): WrongPart[] {
  return exercise.parts.flatMap((asked, index): WrongPart[] => {
    const part = grade.parts[index];
    if (part === undefined || part.isRight || isBlank(asked.part.kind, given)) return [];
    return [{ asked, grade: part }];
  });
}

function isBlank(kind: PartGrade['kind'], given: Answer): boolean {
  switch (kind) {
    case 'values':
    case 'windows':
    case 'reorder':
      return given[kind].size === 0;
    case 'crossing':
      return false;
    case 'leafOrder':
    case 'line':
      return given[kind].length === 0;
    case 'leafCount':
    case 'move':
    case 'interval':
      return given[kind] === null;
  }
}

/** The methods that explain the most wrong parts, and of these such as also agree with the most right ones. */
function bestExplaining(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  grade: Grade,
  methods: readonly MethodAnswer[],
): readonly MethodAnswer[] {
  const rights = exercise.parts.filter((_, index) => grade.parts[index]?.isRight === true);
  const scored = methods.map((method) => ({
    method,
    explained: wrong.filter(({ asked }) => explains(exercise, asked, given, method)).length,
    agreed: rights.filter((asked) => explains(exercise, asked, given, method)).length,
  }));
  const most = Math.max(0, ...scored.map(({ explained }) => explained));
  if (most === 0) return [];
  const explaining = scored.filter(({ explained }) => explained === most);
  const agreed = Math.max(...explaining.map((score) => score.agreed));
  return explaining.filter((score) => score.agreed === agreed).map(({ method }) => method);
}

function explains(exercise: Exercise, { part }: AskedPart, given: Answer, method: MethodAnswer): boolean {
  return speaksOf(method, part) && writesSame(exercise, part, given, method);
}

function findingOf(
  misconception: Misconception,
  { asked, grade }: WrongPart,
  { trace }: RightAnswer,
): Finding {
  return { misconception, part: asked.part.kind, place: firstPlace(trace, asked.part, grade) };
}

function byOrderOfFeedback(a: Finding, b: Finding): number {
  return ORDER_OF_FEEDBACK.indexOf(a.misconception) - ORDER_OF_FEEDBACK.indexOf(b.misconception);
}
