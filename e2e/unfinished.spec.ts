/** What was not finished is there again after a reload: a text that is no tree yet, and a step that no address says. */
import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { AIMA_TEXT, expectText, press, startEditing, textBox } from './support/editing.ts';
import {
  edit,
  en,
  expectHash,
  expectStep,
  leafFigures,
  openHome,
  openLink,
  stepOf,
  tabTo,
} from './support/reading.ts';

/** The step that the entry of the history says. */
const stepInEntry = (page: Page) =>
  page.evaluate(() => (history.state as { readonly step?: number } | null)?.step);

test.use({ ownContext: true, reducedMotion: 'reduce' });

test('a text that is no tree yet is there after a reload, beside the last tree', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await tabTo(page, textBox(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('(7 8 9) (1 2');
  await expect(page.locator('.problem-note')).toBeVisible();
  await expectHash(page, /own=/);
  const tree = await leafFigures(page);
  await page.reload();
  await expectText(page, '(7 8 9) (1 2');
  await expect(page.locator('.problem-note')).toBeVisible();
  await expect.poll(() => leafFigures(page)).toEqual(tree);
  // The keyboard goes on where it was.
  await expect(textBox(page)).toBeFocused();
  await page.keyboard.type(')');
  await expect.poll(() => leafFigures(page)).toEqual(['7', '8', '9', '1', '2']);
  await expect(page.locator('.problem-note')).toHaveCount(0);
  // Once it is a tree, nothing is left to go on with.
  await expectHash(page, /own=/);
  await page.reload();
  await expect.poll(() => leafFigures(page)).toEqual(['7', '8', '9', '1', '2']);
  await expect(page.getByRole('button', { name: en.edit, exact: true })).toBeVisible();
  await expect(textBox(page)).toHaveCount(0);
});

test('a text over a tree of the library is kept as well, until it is given up', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await tabTo(page, textBox(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('[MAX [3] [12');
  await page.reload();
  await expectText(page, '[MAX [3] [12');
  await page.getByRole('button', { name: edit.discardText }).press('Enter');
  await expectText(page, AIMA_TEXT);
  await page.reload();
  await expectStep(page, 0);
  await startEditing(page);
  await expectText(page, AIMA_TEXT);
});

test('a text too long to be kept says so, before the page is left', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill(`(${'1 '.repeat(60_000)}`);
  await expect(page.getByText(edit.textNotKept)).toBeVisible();
  await textBox(page).fill('(1 2');
  await expect(page.getByText(edit.textNotKept)).toHaveCount(0);
});

test('a step within the moment of a lesson comes back at the address of the lesson', async ({ page }) => {
  await openLink(page, 'v1&lesson=minimax&moment=4');
  const lesson = new URL(page.url()).hash;
  await expect(page.locator('.lesson')).toBeVisible();
  const before = await stepOf(page);
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
  const step = await stepOf(page);
  await expect.poll(() => stepInEntry(page)).toBe(step);
  expect(new URL(page.url()).hash).toBe(lesson);
  await page.reload();
  await expectStep(page, step);
  expect(new URL(page.url()).hash).toBe(lesson);
});

test('a step on the front door comes back at the bare address', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('End');
  await expectStep(page, 26);
  await expect.poll(() => stepInEntry(page)).toBe(26);
  await page.reload();
  await expectStep(page, 26);
  expect(new URL(page.url()).hash).toBe('');
});
