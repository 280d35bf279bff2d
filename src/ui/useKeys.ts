/** Listens for shortcuts on the whole page and leaves every key alone that is not one. */
import { useEffect } from 'react';
import { MOVES, type Move, move } from '../session/moves.ts';
import { changeSpeed, togglePlaying } from '../session/playback.ts';
import { addNotices, type Session } from '../session/session.ts';
import { openDialog } from './dialogs/openDialog.ts';
import { focusItem } from './edit/focusItem.ts';
import { leavePresentation, togglePresentation } from './presentation.ts';
import { type Shortcut, shortcutOf } from './shortcut.ts';
import { useSessionStore } from './useSession.ts';

export function useKeys(): void {
  const session = useSessionStore();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (takeBack(session, event)) return;
      const shortcut = shortcutOf(event, session.getState().letterKeys);
      if (shortcut === null || belongsToTarget(event, shortcut)) return;
      if (act(session, shortcut, event.repeat)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [session]);
}

/** Undo and redo; a text field keeps its own. True where the press was one. */
function takeBack(session: Session, event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, target } = event;
  const key = event.key.toLowerCase();
  if (!(ctrlKey || metaKey) || (key !== 'z' && key !== 'y')) return false;
  if (target instanceof Element && target.matches(TEXT_FIELD)) return false;
  const isRedo = key === 'y' || shiftKey;
  const { past, future } = session.getState();
  if ((isRedo ? future : past).length === 0) return false;
  event.preventDefault();
  const isInTree = target instanceof Element && target.closest('[role=tree]') !== null;
  const takeBackWith = ({ undo, redo }: Editing) => {
    if (isRedo) redo(session);
    else undo(session);
    const { focused } = session.getState();
    if (isInTree && focused !== null) focusItem(session, focused);
  };
  // At once where it can be: asking for what is loaded takes some tasks, and the next key may come before.
  if (editing !== null) takeBackWith(editing);
  else
    void import('../session/editing.ts').then(
      (module) => {
        editing = module;
        takeBackWith(module);
      },
      () => addNotices(session, [{ kind: 'load-failed' }]),
    );
  return true;
}

type Editing = typeof import('../session/editing.ts');
let editing: Editing | null = null;

const TEXT_FIELD =
  'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
const PRESSED_BY_SPACE = 'button, summary, a[href], input, [role=button]';

/** Text fields keep all keys, controls that Space presses keep Space, radio buttons their arrows. */
function belongsToTarget({ target, key }: KeyboardEvent, shortcut: Shortcut): boolean {
  if (!(target instanceof Element)) return false;
  // A choice made with the mouse leaves the arrows to stepping.
  if (target.matches('select, [type=radio]') && !target.matches(':focus-visible')) return false;
  if (target.matches(`[data-own-keys], ${TEXT_FIELD}`)) return true;
  if (shortcut === 'play') return target.matches(PRESSED_BY_SPACE) && !target.matches('[type=range]');
  return target.matches('[type=radio]') && key.startsWith('Arrow');
}

/** What the shortcuts that are no moves do; false where there is nothing to do, so that the key stays the browser's. */
const COMMANDS: Readonly<Record<Exclude<Shortcut, Move>, (session: Session) => boolean>> = {
  play(session) {
    if (session.getState().mode === 'presenting') move(session, 'next');
    else togglePlaying(session);
    return true;
  },
  goTo() {
    const field = document.querySelector<HTMLInputElement>('#step-field');
    field?.select();
    return field !== null;
  },
  faster(session) {
    changeSpeed(session, 1);
    return true;
  },
  slower(session) {
    changeSpeed(session, -1);
    return true;
  },
  fullScreen(session) {
    // What is presented is a run; an exercise has a sheet in its place.
    if (session.getState().mode === 'practising') return false;
    togglePresentation(session);
    return true;
  },
  blank(session) {
    const { mode, blank } = session.getState();
    if (mode === 'presenting') session.setState({ blank: !blank });
    return mode === 'presenting';
  },
  help() {
    openDialog('help');
    return true;
  },
  escape(session) {
    const presenting = session.getState().mode === 'presenting';
    if (presenting) leavePresentation(session);
    return presenting;
  },
};

function isMove(shortcut: Shortcut): shortcut is Move {
  return MOVES.some((name) => name === shortcut);
}

/** A held key goes on moving, but switches nothing to and fro. */
function act(session: Session, shortcut: Shortcut, isRepeat: boolean): boolean {
  if (isMove(shortcut)) {
    // On an answer sheet there are no steps to go to.
    if (session.getState().drawn !== null) return false;
    move(session, shortcut);
    return true;
  }
  return isRepeat || COMMANDS[shortcut](session);
}
