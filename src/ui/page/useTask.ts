import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Report } from '../../session/tasks/inSlices.ts';
import { startTask } from '../../session/tasks/pageTasks.ts';
import type { TaskPlace } from '../../session/tasks/taskRunner.ts';
import type { InputOf, PartOf, TaskName } from '../../session/tasks/tasks.ts';

/** Returns the parts of the result of `useRunningTask`. */
export function useTask<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
  text?: string,
): readonly PartOf<Name>[] {
  return useRunningTask(name, input, text).parts;
}

/** A task and what it has made so far. */
interface RunningTask<Part> {
  readonly parts: readonly Part[];
  readonly state: 'running' | 'done' | 'cancelled';
  readonly place: TaskPlace;
  /** how many of the task's steps are done, of how many; 0 of 0 before the first report */
  readonly done: number;
  readonly of: number;
  /** ends the task; what was made stays */
  readonly cancel: () => void;
}

const BEGUN = { parts: [], state: 'running', place: 'worker', done: 0, of: 0 } as const;

/**
 * Runs a long task while the component is mounted, and returns the parts of its result that have been made so far. Another
 * input cancels it and starts it anew; what the one before still reports is dropped. Throws when the task fails.
 */
export function useRunningTask<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
  text: string = JSON.stringify([name, input]),
): RunningTask<PartOf<Name>> {
  const end = useRef<() => void>(() => undefined);
  const [known, setKnown] = useState<Known<PartOf<Name>>>({ text, task: BEGUN, failure: null });
  const start = useEffectEvent((of: string) => {
    let task: Known<PartOf<Name>>['task'] = BEGUN;
    let isCurrent = true;
    const show = (change: Partial<typeof task>, failure: string | null = null) => {
      task = { ...task, ...change };
      if (isCurrent) setKnown({ text: of, task, failure });
    };
    const take = ({ parts, ...at }: Report<PartOf<Name>>) => ({ ...at, parts: [...task.parts, ...parts] });
    const cancel = startTask(name, input, {
      begun: (place) => show({ ...BEGUN, place }),
      progressed: (report) => show(take(report)),
      ended: (state, report) => show({ ...take(report), state }),
      failed: (message) => show({}, message),
    });
    end.current = cancel;
    return () => {
      isCurrent = false;
      cancel();
    };
  });
  // The text stands for the input, which is another object with each rendering.
  useEffect(() => start(text), [text]);
  if (known.text === text && known.failure !== null) throw new Error(known.failure);
  const task = known.text === text ? known.task : BEGUN;
  return { ...task, cancel: () => end.current() };
}

interface Known<Part> {
  /** the task and its input */
  readonly text: string;
  readonly task: Omit<RunningTask<Part>, 'cancel'>;
  readonly failure: string | null;
}
