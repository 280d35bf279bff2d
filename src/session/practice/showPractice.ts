/** What the tree shows while an exercise is done: the sheet, the run of the model answer, or both. */

import { reorderChildren } from '../../core/order/reorder.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { DrawnSheet } from '../../drawing/drawnSheet.ts';
import type { Answer } from '../../practice/answer.ts';
import { firstPlace } from '../../practice/diagnose/signs.ts';
import { BLANK_SHEET } from '../../practice/entry/sheet.ts';
import { formatOf, type Part } from '../../practice/exercise.ts';
import type { Difference } from '../../practice/grade/difference.ts';
import type { Place } from '../../practice/place.ts';
import { edit } from '../editing.ts';
import { goToStep, OPENED, openSubject, type Session, showAgain } from '../session.ts';
import type { Shown } from '../shown.ts';
import { type Subject, subjectOfTree } from '../subject.ts';
import { drawSheet, type SheetWords } from './drawSheet.ts';
import {
  activePart,
  changePractice,
  currentPractice,
  isOpen,
  orderOf,
  type Practice,
  setPractice,
} from './practice.ts';

/** What was shown before practising, to go back to. */
let left: Shown | null = null;

/** Shows an exercise from its beginning. */
export function beginPractice(session: Session, practice: Practice): void {
  const state = session.getState();
  if (state.mode !== 'practising') left = state;
  setPractice(session, practice);
  session.setState({ mode: 'practising', place: practice.origin.place });
}

/** Opens the choice of exercises. */
export function openPractice(session: Session): void {
  const state = session.getState();
  if (state.mode !== 'practising') left = state;
  else if (left !== null) showAgain(session, left);
  setPractice(session, null);
  session.setState({ mode: 'practising', place: null });
}

/** How the tree that was open before practising is searched. */
export function subjectBefore(session: Session): Pick<Shown, 'algorithm' | 'rules'> {
  return left ?? session.getState();
}

/** Back to what was shown before. */
export function leavePractice(session: Session): void {
  setPractice(session, null);
  if (left !== null) showAgain(session, left);
  left = null;
}

/** Whether the tree shows the run: once graded, where it was asked for, and beside one's own answer. */
export function showsRun({ phase, showsRun: wanted }: Practice): boolean {
  return phase === 'comparing' || (phase === 'graded' && wanted);
}

/** Brings the session to the exercise; null for none, which shows the tree that was there. */
export function showPractice(session: Session, practice: Practice | null, words: SheetWords): void {
  const state = session.getState();
  if (practice === null) {
    if (state.drawn !== null) session.setState({ drawn: null, limit: null });
    return;
  }
  const { algorithm, rules } = practice.exercise;
  const isRun = showsRun(practice);
  const subject = isRun ? modelSubject(practice) : sheetSubject(practice);
  const isNewTree = state.subject.tree.columns !== subject.tree.columns;
  session.setState({
    algorithm,
    rules,
    playing: false,
    drawn: isRun ? null : sheetDrawing(practice, subject, words, null),
    limit: isRun ? null : 0,
    ...(isRun ? {} : { step: 0 }),
    ...(isNewTree && { subject, step: 0, hovered: null, ...OPENED }),
    ...(isNewTree && { focused: refound(state.subject, state.focused, subject) }),
  });
}

/** One's own sheet as it stands by a step of the model run: what that has settled has a verdict. */
export function sheetDrawing(
  practice: Practice,
  subject: Subject,
  words: SheetWords,
  step: number | null,
): DrawnSheet {
  const { exercise, sheet, active, right } = practice;
  const part = activePart(practice);
  const isOwnTree = subject.tree.columns === practice.subject.tree.columns;
  return drawSheet({
    exercise: isOwnTree ? exercise : { ...exercise, tree: subject.tree },
    sheet: isOwnTree ? sheet : BLANK_SHEET,
    names: subject.names,
    active: part,
    differences: differencesOf(practice, active),
    isSettled: (node) => step === null || isSettledBy(practice, part, node, step),
    current: step === null || step === 0 ? null : right.trace.nodeAt(step),
    words,
  });
}

/** The tree of the model answer: in the best order where an order was asked for. */
function modelSubject(practice: Practice): Subject {
  return inOrder(practice, practice.right.answer);
}

/** The tree of one's own answer: in the order of the sheet where an order was asked for. */
export function sheetSubject(practice: Pick<Practice, 'exercise' | 'active' | 'sheet' | 'subject'>): Subject {
  return inOrder(practice, practice.sheet);
}

function inOrder(
  practice: Pick<Practice, 'exercise' | 'active' | 'subject'>,
  of: Practice['sheet'] | Answer,
): Subject {
  const { exercise, subject } = practice;
  const orders = orderOf(practice, of);
  if (orders === null || orders.size === 0) return subject;
  const tree = reorderChildren(exercise.tree, (node) => orders.get(node) ?? null);
  return subjectOfTree(tree, subject.own ?? { id: '', title: '' });
}

/** Verdicts come with the marks, and not while a slip may still be corrected. */
function differencesOf(practice: Practice, active: number): readonly Difference[] | null {
  return isOpen(practice) ? null : (practice.result?.grade.parts[active]?.differences ?? null);
}

/** Whether the model run has come past what the part says of the node. */
function isSettledBy({ right: { trace } }: Practice, part: Part, node: NodeId, step: number): boolean {
  if (step >= trace.length) return true;
  const isKnownAtCall = formatOf(part.kind).isKnownAtCall?.(part) ?? false;
  const settled = isKnownAtCall ? trace.entryStep(node) : trace.lastStep(node);
  if (settled > 0) return settled <= step;
  return trace.stateAt(node, step).status === 'pruned';
}

/** The same node in another order of the tree. */
function refound(before: Subject, focused: NodeId | null, subject: Subject): NodeId | null {
  if (focused === null) return null;
  const at = subject.tree.columns.key.indexOf(before.tree.key(focused));
  return at < 0 ? null : (at as NodeId);
}

/** Goes to where the answer first differs from the model run; in another part, if the one at hand is right. */
export function goToFirstDifference(session: Session): boolean {
  const practice = currentPractice(session);
  const parts = practice?.result?.grade.parts ?? [];
  const wrong = [practice?.active ?? 0, ...parts.keys()].find((index) => parts[index]?.isRight === false);
  const [asked, grade] = [practice?.exercise.parts[wrong ?? 0], parts[wrong ?? 0]];
  if (practice === null || wrong === undefined || asked === undefined || grade === undefined) return false;
  changePractice(session, () => ({ active: wrong }));
  showStep(session, firstPlace(practice.right.trace, asked.part, grade));
  return true;
}

/** Shows the step of the run at which something is decided. */
export function showStep(session: Session, { step, node }: Place): void {
  changePractice(session, () => ({ showsRun: true }));
  session.setState({ drawn: null, limit: null });
  goToStep(session, step);
  session.setState({ hovered: node });
}

/** What a hidden leaf is set to, to see that it makes no difference. */
const HUGE = 99;

/** Leaves the exercise for its tree with the hidden leaf changed, at the step where the branch is cut. */
export function openWhatIf(session: Session, practice: Practice, leaf: NodeId, { step }: Place): void {
  const { subject, exercise } = practice;
  setPractice(session, null);
  openSubject(session, subject);
  const { algorithm, rules } = exercise;
  session.setState({
    algorithm,
    rules,
    folded: session.getState().folded.filter((name) => name !== 'whatIf'),
  });
  goToStep(session, step);
  session.setState({ focused: leaf });
  edit(session, ['setValue', leaf, farValue(exercise.tree, leaf)]);
}

/** Where the leaves are said to lie within bounds, the one of their ends that is farther off. */
function farValue(tree: GameTree, leaf: NodeId): number {
  const [low, high] = tree.leafBounds;
  if (low <= HUGE && HUGE <= high) return HUGE;
  const value = tree.value(leaf);
  return high - value >= value - low ? high : low;
}
