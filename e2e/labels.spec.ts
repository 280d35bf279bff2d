/** No two labels of the drawing run into each other: every library tree, every step, every notation. */
import type { Page } from '@playwright/test';
import { ALGORITHM, ALGORITHMS, type AlgorithmName } from '../src/core/search/algorithms.ts';
import { BOUND_NOTATIONS, type BoundNotation } from '../src/core/trace/boundNotation.ts';
import type { Example } from '../src/library/example.ts';
import { LIBRARY } from '../src/library/library.ts';
import { runOf } from '../tests/library/runs.ts';
import { expect, test } from './quietTest.ts';
import { labelOverlaps } from './support/labelOverlaps.ts';
import { en, openLink, zh } from './support/reading.ts';

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 120_000 });

/** So many trees share a page: a load costs more than most of them. */
const TREES_OF_A_PAGE = 4;

for (let first = 0; first < LIBRARY.length; first += TREES_OF_A_PAGE) {
  const examples = LIBRARY.slice(first, first + TREES_OF_A_PAGE);
  test(`labels keep clear of each other in ${examples.map(({ id }) => id).join(', ')}`, async ({ page }) => {
    const faults: string[] = [];
    await openLink(page);
    for (const [index, example] of examples.entries()) {
      const look = async (view: string, hoverAt: number): Promise<void> => {
        const { overlaps, covered, pictures } = await labelOverlaps(page, hoverAt);
        expect(pictures).toBeGreaterThan(1);
        for (const fault of [...overlaps, ...covered]) faults.push(`${example.id}, ${view}, ${fault}`);
      };
      for (const algorithm of algorithmsOf(example)) {
        const { length } = runOf(example, {}, algorithm);
        for (const notation of notationsOf(algorithm)) {
          await show(page, { example, algorithm, notation, length });
          await look(`${algorithm}, ${notation}`, Math.round(length * 0.6));
        }
      }
      // A tree wider than the frame has another picture when it is shown whole.
      if (await becomesSmaller(page)) await look('shown whole', 0);
      // The other language changes none of the figures, only the names of the plies.
      const [here, there] = index % 2 === 0 ? ['EN', '中文'] : ['中文', 'EN'];
      await page.getByRole('radio', { name: there }).click();
      await expect(page.getByRole('radio', { name: there })).toBeChecked();
      await look(`not in ${here} but in ${there}`, 0);
    }
    expect(faults).toEqual([]);
  });
}

/** Shows the whole tree; whether it was larger before. */
async function becomesSmaller(page: Page): Promise<boolean> {
  const scale = (): Promise<number> =>
    page.locator('svg.tree .viewport').evaluate((view: SVGGElement) => view.getScreenCTM()?.a ?? 0);
  const before = await scale();
  await page
    .getByRole('button', { name: en.fit })
    .or(page.getByRole('button', { name: zh.fit }))
    .click();
  return (await scale()) < before;
}

function algorithmsOf(example: Example): readonly AlgorithmName[] {
  return [...new Set<AlgorithmName>(['alpha-beta', example.algorithm])];
}

/** Without a window only the proved range has anything to write. */
function notationsOf(algorithm: AlgorithmName): readonly BoundNotation[] {
  return ALGORITHM[algorithm].hasWindow ? BOUND_NOTATIONS : ['window', 'range'];
}

interface Shown {
  readonly example: Example;
  readonly algorithm: AlgorithmName;
  readonly notation: BoundNotation;
  /** of the run */
  readonly length: number;
}

/** Follows a link within the open page. */
async function show(page: Page, { example, algorithm, notation, length }: Shown): Promise<void> {
  await page.goto(`./#v1&tree=${example.id}&algorithm=${algorithm}&notation=${notation}&step=0`);
  await expect(page.locator('input[name=algorithm]').nth(ALGORITHMS.indexOf(algorithm))).toBeChecked();
  await expect(page.locator('input[name=notation]').nth(BOUND_NOTATIONS.indexOf(notation))).toBeChecked();
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(length));
  const titles = Object.values(example.title).map((title) => page.locator('header').getByText(title));
  await expect(titles.reduce((one, other) => one.or(other))).toBeVisible();
}

test('the widest tree of the textbooks is legible when it is shown whole', async ({ page }) => {
  await openLink(page, 'v1&tree=nilsson-fig-3-12&step=100');
  await page.getByRole('button', { name: en.fit }).click();
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
  expect(Math.min(...leaves.map(({ px }) => px))).toBeGreaterThanOrEqual(12);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('windows that are answered keep clear of each other', async ({ page }) => {
    for (const place of [1, 7, 12, 30].map((seed) => `windows.2.${seed}`)) {
      await openPlace(page, place);
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

async function openPlace(page: Page, place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#v1&practice=${place}`);
  await expect(page.locator('svg.tree .value', { hasText: '?' }).first()).toBeVisible();
}
