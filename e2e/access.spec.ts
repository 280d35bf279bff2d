/** Nobody is left out: axe finds nothing to object to, in any state that a class will see. */

import type { Page } from '@playwright/test';
import { game as englishGame, settings as englishSettings } from '../src/words/en/figure.ts';
import { play as englishPlay } from '../src/words/en/work.ts';
import { someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { settled } from './support/picture.ts';
import {
  course,
  edit,
  en,
  expectHash,
  expectStep,
  goTo,
  menuRow,
  moreButton,
  openHome,
  openLibrary,
  openLink,
  openMore,
  openScreen,
  openTab,
  panels,
  pressEdit,
  screen,
  searchField,
  sentence,
  tabTo,
  zh,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

interface State {
  readonly what: string;
  readonly hash?: string;
  /** where it is no figure that is opened */
  readonly open?: (page: Page) => Promise<unknown>;
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

/** That many of the states, the others in `npm run test:long`. */
const USUAL = 6;

const STATES: readonly State[] = [
  { what: 'the front door', open: openHome, both: true },
  { what: 'the front door in Chinese', open: openHome, locale: 'zh-CN' },
  { what: 'the front door on a phone', open: openHome, size: PHONE, theme: 'dark' },
  { what: 'the front door after a visit', open: openHome, reach: goOnFromHome },
  { what: 'the first figure', both: true },
  { what: 'the first figure in Chinese', locale: 'zh-CN' },
  { what: 'a cut', hash: CUT },
  { what: 'a cut in Chinese, dark', hash: CUT, locale: 'zh-CN', theme: 'dark' },
  { what: 'the widest tree, half-way', hash: AT_THE_WIDEST, both: true },
  { what: 'a phone at a cut', hash: CUT, size: PHONE },
  { what: 'a phone in Chinese, dark', hash: AT_THE_WIDEST, size: PHONE, locale: 'zh-CN', theme: 'dark' },
  { what: 'chance', hash: BY_CHANCE, theme: 'dark', both: true },
  { what: 'the end of a run', hash: 'v1&tree=thu-fig-3-10&step=62' },
  { what: 'boards', hash: 'v1&tree=ttt-stage2&step=20' },
  { what: 'a tree that grows', hash: 'v1&tree=thu-fig-3-10&growth=grown&step=57', both: true },
  { what: 'a match', hash: 'v1&game=tic-tac-toe&moves=4.1.6.2&step=0', both: true, reach: playWithHints },
  {
    what: 'a match on a phone, dark',
    hash: 'v1&game=nim&step=0',
    size: PHONE,
    theme: 'dark',
    reach: playOnPhone,
  },
  { what: 'lists', hash: 'v1&tree=thu-fig-3-5&algorithm=two-phase&step=9', both: true, reach: withLists },
  {
    what: 'lists of a game on a phone, dark',
    hash: 'v1&game=grundy&algorithm=two-phase&step=40',
    size: PHONE,
    theme: 'dark',
    reach: withLists,
  },
  {
    what: 'a graph with the strategy of a side',
    hash: 'v1&game=grundy&step=50',
    both: true,
    reach: (page) => openTab(page, 'position'),
  },
  { what: 'a map of positions', hash: 'v1&game=tic-tac-toe&form=graph&depth=end&step=2420' },
  { what: 'the complete tree', hash: 'v1&game=tic-tac-toe&step=4', both: true, reach: openCompleteTree },
  {
    what: 'the complete tree on a phone',
    hash: 'v1&game=tic-tac-toe&step=4',
    size: PHONE,
    reach: openCompleteTreeOnPhone,
  },
  {
    what: 'a graph with boards on a phone, in Chinese',
    hash: 'v1&game=tic-tac-toe&form=graph&depth=3&step=4',
    locale: 'zh-CN',
    size: PHONE,
  },
  {
    what: 'a game',
    hash: 'v1&game=tic-tac-toe&step=18',
    both: true,
    reach: (page) => openTab(page, 'position'),
  },
  { what: 'how a game is set', hash: 'v1&game=grundy&moves=6-1&step=5', reach: openGameSetting },
  { what: 'presenting', hash: CUT, size: PROJECTOR, reach: present },
  { what: 'presenting, dark, in Chinese', hash: CUT, locale: 'zh-CN', theme: 'dark', reach: present },
  { what: 'the library', reach: (page) => openLibrary(page) },
  { what: 'the library, dark, in Chinese', locale: 'zh-CN', theme: 'dark', reach: (p) => openLibrary(p, zh) },
  { what: 'the library on a phone', size: PHONE, open: (page) => openScreen(page, 'trees') },
  { what: 'the library without a tree that is looked for', reach: filterAllAway },
  { what: 'what a search finds', reach: (page) => search(page, 'chance') },
  { what: 'a search that finds nothing, dark', theme: 'dark', reach: (page) => search(page, 'xyzzy') },
  { what: 'a search on a phone', size: PHONE, reach: searchOnPhone },
  { what: 'a wrong tree in the editor', reach: pasteWrongTree },
  { what: 'help', reach: openHelp },
  { what: 'help on a phone, dark', size: PHONE, theme: 'dark', reach: openHelp },
  { what: 'the keys', reach: (page) => openFromMenu(page, englishSettings.menu.keys) },
  { what: 'what to print', reach: (page) => openFromMenu(page, englishSettings.menu.print) },
  {
    what: 'about the page, dark',
    theme: 'dark',
    reach: (page) => openFromMenu(page, englishSettings.menu.about),
  },
  { what: 'the menu of the header', reach: openMenu },
  { what: 'the algorithms', hash: BY_CHANCE, reach: (page) => openSheet(page, en.algorithmGroup) },
  { what: 'what is folded into a menu', size: PHONE, reach: (page) => openSheet(page, en.more) },
  { what: 'the rules', reach: (page) => openSheet(page, en.rules) },
  { what: 'the notations, dark', theme: 'dark', reach: (page) => openSheet(page, en.notationLegend) },
  { what: 'notices', hash: 'v1&tree=nowhere&algorithm=unheard-of&step=999' },
  { what: 'all panels folded out', hash: CUT, reach: unfold },
  { what: 'the position', hash: 'v1&tree=ttt-stage2&step=20', reach: (page) => openTab(page, 'position') },
  { what: 'the notes', hash: CUT, both: true, reach: (page) => openTab(page, 'notes') },
  { what: 'the notes that tell the answer', hash: CUT, reach: tellNotice },
  { what: 'the events', hash: CUT, both: true, reach: (page) => openTab(page, 'events') },
  {
    what: 'the margin on a phone',
    hash: CUT,
    size: PHONE,
    both: true,
    reach: (page) => openTab(page, 'mechanism'),
  },
  { what: 'a node focused in the tree', hash: CUT, reach: enterTree },
];

for (const {
  what,
  hash,
  locale = 'en',
  theme = 'light',
  both = false,
  size = { width: 1280, height: 720 },
  open = (page: Page) => openLink(page, hash),
  reach,
} of someOf(STATES, USUAL, 1140)) {
  test.describe(what, () => {
    test.use({ locale, colorScheme: theme, viewport: size });

    test('gives axe nothing to object to', async ({ page }) => {
      await open(page);
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
  await pressEdit(page);
  await page.getByRole('textbox', { name: edit.textLabel }).fill('((3 4');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function openHelp(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openCompleteTree(page: Page): Promise<void> {
  await page.getByRole('button', { name: englishGame.setting }).first().click();
  await page.getByRole('button', { name: englishGame.complete }).first().click();
  await expect(page.locator('.census tfoot')).toBeVisible();
}

async function openCompleteTreeOnPhone(page: Page): Promise<void> {
  await page.locator('.of-more').first().click();
  await page.locator('.sheet:popover-open').getByRole('button', { name: englishGame.complete }).click();
  await expect(page.locator('.census tfoot')).toBeVisible();
}

async function playWithHints(page: Page): Promise<void> {
  await page.locator('.of-play').click();
  await page.getByRole('checkbox', { name: englishPlay.hints }).check();
  await expect(page.locator('.square.best')).toHaveCount(1);
}

async function playOnPhone(page: Page): Promise<void> {
  await page.locator('.of-more').click();
  await page.locator('.folded-algorithm .folded-play').click();
  await page.locator('.play-moves .chip').first().click();
  await expect(page.locator('.play-list')).toBeVisible();
}

async function withLists(page: Page): Promise<void> {
  await expect(page.locator('.list')).toHaveCount(2);
  await expect(page.locator('.phase').first()).toBeVisible();
}

async function openGameSetting(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${englishGame.setting}`) }).click();
  await expect(page.getByRole('textbox', { name: englishGame.position })).toBeVisible();
}

async function openSheet(page: Page, label: string): Promise<void> {
  await page
    .locator('.figure-bar')
    .getByRole('button', { name: new RegExp(`^${label}`, 'i') })
    .first()
    .click();
  await expect(page.getByRole('radio').filter({ visible: true }).last()).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await moreButton(page).click();
  await expect(menuRow(page, en.help)).toBeVisible();
}

async function openFromMenu(page: Page, row: string): Promise<void> {
  await openMore(page, row);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The front door of who has been at a figure before. */
async function goOnFromHome(page: Page): Promise<void> {
  await goTo(page, 'trees');
  await screen(page, 'trees').locator('.figure-link').first().click();
  await expectHash(page, /tree=/);
  await openHome(page);
  await expect(page.locator('.go-on button')).toBeVisible();
}

async function filterAllAway(page: Page): Promise<void> {
  const trees = await openLibrary(page);
  await trees.getByRole('checkbox', { name: course.filter.chance }).check();
  await trees.getByRole('checkbox', { name: course.filter.equality }).check();
  await trees.getByRole('combobox', { name: course.filter.plies }).selectOption('1');
  await expect(trees.getByText(course.noneLeft)).toBeVisible();
}

async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(page.locator('.search-results output')).toBeVisible();
}

async function searchOnPhone(page: Page): Promise<void> {
  await page.locator('.search-sign').click();
  await page.keyboard.type('chance');
  await expect(page.locator('.search-results .example').first()).toBeVisible();
}

async function tellNotice(page: Page): Promise<void> {
  const notes = await openTab(page, 'notes');
  await notes.getByRole('button', { name: panels.tellNow }).click();
  await expect(page.locator('.about-notice')).toBeVisible();
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
