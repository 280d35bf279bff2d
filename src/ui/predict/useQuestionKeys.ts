/**
 * The keys while a question is open: digits choose an option, and keys for next move the focus to the
 * question.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isBeforeClass } from '../../session/audience/audience.ts';
import { askedIn, revealAnswer } from '../../session/predicting.ts';
import { isScreenBlank } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { hasOwnKeys, isLetter, isPressedBySpace, printPress } from '../keys/press.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { treeRef } from '../page/elements.ts';
import { useSessionStore } from '../page/useSession.ts';

/**
 * Activates the keys that answer a question. `area` contains the question; `choose` is called with the index
 * of an option, from 0.
 */
export function useQuestionKeys(area: RefObject<HTMLElement | null>, choose: (option: number) => void): void {
  const session = useSessionStore();
  useKeyScope('question', (name, event) => {
    const state = session.getState();
    if (askedIn(state).question === null || isScreenBlank(state)) return false;
    if (event !== null && hasOwnKeys(event.target)) return false;
    const isOff = event !== null && isLetter(event) && !state.letterKeys;
    if (name === 'goOn') {
      // In front of a class, where a clicker has only one key for next, the first press reveals the answer
      // and the second makes the step.
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

/** Returns the index of the option that a key press chooses, from 0; −1 when it chooses none. */
export function optionOfPress(press: string): number {
  return DIGITS.indexOf(press);
}

/**
 * Whether the focused element has its own use for a key that means next: a node of the tree for every such
 * key, a button or a checkbox for Space.
 */
function keepsItself({ target, key }: KeyboardEvent): boolean {
  if (key === ' ' && isPressedBySpace(target)) return true;
  return target instanceof Node && treeRef.current?.contains(target) === true;
}

/** Moves the focus to the question, and lets it glow briefly for readers who do not see the focus. */
function leadTo(area: HTMLElement | null): void {
  area?.focus();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  area?.animate({ boxShadow: ['0 0 0 4px var(--now)', '0 0 0 12px transparent'] }, 500);
}

/**
 * Scrolls the question into view, and then what is said of its answer while that `stays`. When the focused element
 * inside disappears, the focus goes to the button that goes on, if there is one, and otherwise to the area of the
 * question.
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  told: RefObject<HTMLElement | null>,
  wayOn: RefObject<HTMLElement | null>,
  step: number | null,
  stays: boolean,
): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Element && area.current?.contains(target) === true;
    };
    const leave = new AbortController();
    // A press of the pointer is recorded like a change of focus, because it also shows where the reader is
    // when the pressed element takes no focus.
    for (const type of ['focusin', 'pointerdown'])
      document.addEventListener(type, note, { signal: leave.signal });
    return () => leave.abort();
  }, [area]);
  useLayoutEffect(() => {
    if (step !== null) area.current?.scrollIntoView({ block: 'nearest' });
    if (wasInside.current) ((stays ? wayOn.current : null) ?? area.current)?.focus();
    if (stays) told.current?.scrollIntoView({ block: 'nearest' });
  }, [area, told, wayOn, step, stays]);
}
