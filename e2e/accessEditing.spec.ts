/** Nobody is left out of editing, asking what if, keeping and sharing: axe finds nothing to object to. */
import type { Page } from '@playwright/test';
import { someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { textBox, unfold, zhEdit } from './support/editing.ts';
import { edit, node, openLink, openTab, pressEdit, zh } from './support/reading.ts';
import { openShare } from './support/sharing.ts';
import { openTrees } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

interface State {
  readonly what: string;
  readonly hash?: string;
  readonly locale?: 'en' | 'zh-CN';
  /** it is reached in; the other one comes after */
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  readonly reach: (page: Page) => Promise<unknown>;
}

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const STATES: readonly State[] = [
  { what: 'the editor with nothing selected', reach: (page) => edited(page) },
  { what: 'the editor with an inner node', theme: 'dark', reach: (page) => edited(page, 5) },
  { what: 'the editor with a leaf, on a phone', size: PHONE, reach: (page) => edited(page, 3) },
  { what: 'the editor in Chinese', locale: 'zh-CN', reach: editChinese },
  {
    what: 'the editor with a chance node',
    hash: 'v1&tree=aima-chance-1234',
    reach: (page) => edited(page, 1),
  },
  {
    what: 'the editor with probabilities that are wrong',
    hash: 'v1&tree=aima-chance-1234',
    reach: shareWrongly,
  },
  { what: 'the editor with all panels folded out and a node picked up', reach: unfoldAll },
  { what: 'a value being typed on the tree', reach: typeOnTree },
  { what: 'what if, with a leaf', hash: 'v1&tree=aima-fig-5-5&step=14', reach: (page) => askWhatIf(page, 6) },
  { what: 'what if, with a leaf that is cut', theme: 'dark', reach: (page) => askWhatIf(page, 7) },
  { what: 'what if, on a phone', size: PHONE, reach: (page) => askWhatIf(page, 2) },
  { what: 'my trees, with a tree', theme: 'dark', reach: keepOne },
  { what: 'my trees, with a file that is wrong', reach: giveWrongFile },
  { what: 'my trees, on a phone', size: PHONE, reach: keepOne },
  { what: 'the ways to share', theme: 'dark', reach: (page) => openShare(page) },
  { what: 'the ways to share, in Chinese', locale: 'zh-CN', reach: (page) => openShare(page, zh) },
  { what: 'the ways to share, on a phone', size: PHONE, reach: (page) => openShare(page) },
];

for (const { what, hash, locale = 'en', theme = 'light', size = DESK, reach } of someOf(STATES, 2, 3)) {
  test.describe(what, () => {
    test.use({ locale, colorScheme: theme, viewport: size });

    test('gives axe nothing to object to, light and dark, and fits the window', async ({ page }) => {
      await openLink(page, hash);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await reach(page);
      await inBothThemes(page, async (shown, violations) => {
        expect(violations, shown).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), shown).toBe(size.width);
      });
    });
  });
}

async function edited(page: Page, selected?: number): Promise<void> {
  await pressEdit(page);
  await expect(textBox(page)).toBeVisible();
  if (selected === undefined) return;
  await node(page, selected).click();
  await expect(page.locator('.node-name')).toBeVisible();
}

async function editChinese(page: Page): Promise<void> {
  await pressEdit(page, zh);
  await expect(textBox(page, zhEdit)).toBeVisible();
  await node(page, 5).click();
}

async function shareWrongly(page: Page): Promise<void> {
  await edited(page, 1);
  await page.locator('.shares input').first().fill('0.5');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function unfoldAll(page: Page): Promise<void> {
  await edited(page, 5);
  for (const title of [edit.plyPanel, edit.orderPanel, edit.randomPanel]) await unfold(page, title);
  await page.locator('.edit-keys summary').click();
  await page.getByRole('button', { name: edit.pickUp }).click();
  await expect(page.getByText(edit.pickedUp('C'))).toBeVisible();
}

async function typeOnTree(page: Page): Promise<void> {
  await edited(page, 7);
  await node(page, 7).dblclick();
  await page.locator('.value-field').fill('4x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function askWhatIf(page: Page, leaf: number): Promise<void> {
  await openTab(page, 'whatIf');
  await expect(page.getByText(edit.whatIfNone)).toBeVisible();
  await node(page, leaf).click();
  await page.locator('.what-if .field input').fill('1');
  await expect(page.locator('.change-line')).not.toBeEmpty();
}

async function keepOne(page: Page): Promise<void> {
  await edited(page);
  await textBox(page).fill('(1 2) (3 4)');
  const dialog = await openTrees(page);
  await expect(dialog.locator('.tree-list li')).toHaveCount(1);
}

async function giveWrongFile(page: Page): Promise<void> {
  const dialog = await openTrees(page);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format": 1}'),
  });
  await expect(dialog.getByRole('alert')).toBeVisible();
}
