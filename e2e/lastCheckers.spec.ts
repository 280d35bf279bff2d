/** Last checkers, a game with dice: on a phone in Chinese and by keys, and a match with rolls. */
import { game as englishGame } from '../src/words/en/figure.ts';
import { play as englishPlay } from '../src/words/en/work.ts';
import { panels as chinesePanels } from '../src/words/zh/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { expectHash, openLink, openScreen, openTab, sentence, stepOf, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('in Chinese, 390 px wide', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('is opened from the list of games and stepped by keys, and every roll is said', async ({ page }) => {
    await openScreen(page, 'trees');
    const game = page.getByRole('link', { name: '双陆残局', exact: true });
    await game.focus();
    await page.keyboard.press('Enter');
    await expectHash(page, 'game=last-checkers&algorithm=expectiminimax');
    await expect(sentence(page)).toContainText('机会');
    await furnished(page);
    while ((await stepOf(page)) < 6) await page.keyboard.press('ArrowRight');
    await expect(sentence(page)).toContainText('使 B 的值为 ≈0.33');
    await page.keyboard.press('End');
    await expect(sentence(page)).toContainText('A 的值为 ≈1.28917');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('draws the position of a node, with its rolls and how likely they are', LONG, async ({ page }) => {
    await openLink(page, 'v1&game=last-checkers&start=7,3-6,6%2F21&step=3');
    await furnished(page);
    await page.locator('.margin-toggle').click();
    const panel = await openTab(page, 'position', chinesePanels);
    await expect(panel.locator('.race figcaption')).toHaveText('4,3-6,6/11 MIN');
    await expect(panel.locator('.race .checker')).toHaveCount(4);
    const { right } = (await panel
      .locator('.race svg')
      .boundingBox()
      .then((box) => box && { right: box.x + box.width }))!;
    expect(right).toBeLessThanOrEqual(390);
  });
});

test('a match: dice are rolled by a key, or chosen, between the moves', async ({ page }) => {
  await openLink(page, 'v1&game=last-checkers&step=0');
  await furnished(page);
  await tabTo(page, page.getByRole('button', { name: englishGame.play, exact: true }).first());
  await page.keyboard.press('Enter');
  const says = page.locator('.play-turn [role=status]');
  await expect(says).toHaveText(englishPlay.toRoll);
  await page.getByRole('button', { name: '11', exact: true }).press('Enter');
  await expect(says).toHaveText(englishPlay.yourTurn);
  await expect(page.getByRole('button', { name: '2-1', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: englishPlay.roll })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHash(page, /moves=11\.2-1\.[1-6]{2}&/);
  await expect(says).not.toHaveText(englishPlay.toRoll);
  await expect(page.locator('.play-list tbody tr')).toHaveCount(3);
});
