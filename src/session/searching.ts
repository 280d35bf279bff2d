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
import type { AlgorithmName, AnyRun, GameTree } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { wishOf } from '../core/random/uniformTree.ts';
import { treeInStepsOf } from '../core/run/recordSearch.ts';
import { isSent } from '../core/run/runColumns.ts';
import { settingsKey } from '../core/search/searchSettings.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { sentTree } from '../core/tree/sentTree.ts';
import { waiting } from './drawFullTree.ts';
import { firstSubject } from './firstSubject.ts';
import {
  beginLong,
  beginUnsaid,
  cancelLong,
  LONG_SEARCH,
  type Long,
  type LongSearch,
  SEARCHED,
  type Work,
} from './longSearch.ts';
import { carryOut, type LongTask, type Outcome, putTogether } from './longTask.ts';
import {
  type Brought,
  brought,
  broughtFor,
  canWait,
  Missing,
  NOTHING_BROUGHT,
  tryTo,
  withoutWaiting,
} from './missing.ts';
import type { Notice } from './notice.ts';
import { NotOpened } from './notOpened.ts';
import { numbered } from './numbers.ts';
import { finishOrder } from './orderInMaking.ts';
import { preparedInSteps, runInSteps } from './runInSteps.ts';
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
  readonly algorithm: AlgorithmName;
}

/** A run that takes long to record. */
class NotRecorded extends Missing {
  constructor(readonly asked: Asked) {
    super({ phase: 'searching', algorithm: asked.algorithm, nodes: asked.tree.size });
  }

  bring(long: Long, start: StartTask, over: (run: Outcome<AnyRun>) => void): void {
    search(long, this.asked, start, over);
  }

  override keep(found: object): void {
    const one = { asked: this.asked, run: found as AnyRun };
    const { tree } = this.asked;
    last.set(tree, [one, ...(last.get(tree) ?? [])].slice(0, MOST_LAST));
  }
}

/** What takes long to find out on the page. */
class NotFound extends Missing {
  constructor(
    first: Partial<LongSearch>,
    private readonly steps: () => Iterator<Progress<object>>,
  ) {
    super(first);
  }

  bring(long: Long, _start: StartTask, over: (found: Outcome<object>) => void): void {
    putTogether(long, this.steps(), over);
  }
}

/** The greatest number of nodes of a tree for which no action waits. */
export const atOnce = { most: MOST_AT_ONCE };

interface RecordedElsewhere {
  readonly asked: Asked;
  readonly run: AnyRun;
}

/**
 * By large tree, the runs of it that were recorded last: the displayed one and the one beside it. The reader returns to them
 * after many small trees, for which the cache of runs gives them up.
 */
const last = new WeakMap<GameTree, readonly RecordedElsewhere[]>();

const MOST_LAST = 2;

elsewhere.find = (tree, algorithm, { rules, limits }, growth) => {
  if (!isSent(algorithm) && treeInStepsOf(algorithm) === undefined) return null;
  const asked = { tree, algorithm, rules, limits, growth };
  const found = broughtFor((missing) => missing instanceof NotRecorded && isSame(missing.asked, asked));
  if (found !== null) return found as AnyRun;
  const known = last.get(tree)?.find((other) => isSame(other.asked, asked));
  if (known !== undefined) return known.run;
  if (canWait() && tree.size > atOnce.most) throw new NotRecorded(asked);
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
  if (canWait() && nodes > atOnce.most) throw new NotFound({ phase: work, nodes }, () => stepsOf(finding()));
  return carriedOut(finding());
}

/** Returns the steps of what pauses; the last one has what was found. */
export function* stepsOf<Found>(finding: Iterator<undefined, Found>): Generator<Progress<Found>, void> {
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
  if (canWait()) {
    act(session);
    return;
  }
  finishOrder(session);
  const { edited, after } = sliceOf(session, WAITING_EDITS);
  if (edited !== null) {
    const inTurn = () => whenRecorded(session, act, start);
    changeSlice(session, WAITING_EDITS, { after: [...after, inTurn] });
    return;
  }
  cancelLong(session);
  attempt(NOTHING_BROUGHT);

  function attempt(before: Brought): void {
    const tried = tryTo(() => act(searchingFirst(session)), before);
    if ('made' in tried) return;
    const { missing } = tried;
    missing.bring(beginLong(session, missing.first), start, (found) => {
      if (typeof found !== 'string') attempt(brought(before, missing, found));
    });
  }
}

waiting.forSearch = (session, act) => whenRecorded(session, act);

/**
 * Returns a session that an action uses when it may have to wait for a search. Before this session changes its state, it asks
 * for the run of the new state; the action stops there when the run has not been recorded yet.
 */
export function searchingFirst(session: Session): Session {
  const setState = (change: Partial<SessionState> | ((state: SessionState) => Partial<SessionState>)) => {
    const state = session.getState();
    const part = typeof change === 'function' ? change(state) : change;
    if (SEARCHED.some((name) => name in part)) runOf({ ...state, ...part });
    // What hears of the change and acts in turn does not wait with this action, which could not be begun again.
    withoutWaiting(() => session.setState(part));
  };
  return { ...session, setState: setState as Session['setState'] };
}

/**
 * Has a search recorded by the worker of tasks, and calls `over` with its run, or says why there is none. A simulation with
 * as many iterations as are made at once is recorded in slices on the page.
 */
function search(long: Long, asked: Asked, start: StartTask, over: (run: Outcome<AnyRun>) => void): void {
  const { tree, algorithm, ...others } = asked;
  const inSteps = treeInStepsOf(algorithm);
  if (inSteps !== undefined) {
    putTogether(long, preparedToo(tree, inSteps(tree, { algorithm, ...others }, others.growth)), over);
    return;
  }
  const how = { algorithm: algorithm as AskedSearch['algorithm'], ...others };
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
  for (let before = NOTHING_BROUGHT; ; ) {
    const tried = tryTo(make, before);
    if ('made' in tried) return tried;
    const { missing } = tried;
    const found = await new Promise<Outcome<object>>((resolve) => {
      missing.bring(begin(missing.first), start, resolve);
    });
    if (found === 'cancelled') throw new NotOpened();
    if (found === 'failed') return null;
    before = brought(before, missing, found as object);
  }
}

/** Makes what needs runs, unless one of them takes long and is not known; then it returns null. */
export function madeAtOnce<Made>(make: () => Made): { readonly made: Made } | null {
  const tried = tryTo(make);
  return 'made' in tried ? tried : null;
}

/** Records in steps, and finds out what the page asks of the run as soon as it is displayed. */
function* preparedToo(
  tree: GameTree,
  recording: Iterable<Progress<AnyRun>>,
): Generator<Progress<AnyRun>, void> {
  for (const step of recording) {
    if (step.part !== null) yield* preparedInSteps(tree, step.part);
    yield step;
  }
}
