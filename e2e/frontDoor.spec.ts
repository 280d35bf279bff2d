/** The front door: where one was, the way back to it, and the way home. */

import type { Page } from '@playwright/test';
import { CHAPTERS } from '../src/library/example.ts';
import { GAME_FIGURES } from '../src/library/gameFigures.ts';
import { LIBRARY } from '../src/library/library.ts';
import { course as englishCourse } from '../src/words/en/figure.ts';
import { practice } from '../src/words/en/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { furnished, pictureOf, settled } from './support/picture.ts';
import {
  caption,
  en,
  expectHash,
  expectNotation,
  expectStep,
  FIRST,
  goTo,
  openHome,
  openLink,
  openScreen,
  zh,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test(
  'a first visit sees the figure at its cut, four doors, and nothing to go on with',
  LONG,
  async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.line);
    await expectStep(page, 14);
    await expect(page.locator('.door')).toHaveCount(4);
    await expect(page.locator('.chapter')).toHaveCount(CHAPTERS.length);
    await expect(page.locator('.go-on button')).toHaveCount(0);
    // The figures of each chapter stand in rows of five beside its texts.
    for (const chapter of await page.locator('.chapter').all()) {
      const figures = chapter.locator('.figures > li:not(.all-figures)');
      await expect(figures).not.toHaveCount(0);
      const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(Math.ceil(tops.length / 5));
    }
  },
);

test('the title of a figure is seen whole, the last letter of its source too', async ({ page }) => {
  await openLink(page, 'v1&tree=single-agent&step=12');
  await expect(page.locator('.figure-title i')).toBeVisible();
  await expect(page.locator('.figure-title')).toHaveCSS('overflow', 'visible');
});

test('an exercise that is pressed before its texts have come begins once they have', async ({ page }) => {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/en-work-[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('.chapter-exercises button').first().click();
  // The code of exercises has come when the page has asked for their texts, and has had the time to run.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/work-[^/]*\.js$/.test(name)),
  );
  await settled(page);
  await expect(page.locator('.home')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: practice.submit })).toBeVisible();
});

test('its figure is played where it stands, and the address stays bare', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 16);
  await page.keyboard.press('End');
  await expectStep(page, 26);
  expect(new URL(page.url()).hash).toBe('');
});

test('goes on where one was, also on another day', async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=24');
  await page.keyboard.press('ArrowRight');
  await expectHash(page, 'step=25');
  const there = await pictureOf(page);
  await openHome(page);
  await page
    .locator('.go-on button')
    .filter({ hasText: englishCourse.goOnAt('Tsinghua Figure 3.10', 25, 62) })
    .click();
  await expectStep(page, 25);
  await expect.poll(() => pictureOf(page)).toEqual(there);
});

test('goes on at the last step, however soon after it one has left', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=14');
  await expect(page.locator('.predict-switch')).toBeVisible();
  await page.keyboard.press(']');
  await page.locator('.brand').click();
  await expect(
    page.locator('.go-on button').filter({ hasText: englishCourse.goOnAt('Tsinghua Figure 3.10', 25, 62) }),
  ).toBeVisible();
});

/** How far the screen is scrolled, px. */
const scrolled = (page: Page) =>
  page.locator('main.home, main.screen').evaluate((main) => Math.round(main.scrollTop));

test('Back leads to where a list was left, and every other screen begins at its top', async ({ page }) => {
  await openHome(page);
  await furnished(page);
  const link = page.locator('.chapter').nth(3).locator('.figure-link').first();
  await link.scrollIntoViewIfNeeded();
  const atHome = await scrolled(page);
  expect(atHome).toBeGreaterThan(500);
  await link.click();
  await expect(caption(page)).toBeVisible();
  const trees = await goTo(page, 'trees');
  const figure = trees.locator('.figure-link').nth(30);
  await figure.scrollIntoViewIfNeeded();
  const inTrees = await scrolled(page);
  expect(inTrees).toBeGreaterThan(500);
  await goTo(page, 'practise');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(inTrees);
  await figure.click();
  await expect(caption(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(inTrees);
  // The reader goes on scrolling from there.
  await page.locator('main.screen').hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrolled(page)).toBe(inTrees - 200);
  await page.goBack();
  await expect(caption(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(atHome);
  await goTo(page, 'trees');
  expect(await scrolled(page)).toBe(0);
});

test('the wordmark leads home, and Back to the same step', async ({ page }) => {
  await openLink(page, `${FIRST.replace('step=0', 'step=13')}`);
  await page.keyboard.press('ArrowRight');
  await expectHash(page, 'step=14');
  const there = await pictureOf(page);
  await page.locator('.brand').click();
  await expect(page.locator('main.home')).toBeVisible();
  await page.keyboard.press('Home');
  await page.goBack();
  await expectStep(page, 14);
  await expect.poll(() => pictureOf(page)).toEqual(there);
  await page.goForward();
  await expect(page.locator('main.home')).toBeVisible();
  await expectStep(page, 0);
});

test(
  'a figure opens as its source writes it, and an address without a notation in windows',
  LONG,
  async ({ page }) => {
    await openHome(page);
    await page.getByRole('link', { name: /^Figure 5\.5 AIMA/ }).click();
    await expectNotation(page, 'range', 'alpha-beta');
    await expectHash(page, 'notation=range');
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    await expectNotation(page, 'window', 'alpha-beta');
  },
);

test('every tree of the library stands in its chapter, and opens', LONG, async ({ page }) => {
  await openScreen(page, 'trees');
  await expect(page.locator('.figure-link')).toHaveCount(LIBRARY.length + GAME_FIGURES.length);
  await page.getByLabel(englishCourse.filter.deep).check();
  await expect(page.locator('.figure-link')).toHaveCount(7);
  await page.getByLabel(englishCourse.filter.algorithm).selectOption('minimax');
  await expect(page.getByText(englishCourse.noneLeft)).toBeVisible();
  await page.getByRole('button', { name: englishCourse.clear }).click();
  await expect(page.locator('.figure-link')).toHaveCount(LIBRARY.length + GAME_FIGURES.length);
});

for (const [locale, words] of someOf(
  [
    ['en', en],
    ['zh-CN', zh],
  ] as const,
  1,
  2,
))
  test.describe(() => {
    test.use({ locale });

    test(`has nothing that bars anyone, ${locale}`, async ({ page }) => {
      await openHome(page);
      await expect(page.locator('.figure-link').nth(8)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.line);
      await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
    });
  });

test('every two exercises of a chapter have a sign between them', async ({ page }) => {
  await openHome(page);
  await furnished(page);
  const lines = page.locator('.chapter-exercises');
  await expect(lines.first()).toBeVisible();
  const joined = await lines.evaluateAll((all) =>
    all.flatMap((line) =>
      [...line.querySelectorAll('a, button')]
        .filter((link) => link.nextSibling instanceof HTMLElement && link.nextSibling.matches('a, button'))
        .map(({ textContent }) => textContent),
    ),
  );
  expect(joined).toEqual([]);
});
