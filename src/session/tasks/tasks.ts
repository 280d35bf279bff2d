/** The table of tasks. */
import type { Progress } from '../../core/progress.ts';
import { type CountsWish, countLeaves, MOST_LEAVES } from '../../core/uniform/index.ts';
import { curveOf } from '../../games/gameCurve.ts';
import { playTournament } from '../../games/match/tournament.ts';
import { moveValuesOf } from '../../games/moveValues.ts';
import { opinionsOf } from '../../games/opinions.ts';
import { searchFigures } from '../../games/searchFigures.ts';
import type { GameSetting } from '../../games/setting.ts';
import { deepestInSteps, sizesInSteps } from '../../games/treeSizes.ts';
import { gameGraphTask } from './gameGraphTask.ts';
import { gameSearchTask } from './gameSearchTask.ts';
import { drawnGameTask, gameTreeTask } from './gameTreeTask.ts';
import type { Tell } from './inSlices.ts';
import { lateTask } from './lateTasks.ts';
import { parseTask } from './parseTask.ts';
import { readTask } from './readTask.ts';
import { searchTask } from './searchTask.ts';
import { seedsTask, simulationTask } from './simulationTask.ts';
import { spreadTask } from './spreadTask.ts';
import { uniformTask } from './uniformTask.ts';

/** A task may do less on the page, which `isOnPage` says; in a long step it may tell how far it is. */
type Task = (input: never, isOnPage: boolean, tell: Tell<unknown>) => Iterable<Progress<unknown>>;

const TASKS = {
  tournament: playTournament,
  opinions: (asked: Parameters<typeof opinionsOf>[0]) => opinionsOf(asked),
  curve: curveOf,
  simulation: simulationTask,
  seeds: seedsTask,
  search: searchTask,
  uniform: uniformTask,
  read: readTask,
  parse: parseTask,
  gameTree: gameTreeTask,
  drawnGame: drawnGameTask,
  gameSearch: gameSearchTask,
  gameGraph: gameGraphTask,
  gameDepth: deepestInSteps,
  gameSizes: sizesInSteps,
  spread: spreadTask,
  moveValues: (asked: Parameters<typeof moveValuesOf>[0]) => moveValuesOf(asked),
  unzip: (zip: Uint8Array<ArrayBuffer>) => lateTask('unzip')(zip),
  figures: (setting: GameSetting) => searchFigures(setting),
  leafCounts: (wish: Omit<CountsWish, 'mostLeaves'>, isOnPage: boolean) =>
    countLeaves({ ...wish, mostLeaves: isOnPage ? MOST_LEAVES.page : MOST_LEAVES.worker }),
} satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof TASKS;
export type InputOf<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
export type PartOf<Name extends TaskName> =
  ReturnType<(typeof TASKS)[Name]> extends Iterable<Progress<infer Part>> ? Part : never;

export type StepsOf = typeof stepsOf;

/** Returns the steps of a task; nothing is computed before the first one is asked for. */
export function stepsOf<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
  isOnPage: boolean,
  tell: Tell<PartOf<Name>>,
): Iterator<Progress<PartOf<Name>>> {
  const task = TASKS[name] as (
    input: InputOf<Name>,
    isOnPage: boolean,
    tell: Tell<PartOf<Name>>,
  ) => Iterable<Progress<PartOf<Name>>>;
  return task(input, isOnPage, tell)[Symbol.iterator]();
}
