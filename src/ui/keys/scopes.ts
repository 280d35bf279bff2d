/** The one listener for keys: it asks the scopes that are in force, in the order of the table. */
import { useEffect, useEffectEvent } from 'react';
import { dialogRef } from '../page/elements.ts';
import { ACTIONS, type Action, CHARACTER } from './actions.ts';
import { isCharacter, printPress } from './press.ts';

export type Scope = keyof typeof ACTIONS;
export type ActionOf<S extends Scope> = keyof (typeof ACTIONS)[S] & string;

/** Does an action; false where there is nothing to do, so that the key goes to the next scope or the browser. */
export type Act<Name extends string> = (name: Name, event: KeyboardEvent | null) => boolean;

interface Heard {
  readonly scope: Scope;
  readonly act: Act<string>;
}

/** The scopes in force, the latest first. */
let heard: readonly Heard[] = [];

/** Puts a scope of keys in force while the component is there. */
export function useKeyScope<S extends Scope>(scope: S, act: Act<ActionOf<S>>): void {
  const latest = useEffectEvent(act as Act<string>);
  useEffect(() => {
    const own: Heard = { scope, act: (name, event) => latest(name, event) };
    if (heard.length === 0) window.addEventListener('keydown', listen);
    heard = [own, ...heard];
    // Once all scopes that come together are there.
    queueMicrotask(hearEarly);
    return () => {
      heard = heard.filter((other) => other !== own);
      if (heard.length === 0) window.removeEventListener('keydown', listen);
    };
  }, [scope]);
}

/** What was pressed to go on before there was anybody to hear it; null once somebody hears. */
let early: KeyboardEvent[] | null = null;

/** Keeps what is pressed to go on, from now on and until the page is there: nobody waits to see what a clicker has done. */
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

/** Leaves every key alone that means nothing, and all of them to a window over the page. */
function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || dialogRef.current !== null) return;
  if (isHeard(printPress(event), event)) event.preventDefault();
}

/** What a button does that has a key: whoever hears the key hears the button, without an event. */
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

/** What each key of the table means, in its order. */
const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = new Map(
  Object.values(ACTIONS)
    .flatMap((actions) => Object.values<Action>(actions))
    .flatMap(({ keys, also = [] }) => [...keys, ...also])
    .map((key) => [key, everyMeaning(key)]),
);

/** What a press means: a character that is no key of its own means what any character does. */
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
