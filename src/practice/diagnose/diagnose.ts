/**
 * Why an answer is wrong: it is compared with what each faulty method would have given on the same tree;
 * what no method explains is looked through for signs; and what is one entry away from right is a slip.
 * A method is only put down as the reason where it is hardly chance that the answer is its answer; else it
 * is asked about.
 */
import { handsWindow } from '../../core/search/algorithms.ts';
import { type Answer, isBlank, type RightAnswer } from '../answer.ts';
import { type Exercise, formatOf, type Part } from '../exercise.ts';
import { type Grade, type Marking, markedPart, type PartGrade } from '../grade/gradeExercise.ts';
import { isAnotherIn, isToldAlike, SUSPICIONS, type Suspicion } from '../methods/methods.ts';
import { misreadsTree } from '../methods/misread.ts';
import type { MethodName } from '../misconception.ts';
import { byOrderOfFeedback, type Finding } from './finding.ts';
import { answersUnder, type MethodAnswer, speaksOf, writesSame } from './methodAnswers.ts';
import { firstPlace, isNothingCut, isOneEditAway, signsIn } from './signs.ts';

export interface Diagnosis {
  /** the first to be told comes first */
  readonly findings: readonly Finding[];
  /** what may explain the answer, but may not: one more question tells */
  readonly candidates: readonly Suspicion[];
  /** what the candidates explain; null where there are none */
  readonly undecided: Pick<Finding, 'part' | 'place'> | null;
}

/** Signs so telling that a single one of them is no slip. */
const NO_SLIP: readonly Finding['misconception'][] = [
  'later-equal',
  'bound-of-other-side',
  'window-of-sibling',
  'last-branch',
  'exact-at-cut',
  'value-at-unvisited',
  'counts-other-nodes',
  'other-moment',
  'one-bound',
];

/** Two mistakes at once are looked for in trees of up to so many leaves; in others nobody would make out which. */
const MOST_LEAVES_OF_TWO = 500;

/** `mayBeSlip`: false once the one free slip is used up. */
export function diagnose(
  exercise: Exercise,
  given: Answer,
  grade: Grade,
  right: RightAnswer,
  mayBeSlip: boolean,
): Diagnosis {
  const on = { exercise, given, right };
  const wrong = wrongParts(on, grade);
  if (wrong.length === 0) return { findings: [], candidates: [], undecided: null };
  const isOfAScreen = exercise.tree.leafCount <= MOST_LEAVES_OF_TWO;
  const suspected = SUSPICIONS.filter(
    ({ method, also }) => (isOfAScreen || also === null) && !isAnotherIn(exercise, method),
  );
  const methods = acceptedIn(exercise, answersUnder(exercise, suspected));
  const findings: Finding[] = [];
  let open = wrong;
  let candidates: readonly Suspicion[] = [];
  let undecided: Finding | null = null;
  /** parts that say more by themselves than the methods that would write them */
  const told: WrongPart[] = [];
  const signsOf = (parts: readonly WrongPart[]) =>
    parts.flatMap(({ part, grade: errors }) => {
      const signs = signsIn(part, errors, on);
      // If a misread tree explains the part, a different root value follows from that and is no sign of its own.
      const isMisread = methods.some((one) => misreadsTree(one.method) && explains(one, part, on));
      return isMisread ? signs.filter(({ misconception }) => misconception !== 'wrong-root-value') : signs;
    });
  // Another convention is no mistake in searching, whatever method would write the same.
  for (const one of wrong) if (isOfConvention(one, on)) told.push(one);
  open = open.filter((one) => !told.includes(one));
  while (open.length > 0) {
    const best = bestExplaining(open, grade, methods, on);
    const [first] = best;
    if (first === undefined) break;
    const explained = open.filter(({ part }) => explains(first, part, on));
    const [where] = explained;
    if (where === undefined) break;
    const suspicions = simplest(best);
    const isProved = explained.some((one) => isTelling(first, one, on));
    const finding = findingOf(first.method, first.also, where, right);
    if (explained.every((one) => isOnlyNotation(one) || isNothingCut(one.part, on))) told.push(...explained);
    else if (suspicions.length === 1 && isProved) findings.push(finding);
    else if (undecided === null) {
      candidates = suspicions.map(({ method, form, also }) => ({ method, form, also }));
      undecided = finding;
      // What the entries show by themselves is so, whatever is behind it.
      if (!isProved) findings.push(...signsOf(explained));
    }
    open = open.filter((one) => !explained.includes(one));
  }
  const signs = signsOf([...told, ...open]);
  const [only, ...others] = wrong;
  const isSlip =
    mayBeSlip &&
    open.length === 1 &&
    others.length === 0 &&
    only !== undefined &&
    !signs.some(isNoSlip) &&
    isOneEditAway(only.part, only.grade, on);
  findings.push(...(isSlip ? [findingOf('slip', null, only, right)] : signs));
  const order = findings.filter(isFirstOfItsKind).toSorted(byOrderOfFeedback);
  return { findings: order, candidates, undecided };
}

/** Where both equality rules are right, neither is a mistake, alone or beside another. */
function acceptedIn({ either }: Exercise, methods: readonly MethodAnswer[]): readonly MethodAnswer[] {
  if (either === undefined) return methods;
  return methods
    .filter(({ method }) => method !== 'other-equality')
    .map((one) => (one.also === 'other-equality' ? { ...one, also: null } : one));
}

/** Each that is told once, and two mistakes only where neither of them would do alone. */
function simplest(suspicions: readonly Suspicion[]): readonly Suspicion[] {
  const alone = suspicions.filter(({ also }) => also === null).map(({ method }) => method);
  const needed = suspicions.filter(
    ({ method, also }) => also === null || !(alone.includes(method) || alone.includes(also)),
  );
  return needed.filter((one, index) => needed.findIndex((other) => isToldAlike(one, other)) === index);
}

/** Right by another convention all through, such as windows of another moment. */
function isOfConvention({ part, grade }: WrongPart, on: Marking): boolean {
  return formatOf(part.kind).isByConvention?.(markedPart(part, on), grade) ?? false;
}

/** Only written otherwise, such as bounds as numbers, which many methods would do. */
function isOnlyNotation({ part, grade }: WrongPart): boolean {
  return formatOf(part.kind).isOnlyNotation?.(grade) ?? false;
}

/** A part that was left blank tells nothing, but for a tree in which nothing is crossed out. */
function wrongParts({ exercise, given }: Marking, { parts }: Grade): WrongPart[] {
  return exercise.parts.flatMap(({ part }, index): WrongPart[] => {
    const grade = parts[index];
    return grade === undefined || grade.isRight || isBlank(part, given) ? [] : [{ part, grade }];
  });
}

function findingOf(
  misconception: Finding['misconception'],
  also: Suspicion['also'],
  { part, grade }: WrongPart,
  { trace }: RightAnswer,
): Finding {
  return { misconception, part: part.kind, place: firstPlace(trace, part, grade), also, detail: null };
}

/** A single leaf crossed out where nothing can cut yet may well be one. */
function isNoSlip({ misconception }: Finding): boolean {
  return NO_SLIP.includes(misconception);
}

/** That nothing is cut is told once, in however many parts it shows. */
function isFirstOfItsKind({ detail }: Finding, index: number, findings: readonly Finding[]): boolean {
  return (
    detail?.kind !== 'nothing-cut' ||
    findings.findIndex((one) => one.detail?.kind === 'nothing-cut') === index
  );
}

/* Which of the methods explain what is wrong in an answer best. */

interface WrongPart {
  readonly part: Part;
  readonly grade: PartGrade;
}

/**
 * The methods that explain the most wrong parts, and of these such as contradict the fewest right ones: all
 * that explain the same parts as the first. Where a right part contradicts a method, one number or move
 * that is also the method's is no reason to think of it.
 */
function bestExplaining(
  wrong: readonly WrongPart[],
  grade: Grade,
  methods: readonly MethodAnswer[],
  on: Marking,
): readonly MethodAnswer[] {
  const rights = on.exercise.parts.filter((_, index) => grade.parts[index]?.isRight === true);
  const scored = methods
    .filter((method) => isFair(method, wrong, on))
    .map((method) => ({
      method,
      explained: wrong.filter(({ part }) => explains(method, part, on)),
      contradicted: rights.filter(({ part }) => contradicts(method, part, on)).length,
    }));
  const likely = scored.filter(
    ({ explained, contradicted }) =>
      explained.length > 0 &&
      (contradicted === 0 || explained.some(({ part }) => formatOf(part.kind).byChance === 'hardly')),
  );
  const most = Math.max(...likely.map(({ explained }) => explained.length));
  const explaining = likely.filter(({ explained }) => explained.length === most);
  const fewest = Math.min(...explaining.map(({ contradicted }) => contradicted));
  const best = explaining.filter(({ contradicted }) => contradicted === fewest);
  return best
    .filter(({ explained }) => explained.every((part) => best[0]?.explained.includes(part)))
    .map(({ method }) => method);
}

function contradicts(method: MethodAnswer, part: Part, { exercise, given }: Marking): boolean {
  if (speaksOf(method, part)) return !writesSame(exercise, part, given, method);
  // Who searches without pruning crosses nothing out and writes no windows.
  const prunes = method.run.trace.windows !== null;
  return handsWindow(exercise.algorithm) && !prunes && !isBlank(part, given);
}

/** Whether the method explains more than what is easily hit by chance, or there is nothing more to explain. */
function isFair(method: MethodAnswer, wrong: readonly WrongPart[], on: Marking): boolean {
  const strong = wrong.filter(
    ({ part }) => formatOf(part.kind).byChance !== 'easily' && speaksOf(method, part),
  );
  return strong.length === 0 || strong.some(({ part }) => explains(method, part, on));
}

function explains(method: MethodAnswer, part: Part, { exercise, given }: Marking): boolean {
  return speaksOf(method, part) && writesSame(exercise, part, given, method);
}

/** Two decisions that are not right, and just those of a method, are hardly made by chance. */
const TELLING = 2;

/** What is hardly ever met; from branches that are left out it takes more to believe in it. */
const RARE: readonly MethodName[] = ['global-bounds', 'keeps-childs-bound', 'swapped-tests', 'alpha-zero'];

/** Whether it is hardly by chance that somebody who goes wrong so has written the same in the part. */
function isTelling({ method, also }: Suspicion, { part, grade }: WrongPart, on: Marking): boolean {
  const cuts = RARE.includes(method) && also === null ? TELLING + 1 : TELLING;
  return formatOf(part.kind).isTelling?.(markedPart(part, on), grade, cuts) ?? false;
}
