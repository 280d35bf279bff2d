/** Weights of EVAL: a slider moved by keys changes the move at once, and is taken back; on a phone, in Chinese, too. */

import type { Page } from '@playwright/test';
import { evaluation as englishEvaluation } from '../src/words/en/work.ts';
import { evaluation as chineseEvaluation } from '../src/words/zh/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import { expectHash, openLink, openTab, sentence, stepOf, tabTo, zhPanels } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const slider = (page: Page, name: string, words = englishEvaluation) =>
  page.getByRole('slider', { name: words.weightOf(name) });

test('A rook worth more is kept: the slider flips the move, and one undo takes all of it back', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=material');
  await press(page, 'End');
  await expect(sentence(page)).toContainText('trade');
  const step = await stepOf(page);
  await tabTo(page, slider(page, 'rook'));
  await press(page, 'ArrowRight');
  await expect(sentence(page)).toContainText('trade');
  await press(page, 'ArrowRight');
  await expect(sentence(page)).toContainText('keep');
  await expect(slider(page, 'rook')).toHaveValue('7');
  expect(await stepOf(page)).toBeGreaterThanOrEqual(step);
  await press(page, 'Control+z');
  await expect(sentence(page)).toContainText('trade');
  await expect(slider(page, 'rook')).toHaveValue('5');
  await expectHash(page, 'tree=material');
});

test('Weights typed for a game stand in its link', LONG, async ({ page }) => {
  await openLink(page, 'v1&game=tic-tac-toe&start=x.......o');
  await press(page, 'End');
  await expect(sentence(page)).toContainText('MAX plays 4');
  const field = page.getByRole('textbox', { name: englishEvaluation.weightOf('X₂ − O₂') });
  await field.fill('3');
  await expect(sentence(page)).toContainText('MAX plays 2');
  await expectHash(page, 'weights=1.3');
  await expect(page.locator('.eval-sum')).toContainText('1·(X₁ − O₁) + 3·(X₂ − O₂) = ');
  await field.fill('30');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('Where nothing estimates a node at the limit, one press fills static values in', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&depth=1');
  await press(page, 'End');
  const offer = page.getByRole('button', { name: englishEvaluation.fillWithMeans });
  await offer.click();
  await press(page, 'End');
  await expect(sentence(page)).toContainText('≈');
  await expect(offer).toBeHidden();
});

test.describe(() => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'On a phone, in Chinese, the panel stands in the sheet and nothing of it is cut off',
    LONG,
    async ({ page }) => {
      await openLink(page, 'v1&tree=material');
      await press(page, 'End');
      const panel = await openTab(page, 'mechanism', zhPanels);
      const rook = slider(page, '车', chineseEvaluation);
      await rook.scrollIntoViewIfNeeded();
      await rook.fill('7');
      await expect(rook).toHaveValue('7');
      const wide = await panel.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(wide).toBe(false);
      await expect(sentence(page)).toContainText('不换');
    },
  );
});
