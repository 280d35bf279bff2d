/** A match against the search, by keyboard and by touch. */

import type { Page } from '@playwright/test';
import { game as englishGame } from '../src/words/en/figure.ts';
import { play as englishPlay } from '../src/words/en/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { expectHash, expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const TTT = 'v1&game=tic-tac-toe&step=0';

async function begin(page: Page, hash = TTT): Promise<void> {
  await openLink(page, hash);
  await furnished(page);
  await page.getByRole('button', { name: englishGame.play, exact: true }).first().click();
  await expect(page.getByRole('complementary', { name: englishPlay.title })).toBeVisible();
}

function square(page: Page, row: number, column: number) {
  return page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });
}

function says(page: Page) {
  return page.locator('.play-turn [role=status]');
}

test('a whole match by keyboard', async ({ page }) => {
  await begin(page);
  await square(page, 1, 1).focus();
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(square(page, 2, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 2, 2)).toHaveAccessibleName('row 2 column 2, x');
  await expectHash(page, /moves=4&/);
  // The search has decided; the focus is where it is played.
  await expect(page.getByRole('button', { name: englishPlay.playIt })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 4; turn += 1) {
    if (!(await says(page).textContent())?.startsWith(englishPlay.yourTurn)) break;
    await expect(page.locator('.square:focus')).toHaveCount(1);
    await page.keyboard.press('Space');
    const playIt = page.getByRole('button', { name: englishPlay.playIt });
    await expect(says(page)).not.toHaveText(englishPlay.yourTurn);
    if (await playIt.isVisible()) await page.keyboard.press('Enter');
  }
  await expect(says(page)).toHaveText(/has won|Drawn/);
  const rows = page.locator('.play-list tbody tr');
  expect(await rows.count()).toBeGreaterThanOrEqual(5);
  await expect(rows.first()).toContainText('4');
});

test('a press on a square at which no move can be made is answered until the next move', async ({ page }) => {
  await begin(page, 'v1&game=tic-tac-toe&moves=4.1&step=0');
  for (const taken of [
    // The square is marked as disabled, which a press of the mouse does not know.
    () => square(page, 2, 2).click({ force: true }),
    async () => {
      await square(page, 1, 2).focus();
      await page.keyboard.press('Enter');
    },
  ]) {
    await taken();
    await expect(says(page)).toHaveText(/^No legal move at row \d column 2\. /);
    await expect(says(page)).toContainText(englishPlay.yourTurn);
  }
  await square(page, 3, 3).click();
  await expect(says(page)).not.toContainText('No legal move');
});

test('hints say what is known of each move, and mark what is as good as any', async ({ page }) => {
  await begin(page, 'v1&game=tic-tac-toe&moves=4.1.6.2&step=0');
  await page.getByRole('checkbox', { name: englishPlay.hints }).check();
  await expect(square(page, 1, 1)).toHaveAccessibleName(/worth ≈1, as good as any/);
  await expect(square(page, 2, 1)).toHaveAccessibleName(/worth ≤ −∞₂$/);
  await page.getByRole('checkbox', { name: englishPlay.hints }).uncheck();
  await expect(square(page, 1, 1)).toHaveAccessibleName('row 1 column 1, empty, legal');
});

test('after a move the whole tree is drawn, though the pointer rests where another move stands now', async ({
  page,
}) => {
  await begin(page, 'v1&game=nim&step=0');
  await page.locator('.play-moves .chip').first().click();
  await expect(page.locator('.subtitle')).toContainText('31 nodes generated');
  await expect(page.locator('svg.tree [data-node]')).toHaveCount(31);
  // What the pointer comes to is shown alone.
  await page
    .locator('.play-moves .chip')
    .first()
    .hover({ position: { x: 6, y: 6 } });
  await expect.poll(() => page.locator('svg.tree [data-node]').count()).toBeLessThan(31);
});

test('the search’s turn is stepped, its candidate marked, and its move played', async ({ page }) => {
  await begin(page);
  await page.getByRole('checkbox', { name: englishPlay.stepped }).check();
  await square(page, 2, 2).click();
  await expectStep(page, 0);
  await expect(says(page)).toHaveText(englishPlay.stepping);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.keyboard.press('End');
  await expect(page.locator('.square.candidate')).toHaveCount(4);
  await page.getByRole('button', { name: englishPlay.playIt }).click();
  await expect(says(page)).toHaveText(englishPlay.yourTurn);
  await page.getByRole('button', { name: /Show the search before move 2/ }).click();
  await expectHash(page, /moves=4&/);
  await page.getByRole('button', { name: englishPlay.goOn }).click();
  await page.getByRole('button', { name: englishPlay.takeBack }).click();
  await expect(square(page, 2, 2)).toHaveAccessibleName('row 2 column 2, empty, legal');
});

test('piles are played by their moves', LONG, async ({ page }) => {
  await begin(page, 'v1&game=nim&step=0');
  await page.locator('.play-moves').getByRole('button', { name: '3-1', exact: true }).click();
  await expect(page.locator('.play-piles')).toHaveText('(2, 2, 1)');
  await page.getByRole('button', { name: englishPlay.playIt }).click();
  await expect(says(page)).toHaveText(englishPlay.yourTurn);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole match by touch, the board above the tree', async ({ page }) => {
    await openLink(page, TTT);
    await furnished(page);
    await page.locator('.of-more').tap();
    await page.locator('.folded-algorithm .folded-play').tap();
    const board = page.locator('.play-panel .game-board');
    await expect(board).toBeVisible();
    const [above, below] = [await board.boundingBox(), await page.locator('.figure').boundingBox()];
    expect(above!.y).toBeLessThan(below!.y);
    for (let turn = 0; turn < 5; turn += 1) {
      if (!(await says(page).textContent())?.startsWith(englishPlay.yourTurn)) break;
      await page.locator('.square[aria-disabled=false]').first().tap();
      await expect(says(page)).not.toHaveText(englishPlay.yourTurn);
      const playIt = page.getByRole('button', { name: englishPlay.playIt });
      if (await playIt.isVisible()) await playIt.tap();
    }
    await expect(says(page)).toHaveText(/has won|Drawn/);
  });
});
