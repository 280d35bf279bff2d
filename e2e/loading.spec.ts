/** What is loaded when it is needed: while it comes, nothing that is pressed is lost, and nothing shown goes. */
import type { Page } from '@playwright/test';
import { ROOT } from '../src/core/tree/nodeId.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { AIMA_TEXT, expectText, press, textBox, zhEdit } from './support/editing.ts';
import { holdBack } from './support/network.ts';
import { furnished } from './support/picture.ts';
import { openExercise, panel, walkTo, words } from './support/practice.ts';
import {
  caption,
  en,
  expectHash,
  FIRST,
  leafFigures,
  openLink,
  otherLanguage,
  placeLink,
  pressEdit,
  screen,
  stepOf,
  tabTo,
  zh,
} from './support/reading.ts';
import { giveFile, openTrees, treesPage } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

/** Frames come late, as on a machine that is busy: all that are asked for from now on come at the returned call. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { requestAnimationFrame: request } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    Object.assign(window, {
      letFramesCome: () => {
        for (const draw of held.splice(0)) request(draw);
        return new Promise((resolve) => request(resolve));
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { letFramesCome: () => Promise<void> }).letFramesCome());
}

test('A tree typed key by key keeps the keyboard through every unfinished bracket', async ({ page }) => {
  await openLink(page);
  await pressEdit(page);
  await expectText(page, AIMA_TEXT);
  // All that comes from here on comes late.
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await textBox(page).focus();
  await page.keyboard.press('Control+a');
  for (const key of '(1 2) (3 4) (5 6)') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await expect(textBox(page)).toBeFocused();
  }
  await expect(textBox(page)).toHaveValue('(1 2) (3 4) (5 6)');
  await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('A key that follows the press of Edit at once is heard', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=2');
  await furnished(page);
  // As on a busy machine, where both presses come before anything else that the page has to do.
  await page.getByRole('button', { name: en.edit, exact: true }).evaluate(async (edit: HTMLElement) => {
    edit.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const node = document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')!;
    node.focus();
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  });
  await expectText(page, '(2 4 6) (14 5 2)');
});

test(
  'Back right after a file was chosen leaves the list for good, and the tree was opened',
  LONG,
  async ({ page }) => {
    await openLink(page);
    const list = await openTrees(page);
    await giveFile(list, { name: 'new.txt', mimeType: 'text/plain', buffer: Buffer.from('(7 8)') });
    await expect.poll(() => leafFigures(page)).toEqual(['7', '8']);
    await expect(caption(page)).toHaveText('new');
    await expect(treesPage(page)).toHaveCount(0);
    await expectHash(page, /own=/);
    await page.goBack();
    await expect(treesPage(page)).toBeVisible();
    await page.goBack();
    await expect(treesPage(page)).toHaveCount(0);
    await expect.poll(() => leafFigures(page)).toHaveLength(9);
  },
);

test('Back leads to the figure that was left before anybody followed the address', LONG, async ({ page }) => {
  const letCome = await holdBack(page, 'margin', 'work');
  await openLink(page, FIRST, 'commit');
  await page.keyboard.press('ArrowRight');
  await placeLink(page, 'trees').click();
  letCome();
  await expect(screen(page, 'trees').locator('.figure-link').first()).toBeVisible();
  await expectHash(page, 'page=trees');
  await page.goBack();
  await expect.poll(() => leafFigures(page)).toHaveLength(9);
  await expect(screen(page, 'trees')).toHaveCount(0);
});

test(
  'Escape while a dialog is on its way calls it off, and the page has the keys',
  LONG,
  async ({ page }) => {
    const letCome = await holdBack(page, 'work');
    await openLink(page, FIRST, 'commit');
    await press(page, '?');
    // Panels of the margin may be on their way as well.
    await expect(page.getByText(en.loading).last()).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByText(en.loading)).toHaveCount(0);
    letCome();
    await press(page, 'ArrowRight');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, '?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'Another language is spoken once all its words have come; what has the focus keeps it',
  LONG,
  async ({ page }) => {
    await openLink(page);
    await pressEdit(page);
    await expectText(page, AIMA_TEXT);
    const letCome = await holdBack(page, 'zh-work');
    await otherLanguage(page, '中文').press('Space');
    await otherLanguage(page, '中文').click();
    await textBox(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('(1 2');
    await expect(textBox(page)).toBeFocused();
    letCome();
    await expect(page.getByRole('button', { name: zh.edit, exact: true })).toBeVisible();
    await page.keyboard.type(' 3)');
    await expectText(page, '(1 2 3)', zhEdit);
    await expect(textBox(page, zhEdit)).toBeFocused();
  },
);

test(
  'Entries typed on the tree are whole when frames come late, and one step of undoing each',
  LONG,
  async ({ page }) => {
    await openExercise(page, 'chance.1.1');
    await tabTo(page, page.getByRole('treeitem'));
    await walkTo(page, ROOT);
    const inner = page.locator('.sheet-entries input');
    const letFramesCome = await holdFrames(page);
    const entries = ['1.25', '-2.5', '10.75'];
    for (const entry of entries) {
      for (const key of entry) {
        await page.keyboard.press(key);
        await letFramesCome();
      }
      await page.keyboard.press('Enter');
    }
    for (const [index, entry] of entries.entries()) await expect(inner.nth(index)).toHaveValue(entry);
    const undo = panel(page).getByRole('button', { name: words.undo });
    for (const _ of entries) {
      await expect(undo).toBeEnabled();
      await tabTo(page, page.getByRole('treeitem'));
      await page.keyboard.press('Control+z');
    }
    await expect(undo).toBeDisabled();
  },
);
