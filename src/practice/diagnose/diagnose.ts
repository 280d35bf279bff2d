/**
 * Explains why an answer is wrong. The answer is compared with the answer that each faulty method gives on
 * the same tree. When no method explains it, its single entries are examined for signs of a misconception;
 * when one entry more, less or changed would make it right, it counts as a slip. A method is named as the
 * reason only when the answer is unlikely to match it by chance; otherwise the student is asked one more
 * question.
 */
import { simulationOf } from '../../core/run/anyRun.ts';
import { handsWindow } from '../../core/search/algorithms.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { type Answer, answerOfRun, isBlank, type RightAnswer } from '../answer.ts';
import { type Exercise, formatOf, isAskable, type Part } from '../exercise.ts';
import { type Grade, type Marking, markedPart, type PartGrade, partErrors } from '../grade/gradeExercise.ts';
import { hasAnswer, haveSameText, rightRun, type Suspicion } from '../methods/methods.ts';
import { misreadsTree } from '../methods/misread.ts';
import type { MethodName } from '../misconception.ts';
import type { Place } from '../place.ts';
import { fromLeftToRight, isReversed, looksFarther, stoppingAtLimit, type Task } from '../task.ts';
import { byOrderOfFeedback, type Finding } from './finding.ts';
import { type MethodAnswer, speaksOf, suspectedAnswers, writesSame } from './methodAnswers.ts';
import type { Remark } from './sign.ts';
import { firstPlace, isNothingCut, isOneEditAway, signsIn } from './signs.ts';

export interface Diagnosis {
  /** the findings, in the order in which the feedback gives them */
  readonly findings: readonly Finding[];
  /** methods that may explain the answer, among which one more question can decide */
  readonly candidates: readonly Suspicion[];
  /**
   * the first part of the exercise that the candidates explain, and the position in the right run at which
   * its wrong entry is decided; null when there are no candidates
   */
  readonly undecided: Pick<Finding, 'part' | 'place'> | null;
}

/**
 * Signs of a misconception that are so clear that an answer showing only one of them is not treated as a
 * slip. A single leaf crossed out where nothing can be cut may be a slip.
 */
const NO_SLIP: readonly Finding['misconception'][] = [
  'later-equal',
  'bound-of-other-side',
  'window-of-sibling',
  'last-branch',
  'exact-at-cut',
  'bounds-as-values',
  'value-at-unvisited',
  'counts-other-nodes',
  'counted-once',
  'other-moment',
  'one-bound',
  'end-of-pair',
  'other-naming',
];

/**
 * Explains an answer to an exercise with one search. `mayBeSlip` is false when the student has already used
 * the one free correction of a slip. `suspected` computes the answers to compare with; who explains many answers
 * to one exercise can keep them.
 */
export function diagnose(
  exercise: Exercise,
  given: Answer,
  grade: Grade,
  right: RightAnswer,
  mayBeSlip: boolean,
  suspected = suspectedAnswers,
): Diagnosis {
  const on = { exercise, given, right };
  const wrong = wrongParts(on, grade);
  if (wrong.length === 0) return { findings: [], candidates: [], undecided: null };
  const methods = suspected(exercise);
  const findings: Finding[] = [];
  let open = wrong;
  let candidates: readonly Suspicion[] = [];
  let undecided: Finding | null = null;
  /**
   * wrong parts whose single entries explain more than the faulty methods that would give the same entries
   */
  const told: WrongPart[] = [];
  const signsOf = (parts: readonly WrongPart[]) =>
    parts.flatMap(({ part, grade: errors }) => {
      const signs = signsIn(part, errors, on);
      // When misreading the tree explains a part, a wrong root value follows from the misreading and is no
      // separate sign.
      const isMisread = methods.some((one) => misreadsTree(one.method) && explains(one, part, on));
      return isMisread ? signs.filter(({ misconception }) => misconception !== 'wrong-root-value') : signs;
    });
  // An answer that is right under another convention is no mistake, even when a faulty method gives the same
  // answer.
  for (const one of wrong) if (isOfConvention(one, on)) told.push(one);
  open = open.filter((one) => !told.includes(one));
  for (const [remark, search] of otherReadings(exercise)) {
    const explained = rightBy(search, open, on);
    findings.push(...explained.map((one) => findingOf(remark, null, one, right)));
    open = open.filter((one) => !explained.includes(one));
  }
  while (open.length > 0) {
    const best = bestExplaining(open, grade, methods, on);
    const [first] = best;
    if (first === undefined) break;
    const explained = open.filter(({ part }) => explains(first, part, on));
    const [where] = explained;
    if (where === undefined) break;
    const suspicions = simplest(best);
    const isProved = explained.some((one) => isTelling(first, one, on));
    const found = findingOf(first.method, first.also, where, right);
    const place = placeOfIteration(first, right);
    const finding = place === null ? found : { ...found, place };
    if (explained.every((one) => isOnlyNotation(one) || isNothingCut(one.part, on))) told.push(...explained);
    else if (suspicions.length === 1 && isProved) findings.push(finding);
    else if (undecided === null) {
      candidates = suspicions.map(({ method, form, also }) => ({ method, form, also }));
      undecided = finding;
      // What the single entries show is reported even while the method behind them is undecided.
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
    !signs.some(({ misconception }) => NO_SLIP.includes(misconception)) &&
    isOneEditAway(only.part, only.grade, on);
  findings.push(...(isSlip ? [findingOf('slip', null, only, right)] : signs));
  const order = findings.filter(isFirstOfItsKind).toSorted(byOrderOfFeedback);
  return { findings: order, candidates, undecided };
}

/**
 * Returns each suspicion once. A suspicion of two mistakes is included only when neither mistake alone
 * explains the answer.
 */
function simplest(suspicions: readonly Suspicion[]): readonly Suspicion[] {
  const alone = suspicions.filter(({ also }) => also === null).map(({ method }) => method);
  const needed = suspicions.filter(
    ({ method, also }) => also === null || !(alone.includes(method) || alone.includes(also)),
  );
  return needed.filter((one, index) => needed.findIndex((other) => haveSameText(one, other)) === index);
}

/**
 * Whether all entries of a part are right under another convention, for example windows given at the end of
 * the call instead of its start.
 */
function isOfConvention({ part, grade }: WrongPart, on: Marking): boolean {
  return formatOf(part.kind).isByConvention?.(markedPart(part, on), grade) ?? false;
}

/**
 * Returns the searches that a student may take for the one that is asked about: one that stops at the depth limit, and
 * one that visits children from left to right, each with the remark that says so.
 */
function otherReadings(exercise: Exercise): readonly (readonly [Remark, Task])[] {
  return [
    ...(looksFarther(exercise) ? [['stops-at-limit', stoppingAtLimit(exercise)] as const] : []),
    ...(isReversed(exercise) ? [['left-to-right', fromLeftToRight(exercise)] as const] : []),
  ];
}

/** Returns the parts that would be right of another search. */
function rightBy(
  search: Task,
  wrong: readonly WrongPart[],
  { exercise, given }: Marking,
): readonly WrongPart[] {
  const other: Exercise = { ...search, parts: exercise.parts };
  const methodRun = rightRun(other);
  if (wrong.length === 0 || !hasAnswer(methodRun.run)) return [];
  const right = { run: methodRun.run, answer: answerOfRun(methodRun, other) };
  return wrong.filter(
    ({ part }) => isAskable(part.kind, other) && partErrors(other, part, given, right).errors === 0,
  );
}

/**
 * Whether the only fault of a part is the way entries are written, for example bounds written as plain
 * numbers, which many methods would produce.
 */
function isOnlyNotation({ part, grade }: WrongPart): boolean {
  return formatOf(part.kind).isOnlyNotation?.(grade) ?? false;
}

/**
 * Returns the parts of an answer that are wrong and not blank. A tree in which nothing is crossed out is not
 * blank.
 */
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
  { run }: RightAnswer,
): Finding {
  return { misconception, part: part.kind, place: firstPlace(run, part, grade), also, detail: null };
}

/**
 * Returns the position of the first selection at which a faulty simulation goes another way than the right one; null
 * for another method, and when it goes the same ways.
 */
function placeOfIteration({ simulated }: MethodAnswer, right: RightAnswer): Place | null {
  const run = simulationOf(right.run);
  if (simulated === undefined || run === null) return null;
  const { tree } = run;
  for (const [index, end] of simulated.ends.entries()) {
    const path = run.pathOf(index + 1);
    const other = tree.pathTo(end);
    const at = path.findIndex((node, depth) => other[depth] !== node);
    // The step at depth d of an iteration is the selection of the node at depth d + 1.
    if (at > 0) return { node: path[at - 1] ?? ROOT, step: run.endOf(index) + at, test: null };
  }
  return null;
}

/** Whether a finding is kept: of several findings that the student cut nothing, only the first is. */
function isFirstOfItsKind({ detail }: Finding, index: number, findings: readonly Finding[]): boolean {
  return (
    detail?.kind !== 'nothing-cut' ||
    findings.findIndex((one) => one.detail?.kind === 'nothing-cut') === index
  );
}

/* Finds the methods that best explain what is wrong in an answer. */

interface WrongPart {
  readonly part: Part;
  readonly grade: PartGrade;
}

/**
 * Returns the methods that explain the most wrong parts and, among these, those that contradict the fewest
 * right parts; all returned methods explain the same parts as the first. When a right part contradicts a
 * method, one number or game move that the method would also give is no reason to suspect the method.
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
  // A student who searches without pruning crosses nothing out and writes no windows, so any entry in such a
  // part contradicts the method.
  const prunes = method.run.windows !== null;
  return handsWindow(exercise.algorithm) && !prunes && !isBlank(part, given);
}

/**
 * Whether a method explains more than answers that are easily given by chance, or the wrong parts contain
 * only such answers.
 */
function isFair(method: MethodAnswer, wrong: readonly WrongPart[], on: Marking): boolean {
  const strong = wrong.filter(
    ({ part }) => formatOf(part.kind).byChance !== 'easily' && speaksOf(method, part),
  );
  return strong.length === 0 || strong.some(({ part }) => explains(method, part, on));
}

function explains(method: MethodAnswer, part: Part, { exercise, given }: Marking): boolean {
  return speaksOf(method, part) && writesSame(exercise, part, given, method);
}

/** The number of wrong cut decisions that must agree with a method before chance is unlikely. */
const TELLING = 2;

/**
 * Methods that students rarely use. When the answer is about pruned branches, one more agreeing decision is
 * required before one of them is reported.
 */
const RARE: readonly MethodName[] = ['global-bounds', 'keeps-childs-bound', 'swapped-tests', 'alpha-zero'];

/**
 * Whether a suspected mistake gives exactly the student's entries in a wrong part and the agreement is
 * unlikely to be chance.
 */
function isTelling({ method, also }: Suspicion, { part, grade }: WrongPart, on: Marking): boolean {
  const cuts = RARE.includes(method) && also === null ? TELLING + 1 : TELLING;
  return formatOf(part.kind).isTelling?.(markedPart(part, on), grade, cuts) ?? false;
}
