import { useEffect, useEffectEvent, useState } from 'react';
import { startTask } from '../../session/tasks/pageTasks.ts';
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
  /** ends the task; null when it is over */
  readonly cancel: (() => void) | null;
}

const NOTHING = { parts: [], cancel: null };

/**
 * Runs a long task while the component is mounted, and returns the parts of its result that have been made so far. Another
 * input cancels it and starts it anew; what the one before still reports is dropped. Throws when the task fails.
 */
export function useRunningTask<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
  text: string = JSON.stringify([name, input]),
): RunningTask<PartOf<Name>> {
  const [known, setKnown] = useState<Known<PartOf<Name>>>({ text, ...NOTHING, failure: null });
  const start = useEffectEvent((of: string) => {
    let parts: readonly PartOf<Name>[] = [];
    let isCurrent = true;
    let end: () => void = () => undefined;
    const cancel = () => end();
    const show = (made: readonly PartOf<Name>[], isOver: boolean, failure: string | null = null) => {
      parts = made;
      if (isCurrent) setKnown({ text: of, parts, cancel: isOver ? null : cancel, failure });
    };
    end = startTask(name, input, {
      begun: () => show([], false),
      progressed: (report) => show([...parts, ...report.parts], false),
      ended: (_how, report) => show([...parts, ...report.parts], true),
      failed: (message) => show(parts, true, message),
    });
    return () => {
      isCurrent = false;
      end();
    };
  });
  // The text stands for the input, which is another object with each rendering.
  useEffect(() => start(text), [text]);
  if (known.text !== text) return NOTHING;
  if (known.failure !== null) throw new Error(known.failure);
  return known;
}

interface Known<Part> extends RunningTask<Part> {
  /** the task and its input */
  readonly text: string;
  readonly failure: string | null;
}
