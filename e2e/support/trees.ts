/** The reader's own trees: the list, what is stored, files in and out. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { goTo, screen } from './reading.ts';

/** What a browser is given as a file. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function treesPage(page: Page): Locator {
  return screen(page, 'mine');
}

/** Opens the list of one's own trees. */
export function openTrees(page: Page): Promise<Locator> {
  return goTo(page, 'mine');
}

/** Back to what was there before the list was opened. */
export async function closeTrees(page: Page): Promise<void> {
  await page.goBack();
  await expect(treesPage(page)).toHaveCount(0);
}

/** What is stored, as it is. */
function storedRecords(page: Page): Promise<{ title: string; text: string; step: number }[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('plyscope')) return [];
    const opening = indexedDB.open('plyscope');
    const database = await new Promise<IDBDatabase>((done, fail) => {
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(new Error(String(opening.error))));
    });
    const asking = database.transaction('trees').objectStore('trees').getAll();
    const records = await new Promise<{ title: string; text: string; step: number }[]>((done) => {
      asking.addEventListener('success', () => done(asking.result));
    });
    database.close();
    return records;
  });
}

/** As a browser does that lets a page keep nothing. */
export async function refuseDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
}

/** "title: text" of every tree that is stored, in alphabetical order. */
export async function storedTrees(page: Page): Promise<string[]> {
  return (await storedRecords(page)).map(({ title, text }) => `${title}: ${text}`).sort();
}

export async function storedSteps(page: Page): Promise<number[]> {
  return (await storedRecords(page)).map(({ step }) => step);
}

/** A text as a file. */
export function fileOf(name: string, content: string | Buffer): GivenFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content as string) };
}

/** Gives a file to the screen. */
export async function giveFile(place: Locator, file: GivenFile): Promise<void> {
  await place.locator('input[type=file]').setInputFiles(file);
}

/** What is downloaded by a press. */
export async function downloadBy(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Drags files over the page, as soon as the page takes them; returns how to let them go. */
export async function dragFile(page: Page, ...files: readonly GivenFile[]): Promise<() => Promise<void>> {
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type, content } of given) {
        const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, content: buffer.toString('base64') })),
  );
  const isTaken = () =>
    page.evaluate((data) => {
      const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(over);
    }, dataTransfer);
  await expect.poll(isTaken).toBe(true);
  return () => page.dispatchEvent('body', 'drop', { dataTransfer });
}

export async function dropFile(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  const letGo = await dragFile(page, ...files);
  await letGo();
}
