/**
 * The exercise that is being done: its sheet and, once it is submitted, its marks and feedback. The tree that the
 * session shows changes together with it.
 */

import { reorderChildren } from '../../core/order/reorder.ts';
import type { AnyRun } from '../../core/run/anyRun.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { rowsOf, treeOfRows } from '../../core/tree/treeRows.ts';
import { type Answer, type RightAnswer, rightAnswer, runOf } from '../../practice/answer.ts';
import type { Diagnosis } from '../../practice/diagnose/diagnose.ts';
import { BLANK_SHEET, type Sheet, type UnreadEntry } from '../../practice/entry/index.ts';
import { type Exercise, formatOf, type KindBy, type Part, type PartKind } from '../../practice/exercise.ts';
import type { Grade } from '../../practice/grade/gradeExercise.ts';
import type { Suspicion } from '../../practice/methods/methods.ts';
import { taskOfPart } from '../../practice/searches.ts';
import type { ExerciseSeed } from '../../practice/skill.ts';
import { isSameSearch, limitsOf, onTree, type Task, wholeTree } from '../../practice/task.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { searchedSubject } from '../growing.ts';
import { type History, stepIn } from '../history.ts';
import { OPENED, type Session, type SessionState } from '../session.ts';
import { changedSlice, type Slice, sliceOf } from '../slice.ts';
import { newTreeId, type OwnTree, type Subject, subjectOfTree } from '../subject.ts';

/** The origin of an exercise. */
export interface Origin {
  /** null for an exercise that was not made from a seed */
  readonly seed: ExerciseSeed | null;
  /** the title of the tree; "" for one made from a seed */
  readonly title: string;
  /** the name in attempts: an example's id, "generated:…", "own" or "set" */
  readonly source: string;
  /** the address of the exercise without "#"; null when it has none */
  readonly place: string | null;
  /** 0, or the seed by which its numbers were changed for a new try */
  readonly variant: number;
}

/** `answering`; `slip`: one free correction; `graded`; `comparing`: beside the model answer. */
type Phase = 'answering' | 'slip' | 'graded' | 'comparing';

export interface Result {
  readonly answer: Answer;
  readonly grade: Grade;
  readonly diagnosis: Diagnosis;
}

export interface Practice extends History<Sheet> {
  readonly origin: Origin;
  readonly exercise: Exercise;
  /** the exercise's tree in the current order, under its names */
  readonly subject: Subject;
  readonly right: RightAnswer;
  readonly phase: Phase;
  readonly sheet: Sheet;
  /** the index of the part that is being answered */
  readonly active: number;
  /** entries that kept the sheet from being graded */
  readonly unread: readonly UnreadEntry[];
  /** parts that were blank when the sheet was submitted, which are asked about before it is graded */
  readonly blank: readonly PartKind[];
  readonly result: Result | null;
  /** the finding that is shown, and how much of it: what, the rule, the owner, the step */
  readonly finding: number;
  readonly told: number;
  /** whether the tree shows the run instead of the sheet, once that is allowed */
  readonly showsRun: boolean;
  /** whether the one free correction has been used */
  readonly slipUsed: boolean;
  /** whether the model answer was looked at before the sheet was submitted */
  readonly peeked: boolean;
  /** whether the exercise is done again after its answer was seen, so that its marks are no attempt */
  readonly isUncounted?: true;
  /** a question that distinguishes possible mistakes, asked during another exercise */
  readonly telling: { readonly suspicions: readonly Suspicion[]; readonly back: Practice } | null;
  /** called with every change to store it; absent for an exercise that is not stored */
  readonly keep?: (session: Session, practice: Practice, before: Practice | null) => void;
  /** makes the same exercise with other numbers; absent for a tree made from a seed and for one of a set */
  readonly vary?: (variant: number) => Practice | null;
  /** the result of such a question: nothing was wrong, or it decided nothing; null before, and when it decided */
  readonly asked: 'right' | 'open' | null;
}

export const PRACTICE: Slice<{ readonly practice: Practice | null }> = { beginning: { practice: null } };

/** Returns the exercise with a blank sheet. Its nodes keep their names, whatever their order. */
export function newPractice(asked: Exercise, origin: Origin): Practice {
  const exercise = onTree(asked, named(wholeTree(asked)));
  return {
    origin,
    exercise,
    subject: searched(exercise, wholeTree(exercise), { id: newTreeId(), title: origin.title }),
    right: rightAnswer(exercise),
    phase: 'answering',
    sheet: BLANK_SHEET,
    past: [],
    future: [],
    active: 0,
    unread: [],
    blank: [],
    result: null,
    finding: 0,
    told: 0,
    showsRun: false,
    slipUsed: false,
    peeked: false,
    telling: null,
    asked: null,
  };
}

export function currentPractice(session: Session): Practice | null {
  return sliceOf(session, PRACTICE).practice;
}

/**
 * Puts an exercise into the state and shows its tree, together with other changes; the code that stores its sheet is
 * called.
 */
export function setPractice(
  session: Session,
  practice: Practice | null,
  more?: Pick<SessionState, 'activity'>,
): void {
  const before = currentPractice(session);
  session.setState((state) => ({
    ...changedSlice(state, PRACTICE, { practice }),
    ...(practice !== null && shownFor(practice, state)),
    ...more,
  }));
  practice?.keep?.(session, practice, before);
}

/** Returns what the session shows for an exercise: its run, or its tree at the beginning with the sheet on it. */
function shownFor(practice: Practice, state: SessionState): Partial<SessionState> {
  const task = activeTask(practice);
  const { algorithm, rules } = task;
  const isRun = showsRun(practice);
  const subject = subjectInOrder(practice, isRun ? practice.right.answer : practice.sheet);
  const isNewTree = state.subject.tree.columns !== subject.tree.columns;
  const isNewSearch = !isSameSearch(task, state);
  return {
    algorithm,
    rules,
    limits: limitsOf(task),
    playing: false,
    ...((isNewTree || isNewSearch || !isRun) && { step: 0 }),
    ...(isNewTree && { subject, hovered: null, focused: refound(state, subject), ...OPENED }),
  };
}

/** Whether the tree shows the run: once graded, when it was requested, and beside the reader's own answer. */
export function showsRun({ phase, showsRun: wanted }: Practice): boolean {
  return phase === 'comparing' || (phase === 'graded' && wanted);
}

/**
 * Returns the tree of an answer, the reader's own or the right one; in its order when the current part asks for one.
 */
export function subjectInOrder(
  practice: Pick<Practice, 'exercise' | 'active' | 'subject'>,
  of: Sheet | Answer,
): Subject {
  const { exercise, subject } = practice;
  const orders = orderOf(practice, of);
  if (orders === null || orders.size === 0) return subject;
  const tree = reorderChildren(wholeTree(exercise), (node) => orders.get(node) ?? null);
  return searched(exercise, tree, subject.own ?? { id: '', title: '' });
}

/** Returns the tree as the exercise's search sees it. */
function searched({ algorithm, rules }: Exercise, tree: GameTree, own: OwnTree): Subject {
  return searchedSubject(subjectOfTree(tree, own), { algorithm, rules }, 'drawn');
}

/** Returns the selected node in another order of the tree. */
function refound({ subject: before, focused }: SessionState, subject: Subject): NodeId | null {
  return focused === null ? null : (nodeOfKey(subject.tree, before.tree.key(focused)) ?? null);
}

/** Changes something about the current exercise, if there is one. */
export function changePractice(session: Session, change: (practice: Practice) => Partial<Practice>): void {
  const practice = currentPractice(session);
  if (practice !== null) setPractice(session, { ...practice, ...change(practice) });
}

/** Returns the current part. */
export function activePart({ exercise, active }: Pick<Practice, 'exercise' | 'active'>): Part {
  const asked = exercise.parts[active];
  if (asked === undefined) throw new Error(`the exercise has no part ${active}`);
  return asked.part;
}

/** Returns the search that the current part is about. */
export function activeTask(practice: Pick<Practice, 'exercise' | 'active'>): Task {
  return taskOfPart(practice.exercise, activePart(practice).kind);
}

/** Returns the run from which the right answer to the current part is read. */
export function activeRun(practice: Pick<Practice, 'exercise' | 'active' | 'right'>): AnyRun {
  return runOf(practice.right, activePart(practice).kind);
}

/**
 * Returns the order of children on the sheet, or in the right answer; null when the current part does not ask for one.
 */
export function orderOf(
  practice: Pick<Practice, 'exercise' | 'active'>,
  of: Sheet | Answer,
): Sheet[KindBy<'order'>] | null {
  const { kind, entry } = formatOf(activePart(practice).kind);
  return entry.way === 'order' ? of[kind as KindBy<'order'>] : null;
}

/** Whether the sheet can be written on. */
export function isOpen({ phase }: Practice): boolean {
  return phase === 'answering' || phase === 'slip';
}

/** Writes on the sheet as one step of undo, unless it continues the last one. */
export function writeSheet(
  session: Session,
  change: (sheet: Sheet) => Partial<Sheet>,
  isContinued = false,
): void {
  changePractice(session, (practice) => {
    if (!isOpen(practice)) return {};
    const sheet = { ...practice.sheet, ...change(practice.sheet) };
    const past = isContinued ? practice.past : [...practice.past, practice.sheet];
    return { sheet, past, future: [], unread: [], blank: [] };
  });
}

/** Undoes or redoes one change of the sheet; returns false when there is none. */
export function travelSheet(session: Session, way: 'undo' | 'redo'): boolean {
  const practice = currentPractice(session);
  const stepped = practice !== null && isOpen(practice) ? stepIn(practice, way, practice.sheet) : null;
  if (stepped === null) return false;
  const { now: sheet, ...history } = stepped;
  changePractice(session, () => ({ sheet, ...history }));
  return true;
}

/** Returns the same tree with the names of its nodes as labels. */
function named(tree: Exercise['tree']): Exercise['tree'] {
  const names = new NodeNames(tree);
  const rows = rowsOf(tree).map((row, id) =>
    row.kind === 'leaf' || row.label !== '' ? row : { ...row, label: names.of(id as NodeId) },
  );
  return treeOfRows(rows, tree.leafBounds, tree.columns.evaluation, tree.sum);
}
