/** Another order of children, and the tree in it. */
import { reorderChildren } from '../../core/order/reorder.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { NO_NODE } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { type Subject, subjectOfTree } from '../subject.ts';
import { currentPractice, type Practice, writeSheet } from './practice.ts';

/** The tree with its children in the order of the sheet. */
export function reorderedSubject({
  exercise,
  sheet,
  subject,
}: Pick<Practice, 'exercise' | 'sheet' | 'subject'>): Subject {
  const own = subject.own ?? { id: '', title: '' };
  if (sheet.reorder.size === 0) return subject;
  return subjectOfTree(
    reorderChildren(exercise.tree, (node) => sheet.reorder.get(node) ?? null),
    own,
  );
}

/** The exercise's node behind one of the tree that is shown. */
export function originalOf({ exercise }: Practice, shown: Subject, node: NodeId): NodeId {
  return nodeOfKey(exercise.tree, shown.tree.key(node)) ?? node;
}

/** The node of the shown tree behind one of the exercise's. */
export function shownNode({ exercise }: Practice, shown: Subject, node: NodeId): NodeId {
  return nodeOfKey(shown.tree, exercise.tree.key(node)) ?? node;
}

/** Moves a node of the exercise among its siblings; false where there is no place. */
export function moveAmongSiblings(node: NodeId, by: -1 | 1): boolean {
  const practice = currentPractice();
  if (practice === null) return false;
  const { tree } = practice.exercise;
  const parent = tree.parent(node);
  if (parent === NO_NODE) return false;
  const places = Array.from({ length: tree.childCount(parent) }, (_, index) => index);
  const order = [...(practice.sheet.reorder.get(parent) ?? places)];
  const from = order.indexOf(tree.childIndex(node));
  const to = from + by;
  if (to < 0 || to >= order.length) return false;
  order.splice(to, 0, ...order.splice(from, 1));
  const reorder = new Map(practice.sheet.reorder);
  if (order.every((place, index) => place === index)) reorder.delete(parent);
  else reorder.set(parent, order);
  writeSheet(() => ({ reorder }));
  return true;
}
