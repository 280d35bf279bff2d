/** A search that asks before it looks, and one between bounds of the reader's: by keys, by hand, in both languages. */

import { limits as englishLimits } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { en, expectHash, expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test('a child that is better than what it was asked for is searched again', async ({ page }) => {
  await openLink(page, 'v1&tree=wikipedia-ab&algorithm=pvs&step=56');
  await furnished(page);
  const sentence = page.locator('.subtitle');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 58);
  await expect(sentence).toContainText('Yes, 6 or more: C is searched again to see how good');
  await openLink(page, 'v1&tree=wikipedia-ab&algorithm=pvs&step=56&lang=zh');
  await furnished(page);
  await page.keyboard.press('ArrowRight');
  await expect(sentence).toContainText('是（至少是 6）：重新搜索 C 以求其值');
});

test('the root window is typed, and the search fails low', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=equal&step=0');
  await furnished(page);
  await page.getByRole('button', { name: en.looksLegend }).first().click();
  const window = page.locator('.window-field').locator('visible=true');
  await window.getByLabel('α').fill('2');
  await window.getByLabel('β').fill('1');
  await expect(window).toContainText(englishLimits.windowWrong);
  await window.getByLabel('β').fill('5');
  await expect(window).toContainText(englishLimits.windowWhy);
  await page.keyboard.press('Escape');
  await expectHash(page, /window=2\.\.5/);
  await page.getByRole('button', { name: en.last, exact: true }).click();
  await expectStep(page, 43);
  await expect(page.locator('.subtitle')).toContainText('the search fails low, A is worth at most 1');
});

test('alpha-beta leads PVS side by side', async ({ page }) => {
  await openLink(page, 'v1&tree=wikipedia-ab&algorithm=pvs&step=0&compare=4');
  await expect(page.locator('.side')).toHaveCount(2);
  await expect(page.locator('.side').first()).toHaveAccessibleName('Alpha–beta');
  await expect(page.locator('.side').last()).toHaveAccessibleName('PVS (NegaScout)');
  await page.keyboard.press('End');
  await expect(page.locator('.side').first()).toContainText('9 of 14 leaves evaluated');
  await expect(page.locator('.side').last()).toContainText('9 of 14 leaves evaluated, 12 times in all');
  const rows = page.locator('.differences table').first().getByRole('row');
  await expect(rows.filter({ hasText: 'leaves evaluated' })).toHaveText('leaves evaluated99');
  await expect(rows.filter({ hasText: 'evaluations' })).toHaveText('evaluations912');
});
