/** The moves of a playout, played on the board beside the tree: by keys, by touch, in both languages. */
import type { Page } from '@playwright/test';
import { simulation as words } from '../src/words/en/figure.ts';
import { simulation as zhWords } from '../src/words/zh/figure.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { expectStep, node, openLink, openTab, sentence } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const playout = words.onBoardOf;

const says = (page: Page) => page.locator('.playout [role=status]');
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a game at the step at which its first playout is made. */
async function openPlayout(page: Page, game: string): Promise<void> {
  await openLink(page, `v1&game=${game}&algorithm=mcts&iterations=20&step=2`);
  await furnished(page);
}

/** The number of plies that the offer names. */
async function pliesOffered(page: Page): Promise<number> {
  await expect(says(page)).toHaveText(/\d/);
  return Number(/\d+/.exec((await says(page).textContent()) ?? '')?.[0]);
}

test('a playout is played by keys, told with its end, and ended by a step of the run', async ({ page }) => {
  await openPlayout(page, 'tic-tac-toe');
  await page.getByRole('button', { name: words.onBoard }).press('Enter');
  await expect(control(page, playout.next)).toBeFocused();
  const of = await pliesOffered(page);
  await expect(says(page)).toHaveText(playout.offer(of));
  const empty = page.getByRole('gridcell', { name: /empty/ });
  await expect(empty).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(says(page)).toHaveText(/^ply 1 of \d: \d$/);
  await expect(empty).toHaveCount(7);
  await page.keyboard.press('Space');
  await expect(says(page)).toHaveText(/^ply 2 of \d: \d$/);
  await control(page, playout.back).press('Enter');
  await expect(empty).toHaveCount(7);
  await control(page, playout.last).press('Enter');
  await expect(says(page)).toHaveText(
    new RegExp(`^ply ${of} of ${of}: \\d\\. The game is over\\. (?:Drawn|M\\w+ has won)\\.$`),
  );
  await expect(empty).toHaveCount(8 - of);
  await expect(control(page, playout.next)).toHaveAttribute('aria-disabled', 'true');
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  // The run stands where it stood; its next step ends what was played.
  await expectStep(page, 2);
  const below = page.locator('.formally').first();
  const before = await below.boundingBox();
  await page.locator('.move-next').click();
  await expect(says(page)).toHaveCount(0);
  // What is below keeps its place.
  expect((await below.boundingBox())?.y).toBe(before?.y);
  // The reward is at the root now, whose board is empty.
  await expect(empty).toHaveCount(9);
  await page.locator('.move-back').click();
  await expect(says(page)).toHaveText(playout.offer(of));
  await expect(empty).toHaveCount(8);
});

test('another node under the pointer is seen, and the playout goes on where it was', async ({ page }) => {
  await openPlayout(page, 'tic-tac-toe');
  await page.getByRole('button', { name: words.onBoard }).press('Enter');
  await expect(control(page, playout.next)).toBeFocused();
  await page.keyboard.press('Enter');
  const empty = page.getByRole('gridcell', { name: /empty/ });
  await expect(empty).toHaveCount(7);
  await node(page, 0).hover();
  await expect(empty).toHaveCount(9);
  await page.mouse.move(5, 5);
  await expect(empty).toHaveCount(7);
});

test('of several playouts one is chosen, and coins are taken from piles', async ({ page }) => {
  await openPlayout(page, 'nim&piles=5,4,3&playouts=3');
  await page.getByRole('button', { name: words.onBoard }).press('Enter');
  const which = page.locator('.playout').getByRole('combobox');
  await expect(which.locator('option')).toHaveText([1, 2, 3].map((each) => playout.nth(each, 3)));
  const ends: string[] = [];
  for (const each of ['1 of 3', '3 of 3']) {
    await which.selectOption(each);
    await expect(says(page)).toHaveText(/^The playout from here/);
    await control(page, playout.last).click();
    await expect(says(page)).toContainText('The game is over. ');
    ends.push((await says(page).textContent()) ?? '');
  }
  expect(ends[0]).not.toBe(ends[1]);
});

test('where the path ends at the end of the game no playout is offered', async ({ page }) => {
  await openPlayout(page, 'tic-tac-toe&moves=0.3.1.4');
  await openTab(page, 'position');
  await expect(sentence(page)).toContainText('the game is over: MAX has won');
  await expect(says(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.onBoard })).toHaveCount(0);
});

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('board and buttons are in view together', async ({ page }) => {
    await openPlayout(page, 'othello&lang=zh');
    await page.getByRole('button', { name: zhWords.onBoard }).tap();
    const last = control(page, zhWords.onBoardOf.last);
    await last.tap();
    await expect(says(page)).toHaveText(/^第 (\d+) 层（共 \1 层）：.+。棋局已结束：.+。$/);
    await expect(last).toBeInViewport();
    await expect(page.locator('.position-board .board-drawing').first()).toBeInViewport({ ratio: 0.95 });
    expect(await misfits(page)).toEqual([]);
    expect(await accessViolations(page)).toEqual([]);
  });
});
