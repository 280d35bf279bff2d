/** Playback: at every tick of a clock that is passed in, the page advances by one step of the chosen size. */
import type { Clock } from './playing.ts';
import { runOf } from './runOf.ts';
import { goToStep, lastStep, type Session } from './session.ts';

/** The time between two steps of playback at speed 1, in ms. */
const BEAT_MS = 1200;

/**
 * Runs the playback whenever the session's state says that it is on; returns a function that ends it for
 * good.
 */
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

  // The reader may have pressed Play before this code was loaded.
  if (session.getState().playing) wind();
  return () => {
    stop();
    rest();
  };
}
