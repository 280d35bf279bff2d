/** A student with the lecture notes open and no mouse: from the first screen through trees, languages and time. */

import type { Locator, Page } from '@playwright/test';
import { CHAPTERS } from '../src/library/example.ts';
import { GAME_FIGURES } from '../src/library/gameFigures.ts';
import { exampleById, LIBRARY } from '../src/library/library.ts';
import { momentsOf } from '../src/library/moments.ts';
import { library as englishLibrary } from '../src/words/en/work.ts';
import { settings as chineseSettings } from '../src/words/zh/figure.ts';
import { runOf, treeOf } from '../tests/library/runs.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import {
  algorithmMenu,
  caption,
  chooseTree,
  course,
  edge,
  en,
  expectAlgorithm,
  expectHash,
  expectStep,
  leafFigures,
  menuRow,
  moreButton,
  node,
  openHome,
  openLibrary,
  openLink,
  openTab,
  otherLanguage,
  panels,
  screen,
  searchField,
  sentence,
  stepOf,
  tabTo,
  zh,
} from './support/reading.ts';

const AIMA = exampleById('aima-fig-5-5')!;
const TSINGHUA = exampleById('thu-fig-3-10')!;
/** In AIMA 5.5: the root and its three MIN nodes, and the leaves 4 and 6 below C. */
const [A, B, C, D, FOUR, SIX] = [0, 1, 5, 9, 7, 8] as const;

/** Until the glossary, which loads late, has made the terms in the sentence buttons. */
function termsMarked(page: Page): Promise<void> {
  return expect(sentence(page).locator('.term').first()).toBeVisible();
}

test.describe('The front door', () => {
  test.beforeEach(({ page }) => openHome(page));

  test('shows AIMA figure 5.5 at the cut at C, as the book writes it, and says what it is', async ({
    page,
  }) => {
    await expectStep(page, 14);
    expect(await leafFigures(page)).toEqual('3 12 8 2 4 6 14 5 2'.split(' '));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.line);
    await expect(page.locator('.front-caption')).toContainText(AIMA.name.en);
    await expect(page.locator('.front-caption')).toContainText(en.algorithm['alpha-beta']);
    await expect(node(page, C).locator('.bounds')).toHaveText(/^\[−∞,\s*2\]$/);
    await expect(page.locator('.subtitle')).toContainText('2 ≤ 3');
  });

  test('stands still, and its figure can be stepped and played where it stands', LONG, async ({ page }) => {
    await expect(page.locator('.contents .figure-link').first()).toBeVisible();
    await furnished(page);
    await termsMarked(page);
    const before = await page.locator('.stage').innerHTML();
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('.stage').innerHTML()).toBe(before);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, runOf(AIMA).nextStop(14, 'visit'));
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: en.play, exact: true }).click();
    await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: en.pause, exact: true }).click();
    expect(new URL(page.url()).hash, 'the address of the front door').toBe('');
  });

  test(
    'has a figure of each chapter in the contents, which opens as its source writes it',
    LONG,
    async ({ page }) => {
      const link = page.locator('.contents .figure-link').filter({ hasText: AIMA.name.en }).first();
      await tabTo(page, link, 120);
      await page.keyboard.press('Enter');
      await expectHash(page, `tree=${AIMA.id}`);
      await expectHash(page, 'notation=range');
      await expectStep(page, 0);
      await page.goBack();
      await expect(page.locator('main.home')).toBeVisible();
      await expectStep(page, 14);
    },
  );

  test('goes on where one was, and is left by each of its doors', LONG, async ({ page }) => {
    await openLink(page, 'v1&tree=gfg&step=5');
    // What remembers it comes after the first picture.
    await furnished(page);
    await openHome(page);
    await page
      .locator('.go-on')
      .getByRole('button', { name: /step 5 of/ })
      .click();
    await expectHash(page, 'tree=gfg');
    await expectStep(page, 5);
    for (const [door, there] of [
      ['follow', page.locator('.app.reading')],
      ['make', page.locator('.app.editing')],
      ['practise', screen(page, 'practise')],
      ['compare', page.locator('.app.comparing')],
    ] as const) {
      await openHome(page);
      await page.getByRole('button', { name: en.doors[door][0]! }).click();
      await expect(there).toBeVisible();
    }
  });
});

test.describe('The first figure', () => {
  test.beforeEach(({ page }) => openLink(page));

  test('shows AIMA figure 5.5 under alpha-beta before its first step', LONG, async ({ page }) => {
    await expectStep(page, 0);
    expect(await leafFigures(page)).toEqual('3 12 8 2 4 6 14 5 2'.split(' '));
    await expect(algorithmMenu(page)).toHaveText(en.algorithm['alpha-beta']);
    await expectAlgorithm(page, 'alpha-beta');
    await expect(page.locator('svg.tree .node.waiting')).toHaveCount(13);
    await expect(page.locator('svg.tree .current')).toHaveCount(0);
  });

  test('has every leaf in plain sight, 12 px or larger', LONG, async ({ page }) => {
    const leaves = await page.locator('svg.tree .node.leaf').evaluateAll((groups) =>
      groups.map((group) => {
        const figure = group.querySelector<SVGTextElement>('.value')!;
        const { left, top, width, height } = figure.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          isOnTop: there !== null && group.contains(there),
          px: Number.parseFloat(getComputedStyle(figure).fontSize) * (figure.getScreenCTM()?.a ?? 0),
        };
      }),
    );
    expect(leaves).toHaveLength(9);
    for (const { isOnTop, px } of leaves) {
      expect(isOnTop).toBe(true);
      expect(px).toBeGreaterThanOrEqual(12);
    }
  });

  test('stands still, and says what to press', LONG, async ({ page }) => {
    await expect(page.getByText(en.press)).toBeInViewport();
    await expect(page.getByRole('button', { name: en.next })).toBeInViewport();
    // These come after the tree, into room that was kept for them.
    await expect(page.locator('.figure-tools')).toBeVisible();
    await expect(page.locator('.transport .predict-switch')).toBeVisible();
    await termsMarked(page);
    const before = await page.locator('#root').innerHTML();
    await page.waitForTimeout(1500); // longer than a beat of the playback
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('#root').innerHTML()).toBe(before);
  });
});

test('→ leads through the whole example, with another sentence at each stop', async ({ page }) => {
  await openLink(page);
  const run = runOf(AIMA);
  const stops = Array.from({ length: run.length }, (_, index) => index + 1).filter((step) =>
    run.isStop(step, 'visit'),
  );
  const told = [await sentence(page).innerText()];
  for (const step of stops) {
    await page.keyboard.press('ArrowRight');
    await expectStep(page, step);
    told.push(await sentence(page).innerText());
  }
  for (const [index, text] of told.slice(1).entries()) expect(text).not.toBe(told[index]);
  expect(told.at(-1)).toMatch(/3/);
  await expect(node(page, A).locator('.value')).toHaveText('3');
  await expect(edge(page, B)).toHaveClass(/deciding/);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, run.length);
});

test('the first step takes the invitation away', async ({ page }) => {
  await openLink(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(en.press)).toBeHidden();
});

test('at the cut the sentence names the node, the comparison, the owner of the bound and the depth', async ({
  page,
}) => {
  await openLink(page);
  await page.keyboard.press(']');
  await expectStep(page, 14);
  const said = sentence(page);
  await expect(said).toContainText('2 ≤ 3');
  await expect(said).toContainText(/shallow/i);
  await expect(said.getByRole('button', { name: 'C', exact: true })).toBeVisible();
  await expect(said.getByRole('button', { name: 'A', exact: true }).first()).toBeVisible();
  for (const leaf of [FOUR, SIX]) {
    await expect(node(page, leaf)).toHaveClass(/pruned/);
    await expect(edge(page, leaf)).toHaveClass(/struck/);
  }
  await expect(node(page, D)).toHaveClass(/waiting/);
  await expect(node(page, C).locator('.value')).toHaveText('≤ 2');
});

test('a name in the sentence, focused, shows its node', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  await tabTo(page, sentence(page).getByRole('button', { name: 'A', exact: true }).first());
  await expect(node(page, A)).toHaveClass(/hovered/);
  await page.keyboard.press('Tab');
  await expect(node(page, A)).not.toHaveClass(/hovered/);
});

test.describe('The main example of the notes', () => {
  const run = runOf(TSINGHUA);

  test('is found by 剪裁, opened as the notes write it, and walked from cut to cut', async ({ page }) => {
    await openLink(page);
    await chooseTree(page, TSINGHUA.id, '剪裁');
    await expectHash(page, `tree=${TSINGHUA.id}`);
    await expectHash(page, 'notation=one');
    await expectStep(page, 0);
    const cuts = cutsOf(run);
    expect(cuts).toHaveLength(4);
    await walk(page, ']', cuts);
    await page.keyboard.press(']');
    await expectStep(page, cuts.at(-1)!);
    await walk(page, '[', cuts.slice(0, -1).reverse());
  });

  test('has its 32 moments in the margin and on the timeline, each a press away', LONG, async ({ page }) => {
    await openLink(page, `v1&tree=${TSINGHUA.id}`);
    const moments = momentsOf(TSINGHUA.moments, run);
    expect(moments).toHaveLength(32);
    const names = moments.map(({ name }) => name);
    await openTab(page, 'notes');
    const margin = page.getByRole('navigation', { name: panels.moments }).getByRole('button');
    await expect(margin).toHaveText(names);
    await expectStepsOfPresses(page, margin, moments);
    const timeline = page.locator('.timeline-moments').getByRole('button', { name: /^\d+, / });
    await expect(timeline).toHaveText(names);
    await expectStepsOfPresses(page, timeline, moments);
  });
});

/** Presses the buttons one after the other, each of which leads to the step of its moment. */
async function expectStepsOfPresses(
  page: Page,
  buttons: Locator,
  moments: readonly { readonly step: number }[],
): Promise<void> {
  for (const [index, { step }] of moments.entries()) {
    await buttons.nth(index).evaluate((button: HTMLElement) => button.click());
    await expectStep(page, step);
  }
}

function cutsOf(run: ReturnType<typeof runOf>): number[] {
  const steps = Array.from({ length: run.length }, (_, index) => index + 1);
  return steps.filter((step) => run.kindAt(step) === 'cutoff');
}

async function walk(page: Page, key: string, steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    await page.keyboard.press(key);
    await expectStep(page, step);
  }
}

test('language and theme, chosen by keyboard, last beyond a reload, and so does the step', async ({
  page,
}) => {
  await openLink(page);
  await page.keyboard.press(']');
  await expectHash(page, 'step=14');
  await tabTo(page, otherLanguage(page, '中文'));
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('浅剪枝');
  await expect(otherLanguage(page, 'English')).toBeFocused();
  await tabTo(page, moreButton(page, zh));
  await page.keyboard.press('Enter');
  await tabTo(page, menuRow(page, chineseSettings.menu.theme.light));
  await page.keyboard.press('Enter');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectStep(page, 14);
    await expect(sentence(page)).toContainText('浅剪枝');
    await moreButton(page, zh).click();
    await expect(menuRow(page, chineseSettings.menu.theme.dark)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test.describe('A first visit', () => {
  test.use({ locale: 'zh-TW', colorScheme: 'dark' });

  test('speaks the language of the system and takes its theme', async ({ page }) => {
    await openLink(page);
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText(zh.press)).toBeVisible();
  });
});

test('finds nothing for nonsense, and says what to try', LONG, async ({ page }) => {
  await openLink(page);
  await tabTo(page, searchField(page));
  await page.keyboard.type('xyzzy');
  await expect(page.getByText(englishLibrary.nothingFound('xyzzy'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-results')).toBeHidden();
  await expect(searchField(page)).toHaveValue('');
  expect(await stepOf(page)).toBe(0);
});

/** The trees of the library, and its searches of games. */
const ALL_FIGURES = LIBRARY.length + GAME_FIGURES.length;

test.describe('The library', () => {
  test(
    'has every figure once, each a link of its own, and says as many as the front door',
    LONG,
    async ({ page }) => {
      await openLink(page);
      const trees = await openLibrary(page);
      await expect(trees.locator('.figure-link')).toHaveCount(ALL_FIGURES);
      const hashes = await trees
        .locator('.figure-link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
      expect(new Set(hashes).size).toBe(ALL_FIGURES);
      await expect(trees.getByText(course.size(CHAPTERS.length, ALL_FIGURES))).toBeVisible();
    },
  );

  test('is narrowed by its filters, emptied, and shown whole again, by keyboard', async ({ page }) => {
    await openLink(page);
    const trees = await openLibrary(page);
    await tabTo(page, trees.getByRole('checkbox', { name: course.filter.chance }));
    await page.keyboard.press('Space');
    const withChance = LIBRARY.filter((example) => treeOf(example).hasChance);
    await expect(trees.locator('.figure-link')).toHaveCount(withChance.length);
    await expect(trees.getByText(course.found(withChance.length))).toBeVisible();
    await tabTo(page, trees.getByRole('button', { name: course.clear }));
    await page.keyboard.press('Enter');
    await expect(trees.locator('.figure-link')).toHaveCount(ALL_FIGURES);
  });

  test('opens a tree, and Back leads to it again', LONG, async ({ page }) => {
    await openLink(page);
    const trees = await openLibrary(page);
    await expectHash(page, 'page=trees');
    await trees.locator('.figure-link').filter({ hasText: TSINGHUA.name.en }).first().click();
    await expectHash(page, `tree=${TSINGHUA.id}`);
    await expect(caption(page)).toHaveAttribute('title', TSINGHUA.title.en);
    await page.goBack();
    await expect(trees.locator('.figure-link').first()).toBeVisible();
    await page.goBack();
    await expectHash(page, `tree=${AIMA.id}`);
  });
});
