/** Returns where each move through time leads, and whether it leads anywhere. */
import type { AnyRun } from '../core/run/anyRun.ts';
import type { Move } from './moveNames.ts';
import { runOf } from './runOf.ts';
import { goToStep, type Session, type SteppedState } from './session.ts';

const TARGET: Readonly<Record<Move, (run: AnyRun, state: SteppedState) => number>> = {
  next: (run, { step, grain }) => run.nextStop(step, grain),
  back: (run, { step, grain }) => run.previousStop(step, grain),
  first: () => 0,
  last: (run) => run.length,
  nextCutoff: (run, { step }) => run.nextMark(step) ?? step,
  previousCutoff: (run, { step }) => run.previousMark(step) ?? step,
  overSubtree: (run, { step, grain }) => run.overSubtree(step, grain),
  outToParent: (run, { step }) => run.outToParent(step),
  nextPass: (run, { step }) => passStarts(run).find((from) => from > step) ?? step,
  previousPass: (run, { step }) => passStarts(run).findLast((from) => from < step) ?? step,
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
  } else leap(session, TARGET[name](runOf(state), state));
}

/** Moves to a step, as far as it may be shown. */
export function leap(session: Session, step: number): void {
  if (session.getState().playing) session.setState({ playing: false });
  goToStep(session, step);
}

/** Whether the move leads anywhere from here. */
export function canMove(state: SteppedState, name: Move): boolean {
  return TARGET[name](runOf(state), state) !== state.step;
}
