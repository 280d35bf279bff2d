/** What a reader who edits does and sees: the tree as text, the selected node, the picture of a text. */

import type { Locator, Page } from '@playwright/test';
import type { PageWords, Words } from '../../src/words/language.ts';
import { editing as chineseEditing } from '../../src/words/zh/work.ts';
import { expect } from './expect.ts';
import { pictureOf, slideTo, twoFrames } from './picture.ts';
import { edit, en, openLink, pressEdit, stepOf, tabTo } from './reading.ts';

/** The texts of editing and sharing, in Chinese. */
export const zhEdit: Words['editing'] = chineseEditing;

/** The leaves of the first tree as they stand in its text. */
export const AIMA_TEXT = '(3 12 8) (2 4 6) (14 5 2)';

/** The box that holds the tree as text. */
export function textBox(page: Page, words = edit): Locator {
  return page.getByRole('textbox', { name: words.textLabel });
}

export async function expectText(page: Page, text: string, words = edit): Promise<void> {
  await expect(textBox(page, words)).toHaveValue(text);
}

/** From a fresh page to the editor, with the keyboard alone. */
export async function startEditing(page: Page, words: PageWords = en, editWords = edit): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: words.edit, exact: true }));
  await page.keyboard.press('Enter');
  await expect(textBox(page, editWords)).toBeVisible();
}

/** Unfolds a panel of the margin by its heading. */
export async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('complementary').getByRole('button', { name: title, exact: true });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.press('Enter');
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
}

/** From the editor into the tree. */
export async function enterTree(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('treeitem'));
}

/** Presses keys one after the other, until the whole page shows where they lead. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await twoFrames(page);
}

/** From wherever it is in the tree, the focus goes to the node along these children from the root. */
export async function walkTo(page: Page, ...path: readonly number[]): Promise<void> {
  await press(page, ...Array<string>(6).fill('ArrowLeft'));
  for (const index of path) {
    await page.keyboard.press('ArrowRight');
    for (let passed = 0; passed < index; passed += 1) await nextSibling(page);
  }
}

/** Down past everything below the node one is at. */
async function nextSibling(page: Page): Promise<void> {
  const item = page.locator('[role=treeitem]:focus');
  const level = await item.getAttribute('aria-level');
  const place = Number(await item.getAttribute('aria-posinset'));
  const next = page.locator(`[role=treeitem][aria-level="${level}"][aria-posinset="${place + 1}"]:focus`);
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await next.count()) > 0) return;
  }
  throw new Error(`no sibling after number ${place} on level ${level}`);
}

/** The item of the operable tree that is selected. */
export function selectedItem(page: Page): Locator {
  return page.locator('[role=treeitem][aria-selected=true]');
}

/** The picture without the margin and without the marks of the nodes one is at. */
export async function drawnOf(page: Page): Promise<unknown> {
  const { drawing, plies, sentence, slider } = await pictureOf(page);
  return {
    drawing: drawing
      .join('\n')
      .replace(/<g class="rings">.*?<\/g>/s, '')
      .replace(/ (focused|hovered)\b/g, '')
      .split('\n'),
    plies,
    sentence,
    slider,
  };
}

/** A second page on which texts are typed for comparison. */
export async function openReference(page: Page): Promise<Page> {
  const reference = await page.context().newPage();
  await openLink(reference);
  await pressEdit(reference);
  await expect(textBox(reference)).toBeVisible();
  return reference;
}

/** The picture is the one that the same text gives when it is typed on a fresh page, at the same step. */
export async function expectAsTyped(page: Page, reference: Page, text: string): Promise<void> {
  await expectText(page, text);
  await textBox(reference).fill(text);
  await slideTo(reference, await stepOf(page));
  await expect.poll(() => drawnOf(page)).toEqual(await drawnOf(reference));
}

/** The middle of a node's shape in the drawing, px. */
export async function middleOf(page: Page, id: number): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator(`svg.tree [data-node="${id}"] .shape`).boundingBox();
  if (box === null) throw new Error(`node ${id} is not in view`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}
