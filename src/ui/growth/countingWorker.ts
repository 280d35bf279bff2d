/** Counts beside the page, so that the page stays at hand: a wish comes in, what is known goes out. */

import { type CountsWish, countLeaves } from '../../core/uniform/index.ts';
import { gathered } from './counting.ts';

self.addEventListener('message', ({ data }: MessageEvent<CountsWish>) => {
  for (const news of gathered(countLeaves(data), () => performance.now())) self.postMessage(news);
});
