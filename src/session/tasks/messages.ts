/** The messages between the page and the worker of tasks. Every message has the number of the request it is about. */
import type { Report } from './inSlices.ts';
import type { InputOf, TaskName } from './tasks.ts';

export type ToWorker =
  | {
      readonly kind: 'start';
      readonly request: number;
      readonly task: TaskName;
      readonly input: InputOf<TaskName>;
    }
  | { readonly kind: 'cancel'; readonly request: number };

export type FromWorker =
  | {
      readonly kind: 'progress' | 'done' | 'cancelled';
      readonly request: number;
      readonly report: Report<unknown>;
    }
  | { readonly kind: 'failed'; readonly request: number; readonly message: string };
