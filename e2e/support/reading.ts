/** What a reader of the page does and sees, in the words the page itself uses. */
import type { Locator, Page } from '@playwright/test';
import { exampleById } from '../../src/library/library.ts';
import { englishEditing } from '../../src/words/en/editing.ts';
import { englishNotices } from '../../src/words/en/notices.ts';
import { englishPage } from '../../src/words/en/page.ts';
import { englishPanels } from '../../src/words/en/panels.ts';
import type { EditWords, NoticeWords, PanelWords } from '../../src/words/lateWords.ts';
import type { PageWords } from '../../src/words/pageWords.ts';
import { chineseNotices } from '../../src/words/zh/notices.ts';
import { chinesePage } from '../../src/words/zh/page.ts';
import { expect } from './expect.ts';

export const en: PageWords = englishPage;
export const zh: PageWords = chinesePage;

/** The texts of the panels in the margin, in English. */
export const panels: PanelWords = englishPanels;

/** The texts of notices, in English. */
export const notices: NoticeWords = englishNotices;
export const zhNotices: NoticeWords = chineseNotices;

/** The texts of editing and sharing, in English. */
export const edit: EditWords = englishEditing;

/** Leaves the page, if it is shown: a link to another place in it is followed without loading anything. */
export async function goElsewhere(page: Page): Promise<void> {
  if (/\/(?:\?.*)?(?:#.*)?$/.test(page.url())) await page.goto('about:blank');
}

/** Loads the page anew at a hash, as a link from elsewhere does. */
export async function openLink(page: Page, hash = ''): Promise<void> {
  await goElsewhere(page);
  await page.goto(hash === '' ? './' : `./#${hash}`);
  // Looked for in every frame: what an expectation misses at first it looks for again after half a second.
  await page.waitForFunction(() => document.querySelector('.subtitle, .app.practising') !== null);
  // An exercise may have taken the sentence's place already.
  await expect(page.locator('.subtitle, .app.practising').first()).toBeVisible();
}

/** The one sentence of the step. */
export function sentence(page: Page): Locator {
  return page.locator('.subtitle');
}

export async function stepOf(page: Page): Promise<number> {
  return Number(await sentence(page).getAttribute('data-step'));
}

export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(sentence(page)).toHaveAttribute('data-step', String(step));
}

/** The address bar, after the writes that are still due. */
export async function expectHash(page: Page, part: string | RegExp): Promise<void> {
  const pattern = typeof part === 'string' ? new RegExp(`[#&]${part}(&|$)`) : part;
  await expect.poll(() => new URL(page.url()).hash).toMatch(pattern);
}

/** A node of the drawing, by its number in preorder. */
export function node(page: Page, id: number): Locator {
  return page.locator(`svg.tree [data-node="${id}"]`);
}

/** The edge above a node. */
export function edge(page: Page, id: number): Locator {
  return page.locator(`svg.tree [data-edge="${id}"]`);
}

/** The figures of the leaves, left to right. */
export function leafFigures(page: Page): Promise<string[]> {
  return page.locator('svg.tree .node.leaf .value').allTextContents();
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  // What is loaded when it is asked for (a dialog with its words) may take longer than all the presses.
  await target.first().waitFor({ state: 'attached' });
  await seek(target);
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(() => {
      const { sought } = window as unknown as { sought: readonly Element[] };
      const { activeElement } = document;
      if (sought.some((element) => element === activeElement)) return 'target';
      // Others may have come since, as the items of the tree do; what has a role of its own is one of them.
      const role = activeElement?.getAttribute('role') ?? null;
      const mayBeNew = role !== null && sought.some((element) => element.getAttribute('role') === role);
      return mayBeNew || sought.some(({ isConnected }) => !isConnected) ? 'unknown' : 'another';
    });
    if (met === 'target' || (met === 'unknown' && (await seek(target)))) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${most} presses`);
}

/** Notes the elements, which are looked up by name and not at every press; returns whether one has the focus. */
function seek(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => {
    Object.assign(window, { sought: elements });
    return elements.some((element) => element === document.activeElement);
  });
}

/** The button that flips to the tree the shown one is to be compared with. */
export function flipTo(page: Page, id: string): Locator {
  return page.getByRole('button', { name: en.compareWith(exampleById(id)!.title.en) });
}

/** Opens a tree from the library by its title, with the keyboard alone. */
export async function chooseTree(page: Page, id: string, query: string, words = en): Promise<void> {
  await openLibrary(page, words);
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('searchbox'));
  await page.keyboard.type(query);
  const code = words === en ? 'en' : 'zh';
  await tabTo(page, dialog.getByRole('button', { name: exampleById(id)!.title[code] }).first());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Opens the library from wherever the focus is. */
export async function openLibrary(page: Page, words = en): Promise<void> {
  const [before = ''] = words.openLibrary('\n').split('\n');
  await tabTo(page, page.getByRole('button', { name: before.trim() }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}
