/**
 * The figures whose run the reader has seen to its end; their notes, which give the answer away, are visible
 * at once.
 */
import { useEffect } from 'react';
import { runOf } from '../../session/runOf.ts';
import type { Session, SteppedState } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { useSessionChange, useSessionStore } from '../page/useSession.ts';

/** The ids of the library figures whose run has been seen to its end. */
export const SEEN_RUNS: Slice<{ readonly seen: ReadonlySet<string> }> = { beginning: { seen: new Set() } };

/** Records that the current run has been seen as soon as its last step is displayed, by whatever action. */
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

/** Records that the reader knows the answer of a figure, so that its note is visible from now on. */
export function tellAnswer(session: Session, id: string): void {
  const { seen } = sliceOf(session, SEEN_RUNS);
  if (!seen.has(id)) changeSlice(session, SEEN_RUNS, { seen: new Set([...seen, id]) });
}
