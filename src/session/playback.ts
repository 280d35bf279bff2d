/** Playing: a stop of the chosen grain every beat, on a clock that is handed in. */
import type { Clock } from './playing.ts';
import { goToStep, lastStep, type Session } from './session.ts';
import { traceOf } from './traceOf.ts';

/** From stop to stop at speed 1. */
const BEAT_MS = 1200;

/** Plays whenever the session says so; returns how to end it for good. */
export function startPlayback(session: Session, clock: Clock): () => void {
  let cancel: (() => void) | null = null;

  const rest = () => {
    cancel?.();
    cancel = null;
  };

  const beat = () => {
    cancel = null;
    const state = session.getState();
    const { activity, step, grain } = state;
    if (activity.kind === 'comparing') activity.move(session, 'next');
    else goToStep(session, traceOf(state).nextStop(step, grain));
    if (session.getState().step >= lastStep(session.getState())) session.setState({ playing: false });
    else wind();
  };

  const wind = () => {
    rest();
    cancel = clock(BEAT_MS / session.getState().speed, beat);
  };

  const stop = session.stepped.subscribe((state, before) => {
    if (state.playing && (!before.playing || state.speed !== before.speed)) wind();
    if (!state.playing && before.playing) rest();
  });

  // It may come after the first press.
  if (session.getState().playing) wind();
  return () => {
    stop();
    rest();
  };
}
