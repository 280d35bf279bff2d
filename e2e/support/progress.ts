/** The reader's progress: its screen, what is stored of it, and files that hold some. */

import type { Locator, Page } from '@playwright/test';
import type { Attempt } from '../../src/practice/attempt.ts';
import { printProgress } from '../../src/storage/progressFile.ts';
import { progress } from '../../src/words/en/work.ts';
import { progress as zhProgress } from '../../src/words/zh/work.ts';
import { expect } from './expect.ts';
import { en, goTo, zh } from './reading.ts';
import { fileOf, type GivenFile } from './trees.ts';

export { progress, zhProgress };

/** Opens the progress by the header; what is stored has been read. */
export async function openProgress(page: Page, words = progress): Promise<Locator> {
  const place = await goTo(page, 'progress', words === zhProgress ? zh : en);
  await expect(place.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(place.getByRole('heading', { name: words.stored })).toBeVisible();
  return place;
}

export function progressFile(name: string, attempts: readonly Attempt[]): GivenFile {
  return fileOf(name, printProgress(attempts));
}

/** The picture, as text that can be compared. */
export async function pictureIn(place: Locator): Promise<string[]> {
  const rows = await place
    .locator('.progress-picture, .misconceptions, .progress-next')
    .evaluateAll((parts) => parts.map((part) => part.innerHTML.replaceAll('><', '>\n<')));
  return rows.flatMap((row) => row.split('\n'));
}

/** Until the screen says that so many answers are stored. */
export async function expectCount(place: Locator, count: number): Promise<void> {
  const [before = ''] = progress.storedCount(count, '\n').split('\n');
  await expect(place.locator('.stored')).toContainText(before);
}

type Place = 'attempts' | 'damaged';

/** What is stored, as it is. */
export function storedProgress(page: Page, place: Place = 'attempts'): Promise<unknown[]> {
  return page.evaluate(async (store) => {
    // Opening what is not there yet would make it, empty, before the page does.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'plyscope-progress')) return [];
    const opening = indexedDB.open('plyscope-progress');
    const database = await new Promise<IDBDatabase>((done, fail) => {
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(new Error(String(opening.error))));
    });
    const asking = database.transaction(store).objectStore(store).getAll();
    const records = await new Promise<unknown[]>((done) => {
      asking.addEventListener('success', () => done(asking.result));
    });
    database.close();
    return records;
  }, place);
}

/** Puts records there as a fault, or another version of the page, would have; the database is there already. */
export async function storeRaw(page: Page, records: readonly object[]): Promise<void> {
  await page.evaluate(async (given) => {
    const opening = indexedDB.open('plyscope-progress');
    const database = await new Promise<IDBDatabase>((done) => {
      opening.addEventListener('success', () => done(opening.result));
    });
    const writing = database.transaction('attempts', 'readwrite');
    for (const record of given) writing.objectStore('attempts').put(record);
    await new Promise((done) => {
      writing.addEventListener('complete', done);
    });
    database.close();
  }, records);
}
