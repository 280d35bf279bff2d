/**
 * Counts the evaluated leaves in a worker or, when there is none, in short slices between which the page
 * stays responsive.
 */
import { type CountsWish, countLeaves } from '../../core/uniform/index.ts';
import { ownScriptUrl } from '../../session/tasks/ownScriptUrl.ts';
import { type CountingNews, gathered } from './counting.ts';
import workerUrl from './countingWorker.ts?worker&url';

/**
 * The greatest number of leaves of a tree that the count searches; larger trees are left out. With that
 * number, a worker needs a second or two, the page an instant.
 */
export const MOST_LEAVES = { worker: 4_000_000, page: 100_000 };

/**
 * The time after which a worker that sends no message is given up, ms. A working one sends messages a few
 * seconds apart at most.
 */
const MOST_SILENCE = 60_000;

export type CountingPlace = keyof typeof MOST_LEAVES;

export interface CountingListener {
  /** Called when the count starts from depth 0 in the given place, a worker or the page. */
  begins(place: CountingPlace): void;
  hears(news: CountingNews): void;
}

/** Starts a count and reports to the listener until the count ends or the returned function is called. */
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

/** Counts in slices of time on the page itself, with one report for each slice. */
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
