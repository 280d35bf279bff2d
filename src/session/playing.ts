/** Starts, pauses and speeds up the playback, and defines its clock. */

import { runOf } from './runOf.ts';
import { lastStep, type Session, SPEEDS } from './session.ts';

/** Calls `then` after a number of milliseconds; the returned function cancels the call. */
export type Clock = (milliseconds: number, then: () => void) => () => void;

/** The clock that the page uses, made of setTimeout. */
export const timerClock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Starts the playback, from the first step when the run is at its end, unless a question must be answered
 * first; or pauses it.
 */
export function togglePlaying(session: Session): void {
  const before = session.getState();
  if (before.activity.kind === 'comparing' && !before.playing && before.step >= runOf(before).length)
    before.activity.move(session, 'first');
  const state = session.getState();
  const step = state.playing || state.step < runOf(state).length ? state.step : 0;
  session.setState({ step, playing: !state.playing && step < lastStep({ ...state, step }) });
}

/** Chooses the next higher (+1) or lower (−1) speed of playback, if there is one. */
export function changeSpeed(session: Session, by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(session.getState().speed) + by];
  if (speed !== undefined) session.setState({ speed });
}
