/** The race to n, whose whole tree fits a screen: searched, played to a win by keys, and with another goal. */
import { game as words } from '../src/words/en/figure.ts';
import { board, play } from '../src/words/en/work.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { expectHash, openLink, openScreen, sentence } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test('who keeps a multiple of three missing wins the race to ten', async ({ page }) => {
  await openScreen(page, 'trees');
  await page.getByRole('link', { name: 'Race to n', exact: true }).press('Enter');
  await expectHash(page, 'game=race-to-n&algorithm=alpha-beta');
  await furnished(page);
  await page.getByRole('button', { name: words.play, exact: true }).first().press('Enter');
  const panel = page.locator('.play-panel');
  const says = panel.locator('.play-turn [role=status]');
  const add = (by: string) => panel.getByRole('button', { name: by, exact: true }).press('Enter');
  await expect(panel.locator('.play-piles')).toHaveText('0');
  await add('1');
  for (const total of ['2', '5', '8']) {
    await panel.getByRole('button', { name: play.playIt, exact: true }).press('Enter');
    await expect(panel.locator('.play-piles')).toHaveText(total);
    await expect(says).toHaveText(play.yourTurn);
    await add('2');
  }
  await expect(says).toHaveText(board.over(board.won('MAX', undefined)));
  await expectHash(page, /moves=1\.1\.2\.1\.2\.1\.2&/);
});

test('its whole tree has 232 nodes, and another goal stands in the link', async ({ page }) => {
  await openLink(page, 'v1&game=race-to-n&algorithm=minimax&step=0');
  await furnished(page);
  await page.keyboard.press('End');
  await expect(sentence(page)).toHaveText(
    'Done: A is worth 1, and MAX plays 1. 232 nodes generated, 89 leaves evaluated.',
  );
  await page.getByRole('button', { name: 'goal: 10' }).click();
  await page.getByRole('textbox', { name: 'goal', exact: true }).fill('6');
  await expectHash(page, /n=6&/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  // Six is a multiple of three, so that the first player loses.
  await expect(sentence(page)).toContainText('Done: A is worth −1');
});
