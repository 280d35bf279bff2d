/**
 * Searches that take long. A run is found synchronously (`runOf.ts`), so that a large tree is searched before the page
 * displays it: the action that would display it is given up before it changes anything, the search is recorded by the
 * worker of tasks, and then the action is carried out, which finds the run. Meanwhile the page stays as it is.
 */
import type { AnyRun, DepthFirstName, GameTree } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { wishOf } from '../core/random/uniformTree.ts';
import { bestChangesOf, plyCountsOf } from '../core/run/plyCounts.ts';
import { type RunColumns, runOfColumns } from '../core/run/runColumns.ts';
import { sidesAlternate } from '../core/tree/alternation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { sentTree } from '../core/tree/sentTree.ts';
import { timelineMarks } from '../families/timelineMarks.ts';
import { firstSubject } from './firstSubject.ts';
import {
  type BeginLong,
  beginLong,
  beginUnsaid,
  LONG_SEARCH,
  type Long,
  type LongSearch,
  SEARCHED,
} from './longSearch.ts';
import { carryOut, type LongTask, type Outcome } from './longTask.ts';
import type { Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { numbered } from './numbers.ts';
import { type How, MOST_AT_ONCE, recordElsewhere, runOf } from './runOf.ts';
import type { Session, SessionState } from './session.ts';
import { sliceOf } from './slice.ts';
import { type HowSearched, openingSettings } from './subject.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { SearchPart } from './tasks/searchTask.ts';
import type { StartTask } from './tasks/taskRunner.ts';

/** A search that is asked for. */
interface Asked extends How {
  readonly tree: GameTree;
  readonly algorithm: DepthFirstName;
}

/** Thrown out of an action that needs a run which takes long to record. */
class NotRecorded extends Error {
  constructor(readonly asked: Asked) {
    super('the search takes long and is recorded first');
  }
}

/** Whether an action is under way that can be given up and carried out later. */
let mayWait = false;

/** The run that was recorded last, until the action that waits for it has found it. */
let recorded: { readonly asked: Asked; readonly run: AnyRun } | null = null;

recordElsewhere((tree, algorithm, how) => {
  if (recorded?.asked.tree === tree && recorded.asked.name === how.name) return recorded.run;
  if (mayWait && tree.size > MOST_AT_ONCE) throw new NotRecorded({ tree, algorithm, ...how });
  return null;
});

/**
 * Carries out an action that displays a tree or another search of one: at once, or, when the search takes long, as soon as
 * it is recorded. The action must change the state through the session that it is given. It is dropped when the reader
 * cancels the search, asks for another one, or goes on to another tree meanwhile.
 */
export function whenRecorded(session: Session, act: (session: Session) => void, start = startTask): void {
  sliceOf(session, LONG_SEARCH).cancel();
  attempt(session, act, start);
}

function attempt(session: Session, act: (session: Session) => void, start: StartTask): void {
  mayWait = true;
  try {
    act(searchingFirst(session));
  } catch (thrown) {
    if (!(thrown instanceof NotRecorded)) throw thrown;
    record(session, thrown.asked, start, () => attempt(session, act, start));
  } finally {
    mayWait = false;
    recorded = null;
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
function record(session: Session, asked: Asked, start: StartTask, then: () => void): void {
  search(beginLong(session, firstSaid(asked)), asked, start, (run) => {
    if (typeof run === 'string') return;
    recorded = { asked, run };
    then();
  });
}

/** Returns what the page says of a search at first. */
function firstSaid({ algorithm, tree }: Asked): Partial<LongSearch> {
  return { phase: 'searching', algorithm, nodes: tree.size };
}

/** Has a search recorded by the worker of tasks, and calls `over` with its run, or says why there is none. */
function search(
  long: Long,
  { tree, algorithm, rules, limits }: Asked,
  start: StartTask,
  over: (run: Outcome<AnyRun>) => void,
): void {
  const sent = { tree: wishOf(tree) ?? sentTree(tree), algorithm, rules, limits };
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
  if ((await isRecorded(shown, begin, start)) || size <= LIMITS.nodes) return shown;
  notices.push({ kind: 'not-searched', nodes: size });
  const subject = firstSubject();
  return numbered(subject, { ...openingSettings(subject), numbers: 'max' });
}

/** Records the search of a state where it takes long; whether its run is there then. */
function isRecorded(shown: First, begin: BeginLong, start: StartTask): Promise<boolean> {
  const asked = notRecorded(shown);
  if (asked === null) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    search(begin(firstSaid(asked)), asked, start, (run) => {
      if (run === 'cancelled') {
        reject(new NotOpened());
        return;
      }
      if (run !== 'failed') {
        recorded = { asked, run };
        runOf(shown);
        recorded = null;
      }
      resolve(run !== 'failed');
    });
  });
}

/** Returns the search that a state needs and that takes long; null when there is none. */
function notRecorded(shown: Parameters<typeof runOf>[0]): Asked | null {
  mayWait = true;
  try {
    runOf(shown);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof NotRecorded)) throw thrown;
    return thrown.asked;
  } finally {
    mayWait = false;
  }
}

/**
 * Puts the run together, and finds its marks above the timeline and what the code beside it depends on; where it will be told in figures, it is counted ply by ply
 * as well.
 */
function* runInSteps(tree: GameTree, from: RunColumns): Generator<Progress<AnyRun>, void> {
  for (const step of runOfColumns(tree, from)) {
    const { done, of, part: run } = step;
    if (run !== null) {
      yield { done, of, part: null };
      timelineMarks(run);
      yield { done, of, part: null };
      sidesAlternate(run.tree);
      if (tree.size > LIMITS.nodes) yield* toldInFigures(run);
    }
    yield step;
  }
}

function* toldInFigures(run: AnyRun): Generator<Progress<never>, void> {
  yield { done: 0, of: run.length, part: null };
  bestChangesOf(run);
  yield* plyCountsOf(run).inSteps();
}
