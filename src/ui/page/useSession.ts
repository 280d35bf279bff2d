/** The only way in which components read the session and the texts. */

import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { AnyMoment, AnyRun } from '../../core/run/anyRun.ts';
import { runOf, type Showing } from '../../session/runOf.ts';
import type { Session, SessionState, StandingState, SteppedState } from '../../session/session.ts';
import { type Slice, sliceIn } from '../../session/slice.ts';
import { type Language, type PageWords, type Words, wordsIn } from '../../words/language.ts';

export const SessionContext = createContext<Session | null>(null);
/** The run at the step is computed once for each change and passed to all that show it. */
export const ShowingContext = createContext<Showing | null>(null);

/** The language that the page speaks. */
export const LanguageContext = createContext<Language | null>(null);

/** Returns the session itself, for actions. */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no session around this component');
  return session;
}

/**
 * Returns a part of the session that does not depend on the step or on where the reader points; the component renders
 * only when that part changes, and is not asked when a step or the pointer changes.
 */
export function useSession<T>(selector: (state: StandingState) => T): T {
  return useStore(useSessionStore().standing, selector);
}

/** Returns a part that depends on the step, but not on where the reader points. */
export function useStepped<T>(selector: (state: SteppedState) => T): T {
  return useStore(useSessionStore().stepped, selector);
}

/** Returns a part that depends on the node under the pointer or on the focused one. */
export function usePointed<T>(selector: (state: SessionState) => T): T {
  return useStore(useSessionStore(), selector);
}

/** Returns a value computed from a slice; the component renders only when it changes. */
export function useSlice<T, Part = T>(slice: Slice<T>, select?: (value: T) => Part): Part {
  return useSession((state) => {
    const value = sliceIn(state, slice);
    return select === undefined ? (value as T & Part) : select(value);
  });
}

/** Calls back at every change of the session, except of pointer and focus, while the component is mounted. */
export function useSessionChange(hear: (state: SteppedState, before: SteppedState) => void): void {
  const session = useSessionStore();
  const latest = useEffectEvent(hear);
  useEffect(() => session.stepped.subscribe((state, before) => latest(state, before)), [session]);
}

/** Returns the number of events that the page shows as done. */
export function useStep(): number {
  return useStepped((state) => state.step);
}

/** Returns the run that is shown. */
export function useRun(): AnyRun {
  return useSession(runOf);
}

/** Returns what is known at the step of the run. */
export function useMoment(): AnyMoment {
  const showing = useContext(ShowingContext);
  if (showing === null) throw new Error('no session around this component');
  return showing.moment;
}

/**
 * Returns the texts of a section in the chosen language, or those of the page itself; they load before the component.
 */
export function useWords(): PageWords;
export function useWords<Section extends keyof Words>(section: Section): Words[Section];
export function useWords(section?: keyof Words) {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('no session around this component');
  const { page, code } = language;
  return section === undefined ? page : wordsIn(code, section);
}
