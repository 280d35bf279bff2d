/**
 * Long simulations. The first iterations are made at once, so that the figure never waits; the others in the worker of
 * tasks, with progress. When they have come, or when the reader has had enough, the run is put together in small steps on
 * the page and takes the place of the short one.
 */
import '../drawing/simulationAdded.ts';
import type { AnyRun, NodeId, Numbers, SearchLimits, SimulationRun } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { putTogetherIn, putTogetherOn, spaceFor } from '../core/run/recordSimulation.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import type { SimulationChunk } from '../core/run/simulationChunk.ts';
import { AT_ONCE, NO_LIMITS } from '../core/search/searchSettings.ts';
import { gameSource } from '../games/gameSource.ts';
import { chooseLimits } from './chooseSearch.ts';
import { withRun } from './growing.ts';
import { inNumbers } from './numbers.ts';
import { timerClock } from './playing.ts';
import { preparedInSteps } from './runInSteps.ts';
import { runOf } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import type { Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';
import { growthOf, type Subject, withFullTree } from './subject.ts';
import { inSlices } from './tasks/inSlices.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { StartTask, TaskPlace } from './tasks/taskRunner.ts';

interface Simulating {
  /** `made` while iterations are made elsewhere, `shown` while the run is put together from them */
  readonly phase: 'none' | 'made' | 'shown' | 'failed';
  readonly place: TaskPlace;
  readonly done: number;
  readonly of: number;
  /** what is simulated; another subject, opened meanwhile, has nothing to do with it */
  readonly subject: Subject | null;
  /** ends the simulation early; what was made is kept */
  readonly cancel: () => void;
}

export const SIMULATING: Slice<Simulating> = {
  beginning: { phase: 'none', place: 'worker', done: 0, of: 0, subject: null, cancel: () => {} },
};

/** Changes settings of the displayed simulation. More iterations than are made at once go on in the worker. */
export function chooseSimulation(
  session: Session,
  changed: Partial<SearchLimits>,
  start: StartTask = startTask,
): void {
  sliceOf(session, SIMULATING).cancel();
  const before = session.getState();
  const limits = { ...NO_LIMITS, ...before.limits, ...changed };
  const isLong = limits.iterations > AT_ONCE;
  whenRecorded(session, (searching) => {
    chooseLimits(searching, isLong ? { ...changed, iterations: AT_ONCE } : changed);
    if (isLong) goOn(session, limits, start);
  });
}

function goOn(session: Session, limits: SearchLimits, start: StartTask): void {
  const { subject } = session.getState();
  // Another tree, search or step of undoing is not replaced by what comes late.
  const isCurrent = () => session.getState().subject === subject;
  const chunks: SimulationChunk[] = [];
  const change = (part: Partial<Simulating>) => changeSlice(session, SIMULATING, part);
  const end = () => change(SIMULATING.beginning);
  const take = (parts: readonly SimulationChunk[]) => {
    for (const part of parts) chunks.push(part);
  };
  change({ phase: 'made', done: 0, of: limits.iterations, subject });
  const cancel = start(
    'simulation',
    { of: simulationInput(subject), limits },
    {
      begun: (place) => {
        chunks.length = 0;
        change({ place });
      },
      progressed({ done, of, parts }) {
        take(parts);
        if (isCurrent()) change({ done, of });
        else sliceOf(session, SIMULATING).cancel();
      },
      ended(_how, { parts }) {
        take(parts);
        const made = chunks.reduce((sum, { rewards }) => sum + rewards.length, 0);
        if (isCurrent() && made > AT_ONCE) show(session, { ...limits, iterations: made }, chunks, end);
        else end();
      },
      failed: () => change({ phase: 'failed', cancel: end }),
    },
  );
  change({ cancel });
}

/** What a simulation of a subject needs, as plain data. */
export function simulationInput(subject: Subject) {
  const { tree, game } = withFullTree(subject);
  return game === null ? { tree: tree.columns, leafBounds: tree.leafBounds } : { game: game.setting };
}

/** Puts the run together in slices of time, and shows it at the same moment. */
function show(
  session: Session,
  limits: SearchLimits,
  chunks: readonly SimulationChunk[],
  end: () => void,
): void {
  const { subject, algorithm, rules, numbers = 'max' } = session.getState();
  const search = { algorithm, rules, limits };
  const whole = withFullTree(subject);
  const { game } = whole;
  const space = game === null ? null : spaceFor(gameSource(game.game));
  const steps =
    space === null
      ? putTogetherOn(whole.tree, search, growthOf(subject), chunks)
      : putTogetherIn(space, search, chunks);
  let run: AnyRun | null = null;
  const stop = inSlices(
    preparedLast(steps, numbers),
    {
      progressed({ parts }) {
        run = parts[0] ?? run;
      },
      ended(how, { parts }) {
        end();
        run = parts[0] ?? run;
        const state = session.getState();
        if (how === 'cancelled' || run === null || state.subject !== subject) return;
        const order = run.generationOrder;
        const shown =
          game === null || space === null
            ? withRun(whole, run, limits)
            : game.shownWith(
                { ...state, limits },
                { run, stateAt: (node) => space.position(order[node] as NodeId) },
              );
        const next = { ...state, subject: inNumbers(shown, { ...state, limits }), limits };
        const { step } = sameMoment(runOf(state), state.step, runOf(next));
        session.setState({ subject: next.subject, limits, step, playing: false });
      },
      failed: () => changeSlice(session, SIMULATING, { phase: 'failed', cancel: end }),
    },
    { clock: timerClock, now: () => performance.now() },
  );
  changeSlice(session, SIMULATING, { phase: 'shown', cancel: stop });
}

/** Puts a run together; the last steps find out what the page asks of it as soon as it is displayed. */
function* preparedLast(
  steps: Generator<Progress<SimulationRun>, void>,
  numbers: Numbers,
): Generator<Progress<SimulationRun>, void> {
  for (const step of steps) {
    const { part: run } = step;
    if (run !== null) yield* preparedInSteps(run.tree, numbers === 'mover' ? run.byMover : run);
    yield step;
  }
}

/** Whether the run of a simulation has only the iterations that are made at once, and its settings ask for more. */
export function isShort(run: AnyRun, limits: SearchLimits): boolean {
  return simulationOf(run) !== null && run.limits.iterations < limits.iterations;
}
