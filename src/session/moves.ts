/** Finds the step to which each command through the run leads, and whether the command changes the step. */
import type { AnyRun } from '../core/index.ts';
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

/**
 * Returns the steps at which the passes of iterative deepening begin, and the last step; empty for a run with
 * one pass.
 */
function passStarts({ passes, length }: AnyRun): readonly number[] {
  return passes.length > 1 ? [...passes.map(({ from }) => from), length] : [];
}

/** Carries out a command that moves through the run. Playback stops. */
export function move(session: Session, name: Move): void {
  const state = session.getState();
  if (state.activity.kind === 'comparing') {
    session.setState({ playing: false });
    state.activity.move(session, name);
  } else leap(session, TARGET[name](runOf(state), state));
}

/** Goes to a step of the run, or to the last step that may be displayed. Playback stops. */
export function leap(session: Session, step: number): void {
  if (session.getState().playing) session.setState({ playing: false });
  goToStep(session, step);
}

/** Whether a command that moves through the run would change the step. */
export function canMove(state: SteppedState, name: Move): boolean {
  return TARGET[name](runOf(state), state) !== state.step;
}
