/**
 * Searches that take long. A run is found synchronously (`runOf.ts`), so that a large tree is searched before the page
 * displays it: the action that would display it is given up before it changes anything, the search is recorded by the
 * worker of tasks, and then the action is carried out, which finds the run. Meanwhile the page stays as it is.
 *
 * The actions of the session that choose another search or tree do so by themselves (`whenRecorded`), so that no control has
 * to know how large the tree is. What a panel says of a search that is not displayed is made by `madeAtOnce` or, where that
 * takes long, by `onceRecorded`.
 */
import { carriedOut } from '../core/carriedOut.ts';
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
import { waiting } from './drawFullTree.ts';
import { firstSubject } from './firstSubject.ts';
import {
  type BeginLong,
  beginLong,
  beginUnsaid,
  LONG_SEARCH,
  type Long,
  type LongSearch,
  SEARCHED,
  type Work,
} from './longSearch.ts';
import { carryOut, type LongTask, type Outcome, putTogether } from './longTask.ts';
import type { Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { numbered } from './numbers.ts';
import { elsewhere, MOST_AT_ONCE, runOf } from './runOf.ts';
import type { Session, SessionState } from './session.ts';
import { changeSlice, sliceOf } from './slice.ts';
import { type HowSearched, openingSettings } from './subject.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { AskedSearch, SearchPart } from './tasks/searchTask.ts';
import type { StartTask } from './tasks/taskRunner.ts';
import { WAITING_EDITS } from './waitingEdits.ts';

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
  constructor(
    readonly work: Work,
    readonly nodes: number,
    readonly steps: () => Iterator<Progress<object>>,
  ) {
    super('it takes long to find out and is found in slices first');
  }
}

type Missing = NotRecorded | NotFound;

/** The greatest number of nodes of a tree for which no action waits. */
export const atOnce = { most: MOST_AT_ONCE };

/** Whether an action is under way that can be given up and carried out later. */
let mayWait = false;

interface RecordedElsewhere {
  readonly asked: Asked;
  readonly run: AnyRun;
}

/** The runs that were recorded for the action under way, until it is carried out. */
let recorded: readonly RecordedElsewhere[] = [];

/**
 * By large tree, the runs of it that were recorded last: the displayed one and the one beside it. The reader returns to them
 * after many small trees, for which the cache of runs gives them up.
 */
const last = new WeakMap<GameTree, readonly RecordedElsewhere[]>();

const MOST_LAST = 2;

elsewhere.find = (tree, algorithm, { rules, limits }, growth) => {
  if (!isDepthFirst(algorithm) && !isListForm(algorithm) && !isSimulation(algorithm)) return null;
  const asked = { tree, algorithm, rules, limits, growth };
  const known = [...recorded, ...(last.get(tree) ?? [])].find((other) => isSame(other.asked, asked));
  if (known !== undefined) return known.run;
  if (mayWait && tree.size > atOnce.most) throw new NotRecorded(asked);
  return null;
};

/**
 * Carries out what may pause. When it is about a large tree and an action is under way that can be given up, the action is,
 * and it is carried out again once this is done in slices; what is found must be kept for that.
 *
 * @param work what the page says of it meanwhile
 * @param nodes the number of nodes of the tree
 */
export function foundInSlices<Found extends object>(
  work: Work,
  nodes: number,
  finding: () => Iterator<undefined, Found>,
): Found {
  if (mayWait && nodes > atOnce.most) throw new NotFound(work, nodes, () => stepsOf(finding()));
  return carriedOut(finding());
}

function* stepsOf<Found>(finding: Iterator<undefined, Found>): Generator<Progress<Found>, void> {
  let found = finding.next();
  for (; found.done !== true; found = finding.next()) yield { done: 0, of: 1, part: null };
  yield { done: 1, of: 1, part: found.value };
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
 * it is recorded. The action must change the state through the session that it is given, and may be begun several times
 * before it comes to that. It is dropped when the reader cancels the search, asks for another one, or goes on to another
 * tree or screen meanwhile. An action within another one waits together with it. While edits wait for their search, the
 * action waits for them, because it is about the edited tree; it is dropped with them.
 */
export function whenRecorded(session: Session, act: (session: Session) => void, start = startTask): void {
  if (mayWait) {
    act(session);
    return;
  }
  const { edited, after } = sliceOf(session, WAITING_EDITS);
  if (edited !== null) {
    const inTurn = () => whenRecorded(session, act, start);
    changeSlice(session, WAITING_EDITS, { after: [...after, inTurn] });
    return;
  }
  sliceOf(session, LONG_SEARCH).cancel();
  attempt([]);

  function attempt(before: readonly RecordedElsewhere[]): void {
    const tried = tryTo(() => act(searchingFirst(session)), before);
    if ('made' in tried) return;
    bring(
      tried.missing,
      (first) => beginLong(session, first),
      start,
      (run) => {
        if (typeof run !== 'string') attempt(withRun(before, tried.missing, run));
      },
    );
  }
}

waiting.forSearch = (session, act) => whenRecorded(session, act);

/**
 * Returns a session for an action that may have to wait, in which a change of the state asks for the run of the new state
 * before it happens.
 */
export function searchingFirst(session: Session): Session {
  const setState = (change: Partial<SessionState> | ((state: SessionState) => Partial<SessionState>)) => {
    const state = session.getState();
    const part = typeof change === 'function' ? change(state) : change;
    if (SEARCHED.some((name) => name in part)) runOf({ ...state, ...part });
    // What hears of the change and acts in turn does not wait with this action, which could not be begun again.
    const waited = mayWait;
    mayWait = false;
    try {
      session.setState(part);
    } finally {
      mayWait = waited;
    }
  };
  return { ...session, setState: setState as Session['setState'] };
}

/** Makes something with the runs that are recorded; otherwise returns what it needs first. */
function tryTo<Made>(
  make: () => Made,
  before: readonly RecordedElsewhere[],
): { readonly made: Made } | { readonly missing: Missing } {
  const outer = { mayWait, recorded };
  mayWait = true;
  recorded = before;
  try {
    return { made: make() };
  } catch (thrown) {
    if (!(thrown instanceof NotRecorded || thrown instanceof NotFound)) throw thrown;
    return { missing: thrown };
  } finally {
    ({ mayWait, recorded } = outer);
  }
}

/** Brings what is missing and calls `over` with it, or says why there is none. */
function bring(
  missing: Missing,
  begin: BeginLong,
  start: StartTask,
  over: (found: Outcome<object>) => void,
): void {
  if (missing instanceof NotFound) {
    const { work, nodes, steps } = missing;
    putTogether(begin({ phase: work, nodes }), steps(), over);
  } else
    search(begin(firstSaid(missing.asked)), missing.asked, start, over as (run: Outcome<AnyRun>) => void);
}

/** Returns the recorded runs with that of a search that was missing. */
function withRun(
  before: readonly RecordedElsewhere[],
  missing: Missing,
  found: object,
): readonly RecordedElsewhere[] {
  if (missing instanceof NotFound) return before;
  const one = { asked: missing.asked, run: found as AnyRun };
  const { tree } = missing.asked;
  last.set(tree, [one, ...(last.get(tree) ?? [])].slice(0, MOST_LAST));
  return [...before, one];
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
    const { missing } = tried;
    const found = await new Promise<Outcome<object>>((resolve) => {
      bring(missing, begin, start, resolve);
    });
    if (found === 'cancelled') throw new NotOpened();
    if (found === 'failed') return null;
    before = withRun(before, missing, found as object);
  }
}

/** Makes what needs runs, unless one of them takes long and is not known; then it returns null. */
export function madeAtOnce<Made>(make: () => Made): { readonly made: Made } | null {
  const tried = tryTo(make, []);
  return 'made' in tried ? tried : null;
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
