/** The playback: one stop of the chosen grain at every beat of a clock that is passed in. */
import type { Clock } from './playing.ts';
import { runOf } from './runOf.ts';
import { goToStep, lastStep, type Session } from './session.ts';

/** The time between stops at speed 1, ms. */
const BEAT_MS = 1200;

/** Plays whenever the session says so; returns a function that ends the playback for good. */
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
    else goToStep(session, runOf(state).nextStop(step, grain));
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

  // The playback's code may load after the first press of Play.
  if (session.getState().playing) wind();
  return () => {
    stop();
    rest();
  };
}
