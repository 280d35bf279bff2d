/** The keys that fill in the sheet. They are the tree's: a text field keeps all of its own. */

import type { NodeId } from '../../core/tree/nodeId.ts';
import { isOrdering } from '../../practice/exercise.ts';
import {
  activePart,
  currentPractice,
  isOpen,
  type Practice,
  travelSheet,
} from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import { moveAmongSiblings, nodeUse, originalOf, pressNode } from '../../session/practice/writeNode.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { focusItem } from '../figure/focusItem.ts';
import { isLetter, isTextField } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { treeRef } from '../page/elements.ts';
import { useSessionStore } from '../page/useSession.ts';
import { SHEET_FIELD } from './sheetFieldAt.ts';

export function useSheetKeys(): void {
  const session = useSessionStore();
  useKeyScope('sheet', (name, event) => {
    const practice = currentPractice(session);
    if (practice === null || event === null || isTextField(event.target)) return false;
    if (name === 'undo' || name === 'redo') return travelSheet(session, name);
    if (name === 'difference')
      return practice.phase === 'comparing' && session.getState().letterKeys && goToFirstDifference(session);
    return isOpen(practice) && fillIn(session, practice, name, event);
  });
}

/** What may begin a value or a bound. */
const BEGINS_ENTRY = /^[\d−+.∞<>≤≥=([（［-]$/u;

function fillIn(
  session: Session,
  practice: Practice,
  name: 'choose' | 'write' | 'moveLeft' | 'moveRight',
  event: KeyboardEvent,
): boolean {
  const { focused, subject, letterKeys } = session.getState();
  const { key, target } = event;
  if (focused === null) return false;
  const isInTree = target instanceof Node && treeRef.current?.contains(target) === true;
  // Where nothing has the focus it may be somebody who speaks: the keys of characters can be switched off.
  const isForChosen = target === document.body && (letterKeys || !isLetter(event));
  if (!isInTree && !isForChosen) return false;
  const node = originalOf(practice, subject, focused);
  if (name === 'moveLeft' || name === 'moveRight') return moveByKey(session, practice, node, name);
  const use = nodeUse(practice.exercise.tree, activePart(practice), node);
  if (name === 'choose') return use === 'press' && pressNode(session, node);
  if (use !== 'type' || !(key === 'Enter' || key === 'F2' || BEGINS_ENTRY.test(key))) return false;
  changeSlice(session, SHEET_FIELD, { typing: { node, text: BEGINS_ENTRY.test(key) ? key : '' } });
  return true;
}

function moveByKey(
  session: Session,
  practice: Practice,
  node: NodeId,
  name: 'moveLeft' | 'moveRight',
): boolean {
  if (!isOrdering(activePart(practice))) return false;
  if (moveAmongSiblings(session, node, name === 'moveLeft' ? -1 : 1)) {
    const { tree } = practice.exercise;
    // The tree is drawn in its new order first; the node is another item there.
    requestAnimationFrame(() => {
      const shown = session.getState().subject.tree;
      const at = shown.columns.key.indexOf(tree.key(node));
      if (at >= 0) focusItem(session, at as NodeId);
    });
  }
  return true;
}
