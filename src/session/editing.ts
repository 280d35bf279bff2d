/** Edits of what is shown: trace and picture follow at once, the reader stays where she was, every edit can be undone. */
import type { Edited } from '../core/edit/edited.ts';
import { isSameTree } from '../core/edit/isSameTree.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import type { Trace } from '../core/run/trace.ts';
import { canSearch } from '../core/search/algorithms.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import type { Notice } from './notice.ts';
import { addNotices, type Session, type SessionState } from './session.ts';
import { newTreeId, type OwnTree, openingAlgorithm, type Subject, subjectOfTree } from './subject.ts';
import { traceOf } from './traceOf.ts';

/** Edits that can be undone; the oldest are forgotten, of big trees sooner: a node takes about 90 bytes. */
const MOST_UNDO = 500;
const MOST_NODES_KEPT = 1_500_000;
const LEAST_UNDO = 20;

/**
 * Puts an edit into effect, or says why it cannot be. Edits with the same `about`, one after the other,
 * as when a value is dragged, are one step of undoing.
 */
export function applyEdit(session: Session, edited: Edited, about: string | null = null): boolean {
  if (!edited.ok) {
    const { refusal } = edited;
    session.setState({ notices: withoutBounds(session.getState().notices) });
    addNotices(session, [
      refusal === 'outside-bounds'
        ? { kind: refusal, outside: edited.outside }
        : { kind: 'edit-refused', refusal, number: edited.number },
    ]);
    return false;
  }
  replaceTree(session, edited.tree, edited.selected, about);
  return true;
}

/** The tree becomes another one, as an edit; a tree of the library becomes one of one's own. */
export function replaceTree(
  session: Session,
  tree: GameTree,
  selected: string | null,
  about: string | null = null,
): void {
  const state = session.getState();
  if (isSameTree(state.subject.tree, tree)) {
    if (selected !== null) session.setState({ focused: nodeOfKey(state.subject.tree, selected) ?? null });
    return;
  }
  const own = state.subject.own ?? copyOf(state);
  const continues = about !== null && about === state.lastEdit;
  show(session, subjectOfTree(tree, own), selected, {
    past: continues ? state.past : remembered([...state.past, state.subject]),
    future: [],
    lastEdit: about,
  });
}

/** Takes the last edit back; false where there is none. */
export function undo(session: Session): boolean {
  const { past, future, subject } = session.getState();
  const previous = past.at(-1);
  if (previous === undefined) return false;
  show(session, previous, selectedKey(session), {
    past: past.slice(0, -1),
    future: [...future, subject],
    lastEdit: null,
  });
  return true;
}

/** Makes the last edit that was taken back again; false where there is none. */
export function redo(session: Session): boolean {
  const { past, future, subject } = session.getState();
  const next = future.at(-1);
  if (next === undefined) return false;
  show(session, next, selectedKey(session), {
    past: [...past, subject],
    future: future.slice(0, -1),
    lastEdit: null,
  });
  return true;
}

/** Gives one's own tree another title; a tree of the library becomes one's own by it. */
export function rename(session: Session, title: string): void {
  const state = session.getState();
  const own = { ...(state.subject.own ?? copyOf(state)), title };
  show(session, subjectOfTree(state.subject.tree, own), selectedKey(session), {
    past: state.lastEdit === 'title' ? state.past : remembered([...state.past, state.subject]),
    future: [],
    lastEdit: 'title',
  });
}

/** The key of the node the reader is at; null for none. */
export function selectedKey(session: Session): string | null {
  const { focused, subject } = session.getState();
  return focused === null ? null : subject.tree.key(focused);
}

/** The newest of them, as many as are kept. */
function remembered(past: readonly Subject[]): readonly Subject[] {
  let [from, nodes] = [past.length, 0];
  while (from > 0 && past.length - from < MOST_UNDO) {
    nodes += past[from - 1]?.tree.size ?? 0;
    if (nodes > MOST_NODES_KEPT && past.length - from >= LEAST_UNDO) break;
    from -= 1;
  }
  return past.slice(from);
}

function copyOf({ subject: { example }, language }: SessionState): OwnTree {
  return {
    id: newTreeId(),
    title: example === null ? '' : language.page.changedTitle(example.title[language.code]),
  };
}

/**
 * Where the reader was when an edit took her moment away, as one that leaves a leaf without a value does:
 * if she has not moved since, the next edit may bring it back.
 */
let meant: {
  readonly trace: Trace;
  readonly step: number;
  readonly subject: Subject;
  readonly landed: number;
} | null = null;

/** The node with the key in the new tree, or its nearest ancestor that is still there. */
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
  history: Pick<SessionState, 'past' | 'future' | 'lastEdit'>,
): void {
  const before = session.getState();
  const algorithm = canSearch(before.algorithm, subject.tree) ? before.algorithm : openingAlgorithm(subject);
  const next = { subject, algorithm, rules: before.rules };
  const from =
    meant !== null && meant.subject === before.subject && meant.landed === before.step ? meant : null;
  const { trace, step } = from ?? { trace: traceOf(before), step: before.step };
  const after = sameMoment(trace, step, traceOf(next));
  meant = after.isSame ? null : { trace, step, subject, landed: after.step };
  session.setState({
    ...next,
    ...history,
    step: after.step,
    playing: false,
    focused: selected === null ? null : nearest(before.subject.tree, subject.tree, selected),
    hovered: null,
    notices: withoutBounds(before.notices),
  });
}

/** What was said of a value outside the bounds is over with the next edit. */
function withoutBounds(notices: readonly Notice[]): readonly Notice[] {
  return notices.filter(({ kind }) => kind !== 'outside-bounds');
}
