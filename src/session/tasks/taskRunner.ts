/** The page's side of the worker of tasks: it starts the worker, watches it, and hands on what it reports. */
import { inSlices, type Report, type ReportListener, type Time, tellingTo } from './inSlices.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { InputOf, PartOf, StepsOf, TaskName } from './tasks.ts';

/** Where a task runs: in the worker, in a second worker after the first one died, or on the page. */
export type TaskPlace = 'worker' | 'worker-again' | 'page';

export interface TaskListener<Part> extends ReportListener<Part> {
  /** Called when the task begins, or begins anew in another place; what was reported before no longer counts. */
  begun(place: TaskPlace): void;
}

/** A worker, as far as the runner uses it. */
export interface TaskPort {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface TaskHost extends Time {
  /** Starts a worker; throws when the host has none. `died` is called when the worker cannot be loaded or breaks. */
  makeWorker(heard: (message: FromWorker) => void, died: () => void): TaskPort;
  /** Brings the code of the tasks, which the page needs only when it has to run them itself. */
  bringTasks(brought: (stepsOf: StepsOf) => void, failed: (message: string) => void): void;
}

/** Starts a task; the returned function cancels it. */
export type StartTask = <Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
  listener: TaskListener<PartOf<Name>>,
) => () => void;

/**
 * The time after which a worker that reports nothing is given up, ms. One that works reports ten times a second, or after
 * a step that takes longer.
 */
const MOST_SILENCE = 30_000;

/** The time that a worker has to end a task that is cancelled, ms; after that the worker is ended. */
const CANCEL_MS = 75;

const NOT_BEGUN = { done: 0, of: 0 };

interface Running {
  readonly name: TaskName;
  readonly input: InputOf<TaskName>;
  readonly listener: TaskListener<unknown>;
  place: TaskPlace;
  /** how far the task was by its newest report */
  at: Pick<Report<unknown>, 'done' | 'of'>;
  cancel: () => void;
  isCancelled: boolean;
}

/** Returns a function that starts tasks. All of them share one worker, which is made when it is first needed. */
export function taskRunner(host: TaskHost): StartTask {
  /** the tasks that run in the worker, by the number of their request */
  const running = new Map<number, Running>();
  let worker: TaskPort | null = null;
  let requests = 0;
  let unwatch = () => {};
  return (name, input, listener) => {
    const task: Running = {
      ...{ name, input, place: 'worker', at: NOT_BEGUN, cancel: () => {}, isCancelled: false },
      listener: listener as TaskListener<unknown>,
    };
    begin(task, 'worker');
    return () => {
      if (task.isCancelled) return;
      task.isCancelled = true;
      task.cancel();
    };
  };

  function begin(task: Running, place: TaskPlace): void {
    const { name, input, listener } = task;
    Object.assign(task, { place, at: NOT_BEGUN, cancel: () => {} });
    const port = place === 'page' ? null : workerNow();
    listener.begun(port === null ? 'page' : place);
    if (task.isCancelled) {
      listener.ended('cancelled', { ...NOT_BEGUN, parts: [] });
      return;
    }
    if (port === null) {
      beginOnPage(task);
      return;
    }
    requests += 1;
    const request = requests;
    running.set(request, task);
    task.cancel = () => {
      port.postMessage({ kind: 'cancel', request });
      host.clock(CANCEL_MS, () => running.has(request) && endWorker(true));
    };
    watch();
    port.postMessage({ kind: 'start', request, task: name, input });
  }

  /** Runs a task on the page, once its code is there. */
  function beginOnPage(task: Running): void {
    const { name, input, listener } = task;
    let isWaiting = true;
    task.cancel = () => {
      if (isWaiting) listener.ended('cancelled', { ...NOT_BEGUN, parts: [] });
      isWaiting = false;
    };
    host.bringTasks(
      (stepsOf) => {
        if (!isWaiting) return;
        task.cancel = inSlices(stepsOf(name, input, true, tellingTo(listener, host)), listener, host);
      },
      (message) => {
        if (isWaiting) listener.failed(message);
        isWaiting = false;
      },
    );
  }

  /** Returns the worker, which is made if there is none; null when the host has no workers. */
  function workerNow(): TaskPort | null {
    try {
      const made = worker ?? host.makeWorker(hear, () => worker === made && endWorker());
      worker = made;
    } catch {
      return null;
    }
    return worker;
  }

  /** Hands on a message. One about a task that is over, or that runs elsewhere by now, is dropped. */
  function hear(message: FromWorker): void {
    const task = running.get(message.request);
    if (task === undefined) return;
    if (message.kind === 'progress') {
      task.at = message.report;
      task.listener.progressed(message.report);
    } else {
      running.delete(message.request);
      if (message.kind === 'failed') task.listener.failed(message.message);
      else task.listener.ended(message.kind, message.report);
    }
    watch();
  }

  /** Waits for the next message, as long as tasks run in the worker. */
  function watch(): void {
    unwatch();
    unwatch = running.size === 0 ? () => {} : host.clock(MOST_SILENCE, () => endWorker());
  }

  /**
   * Ends the worker, and with it cancelled tasks. The others begin anew: in another worker when this one was only busy with
   * a step of a cancelled task; when it died, once more in a worker and then on the page.
   */
  function endWorker(isBusy = false): void {
    worker?.terminate();
    worker = null;
    const tasks = [...running.values()];
    running.clear();
    watch();
    for (const task of tasks)
      if (task.isCancelled) task.listener.ended('cancelled', { ...task.at, parts: [] });
      else if (isBusy) begin(task, task.place);
      else begin(task, task.place === 'worker' ? 'worker-again' : 'page');
  }
}
