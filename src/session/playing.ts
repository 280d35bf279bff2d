/** The reader's actions on the playback, and its clock. */

import { runOf } from './runOf.ts';
import { lastStep, type Session, SPEEDS } from './session.ts';

/** Calls back after a number of milliseconds; the returned function cancels the call. */
export type Clock = (milliseconds: number, then: () => void) => () => void;

/** The clock of the page. */
export const timerClock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Starts playing, from the beginning if the run is over, unless a question stands in the way; or pauses. */
export function togglePlaying(session: Session): void {
  const before = session.getState();
  if (before.activity.kind === 'comparing' && !before.playing && before.step >= runOf(before).length)
    before.activity.move(session, 'first');
  const state = session.getState();
  const step = state.playing || state.step < runOf(state).length ? state.step : 0;
  session.setState({ step, playing: !state.playing && step < lastStep({ ...state, step }) });
}

/** Makes the speed one step faster (+1) or slower (−1), as far as possible. */
export function changeSpeed(session: Session, by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(session.getState().speed) + by];
  if (speed !== undefined) session.setState({ speed });
}
