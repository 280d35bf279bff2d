// @vitest-environment jsdom
/** A count beside the page, and in it where there is no worker. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CountsProgress, countLeaves } from '../../src/core/uniform/leafCounts.ts';
import { beginCounting, type CountingPlace, MOST_LEAVES } from '../../src/ui/growth/beginCounting.ts';
import { type CountingNews, gathered } from '../../src/ui/growth/counting.ts';

const WISH = { branching: 3, depth: 3, seed: 1 };
const ALL = [...countLeaves({ ...WISH, mostLeaves: MOST_LEAVES.page })];
const COUNTS = ALL.flatMap(({ counts }) => counts ?? []);

/** Counts, and hears what there is to hear. */
function listen(wish = WISH) {
  const places: CountingPlace[] = [];
  const news: CountingNews[] = [];
  const stop = beginCounting(wish, {
    begins: (place) => places.push(place),
    hears: (one) => news.push(one),
  });
  return { places, news, stop };
}

afterEach(() => vi.unstubAllGlobals());

describe('news of a count', () => {
  const at = (done: number, depth?: number): CountsProgress => ({
    done,
    of: 4,
    counts: depth === undefined ? null : { depth, minimax: 1, worst: 1, random: null, best: 1 },
  });

  it('come once some time has gone by, with all depths since the last, and at the end', () => {
    let time = 0;
    const now = () => (time += 25);
    const told = [...gathered([at(1, 0), at(2, 1), at(3, 2), at(4, 3)], now)];
    expect(told.flatMap(({ counts }) => counts.map(({ depth }) => depth))).toEqual([0, 1, 2, 3]);
    expect(told.map(({ done }) => done)).toEqual([3, 4]);
  });
});

describe('a count', () => {
  it('goes on in the page where no worker can be made, and says so', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('refused');
        }
      },
    );
    const { places, news } = listen();
    expect(places).toEqual(['page']);
    expect(news).toEqual([]);
    await expect.poll(() => news.at(-1)?.done).toBe(ALL.length);
    expect(news.flatMap(({ counts }) => counts)).toEqual(COUNTS);
  });

  it('begins again in the page where the worker’s script does not come', async () => {
    const ended = vi.fn();
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = ended;
        postMessage() {
          queueMicrotask(() => this.dispatchEvent(new Event('error')));
        }
      },
    );
    const { places, news } = listen();
    await expect.poll(() => news.at(-1)?.done).toBe(ALL.length);
    expect(places).toEqual(['worker', 'page']);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('stops where it is told to, in the page', async () => {
    vi.stubGlobal('Worker', undefined);
    const { news, stop } = listen({ branching: 10, depth: 12, seed: 1 });
    await expect.poll(() => news.length).toBeGreaterThan(0);
    stop();
    const heard = news.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(news).toHaveLength(heard);
  });

  it('ends its worker where it is told to, and when it is done', () => {
    const ended = vi.fn();
    const workers: EventTarget[] = [];
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = ended;
        postMessage = vi.fn();
        constructor() {
          super();
          workers.push(this);
        }
      },
    );
    const { stop, news } = listen();
    stop();
    expect(ended).toHaveBeenCalledOnce();
    listen();
    const data = { done: 5, of: 5, counts: [] } satisfies CountingNews;
    workers[1]!.dispatchEvent(new MessageEvent('message', { data }));
    expect(ended).toHaveBeenCalledTimes(2);
    expect(news).toEqual([]);
  });
});
