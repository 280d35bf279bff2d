/** Keeping trees where the device fails: it goes on as soon as it can, says so at once, and offers the file. */

import type { Page } from '@playwright/test';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { unpackTree } from '../src/link/packedTree.ts';
import type { StoredTree } from '../src/storage/storedTree.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press, textBox } from './support/editing.ts';
import { holdBack } from './support/network.ts';
import { edit, en, leafFigures, notices, openLink, pressEdit, sentence } from './support/reading.ts';
import { closeTrees, downloadBy, openTrees, refuseDatabases, storedTrees } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const SOUND: StoredTree = {
  version: 1,
  id: 'sound',
  title: 'Sound',
  text: '(1 2) (3 4)',
  algorithm: 'alpha-beta',
  rules: { ...DEFAULT_RULES, cutoff: 'equal', value: 'soft', bounds: 'all' },
  notation: 'window',
  step: 0,
  edited: Date.UTC(2025, 9, 1),
  revision: 1,
};

/** New tree, and two edits. */
async function makeTree(page: Page, text: string): Promise<void> {
  await (await openTrees(page)).getByRole('button', { name: edit.newTree, exact: true }).click();
  await textBox(page).fill('(9 9) (9 9)');
  await textBox(page).fill(text);
}

/** The text of the own tree that the page's address holds, or "none". */
async function addressedTree(page: Page): Promise<string> {
  const packed = new URLSearchParams(new URL(page.url()).hash).get('own');
  const unpacked = packed === null ? null : await unpackTree(packed);
  return unpacked?.ok ? unpacked.value.text : 'none';
}

function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('plyscope');
    await new Promise((done) => {
      deleting.addEventListener('success', done);
    });
  });
}

/** Puts records there as a fault would have. */
async function storeRaw(page: Page, records: readonly object[]): Promise<void> {
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('plyscope');
    const database = await new Promise<IDBDatabase>((done) => {
      opening.addEventListener('success', () => done(opening.result));
    });
    const transaction = database.transaction('trees', 'readwrite');
    for (const record of all) transaction.objectStore('trees').put(record);
    await new Promise((done) => {
      transaction.addEventListener('complete', done);
    });
    database.close();
  }, records);
}

for (const shown of someOf([-1e15, 1e16, Number.NaN], 1, 4)) {
  test(`A clock that shows ${shown} makes one record a tree, which can be read again`, async ({ page }) => {
    // NaN would arrive there as null.
    await page.addInitScript((ms) => {
      Date.now = () => Number(ms);
    }, String(shown));
    await openLink(page);
    await makeTree(page, '(1 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 4)']);
    await textBox(page).fill('(5 6) (7 8)');
    await expect.poll(() => storedTrees(page)).toEqual([': (5 6) (7 8)']);
    await page.reload();
    await expect.poll(() => leafFigures(page)).toEqual(['5', '6', '7', '8']);
    const list = await openTrees(page);
    await expect(list.getByRole('button', { name: edit.newTree, exact: true })).toBeVisible();
    await expect(list.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.notice')).toHaveCount(0);
  });
}

test.describe('Trees are kept again', () => {
  test('after the database was deleted from another tab', LONG, async ({ page, context }) => {
    await openLink(page);
    await makeTree(page, '(1 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 4)']);
    const other = await context.newPage();
    await openLink(other);
    await deleteDatabase(other);
    await other.close();
    await makeTree(page, '(5 6) (7 8)');
    await expect.poll(() => storedTrees(page)).toEqual([': (5 6) (7 8)']);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('after the site’s data was cleared', LONG, async ({ page, context }) => {
    await openLink(page);
    await makeTree(page, '(1 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 4)']);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'all',
    });
    await makeTree(page, '(5 6) (7 8)');
    await expect.poll(() => storedTrees(page)).toEqual([': (5 6) (7 8)']);
  });

  test('in a database whose stores were missing', LONG, async ({ page }) => {
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: 'bare' }));
    await page.goto('./bare');
    await page.evaluate(async () => {
      const opening = indexedDB.open('plyscope', 1);
      await new Promise((done) => {
        opening.addEventListener('success', done);
      });
      opening.result.close();
    });
    await openLink(page);
    await makeTree(page, '(5 6) (7 8)');
    await expect.poll(() => storedTrees(page)).toEqual([': (5 6) (7 8)']);
    await expect((await openTrees(page)).getByText('(5 6) (7 8)')).toBeVisible();
  });

  test(
    'as soon as the device lets them be read again; until then it is said, and the file is offered',
    LONG,
    async ({ page }) => {
      await openLink(page);
      await page.evaluate(() => {
        const { get } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.get = () => {
          throw new DOMException('Internal error.', 'UnknownError');
        };
        Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { get }) });
      });
      await makeTree(page, '(1 2) (3 4)');
      const notice = page.getByRole('alert').filter({ hasText: notices.notStored.failed });
      await expect(notice).toBeVisible();
      const { bytes } = await downloadBy(page, notice.getByRole('button', { name: notices.saveFile }));
      expect(JSON.parse(bytes.toString())).toMatchObject({ format: 'plyscope', trees: [{ title: '' }] });
      await makeTree(page, '(5 6) (7 8)');
      const list = await openTrees(page);
      for (const text of ['(1 2) (3 4)', '(5 6) (7 8)']) await expect(list.getByText(text)).toBeVisible();
      await closeTrees(page);
      expect(await storedTrees(page)).toEqual([]);
      await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
      await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 4)', ': (5 6) (7 8)']);
      await expect(notice).toBeHidden();
    },
  );
});

test.describe('That nothing is kept is said at the first edit', () => {
  test('where the browser has no database for the page', async ({ page }) => {
    await refuseDatabases(page);
    await openLink(page);
    await pressEdit(page);
    await expect(page.getByRole('alert')).toBeHidden();
    await textBox(page).fill('(1 2) (3 4)');
    await expect(page.getByRole('alert')).toContainText(notices.notStored.unavailable);
    await page.getByRole('button', { name: notices.dismiss }).click();
    await textBox(page).fill('(1 2) (3 5)');
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '5']);
    await expect(page.getByRole('alert'), 'once is enough').toBeHidden();
  });

  test('on a phone, too, where the text stands far below', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await refuseDatabases(page);
    await openLink(page);
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 4)');
    await expect(page.getByText(notices.notStored.unavailable)).toBeInViewport({ ratio: 1 });
  });

  test('where the database is that of a newer version, and it is left alone', LONG, async ({ page }) => {
    await openLink(page);
    await page.evaluate(async () => {
      const opening = indexedDB.open('plyscope', 3);
      await new Promise((done) => {
        opening.addEventListener('success', done);
      });
      opening.result.close();
    });
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 4)');
    await expect(page.getByRole('alert')).toContainText(notices.notStored.newer);
    const list = await openTrees(page);
    await expect(list.getByRole('alert')).toHaveText(edit.treesOfNewerPage);
    await expect(list.getByText('(1 2) (3 4)')).toBeVisible();
    const [database] = await page.evaluate(() => indexedDB.databases());
    expect(database).toEqual({ name: 'plyscope', version: 3 });
  });
});

test.describe('My trees', () => {
  test('shows the rest where a record is damaged', async ({ page }) => {
    await openLink(page);
    await expect((await openTrees(page)).getByText(edit.treesNone)).toBeVisible();
    await storeRaw(page, [SOUND, { ...SOUND, id: 'broken', edited: 1e300 }]);
    await page.reload();
    const list = await openTrees(page);
    await expect(list.getByRole('alert')).toHaveText(edit.treesDamaged(1));
    await list.getByRole('button', { name: /^Sound/ }).click();
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
    await page.reload();
    await expect((await openTrees(page)).getByRole('button', { name: /^Sound/ })).toBeVisible();
  });

  test(
    'says of a tree whose text is damaged what is wrong with it, and hands the text out',
    LONG,
    async ({ page }) => {
      await openLink(page);
      await expect((await openTrees(page)).getByText(edit.treesNone)).toBeVisible();
      await storeRaw(page, [SOUND, { ...SOUND, id: 'cut', title: 'Cut', text: '(1 2) (3' }]);
      await page.reload();
      const list = await openTrees(page);
      await list.getByRole('button', { name: /^Cut/ }).click();
      const alert = list.locator('[role=alert][data-code="unclosed"]');
      await expect(alert).toContainText(edit.treeTextDamaged);
      await expect(alert).toContainText('column');
      const text = await downloadBy(page, alert.getByRole('button', { name: edit.saveText }));
      expect([text.name, text.bytes.toString()]).toEqual(['cut.txt', '(1 2) (3']);
      const file = await downloadBy(page, list.getByRole('button', { name: edit.saveAll }));
      expect(JSON.parse(file.bytes.toString()).trees).toMatchObject([{ title: 'Sound' }]);
      await expect(alert).toBeVisible();
    },
  );
});

test('A step made before what the page was left with has come is not taken back', async ({ page }) => {
  await openLink(page);
  await makeTree(page, '(1 2) (3 4)');
  await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 4)']);
  // The address has the next edit, the record of the tree has not.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Internal error.', 'UnknownError');
    };
  });
  await textBox(page).fill('(1 2) (3 5)');
  await expect.poll(() => addressedTree(page)).toBe('(1 2) (3 5)');
  const letCome = await holdBack(page, 'work');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '5']);
  await press(page, 'End');
  await expect(sentence(page)).not.toHaveAttribute('data-step', '0');
  const step = (await sentence(page).getAttribute('data-step')) ?? '';
  letCome();
  // The record is mended, and nothing else has changed.
  await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 5)']);
  await expect(sentence(page)).toHaveAttribute('data-step', step);
});

test(
  'An edit that the page was left with is shown as soon as the code for it comes',
  LONG,
  async ({ page, faults }) => {
    await openLink(page);
    await makeTree(page, '(1 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual([': (1 2) (3 4)']);
    // The tree has its address before nothing more is written there.
    await expect(page).toHaveURL(/[#&]own=/);
    await page.evaluate(() => {
      history.replaceState = () => undefined;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Internal error.', 'UnknownError');
      };
    });
    await textBox(page).fill('(5 6) (7 8)');
    await expect.poll(() => leafFigures(page)).toEqual(['5', '6', '7', '8']);
    await page.route('**/assets/work-*', (route) => route.abort());
    await page.reload();
    // Other parts are in the same file, and offer to reload the page in their own message.
    const reload = page.locator('.notice').getByRole('button', { name: en.reload, exact: true });
    await expect(reload).toBeVisible();
    await page.unroute('**/assets/work-*');
    await reload.click();
    await expect.poll(() => leafFigures(page)).toEqual(['5', '6', '7', '8']);
    // The browser itself writes what it could not load.
    expect(faults.splice(0).filter((fault) => !/net::ERR_FAILED/.test(fault))).toEqual([]);
  },
);
