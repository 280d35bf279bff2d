/**
 * Edits the displayed tree. The run and the figure change at once, the page goes to the corresponding step of
 * the new run, and every edit can be undone.
 */

import { type Edit, type Edited, edited, isSameTree } from '../core/edit/index.ts';
import type { GameTree } from '../core/index.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import { bringsTree, canSearch } from '../core/search/algorithms.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { isOnlyTried, noWholeTree } from './drawFullTree.ts';
import { searchedSubject } from './growing.ts';
import { type History, stepIn } from './history.ts';
import type { Notice } from './notice.ts';
import { numbered } from './numbers.ts';
import { notOffered } from './refusedSettings.ts';
import { runOf } from './runOf.ts';
import { addNotices, type Session, type SessionState } from './session.ts';
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

/**
 * The greatest number of edits that can be undone, and the greatest number of nodes in the trees kept for
 * undo; the oldest trees are dropped first. A node takes about 90 bytes.
 */
const MOST_UNDO = 500;
const MOST_NODES_KEPT = 1_500_000;
const LEAST_UNDO = 20;

/**
 * Returns the tree that an edit changes. Its values are those of MAX. When all players play against player 1,
 * it is the tree of all players instead of the tree with two sides.
 */
export function editedIn(subject: Subject): Subject {
  const whole = withFullTree(subject);
  return whole.tree.players > 0 ? whole : inMaxNumbers(subject);
}

/** Applies an edit to the displayed tree, or tells the reader why it is impossible; see `applyEdit`. */
export function edit(session: Session, what: Edit, about: string | null = null): boolean {
  const { subject } = session.getState();
  if (isOnlyTried(subject)) {
    addNotices(session, [noWholeTree(subject)]);
    return false;
  }
  return applyEdit(session, edited(withFullTree(subject).tree, what), about);
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
  replaceTree(session, outcome.tree, outcome.selected ?? selectedKey(session), about);
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
  const state = session.getState();
  const { tree: before } = withFullTree(state.subject);
  if (isSameTree(before, tree)) {
    if (selected !== null) session.setState({ focused: nodeOfKey(before, selected) ?? null });
    return;
  }
  // The tree that a program walked stays as it is, with its log.
  const own = (state.subject.program === undefined ? state.subject.own : null) ?? copyOf(state);
  show(session, subjectOfTree(tree, own), selected, recorded(state, about), about);
}

/** Undoes the last edit, or redoes the edit that was undone last; returns false when there is none. */
export function travel(session: Session, way: 'undo' | 'redo'): boolean {
  const state = session.getState();
  const stepped = stepIn(state, way, withFullTree(state.subject));
  if (stepped === null) return false;
  const { now, ...history } = stepped;
  show(session, now, selectedKey(session), history, null);
  return true;
}

/** Gives the displayed tree a new title. A tree of the library becomes the reader's own tree. */
export function rename(session: Session, title: string): void {
  const state = session.getState();
  const own = { ...(state.subject.own ?? copyOf(state)), title };
  const subject = subjectOfTree(withFullTree(state.subject).tree, own);
  show(session, subject, selectedKey(session), recorded(state, 'title'), 'title');
}

/** Returns the key of the node that the reader has selected; null when none is selected. */
export function selectedKey(session: Session): string | null {
  const { focused, subject } = session.getState();
  return focused === null ? null : subject.tree.key(focused);
}

/**
 * Returns the history of edits after a further edit. An edit that continues the previous one, with the same
 * `about`, is undone together with it.
 */
function recorded({ past, subject, lastEdit }: SessionState, about: string | null): History<Subject> {
  const continues = about !== null && about === lastEdit?.about;
  return { past: continues ? past : remembered([...past, withFullTree(subject)]), future: [] };
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

/**
 * Returns the node of the new tree with this key or, when an edit removed the node, its nearest ancestor that
 * still exists.
 */
function nearest(before: GameTree, after: GameTree, key: string): NodeId | null {
  const same = nodeOfKey(after, key);
  if (same !== undefined) return same;
  let node = nodeOfKey(before, key) ?? NO_NODE;
  for (; node !== NO_NODE; node = before.parent(node)) {
    const found = nodeOfKey(after, before.key(node));
    if (found !== undefined) return found;
  }
  return null;
}

function show(
  session: Session,
  subject: Subject,
  selected: string | null,
  history: History<Subject>,
  about: string | null,
): void {
  const before = session.getState();
  // When an edit replaces a tree of two sides by one of several players or the reverse, the reader's choice
  // of algorithm does not carry over.
  const isOfOthers = isOfTwo(before.subject) !== isOfTwo(subject);
  // An edit takes the log of a program away from its tree; when the edit is undone, the program's run is shown again.
  const isRunBack = subject.program !== undefined && before.subject.program === undefined;
  const isKept = !isOfOthers && !isRunBack && canSearch(before.algorithm, subject.tree);
  const algorithm = isKept ? before.algorithm : openingAlgorithm(subject);
  const { rules, numbers = 'max' } = before;
  const how = { algorithm, rules, limits: limitsIn(subject, before.limits), numbers };
  // A search by lists, and a search for several players, make a tree of their own. After an edit they search the edited
  // tree again, and if their tree grew during the search before the edit, it grows again.
  const grow = inMaxNumbers(before.subject).growth?.grow;
  const shown = !bringsTree(algorithm, subject.tree)
    ? subject
    : (grow?.(subject, how) ?? searchedSubject(subject, how, 'drawn'));
  const next = numbered(shown, how);
  const lost = before.lastEdit?.lost ?? null;
  const from = lost?.landed === before.step ? lost : { run: runOf(before), step: before.step };
  const after = sameMoment(from.run, from.step, runOf(next));
  session.setState({
    ...next,
    ...history,
    lastEdit: { about, lost: after.isSame ? null : { ...from, landed: after.step } },
    step: after.step,
    playing: false,
    focused: selected === null ? null : nearest(before.subject.tree, subject.tree, selected),
    hovered: null,
    notices: isRunBack ? withoutRefused(before.notices) : withoutBounds(before.notices),
  });
  if (!isKept && !isOfOthers && !isRunBack) addNotices(session, [notOffered(subject, before.algorithm)]);
}

/** Removes, besides, the notice that a program's run is not to be had of an edited tree; it is there again. */
function withoutRefused(notices: readonly Notice[]): readonly Notice[] {
  return withoutBounds(notices).filter(
    (notice) => notice.kind !== 'not-offered' || notice.algorithm !== 'program',
  );
}

/** Removes the notice about a value outside the declared bounds; the next edit makes it out of date. */
function withoutBounds(notices: readonly Notice[]): readonly Notice[] {
  return notices.filter(({ kind }) => kind !== 'outside-bounds');
}
