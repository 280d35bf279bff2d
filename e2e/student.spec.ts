/** A student with the lecture notes open and no mouse: from the first screen through trees, languages and time. */

import type { Locator, Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { momentsOf } from '../src/library/moments.ts';
import { englishLibrary } from '../src/words/en/library.ts';
import { runOf } from '../tests/library/runs.ts';
import { expect, test } from './quietTest.ts';
import {
  chooseTree,
  edge,
  en,
  expectHash,
  expectStep,
  flipTo,
  leafFigures,
  node,
  openLibrary,
  openLink,
  panels,
  sentence,
  stepOf,
  tabTo,
  zh,
} from './support/reading.ts';

const AIMA = exampleById('aima-fig-5-5')!;
const TSINGHUA = exampleById('thu-fig-3-10')!;
/** In AIMA 5.5: the root and its three MIN nodes, and the leaves 4 and 6 below C. */
const [A, B, C, D, FOUR, SIX] = [0, 1, 5, 9, 7, 8] as const;

test.describe('The first screen', () => {
  test.beforeEach(({ page }) => openLink(page));

  test('shows AIMA figure 5.5 under alpha-beta before its first step', async ({ page }) => {
    await expectStep(page, 0);
    expect(await leafFigures(page)).toEqual('3 12 8 2 4 6 14 5 2'.split(' '));
    await expect(page.getByRole('radio', { name: en.algorithm['alpha-beta'] })).toBeChecked();
    await expect(page.locator('svg.tree .node.waiting')).toHaveCount(13);
    await expect(page.locator('svg.tree .current')).toHaveCount(0);
  });

  test('has every leaf in plain sight, 12 px or larger', async ({ page }) => {
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

  test('stands still, and says what to press', async ({ page }) => {
    await expect(page.getByText(en.press)).toBeInViewport();
    await expect(page.getByRole('button', { name: en.next })).toBeInViewport();
    // These come after the tree, into room that was kept for them.
    await expect(flipTo(page, AIMA.twin!)).toBeVisible();
    await expect(page.locator('.panel-predict .predict-switch')).toBeVisible();
    const before = await page.locator('#root').innerHTML();
    await page.waitForTimeout(1500); // longer than a beat of the playback
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('#root').innerHTML()).toBe(before);
  });
});

test('→ leads through the whole example, with another sentence at each stop', async ({ page }) => {
  await openLink(page);
  const trace = runOf(AIMA);
  const stops = Array.from({ length: trace.length }, (_, index) => index + 1).filter((step) =>
    trace.isStop(step, 'visit'),
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
  await expectStep(page, trace.length);
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

test('a name in the sentence, focused, shows its node', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  await tabTo(page, sentence(page).getByRole('button', { name: 'A', exact: true }).first());
  await expect(node(page, A)).toHaveClass(/hovered/);
  await page.keyboard.press('Tab');
  await expect(node(page, A)).not.toHaveClass(/hovered/);
});

test.describe('The main example of the notes', () => {
  const trace = runOf(TSINGHUA);

  test('is found in the library by 剪裁, and walked from cut to cut', async ({ page }) => {
    await openLink(page);
    await chooseTree(page, TSINGHUA.id, '剪裁');
    await expectHash(page, `tree=${TSINGHUA.id}`);
    await expectStep(page, 0);
    const cuts = cutsOf(trace);
    expect(cuts).toHaveLength(4);
    await walk(page, ']', cuts);
    await page.keyboard.press(']');
    await expectStep(page, cuts.at(-1)!);
    await walk(page, '[', cuts.slice(0, -1).reverse());
  });

  test('has its 32 moments in the margin and on the timeline, each a press away', async ({ page }) => {
    await openLink(page, `v1&tree=${TSINGHUA.id}`);
    const moments = momentsOf(TSINGHUA.moments, trace);
    expect(moments.map(({ name }) => name).join('')).toBe('①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳㉑㉒㉓㉔㉕㉖㉗㉘㉙㉚㉛㉜');
    const names = moments.map(({ name }) => name);
    const margin = page.getByRole('navigation', { name: panels.moments }).getByRole('button');
    await expect(margin).toHaveText(names);
    expect(await stepsOfPresses(margin)).toEqual(moments.map(({ step }) => step));
    const timeline = page.getByRole('button', { name: /^[①-㉜], / });
    await expect(timeline).toHaveText(names);
    expect(await stepsOfPresses(timeline)).toEqual(moments.map(({ step }) => step));
  });
});

/** The step each of the buttons leads to, pressed one after the other. */
function stepsOfPresses(buttons: Locator): Promise<number[]> {
  return buttons.evaluateAll(async (elements) => {
    const steps: number[] = [];
    for (const element of elements) {
      (element as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      steps.push(Number(document.querySelector('.subtitle')?.getAttribute('data-step')));
    }
    return steps;
  });
}

function cutsOf(trace: ReturnType<typeof runOf>): number[] {
  const steps = Array.from({ length: trace.length }, (_, index) => index + 1);
  return steps.filter((step) => trace.kindAt(step) === 'cutoff');
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
  await tabTo(page, page.getByRole('radio', { name: 'EN' }));
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('浅剪枝');
  await tabTo(page, page.getByRole('button', { name: zh.themeToDark }));
  await page.keyboard.press('Enter');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectStep(page, 14);
    await expect(sentence(page)).toContainText('浅剪枝');
    await expect(page.getByRole('button', { name: zh.themeToLight })).toBeVisible();
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

test('finds nothing for nonsense, and says what to try', async ({ page }) => {
  await openLink(page);
  await openLibrary(page);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('xyzzy');
  await expect(page.getByText(englishLibrary.nothingFound('xyzzy'))).toBeVisible();
  await page.keyboard.press('Escape'); // empties the field, as the browser has it
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await stepOf(page)).toBe(0);
});
