/** A game whose search is too large to be drawn is searched all the same, and counted. */
import type { Locator, Page } from '@playwright/test';
import { game, inFigures, notices } from '../src/words/en/figure.ts';
import { searchFigures as english } from '../src/words/en/work.ts';
import {
  game as chineseGame,
  inFigures as chineseInFigures,
  notices as chineseNotices,
} from '../src/words/zh/figure.ts';
import { searchFigures as chinese } from '../src/words/zh/work.ts';
import { expect, test } from './quietTest.ts';
import { algorithmMenu, en, expectHash, expectStep, openLink, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const counts = (dialog: Locator) => dialog.locator('.figure-bar-row .tabular');

/** The widths of the bars, as parts of the widest. */
async function bars(dialog: Locator): Promise<readonly number[]> {
  const widths = await dialog
    .locator('.figure-bar-row rect')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  return widths.map((width) => width / Math.max(...widths));
}

const ALL_OF_IT = 'v1&game=tic-tac-toe&depth=end&symmetry=off';

test('minimax of all of tic-tac-toe is refused as a figure, and counted by its notice', async ({ page }) => {
  await openGame(page, ALL_OF_IT, 'Tic-tac-toe');
  await chooseAlgorithmRefused(page);
  await page.getByRole('button', { name: notices.completeTree }).press('Enter');
  const dialog = page.getByRole('dialog', { name: game.complete });
  const search = dialog.getByRole('button', { name: english.search(null, false) });
  await search.press('Enter');
  await expect(counts(dialog)).toHaveText([
    '549,946 nodes entered, 255,168 leaves evaluated',
    '18,297 nodes entered, 7,330 leaves evaluated',
    '146,120 nodes entered, 62,162 leaves evaluated',
  ]);
  await expect(search).toBeFocused();
  const [minimax, equal, strict] = await bars(dialog);
  expect(minimax).toBe(1);
  expect(equal).toBeCloseTo(18_297 / 549_946, 2);
  expect(strict).toBeCloseTo(146_120 / 549_946, 2);
  await dialog.getByText(english.byPly).click();
  await expect(dialog.locator('details tfoot td')).toHaveText(['549,946', '18,297', '146,120']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** Opens a game, which is searched beside the page before it is displayed. */
async function openGame(page: Page, link: string, title: string): Promise<void> {
  await openLink(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** Asks for minimax; the figure that stands stays. */
async function chooseAlgorithmRefused(page: Page): Promise<void> {
  await expectStep(page, 0);
  const before = await algorithmMenu(page).textContent();
  await algorithmMenu(page).click();
  await page.getByRole('radio', { name: new RegExp(`^${en.algorithm.minimax}`) }).click();
  await expect(page.getByRole('button', { name: notices.completeTree })).toBeVisible();
  await expect(algorithmMenu(page)).toHaveText(before ?? '');
}

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });

  test('a link to minimax of all of it opens what fits, with the button that counts the whole', async ({
    page,
  }) => {
    await openGame(page, `${ALL_OF_IT}&algorithm=minimax`, '井字棋');
    await expect(page.getByText(chineseNotices.gameTooLarge(6))).toBeVisible();
    await expectHash(page, /depth=6.*algorithm=minimax/);
    await page.getByRole('button', { name: chineseNotices.completeTree }).click();
    const dialog = page.getByRole('dialog', { name: chineseGame.complete });
    await dialog.getByRole('button', { name: chinese.search(null, false) }).click();
    await expect(counts(dialog)).toHaveText([
      / 549,946 .* 255,168 /,
      / 18,297 .* 7,330 /,
      / 146,120 .* 62,162 /,
    ]);
    await expectNothingCut(dialog);
  });

  test('a game of which not even the positions can be counted is searched to any depth', async ({ page }) => {
    await openGame(page, 'v1&game=connect-four&depth=5', '四子棋');
    await page.locator('.figure-bar').getByRole('button', { name: zh.more, exact: true }).click();
    await page.locator('.sheet:popover-open').getByRole('button', { name: chineseGame.complete }).click();
    const dialog = page.getByRole('dialog', { name: chineseGame.complete });
    await expect(dialog.getByText(chineseGame.tooManyToCount)).toBeVisible();
    await expect(dialog.getByRole('button', { name: chinese.search(5, false) })).toBeVisible();
    // What was stopped can be begun again, and the focus is where that is done.
    await dialog.getByLabel(chineseGame.depth).selectOption(chineseGame.toDepth(9));
    const count = dialog.getByRole('button', { name: chinese.search(9, false) });
    await count.click();
    const stop = dialog.getByRole('button', { name: chinese.stop });
    await stop.press('Enter');
    await expect(dialog.getByText(chinese.stopped)).toBeVisible();
    await expect(count).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stop).toBeVisible();
    await expect(dialog.getByText(chinese.stopped)).toHaveCount(0);
    await dialog.getByLabel(chineseGame.depth).selectOption(chineseGame.toDepth(7));
    await dialog.getByRole('button', { name: chinese.search(7, false) }).click();
    // 7 columns of 6 places: a seventh disc in one column is the first that has no place.
    await expect(counts(dialog).first()).toHaveText(/ 960,793 .* 823,536 /);
    await expect(dialog.getByRole('button', { name: chinese.stop })).toHaveCount(0);
    await expectNothingCut(dialog);
    await dialog.getByRole('button', { name: chineseGame.tellTree(960_793, false) }).click();
    await expect(page.locator('.run-in-figures')).toContainText(chineseInFigures.notDrawn(960_793, 200_000));
  });
});

async function expectNothingCut(dialog: Locator): Promise<void> {
  const [width, inner] = await dialog.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(width).toBe(inner);
}

test('the complete tree of tic-tac-toe is made, searched as the game was, and told in figures', async ({
  page,
}) => {
  await openLink(page, 'v1&game=tic-tac-toe&algorithm=minimax&step=4');
  await page.getByRole('button', { name: game.setting }).first().click();
  await page.getByRole('button', { name: game.complete }).first().click();
  await page.getByRole('button', { name: game.tellTree(549_946, false) }).click();
  const told = page.locator('.run-in-figures');
  await expect(told).toContainText(inFigures.notDrawn(549_946, 200_000));
  await page.locator('body').press('End');
  await expect(told.getByRole('table', { name: inFigures.plies }).getByRole('row').nth(1)).toContainText(
    'MAX',
  );
  // Every number has room in its column, at every width of the panel.
  const beside = page.locator('.counts dd');
  await expect(beside).toHaveText(['255,168', '0', '255,168', '549,946']);
  for (const width of [1920, 1366, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await beside.evaluateAll((all) => all.filter((dd) => dd.scrollWidth > dd.clientWidth))).toEqual(
      [],
    );
  }
  const field = told.getByLabel(inFigures.typed);
  await field.fill('1 1 1');
  await field.press('Enter');
  await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
  await expect(page.locator('h1.figure-title')).toBeFocused();
});
