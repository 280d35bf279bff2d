/** What can be done to the selected node, under one name each: buttons and keys use the same table. */
import {
  addChild,
  addSibling,
  duplicateNode,
  moveNode,
  removeNode,
  shiftNode,
} from '../../core/edit/structure.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { applyEdit } from '../../session/editing.ts';
import type { Session } from '../../session/session.ts';
import { editStore } from './editStore.ts';

export const NODE_ACTIONS = [
  'addChild',
  'addSibling',
  'duplicate',
  'remove',
  'moveLeft',
  'moveRight',
  'pickUp',
  'put',
  'putBack',
] as const;
export type NodeAction = (typeof NODE_ACTIONS)[number];

/** Does it to the selected node; false where none is selected or there is nothing to do. */
export function act(session: Session, action: NodeAction): boolean {
  const { focused: node, subject } = session.getState();
  if (node === null) return false;
  const { tree } = subject;
  switch (action) {
    case 'addChild':
      return applyEdit(session, addChild(tree, node));
    case 'addSibling':
      return applyEdit(session, addSibling(tree, node));
    case 'duplicate':
      return applyEdit(session, duplicateNode(tree, node));
    case 'remove':
      return applyEdit(session, removeNode(tree, node));
    case 'moveLeft':
      return applyEdit(session, shiftNode(tree, node, -1));
    case 'moveRight':
      return applyEdit(session, shiftNode(tree, node, 1));
    case 'pickUp':
      editStore.setState({ pickedUp: tree.key(node) });
      return true;
    case 'put':
      return put(session, tree, node);
    case 'putBack':
      editStore.setState({ pickedUp: null });
      return true;
  }
}

function put(session: Session, tree: GameTree, to: NodeId): boolean {
  const { pickedUp } = editStore.getState();
  const node = pickedUp === null ? undefined : nodeOfKey(tree, pickedUp);
  if (node === undefined) return false;
  const isDone = applyEdit(session, moveNode(tree, node, to, tree.childCount(to)));
  if (isDone) editStore.setState({ pickedUp: null });
  return isDone;
}
