/** f(p) of positions: typed from the boards, kept when unread, told and compared, printed, made by a lecturer, by keys alone. */
import type { Page } from '@playwright/test';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { PART_KINDS } from '../src/practice/partKinds.ts';
import { positionsIn } from '../src/practice/positions.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import {
  button,
  feedback,
  known,
  names,
  openExercise,
  panel,
  pressNode,
  rulesLine,
  submit,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { goTo, tabTo } from './support/reading.ts';
import { openSets, sets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const PLACE = 'estimate.2.7';

/** What is typed for a number. */
const typed = (value: number) =>
  Number.isFinite(value) ? String(value) : value < 0 ? '-inf' : value > 0 ? 'inf' : '';

const rightTexts = (place = PLACE) => [...known(place).right.answer.estimate.values()].map(typed);

const fields = (page: Page) => panel(page).locator('.number-table input');

async function fill(page: Page, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) await fields(page).nth(place).fill(text);
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a press on a board leads to its fields; what is no number stays; the rest is marked, told and compared', async ({
    page,
  }) => {
    const { exercise } = await openExercise(page, PLACE);
    const positions = [...positionsIn(exercise.tree)!.values()];
    await expect(rulesLine(page)).toContainText('MAX plays x and MIN plays o.');
    await expect(page.locator('svg.tree .node .board')).toHaveCount(positions.length);
    await expect(page.locator('svg.tree .badge')).toHaveText(['p₁', 'p₂', 'p₃']);
    await expect(page.locator('svg.tree .edges > *')).toHaveCount(0);
    await pressNode(page, 2 as NodeId);
    await expect(fields(page).nth(3)).toBeFocused();
    const texts = rightTexts();
    const won = texts.findIndex((text) => text.endsWith('inf'));
    const difference = Number(texts[won - 2]) - Number(texts[won - 1]);
    await fill(page, texts.with(won, 'three in a row'));
    await submit(page);
    const row = Math.floor(won / 3);
    await expect(panel(page).getByRole('alert').first()).toContainText(
      `“three in a row” at ${['p₁', 'p₂', 'p₃'][row]}, f(p)`,
    );
    await expect(fields(page).nth(won)).toHaveValue('three in a row');
    await fields(page).nth(won).fill(String(difference));
    await submit(page);
    await expect(page.locator('svg.tree .node.wrong .value')).toHaveText([
      String(difference).replace('-', '−'),
    ]);
    for (const say of [words.tellMore.rule, words.tellMore.place]) await button(page, say).click();
    await expect(feedback(page)).toContainText('Somebody has three in a row.');
    // There is no search to be stepped through.
    await expect(button(page, words.tellMore.step)).toHaveCount(0);
    await button(page, words.compare).click();
    await expect(panel(page).locator('.number-table td.wrong')).toHaveCount(1);
    await expect(panel(page).locator('.number-table')).toHaveCount(2);
    await expect(page.locator('svg.tree .node .value')).toHaveText(
      texts.filter((_, place) => place % 3 === 2).map((text) => text.replace('-', '−').replace('inf', '∞')),
    );
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('what is compared stays beside the boards, also in a narrower window', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openExercise(page, PLACE);
    await fields(page).first().fill('99');
    await submit(page);
    await button(page, words.compare).click();
    await expect(panel(page).locator('.number-table')).toHaveCount(2);
    const [boards, beside] = [await page.locator('.stage').boundingBox(), await panel(page).boundingBox()];
    expect(beside!.x).toBeGreaterThanOrEqual(boards!.x + boards!.width);
    await expect(panel(page).locator('.number-table').first()).toBeInViewport();
  });

  test('a lecturer types positions, is told what is none, and prints them with a key', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const making = await openSets(page, sets);
    const field = making.getByRole('textbox', { name: sets.make.addPositions });
    const add = making.getByRole('button', { name: `${sets.make.addButton}: ${sets.make.addPositions}` });
    await field.fill('xo..x...., xxx.x.o..');
    await add.click();
    await expect(making.getByRole('alert').filter({ hasText: 'no play leads to 4 x and 1 o' })).toBeVisible();
    await field.fill('XO./.X./..., x...o...x');
    await add.click();
    await expect(making.getByText(sets.make.source.positions(2))).toBeVisible();
    // Nothing else is asked of positions.
    const asked = making.locator('.set-part');
    await expect(asked).toHaveCount(1);
    await expect(asked).toContainText(names.format.estimate.name);
    expect(PART_KINDS.length).toBeGreaterThan(1);
    await making.getByRole('button', { name: sets.make.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const [sheet, key] = [page.locator('.paper').first(), page.locator('.paper').last()];
    await expect(sheet.locator('.number-table tbody td')).toHaveText(['', '', '', '', '', '']);
    await expect(key.locator('.number-table tbody td')).toHaveText(Array(6).fill(/^[−\d∞]+$/));
    await expect(sheet.locator('svg .board')).toHaveCount(2);
  });

  test('of the game that is open some of its positions are asked about', async ({ page }) => {
    await page.goto('./#v1&game=tic-tac-toe');
    await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
    const practise = await goTo(page, 'practise');
    await practise.getByRole('button', { name: words.positionsHere(4) }).click();
    await expect(rulesLine(page)).toBeVisible();
    await expect(fields(page)).toHaveCount(12);
    await expect(page).toHaveURL(/practice=own:minimax:equal\.estimate\.0&own=1/);
    await page.reload();
    await expect(fields(page)).toHaveCount(12);
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill it in, from board to board, and it is right', async ({ page }) => {
    await openExercise(page, 'estimate.3.7');
    await expect(rulesLine(page)).toContainText('MAX 执 x，MIN 执 o。');
    const texts = rightTexts('estimate.3.7');
    await tabTo(page, page.getByRole('treeitem'));
    await page.keyboard.press('Home');
    await expect(page.locator('[role=treeitem]:focus')).toContainText('全部 4 个局面');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fields(page).first()).toBeFocused();
    for (const [place, text] of texts.entries()) {
      if (place > 0) await page.keyboard.press('Tab');
      await expect(fields(page).nth(place)).toBeFocused();
      await page.keyboard.type(text);
    }
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
