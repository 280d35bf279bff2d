/** Progress stays on this device, from two tabs at once, goes out and comes in again, and can be deleted. */
import type { Locator, Page } from '@playwright/test';
import { seeded } from '../src/core/random/seeded.ts';
import type { Attempt } from '../src/practice/attempt.ts';
import { practiceNames as names, nextStep } from '../src/words/en/figure.ts';
import { attemptAt, inARow, marked, randomHistory, shows } from '../tests/support/attempts.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import {
  expectCount,
  openProgress,
  pictureIn,
  progress,
  progressFile,
  storedProgress,
  storeRaw,
  zhProgress,
} from './support/progress.ts';
import { openLink } from './support/reading.ts';
import { downloadBy, giveFile } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const LATE = Date.UTC(2025, 9, 1);

/** Everything the picture can show. */
const HISTORY: readonly Attempt[] = [
  ...inARow(3, LATE),
  ...inARow(12, LATE + 100, { skill: 'windows', difficulty: 2, ...shows('never-inherits', 'slip') }),
  ...inARow(5, LATE + 200, { skill: 'windows', difficulty: 2 }),
  attemptAt(LATE + 300, { skill: 'deep-cutoffs', ...shows('parent-only') }),
  attemptAt(LATE + 301, { skill: 'deep-cutoffs', peeked: true, ...marked(0.5) }),
  attemptAt(LATE + 302, { skill: null, difficulty: null, source: 'aima-fig-5-5' }),
];

async function openWith(page: Page, attempts = HISTORY): Promise<Locator> {
  await openLink(page);
  const place = await openProgress(page);
  await giveFile(place, progressFile('given.json', attempts));
  await expect(place.getByText(progress.imported(attempts.length, 0))).toBeVisible();
  return place;
}

async function deleteAll(place: Locator, count: number): Promise<void> {
  await place.getByRole('button', { name: progress.deleteAll }).press('Enter');
  await expect(place.getByText(progress.deleteAsk(count))).toBeVisible();
  await place.getByRole('button', { name: progress.deleteYes(count) }).press('Enter');
  await expect(place.getByText(progress.deleted)).toBeVisible();
}

test.describe('Two tabs', () => {
  test(
    'that store 300 answers each at the same time keep 600 of 600, and each shows all of them',
    LONG,
    async ({ page, context }) => {
      const other = await context.newPage();
      const tabs = [page, other];
      for (const tab of tabs) await openLink(tab);
      const places = await Promise.all(tabs.map((tab) => openProgress(tab)));
      const files = [inARow(300, LATE), inARow(300, LATE + 300)];
      await Promise.all(
        places.map((place, at) => giveFile(place, progressFile(`tab-${at}.json`, files[at]!))),
      );
      for (const place of places) {
        await expect(place.getByText(progress.imported(300, 0))).toBeVisible();
        await expectCount(place, 600);
      }
      const stored = await storedProgress(page);
      expect(stored).toHaveLength(600);
      expect(stored).toEqual(expect.arrayContaining([...files[0]!, ...files[1]!]));
      await page.reload();
      await expectCount(await openProgress(page), 600);
    },
  );

  test('follow each other, also when all is deleted', LONG, async ({ page, context }) => {
    const place = await openWith(page);
    const other = await context.newPage();
    await openLink(other);
    const followed = await openProgress(other);
    expect(await pictureIn(followed)).toEqual(await pictureIn(place));
    await deleteAll(place, HISTORY.length);
    await expect(followed.getByText(progress.storedNone)).toBeVisible();
  });
});

test('What is exported, deleted and imported gives the same picture, and the same file', async ({ page }) => {
  const random = seeded(7);
  const place = await openWith(page, [...HISTORY, ...randomHistory(random, 60)]);
  const before = await pictureIn(place);
  const exported = await downloadBy(page, place.getByRole('button', { name: progress.exportAll }));
  expect(exported.name).toMatch(/^plyscope-progress-\d{4}-\d\d-\d\d\.json$/);
  const { length } = await storedProgress(page);
  await deleteAll(place, length);
  expect(await storedProgress(page)).toEqual([]);
  await expect(place.locator(':focus'), 'a focus on the screen').toHaveCount(1);
  expect(await pictureIn(place)).not.toEqual(before);
  const file = { name: exported.name, mimeType: 'application/json', buffer: exported.bytes };
  await giveFile(place, file);
  await expect(place.getByText(progress.imported(length, 0))).toBeVisible();
  expect(await pictureIn(place)).toEqual(before);
  await giveFile(place, file);
  await expect(place.getByText(progress.imported(0, length))).toBeVisible();
  const again = await downloadBy(page, place.getByRole('button', { name: progress.exportAll }));
  expect(again.bytes.equals(exported.bytes)).toBe(true);
});

test('Deleting asks first, and keeping keeps', LONG, async ({ page }) => {
  const place = await openWith(page);
  await place.getByRole('button', { name: progress.deleteAll }).press('Enter');
  await expect(place.getByRole('button', { name: progress.deleteNo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place.getByText(progress.deleteAsk(HISTORY.length))).toBeHidden();
  expect(await storedProgress(page)).toHaveLength(HISTORY.length);
});

test('The picture says in words what it shows', LONG, async ({ page }) => {
  const place = await openWith(page);
  const row = (skill: keyof typeof names.skill) =>
    place
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: names.skill[skill], exact: true }) });
  await expect(
    row('backing-up').getByRole('img', { name: progress.mastered(names.difficulty[1]) }),
  ).toBeVisible();
  const deep = [
    { share: 0.75, peeked: false },
    { share: 0.5, peeked: true },
  ];
  await expect(row('deep-cutoffs').getByRole('img', { name: progress.bars(deep) })).toBeVisible();
  await expect(row('chance').getByRole('img', { name: progress.notYet })).toBeVisible();
  await expect(place.locator('.progress-next')).toContainText(
    nextStep.exercise(names.skill['backing-up'], names.difficulty[2]),
  );
  await expect(place.locator('.progress-next')).toContainText(nextStep.why['longest-ago']);
  const overcome = place.getByRole('listitem').filter({ hasText: names.misconception['never-inherits'] });
  await expect(overcome).toContainText(progress.overcome);
  const current = place.getByRole('listitem').filter({ hasText: names.misconception['parent-only'] });
  await expect(current).not.toContainText(progress.overcome);
});

/** Gives the screen what is wrong: a record that cannot be read and a file; and asks about deleting. */
async function goWrong(page: Page, place: Locator): Promise<void> {
  await storeRaw(page, [{ id: 'x' }]);
  const wrong = progressFile('wrong.json', HISTORY).buffer.toString().replace('"skill":"', '"skill":"x');
  await giveFile(place, { name: 'wrong.json', mimeType: '', buffer: Buffer.from(wrong) });
  await place.locator('.stored > .row button').nth(1).click();
  await place.locator('.delete-question').waitFor();
  await place.locator('.file-problems').scrollIntoViewIfNeeded();
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

const PLACES = [
  ['light', 'en', DESK],
  ['dark', 'zh-CN', DESK],
  ['dark', 'en', PHONE],
  ['light', 'zh-CN', PHONE],
] as const;

// One here, of the languages and sizes others in other files; either theme is looked at in each.
for (const [theme, locale, size] of someOf(PLACES, 1, 1)) {
  test.describe(`${theme}, ${locale}, ${size.width} px:`, () => {
    test.use({ locale, colorScheme: theme, viewport: size });

    test('axe has nothing to object to from the first answer to a file that is wrong, and nothing is cut off', async ({
      page,
    }) => {
      await openLink(page);
      const place = await openProgress(page, locale === 'en' ? progress : zhProgress);
      const check = async (state: string) => {
        await inBothThemes(page, async (shown, violations) => {
          const what = `${state}, ${shown}`;
          expect(violations, what).toEqual([]);
          const body = place.locator('.progress-body');
          const wider = await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect(wider, what).toBe(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(size.width);
        });
        if (locale === 'zh-CN') expect(await place.innerText(), state).not.toMatch(/[a-z]{2,} [a-z]{2,}/);
      };
      await check('nothing done yet');
      await giveFile(place, progressFile('all.json', HISTORY));
      await place.locator('.import-report').waitFor();
      await check('a history');
      await goWrong(page, place);
      await check('what is wrong, and the question about deleting');
    });
  });
}
