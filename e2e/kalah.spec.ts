/** Kalah, in which a side may move again: played by keys, and searched in the numbers of the side to move. */
import { game as englishGame } from '../src/words/en/figure.ts';
import { board as english, play as englishPlay } from '../src/words/en/work.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { expectHash, openLink, openScreen, sentence, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test('who sows into the own store is told to move again, and plays on by keys', async ({ page }) => {
  await openScreen(page, 'trees');
  await page.getByRole('link', { name: 'Kalah', exact: true }).press('Enter');
  await expectHash(page, 'game=kalah&algorithm=alpha-beta');
  await furnished(page);
  await tabTo(page, page.getByRole('button', { name: englishGame.play, exact: true }).first());
  await page.keyboard.press('Enter');
  const hole = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });
  // The store is one square of both rows.
  await expect(page.locator('.play-panel .square')).toHaveCount(6);
  await hole(2, 2).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(hole(1, 1)).toBeFocused();
  await hole(2, 2).press('Enter');
  const says = page.locator('.play-turn [role=status]');
  await expect(says).toHaveText(englishPlay.yourTurnAgain);
  await expect(hole(1, 4)).toHaveAccessibleName('row 1 column 4, 1');
  await expect(hole(2, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(says).toHaveText(english.over(english.won('MIN', undefined)));
  await expectHash(page, /moves=1\.2&/);
  // Back to the last of the reader's own moves, which was not the first.
  await page.getByRole('button', { name: englishPlay.takeBack }).press('Enter');
  await expect(says).toHaveText(englishPlay.yourTurnAgain);
});

test.describe('in Chinese, 390 px wide', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('a side moves again, and its number keeps its sign', async ({ page }) => {
    await openLink(page, 'v1&game=kalah&algorithm=minimax&numbers=mover&step=2');
    await furnished(page);
    await expect(sentence(page)).toContainText('向下进入 MAX 节点 B（MAX 再走一步）');
    await openLink(page, 'v1&game=kalah&algorithm=minimax&numbers=mover&step=6');
    await furnished(page);
    await expect(sentence(page)).toContainText('使 A 升到 −4');
    await page.locator('.margin-toggle').click();
    await expect(page.locator('.code .executed')).toContainText([
      'max(v, Value(child))',
      'return Negamax(child)',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
