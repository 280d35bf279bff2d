/** The hooks by which components read the session and the texts; there is no other way. */

import { type Context, createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { AnyMoment, AnyRun } from '../../core/index.ts';
import type { Channel } from '../../session/channels.ts';
import { runOf, type Showing } from '../../session/runOf.ts';
import type { Session, SessionState, StandingState, SteppedState, View } from '../../session/session.ts';
import { type Slice, sliceIn } from '../../session/slice.ts';
import { type Language, type PageWords, type Words, wordsIn } from '../../words/language.ts';

export const SessionContext = createContext<Session | null>(null);
/** The state that the components show, which may be a frame behind that of the session. */
export const ViewContext = createContext<View | null>(null);
/** The run at the current step, computed once for each change and provided to all components. */
export const ShowingContext = createContext<Showing | null>(null);

/** The language of the page's texts. */
export const LanguageContext = createContext<Language | null>(null);

/** Returns what `SessionProvider` provides by a context; throws when no provider is around the component. */
function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('no session around this component');
  return value;
}

/** Returns the session itself, for components that change it. */
export function useSessionStore(): Session {
  return useProvided(SessionContext);
}

/** Returns the channel by which the figure hears of the session. */
export function useFigureChannel(): Channel<SessionState> {
  return useProvided(ViewContext).figure;
}

/**
 * Returns a selected part of the session that depends neither on the step nor on the pointer or focus. The
 * component renders again only when that part changes; the selector does not run when the step, the pointer
 * or the focus changes.
 */
export function useSession<T>(selector: (state: StandingState) => T): T {
  return useStore(useProvided(ViewContext).standing, selector);
}

/** Returns a selected part of the session that depends on the step, but not on the pointer or focus. */
export function useStepped<T>(selector: (state: SteppedState) => T): T {
  return useStore(useProvided(ViewContext).stepped, selector);
}

/**
 * Returns a selected part of the session that depends on the node under the pointer or on the focused node.
 */
export function usePointed<T>(selector: (state: SessionState) => T): T {
  return useStore(useProvided(ViewContext), selector);
}

/**
 * Returns a value computed from a slice of the session; the component renders again only when that value
 * changes.
 */
export function useSlice<T, Part = T>(slice: Slice<T>, select?: (value: T) => Part): Part {
  return useSession((state) => {
    const value = sliceIn(state, slice);
    return select === undefined ? (value as T & Part) : select(value);
  });
}

/**
 * While the component is mounted, calls `hear` at every change of the session except those of pointer and
 * focus; of a step it hears, as the page does, once the figure has been painted.
 */
export function useSessionChange(hear: (state: SteppedState, before: SteppedState) => void): void {
  const { stepped } = useProvided(ViewContext);
  const latest = useEffectEvent(hear);
  useEffect(() => stepped.subscribe((state, before) => latest(state, before)), [stepped]);
}

/** Returns the current step: the number of events of the run that have happened. */
export function useStep(): number {
  return useStepped((state) => state.step);
}

/** Returns the run of the current figure. */
export function useRun(): AnyRun {
  return useSession(runOf);
}

/** Returns the state of the run at the current step. */
export function useMoment(): AnyMoment {
  return useProvided(ShowingContext).moment;
}

/**
 * Returns the texts of a section in the chosen language; without a section, those of the file `page.ts`. A
 * component renders only once its texts have loaded.
 */
export function useWords(): PageWords;
export function useWords<Section extends keyof Words>(section: Section): Words[Section];
export function useWords(section?: keyof Words) {
  const { page, code } = useProvided(LanguageContext);
  return section === undefined ? page : wordsIn(code, section);
}
