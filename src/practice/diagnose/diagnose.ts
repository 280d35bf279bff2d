/**
 * Why an answer is wrong: it is compared with what each faulty method would have given on the same tree;
 * what no method explains is looked through for signs; and what is one entry away from right is a slip.
 * A method is only put down as the reason where it is hardly chance that the answer is its answer; else it
 * is asked about.
 */
import { type Answer, isBlank, type RightAnswer } from '../answer.ts';
import { type AskedPart, type Exercise, formatOf } from '../exercise.ts';
import { type Grade, markedPart, type PartGrade } from '../grade/gradeExercise.ts';
import { isToldAlike, SUSPICIONS, type Suspicion } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import { type Finding, ORDER_OF_FEEDBACK } from './finding.ts';
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
  const wrong = wrongParts(exercise, grade, given);
  if (wrong.length === 0) return { findings: [], candidates: [], undecided: null };
  const isOfAScreen = exercise.tree.leafCount <= MOST_LEAVES_OF_TWO;
  const methods = answersUnder(
    exercise,
    isOfAScreen ? SUSPICIONS : SUSPICIONS.filter(({ also }) => also === null),
  );
  const findings: Finding[] = [];
  let open = wrong;
  let candidates: readonly Suspicion[] = [];
  let undecided: Finding | null = null;
  /** parts that say more by themselves than the methods that would write them */
  const told: WrongPart[] = [];
  const signsOf = (parts: readonly WrongPart[]) =>
    parts.flatMap(({ asked, grade: part }) => signsIn(exercise, asked.part, given, part, right));
  // Another convention is no mistake in searching, whatever method would write the same.
  for (const one of wrong) if (isOfConvention(exercise, one, given, right)) told.push(one);
  open = open.filter((one) => !told.includes(one));
  while (open.length > 0) {
    const best = bestExplaining(exercise, open, given, grade, methods);
    const [first] = best;
    if (first === undefined) break;
    const explained = open.filter(({ asked }) => explains(exercise, asked, given, first));
    const [part] = explained;
    if (part === undefined) break;
    const suspicions = simplest(best);
    const isProved = explained.some((one) => isTelling(first, exercise, one, given, right));
    const finding = findingOf(first, part, right);
    if (explained.every((one) => isOnlyNotation(one) || isNothingCut(exercise, one.asked.part, given)))
      told.push(...explained);
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
    isOneEditAway(exercise, only.asked.part, given, only.grade, right);
  findings.push(...(isSlip ? [slipAt(only, right)] : signs));
  const order = findings.filter(isFirstOfItsKind).toSorted(byOrderOfFeedback);
  return { findings: order, candidates, undecided };
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
function isOfConvention(
  exercise: Exercise,
  { asked: { part }, grade }: WrongPart,
  given: Answer,
  right: RightAnswer,
): boolean {
  const marked = markedPart(exercise, part, given, right);
  return formatOf(part.kind).isByConvention?.(marked, grade) ?? false;
}

/** Only written otherwise, such as bounds as numbers, which many methods would do. */
function isOnlyNotation({ asked, grade }: WrongPart): boolean {
  return formatOf(asked.part.kind).isOnlyNotation?.(grade) ?? false;
}

/** A part that was left blank tells nothing, but for a tree in which nothing is crossed out. */
function wrongParts(exercise: Exercise, grade: Grade, given: Answer): WrongPart[] {
  return exercise.parts.flatMap((asked, index): WrongPart[] => {
    const part = grade.parts[index];
    if (part === undefined || part.isRight || isBlank(asked.part, given)) return [];
    return [{ asked, grade: part }];
  });
}

function findingOf(
  { method, also }: Suspicion,
  { asked, grade }: WrongPart,
  { trace }: RightAnswer,
): Finding {
  const place = firstPlace(trace, asked.part, grade);
  return { misconception: method, part: asked.part.kind, place, also, detail: null };
}

function slipAt({ asked, grade }: WrongPart, { trace }: RightAnswer): Finding {
  const place = firstPlace(trace, asked.part, grade);
  return { misconception: 'slip', part: asked.part.kind, place, also: null, detail: null };
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

function byOrderOfFeedback(a: Finding, b: Finding): number {
  return ORDER_OF_FEEDBACK.indexOf(a.misconception) - ORDER_OF_FEEDBACK.indexOf(b.misconception);
}

/* Which of the methods explain what is wrong in an answer best. */

interface WrongPart {
  readonly asked: AskedPart;
  readonly grade: PartGrade;
}

/**
 * The methods that explain the most wrong parts, and of these such as contradict the fewest right ones: all
 * that explain the same parts as the first. Where a right part contradicts a method, one number or move
 * that is also the method's is no reason to think of it.
 */
function bestExplaining(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  grade: Grade,
  methods: readonly MethodAnswer[],
): readonly MethodAnswer[] {
  const rights = exercise.parts.filter((_, index) => grade.parts[index]?.isRight === true);
  const scored = methods
    .filter((method) => isFair(exercise, wrong, given, method))
    .map((method) => ({
      method,
      explained: wrong.filter(({ asked }) => explains(exercise, asked, given, method)),
      contradicted: rights.filter((asked) => contradicts(exercise, asked, given, method)).length,
    }));
  const likely = scored.filter(
    ({ explained, contradicted }) =>
      explained.length > 0 &&
      (contradicted === 0 || explained.some(({ asked }) => formatOf(asked.part.kind).byChance === 'hardly')),
  );
  const most = Math.max(...likely.map(({ explained }) => explained.length));
  const explaining = likely.filter(({ explained }) => explained.length === most);
  const fewest = Math.min(...explaining.map(({ contradicted }) => contradicted));
  const best = explaining.filter(({ contradicted }) => contradicted === fewest);
  return best
    .filter(({ explained }) => explained.every((part) => best[0]?.explained.includes(part)))
    .map(({ method }) => method);
}

function contradicts(exercise: Exercise, { part }: AskedPart, given: Answer, method: MethodAnswer): boolean {
  return speaksOf(method, part) && !writesSame(exercise, part, given, method);
}

/** Whether the method explains more than what is easily hit by chance, or there is nothing more to explain. */
function isFair(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  method: MethodAnswer,
): boolean {
  const strong = wrong.filter(
    ({ asked: { part } }) => formatOf(part.kind).byChance !== 'easily' && speaksOf(method, part),
  );
  return strong.length === 0 || strong.some(({ asked }) => explains(exercise, asked, given, method));
}

export function explains(
  exercise: Exercise,
  { part }: AskedPart,
  given: Answer,
  method: MethodAnswer,
): boolean {
  return speaksOf(method, part) && writesSame(exercise, part, given, method);
}

/** Two decisions that are not right, and just those of a method, are hardly made by chance. */
const TELLING = 2;

/** What is hardly ever met; from branches that are left out it takes more to believe in it. */
const RARE: readonly MethodName[] = ['global-bounds', 'keeps-childs-bound', 'swapped-tests', 'alpha-zero'];

/** Whether it is hardly by chance that somebody who goes wrong so has written the same in the part. */
export function isTelling(
  { method, also }: Suspicion,
  exercise: Exercise,
  { asked: { part }, grade }: WrongPart,
  given: Answer,
  right: RightAnswer,
): boolean {
  const cuts = RARE.includes(method) && also === null ? TELLING + 1 : TELLING;
  const marked = markedPart(exercise, part, given, right);
  return formatOf(part.kind).isTelling?.(marked, grade, cuts) ?? false;
}
