/**
 * Tasks whose code comes with what asks for them: the page has it from the screen that asks, the worker from the
 * beginning.
 */
import type { unzip } from '../../notation/zip/unzip.ts';

export interface LateTasks {
  readonly unzip: typeof unzip;
}

let brought: Partial<LateTasks> = {};

export function bringLateTasks(tasks: LateTasks): void {
  brought = tasks;
}

/** Throws when the task has not been brought. */
export function lateTask<Name extends keyof LateTasks>(name: Name): LateTasks[Name] {
  const task = brought[name];
  if (task === undefined) throw new Error(`the task ${name} is to run before its code has come`);
  return task;
}
