import { type MethodRun, runMethod, suspectOnly } from '../../src/practice/methods/methods.ts';
import { METHODS, type MethodName } from '../../src/practice/misconception.ts';
import type { Task } from '../../src/practice/task.ts';

/** The runs of the methods that have one for this task, of all or of those that are named. */
export function methodRuns(
  task: Task,
  names: readonly MethodName[] = METHODS,
): ReadonlyMap<MethodName, MethodRun> {
  const runs = new Map<MethodName, MethodRun>();
  for (const method of names) {
    const run = runMethod(task, suspectOnly(method));
    if (run !== null) runs.set(method, run);
  }
  return runs;
}
