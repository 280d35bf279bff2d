/** Which trees the reader has seen a run of to its end: only then do notes tell the answer unasked. */
import { useEffect } from 'react';
import type { Session, SteppedState } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { traceOf } from '../../session/traceOf.ts';
import { useSessionChange, useSessionStore } from '../page/useSession.ts';

/** By the ids of the examples. */
export const SEEN_RUNS: Slice<{ readonly seen: ReadonlySet<string> }> = { beginning: { seen: new Set() } };

/** Notes that the run at hand has been seen, whatever it was that showed its end. */
export function useSeenRuns(): void {
  const session = useSessionStore();
  useEffect(() => note(session, session.getState()), [session]);
  useSessionChange((state) => note(session, state));
}

function note(session: Session, state: SteppedState): void {
  const id = state.subject.example?.id;
  if (id === undefined || state.step < traceOf(state).length) return;
  tellAnswer(session, id);
}

/** From now on the notes of this tree tell its answer. */
export function tellAnswer(session: Session, id: string): void {
  const { seen } = sliceOf(session, SEEN_RUNS);
  if (!seen.has(id)) changeSlice(session, SEEN_RUNS, { seen: new Set([...seen, id]) });
}
