/**
 * The only listener for keys: it offers each press to the active scopes, in the order of the table of
 * actions.
 */
import { useEffectEvent, useLayoutEffect } from 'react';
import { dialogRef, popoverRef } from '../page/elements.ts';
import { ACTIONS, type Action, CHARACTER } from './actions.ts';
import { isCharacter, printPress } from './press.ts';

export type Scope = keyof typeof ACTIONS;
export type ActionOf<S extends Scope> = keyof (typeof ACTIONS)[S] & string;

/**
 * Runs an action; returns false when the action has nothing to do, so that the key goes on to the next scope
 * or to the browser.
 */
export type Act<Name extends string> = (name: Name, event: KeyboardEvent | null) => boolean;

interface Heard {
  readonly scope: Scope;
  readonly act: Act<string>;
}

/** The active scopes, the one activated last first. */
let heard: readonly Heard[] = [];

/** Activates a scope of keys while the component is mounted; `act` runs its actions. */
export function useKeyScope<S extends Scope>(scope: S, act: Act<ActionOf<S>>): void {
  const latest = useEffectEvent(act as Act<string>);
  // Before the component is painted, so that a key is heard as soon as what it is about is seen.
  useLayoutEffect(() => {
    const own: Heard = { scope, act: (name, event) => latest(name, event) };
    if (heard.length === 0) window.addEventListener('keydown', listen);
    heard = [own, ...heard];
    // Key presses made while the page was loading are replayed once all components that mount together have
    // activated their scopes.
    queueMicrotask(hearEarly);
    return () => {
      heard = heard.filter((other) => other !== own);
      if (heard.length === 0) window.removeEventListener('keydown', listen);
    };
  }, [scope]);
}

/** The presses of keys for next made while the page was loading; null once they have been replayed. */
let early: KeyboardEvent[] | null = null;

/**
 * From now on records presses of keys for next until the page is ready, so that no press of a clicker is
 * lost.
 */
export function keepEarlyPresses(page: Window): void {
  early = [];
  page.addEventListener('keydown', keepEarly);
}

function keepEarly(event: KeyboardEvent): void {
  const { onward, backward } = ACTIONS.lesson;
  if (means(onward, printPress(event)) || means(backward, printPress(event))) early?.push(event);
}

function hearEarly(): void {
  const pressed = early ?? [];
  early = null;
  window.removeEventListener('keydown', keepEarly);
  for (const event of pressed) isHeard(printPress(event), event);
}

/** When the page last heard a key, in ms since it was loaded. */
export let lastKeyAt = 0;

/**
 * The key listener: offers a press to the active scopes, except while a dialog is open or an input method
 * composes text, and except Escape while a menu or the card of a term is open, which the browser closes.
 */
function listen(event: KeyboardEvent): void {
  lastKeyAt = event.timeStamp;
  if (event.defaultPrevented || event.isComposing || dialogRef.current !== null) return;
  if (event.key === 'Escape' && popoverRef.current?.matches(':popover-open') === true) return;
  if (isHeard(printPress(event), event)) event.preventDefault();
}

/** Runs an action of the page like its key does, for a button. */
export function pressAction(name: ActionOf<'page'>): void {
  isHeard(ACTIONS.page[name].keys[0], null);
}

function isHeard(press: string, event: KeyboardEvent | null): boolean {
  for (const { scope, name } of meaningsOf(press))
    for (const one of heard) if (one.scope === scope && one.act(name, event)) return true;
  return false;
}

interface Meaning {
  readonly scope: string;
  readonly name: string;
}

/** The actions of each key, in the order of the scopes. */
const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = new Map(
  Object.values(ACTIONS)
    .flatMap((actions) => Object.values<Action>(actions))
    .flatMap(({ keys, also = [] }) => [...keys, ...also])
    .map((key) => [key, everyMeaning(key)]),
);

/** Returns the actions of a key press. A character without an entry in the table counts as any character. */
function meaningsOf(press: string): readonly Meaning[] {
  return MEANINGS.get(press) ?? (isCharacter(press) ? (MEANINGS.get(CHARACTER) ?? []) : []);
}

function everyMeaning(press: string): readonly Meaning[] {
  return Object.entries(ACTIONS).flatMap(([scope, actions]) =>
    Object.entries<Action>(actions).flatMap(([name, action]) =>
      means(action, press) ? [{ scope, name }] : [],
    ),
  );
}

function means({ keys, also = [] }: Action, press: string): boolean {
  return [...keys, ...also].some((key) => key === press || (key === CHARACTER && isCharacter(press)));
}
