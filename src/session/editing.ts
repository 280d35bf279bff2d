/**
 * Edits the displayed tree. Every edit can be undone, and the page goes to the corresponding step of the new run. The run and
 * the figure change at once, or, when the search of the tree takes long, as soon as it is recorded (`searching.ts`); until
 * then the edits wait (`waitingEdits.ts`):
 *
 * - A further edit, undo or redo is about the tree as the edits before it leave it, and is an entry of the history of its
 *   own. Only the newest tree is searched; what is found of an older one is never displayed.
 * - An order of children that is still being made (`orderInMaking.ts`) is finished before a further edit, undo or redo.
 * - When the reader cancels, the tree that was searched last stays, and Redo brings back what was taken back.
 * - When another tree is opened meanwhile, a notice leads back to the edited one as soon as it is searched.
 */

import { type Edit, type Edited, edited, editOfLater, isSameTree, refused } from '../core/edit/index.ts';
import type { GameTree, NodeId } from '../core/index.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import { bringsTree, canSearch } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { NamesOnDemand } from '../words/namesOnDemand.ts';
import { isOnlyTried, noWholeTree } from './drawFullTree.ts';
import { searchedSubject } from './growing.ts';
import { type History, stepIn } from './history.ts';
import { type BeginLong, beginLong, beginUnsaid, LONG_SEARCH } from './longSearch.ts';
import type { Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { numbered, numbersFor } from './numbers.ts';
import { finishOrder } from './orderInMaking.ts';
import { notOffered } from './refusedSettings.ts';
import { elsewhere, MOST_AT_ONCE, runOf } from './runOf.ts';
import { madeAtOnce, onceRecorded, searchingFirst } from './searching.ts';
import { addNotices, type LastEdit, type Session, type SessionState, type SteppedState } from './session.ts';
import { changedSlice, changeSlice, sliceIn, sliceOf } from './slice.ts';
import {
  inMaxNumbers,
  isOfTwo,
  limitsIn,
  newTreeId,
  type OwnTree,
  openingAlgorithm,
  type Subject,
  subjectOfTree,
  withFullTree,
} from './subject.ts';
import { titleOf } from './titleOf.ts';
import {
  type EditedState,
  fullTreeIn,
  nearest,
  selectedIn,
  selectedKeyIn,
  WAITING_EDITS,
  waitingIn,
} from './waitingEdits.ts';

/**
 * The greatest number of edits that can be undone, and the greatest number of nodes in the trees kept for
 * undo; the oldest trees are dropped first. A node takes about 90 bytes.
 */
const MOST_UNDO = 500;
const MOST_NODES_KEPT = 1_500_000;
const LEAST_UNDO = 20;

/**
 * Applies an edit, or tells the reader why it is impossible; see `applyEdit`.
 *
 * @param tree the tree whose nodes the edit names, as the caller displays it; edits may wait that changed it since
 */
export function edit(session: Session, tree: GameTree, what: Edit, about: string | null = null): boolean {
  finishOrder(session);
  const state = session.getState();
  if (isOnlyTried(state.subject)) {
    addNotices(session, [noWholeTree(state.subject)]);
    return false;
  }
  const now = fullTreeIn(state).tree;
  const inNow = editOfLater(tree, what, now);
  return applyEdit(session, inNow === null ? refused('gone') : edited(now, inNow), about);
}

/**
 * Displays the tree that an edit has made, or tells the reader why the edit was refused. Consecutive edits
 * with the same `about`, as when a value is dragged, are undone together.
 */
export function applyEdit(session: Session, outcome: Edited, about: string | null = null): boolean {
  if (!outcome.ok) {
    const { refusal } = outcome;
    session.setState({ notices: withoutBounds(session.getState().notices) });
    addNotices(session, [
      refusal === 'outside-bounds'
        ? { kind: refusal, outside: outcome.outside }
        : { kind: 'edit-refused', refusal, number: outcome.number },
    ]);
    return false;
  }
  const selected = outcome.selected ?? selectedKeyIn(session.getState());
  replaceTree(session, outcome.tree, selected, about);
  return true;
}

/**
 * Replaces the displayed tree in an edit that can be undone. A tree of the library becomes the reader's own
 * tree.
 */
export function replaceTree(
  session: Session,
  tree: GameTree,
  selected: string | null,
  about: string | null = null,
): void {
  finishOrder(session);
  const state = session.getState();
  const before = editedStateIn(state);
  if (isSameTree(before.subject.tree, tree)) {
    if (selected !== null) select(session, selected);
    return;
  }
  // The tree that a program walked stays as it is, with its log.
  const own = (before.subject.program === undefined ? before.subject.own : null) ?? copyOf(state);
  display(session, next(before, subjectOf(tree, own), selected, recorded(before, about), about));
}

/** Undoes the last edit, or redoes the edit that was undone last; returns false when there is none. */
export function travel(session: Session, way: 'undo' | 'redo'): boolean {
  finishOrder(session);
  const before = editedStateIn(session.getState());
  const stepped = stepIn(before, way, before.subject);
  if (stepped === null) return false;
  const { now, ...history } = stepped;
  display(session, next(before, now, selectedKeyIn(session.getState()), history, null));
  return true;
}

elsewhere.travel = travel;

/** Gives the displayed tree a new title. A tree of the library becomes the reader's own tree. */
export function rename(session: Session, title: string): void {
  finishOrder(session);
  const state = session.getState();
  const before = editedStateIn(state);
  const own = { ...(before.subject.own ?? copyOf(state)), title };
  const subject = subjectOf(before.subject.tree, own);
  display(session, next(before, subject, selectedKeyIn(state), recorded(before, 'title'), 'title'));
}

function subjectOf(tree: GameTree, own: OwnTree): Subject {
  return tree.size > MOST_AT_ONCE
    ? subjectOfTree(tree, own, new NamesOnDemand(tree))
    : subjectOfTree(tree, own);
}

/** Selects the node with this key, of the tree that is edited. */
export function select(session: Session, key: string): void {
  const state = session.getState();
  const waiting = waitingIn(state);
  const selected = nodeOfKey(fullTreeIn(state).tree, key) ?? null;
  if (waiting === null) session.setState({ focused: selected });
  else {
    const { focused } = state;
    changeSlice(session, WAITING_EDITS, { edited: { ...waiting, selected, focused } });
  }
}

/** Returns the state of what is edited: that in which the waiting edits leave it, or the displayed one. */
function editedStateIn(state: SessionState): EditedState {
  const { subject, algorithm, rules, limits = NO_LIMITS, numbers = 'max', past, future, focused } = state;
  const selected = selectedIn(state);
  const waiting = waitingIn(state);
  if (waiting !== null) return { ...waiting, selected, focused };
  return {
    ...{ subject: withFullTree(subject), algorithm, rules, limits, numbers, past, future, selected, focused },
    grow: inMaxNumbers(subject).growth?.grow ?? null,
    about: state.lastEdit?.about ?? null,
    notices: [],
    isRunBack: false,
  };
}

/**
 * Returns the history of edits after a further edit. An edit that continues the previous one, with the same
 * `about`, is undone together with it.
 */
function recorded(before: EditedState, about: string | null): History<Subject> {
  const { past, subject } = before;
  const continues = about !== null && about === before.about;
  return { past: continues ? past : remembered([...past, subject]), future: [] };
}

/** Returns the newest states of the history, as many as the limits of undo allow. */
function remembered(past: readonly Subject[]): readonly Subject[] {
  let [from, nodes] = [past.length, 0];
  while (from > 0 && past.length - from < MOST_UNDO) {
    nodes += past[from - 1]?.tree.size ?? 0;
    if (nodes > MOST_NODES_KEPT && past.length - from >= LEAST_UNDO) break;
    from -= 1;
  }
  return past.slice(from);
}

function copyOf({ subject, language }: SessionState): OwnTree {
  const title = titleOf(subject, language.code);
  return { id: newTreeId(), title: title && language.page.changedTitle(title) };
}

/** Returns the state of what is edited after a further edit. */
function next(
  before: EditedState,
  subject: Subject,
  selected: string | null,
  history: History<Subject>,
  about: string | null,
): EditedState {
  // When an edit replaces a tree of two sides by one of several players or the reverse, the reader's choice
  // of algorithm does not carry over.
  const isOfOthers = isOfTwo(before.subject) !== isOfTwo(subject);
  // An edit takes the log of a program away from its tree; when the edit is undone, the program's run is shown again.
  const isRunBack = subject.program !== undefined && before.subject.program === undefined;
  const isKept = !isOfOthers && !isRunBack && canSearch(before.algorithm, subject.tree);
  const algorithm = isKept ? before.algorithm : openingAlgorithm(subject);
  const how = { ...before, algorithm, limits: limitsIn(subject, before.limits) };
  const isRefused = !isKept && !isOfOthers && !isRunBack;
  const notices = isRunBack ? withoutRefused(before.notices) : before.notices;
  return {
    ...how,
    ...{
      ...history,
      subject,
      about,
      notices: isRefused ? [...notices, notOffered(subject, before.algorithm)] : notices,
    },
    numbers: numbersFor(subject, how),
    // A search by lists, and a search for several players, make a tree of their own. After an edit they search the edited
    // tree again, and if their tree grew during the search before the edit, it grows again.
    grow: bringsTree(algorithm, subject.tree) ? (before.grow ?? drawn) : null,
    selected: selected === null ? null : nearest(before.subject.tree, subject.tree, selected),
    isRunBack: before.isRunBack || isRunBack,
  };
}

const drawn: NonNullable<EditedState['grow']> = (whole, how) => searchedSubject(whole, how, 'drawn');

/** Displays what is edited, at once or as soon as its search is recorded. */
function display(session: Session, state: EditedState): void {
  const { edited: before, stop } = sliceOf(session, WAITING_EDITS);
  stop();
  const shown = madeAtOnce(() => show(searchingFirst(session), state, state.selected));
  if (shown !== null) {
    for (const act of shown.made) act();
    return;
  }
  // As when an edit is displayed at once, what was asked for about the tree before it is given up.
  if (before === null) sliceOf(session, LONG_SEARCH).cancel();
  waitFor(session, state);
  if (before === null) leaveWithTree(session);
}

/** Has the edited tree searched, and displays it unless a further edit has changed it by then. */
function waitFor(session: Session, state: EditedState): void {
  const { tree } = state.subject;
  let stop = () => {};
  const isNewest = () => waitingIn(session.getState())?.subject.tree === tree;
  const begin: BeginLong = (first) => {
    const long = beginLong(session, first, () => isNewest() && takeBack(session));
    return {
      ...long,
      cancelBy(by) {
        stop = by;
        long.cancelBy(by);
      },
    };
  };
  const before = session.getState();
  session.setState({
    ...changedSlice(before, WAITING_EDITS, { edited: state, stop: () => stop() }),
    notices: withoutBounds(before.notices),
  });
  const showNewest = (): readonly (() => void)[] => {
    const now = session.getState();
    const newest = waitingIn(now);
    if (newest?.subject.tree !== tree) return [];
    return show(searchingFirst(session), newest, selectedIn(now));
  };
  onceRecorded(showNewest, begin).then(
    (shown) => {
      for (const act of shown?.made ?? []) act();
      if (shown === null && isNewest()) takeBack(session);
    },
    (thrown: unknown) => {
      if (!(thrown instanceof NotOpened)) throw thrown;
    },
  );
}

/** Displays an edited tree with its run and a selected node; returns what was asked for while it was searched. */
function show(session: Session, state: EditedState, focused: NodeId | null): readonly (() => void)[] {
  const before = session.getState();
  const { edited: waiting, after } = sliceIn(before, WAITING_EDITS);
  const { notices } = before;
  session.setState({
    ...shownAs(before, state),
    playing: false,
    focused,
    hovered: null,
    notices: state.isRunBack ? withoutRefused(notices) : withoutBounds(notices),
    ...(waiting !== null && changedSlice(before, WAITING_EDITS, WAITING_EDITS.beginning)),
  });
  addNotices(session, state.notices);
  return after;
}

type ShownEdited = ReturnType<
  typeof numbered<Required<Pick<SessionState, 'algorithm' | 'rules' | 'limits' | 'numbers'>>>
> &
  Pick<SteppedState, 'past' | 'future' | 'step'> & { readonly lastEdit: LastEdit };

/** Returns the changes of the state that display an edited tree, for which its run is asked for. */
function shownAs(before: SteppedState, state: EditedState): ShownEdited {
  const { subject, algorithm, rules, limits, numbers, past, future, about } = state;
  const how = { algorithm, rules, limits, numbers };
  const shown = numbered(state.grow?.(subject, how) ?? subject, how);
  const lost = before.lastEdit?.lost ?? null;
  const from = lost?.landed === before.step ? lost : { run: runOf(before), step: before.step };
  const after = sameMoment(from.run, from.step, runOf(shown));
  const lastEdit = { about, lost: after.isSame ? null : { ...from, landed: after.step } };
  return { ...shown, past, future, lastEdit, step: after.step };
}

/**
 * Takes back the edits whose search is not over. The page goes on displaying the tree that was searched last; the edited
 * trees follow it in the history, so that Redo makes the edits again.
 */
function takeBack(session: Session): void {
  const state = session.getState();
  const waiting = waitingIn(state);
  if (waiting === null) return;
  const line = [...waiting.past, waiting.subject, ...waiting.future.toReversed()];
  const at = line.findLastIndex((other) => isSameSubject(other, withFullTree(state.subject)));
  const { past, future } = at < 0 ? withRest(state.past, line) : splitAt(line, at);
  session.setState({
    ...{ past, future, lastEdit: { about: null, lost: state.lastEdit?.lost ?? null } },
    ...changedSlice(state, WAITING_EDITS, WAITING_EDITS.beginning),
  });
}

function isSameSubject(one: Subject, other: Subject): boolean {
  return one.tree === other.tree && one.own?.title === other.own?.title;
}

function splitAt(line: readonly Subject[], at: number): History<Subject> {
  return { past: line.slice(0, at), future: line.slice(at + 1).toReversed() };
}

/** Returns the history of a tree that is not in `line`: before it its own past, after it what `line` has beyond that. */
function withRest(past: readonly Subject[], line: readonly Subject[]): History<Subject> {
  const common = past.findIndex((subject, index) => line[index] !== subject);
  return { past, future: line.slice(common < 0 ? past.length : common).toReversed() };
}

/**
 * As long as edits wait: when another tree or an exercise takes the place of the displayed tree, the edits are given up, and
 * what they have made can be returned to as soon as it is searched.
 */
function leaveWithTree(session: Session): void {
  // A listener may change the state in turn, so that the state before a notification need not have the tree any more.
  let last: SteppedState = session.getState();
  const { tree } = withFullTree(last.subject);
  const unwatch = session.stepped.subscribe((state) => {
    const { edited: waiting, stop } = sliceIn(state, WAITING_EDITS);
    if (waiting === null) unwatch();
    else if (withFullTree(state.subject).tree === tree && state.activity.kind !== 'practising') last = state;
    else {
      unwatch();
      changeSlice(session, WAITING_EDITS, WAITING_EDITS.beginning);
      stop();
      void sayLeft(session, last, waiting);
    }
  });
}

/** Leads back to an edited tree: from an exercise that returns to it by itself, and otherwise by a notice. */
async function sayLeft(session: Session, before: SteppedState, waiting: EditedState): Promise<void> {
  const shown = await onceRecorded(() => ({ ...before, ...shownAs(before, waiting) }), beginUnsaid);
  if (shown === null) return;
  const { notices, activity } = session.getState();
  if (activity.kind === 'practising' && activity.before.subject === before.subject) {
    session.setState({ activity: { ...activity, before: shown.made } });
    return;
  }
  const id = waiting.subject.own?.id;
  const isOther = (notice: Notice) => notice.kind !== 'left-tree' || notice.shown.subject.own?.id !== id;
  session.setState({ notices: [...notices.filter(isOther), { kind: 'left-tree', shown: shown.made }] });
}

/** Removes, besides, the notice that a program's run is not to be had of an edited tree; it is there again. */
function withoutRefused(notices: readonly Notice[]): readonly Notice[] {
  return withoutBounds(notices).filter(
    (notice) => notice.kind !== 'not-offered' || notice.algorithm !== 'program',
  );
}

/** Removes the notice about a value outside the declared bounds; the next edit makes it out of date. */
function withoutBounds(notices: readonly Notice[]): readonly Notice[] {
  const isCurrent = ({ kind }: Notice) => kind !== 'outside-bounds';
  return notices.every(isCurrent) ? notices : notices.filter(isCurrent);
}
