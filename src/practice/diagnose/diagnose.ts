/**
 * Why an answer is wrong: it is compared with what each faulty method would have given on the same tree;
 * what no method explains is looked through for signs; and what is one entry away from right is a slip.
 */
import type { Answer } from '../answer.ts';
import type { AskedPart, Exercise, Part, PartKind } from '../exercise.ts';
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
  /** what the candidates explain; null where there are none */
  readonly undecided: Pick<Finding, 'part' | 'place'> | null;
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
  if (wrong.length === 0) return { findings: [], candidates: [], undecided: null };
  const methods = methodAnswers(exercise);
  const findings: Finding[] = [];
  let open = wrong;
  let candidates: readonly MethodName[] = [];
  let undecided: Diagnosis['undecided'] = null;
  /** parts that say more by themselves than the several methods that would write them */
  const told: WrongPart[] = [];
  while (open.length > 0) {
    const best = bestExplaining(exercise, open, given, grade, methods);
    const [first] = best;
    if (first === undefined) break;
    const explained = open.filter(({ asked }) => explains(exercise, asked, given, first));
    const [part] = explained;
    if (part === undefined) break;
    const finding = findingOf(first.method, part, right);
    if (best.length === 1) findings.push(finding);
    else if (explained.every(onlyBoundsAsNumbers)) told.push(...explained);
    else if (undecided === null) {
      candidates = best.map(({ method }) => method);
      undecided = finding;
    }
    open = open.filter((part) => !explained.includes(part));
  }
  const signs = [...told, ...open].flatMap(({ asked, grade: part }) =>
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
  return { findings: findings.toSorted(byOrderOfFeedback), candidates, undecided };
}

/** All that is wrong is that bounds are written as numbers, which many methods would do. */
function onlyBoundsAsNumbers({ asked, grade }: WrongPart): boolean {
  return asked.part.kind === 'values' && grade.differences.every(({ fault }) => fault === 'half');
}

/** A part that was left blank tells nothing, but for a tree in which nothing is crossed out. */
function wrongParts(exercise: Exercise, grade: Grade, given: Answer): WrongPart[] {
  return exercise.parts.flatMap((asked, index): WrongPart[] => {
    const part = grade.parts[index];
    if (part === undefined || part.isRight || isBlank(asked.part, given)) return [];
    return [{ asked, grade: part }];
  });
}

function isBlank(part: Part, given: Answer): boolean {
  switch (part.kind) {
    case 'values':
    case 'reorder':
      return given[part.kind].size === 0;
    case 'windows':
      return !part.nodes.some((node) => given.windows.has(node));
    case 'crossing':
      return false;
    case 'leafOrder':
    case 'line':
      return given[part.kind].length === 0;
    case 'leafCount':
    case 'move':
    case 'interval':
      return given[part.kind] === null;
  }
}

/** Parts in which many methods write the same by chance. */
const ONE_CHOICE: readonly PartKind[] = ['leafCount', 'move', 'line'];

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
      (contradicted === 0 || explained.some(({ asked }) => !ONE_CHOICE.includes(asked.part.kind))),
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

/** Parts with few possible answers, which a method hits by chance. */
const WEAK: readonly PartKind[] = ['leafCount', 'move'];

/** Whether the method explains more than such a part, or there is nothing more to explain. */
function isFair(
  exercise: Exercise,
  wrong: readonly WrongPart[],
  given: Answer,
  method: MethodAnswer,
): boolean {
  const strong = wrong.filter(({ asked: { part } }) => !WEAK.includes(part.kind) && speaksOf(method, part));
  return strong.length === 0 || strong.some(({ asked }) => explains(exercise, asked, given, method));
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
