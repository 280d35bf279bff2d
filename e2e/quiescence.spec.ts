/** Quiescence, checking search and books as a reader has them in the page: by links, by hand, in both languages. */

import { limits as englishLimits } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { en, expectHash, expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test('a piece that hangs is seen: the example opens with quiescence, and without it another move is played', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=hanging&step=0');
  await furnished(page);
  await page.getByRole('button', { name: en.last, exact: true }).click();
  await expect(page.locator('.subtitle')).toContainText('MAX plays develop');
  await page.locator('button.of-limits').click();
  await page
    .getByRole('radio', { name: new RegExp(`^${englishLimits.quiet.none}`) })
    .locator('visible=true')
    .check();
  await page.keyboard.press('Escape');
  // Who was at the end stays there.
  await expectHash(page, /quiet=none/);
  await expect(page.locator('.subtitle')).toContainText('MAX plays takes');
});

test(
  'the mover may keep the static value, and where the search goes on stands a q',
  LONG,
  async ({ page }) => {
    await openLink(page, 'v1&tree=hanging&step=5');
    await furnished(page);
    await expect(page.locator('.subtitle')).toContainText('C may keep ≈1.');
    await expect(page.locator('svg.tree')).toContainText('q · EVAL 1');
    await expect(page.locator('svg.tree .node.beyond')).toHaveCount(2);
  },
);

test('checks are passes: 2 plies confirm the wrong move, 4 find the right one', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=trap&quiet=none&check=2&step=0');
  await furnished(page);
  await expect(page.locator('.phase')).toHaveCount(2);
  await page.keyboard.press('End');
  await expectStep(page, 42);
  await expect(page.locator('.subtitle')).toContainText('Checking has not changed the move.');
  await openLink(page, 'v1&tree=trap&quiet=none&check=4&step=48');
  await furnished(page);
  await expect(page.locator('.subtitle')).toContainText('MAX plays let, worth −3.');
  await expect(page.locator('.panel-answer tbody th')).toHaveText(['2', '+4']);
});

test('in Chinese the check is told', async ({ page }) => {
  await openLink(page, 'v1&tree=trap&quiet=none&check=4&step=16&lang=zh');
  await furnished(page);
  await expect(page.locator('.subtitle')).toContainText('再往前检查 4 层');
});

test('what stands in the book is played without a search', LONG, async ({ page }) => {
  await openLink(page, 'v1&game=tic-tac-toe&moves=4&book=on&step=1');
  await furnished(page);
  await expect(page.locator('.subtitle')).toContainText('In the book: 0. Nothing is searched.');
});
