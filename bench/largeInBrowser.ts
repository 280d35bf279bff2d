/**
 * How long the page is kept from answering a key while a large tree is made and searched beside it and its run is
 * displayed, in the built page.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import type { Figure } from './figure.ts';
import { longestTask } from './mainThread.ts';
import { median } from './medians.ts';

const ANSWERS_MS = 50;
const SAMPLES = 5;
/** 31 children, 4 plies: 954,305 nodes. */
const [CHILDREN, PLIES] = ['31', '4'];

/** How long the page is watched after the figures of the run stand there, ms. */
const AFTER_MS = 1_000;

/** Makes and searches a tree of 954,305 nodes, and takes the longest task of the page until all of the run is there. */
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
      const form = page.locator('.panel-uniform');
      await form.locator('input').nth(0).fill(CHILDREN);
      await form.locator('input').nth(1).fill(PLIES);
      longest.push(
        await longestTask(page, async () => {
          await form.locator('button[type=submit]').click();
          await page.locator('.run-in-figures').waitFor();
          await page.waitForTimeout(AFTER_MS);
        }),
      );
      await page.close();
    }
    return [
      {
        what: 'the longest task of the page while 954,305 nodes are made, searched and told, thread time',
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
