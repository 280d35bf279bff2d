/** Every way to move through time, under one name each: keys, buttons and tests use the same table. */
import type { Trace } from '../core/run/trace.ts';
import { goToStep, type Session, type SessionState } from './session.ts';
import { traceOf } from './traceOf.ts';

export const MOVES = [
  'next',
  'back',
  'first',
  'last',
  'nextCutoff',
  'previousCutoff',
  'overSubtree',
  'outToParent',
] as const;
export type Move = (typeof MOVES)[number];

const TARGET: Readonly<Record<Move, (trace: Trace, state: SessionState) => number>> = {
  next: (trace, { step, grain }) => trace.nextStop(step, grain),
  back: (trace, { step, grain }) => trace.previousStop(step, grain),
  first: () => 0,
  last: (trace) => trace.length,
  nextCutoff: (trace, { step }) => trace.nextMark(step) ?? step,
  previousCutoff: (trace, { step }) => trace.previousMark(step) ?? step,
  overSubtree: (trace, { step, grain }) => trace.overSubtree(step, grain),
  outToParent: (trace, { step }) => trace.outToParent(step),
};

/** Moves; a reader who moves has taken over from the playback. */
export function move(session: Session, name: Move): void {
  const state = session.getState();
  leap(session, TARGET[name](traceOf(state), state));
}

/** Moves to a step, as far as it may be shown. */
export function leap(session: Session, step: number): void {
  if (session.getState().playing) session.setState({ playing: false });
  goToStep(session, step);
}

/** Whether the move leads anywhere from here. */
export function canMove(state: SessionState, name: Move): boolean {
  return TARGET[name](traceOf(state), state) !== state.step;
}
