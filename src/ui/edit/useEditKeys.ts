/** The keys that edit the selected node. They are the tree's: a text field keeps all of its own. */
import { useEffect } from 'react';
import { parseLeafValue } from '../../notation/leafValue.ts';
import type { Session } from '../../session/session.ts';
import { useSessionStore } from '../useSession.ts';
import { editStore } from './editStore.ts';
import { focusItem } from './focusItem.ts';
import { act, type NodeAction } from './nodeActions.ts';

export function useEditKeys(): void {
  const session = useSessionStore();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForTree(event)) return;
      if (!press(session, event)) return;
      event.preventDefault();
      event.stopPropagation();
      const { focused } = session.getState();
      if (focused !== null && editStore.getState().typing === null) focusItem(session, focused);
    };
    window.addEventListener('keydown', listen, { capture: true });
    // What the hands held belongs to the tree they held it of.
    const stop = session.subscribe((state, before) => {
      if (state.past.length === 0 && state.subject !== before.subject)
        editStore.setState({ typing: null, pickedUp: null });
    });
    return () => {
      stop();
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [session]);
}

/** Whether the press is meant for the tree: nothing else that takes keys has the focus. */
function isForTree({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]') !== null) return false;
  return target === document.body || target.closest('[role=tree]') !== null;
}

const WITH_CONTROL: ReadonlyMap<string, NodeAction> = new Map([
  ['Enter', 'addChild'],
  ['d', 'duplicate'],
  ['x', 'pickUp'],
  ['v', 'put'],
]);

const WITH_ALT: ReadonlyMap<string, NodeAction> = new Map([
  ['ArrowLeft', 'moveLeft'],
  ['ArrowRight', 'moveRight'],
]);

const ALONE: ReadonlyMap<string, NodeAction> = new Map([
  ['Insert', 'addChild'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
]);

/** Does what the key means; false where it means nothing here. */
function press(session: Session, event: KeyboardEvent): boolean {
  const { focused } = session.getState();
  if (focused === null) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === 'Escape' && editStore.getState().pickedUp !== null) return act(session, 'putBack');
  if (ctrlKey || metaKey) return actIfAny(session, WITH_CONTROL.get(key));
  if (altKey) return actIfAny(session, WITH_ALT.get(key));
  if (shiftKey && key === 'Enter') return act(session, 'addSibling');
  const action = ALONE.get(key);
  if (action !== undefined) return act(session, action);
  return type(session, key);
}

function actIfAny(session: Session, action: NodeAction | undefined): boolean {
  return action !== undefined && act(session, action);
}

/** Enter opens the field on the tree with what is there, a digit or a sign with itself. */
function type(session: Session, key: string): boolean {
  const { focused, subject } = session.getState();
  if (focused === null) return false;
  const begins = key.length === 1 && (/^[-−+.∞]$/u.test(key) || parseLeafValue(key) !== null);
  if (key !== 'Enter' && key !== 'F2' && !(begins && subject.tree.isLeaf(focused))) return false;
  editStore.setState({ typing: { key: subject.tree.key(focused), text: begins ? key : '' } });
  return true;
}
