/** The table of tasks. */
import type { Progress } from '../../core/progress.ts';
import { curveOf } from '../../games/gameCurve.ts';
import { playTournament } from '../../games/match/tournament.ts';
import { moveValuesOf } from '../../games/moveValues.ts';
import { opinionsOf } from '../../games/opinions.ts';
import { searchFigures } from '../../games/searchFigures.ts';
import { seedsTask, simulationTask } from './simulationTask.ts';

const TASKS = {
  tournament: playTournament,
  opinions: opinionsOf,
  curve: curveOf,
  simulation: simulationTask,
  seeds: seedsTask,
  moveValues: moveValuesOf,
  figures: searchFigures,
} satisfies Readonly<Record<string, (input: never) => Iterable<Progress<unknown>>>>;

export type TaskName = keyof typeof TASKS;
export type InputOf<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
export type PartOf<Name extends TaskName> =
  ReturnType<(typeof TASKS)[Name]> extends Iterable<Progress<infer Part>> ? Part : never;

/** Returns the steps of a task; nothing is computed before the first one is asked for. */
export function stepsOf<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
): Iterator<Progress<PartOf<Name>>> {
  const task = TASKS[name] as (input: InputOf<Name>) => Iterable<Progress<PartOf<Name>>>;
  return task(input)[Symbol.iterator]();
}
