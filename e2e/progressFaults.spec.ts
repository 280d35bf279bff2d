/** Storage that is full, refused or damaged, and files that are wrong: said, and nothing is lost. */

import type { Locator, Page } from '@playwright/test';
import type { Expected } from '../src/notation/fault.ts';
import { faults } from '../src/words/en/work.ts';
import { attemptAt, idOf, inARow } from '../tests/support/attempts.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import {
  expectCount,
  openProgress,
  progress,
  progressFile,
  storedProgress,
  storeRaw,
} from './support/progress.ts';
import { openLink, sentence } from './support/reading.ts';
import { downloadBy, fileOf, type GivenFile, giveFile, refuseDatabases } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const THREE = inARow(3, Date.UTC(2025, 9, 1));

/** The screen with three answers stored. */
async function openWithThree(page: Page): Promise<Locator> {
  await openLink(page);
  const place = await openProgress(page);
  await giveFile(place, progressFile('three.json', THREE));
  await expectCount(place, 3);
  return place;
}

test.describe('Where the browser lets nothing be kept', () => {
  test(
    'that is said, and progress lasts as long as the page, and goes out as a file',
    LONG,
    async ({ page }) => {
      await refuseDatabases(page);
      const place = await openWithThree(page);
      await expect(place.getByRole('alert')).toHaveText(progress.notLasting);
      await page.goBack();
      await expect(place).toHaveCount(0);
      await expectCount(await openProgress(page), 3);
      const { bytes } = await downloadBy(page, place.getByRole('button', { name: progress.exportAll }));
      expect(bytes.equals(progressFile('', THREE).buffer)).toBe(true);
      await page.reload();
      await expect((await openProgress(page)).getByText(progress.storedNone)).toBeVisible();
    },
  );
});

test.describe('Where the disk is full', () => {
  test('that is said, nothing is half stored, and what there was is still there', LONG, async ({ page }) => {
    const place = await openWithThree(page);
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      let room = 2;
      IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: unknown) {
        room -= 1;
        if (room < 0) throw new DOMException('The disk is full.', 'QuotaExceededError');
        return add.call(this, value);
      };
    });
    await giveFile(place, progressFile('more.json', inARow(5, Date.UTC(2025, 10, 1))));
    await expect(place.getByRole('alert')).toHaveText(progress.fileRefused('more.json'));
    await expectCount(place, 3);
    await page.reload();
    await expectCount(await openProgress(page), 3);
    expect(await storedProgress(page)).toEqual(THREE);
  });
});

test.describe('What is stored and', () => {
  const broken = [
    { id: 'x', version: 1 },
    { ...attemptAt(9), at: 'yesterday' },
    { ...attemptAt(10), parts: [] },
  ];

  test(
    'cannot be read stands aside after a reload, is said, and is never deleted',
    LONG,
    async ({ page }) => {
      await openWithThree(page);
      await storeRaw(page, broken);
      for (let time = 0; time < 2; time += 1) {
        await page.reload();
        const place = await openProgress(page);
        await expect(place.getByRole('alert')).toHaveText(progress.damaged(3));
        await expectCount(place, 3);
      }
      expect(await storedProgress(page)).toEqual(THREE);
      expect(await storedProgress(page, 'damaged')).toEqual(expect.arrayContaining(broken));
    },
  );

  test('is of a newer version is left alone, and said', LONG, async ({ page }) => {
    await openWithThree(page);
    const newer = { version: 99, id: idOf(2 ** 40), mood: 'good' };
    await storeRaw(page, [newer]);
    await page.reload();
    const place = await openProgress(page);
    await expect(place.getByText(progress.newer(1))).toBeVisible();
    await expectCount(place, 3);
    await giveFile(place, progressFile('same.json', [attemptAt(1, { id: newer.id })]));
    await expect(place.getByText(progress.imported(0, 1))).toBeVisible();
    expect(await storedProgress(page)).toContainEqual(newer);
  });

  test('cannot be read goes with all the rest where the reader deletes all', LONG, async ({ page }) => {
    await openWithThree(page);
    await storeRaw(page, broken);
    await page.reload();
    const place = await openProgress(page);
    await place.getByRole('button', { name: progress.deleteAll }).click();
    await place.getByRole('button', { name: progress.deleteYes(6) }).click();
    await expect(place.getByText(progress.deleted)).toBeVisible();
    expect([...(await storedProgress(page)), ...(await storedProgress(page, 'damaged'))]).toEqual([]);
  });
});

test(
  'A newer version in another tab takes the database over without waiting, and this page says so',
  LONG,
  async ({ page, context }) => {
    const place = await openWithThree(page);
    const other = await context.newPage();
    await openLink(other);
    await other.evaluate(async () => {
      const opening = indexedDB.open('plyscope-progress', 3);
      await new Promise((done) => {
        opening.addEventListener('success', done);
      });
      opening.result.close();
    });
    await other.close();
    await giveFile(place, progressFile('more.json', inARow(2, 1)));
    await expect(place.getByRole('alert').filter({ hasText: 'more.json' })).toBeVisible();
    await expect(place.getByText(progress.readingFailed)).toBeVisible();
    await expectCount(place, 3);
  },
);

const text = (...attempts: unknown[]) =>
  JSON.stringify({ format: 'plyscope-progress', version: 1, attempts });
/** The sentence of a fault. */
const sentenceOf = (expected: Expected, found = '') => faults.fault({ path: '', found, expected });

const FAULTS: readonly {
  readonly what: string;
  readonly file: GivenFile;
  readonly said: readonly string[];
}[] = [
  {
    what: 'too large',
    file: fileOf('large.json', Buffer.alloc(5_242_881, 32)),
    said: [faults.tooLarge('large.json', 5_242_881, 5_242_880)],
  },
  {
    what: 'in UTF-16',
    file: fileOf('wide.json', Buffer.from(`\ufeff${text()}`, 'utf16le')),
    said: [faults.notText('wide.json', 0)],
  },
  { what: 'empty', file: fileOf('empty.json', ''), said: ['1:1', sentenceOf({ kind: 'content' })] },
  {
    what: 'cut off',
    file: fileOf('cut.json', text(...THREE).slice(0, -9)),
    said: [faults.inFile('cut.json'), '1:', sentenceOf({ kind: 'json' })],
  },
  {
    what: 'a file of trees',
    file: fileOf('trees.json', '{"format":"plyscope","version":1,"trees":[]}'),
    said: ['$.format', sentenceOf({ kind: 'format', format: 'plyscope-progress' }, '"plyscope"')],
  },
  {
    what: 'from a newer version',
    file: fileOf('newer.json', '{"format":"plyscope-progress","version":2,"attempts":[]}'),
    said: ['$.version', sentenceOf({ kind: 'version', most: 1 }, '2')],
  },
  {
    what: 'without answers',
    file: fileOf('none.json', '{"format":"plyscope-progress","version":1}'),
    said: ['$.attempts', sentenceOf({ kind: 'list' })],
  },
];

test.describe('A file that is wrong', () => {
  test('is refused with its place, and nothing changes', async ({ page }) => {
    let place = await openWithThree(page);
    for (const { what, file, said } of someOf(FAULTS, 2, 6)) {
      await test.step(what, async () => {
        await giveFile(place, file);
        for (const part of said) await expect(place.getByRole('alert')).toContainText(part);
        await expect(place.getByRole('alert')).toHaveCount(1);
        await expectCount(place, 3);
        expect(await storedProgress(page)).toEqual(THREE);
      });
      await page.goBack();
      await expect(place).toHaveCount(0);
      place = await openProgress(page);
      await expect(place.getByRole('alert')).toHaveCount(0);
    }
    await page.reload();
    await expect(place.getByRole('heading', { name: progress.stored })).toBeVisible();
    await page.goBack();
    await expect(place).toHaveCount(0);
    await page.goBack();
    await expect(sentence(page)).toBeVisible();
  });

  test('in one answer names that one, and the sound ones are imported on request', LONG, async ({ page }) => {
    const place = await openWithThree(page);
    const [good, other] = inARow(2, 50);
    const bad = { ...attemptAt(60), at: 'x'.repeat(99) };
    await giveFile(place, fileOf('half.json', text(good, bad, { ...attemptAt(61), colour: 1 }, other, good)));
    const alert = place.getByRole('alert');
    await expect(alert).toContainText('$.attempts[1].at');
    await expect(alert).toContainText(`"${'x'.repeat(38)}…`);
    await expect(alert).toContainText('$.attempts[4].id');
    await expect(alert).toContainText('$.attempts[0].id');
    await expect(place.getByText(faults.dropped('$.attempts[2].colour'))).toBeVisible();
    expect(await storedProgress(page)).toEqual(THREE);
    await place.getByRole('button', { name: progress.fileSound(3) }).click();
    await expect(place.getByText(progress.imported(3, 0))).toBeVisible();
    await expectCount(place, 6);
  });
});
