/** Two searches of the tree at hand side by side: one that reads everything, and one that cuts. */
import { oncePer } from '../core/oncePer.ts';
import { gapsIn, type Stop, stopsInStep } from '../core/run/inStep.ts';
import type { Trace } from '../core/run/trace.ts';
import {
  DEFAULT_ALGORITHM,
  type DepthFirstName,
  entersAgain,
  fullSearch,
  handsWindow,
} from '../core/search/algorithms.ts';
import { DEFAULT_RULES } from '../core/search/rules.ts';
import { NO_LIMITS, type SearchLimits } from '../core/search/searchLimits.ts';
import type { Move } from './moveNames.ts';
import { inNumbers } from './numbers.ts';
import type { Session, SessionState } from './session.ts';
import { drawWhole } from './showOther.ts';
import { drawnFirst, type HowSearched, isOfTwo } from './subject.ts';
import { traceOf } from './traceOf.ts';

/** The run that leads, on the left, and the one that is shown else. */
export function comparedRuns(state: SessionState): { readonly leading: Trace; readonly other: Trace } {
  const limits = onePass(state);
  const run = (how: HowSearched) => traceOf({ subject: inNumbers(drawnFirst(state.subject), how), ...how });
  return {
    leading: run({ ...state, algorithm: leadingFor(state), rules: DEFAULT_RULES, limits }),
    other: run({ ...state, limits }),
  };
}

/** What is shown is compared with what looks at everything; a search that looks again with the one that never does. */
function leadingFor({ algorithm, subject }: Pick<SessionState, 'algorithm' | 'subject'>): DepthFirstName {
  return entersAgain(algorithm) ? DEFAULT_ALGORITHM : fullSearch(drawnFirst(subject).tree);
}

/** Side by side both look equally deep, each once. */
function onePass({ limits }: Pick<SessionState, 'limits'>): SearchLimits {
  return { ...NO_LIMITS, depth: limits?.depth ?? null };
}

const stopsOf = oncePer((leading: Trace) => oncePer((other: Trace) => stopsInStep(leading, other)));

/** The moments at which both stand. */
export function comparedStops(state: SessionState): readonly Stop[] {
  const { leading, other } = comparedRuns(state);
  return stopsOf(leading)(other);
}

/** The stop at hand, as far as there are so many. */
export function stopAt(state: SessionState): { readonly at: number; readonly stop: Stop } {
  const stops = comparedStops(state);
  const asked = state.activity.kind === 'comparing' ? state.activity.stop : 0;
  const at = Math.min(Math.max(asked, 0), stops.length - 1);
  return { at, stop: stops[at] as Stop };
}

/** Begins at the last stop that the run shown has come to, or at the one that is asked for. */
export function compare(session: Session, asked?: number): void {
  // Both sides have the same tree, so it is there first.
  if (!isOfTwo(session.getState().subject) || !drawWhole(session)) return;
  const before = session.getState();
  const isCutting = handsWindow(before.algorithm);
  // What was worked off by lists is looked at along a path, under the names it has there.
  const other = { ...before, algorithm: DEFAULT_ALGORITHM, step: 0 };
  const state = isCutting ? before : { ...other, subject: inNumbers(drawnFirst(before.subject), other) };
  const stops = comparedStops(state);
  const reached = asked ?? stops.findLastIndex(({ other }) => other <= state.step);
  const at = Math.min(Math.max(reached, 0), stops.length - 1);
  session.setState({
    subject: state.subject,
    algorithm: state.algorithm,
    limits: onePass(state),
    step: stops[at]?.other ?? 0,
    activity: { kind: 'comparing', stop: at, move },
    playing: false,
    focused: null,
    hovered: null,
  });
}

/** Goes to a stop, or the nearest there is. */
export function goToStop(session: Session, asked: number): void {
  const stops = comparedStops(session.getState());
  const stop = Math.min(Math.max(Math.trunc(asked), 0), stops.length - 1);
  session.setState({ activity: { kind: 'comparing', stop, move }, step: stops[stop]?.other ?? 0 });
}

/** The moves of one figure, from leaf to leaf: to the next cut, to the ends. */
const TARGET: Readonly<Partial<Record<Move, (stops: readonly Stop[], at: number) => number>>> = {
  next: (_stops, at) => at + 1,
  back: (_stops, at) => at - 1,
  first: () => 0,
  last: (stops) => stops.length - 1,
  nextCutoff: (stops, at) => gapsIn(stops).find(({ first }) => first > at)?.first ?? at,
  previousCutoff: (stops, at) => gapsIn(stops).findLast(({ first }) => first < at)?.first ?? at,
};

/** false where the move leads nowhere from here. */
export function move(session: Session, name: Move): boolean {
  const state = session.getState();
  const stops = comparedStops(state);
  const { at } = stopAt(state);
  const to = TARGET[name]?.(stops, at) ?? -1;
  if (to < 0 || to >= stops.length || to === at) return false;
  goToStop(session, to);
  return true;
}

/** The session as one side of the comparison sees it; what is pointed at in one is shown in both. */
export function sideSession(session: Session, side: 'leading' | 'other'): Session {
  const view = (state: SessionState): SessionState => {
    const { stop } = stopAt(state);
    if (side === 'other') return { ...state, step: stop.other };
    return { ...state, algorithm: leadingFor(state), rules: DEFAULT_RULES, step: stop.leading };
  };
  return {
    ...session,
    getState: () => view(session.getState()),
    subscribe: (listener) => session.subscribe((state, before) => listener(view(state), view(before))),
  };
}
