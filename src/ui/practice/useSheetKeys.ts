/** The keys that fill in the sheet. They are the tree's: a text field keeps all of its own. */
import { useEffect } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { isOrdering } from '../../practice/exercise.ts';
import {
  activePart,
  currentPractice,
  isOpen,
  type Practice,
  redoSheet,
  undoSheet,
} from '../../session/practice/practice.ts';
import { goToFirstDifference } from '../../session/practice/showPractice.ts';
import { moveAmongSiblings, nodeUse, originalOf, pressNode } from '../../session/practice/writeNode.ts';
import type { Session } from '../../session/session.ts';
import { focusItem } from '../edit/focusItem.ts';
import { useSessionStore } from '../useSession.ts';
import { sheetFieldStore } from './sheetFieldStore.ts';

export function useSheetKeys(): void {
  const session = useSessionStore();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const practice = currentPractice();
      if (event.defaultPrevented || practice === null || !isForSheet(event)) return;
      if (!takeBack(event) && !press(session, practice, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [session]);
}

const TEXT_FIELD = 'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select';

function isForSheet({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]') !== null) return false;
  return !target.matches(TEXT_FIELD);
}

function takeBack({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || (letter !== 'z' && letter !== 'y')) return false;
  return letter === 'y' || shiftKey ? redoSheet() : undoSheet();
}

/** What may begin a value or a bound. */
const BEGINS_ENTRY = /^[\d−+.∞<>≤≥=([（［-]$/u;

function press(session: Session, practice: Practice, event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (ctrlKey || metaKey) return false;
  const { focused, subject, letterKeys } = session.getState();
  if (practice.phase === 'comparing' && isD(event) && !altKey && letterKeys)
    return goToFirstDifference(session);
  if (focused === null || !isOpen(practice)) return false;
  const isInTree = target instanceof Element && target.closest('[role=tree]') !== null;
  // Where nothing has the focus it may be somebody who speaks: the keys of characters can be switched off.
  const isForChosen = target === document.body && (letterKeys || key === ' ' || key.length > 1);
  if (!isInTree && !isForChosen) return false;
  const node = originalOf(practice, subject, focused);
  if (altKey) return moveByKey(session, practice, node, key);
  const use = nodeUse(practice.exercise.tree, activePart(practice), node);
  if (use === 'press' && (key === 'Enter' || key === ' ' || key.toLowerCase() === 'x'))
    return pressNode(node);
  if (use !== 'type' || !(key === 'Enter' || key === 'F2' || BEGINS_ENTRY.test(key))) return false;
  sheetFieldStore.setState({ typing: { node, text: BEGINS_ENTRY.test(key) ? key : '' } });
  return true;
}

/** An input method hides the letter; the place of the key tells. */
function isD({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'd' || (code === 'KeyD' && /^(Process|Unidentified|Dead)$/.test(key));
}

function moveByKey(session: Session, practice: Practice, node: NodeId, key: string): boolean {
  if (!isOrdering(activePart(practice)) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  if (moveAmongSiblings(node, key === 'ArrowLeft' ? -1 : 1)) {
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
