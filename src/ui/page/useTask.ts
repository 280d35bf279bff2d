import { useEffect, useEffectEvent, useState } from 'react';
import { startTask } from '../../session/tasks/pageTasks.ts';
import type { InputOf, PartOf, TaskName } from '../../session/tasks/tasks.ts';

/**
 * Runs a long task while the component is mounted, and returns the parts of its result that have been made so far. Another
 * input cancels it and starts it anew; what the one before still reports is dropped. Throws when the task fails.
 */
export function useTask<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
  text: string = JSON.stringify([name, input]),
): readonly PartOf<Name>[] {
  const [known, setKnown] = useState<Known<PartOf<Name>>>({ text, parts: [], failure: null });
  const start = useEffectEvent((of: string) => {
    let parts: readonly PartOf<Name>[] = [];
    let isCurrent = true;
    const show = (made: readonly PartOf<Name>[], failure: string | null = null) => {
      parts = made;
      if (isCurrent) setKnown({ text: of, parts, failure });
    };
    const cancel = startTask(name, input, {
      begun: () => show([]),
      progressed: (report) => show([...parts, ...report.parts]),
      ended: (_how, report) => show([...parts, ...report.parts]),
      failed: (message) => show(parts, message),
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  });
  // The text stands for the input, which is another object with each rendering.
  useEffect(() => start(text), [text]);
  if (known.text !== text) return [];
  if (known.failure !== null) throw new Error(known.failure);
  return known.parts;
}

interface Known<Part> {
  /** the task and its input */
  readonly text: string;
  readonly parts: readonly Part[];
  readonly failure: string | null;
}
