/** Returns where each move through time leads, and whether it leads anywhere. */
import type { AnyRun } from '../core/run/anyRun.ts';
import type { Move } from './moveNames.ts';
import { goToStep, type Session, type SteppedState } from './session.ts';
import { traceOf } from './traceOf.ts';

const TARGET: Readonly<Record<Move, (trace: AnyRun, state: SteppedState) => number>> = {
  next: (trace, { step, grain }) => trace.nextStop(step, grain),
  back: (trace, { step, grain }) => trace.previousStop(step, grain),
  first: () => 0,
  last: (trace) => trace.length,
  nextCutoff: (trace, { step }) => trace.nextMark(step) ?? step,
  previousCutoff: (trace, { step }) => trace.previousMark(step) ?? step,
  overSubtree: (trace, { step, grain }) => trace.overSubtree(step, grain),
  outToParent: (trace, { step }) => trace.outToParent(step),
  nextPass: (trace, { step }) => passStarts(trace).find((from) => from > step) ?? step,
  previousPass: (trace, { step }) => passStarts(trace).findLast((from) => from < step) ?? step,
};

/** The steps at which passes begin, and the end; a run with one pass has none. */
function passStarts({ passes, length }: AnyRun): readonly number[] {
  return passes.length > 1 ? [...passes.map(({ from }) => from), length] : [];
}

/** Moves to another step; a reader who moves stops the playback. */
export function move(session: Session, name: Move): void {
  const state = session.getState();
  if (state.activity.kind === 'comparing') {
    session.setState({ playing: false });
    state.activity.move(session, name);
  } else leap(session, TARGET[name](traceOf(state), state));
}

/** Moves to a step, as far as it may be shown. */
export function leap(session: Session, step: number): void {
  if (session.getState().playing) session.setState({ playing: false });
  goToStep(session, step);
}

/** Whether the move leads anywhere from here. */
export function canMove(state: SteppedState, name: Move): boolean {
  return TARGET[name](traceOf(state), state) !== state.step;
}
