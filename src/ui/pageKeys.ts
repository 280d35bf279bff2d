/** The actions of the keys that work on the whole page, wherever the focus is. */
import { MOVES, type Move } from '../session/moveNames.ts';
import { move } from '../session/moves.ts';
import { changeSpeed, togglePlaying } from '../session/playing.ts';
import { elsewhere } from '../session/runOf.ts';
import { addNotices, canPresent, drawnIn, hasFigure, presentedIn, type Session } from '../session/session.ts';
import { focusItem } from './figure/focusItem.ts';
import { hasOwnKeys, isLetter, isPressedBySpace, isTextField } from './keys/press.ts';
import { type ActionOf, useKeyScope } from './keys/scopes.ts';
import { openDialog } from './kit/openDialog.ts';
import { attempt } from './page/attempt.ts';
import { searchRef, stepFieldRef, treeRef } from './page/elements.ts';
import { leavePresentation, showWhereBlank, toggleBlank, togglePresentation } from './page/presentation.ts';
import { useSessionStore } from './page/useSession.ts';

type PageAction = ActionOf<'page'>;

export function usePageKeys(): void {
  const session = useSessionStore();
  useKeyScope('page', (name, event) => {
    if (name === 'undo' || name === 'redo') return takeBack(session, name, event?.target ?? null);
    if (event !== null && (belongsToTarget(event, name) || isSwitchedOff(session, event))) return false;
    const state = session.getState();
    if (!hasFigure(state) && !EVERYWHERE.includes(name) && !(PRESENTING.includes(name) && canPresent(state)))
      return false;
    if (isMove(name)) {
      // On an answer sheet there is no run to step through.
      if (drawnIn(session.getState()) !== null) return false;
      if (!showWhereBlank(session)) move(session, name);
      return true;
    }
    // A key that is held down repeats steps, but not other actions.
    return event?.repeat === true || COMMANDS[name](session, event !== null) !== false;
  });
}

/** The actions that do not need a figure. */
const EVERYWHERE: readonly PageAction[] = ['search', 'help', 'undo', 'redo'];

/** The actions for presenting a figure. */
const PRESENTING: readonly PageAction[] = ['fullScreen', 'blank', 'escape'];

function isMove(name: PageAction): name is Move {
  return MOVES.some((move) => move === name);
}

function isSwitchedOff(session: Session, event: KeyboardEvent): boolean {
  return isLetter(event) && !session.getState().letterKeys;
}

/**
 * Undoes or redoes an edit; returns false in a text field, which has its own undo, and when there is nothing
 * to undo.
 */
function takeBack(session: Session, name: 'undo' | 'redo', target: EventTarget | null): boolean {
  if (isTextField(target)) return false;
  const isInTree = target instanceof Node && treeRef.current?.contains(target) === true;
  const takeBackWith = (travel: NonNullable<typeof elsewhere.travel>) => {
    const isDone = travel(session, name);
    const { focused } = session.getState();
    if (isInTree && focused !== null) focusItem(session, focused);
    return isDone;
  };
  // When the code of editing has loaded, undo runs synchronously, because a dynamic import would let the next
  // key press come first.
  if (elsewhere.travel) return takeBackWith(elsewhere.travel);
  const { past, future } = session.getState();
  if ((name === 'redo' ? future : past).length === 0) return false;
  void import('../session/editing.ts').then(
    ({ travel }) => takeBackWith(travel),
    () => addNotices(session, [{ kind: 'load-failed' }]),
  );
  return true;
}

/**
 * Whether the focused element needs the key itself: a text field every key, a button Space, a radio button
 * the arrows.
 */
function belongsToTarget({ target, key }: KeyboardEvent, name: PageAction): boolean {
  if (!(target instanceof Element)) return false;
  // After a choice made with the mouse, the arrow keys step through the run instead of changing the choice.
  if (target.matches('select, [type=radio]') && !target.matches(':focus-visible')) return false;
  if (hasOwnKeys(target)) return true;
  if (name === 'play') return isPressedBySpace(target) && !target.matches('[type=range]');
  return target.matches('[type=radio]') && key.startsWith('Arrow');
}

function isPresenting(session: Session): boolean {
  return presentedIn(session.getState()) !== null;
}

/**
 * The actions of the page other than stepping and undo. An action that has nothing to do returns false, so
 * that the browser gets the key.
 */
const COMMANDS: Readonly<
  Record<Exclude<PageAction, Move | 'undo' | 'redo'>, (session: Session, isKey: boolean) => unknown>
> = {
  play: (session, isKey) => {
    if (!isKey || !isPresenting(session)) togglePlaying(session);
    else if (!showWhereBlank(session)) move(session, 'next');
  },
  goTo() {
    stepFieldRef.current?.open();
    return stepFieldRef.current !== null;
  },
  faster: (session) => changeSpeed(session, 1),
  slower: (session) => changeSpeed(session, -1),
  fullScreen: (session) => canPresent(session.getState()) && togglePresentation(session),
  blank: (session) => isPresenting(session) && toggleBlank(session),
  // An answer sheet is not a step of a run, so it cannot be added to a lesson.
  keep: (session) =>
    drawnIn(session.getState()) === null &&
    attempt(session, async () => (await import('./lesson/keepShown.ts')).keepShown(session)),
  search: () => searchRef.current?.focus(),
  help: (session) => openDialog(session, 'help'),
  escape: (session) => isPresenting(session) && leavePresentation(session),
};
