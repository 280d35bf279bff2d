/** The module worker that every long task shares. */
import { unzip } from '../../notation/zip/unzip.ts';
import { timerClock } from '../playing.ts';
import { bringLateTasks } from './lateTasks.ts';
import type { ToWorker } from './messages.ts';
import { serveTasks } from './serveTasks.ts';

bringLateTasks({ unzip });

const hear = serveTasks((message, transfer) => self.postMessage(message, { transfer: [...transfer] }), {
  clock: timerClock,
  now: () => performance.now(),
});
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
