/**
 * Edits of a large tree that wait for the search of the tree that has come of them. The figure, with its run and its step,
 * stays that of the last tree that was searched; forms and fields have the tree as the edits leave it, and so has every
 * further edit. Everything that is edited, undone or stored asks here for the tree.
 */
import type { GameTree } from '../core/index.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import type { Notice } from './notice.ts';
import type { SessionState } from './session.ts';
import { changedSlice, type Slice, sliceIn } from './slice.ts';
import { type HowSearched, inMaxNumbers, type Subject, withFullTree } from './subject.ts';

/** What the page displays once the tree is searched that has come of the edits so far: all of it but the run. */
export interface EditedState extends Required<HowSearched>, Pick<SessionState, 'past' | 'future'> {
  /** the edited tree in full, with the values of MAX */
  readonly subject: Subject;
  /** Returns a full tree as its search displays it, for a search that makes the tree together with its run; else null. */
  readonly grow: ((whole: Subject, how: HowSearched) => Subject) | null;
  /** what the last edit was about; see `LastEdit` */
  readonly about: string | null;
  /** the selected node of the edited tree; null for none */
  readonly selected: NodeId | null;
  /** the node that was selected in the figure at the time of the last edit */
  readonly focused: NodeId | null;
  /** the notices that come with the tree */
  readonly notices: readonly Notice[];
  /** whether a program's run is displayed again, which an edit had taken away */
  readonly isRunBack: boolean;
}

interface Waiting {
  /** null while no edit waits */
  readonly edited: EditedState | null;
  /** what was asked for meanwhile, and is carried out once the edits are displayed */
  readonly after: readonly (() => void)[];
  /** ends the search for which they wait */
  readonly stop: () => void;
}

export const WAITING_EDITS: Slice<Waiting> = { beginning: { edited: null, after: [], stop: () => {} } };

type State = Pick<SessionState, 'slices' | 'subject'>;
type SelectedState = Pick<SessionState, 'slices' | 'subject' | 'focused'>;

/** Returns the state in which the edits that wait leave the tree; null when none waits. */
export function waitingIn(state: Pick<SessionState, 'slices'>): EditedState | null {
  return sliceIn(state, WAITING_EDITS).edited;
}

/** Returns the full tree as all edits so far leave it. */
export function fullTreeIn(state: State): Subject {
  return waitingIn(state)?.subject ?? withFullTree(state.subject);
}

/**
 * Returns the tree that an edit changes. Its values are those of MAX. When all players play against player 1,
 * it is the tree of all players instead of the tree with two sides.
 */
export function editedIn(state: State): Subject {
  const waiting = waitingIn(state);
  if (waiting !== null) return waiting.subject;
  const whole = withFullTree(state.subject);
  return whole.tree.players > 0 ? whole : inMaxNumbers(state.subject);
}

/** Returns the history of edits with those that wait. */
export function historyIn(state: Pick<SessionState, 'slices' | 'past' | 'future'>) {
  return waitingIn(state) ?? state;
}

/** Returns the selected node in the tree that an edit changes; null when none is selected. */
export function selectedIn(state: SelectedState): NodeId | null {
  const { focused, subject } = state;
  const waiting = waitingIn(state);
  if (waiting === null) return focused;
  // What the reader has selected since the last edit counts more than what that edit has selected.
  if (waiting.focused === focused) return waiting.selected;
  return focused === null ? null : selectedSince(waiting, subject.tree, focused);
}

/** By state of edits: the node that was asked for last, since many ask for the same one. */
const lastSelected = new WeakMap<
  EditedState,
  { readonly focused: NodeId; readonly selected: NodeId | null }
>();

function selectedSince(waiting: EditedState, tree: GameTree, focused: NodeId): NodeId | null {
  const known = lastSelected.get(waiting);
  if (known?.focused === focused) return known.selected;
  const selected = nearest(tree, waiting.subject.tree, tree.key(focused));
  lastSelected.set(waiting, { focused, selected });
  return selected;
}

/** Returns the key of the selected node of the tree that an edit changes; null when none is selected. */
export function selectedKeyIn(state: SelectedState): string | null {
  const selected = selectedIn(state);
  const { tree } = waitingIn(state)?.subject ?? state.subject;
  return selected === null ? null : tree.key(selected);
}

/** Returns a node of the figure in the tree that an edit changes; null when an edit has removed it. */
export function inEdited(state: State, node: NodeId): NodeId | null {
  if (waitingIn(state) === null) return node;
  return nodeOfKey(editedIn(state).tree, state.subject.tree.key(node)) ?? null;
}

/**
 * Returns the node of the tree `after` with this key or, when an edit removed the node, its nearest ancestor that
 * still exists.
 */
export function nearest(before: GameTree, after: GameTree, key: string): NodeId | null {
  const same = nodeOfKey(after, key);
  if (same !== undefined) return same;
  let node = nodeOfKey(before, key) ?? NO_NODE;
  for (; node !== NO_NODE; node = before.parent(node)) {
    const found = nodeOfKey(after, before.key(node));
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns the change of the state by which other subjects take the place of those of the edits that wait. */
export function withOtherSubjects(
  state: Pick<SessionState, 'slices'>,
  other: (subject: Subject) => Subject,
): Partial<Pick<SessionState, 'slices'>> {
  const edited = waitingIn(state);
  if (edited === null) return {};
  const { subject, past, future } = edited;
  const changed = { subject: other(subject), past: past.map(other), future: future.map(other) };
  return changedSlice(state, WAITING_EDITS, { edited: { ...edited, ...changed } });
}
