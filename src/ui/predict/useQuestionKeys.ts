/** The digits answer what is asked; whoever asks to go on past it is led to it. */
import { type RefObject, useEffect } from 'react';
import { predictingOf } from '../../session/predicting.ts';
import { type Shortcut, shortcutOf } from '../shortcut.ts';
import { useSessionStore } from '../useSession.ts';
import { optionOfKey } from './optionKey.ts';

const LEADS_ON: readonly Shortcut[] = ['next', 'nextCutoff', 'last', 'overSubtree', 'play'];
const BUTTONS_THAT_LEAD_ON = '.play, .move-next, .move-nextCutoff, .move-last, .move-overSubtree';
const TAKES_DIGITS =
  'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [data-own-keys]';

/** `area` holds the question; `choose` is called with an option of it, from 0. */
export function useQuestionKeys(area: RefObject<HTMLElement | null>, choose: (option: number) => void): void {
  const session = useSessionStore();
  useEffect(() => {
    const isAsked = () => predictingOf(session).store.getState().question !== null;
    // Before the key is acted on: a press that leads up to a question does not yet ask to go past it.
    const press = (event: KeyboardEvent) => {
      const { target, isComposing, repeat } = event;
      const { letterKeys, blank } = session.getState();
      if (!isAsked() || isComposing || blank || document.querySelector('dialog[open]') !== null) return;
      if (!(target instanceof Element) || target.matches(TAKES_DIGITS)) return;
      const shortcut = shortcutOf(event, letterKeys);
      if (shortcut !== null && LEADS_ON.includes(shortcut) && !keepsItself(target, shortcut))
        leadTo(area.current);
      const option = optionOfKey(event);
      const isInside = area.current?.contains(target) === true;
      if (option === null || repeat || !(letterKeys || isInside)) return;
      event.preventDefault();
      choose(option);
    };
    const click = ({ target }: MouseEvent) => {
      if (isAsked() && target instanceof Element && target.closest(BUTTONS_THAT_LEAD_ON) !== null)
        leadTo(area.current);
    };
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('click', click, { capture: true });
    };
  }, [session, area, choose]);
}

/** Whoever walks in the tree stays there, and Space presses a button. */
function keepsItself(target: Element, shortcut: Shortcut): boolean {
  return target.matches('[role=treeitem]') || (shortcut === 'play' && target.matches('button'));
}

/** The focus goes there, and a glow for those who do not see a focus. */
function leadTo(area: HTMLElement | null): void {
  area?.focus();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  area?.animate({ boxShadow: ['0 0 0 4px var(--now)', '0 0 0 12px transparent'] }, 500);
}
