/** The chapter on Othello: its figures and lesson from the front door, presets of weights, and what they would play. */

import type { Page } from '@playwright/test';
import { game as gameWords } from '../src/words/en/figure.ts';
import { board as boardWords, evaluation as english } from '../src/words/en/work.ts';
import { evaluation as chinese } from '../src/words/zh/work.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import {
  caption,
  expectHash,
  expectStep,
  openHome,
  openLink,
  openTab,
  sentence,
  zhPanels,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** The perfect game on 6 × 6 squares after 22 moves, at which the six judges differ. */
const DIFFER =
  'v1&game=othello&size=6&moves=c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2&depth=2&step=0';

const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('the chapter on the front door opens its figures and its lesson', async ({ page }) => {
  await openHome(page);
  const chapter = page.locator('.chapter', { has: page.getByRole('heading', { name: 'Othello' }) });
  await expect(chapter.locator('.figure-link')).toHaveCount(3);
  await expect(chapter.locator('.figure-link svg .min-disc').first()).toBeVisible();
  await chapter.getByRole('link', { name: /end of a perfect game/ }).click();
  await expectHash(page, 'game=othello');
  await expect(caption(page)).toContainText('Othello');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('a3');
  await page.goBack();
  await chapter.getByRole('link', { name: /what is a good position/ }).click();
  await expectStep(page, 10);
  await expect(page.getByText('Rows turn over').first()).toBeVisible();
});

test('a judge is chosen by name: the weights, the move and the address follow', async ({ page }) => {
  await openLink(page, DIFFER);
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('a3');
  const judge = page.getByRole('combobox', { name: gameWords.judge });
  await judge.selectOption('stability');
  await expect(sentence(page)).toContainText('b5');
  await expectHash(page, 'weights=0.2.1.0.0.0');
  await expect(page.locator('.eval-sum')).toContainText(/2·\(\d+\s−\s\d+\)/);
  await page.getByRole('slider', { name: english.weightOf('M: legal squares') }).fill('3');
  await expect(judge).toHaveValue('');
  await expectHash(page, 'weights=0.2.1.3.0.0');
});

test('six opinions of the position: moves, values, leads, and a press takes one', async ({ page }) => {
  await openLink(page, DIFFER);
  await openTab(page, 'position');
  await expect(rows(page, english.opinions)).toHaveText([
    /greedy\s*a3\s*4\s*4/,
    /stability\s*b5\s*9\s*8/,
    /mobility\s*b5\s*1\s*1/,
    /few discs\s*a3\s*4\s*4/,
    /frontier\s*b5\s*−1\s*1/,
    /all\s*b5\s*41\s*39/,
  ]);
  await inBothThemes(page, async (theme, violations) => {
    expect(violations, theme).toEqual([]);
  });
  await rows(page, english.opinions).getByRole('button', { name: 'all' }).click();
  await expectHash(page, 'weights=0.8.4.2.0.1');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('b5');
});

test('position and moves are there as text, without the pass, and come back when they are pasted', async ({
  page,
}) => {
  await openLink(
    page,
    'v1&game=othello&size=6&moves=c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1&step=0',
  );
  await openTab(page, 'position');
  await page.getByText(boardWords.asText).click();
  await expect(page.getByRole('textbox', { name: boardWords.movesText })).toHaveValue(
    'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1',
  );
  await expect(page.getByRole('textbox', { name: boardWords.squaresText })).toHaveValue(/^[XO-]{36} [XO]$/);
});

test.describe(() => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone, in Chinese, the six opinions fit', async ({ page }) => {
    await openLink(page, DIFFER);
    const panel = await openTab(page, 'position', zhPanels);
    await expect(rows(page, chinese.opinions)).toHaveCount(6);
    await expect(rows(page, chinese.opinions).first()).toContainText('贪心');
    const wide = await panel.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(wide).toBe(false);
  });
});
