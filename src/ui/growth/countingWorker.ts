/** Counts in a worker, so that the page stays responsive: a request comes in, reports go out. */

import { type CountsWish, countLeaves } from '../../core/uniform/index.ts';
import { gathered } from './counting.ts';

self.addEventListener('message', ({ data }: MessageEvent<CountsWish>) => {
  for (const news of gathered(countLeaves(data), () => performance.now())) self.postMessage(news);
});
