/** How long the page is kept from answering a key while a large tree is made and searched beside it, in the built page. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';

const ANSWERS_MS = 50;
const SAMPLES = 5;
/** 31 children, 4 plies: 954,305 nodes. */
const [CHILDREN, PLIES] = ['31', '4'];

/** Makes and searches a tree of 954,305 nodes, and takes the longest task of the page until the run is there. */
export async function measureLarge(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const longest: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(`${server.address}#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=0`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Uniform tree', exact: true }).click();
      longest.push(await longestTask(page));
      await page.close();
    }
    return [
      {
        what: 'the longest task of the page while 954,305 nodes are made and searched',
        measured: median(longest),
        unit: ' ms',
        bound: ANSWERS_MS,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** ms; the browser tells only of tasks of 50 ms or more, so that it is 0 when there is none. */
async function longestTask(page: Page): Promise<number> {
  const form = page.locator('.panel-uniform');
  await form.locator('input').nth(0).fill(CHILDREN);
  await form.locator('input').nth(1).fill(PLIES);
  await page.evaluate(() => {
    const watched = { longest: 0, isOver: false };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        if (!watched.isOver) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
    // The search is over when its figures are displayed; displaying them is no part of it.
    new MutationObserver(() => {
      if (document.querySelector('.run-in-figures') !== null) watched.isOver = true;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await form.locator('button[type=submit]').click();
  await page.locator('.run-in-figures').waitFor();
  return page.evaluate(() => (globalThis as unknown as { watched: { longest: number } }).watched.longest);
}
