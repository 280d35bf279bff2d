/**
 * How long the page is kept from answering a key while a large tree is made and searched beside it and its run is
 * displayed, in the built page.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openTrees } from '../e2e/support/trees.ts';
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

/** A text of 900,001 nodes: 90 nodes with 9,999 leaves each. */
const TEXT = `(${`(${'1 2 3 '.repeat(3_333)})`.repeat(90)})`;

/** Has a large tree made, and one read from a file, and takes the longest task of the page until all of the run is there. */
export async function measureLarge(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
  const file = join(folder, 'large.txt');
  writeFileSync(file, TEXT);
  const sample = async (way: (page: Page) => Promise<() => Promise<void>>) => {
    const longest: number[] = [];
    for (let number = 0; number < SAMPLES; number += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(`${server.address}#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=0`);
      const begin = await way(page);
      longest.push(
        await longestTask(page, async () => {
          await begin();
          await page.locator('.run-in-figures').waitFor();
          await page.waitForTimeout(AFTER_MS);
        }),
      );
      await page.close();
    }
    return { measured: median(longest), unit: ' ms', bound: ANSWERS_MS };
  };
  try {
    return [
      {
        what: 'the longest task of the page while 954,305 nodes are made, searched and told, thread time',
        ...(await sample(uniformWish)),
      },
      {
        what: 'the longest task of the page while 900,001 nodes are read, searched and told, thread time',
        ...(await sample((page) => chosenFile(page, file))),
      },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Fills the form of uniform trees in; the function that is returned sends it. */
async function uniformWish(page: Page): Promise<() => Promise<void>> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Uniform tree', exact: true }).click();
  const form = page.locator('.panel-uniform');
  await form.locator('input').nth(0).fill(CHILDREN);
  await form.locator('input').nth(1).fill(PLIES);
  return () => form.locator('button[type=submit]').click();
}

/** Goes to the list of one's own trees; the function that is returned opens the file there. */
async function chosenFile(page: Page, file: string): Promise<() => Promise<void>> {
  const trees = await openTrees(page);
  return () => trees.locator('input[type=file]').setInputFiles(file);
}
