/** Trees that are too large to be drawn, and the texts of large trees, in the built page. */
import type { Page } from '@playwright/test';
import { packTree } from '../src/link/packTree.ts';
import { inFigures, notices, longSearch as words } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { startEditing, textBox } from './support/editing.ts';
import { holdWorkers } from './support/holdWorkers.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { edit, en, expectHash, openLink, sentence } from './support/reading.ts';
import { fileOf, giveFile, openTrees } from './support/trees.ts';
import { make, wish } from './support/uniform.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('a tree that is too large to be drawn', () => {
  const SIZE = 954_305;

  test('is told in figures, its subtrees open as figures, and its link opens it again', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    await wish(page, 31, 4);
    await expect(page.getByText(edit.nodeNone)).toBeVisible();
    await make(page);
    const told = page.locator('.run-in-figures');
    await expect(told).toContainText(inFigures.notDrawn(SIZE, 200_000));
    // There is no node to be pressed.
    await expect(page.getByText(edit.nodeNone)).toHaveCount(0);
    const { width, height } = page.viewportSize()!;
    // In a low window, too, the table takes no room from the sentence.
    await page.locator('aside.panels').evaluate((panel) => panel.scrollTo(0, 0));
    await page.setViewportSize({ width, height: 560 });
    expect(await misfits(page)).toEqual([]);
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: edit.done }).click();
    const plies = told.getByRole('table', { name: inFigures.plies });
    await expect(plies.getByRole('row')).toHaveCount(6);
    await expect(plies.getByRole('row').nth(5)).toContainText('923,521');
    expect(await misfits(page)).toEqual([]);
    expect(await accessViolations(page)).toEqual([]);
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('ArrowRight');
    const enteredOn = (ply: number) =>
      plies
        .getByRole('row')
        .nth(ply + 1)
        .locator('td:nth-last-child(4)');
    await expect(enteredOn(4)).toHaveText('2');
    await told.getByRole('button', { name: inFigures.nextChange }).click();
    await expect(page.locator('.subtitle')).toContainText('A');
    await page.locator('body').press('End');
    await expect(enteredOn(0)).toHaveText('1');
    await expectHash(page, /own=/);
    const whole = page.url();
    const field = told.getByLabel(inFigures.typed);
    await field.fill('32');
    await field.press('Enter');
    await expect(told.getByRole('alert')).toContainText(inFigures.noNode(31));
    await field.fill('31 1');
    await field.press('Enter');
    await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
    await expect(told).toHaveCount(0);
    await expect(page.locator('.subtitle')).toContainText('961 leaves');
    await page.goto('about:blank');
    await page.goto(whole);
    await expect(told).toContainText(inFigures.notDrawn(SIZE, 200_000));
    // What stands around a figure comes here as well, though none is drawn.
    await expect(page.locator('.panel-stack')).toBeVisible();
    // There are no exercises about it.
    await expect(page.getByRole('button', { name: en.practiseThis, exact: true })).toHaveCount(0);
  });
});

test('the table of a run in figures goes with the search, and a press opens the subtree on a ply', async ({
  page,
}) => {
  const text = 'uniform b=2 d=18 seed=1 values=0..99 order=given';
  await openLink(page, `v1&own=${await packTree({ title: '', text })}&step=10`);
  await page.setViewportSize({ width: 1366, height: 768 });
  const frame = page.locator('.run-plies');
  const current = frame.locator('tr[aria-current]');
  const heading = frame.locator('thead th').first();
  /** How far the row of the search reaches above the headings' lower edge and below the frame, in px. */
  const beyond = async () => {
    const [outer, row, head] = await Promise.all([frame, current, heading].map((one) => one.boundingBox()));
    if (!outer || !row || !head) throw new Error('There is no row of the search.');
    const above = head.y + head.height - row.y;
    return Math.max(above, row.y + row.height - (outer.y + outer.height));
  };
  const searched: number[] = [];
  const stepOn = async () => {
    const before = (await sentence(page).getAttribute('data-step')) ?? '';
    await page.locator('body').press('ArrowRight');
    await expect(sentence(page)).not.toHaveAttribute('data-step', before);
  };
  for (let press = 0; press < 30; press += 1) {
    await stepOn();
    searched.push(Number(await current.locator('th').textContent()));
    expect(await beyond()).toBeLessThan(1);
  }
  expect(Math.max(...searched)).toBeGreaterThan(16);
  // Presented, with larger letters, and in a lower window, too.
  await page.locator('body').press('f');
  await expect.poll(beyond).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('header')).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 600 });
  await expect.poll(beyond).toBeLessThan(1);
  await page.locator('body').press('Home');
  await expect(current.locator('th')).toHaveText('0');
  expect(await beyond()).toBeLessThan(1);
  for (let press = 0; press < 4; press += 1) await stepOn();
  await frame.getByRole('button', { name: inFigures.openAt('D', 131_071) }).press('Enter');
  await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
});

test.describe('the text of a large tree', () => {
  test.use({ ownContext: true });

  /** A text of 1 + groups · 10,000 nodes. */
  const textOf = (groups: number) => `(${`(${'1 2 3 '.repeat(3_333)})`.repeat(groups)})`;

  test('in a file is read beside the page and told in figures, or refused with the count', async ({
    page,
  }) => {
    await openLink(page);
    await giveFile(await openTrees(page), fileOf('large.txt', textOf(90)));
    const told = page.locator('.run-in-figures');
    await expect(told).toContainText(inFigures.notDrawn(900_001, 200_000));
    await page.locator('body').press('End');
    await expect(page.locator('.subtitle')).not.toHaveAttribute('data-step', '0');
    const list = await openTrees(page);
    await giveFile(list, fileOf('larger.txt', textOf(101)));
    await expect(list).toContainText('more than 1,000,000 nodes');
    await expect(page.locator('.long-search')).toHaveCount(0);
  });

  test('is said to be read, and Cancel leaves the page as it was', async ({ page }) => {
    await holdWorkers(page);
    await openLink(page);
    const list = await openTrees(page);
    await giveFile(list, fileOf('large.txt', textOf(9)));
    const card = list.locator('.long-search');
    await expect(card).toContainText(words.reading);
    expect(await accessViolations(page)).toEqual([]);
    await card.getByRole('button', { name: words.cancel }).click();
    await expect(card).toHaveCount(0);
  });

  test('that is pasted is opened as a tree of its own', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    await pasteInEditor(page, textOf(21));
    await expect(page.locator('.run-in-figures')).toContainText(inFigures.notDrawn(210_001, 200_000));
  });

  test('that is pasted with a fault comes into the text box, with the place', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    const text = textOf(9);
    await pasteInEditor(page, `${text.slice(0, -2)}@${text.slice(-2)}`);
    await expect(page.locator('.problem-note .problem')).toBeVisible();
    await expect(textBox(page)).toBeFocused();
    await expect(textBox(page)).toHaveValue(`${text.slice(0, -2)}@${text.slice(-2)}`);
    await page.getByRole('button', { name: edit.goToPlace }).click();
    await textBox(page).press('Delete');
    await expect(page.locator('.problem-note')).toHaveCount(0);
    await expect(page.locator('.long-search')).toHaveCount(0);
  });
});

/** Pastes a text in place of the whole text in the editor. */
async function pasteInEditor(page: Page, text: string): Promise<void> {
  await startEditing(page);
  await textBox(page).focus();
  await textBox(page).evaluate((box: HTMLTextAreaElement, pasted) => {
    box.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a tree of a game that is refused as a drawing is searched from the notice', LONG, async ({ page }) => {
  await openLink(page, 'v1&game=othello&size=4&depth=end&growth=drawn&step=0');
  await page.getByRole('button', { name: notices.tellTree }).click();
  await expect(page.locator('.run-in-figures')).toContainText(inFigures.notDrawn(224_821, 200_000));
});
