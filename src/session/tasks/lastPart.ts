/** Tasks of whose parts only the last one counts. It may come in the last report or in an earlier one. */
import type { Report } from './inSlices.ts';
import type { TaskListener, TaskPlace } from './taskRunner.ts';

interface LastPartListener<Part> {
  readonly begun?: (place: TaskPlace) => void;
  readonly progressed?: (report: Report<Part>) => void;
  /** Called at the end; the part is null when the task made none. */
  readonly ended: (how: 'done' | 'cancelled', last: Part | null) => void;
  readonly failed: (message: string) => void;
}

export function forLastPart<Part>({
  begun,
  progressed,
  ended,
  failed,
}: LastPartListener<Part>): TaskListener<Part> {
  let last: Part | null = null;
  return {
    begun(place) {
      last = null;
      begun?.(place);
    },
    progressed(report) {
      last = report.parts.at(-1) ?? last;
      progressed?.(report);
    },
    ended: (how, { parts }) => ended(how, parts.at(-1) ?? last),
    failed,
  };
}
