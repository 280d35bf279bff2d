/** Starts a count in a worker, or in slices between which the page goes on where there is none to be had. */
import { type CountsWish, countLeaves } from '../../core/uniform/index.ts';
import { ownScriptUrl } from '../page/ownScriptUrl.ts';
import { type CountingNews, gathered } from './counting.ts';
import workerUrl from './countingWorker.ts?worker&url';

/** A tree that is expected to ask for more leaves is not searched: in a worker a second or two, and in the page a blink. */
export const MOST_LEAVES = { worker: 4_000_000, page: 100_000 };

/** A worker that tells nothing for this long is given up, ms: between two of its messages lie a few seconds at most. */
const MOST_SILENCE = 60_000;

export type CountingPlace = keyof typeof MOST_LEAVES;

export interface CountingListener {
  /** The count begins from the start, there. */
  begins(place: CountingPlace): void;
  hears(news: CountingNews): void;
}

/** Counts until it is done, or the returned function is called. */
export function beginCounting(wish: Omit<CountsWish, 'mostLeaves'>, listener: CountingListener): () => void {
  let stop: () => void = () => undefined;
  const countHere = () => {
    listener.begins('page');
    stop = countInSlices({ ...wish, mostLeaves: MOST_LEAVES.page }, listener);
  };
  try {
    const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(silence);
      worker.terminate();
    };
    const giveUp = () => {
      end();
      countHere();
    };
    const waitForNews = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, MOST_SILENCE);
    };
    stop = end;
    worker.addEventListener('message', ({ data }: MessageEvent<CountingNews>) => {
      waitForNews();
      listener.hears(data);
      if (data.done === data.of) end();
    });
    worker.addEventListener('error', giveUp);
    listener.begins('worker');
    waitForNews();
    worker.postMessage({ ...wish, mostLeaves: MOST_LEAVES.worker } satisfies CountsWish);
  } catch {
    countHere();
  }
  return () => stop();
}

/** The steps of one slice come to one piece of news. */
function countInSlices(wish: CountsWish, { hears }: CountingListener): () => void {
  const news = gathered(countLeaves(wish), () => performance.now());
  let timer = setTimeout(slice);
  return () => clearTimeout(timer);

  function slice() {
    const { value, done } = news.next();
    if (done === true) return;
    hears(value);
    timer = setTimeout(slice);
  }
}
