/**
 * Decides what the tree displays while the reader does an exercise: the sheet, the run of the model answer,
 * or both.
 */

import type { GameTree, NodeId } from '../../core/index.ts';
import type { DrawnSheet } from '../../drawing/drawnSheet.ts';
import { runOf } from '../../practice/answer.ts';
import { firstPlace } from '../../practice/diagnose/signs.ts';
import { BLANK_SHEET, sheetOf } from '../../practice/entry/index.ts';
import { formatOf, type Part, type PartKind } from '../../practice/exercise.ts';
import type { Difference, Finding, Place } from '../../practice/index.ts';
import { taskOfPart } from '../../practice/searches.ts';
import { isChecked, isSameSearch, limitsOf } from '../../practice/task.ts';
import { type AnswerWords, answerSigns } from '../../words/formats.ts';
import { wordsIn } from '../../words/language.ts';
import { edit } from '../editing.ts';
import { openSubject } from '../openSubject.ts';
import { goToStep, type Session, type SessionState, type StandingState } from '../session.ts';
import type { Shown } from '../shown.ts';
import { showAgain } from '../showOther.ts';
import { sliceIn } from '../slice.ts';
import type { Subject } from '../subject.ts';
import { visit } from '../visiting.ts';
import { drawSheet, type SheetWords } from './drawSheet.ts';
import {
  activePart,
  activeRun,
  activeTask,
  changePractice,
  currentPractice,
  hasRun,
  isOpen,
  PRACTICE,
  type Practice,
  setPractice,
  showsRun,
} from './practice.ts';

/** Displays an exercise from its beginning, under its own address or the given one. */
export function beginPractice(session: Session, practice: Practice, place = practice.origin.place): void {
  setPractice(session, practice, practising(session, place));
}

/** Leaves the current exercise and opens the screen on which exercises are chosen. */
export function chooseExercise(session: Session): void {
  setPractice(session, null);
  visit(session, 'practise');
}

/** Displays the pages of a set of exercises, such as its first page, under the set's address. */
export function openPages(session: Session, place: string | null): void {
  const { activity } = practising(session, place);
  setPractice(session, null);
  // The exercise and the tree behind it are replaced in one change, because an exercise that is no longer
  // displayed is no state to return to.
  showAgain(session, shownBefore(session), activity);
}

function practising(session: Session, place: string | null): Pick<SessionState, 'activity'> {
  return { activity: { kind: 'practising', before: shownBefore(session), place, drawn: drawnSheet } };
}

/**
 * Returns what the page displayed before the reader began practising; when the reader is not practising, what
 * it displays now.
 */
export function shownBefore(session: Session): Shown {
  const state = session.getState();
  return state.activity.kind === 'practising' ? state.activity.before : state;
}

/** Leaves the current exercise, if there is one, and displays what the page displayed before. */
export function leavePractice(session: Session): void {
  setPractice(session, null);
  if (session.getState().activity.kind === 'practising') showAgain(session, shownBefore(session));
}

/** By state of an exercise, the drawing of its sheet that was made last. */
const drawnFor = new WeakMap<
  Practice,
  { readonly subject: Subject; readonly words: SheetWords; readonly drawn: DrawnSheet }
>();

/**
 * Returns the drawing of the current sheet; null while the run of the model answer is displayed, and when
 * there is no exercise.
 */
function drawnSheet(state: StandingState): DrawnSheet | null {
  const { practice } = sliceIn(state, PRACTICE);
  if (practice === null || showsRun(practice)) return null;
  const { subject } = state;
  const words = wordsIn(state.language.code, 'practice').sheet;
  const known = drawnFor.get(practice);
  if (known !== undefined && known.subject === subject && known.words === words) return known.drawn;
  const isModel = practice.phase === 'comparing';
  const shown = isModel
    ? withModelAnswer(practice, wordsIn(state.language.code, 'practice').answer)
    : practice;
  const drawn = sheetDrawing(shown, subject, words, null);
  drawnFor.set(practice, { subject, words, drawn });
  return drawn;
}

/** Returns the exercise with the model answer on its sheet, which is neither right nor wrong. */
function withModelAnswer(practice: Practice, words: AnswerWords): Practice {
  const { exercise, right } = practice;
  const whole = sheetOf(right.answer, answerSigns(words));
  const asked = exercise.parts.map(({ part: { kind } }) => [kind, whole[kind]] as const);
  return { ...practice, sheet: { ...BLANK_SHEET, ...Object.fromEntries(asked) }, result: null };
}

/**
 * Returns the drawing of the reader's sheet beside the model answer. Entries that the run has decided up to
 * this step are marked right or wrong.
 */
export function sheetDrawing(
  practice: Practice,
  subject: Subject,
  words: SheetWords,
  step: number | null,
): DrawnSheet {
  const { exercise, sheet, active } = practice;
  const part = activePart(practice);
  const isOwnTree = subject.tree.columns === practice.subject.tree.columns;
  return drawSheet({
    exercise: isOwnTree ? exercise : { ...exercise, tree: subject.tree },
    sheet: isOwnTree ? sheet : BLANK_SHEET,
    names: subject.names,
    active: part,
    differences: differencesOf(practice, active),
    isSettled: (node) => step === null || isSettledBy(practice, part, node, step),
    current: step === null || step === 0 ? null : activeRun(practice).nodeAt(step),
    words,
  });
}

/**
 * Returns the wrong entries of a part of the sheet; null before marking and while a slip may still be
 * corrected.
 */
function differencesOf(practice: Practice, active: number): readonly Difference[] | null {
  return isOpen(practice) ? null : (practice.result?.grade.parts[active]?.differences ?? null);
}

/** Whether the run of the model answer has, at this step, decided the right entry for a node. */
function isSettledBy(practice: Practice, part: Part, node: NodeId, step: number): boolean {
  const run = activeRun(practice);
  if (step >= run.length) return true;
  // Which of several passes gives the right answer is known only at the end of the run.
  if (formatOf(part.kind).ofPasses === true || isChecked(activeTask(practice))) return false;
  const isKnownAtCall = formatOf(part.kind).isKnownAtCall?.(part) ?? false;
  const settled = isKnownAtCall ? run.entryStep(node) : run.lastStep(node);
  if (settled > 0) return settled <= step;
  return run.stateAt(node, step).status === 'pruned';
}

/**
 * Goes to the step of the model run at which the answer to the current part first goes wrong; when that part
 * is right, to the first wrong part. Returns false when there is none.
 */
export function goToFirstDifference(session: Session): boolean {
  const practice = currentPractice(session);
  const parts = practice?.result?.grade.parts ?? [];
  const wrong = [practice?.active ?? 0, ...parts.keys()].find((index) => parts[index]?.isRight === false);
  const [asked, grade] = [practice?.exercise.parts[wrong ?? 0], parts[wrong ?? 0]];
  if (practice === null || wrong === undefined || asked === undefined || grade === undefined) return false;
  changePractice(session, () => ({ active: wrong }));
  showStep(session, asked.part.kind, firstPlace(runOf(practice.right, asked.part.kind), asked.part, grade));
  return true;
}

/** Displays the step at which the right entry in a part is decided, in the run of this part. */
export function showStep(session: Session, kind: PartKind, { step, node }: Place): void {
  const practice = currentPractice(session);
  if (practice !== null && !hasRun(practice)) {
    session.setState({ hovered: node });
    return;
  }
  changePractice(session, (practice) => {
    const { exercise } = practice;
    const isOtherRun = !isSameSearch(activeTask(practice), taskOfPart(exercise, kind));
    const active = exercise.parts.findIndex(({ part }) => part.kind === kind);
    return { showsRun: true, ...(isOtherRun && { active }) };
  });
  goToStep(session, step);
  session.setState({ hovered: node });
}

/** The value that an unread leaf gets, in order to show that it makes no difference to the result. */
const HUGE = 99;

/**
 * Leaves the exercise and opens its tree with another value for the unread leaf, at the step at which the
 * leaf is cut.
 */
export function openWhatIf(
  session: Session,
  { subject, exercise }: Practice,
  leaf: NodeId,
  { part, place: { step } }: Pick<Finding, 'part' | 'place'>,
): void {
  const task = taskOfPart(exercise, part);
  setPractice(session, null);
  openSubject(session, subject);
  const { algorithm, rules } = task;
  session.setState({ algorithm, rules, limits: limitsOf(task) });
  goToStep(session, step);
  session.setState({ focused: leaf });
  edit(session, session.getState().subject.tree, ['setValue', leaf, farValue(exercise.tree, leaf)]);
}

/**
 * Returns a value for the leaf that differs much from the other values: 99 or, when the declared leaf bounds
 * exclude 99, the end of the bounds that is farther from the leaf's value.
 */
function farValue(tree: GameTree, leaf: NodeId): number {
  const [low, high] = tree.leafBounds;
  if (low <= HUGE && HUGE <= high) return HUGE;
  const value = tree.value(leaf);
  return high - value >= value - low ? high : low;
}
