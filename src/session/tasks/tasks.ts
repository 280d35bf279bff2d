/** The table of tasks. */
import { playTournament } from '../../games/match/tournament.ts';

/** How far a task is, and the part of its result that a step has made, if it has made one. */
export interface Progress<Part> {
  readonly done: number;
  readonly of: number;
  readonly part: Part | null;
}

const TASKS = {
  tournament: playTournament,
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
  return TASKS[name](input)[Symbol.iterator]() as Iterator<Progress<PartOf<Name>>>;
}
