/** The trees whose run the reader has seen to its end: only then do notes reveal the answer without being asked. */
import { useEffect } from 'react';
import { runOf } from '../../session/runOf.ts';
import type { Session, SteppedState } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { useSessionChange, useSessionStore } from '../page/useSession.ts';

/** The ids of the examples whose run has been seen to its end. */
export const SEEN_RUNS: Slice<{ readonly seen: ReadonlySet<string> }> = { beginning: { seen: new Set() } };

/** Records that the current run has been seen, in whatever way its end was shown. */
export function useSeenRuns(): void {
  const session = useSessionStore();
  useEffect(() => note(session, session.getState()), [session]);
  useSessionChange((state) => note(session, state));
}

function note(session: Session, state: SteppedState): void {
  const id = state.subject.example?.id;
  if (id === undefined || state.step < runOf(state).length) return;
  tellAnswer(session, id);
}

/** From now on the notes of this tree reveal its answer. */
export function tellAnswer(session: Session, id: string): void {
  const { seen } = sliceOf(session, SEEN_RUNS);
  if (!seen.has(id)) changeSlice(session, SEEN_RUNS, { seen: new Set([...seen, id]) });
}
