/**
 * Games that take long to search. How many positions a search of a game needs is known only when it is over, so that a short
 * one is tried first; a longer one is made by the worker of tasks, which sends the tree that has grown with it. The states of
 * the game stay there: each is found again, from the moves that lead to it, when the page displays it.
 */
import type { AnyRun, NodeId, Search } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { recordSpaceInSteps } from '../core/run/recordSearch.ts';
import { GRAPH_FORM, playsToEnds } from '../core/search/algorithms.ts';
import { MOST_GENERATED } from '../core/search/growingSpace.ts';
import { settingsKey } from '../core/search/searchSettings.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type GameAsGraph, needsTooMany, searchGame, spaceOfGame } from '../games/searchGame.ts';
import type { GameSearch } from '../games/searchGameInPieces.ts';
import type { GameSetting, Placed } from '../games/setting.ts';
import type { TreeSizes } from '../games/treeSizes.ts';
import { type Unfolding, unfoldInPieces } from '../games/unfold.ts';
import { drawnGraphInPieces } from './drawnGraph.ts';
import type { GameWithRun, GameWithTree } from './foundGame.ts';
import { LONG_SEARCH, type Long, type LongSearch } from './longSearch.ts';
import { carryOut, type LongTask, type Outcome, putTogether } from './longTask.ts';
import { broughtFor, canWait, Missing } from './missing.ts';
import type { SearchSoFar } from './tasks/counts.ts';
import type { StartTask } from './tasks/taskRunner.ts';
import type { InputOf, PartOf, TaskName } from './tasks/tasks.ts';

/** What is found elsewhere, by the text of what was asked; an answer may be that there is none. */
interface Found<Answer> {
  readonly answer: Answer;
}

/** What puts together on the page what the worker sends; few visits need it. */
type Together = typeof import('./gameFromTask.ts');

/** What the worker of tasks finds. */
class FromTask<Name extends TaskName> extends Missing {
  /** @param steps returns the steps that put the answer together from the last part of the task */
  constructor(
    readonly key: string,
    first: Partial<LongSearch>,
    private readonly task: { readonly name: Name; readonly input: InputOf<Name> },
    private readonly steps: (
      last: PartOf<Name>,
      together: Together,
      long: Long,
    ) => Iterator<Progress<object>> | null,
  ) {
    super(first);
  }

  bring(long: Long, start: StartTask, over: (found: Outcome<object>) => void): void {
    let isCancelled = false;
    long.cancelBy(() => {
      isCancelled = true;
      long.end();
      over('cancelled');
    });
    import('./gameFromTask.ts').then(
      (together) => {
        if (!isCancelled) this.carryOut(together, long, start, over);
      },
      () => {
        if (isCancelled) return;
        long.stay('failed');
        over('failed');
      },
    );
  }

  private carryOut(
    together: Together,
    long: Long,
    start: StartTask,
    over: (found: Outcome<object>) => void,
  ): void {
    const { name, input } = this.task;
    const task: LongTask<PartOf<Name>, object> = {
      start: (listener) => start(name, input, listener),
      begun: { soFar: LONG_SEARCH.beginning.soFar },
      said(part) {
        const { soFar } = part as { readonly soFar?: SearchSoFar };
        return soFar === undefined ? {} : { soFar };
      },
      steps: (last) => this.steps(last, together, long),
    };
    carryOut(long, task, over);
  }
}

/** A simulation of a game, which the page makes itself, in slices. */
class InSlices extends Missing {
  constructor(
    readonly key: string,
    first: Partial<LongSearch>,
    private readonly steps: Iterator<Progress<object>>,
  ) {
    super(first);
  }

  bring(long: Long, _start: StartTask, over: (found: Outcome<object>) => void): void {
    putTogether(long, this.steps, over);
  }
}

/** Returns what was found for the action under way; null when nothing was. */
function found<Answer>(key: string): Found<Answer> | null {
  return broughtFor(
    (missing) => (missing instanceof FromTask || missing instanceof InSlices) && missing.key === key,
  ) as Found<Answer> | null;
}

/** Returns the one step that has an answer. */
function at<Answer>(answer: Answer): Iterator<Progress<Found<Answer>>> {
  return [{ done: 1, of: 1, part: { answer } }].values();
}

/** Returns a text that says which positions of a game are generated, and by which search. */
function keyOf(kind: string, setting: GameSetting, search?: Search): string {
  const { name, options, weights, start, moves, depth, symmetry } = setting;
  const game = JSON.stringify([kind, name, options, weights, start, moves, depth, symmetry]);
  return search === undefined ? game : `${game} ${search.algorithm} ${settingsKey(search)}`;
}

/** The positions that a search generates, and the nodes that a tree has, while the reader waits; that takes up to 40 ms. */
const MOST_AT_ONCE = 1000;

/** Thrown out of a search that would generate more. */
const TAKES_LONG = new Error('the search takes long');

/** The steps of a simulation that are made while the reader waits, each of about a millisecond. */
const STEPS_AT_ONCE = 24;

/** Returns a game searched by an algorithm; null when the search needs too many positions. */
export function searchedGame(placed: Placed, search: Search): GameWithRun | null {
  const { algorithm, rules, limits } = search;
  const key = keyOf('search', placed.setting, search);
  const known = found<GameWithRun | null>(key);
  if (known !== null) return known.answer;
  if (playsToEnds(algorithm)) return simulatedGame(placed, search, key);
  try {
    const most: [number?, (() => Error)?] = canWait() ? [MOST_AT_ONCE, () => TAKES_LONG] : [];
    const { run, states } = searchGame(placed, algorithm, rules, limits, ...most);
    return needsTooMany(run) ? null : { run, names: null, stateAt: (node) => states[node] };
  } catch (thrown) {
    throw thrown === TAKES_LONG ? searchElsewhere(placed, search as GameSearch, key) : thrown;
  }
}

function searchElsewhere(placed: Placed, search: GameSearch, key: string): Missing {
  const { algorithm, rules, limits } = search;
  const input = { setting: placed.setting, algorithm, rules, limits };
  const first = { phase: 'searching', algorithm, nodes: 0 } as const;
  return new FromTask(key, first, { name: 'gameSearch', input }, (last, { gameInSteps }, long) => {
    if (last.kind === 'so-far') return null;
    if (last.kind === 'too-many') return at(null);
    long.change({ phase: 'assembling', share: 1 });
    return answersOf(gameInSteps(placed, last));
  });
}

/** Returns the same steps, of which the last one has an answer. */
function* answersOf<Answer>(steps: Iterable<Progress<Answer>>): Generator<Progress<Found<Answer>>, void> {
  for (const step of steps) yield { ...step, part: step.part === null ? null : { answer: step.part } };
}

function simulatedGame(placed: Placed, asked: Search, key: string): GameWithRun {
  const { algorithm, rules, limits } = asked;
  const { space, search } = spaceOfGame(placed, algorithm, rules, limits, MOST_GENERATED);
  const shown = (run: AnyRun): GameWithRun => ({
    ...{ run, names: null },
    stateAt: (node) => space.position(run.generationOrder[node] as NodeId),
  });
  const steps = recordSpaceInSteps(space, search);
  for (let number = 1; !canWait() || number <= STEPS_AT_ONCE; number += 1) {
    const step = steps.next();
    if (step.done === true) break;
    if (step.value.part !== null) return shown(step.value.part);
  }
  throw new InSlices(key, { phase: 'searching', algorithm, nodes: 0 }, answersOf(games(steps)));

  function* games(rest: Iterable<Progress<AnyRun>>): Generator<Progress<GameWithRun>, void> {
    for (const step of rest) yield { ...step, part: step.part && shown(step.part) };
  }
}

/** The positions of a graph that are generated while the reader waits; to place them takes longer than to search them. */
const POSITIONS_AT_ONCE = 250;

/** Returns a game searched as a graph; null when it is too large to be drawn. */
export function gameAsGraph(placed: Placed): GameAsGraph | null {
  const { setting } = placed;
  const key = keyOf(`graph ${JSON.stringify([setting.solution, setting.chosen])}`, setting);
  const known = found<GameAsGraph | null>(key);
  if (known !== null) return known.answer;
  const pieces = drawnGraphInPieces(placed);
  for (;;) {
    const step = pieces.next();
    if (step.done === true) return step.value;
    if (canWait() && step.value > POSITIONS_AT_ONCE) break;
  }
  const first = { phase: 'searching', algorithm: GRAPH_FORM, nodes: 0 } as const;
  throw new FromTask(key, first, { name: 'gameGraph', input: setting }, (last, { graphInSteps }, long) => {
    if (last.kind === 'so-far') return null;
    if (last.kind === 'too-large') return at(null);
    long.change({ phase: 'assembling', share: 1 });
    return answersOf(graphInSteps(placed, last));
  });
}

/** Returns the full tree of a game; null when it is too large to be drawn. */
export function fullGame(placed: Placed, byEval: boolean): GameWithTree | null {
  const { game, setting } = placed;
  const { depth, symmetry } = setting;
  const key = keyOf(`full ${byEval}`, setting);
  const known = found<GameWithTree | null>(key);
  if (known !== null) return known.answer;
  const options = { byEval, symmetryOnce: symmetry };
  const unfolding = unfoldInPieces(game, depth ?? Infinity, options, LIMITS.nodes);
  for (;;) {
    const step = unfolding.next();
    if (step.done === true) return withTree(step.value);
    if (canWait() && step.value > MOST_AT_ONCE) break;
  }
  const input = { setting, byEval };
  throw new FromTask(
    key,
    { phase: 'making', nodes: 0 },
    { name: 'drawnGame', input },
    (last, { fullInSteps }) =>
      last.made === null ? at(null) : answersOf(fullInSteps(placed, byEval, last.made)),
  );
}

function withTree(unfolded: Unfolding<unknown>): GameWithTree | null {
  if (!unfolded.ok) return null;
  const { tree, states } = unfolded;
  return { tree, names: null, stateAt: (node) => states[node] };
}

/**
 * Returns the greatest depth in plies, less than the setting's, at which a search does not need too many positions; null
 * when there is none, and when nothing can wait for it.
 */
export function deepestOf({ setting }: Placed, search: Search): number | null {
  const { algorithm, rules, limits } = search as GameSearch;
  const input = { setting, algorithm, rules, limits };
  const first = { phase: 'searching', algorithm, nodes: 0 } as const;
  return foundOut(keyOf('depth', setting, search), first, { name: 'gameDepth', input })?.deepest ?? null;
}

/** The nodes of a full tree are counted up to this number, to say how much it is too large. */
const MOST_TOLD = 1_000_000;

/** Counts the nodes of the full tree of a game; the numbers are not known when nothing can wait for them. */
export function sizesOf({ setting }: Placed): TreeSizes {
  const input = { setting, most: MOST_TOLD, once: true };
  const key = keyOf('sizes', setting);
  return foundOut(key, { phase: 'counting' }, { name: 'gameSizes', input }) ?? { nodes: null, once: null };
}

/** Returns what a task finds out, which takes long; null when nothing can wait for it. */
function foundOut<Name extends 'gameDepth' | 'gameSizes'>(
  key: string,
  first: Partial<LongSearch>,
  task: { readonly name: Name; readonly input: InputOf<Name> },
): PartOf<Name> | null {
  const known = found<PartOf<Name>>(key);
  if (known === null && canWait()) throw new FromTask(key, first, task, (last) => at(last));
  return known?.answer ?? null;
}
