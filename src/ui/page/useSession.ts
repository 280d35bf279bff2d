/** The one way components read the session and the words. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { AnyMoment, AnyRun } from '../../core/run/anyRun.ts';
import type { Session, SessionState } from '../../session/session.ts';
import { type Slice, sliceIn } from '../../session/slice.ts';
import { traceOf } from '../../session/traceOf.ts';
import type { PageWords } from '../../words/pageWords.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session itself, for actions. */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no session around this component');
  return session;
}

/** A part of the session; the component renders again only when that part changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(useSessionStore(), selector);
}

/** What comes of a slice; the component renders again only when that changes. */
export function useSlice<T, Part = T>(slice: Slice<T>, select?: (value: T) => Part): Part {
  return useSession((state) => {
    const value = sliceIn(state, slice);
    return select === undefined ? (value as T & Part) : select(value);
  });
}

/** Hears every change of the session while the component is there. */
export function useSessionChange(hear: (state: SessionState, before: SessionState) => void): void {
  const session = useSessionStore();
  const latest = useEffectEvent(hear);
  useEffect(() => session.subscribe((state, before) => latest(state, before)), [session]);
}

/** The run that is shown. */
export function useTrace(): AnyRun {
  return useSession(traceOf);
}

/** What is known of it at the step. */
export function useMoment(): AnyMoment {
  return useTrace().momentAt(useSession((state) => state.step));
}

/** The texts of the page in the chosen language. */
export function useWords(): PageWords {
  return useSession((state) => state.language.page);
}
