/**
 * The editing actions on the selected node, by their names in the table of keys; buttons and keys call the
 * same functions.
 */
import type { Edit } from '../../core/edit/index.ts';
import type { GameTree } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { parseLeafValue } from '../../notation/leafValue.ts';
import { edit, select } from '../../session/editing.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { editedIn, selectedIn, waitingIn } from '../../session/waitingEdits.ts';
import { focusItem } from '../figure/focusItem.ts';
import { type ActionOf, useKeyScope } from '../keys/scopes.ts';
import { treeRef } from '../page/elements.ts';
import { useSessionChange, useSessionStore } from '../page/useSession.ts';

export type NodeAction = Exclude<ActionOf<'tree'>, 'write'>;

/** What the reader is in the middle of while editing a tree: typing at a node, or moving a node. */
export interface EditState {
  /**
   * the node (by its key) at which a value is being typed, and the text so far; null while nothing is typed
   */
  readonly typing: { readonly key: string; readonly text: string } | null;
  /** the key of the node that the reader has picked up to place it elsewhere; null for none */
  readonly pickedUp: string | null;
}

export const HANDS: Slice<EditState> = { beginning: { typing: null, pickedUp: null } };

const EDITS: Readonly<Record<Exclude<NodeAction, 'pickUp' | 'put' | 'putBack'>, (node: NodeId) => Edit>> = {
  addChild: (node) => ['addChild', node],
  addSibling: (node) => ['addSibling', node],
  duplicate: (node) => ['duplicateNode', node],
  remove: (node) => ['removeNode', node],
  moveLeft: (node) => ['shiftNode', node, -1],
  moveRight: (node) => ['shiftNode', node, 1],
};

/**
 * Whether an editing action is possible at a node. At the root only adding nodes and placing a picked-up node
 * are.
 */
export function canAct(action: NodeAction, node: NodeId | null): boolean {
  return node !== ROOT || ['addChild', 'addSibling', 'put', 'putBack'].includes(action);
}

/**
 * Runs an editing action on the selected node; returns false when no node is selected or the action is
 * impossible.
 */
export function act(session: Session, action: NodeAction): boolean {
  const state = session.getState();
  const node = selectedIn(state);
  if (node === null) return false;
  const { tree } = editedIn(state);
  const { pickedUp } = sliceOf(session, HANDS);
  if (action === 'pickUp') {
    changeSlice(session, HANDS, { pickedUp: tree.key(node) });
    return true;
  }
  if (action === 'put') return put(session, tree, node);
  if (action !== 'putBack') return edit(session, tree, EDITS[action](node));
  changeSlice(session, HANDS, { pickedUp: null });
  return pickedUp !== null;
}

function put(session: Session, tree: GameTree, to: NodeId): boolean {
  const { pickedUp } = sliceOf(session, HANDS);
  const node = pickedUp === null ? undefined : nodeOfKey(tree, pickedUp);
  if (node === undefined) return false;
  const isDone = edit(session, tree, ['moveNode', node, to, tree.childCount(to)]);
  if (isDone) changeSlice(session, HANDS, { pickedUp: null });
  return isDone;
}

/**
 * Handles the keys that edit the selected node. They work while the tree has the focus, never in a text
 * field.
 */
export function useEditKeys(): void {
  const session = useSessionStore();
  useKeyScope('tree', (name, event) => {
    if (event === null || !isForTree(event)) return false;
    if (!(name === 'write' ? typeAtNode(session, event.key) : act(session, name))) return false;
    const { focused } = session.getState();
    if (focused !== null && sliceOf(session, HANDS).typing === null) focusItem(session, focused);
    return true;
  });
  // When edits that waited are displayed, the node that they have selected takes the focus from the one before.
  useSessionChange((state, before) => {
    const isDisplayed = waitingIn(before) !== null && waitingIn(state) === null;
    const { focused } = session.getState();
    if (isDisplayed && focused !== null && treeRef.current?.contains(document.activeElement) === true)
      focusItem(session, focused);
  });
  // When another tree is opened, an unfinished text or an unfinished relocation of a node is dropped.
  useSessionChange((state, before) => {
    if (state.lastEdit === null && state.subject !== before.subject)
      changeSlice(session, HANDS, HANDS.beginning);
  });
}

/** Whether a key press is meant for the tree: the focus is in the tree or on no element. */
function isForTree({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Node && treeRef.current?.contains(target) === true);
}

/**
 * Opens the text field at the selected node: Enter opens it with the current value, a digit or a sign with
 * that character.
 */
function typeAtNode(session: Session, key: string): boolean {
  const state = session.getState();
  const node = selectedIn(state);
  if (node === null) return false;
  const { tree } = editedIn(state);
  const begins = key.length === 1 && (/^[-−+.∞]$/u.test(key) || parseLeafValue(key) !== null);
  if (key !== 'Enter' && key !== 'F2' && !(begins && tree.isLeaf(node))) return false;
  // A node that an edit has added is typed at once the figure has it.
  if (nodeOfKey(state.subject.tree, tree.key(node)) === undefined) return false;
  changeSlice(session, HANDS, { typing: { key: tree.key(node), text: begins ? key : '' } });
  return true;
}

/** Selects a node of the tree that is edited, and gives it the focus if the figure has it. */
export function focusEdited(session: Session, node: NodeId): void {
  const state = session.getState();
  const key = editedIn(state).tree.key(node);
  const drawn = nodeOfKey(state.subject.tree, key);
  if (drawn === undefined) select(session, key);
  else focusItem(session, drawn);
}
