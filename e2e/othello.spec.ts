/** Othello on its board: played by keys and by touch, marked, pasted, looked back on, in both languages. */

import type { Page } from '@playwright/test';
import { game as englishGame, limits } from '../src/words/en/figure.ts';
import { board as english, play as englishPlay } from '../src/words/en/work.ts';
import { board as chinese } from '../src/words/zh/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { furnished } from './support/picture.ts';
import { expectHash, node, openLink, openTab, sentence, tabTo, zhPanels } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const OPENING = 'v1&game=othello&moves=f5.d6.c3.d3.c4&step=0';
/** The shortest game: White has no disc left. */
const OVER = 'v1&game=othello&moves=e6.f4.e3.f6.g5.d6.e7.f5.c5&step=0';

async function openGame(page: Page, hash: string): Promise<void> {
  await openLink(page, hash);
  await furnished(page);
}

const square = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name });

/** Whose turn it is, and what can be done: to make a move, to take the search's, to pass, or nothing. */
async function turnOf(page: Page): Promise<'own' | 'search' | 'pass' | 'over'> {
  const says = page.locator('.play-turn [role=status]');
  await expect(says).toHaveText(/./);
  const text = (await says.textContent()) ?? '';
  if (/over|结束/.test(text)) return 'over';
  if (/pass|停一手/.test(text)) return 'pass';
  return /Your move|You move|轮到你/.test(text) ? 'own' : 'search';
}

async function nothingToObjectTo(theme: string, violations: readonly string[]): Promise<void> {
  expect(violations, theme).toEqual([]);
}

test('a whole game by keyboard, with its passes', async ({ page }) => {
  await openGame(page, 'v1&game=othello&size=4&step=0');
  await tabTo(page, page.getByRole('button', { name: englishGame.play, exact: true }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, square(page, /legal/).first());
  await expect(square(page, 'b1, empty, legal, flips 1')).toBeFocused();
  let passes = 0;
  for (let ply = 0; ply < 30; ply += 1) {
    const turn = await turnOf(page);
    if (turn === 'over') break;
    if (turn === 'pass') passes += 1;
    const played = await page.locator('.play-list tbody tr').count();
    // The focus is where the next move is made.
    if (turn === 'pass') await expect(page.getByRole('button', { name: english.pass })).toBeFocused();
    if (turn === 'search') await expect(page.getByRole('button', { name: englishPlay.playIt })).toBeFocused();
    if (turn === 'own') await expect(page.locator('.square:focus')).toHaveAccessibleName(/legal, flips \d/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.play-list tbody tr')).toHaveCount(played + 1);
  }
  expect(passes).toBeGreaterThan(0);
  await expect(page.locator('.play-turn [role=status]')).toHaveText(
    /^The game is over\. (?:(?:Black|White) has won|Drawn), \d+ to \d+\.$/,
  );
  await expectHash(page, /moves=b1\..*pass/);
});

test('the search goes to the end with few empty squares left, unless the reader switches it off', async ({
  page,
}) => {
  const moves = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2'.match(/../g) ?? [];
  await openGame(page, `v1&game=othello&size=6&moves=${moves.slice(0, 21).join('.')}&step=0`);
  await page.getByRole('button', { name: englishGame.play, exact: true }).first().click();
  await page.getByRole('radio', { name: /^Black/ }).check();
  await page.getByRole('button', { name: englishPlay.playIt }).click();
  await expectHash(page, /moves=(?:\w+\.){21}\w+&depth=end/);
  const ends = page.getByRole('checkbox', { name: englishPlay.endgame(10) });
  await expect(ends).toBeChecked();
  await ends.uncheck();
  await expectHash(page, /moves=(?:\w+\.){21}\w+(?!.*depth=end)/);
  await expect(page.locator('.play-list tbody td').nth(1)).toHaveText('2');
});

test('a large tree begins with its root clear of the buttons of the figure', async ({ page }) => {
  await openGame(
    page,
    'v1&game=othello&size=6&moves=c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2&depth=end&step=0',
  );
  await expect(page.locator('svg.tree [data-node]')).toHaveCount(1);
  const [root, tools] = [
    await node(page, 0).locator('.shape').boundingBox(),
    await page.locator('.zoom-tools').boundingBox(),
  ];
  if (root === null || tools === null) throw new Error('nothing is drawn');
  expect(root.y >= tools.y + tools.height || root.x + root.width < tools.x).toBe(true);
});

test('what would flip is marked under the pointer and at the focus, and marks are kept from board to board', async ({
  page,
}) => {
  await openGame(page, OPENING);
  const panel = await openTab(page, 'position');
  const turning = panel.locator('.board-field .turning-mark');
  await expect(turning).toHaveCount(0);
  await square(page, /^g6, empty, legal, flips 2/).hover();
  await expect(turning).toHaveCount(2);
  await square(page, /^a1/).hover();
  await expect(turning).toHaveCount(0);
  await panel.getByRole('checkbox', { name: 'frontier' }).check();
  await panel.getByRole('checkbox', { name: /^at risk/ }).check();
  await expect(panel.locator('.board-field .dots-mark')).toHaveCount(9);
  await expect(panel.locator('.piece-counts')).toHaveText('6 Black3 White');
  await inBothThemes(page, nothingToObjectTo);
  await page.getByRole('button', { name: englishGame.play, exact: true }).first().click();
  const match = page.getByRole('complementary', { name: englishPlay.title });
  await expect(match.locator('.board-field .dots-mark')).toHaveCount(9);
  await square(page, 'g6, empty, legal, flips 2').focus();
  await expect(match.locator('.board-field .turning-mark')).toHaveCount(2);
  await inBothThemes(page, nothingToObjectTo);
});

test('a transcript is pasted: a fault names its place, and what is before it is played by a press', async ({
  page,
}) => {
  await openGame(page, 'v1&game=othello&step=0');
  await page.getByRole('button', { name: new RegExp(`^${englishGame.setting}`) }).click();
  // What a radio button says stands beside it.
  const radio = page
    .getByRole('radio', { name: new RegExp(`^${limits.quiet.none}`) })
    .locator('visible=true');
  const [button, text] = [await radio.boundingBox(), await radio.locator('+ span').boundingBox()];
  expect((text?.x ?? 0) - (button?.x ?? 0)).toBeLessThan(40);
  const field = page.getByRole('textbox', { name: englishGame.positionOrMoves });
  await field.fill('f5d6c3a1d3');
  const fault = page.getByRole('alert').filter({ hasText: 'a1' });
  await expect(fault).toContainText('At character 7: “a1” cannot be move 4. Legal there: d3, f3, f4, g5.');
  await fault.getByRole('button', { name: englishGame.playBefore(3) }).click();
  await expectHash(page, 'moves=f5.d6.c3');
  await expect(field).toHaveValue('f5d6c3');
  await expect(field).toBeFocused();
  await expect(fault).toHaveCount(0);
  const [back, from] = [englishGame.takeBack, englishGame.fromStart].map((name) =>
    page.getByRole('button', { name }).locator('visible=true'),
  );
  const size = await from!.evaluate((one) => getComputedStyle(one).fontSize);
  await expect(back!).toHaveCSS('font-size', size);
  await field.fill('...........................ox......xo........................... O');
  await expectHash(page, /start=/);
  await page.keyboard.press('Escape');
  await expect(sentence(page)).toContainText('MIN decides');
});

test('a game that is over says its result, and that nothing is left to search', async ({ page }) => {
  await openGame(page, OVER);
  await expect(sentence(page)).toContainText(`The game is over. Black has won, 13 to 0. ${english.noSearch}`);
  await expect(page.locator('.invitation')).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${englishGame.setting}`) }).click();
  await expect(page.locator('.game-fields').first()).toContainText(englishGame.overHere);
  await expect(page.getByRole('combobox', { name: englishGame.depth })).toHaveCount(0);
});

test('the curve of a pasted game opens its positions', async ({ page }) => {
  await openGame(page, OPENING);
  const panel = await openTab(page, 'position');
  await panel.getByText(english.curve).click();
  await expect(panel.getByRole('status')).toHaveText(
    /^Black gave away \d+ in all\. White gave away \d+ in all\.$/,
  );
  await panel.locator('.curve-band').nth(2).click();
  await expectHash(page, 'moves=f5.d6');
  await panel.getByText(english.asTable).click();
  await expect(panel.locator('.curve-table [aria-current]')).toHaveText(/^2/);
  expect(await accessViolations(page)).toEqual([]);
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await panel.getByRole('button', { name: english.openPlace(5) }).press('Enter');
  await expectHash(page, 'moves=f5.d6.c3.d3.c4');
});

test('boards of eight rows stand at their nodes, and enlarged in the corner when pointed at', async ({
  page,
}) => {
  await openGame(page, 'v1&game=othello&step=29');
  await expect(node(page, 0).locator('.board .max-disc')).toHaveCount(1);
  await node(page, 1).locator('.value').hover();
  await expect(page.locator('.corner-board')).toBeVisible();
});

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game by touch', LONG, async ({ page }) => {
    await openGame(page, 'v1&game=othello&size=4&step=0');
    await page.locator('.of-more').tap();
    await page.locator('.folded-algorithm .folded-play').tap();
    await expect(square(page, 'b1，空，可走，翻转 1 子')).toBeVisible();
    const [wide, high] = await square(page, /^b1/).evaluate((cell) => [cell.clientWidth, cell.clientHeight]);
    expect(Math.min(wide ?? 0, high ?? 0)).toBeGreaterThan(30);
    for (let ply = 0; ply < 30; ply += 1) {
      const turn = await turnOf(page);
      if (turn === 'over') break;
      const played = await page.locator('.play-list tbody tr').count();
      if (turn === 'own') await square(page, /可走/).first().tap();
      else await page.locator('.play-turn .primary').tap();
      await expect(page.locator('.play-list tbody tr')).toHaveCount(played + 1);
    }
    await expect(page.locator('.play-turn [role=status]')).toHaveText(
      /^棋局已结束：(?:(?:黑|白)方赢了|和棋)，\d+ 比 \d+。$/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessViolations(page)).toEqual([]);
  });

  test('the board of a position of eight rows fits, and a side that must pass is told so', async ({
    page,
  }) => {
    await openGame(page, 'v1&game=othello&moves=e6.f6.c4.c5.c6.d6.g7.f4.g4.g6.e7.h8.h6.g5.g8.f8&step=0');
    const panel = await openTab(page, 'position', zhPanels);
    await expect(panel).toContainText(chinese.passes('黑方'));
    await expect(panel.getByRole('gridcell')).toHaveCount(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
