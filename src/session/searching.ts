/**
 * Searches that take long. A run is found synchronously (`runOf.ts`), so that a large tree is searched before the page
 * displays it: the action that would display it is given up before it changes anything, the search is recorded by the
 * worker of tasks, and then the action is carried out, which finds the run. Meanwhile the page stays as it is.
 */
import type { AnyRun, GameTree } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { wishOf } from '../core/random/uniformTree.ts';
import { leavesCountedInSteps } from '../core/run/leavesBelow.ts';
import { bestChangesOf, plyCountsOf } from '../core/run/plyCounts.ts';
import { simulationInSteps } from '../core/run/recordSimulation.ts';
import { type RunColumns, runOfColumns } from '../core/run/runColumns.ts';
import {
  bringsTree,
  isDepthFirst,
  isListForm,
  isSimulation,
  type SimulationName,
} from '../core/search/algorithms.ts';
import { settingsKey } from '../core/search/searchSettings.ts';
import { sidesAlternate } from '../core/tree/alternation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { sentTree } from '../core/tree/sentTree.ts';
import { familyNames } from '../families/index.ts';
import { timelineMarks } from '../families/timelineMarks.ts';
import { firstSubject } from './firstSubject.ts';
import { beginLong, beginUnsaid, LONG_SEARCH, type Long, type LongSearch, SEARCHED } from './longSearch.ts';
import { carryOut, type LongTask, type Outcome, putTogether } from './longTask.ts';
import type { Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { numbered } from './numbers.ts';
import { elsewhere, MOST_AT_ONCE, runOf } from './runOf.ts';
import type { Session, SessionState } from './session.ts';
import { sliceOf } from './slice.ts';
import { type HowSearched, openingSettings } from './subject.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { AskedSearch, SearchPart } from './tasks/searchTask.ts';
import type { StartTask } from './tasks/taskRunner.ts';

/** A search that is asked for. */
interface Asked extends Omit<AskedSearch, 'tree' | 'algorithm'> {
  readonly tree: GameTree;
  readonly algorithm: AskedSearch['algorithm'] | SimulationName;
}

/** Thrown out of an action that needs a run which takes long to record. */
class NotRecorded extends Error {
  constructor(readonly asked: Asked) {
    super('the search takes long and is recorded first');
  }
}

/** Thrown out of an action that needs what takes long to find out on the page. */
class NotFound extends Error {
  constructor(readonly steps: () => Iterator<Progress<object>>) {
    super('it takes long to find out and is found in slices first');
  }
}

/** Whether an action is under way that can be given up and carried out later. */
let mayWait = false;

interface RecordedElsewhere {
  readonly asked: Asked;
  readonly run: AnyRun;
}

/** The runs that were recorded for the action under way, until it is carried out. */
let recorded: readonly RecordedElsewhere[] = [];

elsewhere.find = (tree, algorithm, { rules, limits }, growth) => {
  if (!isDepthFirst(algorithm) && !isListForm(algorithm) && !isSimulation(algorithm)) return null;
  const asked = { tree, algorithm, rules, limits, growth };
  const known = recorded.find((other) => isSame(other.asked, asked));
  if (known !== undefined) return known.run;
  if (mayWait && tree.size > MOST_AT_ONCE) throw new NotRecorded(asked);
  return null;
};

/**
 * Gives up the action under way, which is carried out again once the steps have found what it needs. Does nothing where no
 * action is under way that can be given up.
 */
export function foundInSlices(steps: () => Iterator<Progress<object>>): void {
  if (mayWait) throw new NotFound(steps);
}

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.tree === other.tree &&
    one.algorithm === other.algorithm &&
    one.growth === other.growth &&
    settingsKey(one) === settingsKey(other)
  );
}

/**
 * Carries out an action that displays a tree or another search of one: at once, or, when the search takes long, as soon as
 * it is recorded. The action must change the state through the session that it is given. It is dropped when the reader
 * cancels the search, asks for another one, or goes on to another tree meanwhile.
 */
export function whenRecorded(session: Session, act: (session: Session) => void, start = startTask): void {
  sliceOf(session, LONG_SEARCH).cancel();
  attempt(session, act, start);
}

function attempt(
  session: Session,
  act: (session: Session) => void,
  start: StartTask,
  before: readonly RecordedElsewhere[] = [],
): void {
  mayWait = true;
  recorded = before;
  try {
    act(searchingFirst(session));
  } catch (thrown) {
    if (thrown instanceof NotFound) {
      find(session, thrown.steps, () => attempt(session, act, start, before));
      return;
    }
    if (!(thrown instanceof NotRecorded)) throw thrown;
    const { asked } = thrown;
    record(session, asked, start, (run) => attempt(session, act, start, [...before, { asked, run }]));
  } finally {
    mayWait = false;
    recorded = [];
  }
}

/** Returns a session in which a change of the state asks for the run of the new state before it happens. */
function searchingFirst(session: Session): Session {
  const setState = (change: Partial<SessionState> | ((state: SessionState) => Partial<SessionState>)) => {
    const state = session.getState();
    const part = typeof change === 'function' ? change(state) : change;
    if (SEARCHED.some((name) => name in part)) runOf({ ...state, ...part });
    session.setState(part);
  };
  return { ...session, setState: setState as Session['setState'] };
}

/** Records a search beside the page and then calls `then`, unless it is cancelled or out of date by then. */
function record(session: Session, asked: Asked, start: StartTask, then: (run: AnyRun) => void): void {
  search(beginLong(session, firstSaid(asked)), asked, start, (run) => {
    if (typeof run !== 'string') then(run);
  });
}

/** Carries out steps on the page and then calls `then`, unless they are cancelled or out of date by then. */
function find(session: Session, steps: () => Iterator<Progress<object>>, then: () => void): void {
  const { subject } = session.getState();
  const said = { phase: 'pairing', nodes: subject.tree.size } as const;
  putTogether(beginLong(session, said), steps(), (found) => {
    if (typeof found !== 'string') then();
  });
}

/** Returns what the page says of a search at first. */
function firstSaid({ algorithm, tree }: Asked): Partial<LongSearch> {
  return { phase: 'searching', algorithm, nodes: tree.size };
}

/**
 * Has a search recorded by the worker of tasks, and calls `over` with its run, or says why there is none. A simulation with
 * as many iterations as are made at once is so short that it is recorded in slices on the page.
 */
function search(long: Long, asked: Asked, start: StartTask, over: (run: Outcome<AnyRun>) => void): void {
  const { tree, algorithm, ...others } = asked;
  if (isSimulation(algorithm)) {
    putTogether(long, simulated(asked), over);
    return;
  }
  const how = { algorithm, ...others };
  const sent = { tree: wishOf(tree) ?? sentTree(tree, how.growth === 'grown'), ...how };
  const task: LongTask<SearchPart, AnyRun> = {
    start: (listener) => start('search', sent, listener),
    begun: { soFar: LONG_SEARCH.beginning.soFar },
    said: (part) => (part.kind === 'so-far' ? { soFar: part.soFar } : {}),
    steps(part) {
      if (part.kind !== 'run') return null;
      long.change({ phase: 'assembling', share: 1 });
      return runInSteps(tree, part.run);
    },
  };
  carryOut(long, task, over);
}

type First = ReturnType<typeof numbered<Required<HowSearched>>>;

/**
 * Records the search of a state before the page displays it for the first time, so that `runOf` finds its run, and returns
 * the state. Where that fails the page searches the tree itself, unless the tree is too large to be drawn: then a notice
 * says so, and the first example is returned instead. Rejects with `NotOpened` when the reader cancels the search.
 */
export async function recordedFirst(
  shown: First,
  notices: Notice[],
  begin = beginUnsaid,
  start = startTask,
): Promise<First> {
  const { size } = shown.subject.tree;
  const isRecorded = (await onceRecorded(() => runOf(shown), begin, start)) !== null;
  if (isRecorded || size <= LIMITS.nodes) return shown;
  notices.push({ kind: 'not-searched', nodes: size });
  const subject = firstSubject();
  return numbered(subject, { ...openingSettings(subject), numbers: 'max' });
}

/**
 * Makes what needs runs, once these are recorded; null when one could not be recorded. Rejects with `NotOpened` when the
 * reader cancels a search.
 */
export async function onceRecorded<Made>(
  make: () => Made,
  begin = beginUnsaid,
  start = startTask,
): Promise<{ readonly made: Made } | null> {
  for (let before: readonly RecordedElsewhere[] = []; ; ) {
    const tried = tryTo(make, before);
    if ('made' in tried) return tried;
    const { asked } = tried;
    const run = await new Promise<Outcome<AnyRun>>((resolve) => {
      search(begin(firstSaid(asked)), asked, start, resolve);
    });
    if (run === 'cancelled') throw new NotOpened();
    if (run === 'failed') return null;
    before = [...before, { asked, run }];
  }
}

/** Makes something with the runs that are recorded; otherwise returns the search that it needs first. */
function tryTo<Made>(
  make: () => Made,
  before: readonly RecordedElsewhere[],
): { readonly made: Made } | { readonly asked: Asked } {
  mayWait = true;
  recorded = before;
  try {
    return { made: make() };
  } catch (thrown) {
    if (!(thrown instanceof NotRecorded)) throw thrown;
    return { asked: thrown.asked };
  } finally {
    mayWait = false;
    recorded = [];
  }
}

/**
 * Puts the run together, and finds its marks above the timeline and what the code beside it depends on; where it will be told in figures, it is counted ply by ply
 * as well.
 */
function* runInSteps(tree: GameTree, from: RunColumns): Generator<Progress<AnyRun>, void> {
  for (const step of runOfColumns(tree, from)) {
    const { part: run } = step;
    if (run !== null) {
      yield* preparedInSteps(tree, run);
      sidesAlternate(run.tree);
      if (tree.size > LIMITS.nodes) yield* toldInFigures(run);
    }
    yield step;
  }
}

/** Simulates a tree in steps, and finds the same marks. */
function* simulated({ tree, algorithm, rules, limits, growth }: Asked): Generator<Progress<AnyRun>, void> {
  for (const step of simulationInSteps(tree, { algorithm, rules, limits }, growth)) {
    if (step.part !== null) yield* preparedInSteps(tree, step.part);
    yield step;
  }
}

/** Finds out what the page asks of a run as soon as it is displayed. */
function* preparedInSteps(tree: GameTree, run: AnyRun): Generator<Progress<never>, void> {
  const wait = { done: run.length, of: run.length, part: null };
  yield wait;
  timelineMarks(run);
  yield wait;
  if (bringsTree(run.algorithm, tree)) familyNames(run.family, tree).prepared();
  yield wait;
  if (tree.size > LIMITS.nodes) return;
  const counting = leavesCountedInSteps(run);
  while (counting.next().done !== true) yield wait;
  yield wait;
}

function* toldInFigures(run: AnyRun): Generator<Progress<never>, void> {
  yield { done: 0, of: run.length, part: null };
  bestChangesOf(run);
  yield* plyCountsOf(run).inSteps();
}
