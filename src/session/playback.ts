/** Playing: a stop of the chosen grain every beat, on a clock that is handed in. */
import { goToStep, lastStep, type Session, SPEEDS } from './session.ts';
import { traceOf } from './traceOf.ts';

/** Calls back after so many milliseconds; what it returns calls that off. */
export type Clock = (milliseconds: number, then: () => void) => () => void;

/** The page's own. */
export const timerClock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

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

  const stop = session.subscribe((state, before) => {
    if (state.playing && (!before.playing || state.speed !== before.speed)) wind();
    if (!state.playing && before.playing) rest();
  });

  return () => {
    stop();
    rest();
  };
}

/** Plays, from the beginning if the run is over, unless a question stands in the way; or pauses. */
export function togglePlaying(session: Session): void {
  const before = session.getState();
  if (before.activity.kind === 'comparing' && !before.playing && before.step >= traceOf(before).length)
    before.activity.move(session, 'first');
  const state = session.getState();
  const step = state.playing || state.step < traceOf(state).length ? state.step : 0;
  session.setState({ step, playing: !state.playing && step < lastStep({ ...state, step }) });
}

/** One speed faster (+1) or slower (−1), as far as there is one. */
export function changeSpeed(session: Session, by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(session.getState().speed) + by];
  if (speed !== undefined) session.setState({ speed });
}
