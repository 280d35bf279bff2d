/** The worker's side of the messages. */
import { inSlices, type Report, type ReportListener, type Time, tellingTo } from './inSlices.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { stepsOf } from './tasks.ts';

/** Returns what the worker does with a message. Tasks that were started one after the other run slice by slice. */
export function serveTasks(
  answer: (message: FromWorker, transfer: readonly ArrayBuffer[]) => void,
  time: Time,
): (message: ToWorker) => void {
  /** by request: the function that cancels its task */
  const running = new Map<number, () => void>();
  return (message) => {
    const { request } = message;
    if (message.kind === 'cancel') {
      running.get(request)?.();
      return;
    }
    const listener = {
      progressed: (report) => answer({ kind: 'progress', request, report }, transferred(report)),
      ended: (how, report) => {
        running.delete(request);
        answer({ kind: how, request, report }, transferred(report));
      },
      failed: (text) => {
        running.delete(request);
        answer({ kind: 'failed', request, message: text }, []);
      },
    } satisfies ReportListener<unknown>;
    const steps = stepsOf(message.task, message.input, false, tellingTo(listener, time));
    running.set(request, inSlices(steps, listener, time));
  };
}

/** Returns the buffers that the parts of a report name as theirs: they change hands instead of being copied. */
function transferred({ parts }: Report<unknown>): readonly ArrayBuffer[] {
  return parts.flatMap(
    (part) => (part as { readonly transfer?: readonly ArrayBuffer[] } | null)?.transfer ?? [],
  );
}
