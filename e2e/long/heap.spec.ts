/** A lesson of hours: the page that has made 100,000 steps holds no more memory than after the first ten thousand. */
import type { Page } from '@playwright/test';
import { packTree } from '../../src/link/packTree.ts';
import { printWish } from '../../src/notation/uniformWish.ts';
import { expect, test } from '../quietTest.ts';
import { furnished } from '../support/picture.ts';
import { openLink } from '../support/reading.ts';

test.use({ ownContext: true });

/** 9,841 nodes. */
const WISH = { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;

/** The numbers of steps after which the memory is measured. */
const MEASURED = [10_000, 50_000, 100_000] as const;

/** By how much of the memory after the first measurement the last one may be above it. */
const MOST_GROWTH = 0.02;

/** Presses a key so many times, ten times between two frames. Returns how many presses changed the step. */
function press(page: Page, key: string, times: number): Promise<number> {
  return page.evaluate(
    async ([pressed, count]) => {
      const stepNow = () => document.querySelector('.subtitle')?.getAttribute('data-step');
      let moved = 0;
      for (let done = 0; done < count; done += 10) {
        const before = stepNow();
        for (let index = 0; index < 10; index += 1)
          for (const kind of ['keydown', 'keyup'])
            document.body.dispatchEvent(
              new KeyboardEvent(kind, { key: pressed, bubbles: true, cancelable: true }),
            );
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (stepNow() !== before) moved += 10;
      }
      return moved;
    },
    [key, times] as const,
  );
}

test('no memory is kept by 100,000 steps forwards and backwards over 9,841 nodes', async ({ page }) => {
  await openLink(page, `v1&own=${await packTree({ title: '', text: printWish(WISH) })}`);
  await expect(page.locator('.timeline input')).not.toHaveAttribute('max', '26');
  await furnished(page);
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  const held = async () => {
    // What one collection sets free may hold something that only the next one finds.
    for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const sizes: number[] = [];
  let steps = 0;
  let moved = 0;
  for (const until of MEASURED) {
    while (steps < until) {
      for (const key of ['ArrowRight', 'ArrowLeft']) moved += await press(page, key, 1_250);
      steps += 2_500;
    }
    sizes.push(await held());
  }
  const figures = sizes.map((size, index) => `${MEASURED[index]} steps: ${(size / 1e6).toFixed(2)} MB`);
  test.info().annotations.push({ type: 'memory', description: figures.join(', ') });
  expect(moved).toBeGreaterThan(0.95 * steps);
  expect((sizes.at(-1) as number) / (sizes[0] as number)).toBeLessThanOrEqual(1 + MOST_GROWTH);
});
