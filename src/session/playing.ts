/** What the reader does about playing, and the clock that it beats on. */
import { lastStep, type Session, SPEEDS } from './session.ts';
import { traceOf } from './traceOf.ts';

/** Calls back after so many milliseconds; what it returns calls that off. */
export type Clock = (milliseconds: number, then: () => void) => () => void;

/** The page's own. */
export const timerClock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

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
