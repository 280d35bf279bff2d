/**
 * Explains why an answer is wrong. It is compared with what each faulty method would have given on the same tree; what
 * no method explains is examined for signs; and an answer one entry away from right is a slip. A method is given as the
 * reason only when it is unlikely that the answer matches it by chance; otherwise the student is asked.
 */
import { handsWindow } from '../../core/search/algorithms.ts';
import { type Answer, isBlank, type RightAnswer } from '../answer.ts';
import { type Exercise, formatOf, type Part } from '../exercise.ts';
import { type Grade, type Marking, markedPart, type PartGrade } from '../grade/gradeExercise.ts';
import { haveSameText, isAnotherIn, SUSPICIONS, type Suspicion } from '../methods/methods.ts';
import { misreadsTree } from '../methods/misread.ts';
import type { MethodName } from '../misconception.ts';
import { byOrderOfFeedback, type Finding } from './finding.ts';
import { answersUnder, type MethodAnswer, speaksOf, writesSame } from './methodAnswers.ts';
import { firstPlace, isNothingCut, isOneEditAway, signsIn } from './signs.ts';

export interface Diagnosis {
  /** the findings, in the order in which they are told */
  readonly findings: readonly Finding[];
  /** methods that may explain the answer; one more question decides */
  readonly candidates: readonly Suspicion[];
  /** the parts that the candidates explain; null when there are no candidates */
  readonly undecided: Pick<Finding, 'part' | 'place'> | null;
}

/** Signs that are so clear that even a single one is not a slip. */
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

/**
 * Two simultaneous mistakes are looked for only in trees with at most this many leaves; in larger trees they could not
 * be told apart.
 */
const MOST_LEAVES_OF_TWO = 500;

/** `mayBeSlip` is false once the one free slip is used up. */
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
  /** parts whose entries say more by themselves than the methods that would write them */
  const told: WrongPart[] = [];
  const signsOf = (parts: readonly WrongPart[]) =>
    parts.flatMap(({ part, grade: errors }) => {
      const signs = signsIn(part, errors, on);
      // When a misread tree explains the part, a different root value follows from that and is not a sign of its own.
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
      // What the entries show by themselves holds, whatever the reason.
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

/** When both equality rules are right, neither is a mistake, alone or together with another. */
function acceptedIn({ either }: Exercise, methods: readonly MethodAnswer[]): readonly MethodAnswer[] {
  if (either === undefined) return methods;
  return methods
    .filter(({ method }) => method !== 'other-equality')
    .map((one) => (one.also === 'other-equality' ? { ...one, also: null } : one));
}

/** Returns each suspicion once, and two mistakes only when neither alone explains the answer. */
function simplest(suspicions: readonly Suspicion[]): readonly Suspicion[] {
  const alone = suspicions.filter(({ also }) => also === null).map(({ method }) => method);
  const needed = suspicions.filter(
    ({ method, also }) => also === null || !(alone.includes(method) || alone.includes(also)),
  );
  return needed.filter((one, index) => needed.findIndex((other) => haveSameText(one, other)) === index);
}

/** Whether the whole part is right by another convention, such as windows at another moment. */
function isOfConvention({ part, grade }: WrongPart, on: Marking): boolean {
  return formatOf(part.kind).isByConvention?.(markedPart(part, on), grade) ?? false;
}

/** Whether entries are merely written differently, such as bounds as numbers, which many methods would do. */
function isOnlyNotation({ part, grade }: WrongPart): boolean {
  return formatOf(part.kind).isOnlyNotation?.(grade) ?? false;
}

/** A blank part shows nothing, except a tree in which nothing is crossed out. */
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

/** A single leaf crossed out where nothing can be cut may well be a slip. */
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

/* Returns the methods that best explain what is wrong in an answer. */

interface WrongPart {
  readonly part: Part;
  readonly grade: PartGrade;
}

/**
 * Returns the methods that explain the most wrong parts and, of these, those that contradict the fewest right parts;
 * all of them explain the same parts as the first. When a right part contradicts a method, a single number or move that
 * the method would also give is no reason to suspect it.
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
  // Someone who searches without pruning crosses nothing out and writes no windows.
  const prunes = method.run.windows !== null;
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

/** Two wrong decisions that are exactly those of a method are unlikely to be chance. */
const TELLING = 2;

/** Rare methods; when the answer is about branches that are left out, more evidence is needed for them. */
const RARE: readonly MethodName[] = ['global-bounds', 'keeps-childs-bound', 'swapped-tests', 'alpha-zero'];

/** Whether someone with this mistake writes the same in the part, and that is unlikely to be chance. */
function isTelling({ method, also }: Suspicion, { part, grade }: WrongPart, on: Marking): boolean {
  const cuts = RARE.includes(method) && also === null ? TELLING + 1 : TELLING;
  return formatOf(part.kind).isTelling?.(markedPart(part, on), grade, cuts) ?? false;
}
