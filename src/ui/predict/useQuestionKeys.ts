/** The digits answer what is asked; whoever asks to go on past it is led to it, and the focus stays with it. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isBeforeClass } from '../../session/audience/audience.ts';
import { askedIn, revealAnswer } from '../../session/predicting.ts';
import { isScreenBlank } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { hasOwnKeys, isLetter, printPress } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { treeRef } from '../page/elements.ts';
import { useSessionStore } from '../page/useSession.ts';

/** `area` holds the question; `choose` is called with an option of it, from 0. */
export function useQuestionKeys(area: RefObject<HTMLElement | null>, choose: (option: number) => void): void {
  const session = useSessionStore();
  useKeyScope('question', (name, event) => {
    const state = session.getState();
    if (askedIn(state).question === null || isScreenBlank(state)) return false;
    if (event !== null && hasOwnKeys(event.target)) return false;
    const isOff = event !== null && isLetter(event) && !state.letterKeys;
    if (name === 'goOn') {
      // A clicker has one key for what comes next: in front of a class that is the answer, then the step.
      if (isBeforeClass(state) && event !== null && isNext(event)) return revealAnswer(session);
      if (!isOff && (event === null || !keepsItself(event))) leadTo(area.current);
      return false;
    }
    const isInside = event?.target instanceof Node && area.current?.contains(event.target) === true;
    if (event === null || event.repeat || (isOff && !isInside)) return false;
    choose(optionOfPress(printPress(event)));
    return true;
  });
}

function isNext(event: KeyboardEvent): boolean {
  return ['ArrowRight', 'PageDown', 'Space'].includes(printPress(event)) && !keepsItself(event);
}

const DIGITS: readonly string[] = ACTIONS.question.answer.keys;

/** Which option, from 0, a key press chooses; −1 for none. */
export function optionOfPress(press: string): number {
  return DIGITS.indexOf(press);
}

/** Whoever walks in the tree stays there, and Space presses a button. */
function keepsItself({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLButtonElement && key === ' ') return true;
  return target instanceof Node && treeRef.current?.contains(target) === true;
}

/** The focus goes there, and a glow for those who do not see a focus. */
function leadTo(area: HTMLElement | null): void {
  area?.focus();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  area?.animate({ boxShadow: ['0 0 0 4px var(--now)', '0 0 0 12px transparent'] }, 500);
}

/**
 * What is asked comes into view. A focus that was inside stays inside when what had it goes: on the way on
 * after a wrong answer, else on the area itself.
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  wayOn: RefObject<HTMLElement | null>,
  step: number | null,
  isWrong: boolean,
): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Element && area.current?.contains(target) === true;
    };
    const leave = new AbortController();
    // A press on what takes no focus tells, too, where the reader is.
    for (const type of ['focusin', 'pointerdown'])
      document.addEventListener(type, note, { signal: leave.signal });
    return () => leave.abort();
  }, [area]);
  useLayoutEffect(() => {
    if (step !== null) area.current?.scrollIntoView({ block: 'nearest' });
    if (wasInside.current) ((isWrong ? wayOn.current : null) ?? area.current)?.focus();
  }, [area, wayOn, step, isWrong]);
}
