/** What a reader of the page does and sees, in the words the page itself uses. */

import type { Locator, Page } from '@playwright/test';
import { type BoundNotation, showsBounds } from '../../src/core/run/boundNotation.ts';
import { type AlgorithmName, playsToEnds } from '../../src/core/search/algorithms.ts';
import { exampleById } from '../../src/library/library.ts';
import type { MarginTab } from '../../src/session/margin.ts';
import type { NamedScreen } from '../../src/session/screens.ts';
import {
  course as englishCourse,
  notices as englishNotices,
  panels as englishPanels,
} from '../../src/words/en/figure.ts';
import { page as englishPage } from '../../src/words/en/page.ts';
import { editing as englishEditing } from '../../src/words/en/work.ts';
import type { PageWords, Words } from '../../src/words/language.ts';
import { notices as chineseNotices, panels as chinesePanels } from '../../src/words/zh/figure.ts';
import { page as chinesePage } from '../../src/words/zh/page.ts';
import { expect } from './expect.ts';
import { twoFrames } from './picture.ts';

export const en: PageWords = englishPage;
export const zh: PageWords = chinesePage;

/** The texts of the panels in the margin, in English. */
export const panels: Words['panels'] = englishPanels;
export const zhPanels: Words['panels'] = chinesePanels;

/** The texts of the course and its library, in English. */
export const course = englishCourse;

/** The texts of notices, in English. */
export const notices: Words['notices'] = englishNotices;
export const zhNotices: Words['notices'] = chineseNotices;

/** The texts of editing and sharing, in English. */
export const edit: Words['editing'] = englishEditing;

/** Leaves the page, if it is shown: a link to another place in it is followed without loading anything. */
export async function goElsewhere(page: Page): Promise<void> {
  if (/\/(?:\?.*)?(?:#.*)?$/.test(page.url())) await page.goto('about:blank');
}

/** The first of all figures before its first step, as the page itself writes it. */
export const FIRST = 'v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=0';

/** Loads the page anew at a hash, as a link from elsewhere does. `waitUntil` is "commit" while files are held back. */
export async function openLink(
  page: Page,
  hash = FIRST,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await goElsewhere(page);
  await page.goto(`./#${hash}`, { waitUntil });
  // Looked for in every frame: what an expectation misses at first it looks for again after half a second.
  await page.waitForFunction(() => document.querySelector('.subtitle, .app.practising') !== null);
  // An exercise may have taken the sentence's place already.
  await expect(page.locator('.subtitle, .app.practising').first()).toBeVisible();
}

/** Loads the page anew without a hash: its front door. */
export async function openHome(page: Page): Promise<void> {
  await goElsewhere(page);
  await page.goto('./');
  await expect(page.locator('main.home .subtitle')).toBeVisible();
}

/** What a screen is known by, once it has come. */
const SCREEN_PARTS: Readonly<Record<NamedScreen, string>> = {
  course: 'main.home',
  trees: 'main.screen .trees-page',
  practise: 'main.screen .page.practise',
  mine: 'main.screen .page.trees',
  lessons: 'main.screen .page.lessons',
  sets: 'main.screen .page.sets',
  results: 'main.screen .page.sets',
  progress: 'main.screen .page.progress',
  growth: 'main.screen .page.growth',
  ucb1: 'main.screen .page.arms',
  match: 'main.screen .page.tournament',
  program: 'main.screen .page.program',
};

export function screen(page: Page, name: NamedScreen): Locator {
  return page.locator(SCREEN_PARTS[name]);
}

/** Loads the page anew at a screen that has no figure. */
export async function openScreen(page: Page, name: Exclude<NamedScreen, 'course'>): Promise<Locator> {
  await goElsewhere(page);
  await page.goto(`./#v1&page=${name}`);
  await expect(page.locator('main.screen .page h1')).toBeVisible();
  return screen(page, name);
}

/** The link of the header to a place. */
export function placeLink(page: Page, place: keyof PageWords['place'], words = en): Locator {
  return page
    .getByRole('navigation', { name: words.places, exact: true })
    .getByRole('link', { name: words.place[place], exact: true });
}

/** The link beside the reader's own trees to what else is the reader's own. */
export function ownLink(page: Page, name: keyof PageWords['mineOf'], words = en): Locator {
  return page
    .getByRole('navigation', { name: words.place.mine, exact: true })
    .getByRole('link', { name: words.mineOf[name], exact: true });
}

/** Goes to a screen by the header, from wherever one is. */
export async function goTo(
  page: Page,
  name: Exclude<NamedScreen, 'growth' | 'ucb1' | 'match' | 'program'>,
  words = en,
): Promise<Locator> {
  const isOwn = name === 'lessons' || name === 'sets' || name === 'results' || name === 'progress';
  await placeLink(page, isOwn ? 'mine' : name, words).click();
  if (isOwn) await ownLink(page, name, words).click();
  await expect(screen(page, name)).toBeVisible();
  if (isOwn) await expect(ownLink(page, name, words)).toHaveAttribute('aria-current', 'page');
  // It is an entry of the history then: until the address has been written, Back would leave out what was there before.
  await expectHash(page, name === 'course' ? /^$/ : `page=${name}`);
  return screen(page, name);
}

/** What stands in the caption: which figure this is. Its whole title is that of the element. */
export function caption(page: Page): Locator {
  return page.locator('.figure-bar .figure-title');
}

/** The other language, by its own name. */
export function otherLanguage(page: Page, name: '中文' | 'English'): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The menu of the header, whose rows are all that is neither a place nor about the figure alone. */
export function moreButton(page: Page, words = en): Locator {
  return page.getByRole('banner').getByRole('button', { name: words.more, exact: true });
}

/** A row of a menu that is open. */
export function menuRow(page: Page, text: string): Locator {
  return page.locator('.sheet:popover-open').getByRole('button', { name: text, exact: true });
}

/** Presses a row in the menu of the header. */
export async function openMore(page: Page, row: string, words = en): Promise<void> {
  await moreButton(page, words).click();
  await menuRow(page, row).click();
}

/** After so long the button is taken not to be there; what runs outside a test has no other limit. */
const MOST_PRESSING_MS = 30_000;

/** Begins editing, or ends it, with the pointer; where the caption is too narrow for the word, from its last menu. */
export async function pressEdit(page: Page, words = en): Promise<void> {
  await expect(caption(page)).toBeVisible();
  const editing = page.locator('.app.editing');
  const isEditing = (await editing.count()) > 0;
  const bar = page.locator('.figure-bar');
  const edit = bar.getByRole('button', { name: words.edit, exact: true });
  // What the caption has room for changes once the typeface has come.
  await expect(async () => {
    // A press that took too long may have been one all the same.
    if ((await editing.count()) > 0 !== isEditing) return;
    if (await edit.isVisible()) {
      await edit.click({ timeout: 2000 });
      return;
    }
    await bar.getByRole('button', { name: words.more, exact: true }).click({ timeout: 2000 });
    await menuRow(page, isEditing ? words.stopEditing : words.editTree).click({ timeout: 2000 });
  }).toPass({ timeout: MOST_PRESSING_MS });
}

/** The menu of the caption that stands at an algorithm. */
export function algorithmMenu(page: Page, words = en): Locator {
  return page.getByRole('button', { name: new RegExp(`^${words.algorithmGroup}: `) });
}

/** Opens the menu and chooses; the menu is closed again. */
export async function chooseAlgorithm(page: Page, name: AlgorithmName, words = en): Promise<void> {
  await algorithmMenu(page, words).click();
  await page.getByRole('radio', { name: new RegExp(`^${words.algorithm[name]}`) }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet:popover-open')).toHaveCount(0);
}

/** Which algorithm the menu of the caption stands at, whether or not it is open or folded away. */
export async function expectAlgorithm(page: Page, name: AlgorithmName, words = en): Promise<void> {
  await expect(page.locator('.figure-bar .of-algorithm')).toHaveText(words.algorithm[name]);
}

/** Which way the bounds are written in, as its menu has it; a simulation has no bounds and no such menu. */
export async function expectNotation(
  page: Page,
  notation: BoundNotation,
  algorithm: AlgorithmName,
): Promise<void> {
  const said = showsBounds(notation, algorithm) ? en.notationShows[notation] : en.notationNone;
  const menu = page.locator('.figure-bar .of-notation');
  if (playsToEnds(algorithm)) await expect(menu).toHaveCount(0);
  else await expect(menu).toHaveText(said);
}

/** The tab of the margin; on a phone the margin is opened first. */
export async function openTab(page: Page, tab: MarginTab, words = panels): Promise<Locator> {
  const toggle = page.locator('.margin-toggle[aria-pressed=false]');
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('tab', { name: words.tab[tab], exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: words.tab[tab], exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** The one sentence of the step. */
export function sentence(page: Page): Locator {
  return page.locator('.subtitle');
}

/** The step that the page shows once the keys and presses before have had their effect. */
export async function stepOf(page: Page): Promise<number> {
  await twoFrames(page);
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

/** The row of the menu Compare that flips to the tree the shown one is to be compared with. */
export function flipTo(page: Page, id: string): Locator {
  return page.getByRole('button', { name: en.compareWith(exampleById(id)!.title.en) });
}

/** The menu of the caption that holds it; it stays open while one flips to and fro. */
export function compareMenu(page: Page): Locator {
  return page.locator('.figure-bar').getByRole('button', { name: en.compare, exact: true });
}

/** Opens a tree by the search, with the keyboard alone. */
export async function chooseTree(page: Page, id: string, query: string, words = en): Promise<void> {
  await tabTo(page, searchField(page, words));
  await page.keyboard.type(query);
  const code = words === en ? 'en' : 'zh';
  const found = page.locator('.search-results');
  await tabTo(page, found.getByRole('button', { name: exampleById(id)!.title[code] }).first());
  await page.keyboard.press('Enter');
  await expect(found).toBeHidden();
}

export function searchField(page: Page, words = en): Locator {
  return page.getByRole('searchbox', { name: words.search, exact: true });
}

/** Opens the library from wherever the focus is, with the keyboard alone. */
export async function openLibrary(page: Page, words = en): Promise<Locator> {
  await tabTo(page, placeLink(page, 'trees', words));
  await page.keyboard.press('Enter');
  await expect(screen(page, 'trees').locator('.figure-link').first()).toBeVisible();
  return screen(page, 'trees');
}

/** The text of a field, once it has one: the link to what has just changed takes a moment. */
export async function textIn(field: Locator): Promise<string> {
  await expect(field).not.toHaveValue('');
  return field.inputValue();
}
