/** The worker's side of the messages. */
import { inSlices, type ReportListener, type Time } from './inSlices.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { stepsOf } from './tasks.ts';

/** Returns what the worker does with a message. Tasks that were started one after the other run slice by slice. */
export function serveTasks(answer: (message: FromWorker) => void, time: Time): (message: ToWorker) => void {
  /** by request: the function that cancels its task */
  const running = new Map<number, () => void>();
  return (message) => {
    const { request } = message;
    if (message.kind === 'cancel') {
      running.get(request)?.();
      return;
    }
    const listener = {
      progressed: (report) => answer({ kind: 'progress', request, report }),
      ended: (how, report) => {
        running.delete(request);
        answer({ kind: how, request, report });
      },
      failed: (text) => {
        running.delete(request);
        answer({ kind: 'failed', request, message: text });
      },
    } satisfies ReportListener<unknown>;
    running.set(request, inSlices(stepsOf(message.task, message.input, false), listener, time));
  };
}
