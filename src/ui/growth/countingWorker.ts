/**
 * The worker that counts evaluated leaves: it receives one request and sends reports until the count ends.
 */

import { type CountsWish, countLeaves } from '../../core/uniform/index.ts';
import { gathered } from './counting.ts';

self.addEventListener('message', ({ data }: MessageEvent<CountsWish>) => {
  for (const news of gathered(countLeaves(data), () => performance.now())) self.postMessage(news);
});
