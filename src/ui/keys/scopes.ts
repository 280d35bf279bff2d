/** The only listener for keys: it asks the active scopes, in the order of the table. */
import { useEffect, useEffectEvent } from 'react';
import { dialogRef } from '../page/elements.ts';
import { ACTIONS, type Action, CHARACTER } from './actions.ts';
import { isCharacter, printPress } from './press.ts';

export type Scope = keyof typeof ACTIONS;
export type ActionOf<S extends Scope> = keyof (typeof ACTIONS)[S] & string;

/** Does an action; returns false when there is nothing to do, so that the key goes to the next scope or the browser. */
export type Act<Name extends string> = (name: Name, event: KeyboardEvent | null) => boolean;

interface Heard {
  readonly scope: Scope;
  readonly act: Act<string>;
}

/** The active scopes, the latest first. */
let heard: readonly Heard[] = [];

/** Makes a scope of keys active while the component is mounted. */
export function useKeyScope<S extends Scope>(scope: S, act: Act<ActionOf<S>>): void {
  const latest = useEffectEvent(act as Act<string>);
  useEffect(() => {
    const own: Heard = { scope, act: (name, event) => latest(name, event) };
    if (heard.length === 0) window.addEventListener('keydown', listen);
    heard = [own, ...heard];
    // Presses made before the page was ready are handled once all scopes that mount together are there.
    queueMicrotask(hearEarly);
    return () => {
      heard = heard.filter((other) => other !== own);
      if (heard.length === 0) window.removeEventListener('keydown', listen);
    };
  }, [scope]);
}

/** The presses of next before the page could handle them; null once it can. */
let early: KeyboardEvent[] | null = null;

/** Remembers the presses of next from now on and until the page is ready, so that no press of a clicker is lost. */
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

/** Ignores every key without a meaning, and all keys while a dialog is over the page. */
function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || dialogRef.current !== null) return;
  if (isHeard(printPress(event), event)) event.preventDefault();
}

/** Does what a button with a key does, without an event. */
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

/** The actions of each key of the table, in its order. */
const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = new Map(
  Object.values(ACTIONS)
    .flatMap((actions) => Object.values<Action>(actions))
    .flatMap(({ keys, also = [] }) => [...keys, ...also])
    .map((key) => [key, everyMeaning(key)]),
);

/** Returns the action of a press: a character that is no key of its own counts as any character. */
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
