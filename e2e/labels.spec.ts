/** No two labels of the drawing run into each other or stand on a stroke; all of them are measured in e2e/long. */

import type { Page } from '@playwright/test';
import { seeded } from '../src/core/random/seeded.ts';
import { tools as englishTools } from '../src/words/en/figure.ts';
import { howMany, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { LABEL_VIEWS, labelFaults, nameOf } from './support/labelViews.ts';
import { holdBack } from './support/network.ts';
import { expectStep, goElsewhere, openLink, sentence } from './support/reading.ts';

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });

/** One in so many, another one with another seed; the computed boxes of all are compared without a browser. */
const SHARE = howMany(24, 300);
const random = seeded(8);

for (const view of LABEL_VIEWS.filter(() => random.below(SHARE) === 0))
  test(`labels keep clear of all there is in ${nameOf(view)}`, async ({ page }) => {
    await openLink(page);
    expect(await labelFaults(page, view)).toEqual([]);
  });

test('the widest tree of the textbooks is legible as it comes, and still when it is shown whole', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=nilsson-fig-3-12&step=100');
  const sizes = await page
    .locator('svg.tree .viewport text')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  await page.getByRole('button', { name: englishTools.fit }).click();
  const leaves = await page.locator('svg.tree .leaf .value').evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const frame = figure.closest('svg')!.getBoundingClientRect();
      const scale = (figure as SVGTextElement).getScreenCTM()?.a ?? 0;
      return {
        isInside: left >= frame.left && right <= frame.right,
        px: Number.parseFloat(getComputedStyle(figure).fontSize) * scale,
      };
    }),
  );
  expect(leaves).toHaveLength(41);
  expect(leaves.filter(({ isInside }) => !isInside)).toEqual([]);
  expect(Math.min(...leaves.map(({ px }) => px))).toBeGreaterThanOrEqual(10);
});

/** Steps whose sentences name nodes of the fourth ply, which have little room. */
const CROWDED = [16, 30, 46, 58];

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];
for (const size of someOf(SIZES, 1, 3))
  test.describe(`At ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('every node that a sentence names has its name in the figure, presented as well', async ({
      page,
    }) => {
      for (const step of CROWDED) {
        await openLink(page, `v1&tree=thu-fig-3-10&step=${step}`);
        await expectStep(page, step);
        await expectNamesDrawn(page);
        await page.keyboard.press('f');
        await expect(page.locator('.app')).toHaveClass(/presenting/);
        await expectNamesDrawn(page);
        await page.keyboard.press('Escape');
      }
    });
  });

async function expectNamesDrawn(page: Page): Promise<void> {
  const said = await sentence(page).locator('.token:not(.leaf)').allTextContents();
  expect(said.length).toBeGreaterThan(0);
  const names = page.locator('svg.tree .name');
  await expect.poll(() => names.allTextContents()).toEqual(expect.arrayContaining(said));
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const tree of ['thu-fig-3-10', 'grundy-7'])
    test(`zooming in brings the names of all that is in view: ${tree}`, async ({ page }) => {
      await openLink(page, `v1&tree=${tree}&step=0`);
      await expect.poll(async () => (await namesInView(page)).unnamed.length).toBeGreaterThan(0);
      for (let press = 0; press < 2; press += 1)
        await page.getByRole('button', { name: englishTools.zoomIn }).click();
      await expect
        .poll(async () => {
          const { named, unnamed } = await namesInView(page);
          return { hasNames: named > 1, unnamed };
        })
        .toEqual({ hasNames: true, unnamed: [] });
    });

  test('what is zoomed in before the wheel and the drag can zoom stays zoomed in after', async ({ page }) => {
    const scale = () =>
      page
        .locator('svg.tree .node.leaf')
        .first()
        .evaluate((one) => one.getBoundingClientRect().width);
    const letCome = await holdBack(page, 'panZoom');
    await openLink(page, 'v1&tree=thu-fig-3-10&step=0', 'commit');
    const before = await scale();
    await page.getByRole('button', { name: englishTools.zoomIn }).click();
    await expect.poll(scale).toBeCloseTo(1.4 * before, 1);
    const come = page.waitForResponse(/panZoom/);
    letCome();
    await come;
    await page.getByRole('button', { name: englishTools.zoomIn }).click();
    await expect.poll(scale).toBeCloseTo(1.4 * 1.4 * before, 1);
  });

  test('windows that are answered keep clear of each other', async ({ page }) => {
    for (const place of someOf([1, 7, 12, 30], 1, 2).map((seed) => `windows.2.${seed}`)) {
      await openPlace(page, place);
      await page.locator('.sheet-entry input').first().waitFor();
      for (const entry of await page.locator('.sheet-entry input').all()) await entry.fill('-12, inf');
      await expect(page.locator('svg.tree .bounds', { hasText: '(−12' }).first()).toBeVisible();
      const boxes = await page
        .locator('svg.tree .bounds')
        .evaluateAll((texts) =>
          texts
            .filter(({ textContent }) => textContent !== '')
            .map((text) => ({ ...text.getBoundingClientRect().toJSON(), text: text.textContent })),
        );
      expect(boxes.length, place).toBeGreaterThan(1);
      const runsInto = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => Math.abs(a.top - b.top) < a.height / 2 && a.left < b.right && b.left < a.right)
          .map((b) => `${place}: ${a.text} at ${a.left} runs into ${b.text} at ${b.left}`),
      );
      expect.soft(runsInto).toEqual([]);
    }
  });
});

/** How many of the inner nodes that are wholly in view have their names, and which have none. */
async function namesInView(page: Page): Promise<{ named: number; unnamed: (string | null)[] }> {
  return page.locator('svg.tree .node:not(.leaf)').evaluateAll((nodes) => {
    const frame = document.querySelector('svg.tree')!.getBoundingClientRect();
    const inView = nodes.filter((node) => {
      const { left, right, top, bottom } = node.querySelector('.shape')!.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    });
    const unnamed = inView.filter((node) => !node.querySelector('.name')?.textContent);
    return {
      named: inView.length - unnamed.length,
      unnamed: unnamed.map((node) => node.getAttribute('data-node')),
    };
  });
}

async function openPlace(page: Page, place: string): Promise<void> {
  await goElsewhere(page);
  await page.goto(`./#v1&practice=${place}`);
  await expect(page.locator('svg.tree .value', { hasText: '?' }).first()).toBeVisible();
}
