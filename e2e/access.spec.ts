/** Nobody is left out: axe finds nothing to object to, in any state that a class will see. */
import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { settled } from './support/picture.ts';
import { edit, en, expectStep, openLibrary, openLink, sentence, tabTo, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

interface State {
  readonly what: string;
  readonly hash?: string;
  readonly locale?: 'en' | 'zh-CN';
  readonly theme?: 'light' | 'dark';
  /** in the other theme as well */
  readonly both?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
  readonly reach?: (page: Page) => Promise<unknown>;
}

const PHONE = { width: 390, height: 844 };
const PROJECTOR = { width: 1920, height: 1080 };
const CUT = 'v1&tree=aima-fig-5-5&step=14';
const AT_THE_WIDEST = 'v1&tree=nilsson-fig-3-12&step=90';
const BY_CHANCE = 'v1&tree=aima-chance-1234&step=30';

const STATES: readonly State[] = [
  { what: 'the first screen', both: true },
  { what: 'the first screen in Chinese', locale: 'zh-CN' },
  { what: 'a cut', hash: CUT },
  { what: 'a cut in Chinese, dark', hash: CUT, locale: 'zh-CN', theme: 'dark' },
  { what: 'the widest tree, half-way', hash: AT_THE_WIDEST, both: true },
  { what: 'a phone at a cut', hash: CUT, size: PHONE },
  { what: 'a phone in Chinese, dark', hash: AT_THE_WIDEST, size: PHONE, locale: 'zh-CN', theme: 'dark' },
  { what: 'chance', hash: BY_CHANCE, theme: 'dark', both: true },
  { what: 'the end of a run', hash: 'v1&tree=thu-fig-3-10&step=62' },
  { what: 'boards', hash: 'v1&tree=ttt-stage2&step=20' },
  { what: 'presenting', hash: CUT, size: PROJECTOR, reach: present },
  { what: 'presenting, dark, in Chinese', hash: CUT, locale: 'zh-CN', theme: 'dark', reach: present },
  { what: 'the library', reach: (page) => openLibrary(page) },
  { what: 'the library, dark, in Chinese', locale: 'zh-CN', theme: 'dark', reach: (p) => openLibrary(p, zh) },
  { what: 'a wrong tree in the library', reach: pasteWrongTree },
  { what: 'help', reach: openHelp },
  { what: 'help on a phone, dark', size: PHONE, theme: 'dark', reach: openHelp },
  { what: 'the rules', reach: (page) => openSheet(page, en.rules) },
  { what: 'the notations, dark', theme: 'dark', reach: (page) => openSheet(page, en.notationLegend) },
  { what: 'notices', hash: 'v1&tree=nowhere&algorithm=mcts&step=999' },
  { what: 'all panels folded out', hash: CUT, reach: unfold },
  { what: 'a node focused in the tree', hash: CUT, reach: enterTree },
];

for (const {
  what,
  hash,
  locale = 'en',
  theme = 'light',
  both = false,
  size = { width: 1280, height: 720 },
  reach,
} of STATES) {
  test.describe(what, () => {
    test.use({ locale, colorScheme: theme, viewport: size });

    test('gives axe nothing to object to', async ({ page }) => {
      await openLink(page, hash);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
      await reach?.(page);
      await settled(page);
      if (both) await inBothThemes(page, async (shown, found) => expect(found, shown).toEqual([]));
      else expect(await accessViolations(page)).toEqual([]);
    });
  });
}

async function present(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'presenting');
}

async function pasteWrongTree(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.editTree }).click();
  await page.getByRole('textbox', { name: edit.textLabel }).fill('[[3, x]]');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function openHelp(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openSheet(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await expect(page.getByRole('radio').filter({ visible: true }).last()).toBeVisible();
}

async function unfold(page: Page): Promise<void> {
  for (const heading of await page.getByRole('complementary').getByRole('heading').getByRole('button').all())
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await expectStep(page, 14);
}

async function enterTree(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('treeitem'));
  await page.keyboard.press('ArrowUp');
  await expect(sentence(page)).toBeVisible();
}
