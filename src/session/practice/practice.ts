/**
 * The exercise that the reader is doing: its sheet and, after it is handed in, its marks and feedback. The
 * tree on the page changes together with it.
 */

import '../../drawing/simulationAdded.ts';
import { MergingTree } from '../../core/graph/mergingTree.ts';
import type { AnyRun, GameTree, NodeId } from '../../core/index.ts';
import { reorderChildren } from '../../core/order/reorder.ts';
import { settingsKey } from '../../core/search/searchSettings.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { rowsOf, treeOfRows } from '../../core/tree/treeRows.ts';
import { type Answer, type RightAnswer, rightAnswer, runOf } from '../../practice/answer.ts';
import type { Diagnosis } from '../../practice/diagnose/diagnose.ts';
import { BLANK_SHEET, type Sheet, type UnreadEntry } from '../../practice/entry/index.ts';
import { type Exercise, formatOf, type KindBy, type Part, type PartKind } from '../../practice/exercise.ts';
import type { ExerciseSeed, Grade } from '../../practice/index.ts';
import type { Suspicion } from '../../practice/methods/methods.ts';
import { drawnRun } from '../../practice/methods/methods.ts';
import { positionsIn } from '../../practice/positions.ts';
import { taskOfPart } from '../../practice/searches.ts';
import {
  isReversed,
  isSameSearch,
  limitsOf,
  mergesIn,
  onTree,
  type Task,
  wholeTree,
} from '../../practice/task.ts';
import { namesOfAll } from '../../words/grownNames.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { drawnPositions } from '../drawnPositions.ts';
import { searchedSubject, withRun } from '../growing.ts';
import { type History, stepIn } from '../history.ts';
import { OPENED, type Session, type SessionState } from '../session.ts';
import { changedSlice, type Slice, sliceOf } from '../slice.ts';
import { newTreeId, type OwnTree, type Subject, subjectOfTree } from '../subject.ts';
import { askedLeaves, asksForLists, namesLeaves } from './leafNames.ts';
import { mergingSubject } from './mergingSubject.ts';

/** Where an exercise comes from. */
export interface Origin {
  /** the seed from which the exercise was generated; null when it was not generated */
  readonly seed: ExerciseSeed | null;
  /** the title of the exercise's tree; "" for a generated tree */
  readonly title: string;
  /**
   * the name of the tree in attempts: an example's id, "generated:…", "own", or "set" for an exercise of a
   * set
   */
  readonly source: string;
  /** the address of the exercise without "#"; null when the exercise has none */
  readonly place: string | null;
  /** 0 for the tree's own numbers, or the seed by which the numbers were changed for another try */
  readonly variant: number;
}

/**
 * The states of an exercise. `answering`: the sheet is being filled in; `slip`: one entry may be corrected
 * without loss of marks; `graded`: the marks are displayed; `comparing`: the sheet is displayed beside the
 * model answer.
 */
type Phase = 'answering' | 'slip' | 'graded' | 'comparing';

export interface Result {
  readonly answer: Answer;
  readonly grade: Grade;
  readonly diagnosis: Diagnosis;
}

export interface Practice extends History<Sheet> {
  readonly origin: Origin;
  readonly exercise: Exercise;
  /** the exercise's tree with its names, its children in the order that the student has chosen */
  readonly subject: Subject;
  readonly right: RightAnswer;
  readonly phase: Phase;
  readonly sheet: Sheet;
  /** the index of the part that the reader is answering */
  readonly active: number;
  /** entries that cannot be parsed, because of which the sheet was not marked */
  readonly unread: readonly UnreadEntry[];
  /**
   * parts that were blank when the sheet was handed in; the reader is asked to confirm before the sheet is
   * marked
   */
  readonly blank: readonly PartKind[];
  readonly result: Result | null;
  /**
   * the index of the displayed finding; `told` says how much of it is displayed: what is wrong, the rule, the
   * owner of the bound, the step
   */
  readonly finding: number;
  readonly told: number;
  /** whether the tree displays the right run instead of the sheet, as soon as that is allowed */
  readonly showsRun: boolean;
  /** whether the one free correction of a slip has been used */
  readonly slipUsed: boolean;
  /** whether the reader looked at the model answer before handing in the sheet */
  readonly peeked: boolean;
  /**
   * whether the exercise is repeated after its answer was seen, so that its marks are not stored as an
   * attempt
   */
  readonly isUncounted?: true;
  /**
   * the exercise is an additional question that distinguishes the suspected mistakes in another exercise,
   * `back`; null for an ordinary exercise
   */
  readonly telling: { readonly suspicions: readonly Suspicion[]; readonly back: Practice } | null;
  /** stores the exercise; called at every change; absent for an exercise that is not stored */
  readonly keep?: (session: Session, practice: Practice, before: Practice | null) => void;
  /** makes the same exercise with other numbers; absent for a generated tree and for an exercise of a set */
  readonly vary?: (variant: number) => Practice | null;
  /**
   * how the additional question ended: 'right' when its answer was right, 'open' when the answer did not
   * decide between the suspected mistakes; null before, and when it did decide
   */
  readonly asked: 'right' | 'open' | null;
}

export const PRACTICE: Slice<{ readonly practice: Practice | null }> = { beginning: { practice: null } };

/**
 * Returns a new exercise with a blank sheet. Its nodes keep their names when their children are reordered.
 */
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
 * Displays an exercise and its tree, changes other parts of the state at the same time, and then stores the
 * exercise.
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

/**
 * Returns the changes of the state by which the page displays an exercise: either the run of the model
 * answer, or the tree at step 0 with the sheet on it.
 */
function shownFor(practice: Practice, state: SessionState): Partial<SessionState> {
  const task = activeTask(practice);
  const { algorithm, rules } = task;
  const isRun = showsRun(practice);
  const inOrder = subjectInOrder(practice, isRun ? practice.right.answer : practice.sheet);
  const subject = isRun && isReversed(task) ? withReversedRun(inOrder, task) : inOrder;
  const isOtherRun = state.subject.growth?.run !== subject.growth?.run;
  const isNewTree = state.subject.tree.columns !== subject.tree.columns || isOtherRun;
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

/**
 * Whether the tree displays the run of the model answer: when that was requested after marking, and when the
 * reader's answer is displayed beside it.
 */
export function showsRun(practice: Practice): boolean {
  const { phase, showsRun: wanted } = practice;
  return hasRun(practice) && (phase === 'comparing' || (phase === 'graded' && wanted));
}

/** Whether a search leads to the model answer; that about positions is counted at each by itself. */
export function hasRun({ exercise }: Pick<Practice, 'exercise'>): boolean {
  return positionsIn(exercise.tree) === null;
}

/**
 * Returns the exercise's tree. When the current part asks for an order of children, they are in the order of
 * the given answer.
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

/** Returns a tree with the run of a search that visits its children from right to left; the tree is drawn as it stands. */
export function withReversedRun(whole: Subject, task: Task): Subject {
  return withRun(whole, reversedRun(task, whole.tree), limitsOf(task));
}

/** The runs that were shown last, so that a sheet and its run are changed for each other at once. */
const reversedRuns = new WeakMap<GameTree, { readonly key: string; readonly run: AnyRun }>();

function reversedRun(task: Task, tree: GameTree): AnyRun {
  const key = `${task.algorithm} ${settingsKey({ rules: task.rules, limits: limitsOf(task) })}`;
  const known = reversedRuns.get(tree);
  if (known?.key === key) return known.run;
  const run = drawnRun(onTree(task, tree));
  reversedRuns.set(tree, { key, run });
  return run;
}

/** Returns the subject (tree, names and origin) of a tree as the exercise's search sees it. */
function searched(exercise: Exercise, tree: GameTree, own: OwnTree): Subject {
  const { algorithm, rules } = exercise;
  const names = namesAsked(exercise, tree);
  if (tree instanceof MergingTree) return mergingSubject(tree, own, names);
  const subject = { ...subjectOfTree(tree, own, names), ...drawnPositions(tree) };
  return searchedSubject(subject, { algorithm, rules }, 'drawn');
}

/** Returns the names of the nodes of an exercise: leaves without numbers have names of their own, which stand below them. */
export function namesAsked(exercise: Pick<Exercise, 'parts'>, tree: GameTree): NodeNames {
  if (asksForLists(exercise) || mergesIn(tree)) return namesOfAll(tree);
  const plain = new NodeNames(tree);
  if (!namesLeaves({ ...exercise, tree })) return plain;
  const texts = tree.nodes().map((node) => plain.of(node));
  const named = texts.slice();
  const asked = askedLeaves(exercise);
  // The label of a position is its text, which is drawn as a board.
  for (const leaf of positionsIn(tree)?.keys() ?? []) texts[leaf] = printNumber(tree.value(leaf));
  for (const [place, leaf] of tree.leaves().entries()) named[leaf] = asked.get(leaf) ?? `L${place + 1}`;
  return new NodeNames(tree, named, texts);
}

/**
 * Returns the selected node in the same tree with another order of children; null when no node is selected.
 */
function refound({ subject: before, focused }: SessionState, subject: Subject): NodeId | null {
  return focused === null ? null : (nodeOfKey(subject.tree, before.tree.key(focused)) ?? null);
}

/** Changes the exercise that the reader is doing, if there is one. */
export function changePractice(session: Session, change: (practice: Practice) => Partial<Practice>): void {
  const practice = currentPractice(session);
  if (practice !== null) setPractice(session, { ...practice, ...change(practice) });
}

/** Returns the part of the exercise that the reader is answering. */
export function activePart({ exercise, active }: Pick<Practice, 'exercise' | 'active'>): Part {
  const asked = exercise.parts[active];
  if (asked === undefined) throw new Error(`the exercise has no part ${active}`);
  return asked.part;
}

/** Returns the search that the current part of the exercise asks about. */
export function activeTask(practice: Pick<Practice, 'exercise' | 'active'>): Task {
  return taskOfPart(practice.exercise, activePart(practice).kind);
}

/** Returns the run from which the right answer to the current part is read. */
export function activeRun(practice: Pick<Practice, 'exercise' | 'active' | 'right'>): AnyRun {
  return runOf(practice.right, activePart(practice).kind);
}

/**
 * Returns the order of children in an answer, given or right; null when the current part does not ask for an
 * order.
 */
export function orderOf(
  practice: Pick<Practice, 'exercise' | 'active'>,
  of: Sheet | Answer,
): Sheet[KindBy<'order'>] | null {
  const { kind, entry } = formatOf(activePart(practice).kind);
  return entry.way === 'order' ? of[kind as KindBy<'order'>] : null;
}

/** Whether the reader may still write on the sheet. */
export function isOpen({ phase }: Practice): boolean {
  return phase === 'answering' || phase === 'slip';
}

/**
 * Writes on the sheet. The change is undone by itself, or together with the previous change when it continues
 * that one.
 */
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

/** Undoes or redoes one change of the sheet; returns false when there is nothing to undo or redo. */
export function travelSheet(session: Session, way: 'undo' | 'redo'): boolean {
  const practice = currentPractice(session);
  const stepped = practice !== null && isOpen(practice) ? stepIn(practice, way, practice.sheet) : null;
  if (stepped === null) return false;
  const { now: sheet, ...history } = stepped;
  changePractice(session, () => ({ sheet, ...history }));
  return true;
}

/** Returns the same tree with its nodes' names as labels in the tree; positions that merge have theirs already. */
function named(tree: Exercise['tree']): Exercise['tree'] {
  if (mergesIn(tree)) return tree;
  const names = new NodeNames(tree);
  const rows = rowsOf(tree).map((row, id) =>
    row.kind === 'leaf' || row.label !== '' ? row : { ...row, label: names.of(id as NodeId) },
  );
  return treeOfRows(rows, tree.leafBounds, tree.columns.evaluation, tree.sum);
}
