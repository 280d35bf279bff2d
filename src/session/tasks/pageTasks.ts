/** Starts tasks from the page. */
import { timerClock } from '../playing.ts';
import type { FromWorker } from './messages.ts';
import { ownScriptUrl } from './ownScriptUrl.ts';
import { type StartTask, taskRunner } from './taskRunner.ts';
import workerUrl from './taskWorker.ts?worker&url';

export const startTask: StartTask = taskRunner({
  clock: timerClock,
  now: () => performance.now(),
  makeWorker(heard, died) {
    // The player is built without the worker's script.
    if (workerUrl === '') throw new Error('there is no worker');
    const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data));
    worker.addEventListener('error', died);
    worker.addEventListener('messageerror', died);
    return worker;
  },
  bringTasks(brought, failed) {
    import('./tasks.ts').then(
      ({ stepsOf }) => brought(stepsOf),
      (problem: unknown) => failed(String(problem)),
    );
  },
});
